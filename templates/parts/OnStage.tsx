import { Icon } from './Icon.tsx'
import { Section } from './Section.tsx'
import { type RiderKey, useSite } from './site-context.tsx'

export type OnStageView = {
  key: RiderKey
  /** 8 × 4 m */
  size: string
  remark: string
  /** The stage plot in words. */
  alt: string
}

/** The needs of an act on a stage: its stage plot, and its technical rider to download. */
export function OnStage({ act, needs }: { act: string; needs: OnStageView }) {
  const { t, rider } = useSite()
  const { pdf, kilobytes, plot } = rider(needs.key)
  return (
    <Section title={t('rider.section')} intro={needs.remark}>
      <figure className={`stage-plot${plot.width > 600 ? ' stage-plot-wide' : ''}`}>
        {/* A phone shows part of a wide stage; the link opens it whole. */}
        <div className="stage-plot-frame">
          <a href={plot.src}>
            <img src={plot.src} width={plot.width} height={plot.height} alt={needs.alt} loading="lazy" decoding="async" />
          </a>
        </div>
        <figcaption>{t('rider.plot.caption', { act, size: needs.size })}</figcaption>
      </figure>
      <p className="rider">
        <Icon name="file" />
        <a href={pdf}>{t('rider.link', { size: kilobytes })}</a>
      </p>
    </Section>
  )
}
