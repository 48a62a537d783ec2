import { Fragment, type ReactNode } from 'react'
import type { PageBlock } from '../../generator/core/page-content.ts'
import type { PageFacts } from './block.ts'
import { blocks as definitions } from './index.ts'

/** The elements of blocks, each with the facts that it shows as plain values. */
export const showBlocks = (blocks: readonly PageBlock[], facts: PageFacts): ReactNode =>
  blocks.map((block, index) => (
    <Fragment key={index.toString()}>{definitions.get(block.name)?.show(block, { facts, show: (inner) => showBlocks(inner, facts) })}</Fragment>
  ))
