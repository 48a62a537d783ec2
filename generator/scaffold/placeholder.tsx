/** The picture of an entry that has none yet: its name on the empty stage, and a line that says what it is. */
import { renderToStaticMarkup } from 'react-dom/server'
import { Letters } from '../../templates/cards/Letters.tsx'
import { fontFile } from '../assets/cards.tsx'
import { type Letterer, openLetterer } from '../assets/lettering.ts'
import { house, mix, oklch, type Pair } from '../drawing/palette.ts'
import { beamOnto, lightScene } from '../drawing/stage.ts'
import { ellipse, rect } from '../drawing/svg.ts'

const size = { width: 1600, height: 1067 }
const horizon = 800
const pool = { centre: [800, 905] as const, rx: 560, ry: 92 }
const plum: Pair = [oklch(0.5, 0.15, 305), oklch(0.62, 0.2, 32)]

/** How the name is set: it stays inside the light. */
const room = { width: 1240, height: 420, leading: 1.12, sizes: [150, 124, 100, 80, 64, 50] } as const
const remark = 'Voorlopig beeld: hier komt een foto'

/** @returns a JPEG of 1600 × 1067 pixels, the same on every machine */
export async function drawPlaceholder(name: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const drawing = placeholderDrawing(name, await openLetterer(fontFile))
  return sharp(Buffer.from(drawing)).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

function placeholderDrawing(name: string, letterer: Letterer): string {
  return lightScene({
    size,
    pair: plum,
    beams: [beamOnto([800, -420], pool)],
    depth: 0.76,
    glow: 0.55,
    foot: 0.2,
    draw: (tones) => rect(0, horizon, size.width, size.height - horizon, tones.ink) + ellipse(pool.centre, pool.rx, pool.ry, mix(tones.gold, house.paper, 0.3)),
    front: frame() + words(name, letterer),
  })
}

/** A dashed frame, as around a place where something has to be pasted. */
const frame = () => rect(40, 40, size.width - 80, size.height - 80, 'none', { stroke: house.light, 'stroke-width': 6, 'stroke-dasharray': '26 20' })

function words(name: string, letterer: Letterer): string {
  const { size: letterSize, lines } = letterer.fit(name, room)
  const step = letterSize * room.leading
  const top = 430 - ((lines.length - 1) * step) / 2
  const below = letterer.write(remark, 46)
  return renderToStaticMarkup(
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing moves.
        <Letters key={index} line={line} x={(size.width - line.width) / 2} y={top + index * step} fill={house.paper} />
      ))}
      <Letters line={below} x={(size.width - below.width) / 2} y={921} fill={house.pit} />
    </>,
  )
}
