/** Drafts and dates, as the commands treat them. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkSite } from '../generator/build/check.ts'
import { loadDevSite } from '../generator/dev/dev-site.ts'
import { filesBelow, run, SmallProject } from './project.ts'

const article = 'content/blog/coverband-prijzen-2025.md'

/** Puts lines at the end of an entry of a data file. */
function addTo(project: SmallProject, file: string, name: string, line: string): void {
  project.edit(file, new RegExp(`\\n {4}(slug|key): '${name}',`), (found) => `${found}\n    ${line},`)
}

describe('a site with drafts', () => {
  const project = new SmallProject()
  const out = join(project.root, 'out')
  beforeAll(() => {
    addTo(project, 'data/acts.ts', 'silkwood', 'draft: true')
    addTo(project, 'data/acts.ts', 'the-rover', "publishFrom: '2026-05-01'")
    addTo(project, 'data/cities.ts', 'gent', "publishFrom: '2026-03-31'")
    const fields: Record<string, string> = {
      ...{ id: '99', slug: "'nieuws'", title: "'Het nieuws'", publishDate: "'2026-04-02'" },
      excerpt:
        "'Wat er nieuw is bij de acts, in de zalen en op de pagina’s van dit bureau, van week tot week.'",
    }
    project.write(
      'content/blog/nieuws.md',
      project
        .read(article)
        .replace(/^(\w+): .*/gm, (line, field) => (field in fields ? `${field}: ${fields[field]}` : line)),
    )
  })

  test('is published without them and with what has come, and names them nowhere: not in lists, the sitemap, the service worker, the configurations', () => {
    expect(project.run('generate', '--date', '2026-04-01')).toMatchObject({ exitCode: 0, errors: '' })
    const files = filesBelow(out)
    expect(files.filter((file) => /(?:silkwood|the-rover|nieuws).*\.html$/.test(file))).toEqual([])
    expect(files.filter((file) => /-gent\/index\.html$/.test(file))).not.toEqual([])
    const texts = files.filter((file) =>
      /\.(html|xml|txt|js|json|conf|webmanifest)$|^_|Caddyfile|htaccess/.test(file),
    )
    expect(
      texts.filter((file) =>
        /\/silkwood|the-rover|blog\/nieuws|Het nieuws/.test(readFileSync(join(out, file), 'utf8')),
      ),
    ).toEqual([])
  })

  const filesOf = (act: RegExp) => filesBelow(out).filter((file) => act.test(file))

  test('has no picture, sound, rider or card that only drafts name, also of an act that was published before, and all other files of static/', () => {
    project.write(
      'static/images/acts/silkwood.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="red" d="M0 0h8v8H0z"/></svg>',
    )
    project.write('static/silkwood.txt', 'for the press')
    project.edit('content/pages/about.md', /\n$/, '\n[Hoor ons](/sounds/the-rover.mp3)\n')
    project.edit(
      'data/acts.ts',
      /\n {4}slug: 'the-rover',/,
      "\n    slug: 'the-rover',\n    soundUrl: '/sounds/the-rover.mp3',",
    )
    cpSync(
      join(project.root, 'static/sounds/silkwood.mp3'),
      join(project.root, 'static/sounds/the-rover.mp3'),
    )
    expect(project.run('generate', '--date', '2026-05-01', '--drafts').exitCode).toBe(0)
    expect(filesOf(/silkwood/).length).toBeGreaterThan(20)
    expect(project.run('generate', '--date', '2026-05-01').exitCode).toBe(0)
    expect(filesOf(/silkwood/)).toEqual(['silkwood.txt'])
    const [stylesheet] = /assets\/site-\w+\.css/.exec(project.read('out/index.html')) ?? []
    expect(project.read(`out/${stylesheet}`)).not.toContain('.tint-700')
    expect(filesOf(/the-rover\./).map((file) => file.replace(/\..{8}\./, '.'))).toEqual([
      'assets/cards/the-rover.jpg',
      'assets/images/acts/the-rover.svg',
      'assets/riders/the-rover.svg',
      'riders/the-rover.pdf',
      'sounds/the-rover.mp3',
    ])
    expect(project.run('generate', '--date', '2026-04-01').exitCode).toBe(0)
    expect(filesOf(/the-rover/)).toEqual(['sounds/the-rover.mp3'])
  })

  test('changes on the day of a date, and by nothing else', () => {
    const [before, article, act, later] = ['2026-04-01', '2026-04-02', '2026-05-01', '2036-05-01'].map(
      (date) => project.run('generate', '--quiet', '--digest', '--date', date).output,
    )
    expect(new Set([before, article, act]).size).toBe(3)
    expect(later).toBe(act)
  })

  test('takes the day from SOURCE_DATE_EPOCH where no date is given, in the time zone of the agency', () => {
    const byEpoch = (moment: string) =>
      run(project.root, ['routes'], { SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) }).output
    expect(byEpoch('2026-04-30T23:59:59+02:00')).not.toContain('/the-rover-gent/')
    expect(byEpoch('2026-05-01T00:00:00+02:00')).toContain('/the-rover-gent/')
  })

  // The marks on pages, `generator/load/rules/drafts.test.ts` has in full.
  test('shows them with --drafts, and in the development server', async () => {
    expect(project.run('generate', '--date', '2026-04-01', '--drafts')).toMatchObject({
      exitCode: 0,
      errors: '',
    })
    expect(project.read('out/artist/silkwood/index.html')).toContain(
      '<meta name="robots" content="noindex,follow">',
    )
    expect(project.read('out/artists/index.html').match(/>Concept</g)).toHaveLength(2)
    const opened = await loadDevSite(project.root, { today: '2026-04-01', drafts: true })
    if ('problems' in opened) throw new Error(opened.problems.map(({ what }) => what).join('\n'))
    expect(opened.site.answer('/artist/silkwood/')).toMatchObject({
      status: 200,
      html: expect.stringContaining('>Concept<'),
    })
    expect(opened.site.answer('/about/')).toMatchObject({ html: expect.not.stringContaining('>Concept<') })
  })

  test('has drafts checked without the pictures that are still to come', async () => {
    project.edit('data/acts.ts', "image: 'acts/silkwood.svg'", "image: 'acts/later.svg'")
    // The picture that it had is all that is left to say.
    expect(
      await checkSite({ root: project.root, options: { today: '2026-04-01' }, types: false }),
    ).toMatchObject([{ code: 'picture-unused', places: [{ file: 'static/images/acts/silkwood.svg' }] }])
    project.edit('data/acts.ts', "image: 'acts/later.svg'", "image: 'acts/silkwood.svg'")
  })

  test('says where a text, a redirect and the footer lead to a draft', () => {
    project.edit('content/blog/tributeband-boeken-gids-2025.md', '](/contact/)', '](/artist/silkwood/)')
    project.edit(
      'data/redirects.ts',
      'redirects = [',
      "redirects = [\n  { from: '/oud/', to: '/silkwood-boeken/' },\n",
    )
    const { exitCode, errors } = project.run('generate', '--date', '2026-04-01')
    expect(exitCode).toBe(1)
    expect(errors).toMatch(
      /leads-to-draft\n {2}at content\/blog\/tributeband-boeken-gids-2025\.md:\d+\n {2}at data\/acts\.ts:\d+\n.*acts\/silkwood is not on the site/,
    )
    expect(errors).toMatch(/leads-to-draft\n {2}at data\/redirects\.ts:\d+\n/)
    expect(errors).not.toContain('dead-link')
    project.edit('content/blog/tributeband-boeken-gids-2025.md', '](/artist/silkwood/)', '](/contact/)')
    project.edit('data/redirects.ts', "\n  { from: '/oud/', to: '/silkwood-boeken/' },\n", '')

    project.edit('content/pages/privacy.md', "title: 'Privacy'", "title: 'Privacy'\ndraft: true")
    const footer = project.run('generate', '--date', '2026-04-01')
    expect(footer.exitCode).toBe(1)
    expect(footer.errors).toMatch(
      /leads-to-draft\n {2}at data\/navigation\.ts:\d+\n {2}at content\/pages\/privacy\.md:1\n.*A link to \/privacy\/ leads to a draft: pages\/privacy is not on the site\./,
    )
    project.edit('content/pages/privacy.md', '\ndraft: true', '')
  })
})

test('an old photo stays while visitors may read an older page, and goes at once where that is asked for', () => {
  const project = new SmallProject()
  const photos = () =>
    filesBelow(join(project.root, 'out')).filter(
      (file) => file.startsWith('assets/images/acts/silkwood-1.') && file.endsWith('.jpg'),
    )
  const replaceBy = (other: string) =>
    cpSync(
      join(project.root, `static/images/acts/${other}.jpg`),
      join(project.root, 'static/images/acts/silkwood-1.jpg'),
    )
  project.run('generate')
  replaceBy('silkwood-2')
  project.run('generate')
  expect(photos()).toHaveLength(2)
  expect(project.run('generate', '--drop-old-assets')).toMatchObject({ exitCode: 0, errors: '' })
  expect(photos()).toHaveLength(1)
  replaceBy('silkwood-3')
  project.run('generate', '--drop-old-assets')
  expect(photos()).toHaveLength(1)
})

test.each(['2026-02-30', 'tomorrow'])('the date %s is refused', (date) => {
  const { exitCode, errors } = run(join(import.meta.dirname, '..'), ['routes', '--date', date])
  expect(exitCode).toBe(64)
  expect(errors).toContain('It must be a date that exists, written yyyy-mm-dd.')
})
