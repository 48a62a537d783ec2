/** Files that Git LFS keeps elsewhere: until they are fetched, a few lines of text are in their place. */
import { errorAt, type Problem } from '../../core/problem.ts'

/** A problem for a file in whose place there is a pointer. */
export function pointerProblems(file: string, content: Buffer | string): Problem[] {
  const start = content.toString('latin1', 0, 60)
  if (!/^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(start)) return []
  return [
    errorAt(
      { file },
      {
        code: 'lfs-pointer',
        what: `${file} is not the file itself but a pointer of Git LFS, which keeps the file elsewhere.`,
        hint: 'Run "git lfs pull" to fetch it, after "git lfs install" where that command is new. A workflow on GitHub checks out with "lfs: true".',
      },
    ),
  ]
}
