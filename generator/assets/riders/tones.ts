/** The colours of a rider: dark on white, so that it stays readable in a black and white print. Amber is never the only difference. */
export const tones = {
  ink: '#1d1727',
  muted: '#57535f',
  line: '#bfbcc4',
  grid: '#dfdde3',
  body: '#e0dbeb',
  tint: '#f4f2f8',
  white: '#ffffff',
  light: '#ffb831',
  stage: '#140e1d',
  paper: '#faf1df',
  onStage: '#b2aaa4',
  beam: '#322628',
} as const

export type Tone = keyof typeof tones
