import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { attempt } from '../../core/attempt.ts'
import { UsageError } from '../../core/errors.ts'
import { slugOf } from '../../core/names.ts'
import { isPicture } from '../../core/pictures.ts'
import type { Problem } from '../../core/problem.ts'
import { textLiteral } from '../../core/text.ts'
import { categories } from '../../defaults/categories.ts'
import { edited } from '../../load/data/edits.ts'
import { readData } from '../../load/data/reader.ts'
import { valueAt } from '../../load/data/schema-problems.ts'
import { applyEdits } from '../../publish/edit.ts'
import { settingsSchema } from '../../schema/settings.ts'
import { runPackageManager } from '../../system/child.ts'
import { pathFrom } from '../../system/file-paths.ts'
import { filesBelow } from '../../system/files-below.ts'
import { cacheRoot, home } from '../../system/home.ts'
import { type Ask, askUntil } from './gather.ts'
import { faultsOf } from './schema-fields.ts'

type Choice = {
  question: string
  words: readonly string[]
  /** The suggestion. */
  usual: string
  /** Where several words may be chosen: those of which one must be among them. */
  oneOf?: readonly string[]
}

const kindsOfActs = categories.map(({ key }) => key)

/** What decides which parts of the starter an agency gets: pages, entries of the menu, acts and their texts. */
const choices: Readonly<Record<string, Choice>> = {
  offers: {
    question: 'What it offers, with commas between',
    words: [...kindsOfActs, 'articles', 'prices', 'agenda'],
    usual: 'cover',
    oneOf: kindsOfActs,
  },
  country: { question: 'Its country', words: ['BE', 'NL'], usual: 'BE' },
}

/** What is asked, and the values of the starter that the answer replaces; the first one is suggested. */
const questions: Record<string, readonly [question: string, first: string, ...others: string[]]> = {
  name: ['The name of the agency', 'site.brand'],
  address: ['The address of the website', 'site.address'],
  phone: ['The telephone number', 'site.phone'],
  email: ['The e-mail address', 'site.email'],
  town: [
    'The town from which the acts leave',
    'site.office.city',
    'site.company.address.locality',
    'cities.0.name',
  ],
  latitude: ['Its latitude, in degrees north', 'site.office.latitude', 'cities.0.latitude'],
  longitude: ['Its longitude, in degrees east', 'site.office.longitude', 'cities.0.longitude'],
  province: ['Its province', 'site.company.address.region', 'cities.0.province'],
  legalName: ['The name of the company', 'site.company.legalName'],
  street: ['Its street and number', 'site.company.address.streetAddress'],
  postalCode: ['Its postal code', 'site.company.address.postalCode'],
  companyNumber: ['Its number', 'site.company.enterpriseNumber'],
  register: ['The register that it is in', 'site.company.register'],
  act: ['The name of the first act', 'acts.0.name'],
  artist: [
    'The artist whose work the tribute plays',
    'artists.0.name',
    'acts.0.originalArtist',
    'acts.1.originalArtist',
  ],
}

type Options = {
  root: string
  /** Answers by question, as they were typed. */
  typed: ReadonlyMap<string, string>
  /** Asks on a terminal; without one, the starter's own values stand for what is not given. */
  ask?: Ask | undefined
  signal: AbortSignal
}

/**
 * Writes the files of an agency into an empty folder, all or none, and installs the program for it.
 * @returns what to do next
 * @throws UsageError for a folder that has such files, and for an answer that is not valid
 */
export async function newAgency({ root, typed, ask, signal }: Options): Promise<string> {
  const taken = ['data', 'content', 'static', 'package.json'].find((name) => existsSync(join(root, name)))
  if (taken) throw new UsageError(`${taken} is here already.`, 'Run this in an empty folder.')
  const answerTo = async (
    name: string,
    question: string,
    suggestion: string,
    refuse: (answer: string) => string | undefined,
  ) =>
    ask && !typed.has(name)
      ? (await askUntil(ask, question, suggestion, (answer) => refuse(answer || suggestion))) || suggestion
      : (typed.get(name) ?? suggestion)

  const chosen = new Set<string>()
  for (const [name, choice] of Object.entries(choices)) {
    const question = `${choice.question} (${choice.words.join(', ')})`
    const refuse = (answer: string) => refusalOfChoice(choice, answer)
    const answer = await answerTo(name, question, choice.usual, refuse)
    const refused = refuse(answer)
    if (refused !== undefined)
      throw new UsageError(refused, `Write for example --set ${name}=${choice.usual}`)
    for (const word of wordsOf(choice, answer)) chosen.add(word)
  }
  const starter = join(home, 'generator', 'starter')
  const texts: Texts = new Map(
    filesBelow(starter)
      .filter((file) => !isPicture(file))
      .map((file) => [file, partsFor(readFileSync(join(starter, file), 'utf8'), chosen)] as const)
      .filter(([, text]) => text !== ''),
  )
  const asked = Object.entries(questions).filter(([, [, first]]) => valueIn(texts, first) !== undefined)
  const known = [...Object.keys(choices), ...asked.map(([name]) => name)]
  const unknown = [...typed.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`Such an agency has no "${unknown}".`, `It has ${known.join(', ')}.`)
  const answers = new Map<string, string>()
  for (const [name, [question, first]] of asked) {
    const suggestion = typed.get(name) ?? String(valueIn(texts, first))
    const refuse = (answer: string) => refusalOf(withAnswer(texts, name, answer))?.what
    answers.set(name, await answerTo(name, question, suggestion, refuse))
  }
  const filled = [...answers].reduce<Texts>((all, [name, answer]) => withAnswer(all, name, answer), texts)
  const refusal = refusalOf(filled)
  if (refusal) throw new UsageError(refusal.what, refusal.hint)

  const slugs = Object.entries({
    act: 'acts.0.slug',
    town: 'cities.0.key',
    artist: 'artists.0.slug',
  }).flatMap(([name, path]) => {
    const answer = answers.get(name)
    return answer === undefined ? [] : [[String(valueIn(texts, path)), slugOf(answer)] as const]
  })
  if (slugs.some(([, slug]) => slug === ''))
    throw new UsageError(
      'The names of the act, of its artist and of the town need a letter or a digit of the Latin alphabet, for their addresses.',
      "Give another one: --set act='…' --set town='…'",
    )
  const renamed = (text: string) => slugs.reduce((all, [from, to]) => all.replaceAll(from, () => to), text)
  const isOffered = (file: string) => !file.includes('/blog/') || chosen.has('articles')
  const pictures = filesBelow(starter).filter((file) => isPicture(file) && isOffered(file))
  applyEdits(root, [
    ...Array.from(filled, ([file, text]) => ({ file: placeOf(renamed(file)), content: renamed(text) })),
    ...pictures.map((file) => ({ file: renamed(file), content: readFileSync(join(starter, file)) })),
    ...sharedWorkflows.map((file) => ({ file, content: readFileSync(join(home, file)) })),
    { file: 'package.json', content: manifest(root, answers.get('name') ?? '') },
  ])
  // What runs this command installs as well.
  const manager = process.env.npm_config_user_agent?.startsWith('pnpm/') ? 'pnpm' : 'npm'
  const options = manager === 'npm' ? ' --no-audit --no-fund' : ''
  const isInstalled = await runPackageManager(`${manager} install${options}`, { cwd: root, signal }).then(
    () => true,
    () => false,
  )
  return [
    `Wrote the website of ${answers.get('name')}. Next:`,
    ...(isInstalled
      ? []
      : [`  ${`${manager} install`.padEnd(25)} ${manager} could not be run, or reached no registry`]),
    '  npm run dev               see it while you write',
    '  npm run check -- --live   what is still a sample',
    '  npm run new -- act        add an act',
  ].join('\n')
}

type Texts = ReadonlyMap<string, string>

const wordsOf = ({ oneOf }: Choice, answer: string) =>
  oneOf ? answer.split(/[\s,;]+/).filter((word) => word !== '') : [answer]

function refusalOfChoice(choice: Choice, answer: string): string | undefined {
  const { words, oneOf = words } = choice
  const chosen = wordsOf(choice, answer)
  const wrong = chosen.find((word) => !words.includes(word))
  if (wrong !== undefined) return `"${wrong}" is none of ${words.join(', ')}.`
  return chosen.some((word) => oneOf.includes(word))
    ? undefined
    : `"${answer}" names none of ${oneOf.join(', ')}.`
}

const fileOf = (path: string) => `data/${path.split('.')[0]}.ts`

const valueIn = (texts: Texts, path: string): unknown =>
  valueAt(readData(texts.get(fileOf(path)) ?? '').exports, path.split('.'))

/**
 * A text of the starter for an agency: lines between `#if cover` and `#end` are there for one of the words,
 * and `key: 1, // NL: 2` has its second value for that word.
 */
function partsFor(text: string, words: ReadonlySet<string>): string {
  const isChosen = (named: string) => named.split(' ').some((word) => words.has(word))
  // Innermost parts first: none of their lines begins or ends another one.
  const chosen = text.replace(
    /^.*#if (\w+(?: \w+)*).*\n((?:(?!.*#(?:if|end)\b).*\n)*).*#end.*\n/gm,
    (_, named: string, part: string) => (isChosen(named) ? part : ''),
  )
  if (chosen !== text) return partsFor(chosen, words)
  return text.replace(/: (.*), \/\/ ([A-Z]+): (.*)$/gm, (_, usual: string, word: string, other: string) =>
    isChosen(word) ? `: ${other},` : `: ${usual},`,
  )
}

function withAnswer(texts: Texts, name: string, answer: string): Texts {
  const [, ...paths] = questions[name] ?? []
  const changed = new Map(texts)
  for (const path of paths) {
    const text = changed.get(fileOf(path)) ?? ''
    const span = readData(text).spans.get(path)
    const isNumber = typeof valueIn(texts, path) === 'number'
    const written = isNumber && Number.isFinite(Number(answer)) ? answer : textLiteral(answer)
    if (span) changed.set(fileOf(path), edited(text, [{ ...span, text: written }]))
  }
  return changed
}

function refusalOf(texts: Texts): Problem | undefined {
  const settings = readData(texts.get('data/site.ts') ?? '').exports.site
  return faultsOf(settingsSchema, settings, 'the agency', 'data/site.ts')[0]
}

/** What npm would not pack, or would read as its own, has another name in the starter. */
const placeOf = (file: string): string =>
  file.replace(/^project\/(git|npm|vscode)/, '.$1').replace(/^project\//, '')

/** The workflows that are the same here and there. GitHub reads them in the repository itself alone. */
const sharedWorkflows = ['diaries', 'diff', 'preview', 'release'].map(
  (name) => `.github/workflows/${name}.yml`,
)

/** The commands of the program, under the names that its messages use. */
function manifest(root: string, name: string): string {
  const { scripts, engines, version }: { scripts: Record<string, string>; engines: object; version: string } =
    JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const own = Object.entries(scripts)
    .map(([key, command]) => [
      key,
      command
        .replace(/^node generator\/bin\.mjs/, 'toegift')
        .replace(/^bash \.ci/, 'bash node_modules/toegift/.ci'),
    ])
    .filter(([, command]) => command?.includes('toegift'))
  const content = {
    name: slugOf(name),
    private: true,
    type: 'module',
    engines,
    scripts: Object.fromEntries(own),
    toegift: { data: version },
    dependencies: { toegift: packageOf(root, version) },
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/**
 * How npm gets the program: a packed file is kept in the repository, so that it can be installed anywhere.
 */
function packageOf(root: string, own: string): string {
  if (cacheRoot === home) return `file:${pathFrom(root, home)}`
  const folder = resolve(home, '..', '..')
  const list = attempt(() => readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'))
  const packages: Record<string, { version: string; resolved?: string }> = list
    ? JSON.parse(list).packages
    : {}
  const { version, resolved = '' } = packages['node_modules/toegift'] ?? { version: own }
  if (!resolved.startsWith('file:')) return version
  const file = resolve(folder, resolved.slice('file:'.length))
  mkdirSync(join(root, 'packages'), { recursive: true })
  copyFileSync(file, join(root, 'packages', basename(file)))
  return `file:packages/${basename(file)}`
}
