/** Writes a comparison as one page that needs no other file, in light and dark. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from '../../core/escape.ts'
import { count } from '../../report/format.ts'
import { home } from '../../system/home.ts'
import type { ChangeGroup, SiteDifference } from '../difference.ts'
import { changedWords, type Piece } from './changed-words.ts'
import { headline, shortened } from './describe.ts'
import { type Item, restOf, type Section, sectionsOf } from './sections.ts'

/** Screenshots of one page of both sites, as data addresses. */
export type Pictures = { address: string; before: string; after: string; difference: string }

export type ReportOptions = {
  /** What exceeds a budget, one sentence each. */
  exceeded?: readonly string[]
  pictures?: ReadonlyMap<ChangeGroup, Pictures>
}

/** Limits that let a browser open the report at once: items of a section, and characters of a text. `--format json` leaves nothing out. */
const [itemsShown, textShown] = [500, 3_000]

/** The whole page. Its texts come from pages that anybody may have written: they are shown, and never become markup. */
export function formatHtml(difference: SiteDifference, { exceeded = [], pictures = new Map() }: ReportOptions = {}): string {
  const file = (name: string) => readFileSync(join(home, 'generator/compare/report', name), 'utf8')
  const [style, script] = [file('report.css'), file('report.js')]
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

function Report({ difference, exceeded, pictures }: Required<ReportOptions> & { difference: SiteDifference }) {
  const plain = (text: string) => text
  const sections = sectionsOf(difference, { quote: (text, start) => `“${shortened(text, 60, start)}”`, name: plain, page: plain, plain })
  return (
    <>
      <header>
        <h1>What changes on the website</h1>
        <p>{headline(difference)}</p>
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
        {sections.map((section) => (
          <SectionPart key={section.title} {...section} pictures={pictures} />
        ))}
        {sections.length === 0 && <p>Nothing.</p>}
      </main>
    </>
  )
}

type WithPictures = Pick<Required<ReportOptions>, 'pictures'>

function SectionPart({ title, weight, items, pictures }: Section & WithPictures) {
  const rest = restOf(items, itemsShown)
  const list = (
    <>
      <ul>
        {items.slice(0, itemsShown).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page that is printed once has nothing to move
          <li key={at} data-entry="">
            {item.groups.length + item.effects.length > 0 ? <FoldedItem {...item} pictures={pictures} /> : <Title {...item} />}
          </li>
        ))}
      </ul>
      {rest !== undefined && <p>{rest}: --format json lists all of them.</p>}
    </>
  )
  return (
    <section data-section="" className={weight}>
      <h2>
        {title} <span className="amount">{items.length}</span>
      </h2>
      {weight === 'folded' ? (
        <details>
          <summary>Show {count(items.length, 'item')}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  )
}

const Title = ({ title, text }: Pick<Item, 'title' | 'text'>) => (
  <>
    <b>{title}</b> <span className="glimpse">{text}</span>
  </>
)

function FoldedItem({ title, text, effects, examples, groups, pictures }: Item & WithPictures) {
  return (
    <details>
      <summary>
        <Title title={title} text={text} />
      </summary>
      {[...effects, ...examples].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {groups.slice(0, itemsShown).map((group) => (
        <GroupPart key={JSON.stringify([group.kind, group.what, group.region, group.before, group.after])} group={group} pictures={pictures.get(group)} />
      ))}
      {groups.length > itemsShown && <p>… and {count(groups.length - itemsShown, 'more change')}: --format json lists all of them.</p>}
    </details>
  )
}

function GroupPart({ group: { before, after, example }, pictures }: { group: ChangeGroup; pictures: Pictures | undefined }) {
  return (
    <>
      <Sides before={before} after={after} />
      {example && (
        <>
          <h3>All of it on {example.address}</h3>
          <Sides before={example.before} after={example.after} />
        </>
      )}
      {pictures && <PictureRow {...pictures} />}
    </>
  )
}

function Sides({ before, after }: { before?: string | undefined; after?: string | undefined }) {
  const words = changedWords(cut(before), cut(after))
  return (
    <div className="sides">
      <Side title="Before" text={before} pieces={words.before} as="del" />
      <Side title="After" text={after} pieces={words.after} as="ins" />
    </div>
  )
}

const cut = (text = ''): string => (text.length > textShown ? `${text.slice(0, textShown)}…` : text)

function Side({ title, text, pieces, as: Mark }: { title: string; text: string | undefined; pieces: readonly Piece[]; as: 'del' | 'ins' }) {
  return (
    <div>
      <h3>{title}</h3>
      {text === undefined ? (
        <p className="nothing">nothing</p>
      ) : (
        <p className="text">
          {pieces.map((piece, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: a page that is printed once has nothing to move
            return piece.changed ? <Mark key={index}>{piece.text}</Mark> : <span key={index}>{piece.text}</span>
          })}
        </p>
      )}
    </div>
  )
}

function PictureRow({ address, ...pictures }: Pictures) {
  const titles = { before: 'Before', after: 'After', difference: 'What differs, in red' }
  return (
    <div className="pictures">
      <h3>{address}</h3>
      {(['before', 'after', 'difference'] as const).map((name) => (
        <figure key={name}>
          <figcaption>{titles[name]}</figcaption>
          <img src={pictures[name]} alt={`${address}: ${titles[name].toLowerCase()}`} />
        </figure>
      ))}
    </div>
  )
}
