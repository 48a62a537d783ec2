/** Lists of short texts, each with a heading of its own (`### Heading`). */

import type { PageBlock } from '../../generator/core/page-content.ts'
import { Facts, listedFacts } from '../parts/Facts.tsx'
import { FaqList } from '../parts/Faq.tsx'
import { Text } from '../parts/Html.tsx'
import { Points, type PointsForm } from '../parts/Section.tsx'
import { amongText, block, noAttributes } from './block.ts'

const items = ({ parts }: PageBlock) => parts.map(({ title, text }) => ({ title, text: <Text nodes={text} /> }))

const pointsIn = (form: PointsForm) =>
  block({
    in: amongText,
    takes: ['parts'],
    needs: ['parts'],
    attributes: noAttributes,
    show: (_, written) => <Points items={items(written)} form={form} />,
  })

/** `:::points` */
export const points = pointsIn('points')

/** `:::steps`: the same with numbers. */
export const steps = pointsIn('steps')

/** `:::ledger`: what adds to an amount or takes from it, line by line. */
export const ledger = pointsIn('ledger')

/** `:::checklist`: what a reader does or asks, with a box to tick on paper. */
export const checklist = pointsIn('checklist')

/** `:::questions`: each heading a question, the text below it the answer. Search engines get them as well. */
export const questions = block({
  in: amongText,
  takes: ['parts'],
  needs: ['parts'],
  attributes: noAttributes,
  show: (_, { parts }) => <FaqList faqs={parts.map(({ title, text }) => ({ question: title, answer: <Text nodes={text} /> }))} />,
})

/** `:::examples`: each heading an offer, with a text and a list of facts (`- Price: …`). */
export const examples = block({
  in: amongText,
  takes: ['parts'],
  needs: ['parts'],
  attributes: noAttributes,
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
})
