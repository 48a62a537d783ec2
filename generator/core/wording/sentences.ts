/** Messages about the catalogue of sentences. */
import type { Wordings } from './words.ts'

export const sentenceWording = {
  catalogueBroken: (cause: string) => ({
    code: 'catalogue-broken',
    what: `content/sentences.yaml cannot be read as YAML: ${cause}`,
    hint: 'Indent by two spaces, and put a sentence in double quotes when it begins with a brace or has a colon or # in it.',
  }),
  catalogueEmpty: (file: string) => ({
    code: 'data-file-empty',
    what: `${file} is empty, and pages show its sentences.`,
    hint: 'Put its content back, such as that of the last commit.',
  }),
  sentenceNoText: (key: string) => ({
    code: 'sentence-no-text',
    what: `"${key}" is not a sentence.`,
    hint: 'Write one text behind the colon, in double quotes.',
  }),
  sentenceMissing: (key: string) => ({
    code: 'sentence-missing',
    what: `The sentence "${key}" is missing, and pages show it.`,
    hint: 'Put it back: git diff content/sentences.yaml shows what was removed.',
  }),
  sentenceUnknown: (key: string, closest: string | undefined) => ({
    code: 'sentence-unknown',
    what: `The site has no sentence "${key}", so no page shows it.`,
    hint: closest === undefined ? 'Remove it.' : `Remove it, or correct its name; "${closest}" comes closest.`,
  }),
  sentenceBroken: (key: string, cause: string) => ({
    code: 'sentence-broken',
    what: `The sentence "${key}" cannot be read: ${cause}.`,
    hint: 'Each { needs its }, and each choice (plural, select) needs a case "other".',
  }),
  placeholderMissing: (key: string, name: string) => ({
    code: 'sentence-placeholder',
    what: `The sentence "${key}" does not use ${name}, so the page would not say what the sentence is about.`,
    hint: `Add ${name} where it belongs.`,
  }),
  /** @param meant a placeholder that the sentence must have and does not use */
  placeholderUnknown: (key: string, name: string, known: readonly string[], meant: string | undefined) => ({
    code: 'sentence-placeholder',
    what: `The sentence "${key}" uses ${name}, which is not one of its placeholders${meant === undefined ? '' : `, and does not use ${meant}`}.`,
    hint:
      known.length === 0
        ? 'This sentence has no placeholders: write the words themselves.'
        : meant === undefined
          ? `It can use ${known.join(', ')}.`
          : `Write ${meant} instead of ${name}.`,
  }),
} satisfies Wordings
