/**
 * What leads through the site on every page, `data/navigation.ts`: the main menu, the button of the header,
 * the links of the footer and public profiles.
 */
import * as z from 'zod'
import { httpsAddress, link, text } from './field.ts'

/** `untilFocused` hides the link until it has the keyboard focus. */
const footerLink = link.extend({ untilFocused: z.boolean().exactOptional() })

export const navigationSchema = z.strictObject({
  /**
   * The main menu. A page names the entry that it belongs to in `section`. On a wide screen, an entry with
   * `more` is behind one word at its end.
   */
  menu: z.array(link.extend({ more: z.boolean().exactOptional() })).readonly(),
  /** The button beside the menu. */
  button: link.extend({
    /** What the owner's statistics call it. */
    track: text.exactOptional(),
  }),
  footer: z.strictObject({
    /** Pages about cities and prices. */
    local: z.array(footerLink).readonly(),
    /** Pages about the agency. */
    site: z.array(footerLink).readonly(),
  }),
  /** Public profiles; one without an address is a name without a link. */
  social: z.array(z.strictObject({ name: text, address: httpsAddress.exactOptional() })).readonly(),
})
export type Navigation = z.infer<typeof navigationSchema>
