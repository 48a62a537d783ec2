import type { TextNode } from '../../generator/core/page-content.ts'
import { Html } from './Html.tsx'

/** Names and values from a list of `- Name: value`, as on a programme. */
export function FactList({ nodes }: { nodes: readonly TextNode[] }) {
  const items = nodes.flatMap((node) => node.items ?? [])
  return (
    <dl className="facts">
      {items.map(({ name = '', value, html }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Html as="dd" html={value ?? html} />
        </div>
      ))}
    </dl>
  )
}
