/** What pages show of what guests said: testimonials, and quotes of shows. */
import type { TestimonialView } from '../../templates/parts/Testimonials.tsx'
import { paths } from '../core/addresses.ts'
import { oncePerPair } from '../core/once-per.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { samplesOf } from './samples.ts'
import { showView } from './shows.ts'

/** The most on a page that is about other things too. */
const most = 3

type Dated = TestimonialView & { written?: string | undefined }

const testimonialView = (site: Site, said: Site['testimonials'][number]): Dated => {
  const { quote, author, company, from, date, rating, sample } = said
  const host = from?.startsWith('https://') ? new URL(from).hostname.replace(/^www\./, '') : undefined
  return {
    ...{ quote, author, company, rating, written: date },
    ...(from !== undefined && { from: host === undefined ? { label: from } : { label: host, href: from } }),
    ...(date !== undefined && { month: site.format.month(date) }),
    ...(sample && { sample: samplesOf(site).testimonials }),
  }
}

/** The newest first; those without a day keep their order behind them. */
const newestFirst = (said: readonly Dated[]): Dated[] =>
  said.toSorted(({ written: one = '' }, { written: other = '' }) => (one < other ? 1 : one > other ? -1 : 0))

/** What guests said of an act, the newest first: testimonials that name it, and quotes of its shows. */
export const saidOf = oncePerPair((site: Site, act: SiteAct): readonly TestimonialView[] => {
  const testimonials = site.testimonials
    .filter((said) => said.act === act.slug)
    .map((said) => testimonialView(site, said))
  const quotes = act.shows.played.flatMap((show): Dated[] => {
    const { quote, date } = show
    if (!quote || testimonials.some((said) => said.quote === quote.text)) return []
    const { where, month, sample } = showView(site, 'act')(show)
    return [{ quote: quote.text, author: quote.author, company: where, written: date, month, sample }]
  })
  return newestFirst([...testimonials, ...quotes])
})

/** The same for a page about the act somewhere. */
export const mostRecentOf = (site: Site, act: SiteAct): readonly TestimonialView[] =>
  saidOf(site, act).slice(0, most)

/** What customers said of the agency; where nobody did, what they said last of its acts, by name. */
export function saidOfAll(site: Site): readonly TestimonialView[] {
  const general = site.testimonials.filter(({ act }) => act === undefined)
  if (general.length > 0) return general.map((said) => testimonialView(site, said))
  const ofActs = site.testimonials.flatMap((said): Dated[] => {
    const act = site.acts.find(({ slug }) => slug === said.act)
    return act ? [{ ...testimonialView(site, said), act: { label: act.name, to: paths.act(act) } }] : []
  })
  return newestFirst(ofActs).slice(0, most)
}
