/** Messages about files in the output folder. */
import type { Wordings } from './words.ts'

export const builtWording = {
  builtMissing: (file: string) => ({
    code: 'built-missing',
    what: `${file} was published, and is not there any more.`,
    hint: 'Run "npm run generate": it puts back what is missing.',
  }),
  builtChanged: (file: string, expected: number, found: number) => ({
    code: 'built-changed',
    what: `${file} is not what was published: ${found} bytes instead of ${expected}${found === expected ? ', but others' : ''}.`,
    hint: 'Run "npm run generate": it restores the published file.',
  }),
  builtUnknown: (file: string) => ({
    code: 'built-unknown',
    what: `${file} is among the published files, but was not published by this command.`,
    hint: 'Remove it, or put it into static/ so that every build brings it.',
  }),
  overBudget: (file: string, kind: 'script' | 'stylesheet' | 'firstVisit' | 'picture', bytes: number, budget: number) => ({
    code: 'over-budget',
    what: `${kind === 'firstVisit' ? `A first visit to ${file}, with its stylesheet, script and fonts,` : `The ${kind} ${file}`} is ${bytes} bytes, over the budget of ${budget}.`,
    hint: kind === 'picture' ? 'Use a calmer or smaller source picture.' : 'Take something out; phones on a train pay for every byte.',
  }),
} satisfies Wordings
