/** The facts of an act in the words of the catalogue. */
import type { Site } from '../load/site.ts'
import type { Sets } from '../schema/act.ts'

type Words = Pick<Site, 't' | 'format'>

/** `twee of drie sets van 45 tot 60 minuten of één show van 75 minuten` */
export function setsText({ t, format }: Words, sets: readonly Sets[]): string {
  const number = (count: number) => t('act-facts.number', { count })
  const length = ({ minutes, upTo }: Sets) => t('act-facts.minutes', { from: minutes, to: upTo })
  return format.either(
    alike(sets).map(([first, ...others]) => {
      if (first.within !== undefined) return t('act-facts.sets-within', { count: first.count, length: length(first), hours: first.within / 60 })
      const counts = [first, ...others].map(({ count }) => count)
      return t('act-facts.sets', { counts: format.either(counts.map(number)), most: Math.max(...counts), kind: first.kind, length: length(first) })
    }),
  )
}

/** Programmes that differ by their number of sets alone, in groups; one with pauses in its time stays by itself. */
function alike(sets: readonly Sets[]): [Sets, ...Sets[]][] {
  const groups: [Sets, ...Sets[]][] = []
  for (const own of sets) {
    const group = groups.find(([first]) => keyOf(first) === keyOf(own))
    if (group && own.within === undefined) group.push(own)
    else groups.push([own])
  }
  return groups
}

const keyOf = ({ minutes, upTo, kind, within }: Sets) => [minutes, upTo, kind, within].join(' ')
