/** Plans the removal of all that a project still has of the demonstration as it was. */
import { HintedError } from '../core/errors.ts'
import { stemOf } from '../core/pictures.ts'
import { placeText } from '../core/problem.ts'
import { demonstrationLeft } from '../load/data/demonstration.ts'
import { type Edit, fieldOf, type Item, itemRemoval, itemsIn, type OwnerTexts } from '../load/data/edits.ts'
import { isRequired } from '../load/files/content-files.ts'
import { ledgerFile } from '../load/files/ledger.ts'
import { sentencesFile } from '../load/sentences/catalogue.ts'
import type { Site } from '../load/site.ts'
import { shownUnnamed } from '../routes/draft-files.ts'
import { entriesOfKind, findEntry, itemsAbout } from './entries.ts'
import { changesOf, type Edits } from './plan.ts'
import { planRemoveEntries } from './remove.ts'

/**
 * Removes entries with all that is about them, unless a part of them is the owner's; then what nothing needs
 * any more. A text that stays and changes becomes a sample: its digest no longer says whose it is.
 * @throws HintedError when nothing of the demonstration can go
 */
export function planRemoveDemonstration(root: string, site: Site, texts: OwnerTexts) {
  const parts = demonstrationLeft(root)
  const known = new Set(parts.map(({ file, path = '' }) => `${file} ${path}`))
  const isLeft = ({ file, path }: Pick<Item, 'file' | 'path'>) => known.has(`${file} ${path}`)
  const areLeft = (files: readonly string[]) => files.filter((file) => isLeft({ file, path: '' }))

  const entries = (['act', 'city', 'article', 'page'] as const).flatMap((kind) =>
    entriesOfKind(site, kind)
      .filter(({ slug }) => kind !== 'page' || !isRequired(slug))
      .map(({ slug }) => findEntry(root, site, kind, slug))
      .filter(
        ({ slug, texts: own }) =>
          areLeft(own).length === own.length && itemsAbout(texts, kind, slug).every(isLeft),
      ),
  )
  // Addresses that only the demonstration published need no successor.
  const isUnpublished = areLeft([ledgerFile]).length > 0
  const ledger = isUnpublished ? { ...site.ledger, remembered: [] } : site.ledger
  const { plan, published } = planRemoveEntries(root, { ...site, ledger }, texts, entries, { unlink: true })
  const take = (list: string, isNeeded: (item: Item) => boolean = () => false, file = list) =>
    itemsIn(texts, `data/${file}.ts`, list)
      .filter((item) => isLeft(item) && !isNeeded(item))
      .flatMap((item) => itemRemoval(texts, item))
  const free = ['testimonials', 'shows', ...(isUnpublished ? ['redirects'] : [])]
  const edits = [...plan.edits, ...free.flatMap((list) => take(list))]
  const removed = [...plan.removed, ...areLeft([ledgerFile, sentencesFile])]

  const after = textsAfter(root, { ...plan, edits, removed }, texts)
  const isIn = (words: string, where = /^/) =>
    [...after].some(([file, text]) => where.test(file) && text.includes(words))
  const cities = site.cities.filter(
    ({ key }) => !entries.some(({ kind, slug }) => kind === 'city' && slug === key),
  )
  edits.push(
    ...take('zones', (item) => isIn(`'${fieldOf(texts, item, 'key')?.value}'`, /^data\/cities/)),
    ...take(
      'exceptions',
      ({ path }) =>
        site.copyExceptions[Number(path.split('.')[1])]?.phrases.some((phrase) =>
          isIn(phrase, /^(?!data\/copy)/),
        ) ?? true,
      'copy',
    ),
  )
  removed.push(
    ...parts.flatMap(({ file }) => {
      const [, name] = /^static\/(?:images\/|(?=sounds))(.*)/.exec(file) ?? []
      const isShown =
        name === undefined ||
        shownUnnamed.includes(file) ||
        isIn(name) ||
        cities.some(({ key }) => stemOf(name) === `cities/${key}`)
      return isShown || removed.includes(file) ? [] : file
    }),
  )
  if (edits.length + removed.length === 0)
    throw new HintedError(
      'Nothing of the demonstration is here that can go.',
      '"npm run check -- --live" lists what is left of it, and every sample.',
    )
  const whole: Edits = { ...plan, edits, removed }
  const stays = demonstrationLeft(root, textsAfter(root, whole, texts)).filter(
    ({ file }) => !removed.includes(file),
  )
  return {
    title: 'Remove what is of the demonstration:',
    plan: { ...whole, edits: [...marks(texts, whole, areLeft([...texts.keys()])), ...edits] },
    published,
    heading: 'These stay, because the site or something of yours needs them; write your own:',
    left: stays.map(({ name, ...place }) => `  ${placeText(place)}  ${name}`),
  }
}

function textsAfter(root: string, plan: Edits, texts: OwnerTexts): OwnerTexts {
  const after = new Map(texts)
  for (const { file, content } of changesOf(root, plan, texts)) {
    if (content === undefined) after.delete(file)
    else after.set(file, String(content))
  }
  return after
}

/** Marks texts that change as samples, in their front matter. */
const marks = (texts: OwnerTexts, { edits }: Edits, files: readonly string[]): Edit[] =>
  files
    .filter((file) => file.endsWith('.md') && edits.some((edit) => edit.file === file))
    .map((file) => {
      const start = /^---\r?\n/.exec(texts.get(file) ?? '')?.[0].length ?? 0
      return { file, start, end: start, text: start > 0 ? 'sample: true\n' : '---\nsample: true\n---\n' }
    })
