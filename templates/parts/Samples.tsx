/**
 * What a page says of samples: a strip at its top that names the kinds of which it shows one, and a mark on each
 * sample where the site has real entries of its kind too.
 */
import { createContext, useContext } from 'react'
import { useSite } from './site-context.tsx'

export type SampleKind = 'film' | 'clip' | 'coming' | 'played' | 'quote' | 'link'

/** How a page says that an entry is a sample: in its strip alone, or beside the entry as well. */
export type Sample = 'named' | 'marked'

/** An entry of a page that may be a sample. */
export type Shown = { kind: SampleKind; isSample: boolean }

const PageSamples = createContext<Shown[] | undefined>(undefined)

/** Around a page: collects what it shows, because its strip is made after the rest of it. */
export const SamplesProvider = PageSamples.Provider

/** Tells the strip of the page what the page shows. */
export function useStrip(): (kind: SampleKind, sample: Sample | undefined) => void {
  const shown = useContext(PageSamples)
  return (kind, sample) => void shown?.push({ kind, isSample: sample !== undefined })
}

export const SampleMark = ({ sample }: { sample: Sample | undefined }) => {
  const { t } = useSite()
  return sample === 'marked' && <span className="badge">{t('sample')}</span>
}

export function SampleStrip({ shown }: { shown: readonly Shown[] }) {
  const { t, rich } = useSite()
  const of = (wanted: SampleKind) => shown.filter(({ kind }) => kind === wanted)
  const has = (kind: SampleKind) => of(kind).some(({ isSample }) => isSample)
  const hasReal = (kind: SampleKind) => has(kind) && of(kind).some(({ isSample }) => !isSample)
  const film = !has('film') ? 'no' : hasReal('film') ? 'some' : of('film').length > 1 ? 'all' : 'one'
  const shows = has('coming') ? 'coming' : has('played') ? 'played' : 'no'
  const partly = hasReal('coming') || hasReal('played') || hasReal('quote')
  const kinds = [
    ...(film !== 'no' || has('clip') ? [t('samples.film', { film, clip: has('clip') })] : []),
    ...(has('link') ? [t('samples.link')] : []),
    ...(shows !== 'no' || has('quote') ? [t('samples.show', { shows, quotes: has('quote'), partly })] : []),
  ]
  if (kinds.length === 0) return null
  return (
    <p className="sample-strip">
      <span className="wrap">
        {rich('samples.strip', { kinds: kinds.join('; '), word: (text) => <strong>{text}</strong> })}
      </span>
    </p>
  )
}
