/** Writes a comparison as one page that needs no script and no other file, in light and dark. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from '../../core/text.ts'
import { count } from '../../report/format.ts'
import { home } from '../../system/home.ts'
import { align } from '../align.ts'
import type { ChangeGroup, SiteDifference } from '../difference.ts'
import { headline, shortened } from './describe.ts'
import { type Item, restOf, type Section, sectionsOf } from './sections.ts'

/** Limits that let a browser open the report at once: items of a section, and characters of a text. `--format json` leaves nothing out. */
const [itemsShown, textShown] = [500, 3_000]

/**
 * The whole page. Its texts come from pages that anybody may have written: they are shown, and never become markup.
 * @param exceeded what exceeds a budget, one sentence each
 */
export function formatHtml(difference: SiteDifference, exceeded: readonly string[] = []): string {
  const style = readFileSync(join(home, 'generator/compare/report/report.css'), 'utf8')
  const digest = createHash('sha256').update(style).digest('base64')
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(`${difference.before} → ${difference.after}`)}</title>
<style>${style}</style>
</head>
<body>
${renderToStaticMarkup(<Report difference={difference} exceeded={exceeded} />)}
</body>
</html>
`
}

function Report({ difference, exceeded }: { difference: SiteDifference; exceeded: readonly string[] }) {
  const plain = (text: string) => text
  const sections = sectionsOf(difference, { quote: (text, start) => `“${shortened(text, 60, start)}”`, name: plain, page: plain, plain })
  return (
    <main>
      <h1>What changes on the website</h1>
      <p>{headline(difference)}</p>
      {exceeded.map((sentence) => (
        <p key={sentence} className="exceeded">
          ✗ {sentence}
        </p>
      ))}
      {sections.map((section) => (
        <SectionPart key={section.title} {...section} />
      ))}
      {sections.length === 0 && <p>Nothing.</p>}
    </main>
  )
}

function SectionPart({ title, weight, items }: Section) {
  const rest = restOf(items, itemsShown)
  return (
    <details className={weight} open={weight !== 'folded'}>
      <summary>
        <h2>
          {title} ({items.length})
        </h2>
      </summary>
      <ul>
        {items.slice(0, itemsShown).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page that is printed once has nothing to move
          <li key={at}>{item.groups.length > 0 ? <FoldedItem {...item} /> : <Title {...item} />}</li>
        ))}
      </ul>
      {rest !== undefined && <p>{rest}: --format json lists all of them.</p>}
    </details>
  )
}

const Title = ({ title, text }: Pick<Item, 'title' | 'text'>) => (
  <>
    <b>{title}</b> <span className="glimpse">{text}</span>
  </>
)

function FoldedItem({ title, text, examples, groups }: Item) {
  const hidden = groups.length - itemsShown
  return (
    <details>
      <summary>
        <Title title={title} text={text} />
      </summary>
      {examples.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {groups.slice(0, itemsShown).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page that is printed once has nothing to move
        <Sides key={at} address={group.examples[0]} {...(group.example ?? group)} />
      ))}
      {hidden > 0 && <p>… and {count(hidden, 'more change')}: --format json lists all of them.</p>}
    </details>
  )
}

/** The texts of a change on one page, with the words marked that the other text does not have. */
function Sides({ address, before, after }: Pick<ChangeGroup, 'before' | 'after'> & { address: string | undefined }) {
  const runs = align(splitWords(before), splitWords(after))
  const marked = (name: 'before' | 'after', Mark: 'del' | 'ins') =>
    runs.map((run, at) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: a page that is printed once has nothing to move
      return run.same ? <span key={at}>{run[name].join('')}</span> : <Mark key={at}>{run[name].join('')}</Mark>
    })
  return (
    <>
      <h3>{address}</h3>
      <div className="sides">
        <p>{before === undefined ? 'nothing' : marked('before', 'del')}</p>
        <p>{after === undefined ? 'nothing' : marked('after', 'ins')}</p>
      </div>
    </>
  )
}

/** Words with the white space after them. */
const splitWords = (text = ''): string[] => (text.length > textShown ? `${text.slice(0, textShown)}…` : text).match(/^\s+|\S+\s*/g) ?? []
