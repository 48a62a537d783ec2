/** Errors caused by the owner's files or templates, as problems. All others are faults of the generator. */
import { DataProblems, errorAt, type Problem } from '../../core/problem.ts'
import { locateError, messagesOf } from './located-error.ts'

/** The problems behind an error; nothing when the generator itself is at fault. */
export function problemsBehind(error: unknown): readonly Problem[] | undefined {
  if (error instanceof DataProblems) return error.problems
  const { place, message } = locateError(error)
  if (!place?.file.startsWith('templates/') || (error instanceof Error && 'errors' in error))
    return assetProblems(error)
  const problem = errorAt(place, {
    code: 'template-failed',
    what: `${place.file} throws an error: ${message}`,
    hint: 'Correct the template; it may expect a value that can be missing.',
  })
  return [problem]
}

/** The problems behind an error of `buildAssets` or `loadSite`; nothing for a fault of the program. */
export function assetProblems(error: unknown): readonly Problem[] | undefined {
  if (error instanceof DataProblems) return error.problems
  if (!(error instanceof Error)) return undefined
  const messages = messagesOf(error)
  if (messages.length > 0) return messages.map(({ file, line, text }) => broken(file, line, text))
  const [, file, line, text] = /^(\S+\.(?:css|json|tsx?)):(\d+): (.*)/s.exec(error.message) ?? []
  return file !== undefined && text !== undefined ? [broken(file, Number(line), text)] : undefined
}

const broken = (file: string, line: number, text: string): Problem =>
  errorAt(
    { file, line },
    { code: 'asset-broken', what: `${file} cannot be built: ${text}`, hint: 'Correct that line.' },
  )
