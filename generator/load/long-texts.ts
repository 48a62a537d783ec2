/** The texts of the site that consist of blocks. */
import { referencesOf } from '../../templates/blocks/show-blocks.tsx'
import type { PageBlock } from '../core/page-content.ts'
import type { Sourced } from '../core/source.ts'
import { actText, cityText, shortCityText } from '../core/text-files.ts'
import type { Site } from './site.ts'

export type TextSource = Pick<Site, 'acts' | 'articles' | 'cities' | 'pages'>

type BlockText = { entry: Sourced<{ slug: string }>; noun: string; file: string; blocks: readonly PageBlock[] }

/** Every text with blocks, with its entry and its file. */
export const blockTexts = ({ acts, articles, cities, pages }: TextSource): BlockText[] => [
  ...acts.map((act) => ({ entry: act, noun: 'act', file: actText(act.slug), blocks: act.biography.blocks })),
  ...articles.map((article) => ({ entry: article, noun: 'article', file: article.source.file, blocks: article.content.blocks })),
  ...cities.flatMap(({ key, source, content, short }) => {
    const city = { entry: { slug: key, source }, noun: 'city' }
    const text = { ...city, file: cityText(key), blocks: content.blocks }
    return short ? [text, { ...city, file: shortCityText(key), blocks: short.content.blocks }] : [text]
  }),
  ...pages.map(({ name, source, blocks }) => ({ entry: { slug: name, source }, noun: 'page', file: source.file, blocks })),
]

/** The pictures that blocks show, below `static/images/`. */
export const picturesIn = (blocks: readonly PageBlock[]): string[] => referencesOf(blocks).flatMap(({ kind, name }) => (kind === 'picture' ? [name] : []))

/** The addresses of all films of the site. */
export const filmsOf = (site: TextSource): string[] => [
  ...site.acts.flatMap(({ videoUrl }) => videoUrl ?? []),
  ...blockTexts(site).flatMap(({ blocks }) => referencesOf(blocks).flatMap(({ kind, name }) => (kind === 'film' ? [name] : []))),
]
