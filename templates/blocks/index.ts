/** Every block that a page or a text may have, by its name in markdown. */
import { actList, acts } from './acts.tsx'
import type { Block } from './block.ts'
import { button, callToAction } from './call-to-action.tsx'
import { card, cards, form } from './contact.tsx'
import { estimate } from './estimate.tsx'
import { evening } from './evening.tsx'
import { facts, factsBand } from './facts.tsx'
import { links, ticks } from './lists.tsx'
import { articles, cities, shows, testimonials, tributes } from './lists-of-entries.tsx'
import { picture, video } from './pictures.tsx'
import { checklist, examples, ledger, points, questions, steps } from './points.tsx'
import { priceRow, prices } from './prices.tsx'
import { section } from './section.tsx'
import { shortlist } from './shortlist.tsx'
import { intro, longText, more, prose, smallPrint, text } from './text.tsx'
import { moment, timeline } from './timeline.tsx'

export const blocks: ReadonlyMap<string, Block> = new Map([
  ['section', section],
  ['intro', intro],
  ['more', more],
  ['text', text],
  ['long-text', longText],
  ['prose', prose],
  ['small-print', smallPrint],
  ['points', points],
  ['steps', steps],
  ['ledger', ledger],
  ['checklist', checklist],
  ['timeline', timeline],
  ['moment', moment],
  ['questions', questions],
  ['examples', examples],
  ['facts', facts],
  ['facts-band', factsBand],
  ['ticks', ticks],
  ['links', links],
  ['prices', prices],
  ['price', priceRow],
  ['acts', acts],
  ['act-list', actList],
  ['cities', cities],
  ['tributes', tributes],
  ['testimonials', testimonials],
  ['shows', shows],
  ['articles', articles],
  ['picture', picture],
  ['video', video],
  ['cards', cards],
  ['card', card],
  ['form', form],
  ['shortlist', shortlist],
  ['estimate', estimate],
  ['evening', evening],
  ['call-to-action', callToAction],
  ['button', button],
])
