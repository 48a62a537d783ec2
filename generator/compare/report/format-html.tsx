/** Tells a comparison as one page that needs nothing beside it: to be opened from a mail or an artefact, in light and dark, by keyboard. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from '../../core/escape.ts'
import { count } from '../../report/format.ts'
import { home } from '../../system/home.ts'
import type { ChangeGroup, SiteDifference } from '../difference.ts'
import { changedWords, type Piece } from './changed-words.ts'
import { type DescribedCause, describeCauses, looseGroups, type PageSection, pageSections } from './sections.ts'
import { happening, reportedFiles, shortened, subject } from './tell.ts'

/** How one page looks on both sites, as data addresses. */
export type Pictures = { address: string; before: string; after: string; difference: string }

export type ReportOptions = {
  /** What exceeds a budget, one sentence each. */
  exceeded?: readonly string[]
  pictures?: ReadonlyMap<ChangeGroup, Pictures>
}

/** A report that a browser opens at once; `--format json` leaves nothing out. */
const groupsShown = 500
const signsShown = 3_000

/** The whole page. What stands in it comes from pages that anybody may have written: it is shown and never obeyed. */
export function formatHtml(difference: SiteDifference, { exceeded = [], pictures = new Map() }: ReportOptions = {}): string {
  const style = readFileSync(join(home, 'generator/compare/report/report.css'), 'utf8')
  const script = readFileSync(join(home, 'generator/compare/report/report.js'), 'utf8')
  const policy = `default-src 'none'; img-src data:; style-src ${digestOf(style)}; script-src ${digestOf(script)}; base-uri 'none'; form-action 'none'`
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(`${difference.before} → ${difference.after}`)}</title>
<style>${style}</style>
</head>
<body>
${renderToStaticMarkup(<Report difference={difference} exceeded={exceeded} pictures={pictures} />)}
<script>${script}</script>
</body>
</html>
`
}

const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type ReportProps = Required<ReportOptions> & { difference: SiteDifference }

function Report({ difference, exceeded, pictures }: ReportProps) {
  const { before, after, pages, groups } = difference
  const files = reportedFiles(difference)
  const lists = pageSections(difference)
  const causes = describeCauses(difference, { quote: (text) => `“${shortened(text, 60)}”`, plain: (text) => text })
  const loose = looseGroups(difference)
  return (
    <>
      <header>
        <h1>What changes on the website</h1>
        <p>
          <bdi>{before}</bdi> → <bdi>{after}</bdi>: {count(pages.before, 'page')} before, {count(pages.after, 'page')} after, {count(pages.changed, 'page')}{' '}
          changed.
        </p>
        {exceeded.length > 0 && (
          <ul className="exceeded">
            {exceeded.map((sentence) => (
              <li key={sentence}>✗ {sentence}</li>
            ))}
          </ul>
        )}
        <search id="tools" hidden>
          <label>
            Search for an address or a text <input id="search" type="search" autoComplete="off" />
          </label>
          <button type="button" id="unfold">
            Unfold all
          </button>
          <output id="found" aria-live="polite" />
        </search>
      </header>
      <main>
        {lists.filter(({ grave }) => grave).map(pageList)}
        <Section title="Causes" amount={causes.length}>
          {causes.map((cause) => (
            <CauseGroup key={cause.at} {...cause}>
              <Groups groups={groups.filter((group) => group.cause === cause.at)} pictures={pictures} />
            </CauseGroup>
          ))}
        </Section>
        <Section title="Changes" amount={loose.length}>
          <Groups groups={loose} pictures={pictures} />
        </Section>
        {lists.filter(({ grave }) => !grave).map(pageList)}
        <Pages title="Other files" rows={files.map(({ path, what }) => [path, what])} />
        {lists.length + causes.length + loose.length + files.length === 0 && <p>Nothing.</p>}
      </main>
    </>
  )
}

/** What a line of a list says, its address first. */
type Row = readonly [address: string, ...more: string[]]

const pageList = ({ title, grave, rows }: PageSection) => (
  <Pages
    key={title}
    title={title}
    grave={grave}
    rows={rows.map(
      ({ address, to, family, title }): Row => [address, ...(to === undefined ? [] : [`→ ${to}`]), family, ...(title === undefined ? [] : [title])],
    )}
  />
)

/** The first groups: more than these no browser would open at once. */
function Groups({ groups, pictures }: { groups: readonly ChangeGroup[]; pictures: ReadonlyMap<ChangeGroup, Pictures> }) {
  const rest = groups.length - groupsShown
  return (
    <>
      {groups.slice(0, groupsShown).map((group) => (
        <Group key={JSON.stringify([group.kind, group.what, group.region, group.before, group.after])} group={group} pictures={pictures.get(group)} />
      ))}
      {rest > 0 && <p>{count(rest, 'more change')}: the JSON form has all of them.</p>}
    </>
  )
}

function CauseGroup({ place, what, effects, children }: DescribedCause & { children: ReactNode }) {
  return (
    <details className="group">
      <summary>
        <code>{place}</code> {what}
      </summary>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {children}
    </details>
  )
}

function Section({ title, amount, grave, children }: { title: string; amount: number; grave?: boolean; children: ReactNode }) {
  if (amount === 0) return null
  return (
    <section data-section="" className={grave ? 'grave' : undefined}>
      <h2>
        {title} <span className="amount">{amount}</span>
      </h2>
      {children}
    </section>
  )
}

/** A list of pages or files; folded when it is long and nobody has to act on it. */
function Pages({ title, rows, grave = false }: { title: string; rows: readonly Row[]; grave?: boolean }) {
  const list = (
    <ul className="pages">
      {rows.map(([address, ...more]) => (
        <li key={address} data-entry="">
          <code>{address}</code>{' '}
          {more
            .filter((text) => text !== '')
            .map((text) => (
              <span key={text}>{text} </span>
            ))}
        </li>
      ))}
    </ul>
  )
  return (
    <Section title={title} amount={rows.length} grave={grave}>
      {grave ? (
        list
      ) : (
        <details>
          <summary>{rows.length === 1 ? 'Show it' : `Show all ${rows.length}`}</summary>
          {list}
        </details>
      )}
    </Section>
  )
}

function Group({ group, pictures }: { group: ChangeGroup; pictures: Pictures | undefined }) {
  const { everywhere, pages, examples, before, after, example } = group
  return (
    <details className="group" data-entry="">
      <summary>
        <span className="kind">{subject(group)}</span> <span className="amount">{everywhere ? `all ${count(pages, 'page')}` : count(pages, 'page')}</span>
        <span className="glimpse">{happening(group, (text) => `“${shortened(text, 60)}”`)}</span>
      </summary>
      <Sides before={before} after={after} />
      <p>
        {spread(group)}
        For example{' '}
        {examples.map((address, index) => (
          <span key={address}>
            {index > 0 && ', '}
            <code>{address}</code>
          </span>
        ))}
        .
      </p>
      {example && (
        <>
          <h3>
            All of it on <code>{example.address}</code>
          </h3>
          <Sides before={example.before} after={example.after} />
        </>
      )}
      {pictures && <PictureRow {...pictures} />}
    </details>
  )
}

function Sides({ before, after }: { before?: string | undefined; after?: string | undefined }) {
  const words = changedWords(cut(before), cut(after))
  return (
    <div className="sides">
      <SideText title="Before" text={before} pieces={words.before} as="del" />
      <SideText title="After" text={after} pieces={words.after} as="ins" />
    </div>
  )
}

function SideText({ title, text, pieces, as: Mark }: { title: string; text: string | undefined; pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  return (
    <div className="side">
      <h3>{title}</h3>
      {text === undefined ? (
        <p className="nothing">nothing</p>
      ) : (
        <p className="text">
          {pieces.map((piece, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved in a page that is printed once
            return piece.changed ? <Mark key={index}>{piece.text}</Mark> : <span key={index}>{piece.text}</span>
          })}
        </p>
      )}
    </div>
  )
}

function PictureRow({ address, before, after, difference }: Pictures) {
  const shown = [
    ['Before', before],
    ['After', after],
    ['What differs, in red', difference],
  ] as const
  return (
    <div className="pictures">
      <h3>
        A look at <code>{address}</code>
      </h3>
      {shown.map(([title, source]) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          <img src={source} alt={`${address}: ${title.toLowerCase()}`} />
        </figure>
      ))}
    </div>
  )
}

/** `act in city 432, act 27, in 3 wordings. `; nothing where there is nothing to say. */
function spread({ families, variants }: ChangeGroup): string {
  const known = families.some(({ family }) => family !== '') ? families.map(({ family, pages }) => `${family || 'page'} ${pages}`) : []
  const parts = [...known, ...(variants === undefined ? [] : [`in ${count(variants, 'wording')}`])]
  return parts.length > 0 ? `${parts.join(', ')}. ` : ''
}

const cut = (text = '') => (text.length > signsShown ? `${text.slice(0, signsShown)}…` : text)
