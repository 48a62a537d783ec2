/**
 * What each version changes in data: a line here for each change that a rule can make, and a section of
 * CHANGELOG.md that explains all of them.
 */
import { addExport, addFile, dropField, dropItems, mergeField, type Step } from './steps.ts'

/** Where data has its types from, unless the program is a package. */
const schemas = '../generator/schema'

const v2 = '0.2.0'
const style = 'the style of texts is not checked any more; remove this when you need it no longer'

/** The changes of each version, oldest first. Data of a version had those up to it. */
export const versions: readonly { version: string; steps: readonly Step[] }[] = [
  {
    version: v2,
    steps: [
      addFile(
        'data/shows.ts',
        `import type { Show } from '${schemas}/show.ts'\n\nexport const shows = [] as const satisfies readonly Show[]\n`,
      ),
      dropField(v2, 'data/site.ts', 'site.travel.rushHour', 'no trip is computed with these hours any more'),
      mergeField('data/occasions.ts', 'occasions', 'intro', 'text'),
      // The rate of Belgian services. A sample, because nobody but the agency knows which rate applies to it.
      addExport(
        v2,
        'data/prices.ts',
        'vat',
        '{ percent: { value: 21, sample: true } }',
        'ask your accountant for the rate of VAT, and write it in place of this sample',
      ),
      ...['formOfAddress', 'spellings', 'abbreviations', 'nearby'].map((field) =>
        dropField(v2, 'data/copy.ts', `copy.${field}`, style),
      ),
      dropItems(
        v2,
        'data/copy.ts',
        'exceptions',
        'rule',
        ['form-of-address', 'spelling', 'number', 'fragment', 'place-twice', 'nearby', 'distance'],
        style,
      ),
    ],
  },
]
