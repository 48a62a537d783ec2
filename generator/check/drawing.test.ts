import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDrawing } from './drawing.ts'

const svg = (content: string, attributes = 'viewBox="0 0 120 80"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${content}\n</svg>`

/** The problems of a drawing: code and line. */
async function found(text: string | Uint8Array): Promise<string[]> {
  const { problems } = await checkDrawing('static/images/a.svg', Buffer.from(text))
  return problems.map(({ code, places: [place] }) => `${code}:${place?.line ?? '-'}`)
}

test('a plain drawing is accepted, and its size is that of its viewBox', async () => {
  const drawing = svg(
    '<defs><linearGradient id="a"/></defs><g id="b"><path fill="url(#a)" d="M0 0h9"/></g><use href="#b" transform="rotate(9)"/>',
  )
  expect(await checkDrawing('a.svg', Buffer.from(drawing))).toEqual({ width: 120, height: 80, problems: [] })
})

test.each([
  [
    'an animation in CSS',
    '<style>@media (prefers-reduced-motion: no-preference) { path { animation: spin 9s } } @keyframes spin { to { rotate: 1turn } }</style>',
  ],
  ['a font by its name', '<style>g { font-family: "Figtree" }</style>'],
  [
    'what Inkscape notes',
    '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>',
  ],
  ['metadata', '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>'],
  ['a comment', '<!-- <script>x</script> -->'],
])('%s is allowed', async (_, content) => expect(await found(svg(content))).toEqual([]))

test.each([
  ['a script', '<script>alert(1)</script>', 'drawing-element:2'],
  [
    'a script of another namespace',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>',
    'drawing-element:2',
  ],
  ['a script behind a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 'drawing-element:2'],
  ['a script in metadata', '<metadata><script/></metadata>', 'drawing-element:2'],
  ['an event', '<path\nonload="x()"/>', 'drawing-attribute:2'],
  ['an event in capitals', '<path ONCLICK="x()"/>', 'drawing-attribute:2'],
  ['a repeated part of another file', '<use href="https://a.example/b.svg#c"/>', 'drawing-reference:2'],
  ['the same, the old way', '<use xlink:href="b.svg#c"/>', 'drawing-reference:2'],
  ['a base for references', '<g xml:base="https://a.example/"/>', 'drawing-attribute:2'],
  ['a fill', '<path fill="url(https://a.example/#b)"/>', 'drawing-reference:2'],
  ['a fill with an escaped name', '<path fill="u\\72l(b.svg)"/>', 'drawing-reference:2'],
  ['a style', '<path style="mask:url(//a.example/b)"/>', 'drawing-reference:2'],
  ['an imported style sheet', '<style>@import "b.css";</style>', 'drawing-reference:2'],
  [
    'an imported style sheet with an escaped name',
    '<style>@\\69mport "b.css";</style>',
    'drawing-reference:2',
  ],
  ['a font', '<style>@font-face { src: url(a.woff2) }</style>', 'drawing-reference:2'],
  ['a style sheet in CDATA', '<style><![CDATA[path { fill: url(b.svg) }]]></style>', 'drawing-reference:2'],
  ['a style sheet around an element', '<style><g/>path { fill: url(b.svg) }</style>', 'drawing-element:2'],
  ['a set of pictures', '<style>svg { background: image-set("b.png" 1x) }</style>', 'drawing-reference:2'],
  ['an address without an end', '<style>svg { background: url(b.png</style>', 'drawing-reference:2'],
  ['a style sheet by instruction', '<?xml-stylesheet href="b.css"?>', 'drawing-declaration:2'],
])('a drawing runs no code and refers to nothing outside of its file: %s', async (_, content, problem) =>
  expect((await found(svg(content)))[0]).toBe(problem),
)

describe('a drawing is quick to paint', () => {
  /**
   * Definitions of which each has ten shapes that refer to the next one; so many levels make a power of ten.
   */
  const nested = (levels: number, element: string, refer: (id: string) => string, shapes = 10) =>
    Array.from(
      { length: levels },
      (_, level) =>
        `<${element} id="n${level}">${`<path d="M0 0h9" ${refer(`n${level + 1}`)}/>`.repeat(shapes)}</${element}>`,
    ).join('')
  const with200 = (attribute: string) => `<path d="M0 0h9" ${attribute}/>`.repeat(200)
  const blur = '<filter id="n0"><feGaussianBlur stdDeviation="5"/></filter>'
  test.each([
    ['masks in masks', nested(9, 'mask', (id) => `mask="url(#${id})"`)],
    ['patterns in patterns', nested(9, 'pattern', (id) => `fill="url(#${id}) none"`)],
    ['markers on markers', nested(9, 'marker', (id) => `marker-end="url(#${id})"`)],
    ['references in styles of elements', nested(9, 'mask', (id) => `style="color:red;mask:url(#${id})"`)],
    ['references with escapes', nested(9, 'mask', (id) => `mask="url(#%6e${id.slice(1)})"`)],
    [
      'references by classes',
      `<style>${[1, 2, 3, 4, 5, 6].map((n) => `.a .c${n}{mask:url(#n${n})}`).join('')}</style>${nested(6, 'mask', (id) => `class="b c${id.slice(1)}"`)}`,
    ],
    [
      'references by names in a media query',
      `<style>@media all{svg .a{mask:url(#n1)}}</style>${nested(2, 'mask', () => '', 200)}${with200('class="a"')}`,
    ],
    [
      'templates of patterns',
      nested(9, 'pattern', (id) => `fill="url(#${id})"`).replaceAll('<pattern', '<pattern href="#n9"'),
    ],
    [
      'a fill that many elements inherit',
      `${nested(2, 'pattern', () => '', 150)}<g fill="url(#n0)">${with200('')}</g>`,
    ],
    [
      'a variable',
      `${nested(2, 'pattern', () => '', 150)}<g style="--a:url(#n0)">${with200('fill="var(--a)"')}</g>`,
    ],
    [
      'a mask that elements ask for by name',
      `${nested(2, 'mask', () => '', 150)}<g mask="url(#n0)">${with200('mask="inherit"')}</g>`,
    ],
    [
      'one id for two elements',
      `<mask id="a"/>${'<mask id="a"><path d=""/></mask>'.repeat(2)}${`<path mask="url(#a)"/>`.repeat(200)}`,
    ],
    ['a blur for each of many elements', blur + with200('filter="url(#n0)"')],
    [
      'a filter that weighs many neighbours',
      `<filter id="a"><feConvolveMatrix order="20" kernelMatrix="${'1 '.repeat(400)}"/></filter>`,
    ],
  ])('%s are refused', async (_, content) => expect(await found(svg(content))).toEqual(['drawing-heavy:-']))

  test.each([
    ['masks of two levels', nested(2, 'mask', (id) => `mask="url(#${id})"`)],
    [
      'a shadow and a blur',
      `<filter id="a"><feGaussianBlur/><feOffset/><feMerge><feMergeNode/><feMergeNode/></feMerge></filter><g filter="url(#a)">${with200('')}</g>${blur}`,
    ],
    [
      'a gradient on each shape',
      `<style>.a{fill:url(#g)}</style><linearGradient id="g">${'<stop/>'.repeat(9)}</linearGradient>${with200('class="a"')}`,
    ],
    [
      'an arrow at the end of a curve',
      `<marker id="m"><path d="M0 0"/></marker><path marker-end="url(#m)" d="M0 0${'h1'.repeat(5000)}"/>`,
    ],
    [
      'a clipped picture',
      `<clipPath id="n0"><path d=""/></clipPath><g clip-path="url(#n0)">${with200('')}</g>`,
    ],
  ])('%s are allowed', async (_, content) => expect(await found(svg(content))).toEqual([]))

  test.each([
    ['a mask that hides itself', '<mask id="a"><path style="mask:url(#a)"/></mask>'],
    [
      'a style of everything but a class',
      '<style>path:not(.b){fill:url(#a)}</style><pattern id="a"><path d=""/></pattern>',
    ],
    ['a rule in a rule', '<style>svg{&amp; .b{fill:url(#a)}}</style><pattern id="a"><path d=""/></pattern>'],
    [
      'a step of an animation, which any element may take',
      '<style>@keyframes b{to{fill:url(#a)}}</style><pattern id="a"><path d=""/></pattern>',
    ],
  ])('%s leads back to itself', async (_, content) =>
    expect(await found(svg(content))).toEqual(['drawing-loop:-']),
  )
})

const laughs = [1, 2, 3, 4, 5, 6]
  .map((level) => `<g id="l${level}">${`<use href="#l${level + 1}"/>`.repeat(10)}</g>`)
  .join('')
const chain = Array.from(
  { length: 3000 },
  (_, index) => `<g id="c${index}"><use href="#c${index + 1}"/></g>`,
).join('')
test.each([
  ['a DOCTYPE', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'drawing-declaration:1'],
  ['repetitions of repetitions', svg(laughs), 'drawing-heavy:-'],
  ['a chain of repetitions', svg(chain), 'drawing-heavy:-'],
  ['an element that repeats itself', svg('<g id="a"><use href="#a"/></g>'), 'drawing-loop:-'],
  ['groups in groups', svg('<g>'.repeat(5000) + '</g>'.repeat(5000)), 'drawing-heavy:-'],
  ['a file of more than 200 kB', svg(`<path d="${'M0 0'.repeat(60_000)}"/>`), 'drawing-heavy:-'],
  ['no viewBox', svg('', ''), 'drawing-view-box:1'],
  ['a viewBox without area', svg('', 'viewBox="0 0 0 80"'), 'drawing-view-box:1'],
  ['a huge viewBox', svg('', 'viewBox="0 0 1e9 80"'), 'drawing-view-box:1'],
  ['an element that never ends', svg('<g>'), 'drawing-broken:3'],
  ['another kind of file', 'GIF89a', 'picture-broken:-'],
  ['an encoding that hides text', `<?xml version="1.0" encoding="utf-7"?>${svg('')}`, 'drawing-broken:1'],
  ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe, 0x3c]), 'drawing-broken:-'],
])('a drawing is small and complete: it is refused with %s', async (_, text, problem) =>
  expect((await found(text))[0]).toBe(problem),
)

test('every fault is reported at once, each with its line and a remedy', async () => {
  const { problems } = await checkDrawing('a.svg', Buffer.from(svg('<script/>\n<text/>\n<path onload=""/>')))
  expect(problems.map(({ places, hint }) => [places[0]?.line, hint])).toEqual([
    [2, 'Remove it: a picture runs no code.'],
    [3, 'Convert the text to paths in the drawing program: fonts differ from one device to the next.'],
    [4, 'Remove the attribute.'],
  ])
})

test('any text gives problems or a drawing, and never an error', async () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<svg',
      ' xmlns="http://www.w3.org/2000/svg"',
      '>',
      '<g id="a">',
      '<use href="#a"/>',
      '</',
      '<![CDATA[',
      ']]>',
      '&#0;',
      '"',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part), async (parts) => {
      await checkDrawing('a.svg', Buffer.from(parts.join('')))
    }),
  )
})
