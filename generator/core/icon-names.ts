/** The icons that `templates/parts/Icon.tsx` draws: a text may name one. */
export const iconNames = [
  'home',
  'phone',
  'mail',
  'pin',
  'play',
  'pause',
  'clock',
  'people',
  'arrow',
  'check',
  'menu',
  'close',
  'note',
  'euro',
  'van',
  'heart',
  'file',
  'calendar',
  'train',
] as const

export type IconName = (typeof iconNames)[number]
