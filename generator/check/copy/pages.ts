/** Checks finished pages against the rules for copy: what comes into being only when texts are put together. */
import { type Problem, warningAt } from '../../core/problem.ts'
import { escapePattern } from '../../core/text.ts'
import type { Copy, CopyRuleName } from '../../schema/copy.ts'
import { firstPlaces, type LinkedPage } from '../main-links.ts'
import type { PageText, TextBlock } from '../page-text.ts'
import type { Finding } from './rules.ts'
import { CopyReader, type CopySite, copyRule } from './texts.ts'

type CheckedPage = Pick<LinkedPage, 'sources'> & { path: string }

/** What breaks a rule in a text of a page, exceptions included. Plain. */
export type PageBreak = { rule: CopyRuleName; text: string; finding: Finding }

/** Collects what is wrong with pages, and reports the same words once. */
export class PageCopyChecker {
  private readonly reader: CopyReader
  private readonly breaks = new Map<string, Finding & { rule: CopyRuleName; count: number; page: CheckedPage }>()

  constructor(private readonly site: CopySite) {
    this.reader = new CopyReader(site, ({ onPages }) => onPages)
  }

  /** Equal for checkers that find the same on a page. */
  get digest(): string {
    return this.reader.digest
  }

  find({ description, main }: PageText): PageBreak[] {
    const inTexts = this.reader.rules.flatMap(({ name: rule, find, onlyDescriptions }) => {
      const texts = onlyDescriptions ? [description] : [description, ...main.map((block) => block.text)]
      return texts.flatMap((text) => find(text).map((finding) => ({ rule, text, finding })))
    })
    const far = farAway(main, this.site.copy.nearby).map((text) => ({ rule: 'nearby' as const, text, finding: { at: 0, found: text } }))
    return [...inTexts, ...far]
  }

  add(page: CheckedPage, found: readonly PageBreak[]): void {
    const seen = new Set<string>()
    for (const { rule, text, finding } of found) {
      // Each pair of places has words of its own.
      const key = rule === 'nearby' ? rule : `${rule} ${finding.found}`
      if (seen.has(key) || this.reader.accept(rule, text, finding)) continue
      seen.add(key)
      const known = this.breaks.get(key)
      if (known) known.count++
      else this.breaks.set(key, { ...finding, rule, count: 1, page })
    }
  }

  /** What breaks a rule, and the exceptions that neither a page nor a text of the owner needs. */
  problems(): Problem[] {
    // What the owner's text says is reported with its place.
    const known = this.site.texts.flatMap((text) => this.reader.read(text)).map(({ rule, found }) => ({ rule, shown: asShown(found) }))
    const breaks = [...this.breaks.values()].filter(({ rule, found }) => !known.some((text) => text.rule === rule && text.shown.test(found)))
    const problems = breaks.map(({ rule, found, write, count, page }) =>
      warningAt(firstPlaces([page], 1), copyRule(rule, found, write, { count, example: page.path })),
    )
    return [...problems, ...this.reader.unused([...this.reader.rules.map(({ name }) => name), 'nearby'])]
  }
}

/** How pages show a part of a text: without marks, with any word in the place of a value, and with the words that a value adds behind it. */
function asShown(found: string): RegExp {
  const parts = found.replace(/<[^>]*>|[*_`~·[\]()]/g, '').split(/\{[^}]*\}?/)
  return new RegExp(`^${parts.map(escapePattern).join('\\S*')}[\\p{L}’]*$`, 'u')
}

/** Places below a heading on what is near, which say that they are further than that. */
function farAway(blocks: readonly TextBlock[], { words, km }: Copy['nearby']): string[] {
  let isNearby = false
  return blocks.flatMap(({ tag, text }) => {
    if (/^h\d$/.test(tag)) isNearby = words.some((word) => text.toLowerCase().includes(word))
    else if (isNearby) return [...text.matchAll(/(?<![\d.,])(\d+)\s?km(?!\p{L})/gu)].some(([, figure]) => Number(figure) > km) ? [text.trim()] : []
    return []
  })
}
