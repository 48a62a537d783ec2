/** One file with the posters of all acts, for the eyes of the owner: no check sees as much. */
import { renderToStaticMarkup } from 'react-dom/server'
import { facesUnknown, hasUnknownFaces, posterFaults } from '../check/posters.ts'
import type { Progress } from '../commands/report/progress.ts'
import { stopOn } from '../core/problem.ts'
import type { SiteAct, SiteOptions } from '../load/site.ts'
import { createYield, orStopped } from '../system/yield.ts'
import { assetsOf } from './generate.ts'
import { planSite } from './plan-site.ts'

type PosterSheetOptions = { root: string; options: SiteOptions; progress: Progress; signal: AbortSignal }

/** How wide the whole photograph is in the file, in pixels. */
const wholeWidth = 600

const styles = `
body { padding: 2rem; background: var(--stage); color: var(--on-stage) }
section { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem; align-items: start; margin-block: 2rem }
section > :is(h2, ul) { grid-column: 1 / -1; margin: 0 }
figure { margin: 0 }
.whole { position: relative }
.whole svg { position: absolute; inset: 0; width: 100%; height: 100%; fill: none; stroke: #0f0; stroke-width: 0.8 }`

/**
 * Makes the posters of all acts, and a page with each: the whole photograph with its `focus` or `keep`, what hangs
 * in the dark and in the light, its card under the lamp, and what is weak on it.
 * @returns HTML that needs no other file
 * @throws DataProblems for errors in the owner's files
 */
export async function posterSheet({ root, options, progress, signal }: PosterSheetOptions): Promise<string> {
  const plan = await planSite(root, options, { yieldToEventLoop: createYield(signal) })
  stopOn(plan.problems)
  const built = await orStopped(assetsOf({ ...plan, cards: [] }, { root, progress }), signal)
  progress.clear()
  const { assets, files, posters } = built
  const byAddress = new Map(files.map((file) => [assets.file(`/${file.path}`), file]))
  const read = (address: string) => Buffer.from(byAddress.get(address)?.content() ?? '')
  const embed = (address: string) => {
    const ending = address.slice(address.lastIndexOf('.') + 1)
    return `data:image/${ending === 'svg' ? 'svg+xml' : ending};base64,${read(address).toString('base64')}`
  }

  function Act({ act }: { act: SiteAct }) {
    const { src, sources, light, hue } = assets.image(act.image)
    const variants = sources.at(-1)?.srcSet.split(', ') ?? []
    const [whole = src] = (variants.find((variant) => widthOf(variant) >= wholeWidth) ?? src).split(' ')
    const [dark, lit] = [embed(light?.dark.src ?? src), embed(light?.lit.src ?? src)]
    const facts = posters.get(act.image)
    const faults = [
      ...(hasUnknownFaces(act) ? [facesUnknown(act)] : []),
      ...(facts ? posterFaults(act, facts) : []),
    ]
    return (
      <section className={hue}>
        <h2>{act.name}</h2>
        <div className="whole">
          <img src={embed(whole)} alt="" />
          <Faces act={act} />
        </div>
        <img src={dark} alt="" />
        <img src={lit} alt="" />
        <article className={`act-card act-card-${act.category}`}>
          <span className={`lamp act-card-picture ${light?.tint} ${light?.aim ?? ''}`}>
            <img src={dark} alt="" />
            <img src={lit} alt="" className="lit" />
          </span>
          <h3>{act.name}</h3>
        </article>
        <ul>
          {faults.map(({ what, hint }) => (
            <li key={what}>
              {what} {hint}
            </li>
          ))}
        </ul>
      </section>
    )
  }

  return `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Posters</title>
        <style>{`${read(assets.stylesheet).toString()}${styles}`}</style>
      </head>
      <body>
        <h1>Posters: the photograph, in the dark, in the light, under the lamp</h1>
        {plan.site.acts.map((act) => (
          <Act key={act.slug} act={act} />
        ))}
      </body>
    </html>,
  )}`
}

const widthOf = (variant: string): number => Number(/ (\d+)w$/.exec(variant)?.[1])

/** What the owner says of the faces, drawn over the photograph. */
function Faces({ act: { focus, keep } }: { act: SiteAct }) {
  if (!focus && !keep) return null
  const [left, top, right, bottom] = keep ?? [0, 0, 0, 0]
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {focus && <path d={`M${focus[0] - 4} ${focus[1]}h8m-4-4v8`} />}
      {keep && <rect x={left} y={top} width={right - left} height={bottom - top} />}
    </svg>
  )
}
