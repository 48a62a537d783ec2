/** The problems that the rules of structured data report. */
import type { ProblemText } from '../../core/problem.ts'

export const rules = {
  type: (thing: string, detail: string) => [
    `The structured data describe a ${thing} (${detail}), for which there are no rules`,
    'Add the type to generator/check/structured-data/properties.ts, with its source.',
  ],
  required: (thing: string, detail: string) => [`A ${thing} has no ${detail}, which search engines require`, 'Fill in the entry that it is made of.'],
  recommended: (thing: string, detail: string) => [`A ${thing} has no ${detail}, which search engines recommend`, 'Fill in the entry that it is made of.'],
  rating: (thing: string, detail: string) => [
    `A ${thing} carries a rating (${detail}): search engines treat ratings of one's own business as spam`,
    'Remove it from generator/render/structured-data.ts. Texts on the page may cite a rating with its source.',
  ],
  date: (thing: string, detail: string) => [`A ${thing} has the ${detail}, which is no date with a time and a time zone`, 'Give it as startOfDay(…) does.'],
  address: (thing: string, detail: string) => [
    `A ${thing} (${detail}) is on a page about another town, or is not that of the office`,
    'Refer to the business by its id; its address is on the pages about the business.',
  ],
  url: (thing: string, detail: string) => [`A ${thing} has an address that does not exist: ${detail}`, 'Give the whole address of a page, made by "paths".'],
  id: (thing: string, detail: string) => [`${thing} ${detail}`, 'Describe it in full, and equally, on the pages about it.'],
  hidden: (thing: string, detail: string) => [`A ${thing} says what its page does not show: ${detail}`, 'Show it on the page, or leave it out of the data.'],
} satisfies Record<string, (thing: string, detail: string) => [what: string, hint: string]>

export type StructuredDataRule = keyof typeof rules

export const structuredData = (
  rule: StructuredDataRule,
  thing: string,
  detail: string,
  { pages, example }: { pages: number; example: string },
): ProblemText => {
  const [what = '', hint = ''] = rules[rule](thing, detail)
  return { code: `structured-${rule}`, what: `${what}${pages === 1 ? `, on ${example}` : `, on ${pages} pages such as ${example}`}.`, hint }
}
