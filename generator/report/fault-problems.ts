/** Turns errors caused by templates, styles or the owner's files into problems. All other errors are faults of the generator. */
import { DataProblems, errorAt, type Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { RenderFault } from '../render/render.tsx'
import { assetProblems } from './asset-problems.ts'
import { explainFault } from './fault.ts'

/** The problems behind an error; nothing when the generator itself is at fault. */
export function problemsBehind(error: unknown): readonly Problem[] | undefined {
  if (error instanceof DataProblems) return error.problems
  const { place, message } = explainFault(error, error instanceof RenderFault ? error.template : undefined)
  if (place?.file.startsWith('templates/') && !(error instanceof Error && 'errors' in error)) {
    return [errorAt(place, wording.templateFailed(place.file, message))]
  }
  return assetProblems(error)
}
