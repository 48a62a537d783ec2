/**
 * Every value of `data/site.ts` and `data/claims.ts` may change: the whole site follows, and nothing of the
 * old value is left.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesBelow, projectRoot, type Run, SmallProject } from './project.ts'
import { claims, hours } from './small-project/data/claims.ts'
import { site as settings } from './small-project/data/site.ts'

type Leaf = { path: string; old: string | number | boolean }

function leavesOf(value: object, prefix = ''): Leaf[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = `${prefix}${key}`
    return typeof inner === 'object' && inner !== null ? leavesOf(inner, `${path}.`) : [{ path, old: inner }]
  })
}

// Articles name their category, so another list needs other articles. Estimates of trips and the
// radius of the service area are not shown as they are written.
const { articleCategories, travel, serviceArea, ...site } = settings
/** The claims with a value of their own: the number of acts is counted. */
const claimLeaves = Object.entries({ claims, hours }).flatMap(([list, own]) =>
  own.flatMap((claim): Leaf[] =>
    'value' in claim && claim.key !== 'acts' ? [{ path: `${list}.${claim.key}`, old: claim.value }] : [],
  ),
)
const leaves = [...leavesOf(site), ...claimLeaves]

/** Another value that the field may have: what has no form of its own gets words that nothing else says. */
function other({ path, old }: Leaf): string | number | boolean {
  const shaped: Record<string, string> = {
    locale: 'fr-BE',
    address: 'https://elders.example/onder',
    phone: '+31 20 123 45 67',
    email: 'post@elders.example',
    'hours.structured': 'Mo-Sa 10:00-21:00',
  }
  if (typeof old === 'boolean') return !old
  if (typeof old === 'number') return old + (path === 'claims.depositPercent' ? 1 : 0.5)
  return shaped[path] ?? `Anders${leaves.findIndex((leaf) => leaf.path === path)}`
}

function changed(value: object, prefix = ''): object {
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const path = `${prefix}${key}`
    return [
      key,
      typeof inner === 'object' && inner !== null ? changed(inner, `${path}.`) : other({ path, old: inner }),
    ]
  })
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/**
 * Pictures, fonts and the drawn riders in PDF: no text can be searched in them. The cards have their words as
 * pixels.
 */
const binary = /\.(avif|webp|jpe?g|png|ico|woff2|pdf)$/

describe('when every value of data/site.ts and data/claims.ts is another one', () => {
  const project = new SmallProject()
  let generated: Run
  const texts = new Map<string, string>()
  beforeAll(() => {
    // The province of a city, which is that of the agency by chance.
    for (const file of ['data/cities.ts', 'content/cities/leuven.md'])
      project.edit(file, /Vlaams-Brabant/gi, 'Elders')
    // Articles name their category, so they follow it.
    for (const leaf of leaves.filter(({ path }) => path.startsWith('articleCategories.'))) {
      for (const file of filesBelow(join(project.root, 'content/blog'))) {
        const article = `content/blog/${file}`
        project.write(
          article,
          project
            .read(article)
            .replace(`\ncategory: '${leaf.old}'\n`, () => `\ncategory: '${other(leaf)}'\n`),
        )
      }
    }
    project.write(
      'data/site.ts',
      `export const site = ${JSON.stringify({ ...changed(site), articleCategories, travel, serviceArea })}`,
    )
    const changedClaims = Object.entries({ claims, hours }).map(([list, own]) => {
      const changedOnes = own.map((claim) => {
        const leaf = claimLeaves.find(({ path }) => path === `${list}.${claim.key}`)
        return leaf ? { ...claim, value: other(leaf) } : claim
      })
      return `export const ${list} = ${JSON.stringify(changedOnes)}\n`
    })
    project.write('data/claims.ts', changedClaims.join(''))
    generated = project.run('generate')
    const out = join(project.root, 'out')
    for (const file of filesBelow(out))
      if (!binary.test(file)) texts.set(file, readFileSync(join(out, file), 'utf8'))
  })

  const filesWith = (pattern: RegExp) =>
    [...texts].filter(([, text]) => pattern.test(text)).map(([file]) => file)

  test('the site is generated', () => {
    // The exceptions in data/copy.ts name the old opening hours.
    const others = generated.errors.match(/^(?:error|warning) {2}(?!copy-(?:number|exception-unused)$).*$/gm)
    expect({ exitCode: generated.exitCode, others }).toEqual({ exitCode: 0, others: null })
  })

  test.each(leaves.filter(({ old }) => typeof old !== 'boolean'))(
    'nothing is left of $path, which was $old',
    ({ path, old }) => {
      for (const pattern of tracesOf(path, String(old))) expect(filesWith(pattern)).toEqual([])
    },
  )

  test('nothing is left of the old spelling of addresses, and of the service worker', () => {
    expect(filesWith(/ href="\/onder\/[^"?#.]+\/["?#]/)).toEqual([])
    expect(filesWith(/ data-worker="/)).toEqual([])
  })

  test.each(leaves.filter(({ old }) => typeof old === 'string'))(
    'the new value of $path is there',
    (leaf) => {
      expect(filesWith(whole(String(other(leaf)))).length).toBeGreaterThan(0)
    },
  )
})

/** A value that is not a part of a longer word or number, in capitals or not. */
const whole = (value: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')

/** What an old value looks like in a file. */
function tracesOf(path: string, old: string): RegExp[] {
  if (path === 'phone') return [whole(old), whole(old.replaceAll(' ', ''))]
  if (path === 'address') return [whole(new URL(old).host)]
  // The same figure is a distance on other pages, and a percentage of its year in articles.
  if (path === 'claims.depositPercent') return [whole(`${old} procent`)]
  // The categories of articles are words that other texts use, too: articles show theirs as a badge.
  if (path.startsWith('articleCategories.')) return [new RegExp(`<span class="badge">${old}</span>`)]
  // Pages name the country as a part of the area that the agency serves.
  return [path === 'company.address.country' ? /"addressCountry":"BE"/ : whole(old)]
}

describe('the examples of statistics in data/site.ts', () => {
  const examples = (text: string) => text.match(/^ {2}\/\/ analytics: .*$/gm) ?? []
  const own = examples(readFileSync(join(projectRoot, 'tests/small-project/data/site.ts'), 'utf8'))
  const known = [
    { name: 'Plausible', host: 'https://plausible.io', tag: ' data-domain="www.XXXX.be"' },
    { name: 'Umami', host: 'https://*.umami.dev', tag: ' data-website-id="XXXX"' },
    { name: 'Matomo', host: 'https://xxxx.matomo.cloud', tag: 'src="https://XXXX.matomo.cloud/matomo.js"' },
    { name: 'Google', host: 'https://*.google-analytics.com', tag: undefined },
  ].map((service, index) => ({ ...service, example: own[index] ?? expect.fail() }))

  test.each(known)(
    '$name is right: the policy, the pages and the privacy page follow',
    ({ host, tag, example }) => {
      const project = new SmallProject()
      project.edit('data/site.ts', example, example.replace('// ', ''))
      const { exitCode, errors } = project.run('generate')
      expect([exitCode, errors]).toEqual([0, ''])
      const page = project.read('out/about/index.html')
      for (const text of [page, project.read('out/_headers')]) {
        expect(/script-src [^;]*/.exec(text)?.[0]).toContain(host)
        expect(/connect-src [^;]*/.exec(text)?.[0]).toContain(host)
        expect(text).not.toContain('trusted-types')
      }
      const privacy = project.read('out/privacy/index.html')
      expect(privacy).not.toMatch(/geen (eigen cookies|analyse)/i)
      expect(privacy).toContain(host.slice('https://'.length))
      if (tag)
        expect(page).toMatch(new RegExp(`statistics-\\w+\\.js" [^>]*>[^<]*</script>\\s*<script [^>]*${tag}`))
      else expect(page).not.toContain('<script src="https://')
      expect(privacy.includes('data-statistics')).toBe(tag === undefined)
      expect(project.run('generate', '--address', 'https://preview.example')).toMatchObject({ exitCode: 0 })
      expect(project.read('out/about/index.html')).not.toContain(host)
      expect(project.read('out/privacy/index.html')).toContain('geen analyse')
    },
  )
})

test('the privacy page that says nothing of statistics is a warning, and Google without consent an error', () => {
  const project = new SmallProject()
  project.edit('data/site.ts', 'serviceWorker: true', "analytics: { google: 'G-1' },\n  serviceWorker: true")
  project.edit('content/pages/privacy.md', '::statistics', '')
  expect(project.run('check').errors + project.run('check').output).toMatch(
    /data\/site\.ts:\d+: warning third-party-undeclared: .* contact www\.googletagmanager\.com/,
  )
  project.edit('data/site.ts', "google: 'G-1'", "google: 'G-1', consent: false")
  expect(project.run('check')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('without "consent: false", because Google Analytics keeps cookies'),
  })
})
