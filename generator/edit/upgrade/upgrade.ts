/**
 * Brings the owner's files to the version of the program: changes that rules can make are planned, tried on a
 * copy, shown and made; what is left is listed for the owner to decide.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { checkSite } from '../../build/check.ts'
import { attempt } from '../../core/attempt.ts'
import { HintedError } from '../../core/errors.ts'
import { groupBy } from '../../core/group-by.ts'
import { printable } from '../../core/printable.ts'
import { isError, isOfReading, type Problem, placeText } from '../../core/problem.ts'
import { type OwnerTexts, ownerText, withOwnerTexts } from '../../load/data/edits.ts'
import {
  type DataNote,
  dataNote,
  isOfNewCheck,
  isOlder,
  manifestFile,
  programVersion,
} from '../../load/files/data-version.ts'
import { changedSince, sentencesFile } from '../../load/sentences/catalogue.ts'
import type { SiteOptions } from '../../load/site.ts'
import { applyEdits } from '../../publish/edit.ts'
import { inPatchedCopy } from '../../system/sandbox.ts'
import { fitSentences } from './sentences.ts'
import { afterSteps, importFromPackage, remarksIn } from './steps.ts'
import { versions } from './versions.ts'

/**
 * Plans an upgrade. Unlike a rename it does not ask for a site without errors: old data has many.
 * @param from the version of the data, in place of that in `package.json`
 * @returns what changes and what is left to decide, as text; and what makes the changes, where there are any
 */
export const prepareUpgrade = (
  root: string,
  options: SiteOptions,
  from: string | undefined,
  signal?: AbortSignal,
): Promise<{ text: string; apply?: () => void }> =>
  withOwnerTexts(root, async (texts, refuseChanged) => {
    const before = dataNote(root)
    const data = from ?? before.data
    const version = programVersion()
    const manifest = readManifest(root)
    const { dependencies, devDependencies } = fieldsOf(manifest)
    const isInstalled = 'toegift' in { ...dependencies, ...devDependencies }
    const after = afterSteps(texts, [
      ...versions.filter(({ version }) => isOlder(data, version)).flatMap(({ steps }) => steps),
      fitSentences(version),
      importFromPackage((path) => isInstalled && !existsSync(join(root, 'data', path))),
    ])
    const changed = [...after]
      .filter(([file, content]) => texts.get(file) !== content)
      .map(([file, content]) => ({ file, content }))
    const was: DataNote = { data: version, upgradedFrom: from ?? before.upgradedFrom ?? data }
    const found = await inPatchedCopy(root, [...changed, withNote(manifest, was)], (folder) =>
      checkSite({ root: folder, options, types: false, ...(signal && { signal }) }),
    )
    const isNew = (problem: Problem) => isOfNewCheck(problem, was)
    // As soon as nothing is left that only a new check finds, that check stops what it finds, as others do.
    // It does not run while a file cannot be read.
    const isGraceOver = !found.some((problem) => isNew(problem) || isOfReading(problem))
    /** What the owner writes in the manifest while the command asks stays there. */
    const noted = (text: string) => withNote(text, isGraceOver ? { data: version } : was)
    const old = new Map([...texts, [manifestFile, manifest]])
    const changes = [...changed, noted(manifest)].filter(({ file, content }) => old.get(file) !== content)
    const diff = changes.map(({ file, content }) => diffOf(file, old.get(file) ?? '', content))
    const open = openPoints(after, [
      ...found.filter((problem) => isError(problem) || isNew(problem)),
      ...changedSince(after.get(sentencesFile) ?? '', data),
    ])
    const title =
      changes.length === 0
        ? `The data is of version ${version}: there is nothing to change.`
        : `Upgrade the data from ${data} to ${version}:`
    return {
      text: [title, ...diff, ...(open.length > 0 ? ['What you decide:', ...open] : [])].join('\n'),
      ...(changes.length > 0 && {
        apply: () => applyEdits(root, [...changed, noted(readManifest(root))], refuseChanged),
      }),
    }
  })

type Manifest = { dependencies?: object; devDependencies?: object; toegift?: object }

const fieldsOf = (manifest: string): Manifest => JSON.parse(manifest)

/** @throws HintedError for a manifest that cannot be read: the note would replace it */
function readManifest(root: string): string {
  const text = existsSync(join(root, manifestFile)) ? ownerText(root, manifestFile) : '{}\n'
  if (attempt(() => fieldsOf(text))) return text
  throw new HintedError(
    `${manifestFile} cannot be read as JSON, and the version of the data is noted there.`,
    'Correct it, and run the command again.',
  )
}

/** The manifest with another version of the data, and with its own indentation. */
function withNote(manifest: string, { data, upgradedFrom }: DataNote) {
  const fields = fieldsOf(manifest)
  // What is not defined is not written.
  const toegift = { ...fields.toegift, data, upgradedFrom }
  const [, indent = '  '] = /\n([ \t]+)"/.exec(manifest) ?? []
  const isSame = JSON.stringify(fields.toegift) === JSON.stringify(toegift)
  const written = `${JSON.stringify({ ...fields, toegift }, undefined, indent)}\n`
  return { file: manifestFile, content: isSame ? manifest : written }
}

const diffOf = (file: string, before: string, after: string) =>
  createTwoFilesPatch(file, file, before, after, '', '', {
    context: 1,
    headerOptions: FILE_HEADERS_ONLY,
  }).trimEnd()

/** A line for each point with its place, and what to do below those for which it is the same. */
function openPoints(after: OwnerTexts, problems: readonly Problem[]): string[] {
  const points = [
    ...remarksIn(after).map(({ words, about, ...place }) => ({ place, what: about, hint: words })),
    ...problems.flatMap(({ places, what, hint }) =>
      (places.length > 0 ? places : [{ file: 'site' }]).map((place) => ({ place, what, hint })),
    ),
  ]
  return [...groupBy(points, ({ hint }) => hint)].flatMap(([hint, group]) => [
    ...group.map(({ place, what }) => `  ${placeText(place)}  ${printable(what)}`),
    `  → ${hint}`,
  ])
}
