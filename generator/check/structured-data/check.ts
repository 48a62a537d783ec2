import { absoluteAddress, pathOf } from '../../core/addresses.ts'
import { type Problem, startOf } from '../../core/problem.ts'
import type { PlannedPage } from '../../routes/expand.ts'
import type { NamedPage } from '../../routes/route.ts'
import type { SiteSettings } from '../../schema/settings.ts'
import { type Fault, readThings, ruleTexts } from './rules.ts'

/** Faults by rule, thing and detail; those of one family of pages have one cause. */
export class Faults {
  private readonly found = new Map<string, Fault & { pages: number; example: NamedPage }>()

  add(page: NamedPage, faults: readonly Fault[]): void {
    for (const fault of faults) {
      const key = [fault.rule, fault.thing, fault.rule === 'hidden' ? page.family : fault.detail].join('\n')
      const known = this.found.get(key)
      if (known) known.pages++
      else this.found.set(key, { ...fault, pages: 1, example: page })
    }
  }

  problems(): Problem[] {
    return [...this.found.values()].map(({ rule, thing, detail, pages, example: { path, sources } }) => {
      const [what = '', hint = ''] = ruleTexts[rule](thing, detail)
      return {
        severity: rule === 'recommended' ? 'warning' : 'error',
        places: sources.slice(0, 1).map(startOf),
        code: `structured-${rule}`,
        what: `${what}, on ${pages === 1 ? path : `${pages} pages such as ${path}`}.`,
        hint,
      }
    })
  }
}

/** Checks the structured data of pages before they are rendered. */
export class StructuredDataChecker {
  private readonly faults = new Faults()
  private readonly office: Record<string, string>
  /** Addresses of other pages, each with the first page that names it. */
  private readonly named = new Map<string, NamedPage>()
  private readonly referred = new Map<string, NamedPage>()
  private readonly whole = new Map<string, string>()

  constructor(private readonly settings: Pick<SiteSettings, 'address' | 'trailingSlash' | 'company'>) {
    const { streetAddress, postalCode, locality, region } = settings.company.address
    this.office = { streetAddress, postalCode, addressLocality: locality, addressRegion: region }
  }

  /** @param things what the page describes; @param self the address that its data give for the page itself */
  add(page: NamedPage, things: readonly unknown[], self: string): void {
    if (things.length === 0) return
    const { faults, addresses, ids } = readThings(things, this.office)
    this.faults.add(page, faults)
    for (const address of addresses) {
      const named = address === self ? self : pathOf(address)
      if (named !== self && !this.named.has(named)) this.named.set(named, page)
    }
    for (const { id, whole } of ids) {
      const known = this.whole.get(id)
      if (whole === undefined) {
        if (!this.referred.has(id)) this.referred.set(id, page)
      } else if (known === undefined) this.whole.set(id, whole)
      else if (known !== whole)
        this.faults.add(page, [{ rule: 'id', thing: id, detail: 'is described in different ways' }])
    }
  }

  /** @param pages all pages of the site */
  problems(pages: readonly Pick<PlannedPage, 'path'>[]): Problem[] {
    const missing = new Map(this.named)
    for (const { path } of pages) missing.delete(absoluteAddress(path, this.settings))
    for (const [address, page] of missing)
      this.faults.add(page, [
        { rule: 'url', thing: 'link', detail: `${address}, which is no page of the site` },
      ])
    for (const [id, page] of this.referred)
      if (!this.whole.has(id))
        this.faults.add(page, [{ rule: 'id', thing: id, detail: 'is described in full on no page' }])
    return this.faults.problems()
  }
}
