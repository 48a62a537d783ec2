/** What an edit of `data/site.ts` makes of the site: templates reach settings from anywhere, so whole pages are compared. */
import { articlesFrom } from '../load/articles.ts'
import { ContentReader } from '../load/content.ts'
import { pagesFrom } from '../load/pages.ts'
import type { Site } from '../load/site.ts'
import { actText, cityText, shortCityText } from '../load/texts.ts'
import { settingValues } from '../load/values.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { changedAt, type Path, valueAt } from './entries.ts'
import type { Effect } from './pages.ts'
import { rendered } from './rendered.ts'

/** Settings that may be left out, and what somebody might write there. */
const optional: Record<string, unknown> = {
  'forms.contact': 'https://formulier.example/contact',
  'forms.booking': 'https://formulier.example/aanvraag',
  'fonts.stylesheet': 'https://letters.example/stijl.css',
  'fonts.files': 'https://letters.example',
  analytics: { scripts: ['https://statistiek.example/teller.js'], hosts: [] },
}

/** The names of all settings and groups of them, as they stand behind `site.`. */
export function settingNames(site: Site): string[] {
  return [...new Set([...namesIn(site.settings, ''), ...Object.keys(optional)])]
}

function namesIn(value: object, prefix: string): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const isGroup = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    return [`${prefix}${key}`, ...(isGroup ? namesIn(inner, `${prefix}${key}.`) : [])]
  })
}

/** Which pages are others after an edit of a setting, or of all settings of a group; of every text in `data/site.ts` when it is empty. */
export async function effectOfSetting(root: string, site: Site, name: string): Promise<Effect> {
  const { pages } = await rendered(root, site, expandRoutes(site, families))
  const after = await withSettings(root, site, settingsAfter(site, name))
  const others = await rendered(root, after, expandRoutes(after, families))
  const paths = [...pages.keys()]
  const changed = paths.filter((path) => others.pages.has(path) && others.pages.get(path)?.html !== pages.get(path)?.html)
  return { changed: new Set(changed), moved: new Set(paths.filter((path) => !others.pages.has(path))) }
}

function settingsAfter({ settings }: Site, name: string): Site['settings'] {
  const at: Path = name === '' ? [] : name.split('.')
  if (at.length > 0) return changedAt(settings, at, (value) => (value === undefined ? optional[name] : edited(name, value)))
  // The address and how it is written change every link, and would hide what the texts do.
  return Object.keys(settings).reduce(
    (changed, key) => (typeof valueAt(changed, [key]) === 'boolean' || key === 'address' ? changed : changedAt(changed, [key], (value) => edited(key, value))),
    settings,
  )
}

function edited(name: string, value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 0.02
  if (Array.isArray(value)) return value.map((item) => edited(name, item))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, edited(`${name}.${key}`, inner)]))
  if (typeof value !== 'string') return value
  if (name === 'phone') return `${value} 1`
  if (name === 'email') return `x${value}`
  if (/^https:\/\//.test(value)) return value.replace('https://', 'https://x.')
  return `${value} meer`
}

/** The site as it would be loaded with other settings: texts name the agency, and spell links as it wants them. */
export async function withSettings(root: string, site: Site, settings: Site['settings']): Promise<Site> {
  const reader = new ContentReader(root, settings, new Map([...site.values, ...settingValues(settings)]), async () => undefined)
  const textOf = async (file: string, { source }: Site['acts'][number] | Site['cities'][number]) => (await reader.textOf(file, source.entry, source)).value
  return {
    ...site,
    settings,
    acts: await Promise.all(site.acts.map(async (act) => ({ ...act, biography: await textOf(actText(act), act) }))),
    cities: await Promise.all(
      site.cities.map(async (city) => ({
        ...city,
        content: await textOf(cityText(city), city),
        ...(city.short && { short: { ...city.short, content: await textOf(shortCityText(city), city) } }),
      })),
    ),
    articles: (await articlesFrom(reader)).value,
    pages: (await pagesFrom(reader)).value,
  }
}
