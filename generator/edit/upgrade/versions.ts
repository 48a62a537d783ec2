/**
 * What each version changes in data: a line here for each change that a rule can make, and a section of
 * CHANGELOG.md that explains all of them.
 */
import { addExport, addField, dropField, dropItems, mergeField, remark, type Step } from './steps.ts'

const in2 = (words: string) => remark('0.2.0', words)
const style = in2('the style of texts is not checked any more; remove this when you need it no longer')

/** The changes of each version, oldest first. Data of a version had those up to it. */
export const versions: readonly { version: string; steps: readonly Step[] }[] = [
  {
    version: '0.2.0',
    steps: [
      dropField('data/site.ts', 'site.travel.rushHour', in2('no trip is computed with these hours any more')),
      mergeField('data/occasions.ts', 'occasions', 'intro', 'text'),
      // The program knew this key, and takes what follows from it from the data now.
      addField('data/occasions.ts', 'occasions', ['key', 'bruiloft'], 'private: true'),
      // The rate of Belgian services. A sample, because nobody but the agency knows which rate applies to it.
      addExport(
        'data/prices.ts',
        'vat',
        '{ percent: { value: 21, sample: true } }',
        in2('ask your accountant for the rate of VAT, and write it in place of this sample'),
      ),
      ...['formOfAddress', 'spellings', 'abbreviations', 'nearby'].map((field) =>
        dropField('data/copy.ts', `copy.${field}`, style),
      ),
      dropItems(
        'data/copy.ts',
        'exceptions',
        'rule',
        ['form-of-address', 'spelling', 'number', 'fragment', 'place-twice', 'nearby', 'distance'],
        style,
      ),
    ],
  },
]
