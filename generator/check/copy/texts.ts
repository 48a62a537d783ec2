import { monthNames } from '../../core/format.ts'
import { groupBy } from '../../core/group-by.ts'
import { digestOf } from '../../core/output-file.ts'
import { type Problem, type ProblemText, placeOf, warningAt } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'
import type { WrittenText } from '../../load/findings.ts'
import { messageTexts } from '../../load/sentences/message.ts'
import type { Site } from '../../load/site.ts'
import type { CopyRuleName } from '../../schema/copy.ts'
import { keptResult } from '../../system/kept-results.ts'
import { categoriesOfFile, offerOf, rosterRule } from './roster.ts'
import { type Finding, type TextRule, textRules } from './rules.ts'
import { visibleMarkdown } from './visible.ts'

/** The parts of a site that the rules read. */
export type CopySite = Pick<
  Site,
  'copy' | 'copyExceptions' | 'claims' | 'texts' | 'today' | 'format' | 'acts' | 'artists' | 'categories'
>

/** Reads texts by the rules of a site, and remembers which phrases of its exceptions were found. */
export class CopyReader {
  readonly rules: readonly TextRule[]
  private readonly exceptions: Site['copyExceptions']
  private readonly found = new Set<string>()
  /** The digest of all that the rules are made of. */
  readonly digest: string

  constructor(private readonly site: Omit<CopySite, 'texts'>) {
    const { copy, copyExceptions, claims, today, format } = site
    const claimed = claims.flatMap(({ words = [] }) => words)
    const calendar = { today, months: monthNames(format.locale) }
    const offer = offerOf(site)
    this.rules = [...textRules(copy, claimed, calendar), rosterRule(offer)]
    this.digest = digestOf(JSON.stringify([copy, claimed, calendar, offer]))
    this.exceptions = copyExceptions
  }

  /** What breaks a rule in a text of the owner, but for exceptions. */
  read({ text: source, syntax, free = [], placeAt }: WrittenText) {
    const about = categoriesOfFile(placeAt(0).file, this.site)
    const found = keptResult(`copy ${this.digest} ${syntax} ${free} ${about}`, source, () =>
      this.findings(source, syntax, free, about),
    )
    return found.flatMap(({ text, findings }) =>
      findings.flatMap(({ rule, finding }) => {
        // What a message can become has positions of its own.
        const place = placeAt(syntax === 'message' ? 0 : finding.at)
        return this.accept(rule, text, finding) ? [] : [{ rule, ...finding, place }]
      }),
    )
  }

  private findings(
    source: string,
    syntax: WrittenText['syntax'],
    free: readonly CopyRuleName[],
    about: readonly string[],
  ) {
    const texts =
      syntax === 'message' ? messageTexts(source) : [syntax === 'markdown' ? visibleMarkdown(source) : source]
    // The words of a sentence depend on the act or the number that it is filled in for.
    const unread = syntax === 'message' ? [...free, 'not-on-roster'] : free
    const rules = this.rules.filter(({ name }) => !unread.includes(name))
    return texts.flatMap((text) => {
      const findings = rules.flatMap(({ name: rule, find }) =>
        find(text, about).map((finding) => ({ rule, finding })),
      )
      return findings.length > 0 ? [{ text, findings }] : []
    })
  }

  /** Whether a phrase has the part of the text that breaks a rule. */
  accept(rule: CopyRuleName, text: string, { at, found }: Finding): boolean {
    const phrases = this.exceptions.flatMap((exception) => (exception.rule === rule ? exception.phrases : []))
    // A phrase accepts what it has all characters of.
    const around = (phrase: string) =>
      text.slice(Math.max(0, at + found.length - phrase.length), at + phrase.length)
    const accepting = phrases.filter((phrase) => around(phrase).includes(phrase))
    for (const phrase of accepting) this.found.add(`${rule} ${phrase}`)
    return accepting.length > 0
  }

  /** Phrases that no text has. */
  unused(): Problem[] {
    const rules = this.rules.map(({ name }) => name)
    return this.exceptions.flatMap(({ rule, phrases, source }) =>
      phrases
        .filter((phrase) => rules.includes(rule) && !this.found.has(`${rule} ${phrase}`))
        .map((phrase) =>
          warningAt(placeOf(source, `phrases.${phrases.indexOf(phrase)}`), {
            code: 'copy-exception-unused',
            what: `No text has "${short(phrase)}" where the rule "${rule}" would find it.`,
            hint: 'Remove the exception, or correct its phrases.',
          }),
        ),
    )
  }
}

/** What breaks a rule in the owner's texts, the same words once, and the exceptions that no text needs. */
export function checkTexts(site: CopySite): Problem[] {
  const reader = new CopyReader(site)
  const found = site.texts.flatMap((written) => reader.read(written))
  const groups = groupBy(found, ({ rule, found }) => JSON.stringify([rule, found]))
  const problems = Array.from(groups.values(), (group) => {
    const [{ rule, found }] = group
    const places = new Map(group.map(({ place }) => [JSON.stringify(place), place]))
    return warningAt([...places.values()], copyRule(rule, found))
  })
  return [...problems, ...reader.unused()]
}

/** What is wrong with the words that a rule finds, and what to do about it. */
const ruleTexts: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  apostrophe: ['lost an apostrophe, which was read as a quote', 'Write a curly one: ’'],
  superlative: [
    'says that something is first of all, without a source',
    'Say what it is or does, or name the claim of data/claims.ts that says so',
  ],
  'typed-price': [
    'is typed in a text, so a change of data/prices.ts does not reach it',
    'Name its value, such as {price.allround.from} or {range.premium.to}. In an article about the prices of one year, write that year in its front matter: amounts: 2025',
  ],
  'typed-claim': [
    'is typed in a text, so data/claims.ts does not know who says so',
    'Add the figure to data/claims.ts, and name it in the text: {claims.…}, with its key',
  ],
  'typed-distance': [
    'is typed beside the town of the office, so it becomes wrong when the office moves',
    'Name the kilometres as the crow flies, {city.….km} with the key of the city, or leave the figure out',
  ],
  'passed-date': [
    'is over, and the text speaks of it as if it were to come',
    'Name a date that is to come, or say in the sentence that this one is over, with a word such as "was"',
  ],
  'not-on-roster': [
    'is offered, and no act of the roster is or plays that',
    'Offer what an act has, or say in the sentence that there is none, with a word of "roster.none" in data/copy.ts',
  ],
  'relative-date': [
    'means another date every year, and the text stays as it is',
    'Name the year, or leave it out',
  ],
}

const codes: Readonly<Record<string, string>> = {
  'typed-price': 'amount-typed',
  'typed-claim': 'claim-typed',
}

export const copyRule = (rule: string, found: string): ProblemText => {
  const [what, hint] = ruleTexts[rule] ?? ['breaks a rule', 'Change it']
  return {
    code: codes[rule] ?? `copy-${rule}`,
    what: `"${short(found)}" ${what}.`,
    hint: `${hint}. Where it is right as it is, add it to "exceptions" in data/copy.ts with the rule "${rule}".`,
  }
}
