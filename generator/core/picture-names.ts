/** Names of the pictures in `static/images/`. */

/** The endings of files that pages can show: drawings and photographs. */
export const pictureEndings = ['svg', 'jpg', 'jpeg', 'png'] as const
const ending = `\\.(?:${pictureEndings.join('|')})$`

/** A name that an entry can give, such as `acts/silkwood.svg`: safe in an address, and never a step out of the folder. */
export const pictureName = new RegExp(`^(?:[a-z0-9-]+/)*[a-z0-9-]+${ending}`)

const pictureEnding = new RegExp(ending)
export const isPicture = (name: string): boolean => pictureEnding.test(name)

/** Drawings keep their sharpness in any size; photographs have pixels. */
export const isDrawing = (name: string): boolean => name.endsWith('.svg')

/** The name without its ending: `cities/gent`. The picture of a city is found by it, whatever kind of file it is. */
export const stemOf = (name: string): string => name.replace(pictureEnding, '')
