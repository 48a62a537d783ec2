/**
 * Every act, city, article and artist of the shipped site can be renamed and removed. The changes are
 * planned, and made on copies.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { planSite } from '../../generator/build/plan-site.ts'
import { type NamedKind, namedKinds } from '../../generator/core/addresses.ts'
import { UsageError } from '../../generator/core/errors.ts'
import { DataProblems, isError } from '../../generator/core/problem.ts'
import { changesOf, type Edits } from '../../generator/edit/plan.ts'
import { planRemove, type RemoveOptions } from '../../generator/edit/remove.ts'
import { planRename } from '../../generator/edit/rename.ts'
import { type OwnerTexts, ownerTexts } from '../../generator/load/data/edits.ts'
import { loadSite } from '../../generator/load/load.ts'
import type { Site } from '../../generator/load/site.ts'
import { inPatchedCopy } from '../../generator/system/sandbox.ts'
import { sampled } from '../depth.ts'
import { projectRoot } from '../project.ts'

const options = { today: '2026-11-30', drafts: true }
type Entry = { kind: NamedKind; slug: string; name: string }
let site: Site
let texts: OwnerTexts
let entries: Entry[]
beforeAll(async () => {
  site = await loadSite(projectRoot, options)
  texts = ownerTexts(projectRoot)
  entries = [
    ...site.acts.map(({ slug, name }) => ({ kind: 'act' as const, slug, name })),
    ...site.cities.map(({ key, name }) => ({ kind: 'city' as const, slug: key, name })),
    ...site.articles.map(({ slug, title }) => ({ kind: 'article' as const, slug, name: title })),
    ...site.artists.map(({ slug, name }) => ({ kind: 'artist' as const, slug, name })),
  ]
})

const renamed = ({ kind, slug, name }: Entry): Edits =>
  planRename(projectRoot, site, texts, {
    kind,
    from: slug,
    to: `${slug}-x`,
    ...(kind === 'artist' && { name: `${name} X` }),
  }).plan

const removed = ({ kind, slug }: Entry, more: Partial<RemoveOptions> = {}): Edits =>
  planRemove(projectRoot, site, texts, { kind, slug, ...more }).plan

/** What still names an entry after a change: in braces, in links and in blocks. */
function leftOf({ kind, slug }: Entry, plan: Edits): string[] {
  const after = new Map(texts)
  for (const { file, content } of changesOf(projectRoot, plan, texts)) {
    if (content === undefined) after.delete(file)
    else if (/\.(?:md|ts)$/.test(file)) after.set(file, String(content))
  }
  const own = {
    act: `artist/${slug}`,
    city: `(?:coverband|tributeband|live-muziek)-${slug}`,
    article: `blog/${slug}`,
    artist: `${slug}-tribute-boeken`,
  }[kind]
  const named = new RegExp(
    `\\{${kind}\\.${slug}[.}]|(?<=[('" ])/${own}/|::cities\\{.*only=.*[" ]${slug}[" ]`,
    'g',
  )
  return [...after].flatMap(([file, text]) =>
    /redirects\.ts$|\.yaml$/.test(file)
      ? []
      : [...text.matchAll(named)].map(([found]) => `${file}: ${found}`),
  )
}

/**
 * The errors of the site after several changes at once, of which each would add its own line to the
 * redirects.
 */
async function errorsAfter(plans: readonly Edits[]): Promise<string[]> {
  const edits = plans
    .flatMap((plan) => plan.edits)
    .filter(({ file, start, end }) => file !== 'data/redirects.ts' || end > start)
  const changes = changesOf(
    projectRoot,
    {
      edits,
      moves: plans.flatMap((one) => one.moves),
      removed: [...new Set(plans.flatMap((one) => one.removed))],
    },
    texts,
  )
  const { problems } = await inPatchedCopy(projectRoot, changes, (folder) => planSite(folder, options))
  return problems.flatMap((problem) =>
    isError(problem) && problem.code !== 'address-vanished'
      ? `${problem.places[0]?.file}:${problem.places[0]?.line} ${problem.what}`
      : [],
  )
}

describe.each(sampled(namedKinds, 2))('each %s', (kind) => {
  const all = () => entries.filter((entry) => entry.kind === kind)

  test('is renamed, wherever it is named, and the site with all of them renamed is sound', async () => {
    const plans = all().map((entry) => ({ entry, plan: renamed(entry) }))
    for (const { entry, plan } of plans) expect([entry.slug, leftOf(entry, plan)]).toEqual([entry.slug, []])
    expect(plans.length).toBeGreaterThan(8)
    expect(await errorsAfter(plans.map(({ plan }) => plan))).toEqual([])
  })

  test('is removed, or one message says with which option', async () => {
    const plans = all().flatMap((entry): Edits[] => {
      try {
        return [removed(entry)]
      } catch (error) {
        if (error instanceof UsageError) {
          expect([kind, error.hint]).toEqual(['artist', expect.stringContaining('npm run remove -- act ')])
          return []
        }
        if (!(error instanceof DataProblems)) throw error
        expect(error.problems).toEqual([
          expect.objectContaining({ code: 'named-in-texts', hint: expect.stringContaining('--unlink') }),
        ])
        const plan = removed(entry, { unlink: true })
        expect([entry.slug, leftOf(entry, plan)]).toEqual([entry.slug, []])
        return [plan]
      }
    })
    expect(plans.length).toBe(kind === 'artist' ? 0 : all().length)
    // Some stay: pages are about them.
    expect(await errorsAfter(plans.filter((_, index) => index % 2 === 1))).toEqual([])
  })
})
