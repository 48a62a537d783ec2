import { expect, test } from 'vitest'
import type { ChangeKind } from './difference.ts'
import { pageChanges } from './page-changes.ts'

const page = `<!DOCTYPE html><html lang="nl"><head><title>Silkwood | Toegift</title><meta name="description" content="Een duo.">
<meta name="robots" content="index,follow"><link rel="canonical" href="https://x.example/silkwood/"><meta property="og:image" content="/assets/cards/silkwood.AAAA1111.jpg">
<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><link rel="stylesheet" href="/assets/site-AAAA1111.css"><script src="/assets/site-BBBB2222.js" defer></script>
<script type="application/ld+json">{"@type":"Service","offers":{"@type":"Offer","price":800},"list":[{"position":1,"name":"Duo"}]}</script></head>
<body><main id="inhoud"><section class="hero"><h1>Silkwood</h1><p class="lead">Vanaf € 800 in <a href="/gent/" rel="author">Gent</a>.</p></section>
<section><h2>Over ons</h2><p>Twee stemmen.</p><img src="/assets/images/silkwood.CCCC3333.jpg" alt="Een duo" width="800"><svg viewBox="0 0 8 8"><path d="M1 1"/></svg></section>
<section><h2>Vraag aan</h2><form action="/boeking/"><input name="naam" type="text" required><button aria-label="Verstuur">Ga</button></form><pre>een
twee</pre></section></main></body></html>`

const mutations: [what: string, from: string, to: string, kind: ChangeKind][] = [
  ['language', 'lang="nl"', 'lang="fr"', 'head'],
  ['title', 'Silkwood | Toegift', 'Silkwood', 'title'],
  ['description', 'Een duo.', 'Een trio.', 'description'],
  ['directives for robots', 'index,follow', 'noindex', 'robots'],
  ['canonical address', 'https://x.example/silkwood/', 'https://x.example/', 'canonical'],
  ['entry of the head', 'og:image', 'og:video', 'head'],
  ['card', 'silkwood.AAAA1111', 'silkwood.DDDD4444', 'pictures'],
  ['policy', "script-src 'self'", "script-src 'self' 'unsafe-inline'", 'head'],
  ['stylesheet', 'site-AAAA1111.css', 'site-DDDD4444.css', 'styling'],
  ['script', 'site-BBBB2222.js', 'other.js', 'head'],
  ['attribute of a script', ' defer>', ' async>', 'head'],
  ['field of the structured data', '"price":800', '"price":900', 'structured data'],
  ['type in the structured data', '"Offer"', '"AggregateOffer"', 'structured data'],
  ['place in a list of the structured data', '"position":1', '"position":2', 'structured data'],
  ['text', 'Twee stemmen', 'Drie stemmen', 'text'],
  ['level of a heading', '<h2>Over ons</h2>', '<h3>Over ons</h3>', 'headings'],
  ['link', 'href="/gent/"', 'href="/lier/"', 'links'],
  ['link that is not followed', 'rel="author"', 'rel="nofollow"', 'links'],
  ['picture', 'images/silkwood.', 'images/winnetoe.', 'pictures'],
  ['text of a picture', 'alt="Een duo"', 'alt=""', 'text'],
  ['size of a picture', 'width="800"', 'width="400"', 'pictures'],
  ['drawing', 'M1 1', 'M2 2', 'styling'],
  ['class', 'class="hero"', 'class="hero dark"', 'styling'],
  ['attribute that hides', '<section><h2>Over', '<section hidden><h2>Over', 'styling'],
  ['field', ' required', '', 'text'],
  ['address of a form', 'action="/boeking/"', 'action="https://evil.example/"', 'links'],
  ['label', 'Verstuur', 'Stuur', 'text'],
  ['line of a preformatted text', 'een\ntwee', 'een twee drie', 'text'],
]

test.each(mutations)('another %s is one change', (_, from, to, kind) => {
  const after = page.split(from).join(to)
  expect(after === page).toBe(false)
  const changes = pageChanges(page, after, () => false)
  expect(changes.some((change) => change.kind === kind)).toBe(true)
  expect(changes.length).toBeLessThan(3)
})

test('tags of a card that is gone are no change of their own, and those of its neighbours are', () => {
  const cards = (...names: string[]) =>
    `<html><head></head><body><ul class="cards">${names.map((name) => `<li class="${name}"><h3>${name}</h3><p><b>Tekst</b> ${name}</p><hr class="${name}"></li>`).join('')}</ul></body></html>`
  const changes = (after: string) => pageChanges(cards('een', 'twee', 'drie'), after, () => false)
  expect(changes(cards('twee', 'drie'))).toEqual([
    { kind: 'headings', before: 'een', after: undefined, lines: 2 },
  ])
  expect(changes(cards('twee', 'drie').replace('class="drie"', 'class="vier"'))).toMatchObject([
    { kind: 'headings', before: 'een' },
    { kind: 'styling', before: '<li class="drie">', after: '<li class="vier">' },
  ])
})

test('a card in the place of another one is one change', () => {
  const card = (name: string, text: string) =>
    `<html><head></head><body><main><h2>Ook leuk</h2><h3>${name}</h3><p>${text}</p><a href="/${name}/">Bekijk</a></main></body></html>`
  const changes = pageChanges(
    card('1984', 'Vijf mensen in het zwart'),
    card('Krvtz', 'Rock uit Leuven'),
    () => false,
  )
  expect(changes).toMatchObject([
    { kind: 'headings', what: 'block', before: '1984', after: 'Krvtz', lines: 3 },
  ])
})
