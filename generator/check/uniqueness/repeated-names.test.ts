import { expect, test } from 'vitest'
import { tinyCity } from '../../../tests/tiny-site.ts'
import { wordHashes } from './names.ts'
import { RepeatedNames } from './repeated-names.ts'

/** What is found on the page of a city. @param stations in it */
function repetitionIn(text: string, name: string, stations: string[] = []) {
  const city = tinyCity({ name, stations, venues: [] })
  const names = new RepeatedNames({ acts: [], cities: [city] })
  return names.find({ sources: [city.source] }, text.split('\n'), wordHashes(text))[0]
}

const filler = Array.from({ length: 200 }, (_, index) => `woord${index}`).join(' ')

test('a name that stands more than once in 45 words is reported with the sentence that has it most', () => {
  const text = `${filler}. In Gent speelt Gent voor Gent. Gent hoort het in Gent.`
  expect(repetitionIn(text, 'Gent')).toMatchObject({
    name: 'Gent',
    times: 5,
    sentence: 'In Gent speelt Gent voor Gent.',
  })
  expect(repetitionIn(`${filler} Gent Gent Gent Gent`, 'Gent')).toBeUndefined()
})

test('a hall or a station with the name of its city has another name', () => {
  expect(
    repetitionIn(`${filler} Capitole Gent, Gent-Dampoort, Gent, Gent, Gent, Gent`, 'Gent', [
      'Capitole Gent',
      'Gent-Dampoort',
    ]),
  ).toBeUndefined()
})

test('a short page may name what it is about', () =>
  expect(repetitionIn('Gent Gent Gent', 'Gent')).toBeUndefined())
