import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { type Fact, Facts, SentenceList } from './Section.tsx'
import { type RiderKey, useSite } from './site-context.tsx'

export type StagePlotView = {
  key: RiderKey
  /** 8 × 4 m */
  size: string
  remark: string
  /** What the stage plot is. */
  alt: string
  /** The stage plot in words, a place at a time. */
  places: readonly string[]
  /** The people on stage in words. */
  lineUp: string
}

export type OnStageView = StagePlotView & {
  figures: readonly Fact[]
  /** What to measure and to ask in the hall. */
  checklist: readonly string[]
}

/** The line-up on stage, to scale, as the last picture of a gallery. */
export function LineUpDrawing({ act, needs, photos }: { act: string; needs: OnStageView; photos: number }) {
  const { t, rider } = useSite()
  const { src, width, height } = rider(needs.key).lineUp
  return (
    <li>
      <picture className="drawing">
        <img
          src={src}
          width={width}
          height={height}
          alt={t('act.photo', { act, number: photos + 1, shows: needs.lineUp })}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </li>
  )
}

/** The checklist of an act's page, as the end of its address. */
export const hallAnchor = '#zaal'

/** The stage from above, to scale. The children are its caption. */
export function StagePlot({
  plot: { key, alt },
  children,
}: {
  plot: Pick<StagePlotView, 'key' | 'alt'>
  children: ReactNode
}) {
  const { plot } = useSite().rider(key)
  return (
    <figure className={`stage-plot${plot.width > 600 ? ' stage-plot-wide' : ''}`}>
      {/* A phone shows part of a wide stage; the link opens it whole. */}
      <div className="stage-plot-frame">
        <a href={plot.src}>
          <img
            src={plot.src}
            width={plot.width}
            height={plot.height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </a>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

/**
 * What an act needs of a hall: stage plot, figures, rider and checklist. It is folded; browsers open it for
 * an address that ends in its anchor.
 */
export function OnStage({ needs }: { needs: OnStageView }) {
  const { t, rider } = useSite()
  const { pdf, kilobytes } = rider(needs.key)
  return (
    <section className="section section-tint">
      <details className="wrap fold">
        <summary>
          <h2>{t('hall-check.title')}</h2>
          <span>{t('hall-check.holds')}</span>
        </summary>
        <div id={hallAnchor.slice(1)}>
          <div className="backstage">
            <div>
              <StagePlot plot={needs}>{needs.remark}</StagePlot>
              <details className="plot-words">
                <summary>{t('rider.plot.words')}</summary>
                <SentenceList items={needs.places} />
              </details>
              <p className="rider">
                <Icon name="file" />
                <a href={pdf}>{t('rider.link', { size: kilobytes })}</a>
              </p>
            </div>
            <Facts items={needs.figures} className="facts backstage-facts" />
          </div>
          <SentenceList items={needs.checklist} className="checklist hall-check" />
        </div>
      </details>
    </section>
  )
}
