import type { ReactNode } from 'react'

/** A line of a running order: work of the crew, music, or what the guests do. */
export type RunningOrderRow = {
  /** 21:30, for machines. */
  time: string
  /** The same as people write it. */
  clock: string
  kind: 'work' | 'music' | 'guests'
  title: string
  length?: string
  song?: string | undefined
  /** Has its own elements unless it is a string. */
  text?: ReactNode
}
export type RunningOrderView = { title: string; intro: string; rows: readonly RunningOrderRow[] }

/** A day or an evening along one line: bright where there is music. */
export function RunningOrder({ rows }: { rows: readonly RunningOrderRow[] }) {
  return (
    <ol className="running-order">
      {rows.map(({ time, clock, kind, title, length, song, text }) => (
        <li key={`${time} ${title}`} className={`running-order-${kind}`}>
          <time dateTime={time}>{clock}</time>
          <div>
            <h3>
              {title}
              {length && <small>{length}</small>}
            </h3>
            {song && <p className="song">{song}</p>}
            {typeof text === 'string' ? <p>{text}</p> : text}
          </div>
        </li>
      ))}
    </ol>
  )
}
