/** Lists that are written on the page: short texts with a heading each, facts, links, an evening, prices. */
import type { Block } from '../../generator/schema/block.ts'
import { blockDefinitions as blocks } from '../../generator/schema/blocks.ts'
import { Html, Text } from '../parts/Html.tsx'
import { PriceBars } from '../parts/price.tsx'
import { Facts, FaqList, listedFacts, Points, type PointsForm, RunningOrder } from '../parts/Section.tsx'
import { shownByParent, view } from './block.ts'

const pointsAs = (block: Block<object>, form: PointsForm) =>
  view(block, {
    show: (_, { parts }) => (
      <Points items={parts.map(({ title, text }) => ({ title, text: <Text nodes={text} /> }))} form={form} />
    ),
  })

const listAs = (block: Block<object>, className: string) =>
  view(block, {
    show: (_, { text }) =>
      text.map(({ html }, index) => (
        <Html key={index.toString()} as="ul" className={className} html={html} />
      )),
  })

export const lists = {
  points: pointsAs(blocks.points, 'points'),
  steps: pointsAs(blocks.steps, 'steps'),
  ledger: pointsAs(blocks.ledger, 'ledger'),
  checklist: pointsAs(blocks.checklist, 'checklist'),
  timeline: view(blocks.timeline, {
    show: (_, { blocks: moments }, { facts }) => (
      <RunningOrder
        rows={moments.map(({ title = '', attributes, text }) => {
          const { at } = blocks.moment.attributes.parse(attributes)
          return { time: at, clock: facts.clock(at), kind: 'music', title, text: <Text nodes={text} /> }
        })}
      />
    ),
  }),
  moment: shownByParent,
  questions: view(blocks.questions, {
    show: (_, { parts }) => (
      <FaqList faqs={parts.map(({ title, text }) => ({ question: title, answer: <Text nodes={text} /> }))} />
    ),
  }),
  examples: view(blocks.examples, {
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
  facts: view(blocks.facts, { show: (_, { text }) => <Facts items={listedFacts(text)} /> }),
  'facts-band': view(blocks['facts-band'], {
    show: (_, { text }) => (
      <div className="facts-band">
        <div className="wrap">
          <Facts items={listedFacts(text)} />
        </div>
      </div>
    ),
  }),
  ticks: listAs(blocks.ticks, 'ticks'),
  links: listAs(blocks.links, 'link-list'),
  prices: view(blocks.prices, {
    show: (_, { blocks: prices }, { facts }) => (
      <PriceBars
        scaleEnd={facts.priceScale()}
        prices={prices.map(({ title, attributes }) => {
          const { of, includes } = blocks.price.attributes.parse(attributes)
          const listed = facts.price(of)
          return { ...listed, name: title ?? listed.name, includes: includes ?? listed.includes }
        })}
      />
    ),
  }),
  price: shownByParent,
}
