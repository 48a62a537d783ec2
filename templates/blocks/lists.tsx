/** Lists that are written on the page: short texts with a heading each, facts, links, an evening, prices. */
import * as z from 'zod'
import { Html, Text } from '../parts/Html.tsx'
import { PriceBars } from '../parts/price.tsx'
import { Facts, FaqList, listedFacts, Points, type PointsForm, RunningOrder } from '../parts/Section.tsx'
import { amongText, block, plainBlock } from './block.ts'

/** Short texts, each with a heading of its own (`### Heading`). */
const pointsAs = (form: PointsForm) =>
  plainBlock({
    in: amongText,
    takes: ['parts'],
    show: (_, { parts }) => <Points items={parts.map(({ title, text }) => ({ title, text: <Text nodes={text} /> }))} form={form} />,
  })

const listAs = (className: string) =>
  plainBlock({
    in: amongText,
    takes: ['list'],
    show: (_, { text }) => text.map(({ html }, index) => <Html key={index.toString()} as="ul" className={className} html={html} />),
  })

const moment = z.strictObject({ at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59') })

/** Missing attributes come from the price list. */
const price = z.strictObject({ of: z.string(), includes: z.string().optional() })

export const lists = {
  points: pointsAs('points'),
  /** The same with numbers. */
  steps: pointsAs('steps'),
  /** What adds to an amount or takes from it, line by line. */
  ledger: pointsAs('ledger'),
  /** What a reader does or asks, with a box to tick on paper. */
  checklist: pointsAs('checklist'),
  /** `::::timeline`: a day or an evening along one line, each moment a `:::moment[Title]{at=14:00}` with a text. */
  timeline: plainBlock({
    in: ['section'],
    takes: ['blocks'],
    show: (_, { blocks }, { facts }) => (
      <RunningOrder
        rows={blocks.map(({ title = '', attributes, text }) => {
          const { at } = moment.parse(attributes)
          return { time: at, clock: facts.clock(at), kind: 'music', title, text: <Text nodes={text} /> }
        })}
      />
    ),
  }),
  moment: block({ in: ['timeline'], takes: ['title', 'text'], attributes: moment, show: () => null }),
  /** `:::questions`: each heading a question, the text below it the answer. Search engines get them as well. */
  questions: plainBlock({
    in: amongText,
    takes: ['parts'],
    show: (_, { parts }) => <FaqList faqs={parts.map(({ title, text }) => ({ question: title, answer: <Text nodes={text} /> }))} />,
  }),
  /** `:::examples`: each heading an offer, with a text and a list of facts (`- Price: …`). */
  examples: plainBlock({
    in: amongText,
    takes: ['parts'],
    show: (_, { parts }) => (
      <ul className="grid price-examples">
        {parts.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Text nodes={text.filter((node) => !node.items)} />
            <Facts items={listedFacts(text)} />
          </li>
        ))}
      </ul>
    ),
  }),
  /** `:::facts`: names and values, a list of `- Name: value`. */
  facts: plainBlock({ in: amongText, takes: ['facts'], show: (_, { text }) => <Facts items={listedFacts(text)} /> }),
  /** `:::facts-band`: the same across the page. */
  'facts-band': plainBlock({
    in: ['page'],
    takes: ['facts'],
    show: (_, { text }) => (
      <div className="facts-band">
        <div className="wrap">
          <Facts items={listedFacts(text)} />
        </div>
      </div>
    ),
  }),
  /** `:::ticks`: a list with tick marks. */
  ticks: listAs('ticks'),
  /** `:::links`: a list of links side by side. */
  links: listAs('link-list'),
  /** `:::prices`: price ranges as bars on one scale, each a `::price[Name]{of=allround includes="…"}`. */
  prices: plainBlock({
    in: amongText,
    takes: ['blocks'],
    show: (_, { blocks }, { facts }) => (
      <PriceBars
        scaleEnd={facts.priceScale()}
        prices={blocks.map(({ title, attributes }) => {
          const { of, includes } = price.parse(attributes)
          const listed = facts.price(of)
          return { ...listed, name: title ?? listed.name, includes: includes ?? listed.includes }
        })}
      />
    ),
  }),
  price: block({ in: ['prices'], takes: ['title'], needs: [], attributes: price, refersTo: ({ of }) => [{ kind: 'price', name: of }], show: () => null }),
}
