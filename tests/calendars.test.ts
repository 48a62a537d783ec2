/**
 * The days of acts, read from calendars as five programs write them by their documentation, and from a
 * calendar server. Nothing else of a calendar is kept or said.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { RequestOptions } from 'node:https'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateDiaries } from '../generator/diaries/diaries.ts'
import type { Connect } from '../generator/diaries/fetch-calendar.ts'
import { filesBelow } from '../generator/system/files-below.ts'
import { run, runProcess, SmallProject } from './project.ts'
import { temporaryFolder } from './temporary.ts'

const today = '2026-11-28'
const clock = { SOURCE_DATE_EPOCH: String(Date.parse(`${today}T12:00Z`) / 1000) }
const calendars = join(import.meta.dirname, 'calendars')
const calendarOf = (program: string) =>
  readFileSync(join(calendars, `${program}.ics.txt`), 'utf8').replace(/\r?\n/g, '\r\n')
const diary = 'content/diaries/silkwood.yaml'

/** A project, with a folder for calendars outside of it. */
function place() {
  const project = new SmallProject()
  const outside = temporaryFolder('calendars-')
  const read = (calendar: string, act = 'silkwood') => {
    const file = join(outside, 'agenda.ics')
    writeFileSync(file, calendar)
    return run(project.root, ['diaries', act, file], clock)
  }
  return { project, read }
}

describe('the days of a calendar are those of its shows, as written by', () => {
  const { project, read } = place()
  test.each([
    ['google', ['2027-06-12', '2027-06-18', '2027-06-26', '2027-07-03', '2027-07-04'], ['2027-08-14']],
    ['apple', ['2027-06-12', '2027-06-13', '2027-06-20', '2027-07-02', '2027-07-16'], ['2027-08-14']],
    ['outlook', ['2027-03-20', '2027-03-27', '2027-04-10', '2027-06-12', '2027-06-19'], ['2027-08-14']],
    ['nextcloud', ['2027-06-12', '2027-06-19', '2027-12-31'], ['2027-08-14']],
    ['band-tool', ['2027-06-12', '2027-06-19'], ['2027-08-14']],
  ])('%s', (program, taken, option) => {
    expect(read(calendarOf(program))).toEqual({ exitCode: 0, output: `Wrote ${diary}.\n`, errors: '' })
    const list = (dates: string[]) => dates.map((date) => `  - ${date}\n`).join('')
    expect(project.read(diary)).toBe(`read: ${today}\ntaken:\n${list(taken)}option:\n${list(option)}`)
  })
})

test('a file is written when its days changed or it is six days old, and past days fall away then', async () => {
  const { project, read } = place()
  const event = (date: string) =>
    `BEGIN:VEVENT\r\nUID:${date}\r\nDTSTART;VALUE=DATE:${date}\r\nEND:VEVENT\r\n`
  const calendar = (...dates: string[]) => `BEGIN:VCALENDAR\r\n${dates.map(event).join('')}END:VCALENDAR\r\n`
  read(calendar('20261129', '20270612'))
  const first = project.read(diary)
  expect(first).toBe('read: 2026-11-28\ntaken:\n  - 2026-11-29\n  - 2027-06-12\noption: []\n')
  const file = { act: 'silkwood', path: join(temporaryFolder('later-'), 'agenda.ics') }
  const on = async (day: string, ...dates: string[]) => {
    writeFileSync(file.path, calendar(...dates))
    const { written } = await updateDiaries({ root: project.root, today: day, file, environment: {} })
    return written
  }
  expect(await on('2026-12-03', '20261129', '20270612', '20281201')).toEqual([])
  expect(project.read(diary)).toBe(first)
  expect(await on('2026-12-04', '20261129', '20270612')).toEqual([diary])
  expect(project.read(diary)).toBe('read: 2026-12-04\ntaken:\n  - 2027-06-12\noption: []\n')
  expect(await on('2026-12-05', '20270612', '20270613')).toEqual([diary])
  expect(await on('2026-12-05', '20270613')).toEqual([diary])
  expect(project.read(diary)).toBe('read: 2026-12-05\ntaken:\n  - 2027-06-13\noption: []\n')
})

test('an unknown act, a file that is not there and a variable for no act are named, and the rest is done', () => {
  const { project, read } = place()
  expect(read(calendarOf('google'), 'silkwod')).toMatchObject({
    exitCode: 64,
    errors: expect.stringContaining('Did you mean "silkwood"?'),
  })
  expect(run(project.root, ['diaries'], clock)).toMatchObject({ exitCode: 64, output: '' })
  expect(run(project.root, ['diaries', 'silkwood'], clock).exitCode).toBe(64)
  const { exitCode, errors } = run(project.root, ['diaries', 'silkwood', '/nowhere.ics'], clock)
  expect([exitCode, existsSync(join(project.root, diary))]).toEqual([1, false])
  expect(errors).toContain('The calendar of the act "silkwood" is no file of at most 5 MB.')
  const unknown = run(project.root, ['diaries'], { ...clock, DIARY_SILKWOD: 'https://x.example/geheim' })
  expect(unknown.exitCode).toBe(1)
  expect(unknown.errors).toContain('DIARY_SILKWOD is set, but no act has that name.')
  expect(unknown.errors).not.toContain('geheim')
})

/** What a run leaves in a project, each file with its name. */
const keptIn = ({ root }: SmallProject) =>
  filesBelow(root)
    .filter((file) => /^(?:\.cache|content\/diaries|\.?out|\.toegift)/.test(file))
    .map((file) => `${file}\n${readFileSync(join(root, file), 'latin1')}`)

describe('nothing of a calendar but days is kept or said', () => {
  const properties =
    'SUMMARY LOCATION DESCRIPTION COMMENT CATEGORIES CONTACT RESOURCES URL GEO CLASS UID X-OWN ATTACH RELATED-TO'
  const marked = (...broken: string[]) => [
    'BEGIN:VCALENDAR',
    'PRODID:MARK-prodid',
    'X-WR-CALNAME:MARK-calendar',
    'NAME:MARK-name',
    'BEGIN:VTIMEZONE',
    'TZID:MARK-zone',
    'X-LIC-LOCATION:MARK-place',
    'BEGIN:STANDARD',
    'TZNAME:MARK-tzname',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'DTSTART;TZID=MARK-zone;X-PARAMETER=MARK-parameter:20270612T210000',
    ...properties.split(' ').map((name) => `${name}:MARK-${name}`),
    'ORGANIZER;CN=MARK-organizer:mailto:mark-organizer@example.com',
    'ATTENDEE;CN="MARK-attendee";X-A=MARK-a:mailto:mark-attendee@example.com',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:MARK-alarm',
    'END:VALARM',
    'BEGIN:MARK-COMPONENT',
    'SUMMARY:MARK-inner',
    'END:MARK-COMPONENT',
    ' MARK-folded',
    'MARK-line without a value',
    ...broken,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const broken: Record<string, string[]> = {
    'is whole': marked(),
    'has a date that is none': marked('EXDATE:MARK-date'),
    'has a zone that is unknown': marked('EXDATE;TZID=MARK-unknown:20270612T210000'),
    'has a rule that is none': marked('RRULE:FREQ=MARK-rule'),
    'has a length that is none': marked('DURATION:MARK-duration'),
    'has a status that is none': marked('STATUS:MARK-status', 'TRANSP:MARK-transp'),
    'is not closed': marked('BEGIN:MARK-open'),
    'is cut off': marked().slice(0, -2),
    'is a page': ['<title>MARK-page</title>'],
  }
  test.each(Object.keys(broken))('of one that %s', (name) => {
    const { project, read } = place()
    const { output, errors } = read(broken[name]?.join('\r\n') ?? '')
    for (const all of [output, errors, ...keptIn(project)]) expect(all).not.toMatch(/mark-/i)
    expect(errors === '').toBe(/whole|status/.test(name))
  })

  test('and a site that is made of it has the day alone', () => {
    const { project, read } = place()
    read(marked().join('\r\n'))
    project.edit('data/acts.ts', "slug: 'silkwood',", "slug: 'silkwood',\n    diary: 'whole',")
    const { output, errors } = run(project.root, ['generate'], clock)
    expect(project.read('out/artist/silkwood/index.html')).toContain('<h2>Agenda van Silkwood')
    for (const all of [output, errors, ...keptIn(project)]) expect(all).not.toMatch(/mark-/i)
  })

  test('and that is so in a process of its own, whose output is all of it', () => {
    const { project } = place()
    const file = join(temporaryFolder('marked-'), 'agenda.ics')
    writeFileSync(file, marked('EXDATE:MARK-date').join('\n'))
    const { exitCode, output, errors } = runProcess(project.root, ['diaries', 'silkwood', file], clock)
    expect(exitCode).toBe(1)
    expect(`${output}${errors}`).not.toMatch(/mark-/i)
  })
})

const hasServer = spawnSync('sh', ['-c', 'command -v radicale && command -v openssl']).status === 0

// In CI, setup.mjs installs it.
describe.skipIf(!hasServer && !process.env.CI)('from a calendar server', () => {
  const folder = temporaryFolder('radicale-')
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name))
  const address = (path: string) => `https://agency:geheim-woord@agenda.example/agency/${path}`
  let port = 0
  let stop = async () => {}
  const connect: Connect = ({ hostname, pathname, username, password }, options) =>
    request({
      ...options,
      ...{ lookup: undefined, host: '127.0.0.1', port, path: pathname, servername: hostname },
      auth: `${username}:${password}`,
      ca: readFileSync(certificate ?? ''),
    })

  /** Asks the server for something else than a calendar. @returns the status of its answer */
  async function ask(method: string, path: string, body = ''): Promise<number | undefined> {
    const options: RequestOptions = { method, headers: { 'content-type': 'text/calendar' } }
    const asked = connect(new URL(address(path)), options)
    asked.end(body)
    const [response] = await once(asked, 'response')
    await text(response)
    return response.statusCode
  }

  beforeAll(async () => {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=agenda.example'],
        ...['-addext', 'subjectAltName=DNS:agenda.example', '-keyout', key ?? '', '-out', certificate ?? ''],
      ],
      { stdio: 'ignore' },
    )
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const bound = probe.address()
    port = typeof bound === 'object' && bound ? bound.port : expect.fail()
    probe.close()
    mkdirSync(join(folder, 'collections'))
    const server = spawn(
      'radicale',
      [
        ...['--config', '', '--server-hosts', `127.0.0.1:${port}`, '--auth-type', 'none'],
        ...['--server-ssl', '--server-certificate', certificate ?? '', '--server-key', key ?? ''],
        ...['--storage-filesystem-folder', join(folder, 'collections')],
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const errors = text(server.stderr)
    const exit = once(server, 'exit')
    stop = async () => {
      server.kill('SIGTERM')
      await exit
    }
    for (let tries = 0; tries < 200 && server.exitCode === null; tries++) {
      if (await ask('GET', '').catch(() => undefined)) return
      await setTimeout(100)
    }
    await stop()
    throw new Error(`radicale does not answer: ${await errors}`)
  })
  afterAll(() => stop())

  test('calendars are fetched with the names and words of their addresses, and each says what was put there', async () => {
    const project = new SmallProject()
    for (const program of ['google', 'nextcloud'])
      expect(await ask('PUT', `${program}/`, calendarOf(program))).toBe(201)
    const environment = {
      DIARY_SILKWOOD: address('google/'),
      DIARY_THE_ROVER: address('nextcloud/'),
      DIARY_MJ_HISTORY: address('nothing/'),
      DIARY_WINNETOE: '',
      PATH: '/bin',
    }
    const { written, problems } = await updateDiaries({ root: project.root, today, environment, connect })
    expect(written.toSorted()).toEqual([diary, 'content/diaries/the-rover.yaml'])
    expect(problems.map(({ what }) => what)).toEqual([
      'The calendar of the act "mj-history" could not be fetched: its server answers with 404.',
    ])
    expect(JSON.stringify(problems)).not.toMatch(/geheim|example/)
    const fetched = [diary, 'content/diaries/the-rover.yaml'].map((file) => project.read(file))
    const { project: other, read } = place()
    for (const [index, program] of ['google', 'nextcloud'].entries()) {
      read(calendarOf(program))
      expect(fetched[index]).toBe(other.read(diary))
    }

    // What cannot be fetched leaves its file as it was.
    await stop()
    const later = await updateDiaries({ root: project.root, today: '2026-12-20', environment, connect })
    expect([later.written, later.problems.length]).toEqual([[], 3])
    expect(project.read(diary)).toBe(fetched[0])
  })
})
