/**
 * `affected-by` against edits that are really made in the owner's files: what an edit changes must have been named, and hardly anything else.
 * One entry of some kinds of a small project is tried, each field once; in a deep run three of each kind of the whole project, in many ways.
 */

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { digestOf } from '../generator/core/output-file.ts'
import { DataProblems, isError } from '../generator/core/problem.ts'
import { loadSite } from '../generator/load/load.ts'
import { siteRenderer } from '../generator/pages/open-pages.ts'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import type { SiteAssets } from '../generator/routes/site-assets.ts'
import { type Entry, entriesOf } from '../generator/trace/entries.ts'
import { Pages } from '../generator/trace/pages.ts'
import { effectsOf, fieldsOf } from '../generator/trace/perturb.ts'
import { rendered } from '../generator/trace/rendered.ts'
import { isDeep, sampled } from './depth.ts'
import { editsOf, fileOf, type OwnerEdit } from './owner-edits.ts'
import { ProjectCopy, SmallProject } from './project.ts'

const isWhole = isDeep
const project = isWhole ? new ProjectCopy() : new SmallProject()
if (!isWhole) {
  withActPagesOnly('gent', 'brussel')
  // A small project has no names of entries in its texts.
  project.edit('content/pages/privacy.md', /$/, '\n\n{act.silkwood} speelt in {city.leuven}.\n')
  project.edit('data/navigation.ts', "label: 'Blog'", "label: 'Blog van {act.silkwood}'")
}
const kept = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => {
  project.remove()
  rmSync(kept, { recursive: true, force: true })
})

/** Keeps the pages of acts in cities to these: each edit generates the whole site again. */
function withActPagesOnly(...keys: string[]): void {
  let key = ''
  const keep = (line: string) => {
    key = /^ {4}key: '(.*)'/.exec(line)?.[1] ?? key
    return !line.startsWith('    actPages:') || keys.includes(key)
  }
  project.write('data/cities.ts', project.read('data/cities.ts').split('\n').filter(keep).join('\n'))
}

const owned = ['data', 'content']
for (const folder of owned) cpSync(join(project.root, folder), join(kept, folder), { recursive: true })
const site = await loadSite(project.root, { today: '2026-01-01' })
const pages = new Pages(site)
const { assets: made } = await rendered(project.root, site, [])
// An edit of an act or an artist changes a rider. Its digest stands for the files, which are not made again.
const assets: SiteAssets = {
  ...made,
  rider: ({ slug, digest }) => ({ pdf: slug, kilobytes: 1, plot: { src: digest, width: 1, height: 1 }, lineUp: { src: digest, width: 1, height: 1 } }),
}
const before = await finished()

/** The digests of all pages as they would be published. */
async function finished(): Promise<Map<string, string>> {
  const edited = await loadSite(project.root, { today: '2026-01-01' })
  const render = siteRenderer(edited, assets)
  return new Map([...expandRoutes(edited, families)].map((route) => [route.path, digestOf(render(route).html)]))
}

/** The pages that are others, or gone, after an edit; why the site refuses it, where it does. The files are put back. */
async function changedBy(entry: Entry, edit: OwnerEdit): Promise<{ paths: string[]; refusal?: string }> {
  const { fields, write } = await fileOf(project, entry)
  try {
    write({ ...fields, [edit.field]: edit.value, ...edit.with })
    edit.follow?.(project)
    const after = await finished()
    return { paths: [...before].filter(([path, digest]) => after.get(path) !== digest).map(([path]) => path) }
  } catch (error) {
    if (!(error instanceof DataProblems)) throw error
    return { paths: [], refusal: `${edit.field}: ${error.problems.filter(isError).map(({ what }) => what)}` }
  } finally {
    for (const folder of owned) {
      rmSync(join(project.root, folder), { recursive: true })
      cpSync(join(kept, folder), join(project.root, folder), { recursive: true })
    }
  }
}

/** An entry from the middle of each list, in the whole project also its first and its last. */
function sample(): Entry[] {
  const kinds = new Map<string, Entry[]>()
  for (const entry of entriesOf(site)) kinds.set(entry.folder, [...(kinds.get(entry.folder) ?? []), entry])
  return [...kinds.values()].flatMap((list) => {
    const middle = Math.floor(list.length / 2)
    return list.filter((_, index) => index === middle || (isWhole && (index === 0 || index === list.length - 1)))
  })
}

describe('an edit changes only pages that were named', () => {
  const figures = { named: 0, unchanged: 0 }

  test.each(sampled(sample(), 6))(
    '$entry',
    async (entry) => {
      const fields = fieldsOf(site, entry)
      const effects = effectsOf(
        pages,
        fields.map((field) => [field]),
      )
      const { fields: values, siblings } = await fileOf(project, entry)
      for (const [index, { name, role }] of fields.entries()) {
        const edits = editsOf(entry, values, siblings).filter(({ field }) => field === name)
        const named = new Set<string>([...(effects[index]?.changed ?? []), ...(effects[index]?.moved ?? [])])
        const changed = new Set<string>()
        const refusals: string[] = []
        for (const edit of edits) {
          const { paths, refusal } = await changedBy(entry, edit)
          for (const path of paths) changed.add(path)
          if (refusal !== undefined) refusals.push(refusal)
          else if (!isWhole) break
        }
        if (!isWhole && edits.length > 0) expect(refusals.length, `every edit is refused: ${refusals.join('\n')}`).toBeLessThan(edits.length)
        const unchanged = [...named].filter((path) => !changed.has(path))
        if (isWhole) console.log(`${entry.entry}.${name} ${role}: ${named.size} named, ${changed.size} changed`)
        expect(
          [...changed].filter((path) => !named.has(path)),
          `${entry.entry}.${name}`,
        ).toEqual([])
        // Where an entry stands depends on its new value: all pages that may change are named.
        if (role === 'placing' || edits.length === 0) continue
        figures.named += named.size
        figures.unchanged += unchanged.length
      }
    },
    3_600_000,
  )

  test('and hardly any page is named for nothing', () => {
    expect(figures.named).toBeGreaterThan(isWhole ? 300 : 100)
    expect(figures.unchanged / figures.named).toBeLessThan(0.03)
  })
})
