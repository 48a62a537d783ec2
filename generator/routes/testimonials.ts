/** What pages show of what guests said: testimonials, and quotes of shows. */
import type { TestimonialView } from '../../templates/parts/Testimonials.tsx'
import { paths } from '../core/addresses.ts'
import { oncePerPair } from '../core/once-per.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { samplesOf } from './samples.ts'
import { showView } from './shows.ts'

/** The most on a page that is about other things too. */
export const mostSaid = 3

const testimonialView = (site: Site, said: Site['testimonials'][number]): TestimonialView => {
  const { quote, author, company, from, date, rating, sample } = said
  const host = from?.startsWith('https://') ? new URL(from).hostname.replace(/^www\./, '') : undefined
  return {
    ...{ quote, author, company, date, rating },
    from: from === undefined ? undefined : { label: host ?? from, href: host && from },
    month: date && site.format.month(date),
    sample: sample ? samplesOf(site).testimonials : undefined,
  }
}

/** Those without a day keep their order behind the others. */
const newestFirst = (said: readonly TestimonialView[]) =>
  said.toSorted(({ date: one = '' }, { date: other = '' }) => (one < other ? 1 : one > other ? -1 : 0))

/** What guests said of an act, the newest first: testimonials that name it, and quotes of its shows. */
export const saidOf = oncePerPair((site: Site, act: SiteAct): TestimonialView[] => {
  const testimonials = site.testimonials.flatMap((said) =>
    said.act === act.slug ? testimonialView(site, said) : [],
  )
  const quotes = act.shows.played.flatMap((show): TestimonialView[] => {
    const { quote, date } = show
    if (!quote || testimonials.some((said) => said.quote === quote.text)) return []
    const { where, month, sample } = showView(site, 'act')(show)
    return [{ quote: quote.text, author: quote.author, company: where, date, month, sample }]
  })
  return newestFirst([...testimonials, ...quotes])
})

/** What customers said of the agency; where nobody did, what they said last of its acts, by name. */
export function saidOfAll(site: Site): TestimonialView[] {
  const general = site.testimonials.filter(({ act }) => act === undefined)
  if (general.length > 0) return general.map((said) => testimonialView(site, said))
  const ofActs = site.testimonials.flatMap((said) => {
    const act = site.acts.find(({ slug }) => slug === said.act)
    return act ? { ...testimonialView(site, said), act: { label: act.name, to: paths.act(act) } } : []
  })
  return newestFirst(ofActs).slice(0, mostSaid)
}
