import type { ReactNode } from 'react'
import type { SafeHtml, TextNode } from '../../generator/core/page-content.ts'
import { Html } from './Html.tsx'

/** A name with its value, which is a text or HTML, and a remark below it. */
export type Fact = { name: string; value?: ReactNode; html?: SafeHtml | undefined; note?: string | undefined }

/** Names and values, as on a programme: line-up, set length, price, region. */
export function Facts({ items, className = 'facts' }: { items: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {items.map(({ name, value, html, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          {html === undefined ? <dd>{value}</dd> : <Html as="dd" html={html} />}
          {note !== undefined && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The facts of a list that was written as `- Name: value`. */
export const listedFacts = (nodes: readonly TextNode[]): Fact[] =>
  nodes.flatMap(({ items = [] }) => items).map(({ name = '', value, html }) => ({ name, html: value ?? html }))
