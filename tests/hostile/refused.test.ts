/**
 * What the loader does not let in: signs that no page may carry, addresses and slugs that leave their place.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileOfAddress, paths } from '../../generator/core/addresses.ts'
import { quote } from '../../generator/core/printable.ts'
import { slug } from '../../generator/schema/field.ts'
import { redirectSchema } from '../../generator/schema/redirect.ts'
import { settingsSchema } from '../../generator/schema/settings.ts'
import { anyCharacter, tries } from '../depth.ts'
import { badLinks, refusedSigns, texts } from './corpus.ts'
import { fullSite, ownerFields } from './owner-fields.ts'

const fields = ownerFields(fullSite())
const free = fields.filter(({ accepts }) => accepts('Een vrije tekst'))
const strict = fields.filter((field) => !free.includes(field))

describe('strings of data/ and of front matter', () => {
  test('no field takes a sign that no page may carry: alone, in front, within or behind', () => {
    for (const { name, value, accepts } of fields) {
      const spoilt = refusedSigns.flatMap((sign) => [
        `x${sign}y`,
        `${value.slice(0, 1)}${sign}${value.slice(1)}`,
      ])
      expect(spoilt.filter(accepts).map(quote), name).toEqual([])
    }
  })

  test('signs that can be seen, and line ends between paragraphs, are welcome everywhere', () => {
    for (const { name, accepts } of free)
      expect(accepts('Één\n\ntwee\t’ € \u{1f3b8} \u2028 \u00ad עברית'), name).toBe(true)
  })

  test('what is no free text takes nothing hostile at all', () => {
    expect(strict.length).toBeGreaterThan(50)
    // An address of another host is what the fields for services are for, and a plain word may well be a slug
    // or a key.
    const hostile = [...texts, ...badLinks].filter(
      (text) => text !== 'https://evil.example/' && !/^[a-z]+$/i.test(text),
    )
    for (const { name, accepts } of strict) expect([name, ...hostile.filter(accepts)]).toEqual([name])
  })

  test('a value is named in a message without signs that a terminal would obey', () => {
    expect(quote('\x1b[2J\u009b2J\u202e')).toBe('"\\u001b[2J\\u009b2J\\u202e"')
  })
})

describe('slugs and addresses', () => {
  const names = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.stringMatching(/^[a-z0-9./\\%_ -]{0,12}$/),
    fc.constantFrom(...texts, ...badLinks, ...refusedSigns),
  )

  test('a slug that is let in is one plain name, which no file system and no address reads in another way', () => {
    fc.assert(
      fc.property(names, (name) => {
        if (!slug.safeParse(name).success) return
        expect(name).toMatch(/^[a-z0-9-]+$/)
        expect([
          name.normalize('NFC'),
          name.normalize('NFKD'),
          name.toLowerCase(),
          encodeURIComponent(name),
        ]).toEqual([name, name, name, name])
        for (const trailingSlash of [true, false]) {
          const file = fileOfAddress(paths.act({ slug: name }), { trailingSlash })
          expect(new URL(file, 'https://host.example/').pathname).toBe(`/${file}`)
          expect(file.startsWith('artist/')).toBe(true)
        }
      }),
      { numRuns: tries(300, 2000) },
    )
  })

  test('an end of a redirect that is let in is kept as names that no configuration of a host reads as more, in one spelling', () => {
    const { from, to } = redirectSchema.shape
    const addresses = fc.oneof(
      names,
      fc
        .array(fc.oneof(names, fc.constantFrom('', 'oud', 'a%2fb', '*', ':x', 'a/ 301\n')), { maxLength: 3 })
        .map((parts) => parts.join('/')),
    )
    fc.assert(
      fc.property(addresses, (address) => {
        for (const written of [address, `/${address}/`, `/${address}`])
          for (const end of [from, to]) {
            const { data: kept = '/' } = end.safeParse(written)
            expect(kept).toMatch(/^(?:https:\/)?\/[\w.~+,@!()&=%?#:/-]*$/)
            const read = decodeURIComponent(kept)
            expect(read).not.toMatch(/[\p{C}\\"`{}<>$;]|\/\./u)
            // Another site may have two slashes in a path; here they would name another host.
            if (!read.startsWith('https://')) expect(read).not.toContain('//')
            expect(end.parse(kept)).toBe(kept)
          }
      }),
      { numRuns: tries(300, 2000) },
    )
  })

  const addressOf = (address: string) => settingsSchema.shape.forms.shape.contact.safeParse(address).success
  test.each([
    'https://a.example;script-src',
    "https://a.example/'unsafe-inline'",
    'https://*.example/',
    'https://a.example/ x',
    'https://a.example/\n/* x',
    'https://u:p@a.example/',
    'https://a.example,b.example/',
    'https://a.example"',
    'https:///a',
    'https://a.example\\@b.example/',
  ])('%j could mean something to a policy or a list, and is no address of a service', (address) =>
    expect(addressOf(address)).toBe(false),
  )
  test.each([
    'https://formulier.example/f?k=a&b=%22;c,d#e',
    'https://a-b.example:8443/x/y',
    'https://café.example/',
    'https://fonts.example/css2?family=A:wght@1,2%7CB',
  ])('%s is one', (address) => expect(addressOf(address)).toBe(true))

  test('a script of the site cannot be one of another host', () => {
    const script = (address: string) =>
      settingsSchema.shape.analytics.safeParse({ scripts: [address], hosts: [] }).success
    expect(['//evil.example/x.js', '//evil/x.js', '/a//b.js', '/../x.js', '/x.js?y'].filter(script)).toEqual(
      [],
    )
    expect(script('/cijfers/x-1.js')).toBe(true)
  })

  test.each([
    'info@a.example?bcc=x@b.example',
    'a b@c.example',
    'a@b.example\n',
    'a@b',
    'a"@b.example',
    'a@b.example,c@d.example',
    'a@b.example%0a',
  ])('%j is no e-mail address', (email) =>
    expect(settingsSchema.shape.email.safeParse(email).success).toBe(false),
  )
})
