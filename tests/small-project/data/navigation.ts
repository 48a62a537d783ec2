import type { Navigation } from '../../../generator/schema/navigation.ts'

export const navigation = {
  /** A page names the entry that it belongs to, such as `section: /coverband-boeken/`. */
  menu: [
    { label: 'Home', to: '/' },
    { label: 'Over {site.brand}', to: '/about/' },
    { label: 'Artiesten', to: '/artists/' },
    { label: 'Coverband', to: '/coverband-boeken/' },
    { label: 'Tributeband', to: '/tributeband-boeken/' },
    { label: 'Blog', to: '/blog/' },
    { label: 'Contact', to: '/contact/' },
  ],
  /** `track` is what your statistics call it. */
  button: { label: 'Boekingsaanvraag', to: '/booking/', track: 'site header_cta' },
  footer: {
    local: [
      { label: 'Coverband antwerpen', to: '/coverband-antwerpen/' },
      { label: 'Tributeband gent', to: '/tributeband-gent/' },
      { label: 'Live muziek amsterdam', to: '/live-muziek-amsterdam/' },
      { label: 'Coverband rotterdam', to: '/coverband-rotterdam/' },
      { label: 'Prijzen coverband', to: '/coverband-prijzen/' },
      { label: 'Coverband voor je bruiloft', to: '/coverband-bruiloft/' },
      { label: 'Prijzen tributeband', to: '/tributeband-prijzen/' },
      /** Hidden until somebody reaches it with the keyboard. */
      { label: 'Tributeband voor je festival', to: '/tributeband-festival/', untilFocused: true },
    ],
    site: [
      { label: 'Alle artiesten', to: '/artists/' },
      { label: 'Boekingsaanvraag', to: '/booking/' },
      { label: 'Favorieten', to: '/favorieten/' },
      { label: 'Prijsindicatie', to: '/prijsindicatie/' },
      { label: 'Blog', to: '/blog/' },
      { label: 'Over {site.brand}', to: '/about/' },
      { label: 'Privacy', to: '/privacy/' },
      { label: 'Algemene Voorwaarden', to: '/algemene-voorwaarden/' },
    ],
  },
  /** Public profiles. Add `address: 'https://…'` to one, and its name in the footer becomes a link. */
  social: [{ name: 'Facebook' }, { name: 'Instagram' }, { name: 'YouTube' }],
} satisfies Navigation
