/** Texts: what is in a section and in no block, and blocks that are a text of their own kind. */
import * as z from 'zod'
import { linkAddress } from '../../generator/schema/field.ts'
import { Html, Prose, Text } from '../parts/Html.tsx'
import { Icon } from '../parts/Icon.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { amongText, block, flag, noAttributes } from './block.ts'
import { linkTo } from './link.ts'

/** Running text. */
export const text = block({ in: [], takes: ['text'], attributes: noAttributes, show: (_, { text: nodes }) => <Text nodes={nodes} /> })

/** A text of headings and paragraphs, with the blocks between them: an article, a biography, the privacy page. */
export const longText = block({
  in: [],
  takes: ['blocks'],
  attributes: noAttributes,
  show: (_, { blocks }, { show }) => (blocks.every(({ name }) => name === 'prose') ? show(blocks) : <div className="long-text">{show(blocks)}</div>),
})

/** The paragraphs and headings of a long text between two blocks. */
export const prose = block({
  in: [],
  takes: ['text'],
  attributes: noAttributes,
  show: (_, { text: nodes }) => nodes.map(({ html }) => <Prose key="prose" html={html} />),
})

/** `:::intro`: a sentence below the heading of a section. */
export const intro = block({
  in: ['section'],
  takes: ['text'],
  attributes: noAttributes,
  show: (_, { text: nodes }) => nodes.map(({ html }, index) => <Html key={index.toString()} as="p" className="section-intro" html={html} />),
})

/** `:::small-print` */
export const smallPrint = block({
  in: amongText,
  takes: ['text'],
  attributes: noAttributes,
  show: (_, { text: nodes }) => nodes.map(({ html }, index) => <Html key={index.toString()} as="p" className="small-print" html={html} />),
})

/** `::more[All acts]{to=/artists/}`: a link at the end of the line of a section's heading, as an arrow or as a button. */
export const more = block({
  in: ['section'],
  takes: ['title'],
  needs: ['title'],
  attributes: z.strictObject({ to: linkAddress, button: flag }),
  show: ({ to, button }, { title }) =>
    button ? (
      <ButtonLink {...linkTo(to)}>{title}</ButtonLink>
    ) : (
      <Link {...linkTo(to)} className="arrow-link">
        {title}
        <Icon name="arrow" />
      </Link>
    ),
})
