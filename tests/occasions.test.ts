/** An agency decides in its data which occasions it has. */
import { expect, test } from 'vitest'
import { readData } from '../generator/load/data/reader.ts'
import { filesBelow, SmallProject } from './project.ts'

const birthday = `  {
    key: 'verjaardag',
    name: 'verjaardagsfeest',
    private: true,
    searchWords: ['jarig'],
    heading: 'voor je verjaardag',
    day: { starts: { soft: '17:00', loud: '21:00' }, ready: '18:00', guests: [{ at: '18:30', what: 'Iedereen komt aan' }] },
  },
`

/** The small project with birthdays in place of festivals. @param text of each act on a birthday, by its number */
function withBirthdays(text: (act: number) => string): SmallProject {
  const project = new SmallProject()
  let count = 0
  project.edit('data/occasions.ts', / {2}\{\n {4}key: 'festival',[\s\S]*?\n {2}\},\n/, birthday)
  project.edit('data/acts.ts', /\n {4}occasions: \{\n/g, (found) => found + text(++count))
  project.edit('data/prices.ts', "on: ['festival']", "on: ['verjaardag']")
  return project
}

const written = (act: number) => `      verjaardag: 'Act ${act} speelt tot de kaarsen uit zijn.',\n`

test('an occasion that is added has pages, prices, hours and choices, and of one that is removed nothing is left', () => {
  const project = withBirthdays(written)
  expect(project.run('generate')).toMatchObject({
    exitCode: 0,
    errors: expect.stringMatching(/warning .*unknown-reference[\s\S]*the occasion "festival"/),
  })
  const acts = readData(project.read('data/acts.ts')).exports.acts
  const pages = filesBelow(`${project.root}/out`).filter((file) => /-verjaardag\/index\.html$/.test(file))
  expect(pages).toHaveLength(Array.isArray(acts) ? acts.length : 0)

  const page = project.read('out/silkwood-verjaardag/index.html')
  for (const part of ['voor je verjaardag', 'speelt tot de kaarsen uit zijn', 'Iedereen komt aan'])
    expect(page).toContain(part)
  // The form knows the occasion by its key.
  const passedOn = [...page.matchAll(/\?act=silkwood&amp;occasion=(.*?)"/g)].map(([, occasion]) => occasion)
  expect(passedOn).toEqual(['verjaardag', 'verjaardag', 'verjaardag'])
  expect(project.read('out/artists/index.html')).toContain('occasion:verjaardag')
  expect(project.read('out/prijsindicatie/index.html')).toContain('"on":["verjaardag"]')
  expect(project.read('out/formulier/aanvraag/index.html')).toContain('Verjaardagsfeest')
  expect(JSON.parse(project.read('out/party.json')).occasions).toEqual([
    { key: 'bruiloft', name: 'Bruiloft' },
    { key: 'bedrijfsfeest', name: 'Bedrijfsfeest' },
    { key: 'verjaardag', name: 'Verjaardagsfeest' },
    { key: 'evenement', name: 'Evenement' },
  ])
  const festivals = filesBelow(`${project.root}/out`).flatMap((file) =>
    /\.(html|json|xml|js)$/.test(file) &&
    /(?<!tributeband)-festival\/|occasion:festival|"festival"/.test(project.read(`out/${file}`))
      ? [file]
      : [],
  )
  expect(festivals).toEqual([])

  expect(project.run('why', '/silkwood-verjaardag/').output).toMatch(
    /made of {5}acts\/silkwood .*\n +occasions\/verjaardag /,
  )
})

test('an act without a text for it is named with its line, and nothing else is reported', () => {
  const project = withBirthdays((act) => (act === 2 ? '' : written(act)))
  const { exitCode, output } = project.run('check')
  const line = project.read('data/acts.ts').split('\n')
  const errors = [...output.matchAll(/^(\S+):(\d+): error (\S+): (.*?\.) /gm)]
  expect(exitCode).toBe(1)
  expect(errors.map(([, file, , code]) => [file, code])).toEqual([['data/acts.ts', 'missing-field']])
  expect(errors[0]?.[4]).toMatch(/^The act "[\w-]+" has no occasions\.verjaardag\.$/)
  expect(line[Number(errors[0]?.[2]) - 1]).toContain('occasions: {')
})
