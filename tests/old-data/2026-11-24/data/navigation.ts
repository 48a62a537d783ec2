import type { Navigation } from '../generator/schema/navigation.ts'

export const navigation = {
  menu: [
    { label: 'Home', to: '/' },
    { label: 'Over {site.brand}', to: '/about/' },
    { label: 'Artiesten', to: '/artists/' },
    { label: 'Tributeband', to: '/tributeband-boeken/' },
    { label: 'Blog', to: '/blog/' },
    { label: 'Contact', to: '/contact/' },
  ],
  button: { label: 'Boekingsaanvraag', to: '/booking/', track: 'site header_cta' },
  footer: {
    local: [
      { label: 'Coverband antwerpen', to: '/coverband-antwerpen/' },
      { label: 'Tributeband gent', to: '/tributeband-gent/' },
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
  social: [{ name: 'Facebook' }, { name: 'Instagram' }, { name: 'YouTube' }],
} satisfies Navigation
