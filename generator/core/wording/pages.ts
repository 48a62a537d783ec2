/** Messages about the blocks and the pictures of a text. */
import { list, short, type Wordings } from './words.ts'

export const pageWording = {
  blockUnknown: (name: string, closest: string | undefined, known: readonly string[]) => ({
    code: 'block-unknown',
    what: `There is no block "${short(name)}".`,
    hint: closest === undefined ? `Use one of ${list(known)}.` : `Did you mean "${closest}"?`,
  }),
  blockMisplaced: (name: string, parent: string, places: readonly string[]) => ({
    code: 'block-misplaced',
    what: `The block "${name}" cannot be in ${parent}.`,
    hint: `Put it in ${places.join(' or in ')}. A block ends with as many colons as it begins with; the outer one of two has one more.`,
  }),
  blockNotInText: (name: string, allowed: readonly string[]) => ({
    code: 'block-misplaced',
    what: `The block "${name}" cannot be in the text of an article, an act or a city.`,
    hint: `Such a text takes ${list(allowed)}. The other blocks are for content/pages/.`,
  }),
  blockUnread: (written: string) => ({
    code: 'block-unread',
    what: `"${short(written)}" is not a block, and visitors would read it as it is typed.`,
    hint: 'A block has a line of its own: ::name[Title]{attribute="value"}, or :::name, its content and :::, without blanks behind the colons.',
  }),
  blockLine: (written: string, correction: string) => ({
    code: 'block-line',
    what: `"${short(written)}" is not how this block is written.`,
    hint: `Write ${short(correction)}`,
  }),
  /** @param line the first line (1-based) that is behind it */
  blockNotEnded: (name: string, ends: string, line: number) => ({
    code: 'block-not-ended',
    what: `The block "${short(name)}" has no end.`,
    hint: `Write ${ends} on a line of its own where it ends, before line ${line}.`,
  }),
  blockEndsNothing: (ends: string) => ({
    code: 'block-ends-nothing',
    what: `This ${ends} ends no block.`,
    hint: 'Remove it, or write the line with which its block begins, such as :::intro.',
  }),
  blockColons: (begins: string, ends: string) => ({
    code: 'block-colons',
    what: 'A block that holds other blocks needs more colons than they have.',
    hint: `Begin it with ${short(begins)} and end it with ${ends}`,
  }),
  blockEndColons: (begins: string, ends: string) => ({
    code: 'block-colons',
    what: `The block that begins with ${short(begins)} is ended with fewer colons.`,
    hint: `End it with ${ends}`,
  }),
  attributeTwice: (block: string, attribute: string) => ({
    code: 'attribute-twice',
    what: `The block "${short(block)}" has the attribute "${short(attribute)}" twice.`,
    hint: 'Keep one of the two.',
  }),
  markdownIncomplete: (written: string, hint: string) => ({
    code: 'markdown-incomplete',
    what: `"${short(written)}" is not complete, and visitors would read it as it is typed.`,
    hint: `${hint} A character that is meant as it is gets a backslash before it.`,
  }),
  pictureMisplaced: (file: string) => ({
    code: 'picture-misplaced',
    what: `The picture "${short(file)}" is within a line, a list, a quotation or a table.`,
    hint: 'Write it as a paragraph of its own, with an empty line above and below it.',
  }),
  pictureUnreadable: (file: string, closest: string | undefined) => ({
    code: 'picture-name',
    what: `The picture "${short(file)}" is not named as a file below static/images/.`,
    hint: `Write ![What it shows](${closest ?? 'blog/stage.jpg'}): an SVG, JPEG or PNG, in lower-case letters, digits and dashes.`,
  }),
  pictureWithoutAlt: (file: string) => ({
    code: 'picture-without-alt',
    what: `The picture "${file}" has no text for visitors who do not see it.`,
    hint: `Write what it shows between the brackets: ![A band on a small stage](${file}).`,
  }),
  attributeUnknown: (block: string, attribute: string, closest: string | undefined, known: readonly string[]) => ({
    code: 'attribute-unknown',
    what: `The block "${block}" has no attribute "${short(attribute)}".`,
    hint: closest !== undefined ? `Did you mean "${closest}"?` : known.length > 0 ? `Use one of ${list(known)}.` : 'Remove it.',
  }),
  attributeMissing: (block: string, attribute: string) => ({
    code: 'attribute-missing',
    what: `The block "${block}" has no attribute "${attribute}".`,
    hint: `Add it in braces: {${attribute}="…"}.`,
  }),
  attributeWrong: (block: string, attribute: string, found: string, rule: string, closest: string | undefined) => ({
    code: 'attribute-wrong',
    what: `The attribute "${attribute}" of the block "${block}" is "${short(found)}", but it must be ${rule}.`,
    hint: closest === undefined ? 'Correct the value.' : `Did you mean "${closest}"?`,
  }),
  blockContent: (block: string, found: string, accepted: readonly string[]) => ({
    code: 'block-content',
    what: `The block "${block}" has ${found}, which it does not show.`,
    hint: accepted.length === 0 ? 'Write it on one line: ::name{attribute=value}.' : `It takes ${accepted.join(' and ')}.`,
  }),
  blockEmpty: (block: string, missing: string) => ({
    code: 'block-empty',
    what: `The block "${block}" has no ${missing}.`,
    hint: 'Add it, or remove the block.',
  }),
  blockReference: (block: string, kind: string, name: string, closest: string | undefined) => ({
    code: 'unknown-reference',
    what: `The block "${block}" names the ${kind} "${short(name)}", which does not exist.`,
    hint: closest === undefined ? `Correct the name, or add the ${kind}.` : `Did you mean "${closest}"?`,
  }),
  priceUntitled: (range: string) => ({
    code: 'block-empty',
    what: `The block "price" names the range "${short(range)}", which has no name of its own, and has no title.`,
    hint: `Write the title that visitors read: ::price[Title]{of=${range}}.`,
  }),
  sectionUnknown: (page: string, section: string, closest: string | undefined) => ({
    code: 'unknown-reference',
    what: `The page "${short(page)}" belongs to the section ${short(section)}, but the menu in data/navigation.ts has no such address.`,
    hint: closest === undefined ? 'Name an address of the menu, or remove the section.' : `Did you mean "${closest}"?`,
  }),
} satisfies Wordings
