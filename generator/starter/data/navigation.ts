/** The menu and the footer. */
import type { Navigation } from 'toegift/schema'

export const navigation = {
  menu: [
    { label: 'Home', to: '/' },
    { label: 'Artiesten', to: '/artists/' },
    { label: 'Over ons', to: '/about/' },
    { label: 'Contact', to: '/contact/' },
  ],
  button: { label: 'Boekingsaanvraag', to: '/booking/', track: 'site header_cta' },
  footer: {
    local: [{ label: 'Livemuziek in {city.voorbeeldstad}', to: '/live-muziek-voorbeeldstad/' }],
    site: [
      { label: 'Favorieten', to: '/favorieten/' },
      { label: 'Privacy', to: '/privacy/' },
      { label: 'Algemene voorwaarden', to: '/algemene-voorwaarden/' },
    ],
  },
  social: [],
} satisfies Navigation
