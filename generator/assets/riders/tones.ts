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
  curtain: '#2a1c33',
  floor: '#241a2c',
  amber: '#c98f35',
  dusk: '#857d80',
  rust: '#8d5f36',
  walnut: '#5f4432',
  glow: '#40332e',
} as const

export type Tone = keyof typeof tones
