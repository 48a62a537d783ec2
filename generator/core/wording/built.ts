/** Messages about files in the output folder. */
import type { Wordings } from './words.ts'

export const builtWording = {
  builtMissing: (file: string) => ({
    code: 'built-missing',
    what: `${file} was published, but is missing now.`,
    hint: 'Run "npm run generate": it restores missing files.',
  }),
  builtChanged: (file: string, expected: number, found: number) => ({
    code: 'built-changed',
    what: `${file} was changed after it was published${found === expected ? '' : `: it has ${found} bytes instead of ${expected}`}.`,
    hint: 'Run "npm run generate -- --force": it restores the published file.',
  }),
  builtUnknown: (file: string) => ({
    code: 'built-unknown',
    what: `${file} is among the published files, but was not published by this command.`,
    hint: 'Remove it, or put it into static/ so that every build includes it.',
  }),
  overBudget: (file: string, kind: 'script' | 'feature' | 'stylesheet' | 'firstVisit' | 'page' | 'picture', bytes: number, budget: number) => ({
    code: 'over-budget',
    what: `${kind === 'firstVisit' ? `A first visit to ${file}, with its stylesheet, script and fonts,` : `The ${kind === 'feature' ? 'file' : kind} ${file}`} is ${bytes} bytes, over the budget of ${budget}.`,
    hint:
      kind === 'picture' ? 'Use a smaller source picture, or one with less detail.' : 'Remove a part of it: visitors on slow connections wait for every byte.',
  }),
} satisfies Wordings
