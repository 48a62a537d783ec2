/**
 * The main menu, the button beside it, the links of the footer and the public profiles, on every page. To add a link: add a line with its label and an address of
 * this site. A link to a page that does not exist stops the build; one to the agenda is left out as long as `data/shows.ts` has no shows.
 */
import type { Navigation } from 'toegift/schema'

export const navigation = {
  /**
   * A page names the entry that it belongs to, such as `section: /coverband-boeken/`. On a phone all entries are in one panel; on a wide screen,
   * those with `more: true` are behind "Meer", so that the line stays short.
   */
  menu: [
    { label: 'Home', to: '/' },
    { label: 'Artiesten', to: '/artists/' },
    { label: 'Coverband', to: '/coverband-boeken/' },
    { label: 'Tributeband', to: '/tributeband-boeken/' },
    { label: 'Over {site.brand}', to: '/about/' },
    { label: 'Blog', to: '/blog/' },
    { label: 'Contact', to: '/contact/' },
    { label: 'Voor je bruiloft', to: '/coverband-bruiloft/', more: true },
    { label: 'Voor je festival', to: '/tributeband-festival/', more: true },
    { label: 'Prijzen', to: '/coverband-prijzen/', more: true },
    { label: 'Agenda', to: '/agenda/', more: true },
    { label: 'Favorieten', to: '/favorieten/', more: true },
  ],
  /** `track` is what your statistics call it. */
  button: { label: 'Boekingsaanvraag', to: '/booking/', track: 'site header_cta' },
  footer: {
    local: [
      { label: 'Coverband {city.antwerpen}', to: '/coverband-antwerpen/' },
      { label: 'Tributeband {city.gent}', to: '/tributeband-gent/' },
      { label: 'Livemuziek {city.amsterdam}', to: '/live-muziek-amsterdam/' },
      { label: 'Coverband {city.rotterdam}', to: '/coverband-rotterdam/' },
      { label: 'Prijzen coverband', to: '/coverband-prijzen/' },
      { label: 'Coverband voor je bruiloft', to: '/coverband-bruiloft/' },
      { label: 'Prijzen tributeband', to: '/tributeband-prijzen/' },
      { label: 'Prijsindicatie', to: '/prijsindicatie/' },
      /** Hidden until somebody reaches it with the keyboard. */
      { label: 'Tributeband voor je festival', to: '/tributeband-festival/', untilFocused: true },
    ],
    site: [
      { label: 'Alle artiesten', to: '/artists/' },
      { label: 'Boekingsaanvraag', to: '/booking/' },
      { label: 'Favorieten', to: '/favorieten/' },
      { label: 'Blog', to: '/blog/' },
      { label: 'Over {site.brand}', to: '/about/' },
      { label: 'Privacy', to: '/privacy/' },
      { label: 'Algemene Voorwaarden', to: '/algemene-voorwaarden/' },
      { label: 'Toegankelijkheid', to: '/toegankelijkheid/' },
    ],
  },
  /** Public profiles. Add `address: 'https://…'` to one, and its name in the footer becomes a link. */
  social: [{ name: 'Facebook' }, { name: 'Instagram' }, { name: 'YouTube' }],
} satisfies Navigation
