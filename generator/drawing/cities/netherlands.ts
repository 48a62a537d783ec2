/** What one sees first of a Dutch city. */
import type { Tones } from '../palette.ts'
import { at, circle, ellipse, line, path, polygon, rect, repeat, rotated } from '../svg.ts'
import { archBridge, disc, gableHouse, ground, type Landmark, rowOfWindows, stoneBridge, tower, water, windmill } from './parts.ts'

const church = (tones: Tones, x: number, width: number, height: number) =>
  tower(tones, x, `windows ${width} ${height}, ledge ${width + 12} 8, roof ${width} ${height * 0.7}`)

const slab = ({ a, aDeep, paper, ink }: Tones, x: number, width: number, height: number, slant: number) =>
  polygon(at`${x} ${ground}, ${x} ${ground - height}, ${x + width} ${ground - height - slant}, ${x + width} ${ground}`, a) +
  polygon(
    at`${x + width * 0.6} ${ground}, ${x + width * 0.6} ${ground - height - slant * 0.6}, ${x + width} ${ground - height - slant}, ${x + width} ${ground}`,
    aDeep,
  ) +
  repeat(Math.floor(height / 46), (row) => rect(x + 14, ground - height + 30 + row * 46, width - 28, 12, row % 3 === 1 ? paper : ink))

/** A works with a saw of glass for its roof. */
const works = ({ a, b, aDeep, paper }: Tones, x: number, count: number) =>
  repeat(
    count,
    (index) =>
      polygon(
        at`${x + index * 110} ${ground}, ${x + index * 110} 500, ${x + 110 + index * 110} 560, ${x + 110 + index * 110} ${ground}`,
        index % 2 ? aDeep : a,
      ) +
      polygon(at`${x + 14 + index * 110} 560, ${x + 14 + index * 110} 524, ${x + 98 + index * 110} 570, ${x + 98 + index * 110} 596`, index % 3 ? b : paper),
  )

export const dutchLandmarks: Record<string, Landmark> = {
  amsterdam: (t) =>
    [
      [330, 120, 250, 1],
      [454, 104, 300, 0],
      [562, 128, 270, 2],
      [694, 108, 330, 1],
      [806, 124, 280, 0],
      [934, 112, 310, 2],
      [1050, 140, 260, 1],
    ]
      .map(([x = 0, w = 0, h = 0, style = 0], index) => gableHouse(x, w, h, style, [t.a, t.b, t.aDeep, t.a, t.bDeep, t.b, t.aDeep][index] ?? t.a, t))
      .join('') + water(t),
  rotterdam: (t) =>
    slab(t, 960, 120, 360, 0) +
    slab(t, 1090, 110, 300, 30) +
    polygon('600 570, 650 330, 566 130, 596 130, 700 330, 672 570', t.paper) +
    repeat(11, (index) => line([580 + index * 2, 140 + index * 9], [690 + index * 52, 572], t.paper, 4)) +
    repeat(3, (index) => line([572 + index * 4, 140 + index * 16], [330 + index * 34, 572], t.paper, 5)) +
    rect(-10, 570, 1220, 20, t.a) +
    rect(-10, 590, 1220, 10, t.aDeep) +
    rect(590, 590, 90, 80, t.aDeep) +
    water(t),
  utrecht: (t) =>
    church(t, 960, 230, 190) +
    tower(t, 690, 'windows 176 180, ledge 192 10, windows 152 150, ledge 164 10, pinnacles 140 34, lantern 96 110, ledge 104 8, spire 70 70, mast 6 26'),
  eindhoven: (t) =>
    repeat(8, (index) => line([700 + (index - 3.5) * 30, 470], [700 + (index - 3.5) * 88, ground], t.a, 15)) +
    path('M380 400 C480 300 920 300 1020 400 C920 500 480 500 380 400 Z', t.paper) +
    path('M380 400 C480 440 920 440 1020 400 C920 500 480 500 380 400 Z', t.a) +
    path('M560 450 C640 490 760 490 840 450 L800 500 H600 Z', t.aDeep) +
    rowOfWindows(470, 392, 12, 40, 24, 16, t.ink) +
    ellipse([700, 332], 120, 22, t.b),
  tilburg: (t) => slab(t, 880, 110, 470, 0) + works(t, 350, 5) + tower(t, 560, 'block 46 330, ledge 60 14'),
  groningen: (t) =>
    church(t, 920, 300, 160) +
    tower(
      t,
      690,
      'windows 170 160, ledge 184 10, windows 150 120, ledge 164 10, windows 110 90, lantern 70 60, dome 66 50, lantern 34 34, spire 38 36, mast 6 24',
    ),
  maastricht: (t) =>
    tower(t, 560, 'windows 96 280, spire 104 120') +
    tower(t, 700, 'windows 96 280, spire 104 120') +
    tower(t, 930, 'windows 110 300, ledge 120 8, spire 100 170, mast 6 20') +
    stoneBridge(t, 530, 5),
  'den-haag': (t) =>
    slab(t, 900, 110, 400, 60) +
    slab(t, 1020, 100, 460, -40) +
    polygon(at`500 ${ground}, 500 450, 660 250, 820 450, 820 ${ground}`, t.a) +
    polygon(at`660 250, 820 450, 820 ${ground}, 690 ${ground}`, t.aDeep) +
    disc([660, 420], 54, t.paper, t.ink) +
    rowOfWindows(540, 520, 5, 54, 26, 80, t.ink) +
    [500, 820].map((x) => tower(t, x, 'windows 56 230, ledge 66 8, spire 66 130, mast 6 20')).join(''),
  almere: (t) =>
    slab(t, 420, 130, 200, 90) + slab(t, 570, 110, 380, -50) + slab(t, 700, 150, 260, 120) + slab(t, 870, 100, 440, 0) + slab(t, 990, 160, 190, 70) + water(t),
  nijmegen: (t) => tower(t, 300, 'windows 110 230, ledge 120 8, clock 90 70, dome 90 60, mast 6 26') + archBridge(t, 420, 1130, 560, 210) + water(t),
  apeldoorn: (t) =>
    tower(t, 720, 'windows 640 130, ledge 660 10, roof 640 70') +
    tower(t, 720, 'windows 240 200, ledge 256 10, roof 240 90, mast 6 60') +
    [470, 970].map((x) => rect(x - 12, 390, 24, 90, t.a)).join('') +
    [330, 1110].map((x) => circle([x, 520], 92, t.bDeep) + circle([x - 20, 500], 60, t.b) + rect(x - 8, 560, 16, 90, t.ink)).join(''),
  haarlem: (t) =>
    church(t, 760, 380, 200) + tower(t, 720, 'block 80 330, lantern 72 60, onion 64 60, lantern 34 30, spire 36 60, mast 6 20') + windmill(t, 380, 290),
  enschede: (t) =>
    works(t, 560, 5) +
    tower(t, 460, 'windows 130 250, ledge 144 10, spire 130 130, mast 6 26') +
    [760, 960].map((x) => polygon(at`${x - 30} 520, ${x - 18} 200, ${x + 18} 200, ${x + 30} 520`, t.b) + rect(x - 22, 214, 44, 16, t.paper)).join(''),
  amersfoort: (t) =>
    tower(
      t,
      690,
      'windows 150 180, ledge 164 10, windows 138 130, ledge 150 8, windows 96 70, pinnacles 110 30, onion 80 70, lantern 36 30, spire 40 40, mast 6 20',
    ) +
    gableHouse(430, 140, 170, 0, t.b, t) +
    gableHouse(850, 150, 190, 2, t.bDeep, t),
  zaanstad: (t) =>
    [
      [600, 250, 1],
      [760, 300, 2],
      [600, 450, 2],
      [880, 430, 1],
      [740, 500, 0],
    ]
      .map(([x = 0, y = 0, coat = 0]) => {
        const wall = [t.a, t.b, t.aDeep][coat] ?? t.a
        return (
          polygon(at`${x} ${y + 150}, ${x} ${y}, ${x + 80} ${y - 96}, ${x + 160} ${y}, ${x + 160} ${y + 150}`, wall) +
          polygon(at`${x - 10} ${y + 8}, ${x + 80} ${y - 104}, ${x + 170} ${y + 8}, ${x + 152} ${y + 8}, ${x + 80} ${y - 80}, ${x + 8} ${y + 8}`, t.paper) +
          rowOfWindows(x + 30, y + 30, 2, 60, 34, 70, t.ink)
        )
      })
      .join('') +
    windmill(t, 370, 320) +
    water(t),
  venlo: (t) =>
    tower(t, 700, 'windows 280 230, ledge 296 10, roof 260 110') +
    [540, 860].map((x) => tower(t, x, 'windows 84 290, ledge 96 8, onion 84 80, lantern 32 34, spire 36 50, mast 6 18')).join('') +
    gableHouse(1000, 120, 170, 0, t.b, t),
  leeuwarden: (t) =>
    rotated(5, [690, ground], tower(t, 690, 'windows 230 180, ledge 246 12, windows 220 130, ledge 234 10, block 214 70')) +
    rect(430, 628, 500, 14, t.ink) +
    gableHouse(960, 130, 180, 2, t.b, t) +
    gableHouse(370, 140, 150, 1, t.bDeep, t),
  breda: (t) =>
    church(t, 930, 320, 180) +
    tower(t, 690, 'windows 160 190, ledge 174 10, windows 142 140, pinnacles 142 40, block 96 30, onion 100 80, lantern 48 34, onion 46 46, mast 6 20'),
  arnhem: (t) => tower(t, 330, 'windows 130 230, ledge 142 8, windows 110 130, pinnacles 110 40, spire 64 90') + archBridge(t, 470, 1090, 560, 170) + water(t),
  zwolle: (t) =>
    tower(t, 560, 'windows 150 270, ledge 164 10, block 140 40, dome 150 110, lantern 50 30, mast 6 30') +
    tower(t, 880, 'windows 230 160, ledge 240 8, spire 200 150') +
    [770, 990].map((x) => tower(t, x, 'block 62 200, ledge 72 8, spire 76 150')).join('') +
    ellipse([880, ground], 40, 90, t.ink),
}
