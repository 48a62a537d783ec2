/** Every kind of drawing is published as it was drawn: the browser compares both, pixel by pixel. */
import { expect, test } from './browser.ts'
import { changedDrawings } from './changed-drawings.ts'

const drawing = (content: string, viewBox = '0 0 1200 800') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
const ground = '<path fill="#fff" d="M0 0h1200v800H0z"/>'
const three = (name: string) =>
  [100, 450, 800].map((x) => `<${name} x="${x}" y="200" width="300" height="300"/>`).join('')

const trials = {
  'faint layers': drawing(
    ground + [0, 50, 90].map((x) => `<path opacity=".04" d="M${x} 9h600v400H${x}z"/>`).join(''),
  ),
  'a gradient with stops and a middle between 0 and 1': drawing(
    `<radialGradient id="a" cx=".31" cy=".27" r=".42" fx=".35"><stop offset=".17" stop-color="red"/><stop offset=".63" stop-color="#00f" stop-opacity=".35"/></radialGradient><rect width="1200" height="800" fill="url(#a)"/>`,
  ),
  'a gradient with a transform of its own': drawing(
    `<linearGradient id="a" gradientTransform="rotate(33.3 .5 .5) scale(.37)"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect width="1200" height="800" fill="url(#a)"/>`,
  ),
  'a clip path in shares of its shape': drawing(
    `${ground}<clipPath id="a" clipPathUnits="objectBoundingBox"><circle cx=".43" cy=".47" r=".31"/></clipPath><rect width="1200" height="800" clip-path="url(#a)"/>`,
  ),
  'a mask in shares of its shape': drawing(
    `${ground}<mask id="a" maskContentUnits="objectBoundingBox"><path fill="#fff" fill-opacity=".7" d="M.1.2.8.3.4.9z"/></mask><rect width="1200" height="800" fill="red" mask="url(#a)"/>`,
  ),
  'an empty mask': drawing(
    `${ground}<mask id="a"/><rect width="900" height="800" fill="red" mask="url(#a)"/>`,
  ),
  'grain, with the values of its filter': drawing(
    `<filter id="a"><feTurbulence baseFrequency=".013 .4" seed="3.7"/><feColorMatrix values=".3 .4 .1 0 .2 .1 .6 0 0 0 0 .2 .5 0 0 0 0 0 0 1"/></filter><rect width="1200" height="800" filter="url(#a)"/>`,
  ),
  'a filter with a transfer table, a blur and light': drawing(
    `${ground}<filter id="a" primitiveUnits="objectBoundingBox"><feGaussianBlur stdDeviation=".013"/><feComponentTransfer><feFuncR type="table" tableValues=".13 .72 .4"/></feComponentTransfer></filter><circle cx="500" cy="400" r="300" fill="#841" filter="url(#a)"/>`,
  ),
  'a pattern in shares, with a part of one unit': drawing(
    `<pattern id="a" width=".13" height=".17" viewBox="0 0 1 1"><path d="M.1.1.7.2.4.8z" fill="red"/></pattern><rect width="1200" height="800" fill="url(#a)"/>`,
  ),
  'a symbol of one unit': drawing(
    `${ground}<symbol id="a" viewBox="0 0 1 1"><path d="M.1234.2345.8765.1234.5432.9876z" fill="red"/></symbol><use href="#a" width="1200" height="800"/>`,
  ),
  'a drawing in a drawing': drawing(
    `${ground}<svg x="100.4" width="50%" height="80%" viewBox="0 0 .5 .5" preserveAspectRatio="none"><circle cx=".25" cy=".25" r=".21"/></svg>`,
  ),
  'a shape that takes its stroke where it is used': drawing(
    `${ground}<defs><path id="a" d="M200 200h0M300 300l200 0l0 0l90 190" fill="none"/></defs><use href="#a" stroke="red" stroke-width="60" stroke-linecap="round"/>`,
  ),
  'markers, also around shapes that have none': drawing(
    `${ground}<marker id="a" viewBox="0 0 1 1" refX=".5" refY=".5" markerWidth="4.5" markerHeight="4.5"><circle cx=".5" cy=".5" r=".4" fill="red"/></marker><g marker-start="url(#a)" marker-mid="url(#a)" marker-end="url(#a)" stroke="#000" stroke-width="9" fill="none"><path d="M90 90l90 0l90 0l0 0l300 400"/><rect x="700" y="300" width="300" height="300"/></g>`,
  ),
  'small parts, scaled up': drawing(
    `${ground}<g transform="scale(1000)"><path d="M.1.1.5.123.3.456z"/><path d="M.6.1l.0004.3l.3-.01z" fill="red"/></g>`,
  ),
  'a matrix with small factors': drawing(
    `${ground}<rect width="900000" height="600000" transform="matrix(.0007 .00012 -.0001 .00083 100.7 50.2)"/>`,
  ),
  'one unit wide': drawing(
    '<path d="M.111.222.777.333.555.888Z"/><circle cx=".8" cy=".2" r=".05" opacity=".4"/>',
    '0 0 1 1',
  ),
  'one unit wide, with a size in pixels': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1200" height="1200"><path d="M.1.2.8.3.5.9z"/></svg>`,
  'twelve thousand units wide': drawing(
    '<path d="M111.5 222.5 7777 333 5555 7888Z" opacity=".37"/>',
    '0 0 12000 8000',
  ),
  'beside the origin': drawing('<path d="M-599.5-399.25 0 0-300 380z"/>', '-600.5 -400.5 1200.25 800.75'),
  percentages: drawing(
    `${ground}<rect x="12.5%" y="7.3%" width="33.3%" height="45%" rx="3%"/><circle cx="70%" cy="50%" r="11.7%"/>`,
  ),
  'outlines without an area': drawing(
    `${ground}<g stroke="red" stroke-width="30"><rect x="90" y="90" width="0" height="500"/><path d="M300 90h500"/></g>`,
  ),
  'faint outlines that overlap': drawing(
    `${ground}<g stroke="red" stroke-opacity=".4" stroke-width="90"><path fill="none" d="M90 200h500"/><path fill="none" d="M90 260h500"/></g>`,
  ),
  dashes: drawing(
    `${ground}<rect x="99" y="99" width="700" height="500" fill="none" stroke="#000" stroke-width="20" stroke-dasharray=".07 .03" pathLength="1"/>`,
  ),
  'curves that are nearly straight': drawing(
    `${ground}<path d="M9 9C300 9.4 600 9.2 900 9S1190 300 1190 700q0 .4-300 0t-300 .3a900 900 0 01-580-690" fill="#936"/>`,
  ),
  'a transform around an origin': drawing(
    `${ground}<rect x="100" y="100" width="300" height="300" transform="rotate(45)" transform-origin="250 250"/>`,
  ),
  'blending in attributes of style': drawing(
    `${ground}<g style="mix-blend-mode:multiply;opacity:.7"><g style="fill:red"><circle cx="400" cy="400" r="300"/></g></g><rect x="500" y="200" width="10" height="300" style="fill:#00f;width:400px;mix-blend-mode:multiply"/>`,
  ),
  'references in attributes of style': drawing(
    `<linearGradient id="b"><stop stop-color="red"/><stop offset="1" stop-color="#fd0"/></linearGradient><linearGradient id="a"><stop stop-color="#00f"/><stop offset="1"/></linearGradient><rect x="200" y="200" width="600" height="400" style="fill:url(#b);stroke:url(#a);stroke-width:90"/>`,
  ),
  'ids that are numbers, or the beginning of another': drawing(
    `<linearGradient id="01"><stop stop-color="red"/><stop offset="1" stop-color="#fd0"/></linearGradient><filter id="f"><feOffset dx="90"/></filter><filter id="f2"><feGaussianBlur stdDeviation="20"/></filter><rect width="600" height="400" fill="url(#01)" filter="url(#f2) url(#f)"/>`,
  ),
  'a style sheet by element': drawing(
    '<style>rect{fill:#eee} circle{fill:red} ellipse{fill:blue} polygon{fill:#080} line{stroke:red;stroke-width:20}</style><rect width="1200" height="800"/><circle cx="300" cy="300" r="200"/><ellipse cx="800" cy="300" rx="200" ry="100"/><polygon points="600 400 800 700 400 700"/><line x1="9" x2="900" y1="700" y2="750"/>',
  ),
  'a style sheet by place': drawing(
    `<style>rect:nth-child(5){fill:red} g > rect{fill:#00f} rect + rect{stroke:#0a0;stroke-width:30} g:first-of-type > :last-child{opacity:.3}</style><desc>Made in a hurry</desc><metadata/>${three('rect')}<g><g>${three('rect')}</g><rect y="600" width="300" height="90"/></g>`,
  ),
  'a style sheet by id and attribute': drawing(
    `<style>#long-name{fill:red} [width="300"]{stroke:#00f;stroke-width:20} [opacity=".50"]{fill:#0a0} [transform]{fill:#fd0} .a.b{fill:#909}</style>${ground}<rect id="long-name" x="90" y="90" width="300" height="300"/><rect x="500" y="90" width="200" height="300" opacity=".50"/><g transform="translate(9 9)"><path class="a b" d="M800 90h200v300z"/></g>`,
  ),
  'a style sheet with transforms and an animation': drawing(
    `<style>.a{transform:rotate(20deg);transform-origin:center;transform-box:fill-box} .b{animation:b 2s -1s paused linear} @keyframes b{to{transform:translate(400px,100px)}} path{transform:scale(.8)}</style>${ground}<rect class="a" x="200" y="200" width="300" height="300"/><g class="b"><g><circle cx="600" cy="500" r="90"/></g></g>`,
  ),
  'colours that are taken over, and variables': drawing(
    `<style>:root{--c:#0a0;color:red} g{--c:#00f}</style>${ground}<rect x="90" y="90" width="300" height="300" fill="currentColor"/><g><g><circle cx="700" cy="400" r="200" style="fill:var(--c)"/></g></g><g color="#909"><path d="M900 600h200v100h-200z" fill="currentColor"/></g>`,
  ),
  'notes of a drawing program beside a style sheet': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 1200 800"><sodipodi:namedview id="base"/><style>path:nth-child(3){fill:red} path:nth-of-type(2){stroke:#00f;stroke-width:30}</style><path d="M0 0h500v300z"/><path d="M500 400h500v300z"/></svg>`,
}

test('a drawing of any kind looks as it was drawn', async ({ browser }) => {
  expect(await changedDrawings(browser, Object.entries(trials))).toEqual([])
})
