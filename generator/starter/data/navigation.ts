/** The menu and the footer. */
import type { Navigation } from 'toegift/schema'

export const navigation = {
  menu: [
    { label: 'Home', to: '/' },
    { label: 'Artiesten', to: '/artists/' },
    // #if tribute
    { label: 'Tributebands', to: '/tributeband-boeken/' },
    // #end
    // #if prices
    { label: 'Prijzen', to: '/prijsindicatie/' },
    // #end
    // #if agenda
    { label: 'Agenda', to: '/agenda/' },
    // #end
    // #if articles
    { label: 'Blog', to: '/blog/' },
    // #end
    { label: 'Over ons', to: '/about/' },
    { label: 'Contact', to: '/contact/' },
  ],
  button: { label: 'Boekingsaanvraag', to: '/booking/', track: 'site header_cta' },
  footer: {
    local: [
      { label: 'Livemuziek in {city.voorbeeldstad}', to: '/live-muziek-voorbeeldstad/' },
      // #if cover
      { label: 'Coverband in {city.voorbeeldstad}', to: '/coverband-voorbeeldstad/' },
      // #end
      // #if tribute
      { label: 'Tributeband in {city.voorbeeldstad}', to: '/tributeband-voorbeeldstad/' },
      // #end
    ],
    site: [
      { label: 'Favorieten', to: '/favorieten/' },
      { label: 'Privacy', to: '/privacy/' },
      { label: 'Algemene voorwaarden', to: '/algemene-voorwaarden/' },
    ],
  },
  social: [],
} satisfies Navigation
