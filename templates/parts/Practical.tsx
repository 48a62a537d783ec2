import type { Translate } from '../../generator/core/sentences.ts'
import type { ActView } from './Act.tsx'
import type { CityView } from './CityFacts.tsx'
import { useSite } from './site-context.tsx'

type PracticalProps = {
  act: Pick<ActView, 'name' | 'category' | 'people' | 'onStage' | 'stageArea' | 'setLength' | 'originalArtist'>
  city: CityView
}

/** Practical facts of this act in this city: stage, distance and sound. */
export function Practical({ act, city }: PracticalProps) {
  const { t } = useSite()
  return (
    <>
      <p>{stageSentences(t, act, city)}</p>
      <p>{wayThere(t, act, city)}</p>
      <p>{soundSentences(t, act, city)}</p>
    </>
  )
}

function stageSentences(t: Translate, { name, people, onStage, stageArea, setLength }: PracticalProps['act'], { name: city, venues }: CityView): string {
  const need = t('practical.stage', { act: name, people, onStage, area: stageArea, setLength })
  const [first, second] = venues
  if (first === undefined) return `${need} ${t('practical.no-venue', { city })}`
  const halls = second === undefined ? first.name : t('practical.two-venues', { first: first.name, second: second.name })
  return `${need} ${t(people > 5 ? 'practical.large' : 'practical.small', { city, venues: halls })}`
}

function wayThere(t: Translate, { name: act, people }: PracticalProps['act'], { name: city, kmFromOffice: km, country }: CityView): string {
  const distance = t('practical.distance', { city, km })
  if (km > 200) return `${distance} ${t('practical.far', { act, people })}`
  return `${distance} ${km > 100 ? t('practical.away', { act, country }) : t('practical.near', { act })}`
}

function soundSentences(t: Translate, { name: act, category, originalArtist = '' }: PracticalProps['act'], { name: city, language }: CityView): string {
  const sound =
    category === 'akoestisch'
      ? t('practical.acoustic', { city })
      : category === 'tribute'
        ? t('practical.tribute', { artist: originalArtist, city })
        : t('practical.dance', { act, city })
  return `${sound} ${t('practical.language', { act, language })}`.trimEnd()
}
