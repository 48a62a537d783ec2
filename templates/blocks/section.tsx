/**
 * Sections, what is in the head of one, and texts: running text, and blocks that are a text of their own
 * kind.
 */
import { Fragment } from 'react'
import type { PageBlock } from '../../generator/core/page-content.ts'
import { blockDefinitions as blocks } from '../../generator/schema/blocks.ts'
import { ActBeside } from '../parts/ActBeside.tsx'
import { Html, Prose, Text } from '../parts/Html.tsx'
import { Icon } from '../parts/Icon.tsx'
import { ButtonLink, Link, linkTo } from '../parts/Link.tsx'
import { Section } from '../parts/Section.tsx'
import { view } from './block.ts'

/** Blocks that are in the head of their section, in the order in which they are shown there. */
export const headBlocks = ['more', 'intro']

const paragraphs = (className: string, { text }: PageBlock) =>
  text.map(({ html }, index) => <Html key={index.toString()} as="p" className={className} html={html} />)

export const sections = {
  section: view(blocks.section, {
    show: ({ id, background, narrow }, { title, blocks: inner }, { show }) => (
      <Section
        {...(id !== undefined && { id })}
        background={background}
        narrow={narrow}
        title={title}
        head={show(headBlocks.flatMap((name) => inner.filter((block) => block.name === name)))}
      >
        {show(inner.filter(({ name }) => !headBlocks.includes(name)))}
      </Section>
    ),
  }),
  intro: view(blocks.intro, { show: (_, written) => paragraphs('section-intro', written) }),
  more: view(blocks.more, {
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
  text: view(blocks.text, { show: (_, { text }) => <Text nodes={text} /> }),
  'long-text': view(blocks['long-text'], {
    show: (_, { blocks: inner }, { show }) =>
      inner.every(({ name }) => name === 'prose') ? (
        show(inner)
      ) : (
        <div className="long-text">{show(inner)}</div>
      ),
  }),
  prose: view(blocks.prose, {
    show: (_, { text }, { facts }) =>
      text
        .flatMap(({ html }) => facts.besideActs(html))
        .map(({ act, html }) => (
          <Fragment key={act?.path}>
            {act && <ActBeside act={act} />}
            <Prose html={html} />
          </Fragment>
        )),
  }),
  'small-print': view(blocks['small-print'], { show: (_, written) => paragraphs('small-print', written) }),
}
