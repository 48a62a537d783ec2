/** What one sees first of a Belgian city. */
import type { Tones } from '../palette.ts'
import { at, circle, line, path, polygon, rect, repeat, stroke, times } from '../svg.ts'
import { gableHouse, ground, type Landmark, rowOfWindows, stoneBridge, tower, water } from './parts.ts'

/** A long hall beside a tower, with windows and a steep roof. */
const hall = (tones: Tones, x: number, width: number, height: number) =>
  tower(tones, x, `windows ${width} ${height}, ledge ${width + 14} 10, roof ${width} ${height * 0.55}`)

/** The frame over a mine shaft: two wheels on four legs. */
const headframe = ({ a, b, paper, ink }: Tones, x: number, height: number) => {
  const top = ground - height
  return [
    line([x - 40, top + 40], [x - 40, ground], a, 18),
    line([x + 60, top + 40], [x + 60, ground], a, 18),
    line([x + 60, top + 30], [x + 330, ground], a, 24),
    ...times(
      4,
      (index) =>
        line([x - 40, top + 90 + index * 100], [x + 60, top + 180 + index * 100], a, 8) +
        line([x + 60, top + 90 + index * 100], [x - 40, top + 180 + index * 100], a, 8),
    ),
    rect(x - 90, top + 78, 210, 18, paper),
    ...[-30, 62].map(
      (dx) =>
        circle([x + dx, top + 16], 66, ink) +
        circle([x + dx, top + 16], 58, b) +
        circle([x + dx, top + 16], 44, ink) +
        line([x + dx - 50, top + 16], [x + dx + 50, top + 16], b, 8) +
        line([x + dx, top - 34], [x + dx, top + 66], b, 8),
    ),
  ].join('')
}

const balloon = ({ a, b, aDeep, paper }: Tones, x: number, y: number, r: number) =>
  [
    line([x - r * 0.5, y + r * 0.8], [x - r * 0.16, y + r * 1.6], paper, 4),
    line([x + r * 0.5, y + r * 0.8], [x + r * 0.16, y + r * 1.6], paper, 4),
    path(
      at`M${x} ${y + r * 1.32} C${x - r * 0.5} ${y + r} ${x - r} ${y + r * 0.6} ${x - r} ${y} A${r} ${r} 0 0 1 ${x + r} ${y}
        C${x + r} ${y + r * 0.6} ${x + r * 0.5} ${y + r} ${x} ${y + r * 1.32} Z`,
      a,
    ),
    path(
      at`M${x} ${y + r * 1.32} C${x - r * 0.3} ${y + r * 0.6} ${x - r * 0.44} ${y - r * 0.6} ${x} ${y - r}
        C${x + r * 0.44} ${y - r * 0.6} ${x + r * 0.3} ${y + r * 0.6} ${x} ${y + r * 1.32} Z`,
      b,
    ),
    path(
      at`M${x} ${y + r * 1.32} C${x + r * 0.7} ${y + r * 0.7} ${x + r * 0.8} ${y - r * 0.7} ${x} ${y - r} A${r} ${r} 0 0 1 ${x + r} ${y}
        C${x + r} ${y + r * 0.6} ${x + r * 0.5} ${y + r} ${x} ${y + r * 1.32} Z`,
      aDeep,
    ),
    rect(x - r * 0.18, y + r * 1.58, r * 0.36, r * 0.3, paper),
  ].join('')

const belfry = 'windows 150 230, ledge 166 10, clock 132 110, pinnacles 132 50, block 76 20, spire 96 130, mast 6 40'

export const belgianLandmarks: Record<string, Landmark> = {
  antwerpen: (t) =>
    hall(t, 880, 330, 150) +
    tower(t, 800, 'windows 104 200, ledge 116 10, block 96 66, dome 84 40') +
    tower(t, 660, 'windows 118 180, ledge 130 10, windows 106 104, pinnacles 104 56, windows 70 80, pinnacles 70 34, lantern 46 50, spire 44 110, mast 6 22'),
  gent: (t) =>
    tower(t, 470, 'windows 150 220, ledge 164 10, windows 122 90, pinnacles 122 60, spire 70 70') +
    tower(t, 710, 'windows 124 250, ledge 138 10, clock 112 96, pinnacles 112 60, block 70 12, spire 84 120, mast 6 36') +
    tower(t, 960, 'windows 150 240, ledge 162 10, windows 132 130, battlements 132 20, pinnacles 132 66'),
  brussel: (t) =>
    hall(t, 520, 300, 160) +
    hall(t, 860, 260, 160) +
    tower(t, 700, 'windows 110 230, ledge 122 8, windows 92 90, pinnacles 96 64, windows 64 84, pinnacles 66 40, lantern 44 40, spire 46 100, mast 6 34'),
  leuven: (t) =>
    tower(t, 700, 'windows 400 110, ledge 414 8, windows 400 100, ledge 414 8, roof 400 130') +
    [495, 700, 905].map((x) => tower(t, x, `block 46 250, ledge 56 8, lantern 44 50, spire 46 ${x === 700 ? 130 : 110}, mast 6 20`)).join('') +
    [595, 805].map((x) => tower(t, x, 'block 30 226, spire 36 90')).join(''),
  hasselt: (t) =>
    tower(t, 900, 'windows 84 360, ledge 84 8') +
    tower(t, 1000, 'windows 84 400, ledge 84 8') +
    hall(t, 700, 260, 130) +
    tower(t, 590, 'windows 130 260, ledge 142 10, clock 118 90, spire 118 110, mast 6 30'),
  brugge: (t) =>
    hall(t, 700, 560, 130) +
    tower(t, 700, 'windows 190 210, ledge 204 10, clock 168 100, pinnacles 168 76, windows 116 130, ledge 126 8, pinnacles 112 44, block 90 14'),
  charleroi: (t) =>
    polygon(at`120 ${ground}, 380 390, 450 380, 720 ${ground}`, t.bDeep) +
    polygon(at`400 ${ground}, 440 384, 450 380, 720 ${ground}`, t.ink) +
    tower(t, 780, 'windows 110 320, ledge 120 8, clock 100 84, block 84 30, dome 96 70, mast 6 36') +
    rowOfWindows(900, 500, 1, 0, 34, 140, t.a) +
    rect(960, 440, 34, 200, t.aDeep),
  liege: (t) =>
    path(`M180 ${ground} C360 ${ground} 470 190 760 190 S1120 520 1260 ${ground} Z`, t.aDeep) +
    polygon(at`560 ${ground}, 700 200, 760 200, 860 ${ground}`, t.paper) +
    repeat(22, (index) => rect(440, 226 + index * index * 0.62 + index * 6, 480, 4 + index * 0.25, t.ink)) +
    polygon(at`440 ${ground}, 440 200, 698 200, 558 ${ground}`, t.aDeep) +
    polygon(at`920 ${ground}, 920 200, 762 200, 862 ${ground}`, t.aDeep) +
    repeat(5, (index) =>
      polygon(
        at`${380 + index * 62} ${ground}, ${380 + index * 62} ${520 - index * 62}, ${410 + index * 62} ${480 - index * 62},
          ${440 + index * 62} ${520 - index * 62}, ${440 + index * 62} ${560 - index * 40}`,
        index % 2 ? t.b : t.a,
      ),
    ) +
    repeat(4, (index) =>
      polygon(
        at`${1010 - index * 62} ${ground}, ${1010 - index * 62} ${500 - index * 62}, ${980 - index * 62} ${460 - index * 62},
          ${950 - index * 62} ${500 - index * 62}, ${950 - index * 62} ${560 - index * 40}`,
        index % 2 ? t.a : t.b,
      ),
    ),
  mechelen: (t) => hall(t, 960, 260, 140) + tower(t, 720, 'windows 250 180, ledge 266 12, windows 230 150, ledge 246 10, clock 214 120, battlements 214 24'),
  aalst: (t) => hall(t, 840, 300, 150) + gableHouse(400, 130, 190, 0, t.b, t) + tower(t, 640, belfry),
  kortrijk: (t) =>
    stoneBridge(t, 560, 5) + [430, 930].map((x) => tower(t, x, 'block 190 210, ledge 206 12, windows 190 70, ledge 210 10, spire 220 170, mast 6 34')).join(''),
  oostende: (t) =>
    tower(t, 900, 'windows 110 400, ledge 120 8, mast 6 60') +
    rect(0, 600, 1200, 60, t.ink) +
    [470, 570, 670]
      .map(
        (x, index) =>
          rect(x, 200 + Math.abs(index - 1) * 40, 9, 420, t.paper) +
          [0, 1, 2]
            .map((sail) =>
              path(at`M${x - 8} ${260 + sail * 100} Q${x - 66} ${300 + sail * 100} ${x - 60} ${346 + sail * 100} H${x - 8} Z`, sail % 2 ? t.b : t.a),
            )
            .join(''),
      )
      .join('') +
    path('M360 590 L800 590 C780 640 740 660 700 660 H450 C410 650 380 620 360 590 Z', t.paper) +
    line([700, 560], [880, 500], t.paper, 9) +
    water(t),
  'sint-niklaas': (t) =>
    hall(t, 640, 360, 130) +
    tower(t, 640, 'windows 110 240, clock 104 80, spire 110 100, mast 6 24') +
    balloon(t, 880, 230, 120) +
    balloon(t, 420, 250, 74) +
    balloon(t, 1060, 420, 52),
  turnhout: (t) =>
    hall(t, 700, 420, 190) +
    tower(t, 500, 'windows 130 300, battlements 140 26, spire 130 90') +
    tower(t, 900, 'windows 150 250, battlements 160 26, spire 150 110') +
    stoneBridge(t, 590, 6),
  roeselare: (t) => hall(t, 860, 320, 140) + tower(t, 660, 'windows 140 260, ledge 152 10, windows 120 90, pinnacles 120 44, spire 104 150, mast 6 26'),
  genk: (t) =>
    headframe(t, 640, 450) +
    polygon(at`120 ${ground}, 330 460, 380 460, 560 ${ground}`, t.bDeep) +
    rect(300, 540, 280, 100, t.aDeep) +
    rowOfWindows(320, 560, 6, 44, 26, 50, t.paper),
  mol: (t) =>
    path(`M560 ${ground} C700 520 900 540 1200 470 V${ground} Z`, t.paper) +
    repeat(9, (index) => {
      const [x, h] = [250 + index * 92, 210 + ((index * 83) % 150)]
      return (
        rect(x - 6, ground - h, 12, h, t.ink) +
        [0, 1, 2]
          .map((tier) =>
            polygon(
              at`${x - 62 + tier * 12} ${ground - h * 0.4 - tier * h * 0.2}, ${x} ${ground - h * 0.78 - tier * h * 0.2},
                ${x + 62 - tier * 12} ${ground - h * 0.4 - tier * h * 0.2}`,
              index % 3 === 1 ? t.a : t.aDeep,
            ),
          )
          .join('')
      )
    }) +
    water(t),
  vilvoorde: (t) =>
    tower(t, 400, 'windows 120 220, battlements 120 18, dome 90 50, mast 6 24') +
    stroke('M-20 330 C300 300 700 296 1220 260', t.paper, 22) +
    stroke('M-20 356 C300 326 700 322 1220 286', t.aDeep, 30) +
    [180, 560, 800, 1040].map((x) => polygon(at`${x - 40} 330, ${x + 40} 330, ${x + 20} ${ground}, ${x - 20} ${ground}`, t.a)).join(''),
  lier: (t) =>
    tower(t, 690, 'windows 200 120, clock 200 220, ledge 216 12, battlements 200 20, roof 180 60, lantern 56 50, spire 66 70, mast 6 24') +
    gableHouse(420, 140, 190, 0, t.b, t) +
    gableHouse(840, 150, 160, 1, t.bDeep, t),
  waregem: (t) =>
    polygon('380 430, 1130 330, 1130 366, 420 462', t.a) +
    polygon(at`450 ${ground}, 1130 ${ground}, 1130 440, 560 500`, t.aDeep) +
    repeat(5, (index) => line([560 + index * 60, 520 + index * 26], [1130, 470 + index * 34], t.paper, 7)) +
    [520, 720, 920, 1100]
      .map((x) => rect(x, 380, 12, 260, t.a) + rect(x + 2, 250, 6, 150, t.paper) + polygon(at`${x + 8} 252, ${x + 92} 276, ${x + 8} 300`, t.b))
      .join('') +
    rect(0, 606, 1200, 10, t.paper) +
    repeat(15, (index) => rect(index * 86, 606, 8, 70, t.paper)),
}
