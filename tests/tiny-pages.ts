/** The pages of the tiny site, and one example of each block. */
import { paths } from '../generator/core/addresses.ts'
import { isRequired, requiredPages } from '../generator/load/files/content-files.ts'
import type { SitePage } from '../generator/load/site.ts'
import { renderBlocks } from '../generator/load/texts/blocks.ts'
import type { PageMeta } from '../generator/schema/page.ts'

const settings = {
  address: 'https://bureau.example',
  trailingSlash: true,
  phone: '+32 10 00 00 00',
  email: 'info@bureau.example',
}

/** A page as the loader makes it. */
export function tinyPage(
  name: string,
  markdown: string,
  { hero, ...front }: Partial<PageMeta> = {},
): SitePage {
  return {
    title: `Titel van ${name}`,
    description: `Waar ${name} over gaat.`,
    hero: { title: `Pagina ${name}`, ...hero },
    ...front,
    name,
    path: isRequired(name) ? requiredPages[name] : paths.written(front.address ?? `/${name}/`),
    blocks: renderBlocks(markdown, settings).blocks,
    source: { entry: `pages/${name}`, file: `content/pages/${name}.md`, line: 1 },
  }
}

/** Each block of the table as a page writes it, in a section where it needs one. */
export const blockExamples = {
  section: '::section{background=tint narrow #uitleg}\n\n## Titel',
  intro: '## Titel\n\n:::intro\nEen zin met een [link](/contact/).\n:::',
  more: '## Titel\n\n::more[Alle acts]{to=/artists/}',
  text: 'Om 18:30 bellen naar :phone of mailen naar :email.\n\n### Kop\n\n- een\n- twee\n\n| Soort | Prijs |\n| --- | --- |\n| Duo | € 800 |',
  'small-print': ':::small-print\nKleine letters.\n:::',
  points: ':::points\n### Een\n\nTekst met een [link](/booking/).\n\n### Twee\n\nTekst.\n:::',
  steps: ':::steps\n### Eerst\n\nTekst.\n:::',
  ledger: ':::ledger\n### De rit\n\nPer kilometer.\n:::',
  checklist: ':::checklist\n### Bel de zaal\n\nVraag naar stroom.\n:::',
  timeline: '::::timeline\n:::moment[Dans]{at=21:30}\nDrie sets.\n:::\n::::',
  moment: '::::timeline\n:::moment[Slot]{at=00:30}\nEen laatste nummer.\n:::\n::::',
  questions: ':::questions\n### Wat kost het?\n\nDat hangt ervan af.\n:::',
  examples: ':::examples\n### Duo\n\nVoor een receptie.\n\n- Prijs: € 800\n- Bezetting: *2* muzikanten\n:::',
  facts: ':::facts\n- Shows: 10+\n- Score: 4/5\n:::',
  'facts-band': ':::facts-band\n- Shows: 10+\n:::',
  ticks: ':::ticks\n- geluid\n- licht\n:::',
  links: ':::links\n- [Contact](/contact/)\n:::',
  prices: ':::prices\n::price{of=allround}\n::price[Twee mensen]{of=duo includes="een uur"}\n:::',
  price: ':::prices\n::price{of=tribute}\n:::',
  acts: '::acts{category=cover count=1 short}\n\n::acts{strip count=2}',
  'act-list': '::act-list',
  cities: '::cities{kind=coverband only="den-haag gent"}\n\n::cities{kind=tributeband country=BE}',
  tributes: '::tributes',
  testimonials: '::testimonials',
  shows: '::shows\n\n::shows{played}\n\n::shows{count=1}',
  articles: '::articles{latest}\n\n::articles',
  picture: '![Een zanger onder één lamp](blog/standaard.jpg "Voor het eerste nummer")',
  video: '::video[Een avond in beeld]{src=https://player.vimeo.com/video/1 poster=blog/standaard.jpg}',
  cards: '::::cards\n:::card[Telefoon]{icon=phone}\n:phone\n:::\n::::',
  card: '::::cards\n:::card[Kantoor]{icon=pin}\nStraat 1\n:::\n::::',
  form: '::form{name=contact}',
  shortlist: ':::shortlist\nTik op het hartje bij een act.\n:::',
  estimate: '::estimate',
  'price-line': '::price-line{occasion=bruiloft}',
  evening: '::evening',
  statistics: '::statistics',
  'call-to-action':
    ':::call-to-action[Heb je een datum?]{phone}\nZeg het ons.\n\n::button[Aanvragen]{to=/booking/ track="pagina bottom_cta"}\n::button[Contact]{to=/contact/}\n:::',
  button: ':::call-to-action[Vraag het]\n::button[Bellen]{to=/contact/#bellen}\n:::',
} satisfies Record<string, string>

const action = { label: 'Aanvragen', to: '/booking/', track: 'pagina hero_cta' }
const legal = (name: string) => ({ ...tinyPage(name, '', { breadcrumb: name }), blocks: textPage })
const textPage = renderBlocks('::section{narrow}\n\nNiets.', settings).blocks

const landing = (name: string, kind: 'coverband' | 'tributeband', ...blocks: string[]) =>
  tinyPage(name, blocks.join('\n\n'), {
    section: `/${kind}-boeken/`,
    breadcrumb: name,
    service: `Dienst ${name}`,
    keywords: [name],
    hero: { title: name, lead: 'Wie, wat en waar.', actions: [action] },
  })

/** In the order of their addresses. */
export const tinyPages: readonly SitePage[] = [
  tinyPage(
    'home',
    [
      blockExamples.acts,
      blockExamples.testimonials,
      '::cities{kind=live-muziek}',
      blockExamples['call-to-action'],
    ].join('\n\n'),
    {
      hero: {
        title: 'Thuis',
        variant: 'home',
        searchLine: true,
        image: 'home.jpg',
        actions: [action],
        phone: true,
        stats: [{ name: 'acts', value: '3' }],
      },
    },
  ),
  tinyPage('not-found', '## Titel\n\n[Artiesten](/artists/)', {
    hero: {
      title: 'Pagina niet gevonden',
      kicker: '404',
      variant: 'plain',
      actions: [{ label: 'Home', to: '/' }],
    },
  }),
  tinyPage('server-error', '', { hero: { title: 'Fout', variant: 'plain' } }),
  tinyPage('about', blockExamples.points, {
    breadcrumb: 'Over',
    titleSuffix: 'none',
    card: { title: 'Over ons', kicker: 'Wij', image: 'about.jpg' },
  }),
  tinyPage('agenda', blockExamples.shows, { breadcrumb: 'Agenda' }),
  { ...legal('algemene-voorwaarden') },
  tinyPage('artists', '::act-list', { breadcrumb: 'Artiesten' }),
  landing('beste-coverband-belgie', 'coverband', blockExamples.facts),
  tinyPage('blog', blockExamples.articles, {
    breadcrumb: 'Blog',
    hero: { title: 'Blog', links: [{ label: 'Contact', to: '/contact/' }] },
  }),
  tinyPage('booking', '::form{name=booking}', { breadcrumb: 'Aanvraag' }),
  tinyPage('contact', [blockExamples.cards, '## Schrijf', blockExamples.form].join('\n\n'), {
    breadcrumb: 'Contact',
  }),
  landing(
    'coverband-boeken',
    'coverband',
    blockExamples['facts-band'],
    '## Steden',
    '::cities{kind=coverband}',
    blockExamples.questions,
  ),
  landing('coverband-bruiloft', 'coverband', blockExamples.steps),
  landing('coverband-prijzen', 'coverband', blockExamples.prices, blockExamples.examples),
  tinyPage('offline', '', { hero: { title: 'Geen verbinding', lead: 'Bel ons.', variant: 'plain' } }),
  legal('privacy'),
  tinyPage('prijsindicatie', blockExamples.estimate, { breadcrumb: 'Prijsindicatie' }),
  tinyPage('favorieten', blockExamples.shortlist, { breadcrumb: 'Favorieten' }),
  landing('tributeband-boeken', 'tributeband', '## Artiesten', '::tributes', '::cities{kind=tributeband}'),
  landing('tributeband-festival', 'tributeband', blockExamples.ticks),
  landing('tributeband-prijzen', 'tributeband', blockExamples.price),
]
