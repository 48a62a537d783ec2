/** Turns errors caused by templates, styles or the owner's files into problems. All other errors are faults of the generator. */
import { DataProblems, errorAt, type Problem, type ProblemText } from '../core/problem.ts'
import { RenderFault } from '../render/render.tsx'
import { assetProblems } from './asset-problems.ts'
import { explainError } from './explained-error.ts'

/** The problems behind an error; nothing when the generator itself is at fault. */
export function problemsBehind(error: unknown): readonly Problem[] | undefined {
  if (error instanceof DataProblems) return error.problems
  const { place, message } = explainError(error, error instanceof RenderFault ? error.template : undefined)
  if (place?.file.startsWith('templates/') && !(error instanceof Error && 'errors' in error)) {
    return [errorAt(place, templateFailed(place.file, message))]
  }
  return assetProblems(error)
}

const templateFailed = (file: string, cause: string): ProblemText => ({
  code: 'template-failed',
  what: `${file} throws an error: ${cause}`,
  hint: 'Correct the template; it may expect a value that can be missing.',
})
