/** A line of text as outlines. */
export type Lettering = {
  /** Path data in units of the font, y upwards, each from its own place on the baseline. */
  outlines: readonly { d: string; x: number }[]
  /** Pixels for each unit of the font. */
  scale: number
  /** Pixels. */
  width: number
}

type LettersProps = { line: Lettering; x: number /** Of the baseline. */; y: number; fill: string }

export function Letters({ line: { outlines, scale }, x, y, fill }: LettersProps) {
  return (
    <g fill={fill} transform={`translate(${x} ${y}) scale(${scale} ${-scale})`}>
      {outlines.map((letter) => (
        <path key={letter.x} d={letter.d} transform={`translate(${letter.x} 0)`} />
      ))}
    </g>
  )
}
