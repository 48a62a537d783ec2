import { join } from 'node:path'
import type { SitePath } from '../core/addresses.ts'
import { pathOf } from '../core/addresses.ts'
import { decodePercents } from '../core/text.ts'
import { ledgerFile } from '../load/files/ledger.ts'
import type { SiteAssets } from '../routes/route.ts'
import { pathFrom } from '../system/file-paths.ts'
import { cacheRoot, home } from '../system/home.ts'
import { templateFile } from '../system/own-templates.mjs'
import { emptyModules } from '../system/program/compile.mjs'
import { compileProgram, loadProgram } from '../system/program/program-file.mjs'
import { type FieldGroup, loadProject, type Project, tryGroups } from './edits.ts'
import { type Affected, formatAffected } from './format.ts'
import { type ResolvedName, resolveName } from './names.ts'
import type * as OwnPages from './pages.ts'
import { Pages } from './pages.ts'

/** @property today yyyy-mm-dd */
export type AffectedByOptions = { root: string; name: string; json: boolean; today: string }

/**
 * The pages that change with an entry, a field, a setting, a sentence or a file.
 * @returns text for people, or JSON with every address
 * @throws UsageError for an unknown name, DataProblems for files that cannot be used
 */
export async function affectedBy({ root, name, json, today }: AffectedByOptions): Promise<string> {
  const project = await loadProject(root, today)
  const all = new Map(Array.from(project.pages.routes.values(), ({ path, family }) => [path, family]))
  const answer = await answerTo(resolveName(name, project), project)
  const affected = { places: [], all, fields: [], tried: [], refused: [], notes: [], ...answer, name }
  return formatAffected(affected, json)
}

type Answer = Pick<Affected, 'pages'> & Partial<Affected>

async function answerTo(resolved: ResolvedName, project: Project): Promise<Answer> {
  if (resolved.kind === 'fields')
    return { places: resolved.places, ...(await answerAbout(resolved.groups, project)) }
  const { kind, file } = resolved
  const { pages } = project
  const { site, assets } = pages
  switch (kind) {
    case 'card':
      return {
        pages: new Set(pages.routes.keys()),
        notes: ['Only the picture that social networks show beside a link.'],
      }
    case 'template':
      return { pages: await pagesWithTemplate(pages, file) }
    case 'nothing':
      return {
        pages: new Set(),
        notes: [`${file === ledgerFile ? 'It lists the published addresses. ' : ''}No page depends on it.`],
      }
    case 'static': {
      if (file === `static${site.settings.logo}`) {
        // Bare pages have neither header nor footer.
        const framed = [...pages.routes.values()].filter((route) => !route.meta().bare)
        return { pages: new Set(framed.map(({ path }) => path)) }
      }
      const address = assets.file(file.replace('static', ''))
      const linked = [...pages.routes.values()].flatMap((route) =>
        pages.links(route).targets.some((target) => decodePercents(pathOf(target)) === address)
          ? [route.path]
          : [],
      )
      const notes =
        linked.length > 0
          ? ['They link to it. Its address does not change, so the HTML of the pages stays the same.']
          : []
      return { pages: new Set(linked), notes }
    }
    case 'picture': {
      const note =
        'If no other picture has its background colour, the stylesheet changes as well, and with it its address on every page.'
      return {
        pages: new Set(
          pages.thatDiffer(new Pages(site, withOtherPicture(assets, file.replace('static/images/', '')))),
        ),
        notes: [note],
      }
    }
    default:
      return {
        pages: new Set(pages.thatDiffer(new Pages(site, withOtherBundles(file, project)))),
        notes: [`Only the address of the ${kind} changes.`],
      }
  }
}

async function answerAbout(groups: readonly FieldGroup[], project: Project): Promise<Answer> {
  const outcomes = await tryGroups(project, groups)
  const [only, ...others] = outcomes
  if (!only || others.length > 0)
    return { pages: new Set(outcomes.flatMap(({ pages }) => [...pages])), fields: outcomes }
  if (only.tried.length > 0) return only
  // The name of an entry is in other files, too: the site refuses another one in one of them alone.
  const own = groups.flatMap(({ fields }) => fields.map(({ name }) => name))
  const made = [...project.pages.routes.values()].filter(({ sources }) =>
    sources.some(({ entry }) => own.some((name) => name.startsWith(`${entry}.`))),
  )
  return {
    pages: new Set(made.map(({ path }) => path)),
    refused: only.refused,
    notes: ['These pages are made of the entry. Others may change as well: no other value could be tried.'],
  }
}

const other = 'another-file'

function withOtherPicture(assets: SiteAssets, file: string): SiteAssets {
  // Pictures of cities are named without their ending.
  const isIt = (name: string) => name === file || name === file.replace(/\.\w+$/, '')
  return {
    ...assets,
    image: (name, place) => ({
      ...assets.image(name, place),
      ...(isIt(name) && { src: other, srcset: other }),
    }),
    card: (card) => (isIt(card.image) ? other : assets.card(card)),
  }
}

/** With other addresses of the styles and scripts that a source is part of. */
function withOtherBundles(source: string, { root, pages: { assets }, inputs }: Project): SiteAssets {
  // Styles of the owner are seen from the program, as all sources are.
  const names = [source, pathFrom(home, join(root, source))]
  const isIn = (address = '') => names.some((name) => inputs.get(address)?.includes(name))
  const features = Array.from(
    assets.features,
    ([name, feature]) =>
      [
        name,
        isIn(feature.script) || isIn(feature.stylesheet) ? { script: other, stylesheet: other } : feature,
      ] as const,
  )
  return {
    ...assets,
    ...(isIn(assets.stylesheet) && { stylesheet: other }),
    ...(isIn(assets.script) && { script: other }),
    features: new Map(features),
  }
}

/** Those that differ in a copy of the program where its file is empty; all when that does not compile. */
async function pagesWithTemplate(pages: Pages, file: string): Promise<Set<SitePath>> {
  // Nothing is written there: stacks name the file.
  const target = join(cacheRoot, '.cache', 'copy', 'pages.cjs')
  const after = await compileProgram(target, home, 'trace/pages.ts', [
    emptyModules(new Set([templateFile(home, file.replace('templates/', '')) ?? file]), home),
  ])
    .then(({ content }) => loadProgram<typeof OwnPages>(target, content, { home }).exports)
    .then((copy) => new copy.Pages(pages.site, { ...pages.assets }))
    .catch(() => undefined)
  return new Set(after ? pages.thatDiffer(after) : pages.routes.keys())
}
