/** Problems in styles, scripts and pictures. */
import { DataProblems, type Problem } from '../core/problem.ts'

/** The problems behind an error of `buildAssets` or `loadSite`; nothing for a fault of the program. */
export function assetProblems(error: unknown): readonly Problem[] | undefined {
  if (error instanceof DataProblems) return error.problems
  if (!(error instanceof Error)) return undefined
  const messages = messagesOf(error)
  if (messages.length > 0) return messages.map(({ file, line, text }) => broken(file, line, text))
  const [, file, line, text] = /^(\S+\.(?:css|json|tsx?)):(\d+): (.*)/s.exec(error.message) ?? []
  return file !== undefined && text !== undefined ? [broken(file, Number(line), text)] : undefined
}

/** The messages of an error of esbuild that have a place. */
export function messagesOf(error: Error): { file: string; line: number; text: string }[] {
  const errors: unknown = 'errors' in error ? error.errors : undefined
  if (!Array.isArray(errors)) return []
  return errors.flatMap((message: { text?: string; location?: { file: string; line: number } | null }) =>
    message.text !== undefined && message.location ? [{ file: message.location.file, line: message.location.line, text: message.text }] : [],
  )
}

const broken = (file: string, line: number, text: string): Problem => ({
  code: 'asset-broken',
  severity: 'error',
  places: [{ file, line }],
  what: `${file} cannot be built: ${text}`,
  hint: 'Correct that line.',
})
