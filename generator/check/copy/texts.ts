/** Checks the owner's texts against the rules for copy. */
import { monthNames } from '../../core/format.ts'
import { groupBy } from '../../core/group-by.ts'
import { digestOf } from '../../core/output-file.ts'
import { type Place, type Problem, type ProblemText, placeOf, warningAt } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'
import type { WrittenText } from '../../load/findings.ts'
import { messageTexts } from '../../load/message.ts'
import type { Site } from '../../load/site.ts'
import type { CopyRuleName } from '../../schema/copy.ts'
import { keptResult } from '../../system/kept-results.ts'
import { type Finding, type TextRule, textRules } from './rules.ts'
import { visibleMarkdown } from './visible.ts'

/** The parts of a site that the rules read. */
export type CopySite = Pick<Site, 'copy' | 'copyExceptions' | 'artists' | 'claims' | 'texts' | 'today' | 'format'>

const isDescription = ({ field = '' }: Place) => /(?:^|\.)(?:description|excerpt)$/.test(field)

/** Reads texts by the rules of a site, and remembers which phrases of its exceptions were found. */
export class CopyReader {
  readonly rules: readonly TextRule[]
  private readonly exceptions: Site['copyExceptions']
  private readonly found = new Set<string>()
  /** Of all that the rules are made of. */
  readonly digest: string

  /** @param isUsed which of the rules are followed */
  constructor({ copy, copyExceptions, artists, claims, today, format }: Omit<CopySite, 'texts'>, isUsed: (rule: TextRule) => boolean = () => true) {
    const names = artists.map(({ name }) => name)
    const claimed = claims.flatMap(({ words = [] }) => words)
    const calendar = { today, months: monthNames(format.locale) }
    this.rules = textRules(copy, names, claimed, calendar).filter(isUsed)
    this.digest = digestOf(JSON.stringify([this.rules.map(({ name }) => name), copy, names, claimed, calendar]))
    this.exceptions = copyExceptions
  }

  /** What breaks a rule in a text of the owner, but for exceptions. */
  read({ text: source, syntax, free = [], placeAt }: WrittenText) {
    const found = keptResult(`copy ${this.digest} ${syntax} ${free}`, source, () => this.findings(source, syntax, free))
    return found.flatMap(({ text, findings }) =>
      findings.flatMap(({ rule, onlyDescriptions, finding }) => {
        // What a message can become has positions of its own.
        const place = placeAt(syntax === 'message' ? 0 : finding.at)
        const isMeant = (!onlyDescriptions || isDescription(place)) && !this.accept(rule, text, finding)
        return isMeant ? [{ rule, ...finding, place }] : []
      }),
    )
  }

  private findings(source: string, syntax: WrittenText['syntax'], free: readonly CopyRuleName[]) {
    const texts = syntax === 'message' ? messageTexts(source) : [syntax === 'markdown' ? visibleMarkdown(source) : source]
    const rules = this.rules.filter(({ name }) => !free.includes(name))
    return texts.flatMap((text) => {
      const findings = rules.flatMap(({ name: rule, onlyDescriptions, find }) => find(text).map((finding) => ({ rule, onlyDescriptions, finding })))
      return findings.length > 0 ? [{ text, findings }] : []
    })
  }

  /** Whether a phrase has the part of the text that breaks a rule. */
  accept(rule: CopyRuleName, text: string, { at, found }: Finding): boolean {
    const phrases = this.exceptions.flatMap((exception) => (exception.rule === rule ? exception.phrases : []))
    // A phrase accepts what it has all characters of.
    const around = (phrase: string) => text.slice(Math.max(0, at + found.length - phrase.length), at + phrase.length)
    const accepting = phrases.filter((phrase) => around(phrase).includes(phrase))
    for (const phrase of accepting) this.found.add(`${rule} ${phrase}`)
    return accepting.length > 0
  }

  /** Phrases of these rules that no text has. */
  unused(rules: readonly CopyRuleName[]): Problem[] {
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

/** What breaks a rule in the owner's texts, the same words once, and the exceptions that no text needs. Only pages show whether one of them does. */
export function checkTexts(site: CopySite): Problem[] {
  const reader = new CopyReader(site)
  const found = site.texts.flatMap((written) => reader.read(written))
  const groups = groupBy(found, ({ rule, found, write }) => JSON.stringify([rule, found, write]))
  const problems = Array.from(groups.values(), (group) => {
    const [{ rule, found, write }] = group
    const places = new Map(group.map(({ place }) => [JSON.stringify(place), place]))
    return warningAt([...places.values()], copyRule(rule, found, write))
  })
  return [...problems, ...reader.unused(reader.rules.flatMap(({ name, onPages }) => (onPages ? [] : [name])))]
}

/** What is wrong with the words that a rule finds, and what to do about it, where no other spelling is known. */
const ruleTexts: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  'form-of-address': ['is the form of address that the site does not use', 'Address visitors in the form that all other texts use'],
  spelling: ['is written in another way elsewhere', ''],
  number: ['is not how numbers, dates and hours are written here', 'Write 4,8 and € 1.500, 12 augustus 2026, and 20.30 uur or 9u'],
  apostrophe: ['is a straight mark, or lost one that was read as a quote', 'Write a curly one: ’ ‘ “ ”'],
  fragment: ['looks like two texts that were put together', 'Begin a sentence with a capital, and leave one blank between words and none before a comma'],
  superlative: ['says that something is first of all, without a source', 'Say what it is or does, or name the claim of data/claims.ts that says so'],
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
  'place-twice': ['names one place twice', 'Name it once'],
  nearby: ['is not near', 'Shorten the list, or call it something else'],
  'passed-date': [
    'is over, and the text speaks of it as if it were to come',
    'Name a date that is to come, or say in the sentence that this one is over, with a word such as "was"',
  ],
  'relative-date': ['means another date every year, and the text stays as it is', 'Name the year, or leave it out'],
  distance: ['is in a description for search engines, where nobody chooses by distance', 'Say what the act is, its size, its price and what it suits'],
}

const codes: Readonly<Record<string, string>> = { 'typed-price': 'amount-typed', 'typed-claim': 'claim-typed' }

export const copyRule = (rule: string, found: string, write?: string, pages?: { count: number; example: string }): ProblemText => {
  const [what, hint] = ruleTexts[rule] ?? ['breaks a rule', 'Change it']
  const where = pages ? ` It is on ${pages.count === 1 ? 'one page' : `${pages.count} pages`}, for example ${pages.example}.` : ''
  return {
    code: codes[rule] ?? `copy-${rule}`,
    what: `"${short(found)}" ${what}.${where}`,
    hint: `${write === undefined ? hint : `Write "${write}"`}. Where it is right as it is, add it to "exceptions" in data/copy.ts with the rule "${rule}".`,
  }
}
