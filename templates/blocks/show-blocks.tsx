import { Fragment, type ReactNode } from 'react'
import type { Feature } from '../../generator/core/features.ts'
import { everyBlock, type PageBlock } from '../../generator/core/page-content.ts'
import type { BlockFacts } from './block.ts'
import { blockViews } from './index.ts'
import { headBlocks } from './section.tsx'

/**
 * The elements of blocks, each with the facts that it shows as plain values.
 * @param page the page of their lists
 */
export const showBlocks = (blocks: readonly PageBlock[], facts: BlockFacts, page = 1): ReactNode =>
  blocks
    .filter((block) => !isEmpty(block, facts))
    .map((block, index) => (
      <Fragment key={index.toString()}>
        {blockViews
          .get(block.name)
          ?.show(block, { facts, page, show: (inner) => showBlocks(inner, facts, page) })}
      </Fragment>
    ))

/**
 * Whether a block has nothing to show: a list without entries, and a section that has only such lists below
 * its head.
 */
function isEmpty(block: PageBlock, facts: BlockFacts): boolean {
  if (block.name !== 'section') return blockViews.get(block.name)?.isEmpty(block, facts) ?? false
  const below = block.blocks.filter(({ name }) => !headBlocks.includes(name))
  return block.text.length === 0 && below.length > 0 && below.every((inner) => isEmpty(inner, facts))
}

/** What a page with these blocks needs further files for. */
export const featuresOf = (blocks: readonly PageBlock[]): Feature[] => [
  ...new Set(everyBlock(blocks).flatMap(({ name }) => blockViews.get(name)?.feature ?? [])),
]

/** The questions in these blocks, for search engines. */
export const questionsOf = (blocks: readonly PageBlock[]) =>
  everyBlock(blocks)
    .filter(({ name }) => name === 'questions')
    .flatMap(({ parts }) => parts.map(({ title, plain }) => ({ question: title, answer: plain })))

const pageCountOf = (block: PageBlock, facts: BlockFacts) =>
  blockViews.get(block.name)?.pageCount(block, facts) ?? 1

/** The number of pages that the lists of these blocks need. */
export const pagesNeeded = (blocks: readonly PageBlock[], facts: BlockFacts): number =>
  Math.max(1, ...everyBlock(blocks).map((block) => pageCountOf(block, facts)))

/** The blocks of a further page of a page: the lists that go on there, each in its section. */
export const blocksOnPage = (blocks: readonly PageBlock[], facts: BlockFacts, page: number): PageBlock[] =>
  blocks.flatMap((block) => {
    if (pageCountOf(block, facts) >= page) return [block]
    const inner = blocksOnPage(block.blocks, facts, page)
    return inner.length > 0 ? [{ ...block, blocks: inner }] : []
  })
