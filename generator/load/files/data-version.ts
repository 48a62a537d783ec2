/** The version of the owner's data: `package.json` of a project notes it, and `upgrade` writes it there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { attempt } from '../../core/attempt.ts'
import { type Problem, warningAt } from '../../core/problem.ts'
import { home } from '../../system/home.ts'

/** The newest version in which the fields of data changed. CHANGELOG.md says what changed. */
export const currentData = '0.2.0'

/** Projects that began before versions were noted. */
const firstData = '0.1.0'

export const manifestFile = 'package.json'

/** The version of the program, to which an upgrade brings data. */
export const programVersion = (): string => JSON.parse(readFileSync(join(home, manifestFile), 'utf8')).version

/**
 * The versions in which checks of what data means began: a line for each new one. Data that is older may have
 * thousands of entries that such a check finds, and worked before it. A check that leaves out what it refuses
 * cannot be here: pages would be published with a gap.
 */
const began: Readonly<Record<string, string>> = { 'fact-unclear': '0.2.0' }

const noteSchema = z.looseObject({
  toegift: z
    .looseObject({ data: z.string().exactOptional(), upgradedFrom: z.string().exactOptional() })
    .exactOptional(),
})

/**
 * @property data the version that the data has
 * @property upgradedFrom the one that it had before, while what newer checks find is not corrected
 */
export type DataNote = { data: string; upgradedFrom?: string }

/** Without a readable `package.json`, data has no version, and nothing in it may be old. */
export function dataNote(root: string): DataNote {
  const path = join(root, manifestFile)
  if (!existsSync(path)) return { data: programVersion() }
  const read = noteSchema.safeParse(attempt(() => JSON.parse(readFileSync(path, 'utf8'))))
  return read.success ? { data: firstData, ...read.data.toegift } : { data: programVersion() }
}

/** Whether a version is before another one. */
export const isOlder = (version: string, other: string): boolean =>
  version.localeCompare(other, 'en', { numeric: true }) < 0

/** Whether a check is younger than the data was before its upgrade. */
export const isOfNewCheck = ({ code }: Pick<Problem, 'code'>, { data, upgradedFrom = data }: DataNote) =>
  isOlder(upgradedFrom, began[code] ?? firstData)

/** What new checks find is a warning until the owner has corrected it and runs `upgrade` again. */
export const withGrace = (problems: readonly Problem[], note: DataNote): Problem[] =>
  problems.map((problem) => (isOfNewCheck(problem, note) ? { ...problem, severity: 'warning' } : problem))

/** Says that data is older than the program. */
export const checkDataVersion = ({ data }: DataNote): Problem[] =>
  isOlder(data, currentData)
    ? [
        warningAt(
          { file: manifestFile },
          {
            code: 'data-older',
            what: `The data is of version ${data}, and this program reads that of ${currentData}.`,
            hint: '"npm run upgrade" shows what changes, and makes the changes that it can make. CHANGELOG.md of the program explains them.',
          },
        ),
      ]
    : []
