/** How pictures hang under a lamp. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Hero } from '../../templates/parts/Hero.tsx'
import { Picture } from '../../templates/parts/Picture.tsx'
import { type ImageView, SiteProvider } from '../../templates/parts/site-context.tsx'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { siteView } from './render.tsx'

const side = (name: string, type?: string) => ({
  src: `/${name}`,
  sources: type === undefined ? [] : [{ type, srcSet: `/${name}-320.avif 320w` }],
})
const size = { width: 1080, height: 1350, tint: 'tint-011' }
const photograph = {
  ...size,
  aim: 'aim-50-36-13',
  dark: side('dark', 'image/avif'),
  lit: side('lit', 'image/avif'),
}
const drawing = { ...size, dark: side('dark'), lit: side('lit') }

const show = (light: ImageView['light'], element: React.ReactElement) => {
  const assets = { ...tinyAssets, image: (name: string) => ({ ...tinyAssets.image(name), light }) }
  return renderToStaticMarkup(<SiteProvider value={siteView(tinySite(), assets)}>{element}</SiteProvider>)
}
const picture = (hangs?: 'lit' | 'lamp') => <Picture image="a.jpg" alt="A" sizes="9rem" hangs={hangs} />

test('a photograph is two pictures in all its formats, and the lamp is aimed at its faces', () => {
  const html = show(photograph, picture('lamp'))
  expect(html).toMatch(/^<span class="lamp tint-011 aim-50-36-13"><picture><source type="image\/avif"/)
  expect(html.match(/<picture>/g)).toHaveLength(2)
  expect(html).toMatch(/<img src="\/dark" alt="A" width="1080" height="1350"/)
  expect(html).toMatch(/<img src="\/lit" alt="" class="lit"/)
})

test('a drawing is two files of one format', () => {
  const html = show(drawing, picture('lamp'))
  expect(html).toMatch(/^<span class="lamp tint-011"><img src="\/dark" alt="A"/)
  expect(html).not.toMatch(/<picture|<source/)
})

test('what hangs in full light is the poster, and what hangs nowhere is the photograph', () => {
  expect(show(photograph, picture('lit'))).toMatch(/^<picture class="tint-011"><source .*<img src="\/lit"/)
  expect(show(photograph, picture())).toMatch(
    /^<picture class="tint-102"><source .*<img src="\/assets\/images\/a.jpg"/,
  )
})

test('a wide photograph of an act has the hero of a poster, whose lamp is aimed at its faces', () => {
  const hero = <Hero title="A" image={{ file: 'a.jpg', alt: '' }} />
  expect(show(photograph, hero)).toMatch(/class="hero [^"]*hero-poster hero-lamp hue-45 aim-50-36-13"/)
  expect(show(undefined, hero)).toMatch(/class="hero [^"]*hero-wide"/)
})
