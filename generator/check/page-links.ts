/** The links and ids of finished pages. Links of articles exist only after markdown, and a template may have a link of its own. */
import { type HtmlListener, type StartTag, walkHtml } from '../core/html.ts'

/**
 * The addresses that a page links to or loads, and its ids. `parts` has a letter for each target: `m` for a link in the main part, `c` for one in a
 * card or an article there, `-` for all others and for the breadcrumb.
 */
export type FoundLinks = { targets: string[]; parts: string; ids: string[] }

const attributes = ['href', 'srcset', 'src', 'action', 'poster']

/** Collects the links and ids of a page, or of a part of one. */
export class LinkReader implements HtmlListener, FoundLinks {
  readonly targets: string[] = []
  parts = ''
  readonly ids: string[] = []
  private isMain = false
  private isBreadcrumb = false
  private openCards = 0

  open(tag: StartTag): void {
    const { name } = tag
    if (name === 'main') this.isMain = true
    else if (name === 'article') this.openCards++
    else if (name === 'nav') this.isBreadcrumb = tag.get('class') === 'breadcrumb'
    const id = tag.get('id')
    if (id !== undefined) this.ids.push(id)
    for (const attribute of attributes) {
      const value = tag.get(attribute)
      if (value === undefined) continue
      const targets = attribute === 'srcset' ? value.split(', ').map((candidate) => candidate.split(' ', 1)[0] ?? '') : [value]
      this.targets.push(...targets)
      this.parts += attribute === 'href' ? this.part() : '-'.repeat(targets.length)
    }
  }

  close(name: string): void {
    if (name === 'main') this.isMain = false
    else if (name === 'article') this.openCards--
    else if (name === 'nav') this.isBreadcrumb = false
  }

  private part(): string {
    if (!this.isMain || this.isBreadcrumb) return '-'
    return this.openCards > 0 ? 'c' : 'm'
  }
}

/** The links and ids of all parts of a page. */
export const joinLinks = (parts: readonly FoundLinks[]): FoundLinks => ({
  targets: parts.flatMap(({ targets }) => targets),
  parts: parts.map((part) => part.parts).join(''),
  ids: parts.flatMap(({ ids }) => ids),
})

export function linksOf(html: string): FoundLinks {
  const reader = new LinkReader()
  walkHtml(html, reader)
  return reader
}
