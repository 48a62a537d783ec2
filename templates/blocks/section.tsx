/** Sections, what is in the head of one, and texts: running text, and blocks that are a text of their own kind. */
import * as z from 'zod'
import type { PageBlock } from '../../generator/core/page-content.ts'
import { linkAddress } from '../../generator/schema/field.ts'
import { Html, Prose, Text } from '../parts/Html.tsx'
import { Icon } from '../parts/Icon.tsx'
import { ButtonLink, Link, linkTo } from '../parts/Link.tsx'
import { Section } from '../parts/Section.tsx'
import { amongText, block, flag, plainBlock } from './block.ts'

/** Blocks that are in the head of their section, in the order in which they are shown there. */
export const headBlocks = ['more', 'intro']

const paragraphs = (className: string, { text }: PageBlock) =>
  text.map(({ html }, index) => <Html key={index.toString()} as="p" className={className} html={html} />)

export const sections = {
  /** The appearance of the section of the next heading: `::section{background=tint narrow}`, directly before `## Title`. Without it a section is plain. */
  section: block({
    in: ['page'],
    takes: ['title', 'text', 'blocks'],
    needs: [],
    attributes: z.strictObject({
      background: z.enum(['paper', 'stage', 'tint']).default('paper'),
      narrow: flag,
      /** The fragment of links to this section. Not a name that scripts use: the finished page does not show that it has it twice. */
      id: z
        .string()
        .regex(
          /^(?!(?:dataLayer|(?:estimate|hint)-\w+|gtag|inhoud|poster-desk|search|shortlist-city|tab-\d+)$)[\p{L}\p{N}_-]+$/u,
          'letters, digits and dashes, and no name of the page itself',
        )
        .optional(),
    }),
    show: ({ id, background, narrow }, { title, blocks }, { show }) => (
      <Section
        {...(id !== undefined && { id })}
        background={background}
        narrow={narrow}
        title={title}
        head={show(headBlocks.flatMap((name) => blocks.filter((inner) => inner.name === name)))}
      >
        {show(blocks.filter(({ name }) => !headBlocks.includes(name)))}
      </Section>
    ),
  }),
  /** `:::intro`: a sentence below the heading of a section. */
  intro: plainBlock({ in: ['section'], takes: ['text'], needs: [], show: (_, written) => paragraphs('section-intro', written) }),
  /** `::more[All acts]{to=/artists/}`: a link at the end of the line of a section's heading, as an arrow or as a button. */
  more: block({
    in: ['section'],
    takes: ['title'],
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
  }),
  /** Running text. */
  text: plainBlock({ in: [], takes: ['text'], needs: [], show: (_, { text }) => <Text nodes={text} /> }),
  /** A text of headings and paragraphs, with the blocks between them: an article, a biography, the privacy page. */
  'long-text': plainBlock({
    in: [],
    takes: ['blocks'],
    needs: [],
    show: (_, { blocks }, { show }) => (blocks.every(({ name }) => name === 'prose') ? show(blocks) : <div className="long-text">{show(blocks)}</div>),
  }),
  /** The paragraphs and headings of a long text between two blocks. */
  prose: plainBlock({ in: [], takes: ['text'], needs: [], show: (_, { text }) => text.map(({ html }) => <Prose key="prose" html={html} />) }),
  /** `:::small-print` */
  'small-print': plainBlock({ in: amongText, takes: ['text'], needs: [], show: (_, written) => paragraphs('small-print', written) }),
}
