/** What goes wrong with files: their names, folders, encodings and kinds, and pictures. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { acts, type FileChange, type Mistake } from './mistake.ts'

const text = (act: string) => `content/acts/${act}.md`
const picture = (act: string) => `static/images/acts/${act}.svg`
const page = (name: string) => `content/pages/${name}.md`
const article = (slug: string) => `content/blog/${slug}.md`
const photo = (slug: string) => `static/images/blog/${slug}.jpg`
const prices = 'coverband-prijzen-2025'
const guide = 'tributeband-boeken-gids-2025'
const best = 'top-5-coverbands-trouwfeest-2025'
const bestFile = join(import.meta.dirname, '../small-project', article(best))

/** The text of an act that is not found: the problem is where its entry begins. */
const missingText = (act: string, change: FileChange, says: string): Mistake => ({
  ...{ code: 'content-missing', file: acts, line: `slug: '${act}'`, above: 2, says },
  files: { [text(act)]: change },
})
const renamedText = (act: string, renamed: string): Mistake =>
  missingText(act, { renamed }, `Rename ${renamed} to ${text(act)}.`)

/** The picture of an act that cannot be used: the problem is at the line that names it. */
const pictureOf = (code: string, act: string, change: FileChange, says: string): Mistake => ({
  ...{ code, file: acts, line: `image: 'acts/${act}.`, says },
  files: { [picture(act)]: change },
})
const renamedPicture = (act: string, renamed: string): Mistake =>
  pictureOf('file-missing', act, { renamed }, `Rename ${renamed} to ${picture(act)}, or`)

/** The clip of an act that cannot be used: the problem is at the line that names it. */
const soundOf = (code: string, change: FileChange, says: string): Mistake => ({
  ...{ code, file: acts, line: 'soundUrl:', says },
  files: { 'static/sounds/silkwood.mp3': change },
})
const pointer = () => 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n'

const missingPage = (name: string, renamed: string): Mistake => ({
  ...{ code: 'data-file-missing', file: page(name), says: `Rename ${renamed} to ${page(name)}.` },
  files: { [page(name)]: { renamed } },
})
const missingData = (file: string, renamed: string): Mistake => ({
  ...{ alone: true, code: 'data-file-missing', file, says: `Rename ${renamed} to ${file}.` },
  files: { [file]: { renamed } },
})
const unread = (slug: string, renamed: string): Mistake => ({
  code: 'content-unread',
  file: renamed,
  files: { [article(slug)]: { renamed } },
})

/** A file whose bytes are others. */
const changed = (code: string, file: string, change: FileChange, rest: Partial<Mistake> = {}): Mistake => ({
  code,
  file,
  files: { [file]: change },
  ...rest,
})
/** The picture of an article: the problem is at the line that names it. */
const photoOf = (code: string, slug: string, change: FileChange, says: string): Mistake => ({
  ...{ code, file: article(slug), line: 'image:', says },
  files: { [photo(slug)]: change },
})
const beginning = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(2000, 48)])
const red = (width: number) =>
  sharp({ create: { width, height: Math.round(width * 0.66), channels: 3, background: 'red' } })
const heic = beginning('\0\0\0\x18ftypheic\0\0\0\0mif1heic')

/** As a program of 1995 writes it. */
const inWindows1252 = (found: Buffer) =>
  Buffer.from(
    found
      .toString('utf8')
      .replace(/[’‘“”–…€]/g, (sign) =>
        String.fromCharCode(
          { '’': 0x92, '‘': 0x91, '“': 0x93, '”': 0x94, '–': 0x96, '…': 0x85 }[sign] ?? 0x80,
        ),
      ),
    'latin1',
  )
const inUtf16 = (found: Buffer) => Buffer.from(`\ufeff${found.toString('utf8')}`, 'utf16le')
const half = (found: Buffer) => found.subarray(0, found.length / 2)

export const files: Record<string, Mistake> = {
  'a text that was removed': missingText('silkwood', 'removed', 'content/acts/silkwood.md'),
  'an empty text': missingText('1984', () => '', 'content/acts/1984.md'),
  'a text with a letter too few in its name': renamedText('silkwood', 'content/acts/silkwod.md'),
  'a text whose name has a capital': renamedText('band-marginal', 'content/acts/Band-marginal.md'),
  'a text with the ending .txt': renamedText('the-rover', 'content/acts/the-rover.txt'),
  'a text with two endings': renamedText('winnetoe', 'content/acts/winnetoe.md.txt'),
  'a text that the browser numbered': renamedText('1984', 'content/acts/1984 (1).md'),
  'a text in the folder of the cities': renamedText('silkwood', 'content/cities/silkwood.md'),
  'a text of Word': missingText(
    'the-rover',
    { renamed: 'content/acts/the-rover.docx' },
    'Save content/acts/the-rover.docx as plain text in UTF-8',
  ),
  'a copy beside a text': changed('content-orphan', 'content/cities/gent - kopie.md', () => 'Tekst', {
    alone: true,
  }),
  'a copy beside an article': changed(
    'duplicate',
    `content/blog/${best} - kopie.md`,
    () => readFileSync(bestFile),
    { alone: true, line: 3 },
  ),

  'a page that was removed': changed('data-file-missing', page('about'), 'removed', { alone: true }),
  'a page with letters exchanged in its name': missingPage('about', page('abuot')),
  'a page in a folder with a capital': missingPage('privacy', 'Content/pages/privacy.md'),
  'a page among the articles': missingPage('home', 'content/blog/home.md'),
  'an article among the pages': {
    ...{ code: 'content-elsewhere', file: page(prices), line: 1, says: 'Move it to content/blog/' },
    files: { [article(prices)]: { renamed: page(prices) } },
  },
  'an article in a folder that nobody reads': unread(prices, `content/articles/${prices}.md`),
  'an article with a longer ending': unread(guide, `content/blog/${guide}.markdown`),
  'a data file whose name has a capital': missingData(acts, 'data/Acts.ts'),
  'a data file in JavaScript': missingData(acts, 'data/acts.js'),
  'a data file that was removed': changed('data-file-missing', acts, 'removed', { alone: true }),
  'an empty data file': changed('data-file-empty', acts, () => '', { alone: true }),
  'the sentences with a shorter ending': missingData('content/sentences.yaml', 'content/sentences.yml'),

  'a folder in the place of a text': changed('content-refused', text('silkwood'), 'folder', {
    says: 'is a link, a folder or a device',
  }),
  'a folder in the place of a data file': changed('content-refused', 'data/artists.ts', 'folder', {
    alone: true,
  }),
  'a link that leads in a circle': changed(
    'unreadable',
    'data/testimonials.ts',
    { link: 'testimonials.ts' },
    { alone: true, says: 'ELOOP' },
  ),

  'a text in Windows-1252': changed('encoding-other', text('1984'), inWindows1252, {
    line: 3,
    says: 'Save it as UTF-8',
  }),
  'a page in Windows-1252': changed('encoding-other', page('coverband-prijzen'), inWindows1252, {
    line: 18,
    says: 'windows-1252',
  }),
  'the sentences in Windows-1252': changed('encoding-other', 'content/sentences.yaml', inWindows1252, {
    alone: true,
    line: /^country:/,
  }),
  'a text in UTF-16': changed('encoding-other', text('band-marginal'), inUtf16, {
    line: 1,
    says: 'utf-16le',
  }),
  'a data file in UTF-16': changed('encoding-other', acts, inUtf16, { alone: true, line: 1 }),
  'a data file that is cut off': changed('data-file-broken', acts, half, { alone: true, line: 114 }),
  'the sentences, cut off': changed(
    'catalogue-broken',
    'content/sentences.yaml',
    (found) => found.subarray(0, found.indexOf('oort act')),
    {
      alone: true,
      line: 'kind-label: "S',
    },
  ),

  'a picture that was removed': pictureOf('file-missing', 'silkwood', 'removed', 'capitals count'),
  'a picture of a city that was removed': {
    ...{ code: 'file-missing', file: 'data/cities.ts', line: "key: 'gent'" },
    files: { 'static/images/cities/gent.svg': 'removed' },
  },
  'a picture with a letter too few in its name': renamedPicture('silkwood', picture('silkwod')),
  'a picture whose name has a capital': renamedPicture('1984', 'static/images/acts/1984.SVG'),
  'a picture in a folder with a capital': renamedPicture('winnetoe', 'static/Images/acts/winnetoe.svg'),
  'a picture directly in static': renamedPicture('mj-history', 'static/mj-history.svg'),
  'a picture whose name has a blank': renamedPicture('band-marginal', picture('band marginal')),
  'a city with two pictures': {
    ...{ code: 'picture-twice', file: 'data/cities.ts', line: "key: 'gent'" },
    files: { 'static/images/cities/gent.png': () => red(900).png().toBuffer() },
  },
  'a photo of an iPhone': {
    ...{
      code: 'file-missing',
      file: article(prices),
      line: 'image:',
      says: `Save static/images/blog/${prices}.heic as JPG`,
    },
    files: { [photo(prices)]: 'removed', [`static/images/blog/${prices}.heic`]: () => heic },
  },
  'a photo in WebP': {
    ...{
      code: 'file-missing',
      file: article(guide),
      line: 'image:',
      says: `Save static/images/blog/${guide}.webp as JPG`,
    },
    files: {
      [photo(guide)]: 'removed',
      [`static/images/blog/${guide}.webp`]: () => red(900).webp().toBuffer(),
    },
  },
  'a photo of an iPhone that is named .jpg': photoOf(
    'picture-broken',
    prices,
    () => heic,
    'is a HEIC file, as iPhones save photos',
  ),
  'a photo in WebP that is named .jpg': photoOf(
    'picture-broken',
    guide,
    () => red(900).webp().toBuffer(),
    'is a WebP file',
  ),
  'a PDF that is named .jpg': photoOf(
    'picture-broken',
    guide,
    () => beginning('%PDF-1.4\n'),
    'is a PDF file',
  ),
  'a web page that is named .jpg': photoOf(
    'picture-broken',
    best,
    () => beginning('<!DOCTYPE html><html>'),
    'is a web page',
  ),
  'a drawing that is named .jpg': photoOf(
    'picture-broken',
    best,
    () => beginning('<svg xmlns="http://www.w3.org/2000/svg">'),
    'Give it the ending .svg',
  ),
  'a photo that is named .svg': pictureOf(
    'picture-broken',
    'silkwood',
    () => red(900).jpeg().toBuffer(),
    'Give it the ending .jpg',
  ),
  'a photo that is cut off': photoOf('picture-broken', prices, half, 'it ends in the middle'),
  'an empty photo': photoOf('picture-broken', guide, () => '', 'it is empty'),
  'a photo that Git LFS has not fetched': photoOf('lfs-pointer', guide, pointer, 'git lfs pull'),
  'a drawing that Git LFS has not fetched': pictureOf('lfs-pointer', 'winnetoe', pointer, 'git lfs pull'),
  'a font that Git LFS has not fetched': changed('lfs-pointer', 'static/fonts/eigen.woff2', pointer),
  'a text that Git LFS has not fetched': changed('lfs-pointer', text('the-rover'), pointer),
  'a data file that Git LFS has not fetched': changed('lfs-pointer', acts, pointer, { alone: true }),
  'the sentences that Git LFS has not fetched': changed('lfs-pointer', 'content/sentences.yaml', pointer, {
    alone: true,
  }),
  'the ledger that Git LFS has not fetched': changed('lfs-pointer', 'data/addresses.txt', pointer, {
    alone: true,
  }),
  'a sound that Git LFS has not fetched': soundOf('lfs-pointer', pointer, 'git lfs pull'),
  'a WAV file that is named .mp3': soundOf(
    'sound-broken',
    () => beginning('RIFF\x24\0\0\0WAVEfmt '),
    'is a WAV file',
  ),
  'a sound that is cut off': soundOf(
    'sound-broken',
    (found) => found.subarray(0, 1000),
    'it ends in the middle',
  ),
  'an empty sound': soundOf('sound-broken', () => '', 'it is empty'),
  'a photo that is too small': {
    alone: true,
    ...photoOf('picture-small', best, () => red(100).jpeg().toBuffer(), ''),
  },
  'a drawing that is cut off': changed('drawing-broken', picture('1984'), half, { line: 2 }),
  'an empty drawing': pictureOf('drawing-broken', 'winnetoe', () => '', ''),
  'a drawing with words': changed(
    'drawing-element',
    picture('the-rover'),
    inDrawing('<text>Silkwood</text>'),
    { line: '<text>' },
  ),
  'a drawing with a photo in it': changed(
    'drawing-element',
    picture('mj-history'),
    inDrawing('<image href="data:image/png;base64,AAAA"/>'),
    {
      line: '<image',
    },
  ),
  'a drawing without its size': changed(
    'drawing-view-box',
    picture('band-marginal'),
    (found) => found.toString('utf8').replace(/viewBox="[^"]*"/, ''),
    {
      line: 1,
    },
  ),
  'a drawing in Windows-1252': pictureOf(
    'drawing-broken',
    'silkwood',
    (found) => inWindows1252(Buffer.from(inDrawing('<title>é</title>')(found))),
    'UTF-8',
  ),
  'a web page in static': {
    ...{ alone: true, code: 'file-taken', file: page('blog'), line: 1, says: 'static/blog.html' },
    files: { 'static/blog.html': () => 'x' },
  },
  'a hidden file among the pictures': changed('static-refused', 'static/images/.htaccess', () => 'x'),
}

function inDrawing(element: string) {
  return (found: Buffer) => found.toString('utf8').replace('</svg>', () => `${element}</svg>`)
}
