import { Link } from './Link.tsx'
import type { LinkView } from './LinkList.tsx'

export type DataTableProps = {
  title: string
  columns: readonly string[]
  /** A heading, and a cell for each other column: a text, or links side by side. */
  rows: readonly (readonly [heading: string, ...cells: (string | readonly LinkView[])[]])[]
}

/** Facts in rows and columns, below a heading. On a narrow screen each row is a block, and each cell carries the name of its column. */
export function DataTable({ title, columns, rows }: DataTableProps) {
  return (
    <div className="data-table">
      <h2>{title}</h2>
      <table>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((content, index) => (
                <td key={index.toString()} data-column={columns[index + 1]}>
                  <Cell content={content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const TableHead = ({ columns }: Pick<DataTableProps, 'columns'>) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

function Cell({ content }: { content: string | readonly LinkView[] }) {
  if (typeof content === 'string') return content
  return content.map(({ label, to }, index) => (
    <span key={to}>
      {index > 0 && ', '}
      <Link to={to}>{label}</Link>
    </span>
  ))
}
