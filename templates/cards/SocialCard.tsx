import type { Tones } from '../../generator/core/theme.ts'
import { type Lettering, Letters } from './Letters.tsx'

/** What the card covers of its picture, and where its words stand; all in pixels. */
export const cardLayout = {
  width: 1200,
  height: 630,
  /** The picture fills the card from here to its right edge. */
  pictureFrom: 560,
  /** Room for the title, between the kicker and the brand. */
  title: { width: 610, height: 335, leading: 1.04, sizes: [128, 112, 98, 86, 76, 66, 58, 50] },
  kickerSize: 32,
  brandSize: 40,
} as const

const left = 72

type SocialCardProps = {
  tones: Tones
  /**
   * The address of the picture, in which its content is written; without one, the beam lights an empty stage.
   */
  picture: string | undefined
  title: { size: number; lines: readonly Lettering[] }
  kicker: Lettering
  /** The address of the owner's logo, in which its content is written. */
  logo?: string | undefined
  brand: Lettering
}

/**
 * A card for social networks: a picture, over it the dark of the room, the beam, and the words as outlines.
 */
export function SocialCard({ tones, picture, title, kicker, logo, brand }: SocialCardProps) {
  const { width, height, pictureFrom, kickerSize } = cardLayout
  const leading = title.size * cardLayout.title.leading
  const block = leading * (title.lines.length - 1)
  // The capitals of the first line hang as far below the kicker whatever their size.
  const firstBaseline = (height - block) / 2 + title.size * 0.3
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: never part of a page, only the source of a bitmap
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <linearGradient id="dark" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor={tones.backdrop} />
          <stop offset="0.35" stopColor={tones.backdrop} stopOpacity="0.78" />
          <stop offset="1" stopColor={tones.backdrop} stopOpacity="0" />
        </linearGradient>
        <linearGradient id="beam" x1="0" x2="0.75" y1="0" y2="1">
          <stop offset="0" stopColor={tones.cardLight} stopOpacity="0.5" />
          <stop offset="1" stopColor={tones.cardLight} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={tones.backdrop} />
      {picture && (
        <image
          href={picture}
          x={pictureFrom}
          width={width - pictureFrom}
          height={height}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <rect x={pictureFrom} width="360" height={height} fill="url(#dark)" />
      <path d="M-60 -40 60 -40 760 630 250 630Z" fill="url(#beam)" />
      <Letters
        line={kicker}
        x={left}
        y={firstBaseline - title.size * 0.76 - kickerSize * 0.8}
        fill={tones.cardLight}
      />
      {title.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <Letters key={index} line={line} x={left} y={firstBaseline + index * leading} fill={tones.cardText} />
      ))}
      {logo ? (
        <image href={logo} x={left} y={530} width={480} height={52} preserveAspectRatio="xMinYMid meet" />
      ) : (
        <>
          <g transform={`translate(${left - 6} 536) scale(1.35)`} fill={tones.cardBeam}>
            <path d="M5 3h7l17 26H11z" />
            <circle cx="8.5" cy="5" r="3.5" />
          </g>
          <Letters line={brand} x={left + 46} y={571} fill={tones.cardText} />
        </>
      )}
    </svg>
  )
}
