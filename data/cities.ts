/**
 * The long list of cities. To add one: copy an entry, fill in every line, put a picture in `static/images/cities/<key>.jpg` and its text in
 * `content/cities/<key>.md`, and run `npm run generate`. Three landing pages appear by themselves; `data/supported-cities.ts` decides whether
 * the city also gets a page with every act.
 *
 * Figures and halls stand here only when they are certain. A number of inhabitants is shown once it is `confirmed`; a hall is named with the
 * way there, and never as a partner.
 */
import type { City } from './types.ts'

export const cities = [
] as const satisfies readonly City[]
