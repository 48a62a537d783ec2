/** The appearance of the section of the next heading: `::section{background=tint narrow}`, directly before `## Title`. Without it a section is plain. */
import * as z from 'zod'
import { Section } from '../parts/Section.tsx'
import { block, flag } from './block.ts'

/** Blocks that are in the head of their section, in the order in which they are shown there. */
const headBlocks = ['more', 'intro']

export const section = block({
  in: ['page'],
  takes: ['title', 'text', 'blocks'],
  attributes: z.strictObject({
    background: z.enum(['paper', 'stage', 'tint']).default('paper'),
    narrow: flag,
    /** The fragment of links to this section. */
    id: z.string().optional(),
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
})
