import type { ReactNode } from 'react'
import { type Fact, Facts } from './Facts.tsx'
import { Icon } from './Icon.tsx'
import { Section, SentenceList } from './Section.tsx'
import { type RiderKey, useSite } from './site-context.tsx'

export type StagePlotView = {
  key: RiderKey
  /** 8 × 4 m */
  size: string
  remark: string
  /** The stage plot in words. */
  alt: string
  /** The people on stage in words. */
  lineUp: string
}

export type OnStageView = StagePlotView & {
  figures: readonly Fact[]
  /** What to measure and to ask in the hall. */
  checklist: readonly string[]
}

/** The line-up and the stage from above, as the last pictures of a gallery. */
export function StageDrawings({ act, needs, photos }: { act: string; needs: OnStageView; photos: number }) {
  const { t, rider } = useSite()
  const { plot, lineUp } = rider(needs.key)
  const drawings = [
    { ...lineUp, shows: needs.lineUp },
    { ...plot, shows: t('rider.from-above', { act, size: needs.size }) },
  ]
  return drawings.map(({ src, width, height, shows }, index) => (
    <li key={src}>
      <picture className="drawing">
        <img src={src} width={width} height={height} alt={t('act.photo', { act, number: photos + index + 1, shows })} loading="lazy" decoding="async" />
      </picture>
    </li>
  ))
}

/** The checklist of an act's page, as the end of its address. */
export const hallAnchor = '#zaal'

/** The stage from above, to scale. The children are its caption. */
export function StagePlot({ plot: { key, alt }, children }: { plot: Pick<StagePlotView, 'key' | 'alt'>; children: ReactNode }) {
  const { plot } = useSite().rider(key)
  return (
    <figure className={`stage-plot${plot.width > 600 ? ' stage-plot-wide' : ''}`}>
      {/* A phone shows part of a wide stage; the link opens it whole. */}
      <div className="stage-plot-frame">
        <a href={plot.src}>
          <img src={plot.src} width={plot.width} height={plot.height} alt={alt} loading="lazy" decoding="async" />
        </a>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

/** The needs of an act on a stage: its stage plot, its technical figures, its technical rider to download, and a checklist for the hall. */
export function OnStage({ act, needs }: { act: string; needs: OnStageView }) {
  const { t, rider } = useSite()
  const { pdf, kilobytes } = rider(needs.key)
  return (
    <>
      <Section title={t('rider.section')} intro={needs.remark}>
        <div className="backstage">
          <StagePlot plot={needs}>{t('rider.plot.caption', { act, size: needs.size })}</StagePlot>
          <Facts items={needs.figures} className="facts backstage-facts" />
        </div>
        <p className="rider">
          <Icon name="file" />
          <a href={pdf}>{t('rider.link', { size: kilobytes })}</a>
        </p>
      </Section>
      <Section id={hallAnchor.slice(1)} background="tint" title={t('hall-check.title', { act })} intro={t('hall-check.intro')}>
        <SentenceList items={needs.checklist} className="checklist hall-check" />
      </Section>
    </>
  )
}
