import type { ReactNode } from 'react'
import type { SafeHtml, TextNode } from '../../generator/core/page-content.ts'
import { Html } from './Html.tsx'

type SectionProps = {
  id?: string
  title?: ReactNode
  intro?: ReactNode
  /** `paper` is for reading, `stage` for highlights. */
  background?: 'paper' | 'stage' | 'tint'
  /** Text in one column of a readable measure. */
  narrow?: boolean
  className?: string
  /** Further elements of the head: a link at the end of the heading's line, a text below it. */
  head?: ReactNode
  children: ReactNode
}

export function Section({
  id,
  title,
  intro,
  background = 'paper',
  narrow = false,
  className = '',
  head,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={`section section-${background}${narrow ? ' section-narrow' : ''}${className && ` ${className}`}`}
    >
      <div className="wrap">
        {title && (
          <div className="section-head">
            <h2>{title}</h2>
            {intro && <p className="section-intro">{intro}</p>}
            {head}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

/**
 * How short texts stand together: side by side, side by side with numbers, as lines of an account, or with
 * ticks, which are boxes on paper.
 */
export type PointsForm = 'points' | 'steps' | 'ledger' | 'checklist'

/** Short texts, each with a heading of its own. A text that is not a string has its own elements. */
export function Points({
  items,
  form = 'points',
}: {
  items: readonly { title: ReactNode; text: ReactNode }[]
  form?: PointsForm
}) {
  const List = form === 'steps' ? 'ol' : 'ul'
  return (
    <List className={form}>
      {items.map(({ title, text }, index) => (
        <li key={index.toString()}>
          <h3>{title}</h3>
          {typeof text === 'string' ? <p>{text}</p> : text}
        </li>
      ))}
    </List>
  )
}

type SentenceListProps = {
  items: readonly string[]
  as?: 'ul' | 'ol'
  className?: string | undefined
  label?: string
}

/** A list of texts. `label` is its name for screen readers. */
export const SentenceList = ({ items, as: List = 'ul', className = 'ticks', label }: SentenceListProps) => (
  <List className={className} aria-label={label}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
)

/** A name with its value, which is a text or HTML, and a remark below it. `className` is of the line. */
export type Fact = {
  name: string
  value?: ReactNode
  html?: SafeHtml | undefined
  note?: string | undefined
  className?: string
}

/** Names and values, as on a programme: line-up, set length, price, region. */
export function Facts({ items, className = 'facts' }: { items: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {items.map(({ name, value, html, note, className: line }) => (
        <div key={name} className={line}>
          <dt>{name}</dt>
          {value !== undefined && <dd>{value}</dd>}
          {html !== undefined && <Html as="dd" html={html} />}
          {note !== undefined && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The facts of a list that was written as `- Name: value`. */
export const listedFacts = (nodes: readonly TextNode[]): Fact[] =>
  nodes
    .flatMap(({ items = [] }) => items)
    .map(({ name = '', value, html }) => ({ name, html: value ?? html }))

export type Faq = { question: string; answer: string }

/** Questions that open without script; search engines and find-in-page still find the answers. */
export function FaqList({ faqs }: { faqs: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="faqs">
      {faqs.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {typeof answer === 'string' ? <p>{answer}</p> : answer}
        </details>
      ))}
    </div>
  )
}

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
