/** Messages about files of the owner: what cannot be read, and what is wrong in a text. */
import { endingOfKind } from '../picture-kind.ts'
import { atStart, placeholderMark, short, type Wordings } from './words.ts'

export const fileWording = {
  templatesUnused: (used: string) => ({
    code: 'templates-unused',
    what: `The folder templates/ is not used: pages are made with the templates in ${used}.`,
    hint: 'Change those, run the program of the folder that has your templates, or remove the folder.',
  }),
  frontMatterBroken: (cause: string, hint = 'Write the fields as "name: value" between two lines of three dashes; quote values with a colon in them.') => ({
    code: 'front-matter-broken',
    what: `The front matter cannot be read: ${cause}`,
    hint,
  }),
  frontMatterOutline: (what: string, hint: string) => ({ code: 'front-matter-broken', what: `${what}.`, hint }),
  frontMatterLanguage: (language: string) => ({
    code: 'front-matter-language',
    what: `The front matter is marked as "${short(language)}", but only YAML is read.`,
    hint: 'Begin the file with a line of just three dashes and write the fields in YAML.',
  }),
  contentMissing: (entry: string, file: string) => ({
    code: 'content-missing',
    what: `${atStart(entry)} has no text: ${file} does not exist or is empty.`,
    hint: 'Write that file; blank lines separate its paragraphs.',
  }),
  contentNoFile: (file: string) => ({
    code: 'content-refused',
    what: `${file} is a link, a folder or a device, so its text is not read.`,
    hint: 'Put the file itself there.',
  }),
  contentTooLong: (file: string, bytes: number, most: number) => ({
    code: 'content-too-long',
    what: `${file} has ${bytes} bytes, over the limit of ${most}, which is more than ten long articles.`,
    hint: 'Look for something that was pasted by mistake, or divide the text.',
  }),
  contentTooDeep: (file: string) => ({
    code: 'content-too-deep',
    what: `${file} has quotations or lists that are nested too deep.`,
    hint: 'Look for a long row of ">", "-" or "[" characters.',
  }),
  contentTooComplex: (file: string, reason: string) => ({
    code: 'content-too-complex',
    what: `${file} cannot be read in a reasonable time: ${reason}.`,
    hint: 'Look for something that was pasted by mistake, or divide the text.',
  }),
  encodingOther: (file: string, encoding: string) => ({
    code: 'encoding-other',
    what: `${file} is not encoded as UTF-8, but probably as ${encoding}.`,
    hint: 'Save it as UTF-8: editors offer that in the dialog for saving.',
  }),
  conflictMarks: (file: string) => ({
    code: 'conflict-marks',
    what: `${file} contains the markers of a merge conflict (<<<<<<<, =======, >>>>>>>).`,
    hint: 'Keep one of the two versions between the markers, and delete the markers.',
  }),
  placeholderLeft: (where: string, name: string) => ({
    code: 'placeholder-left',
    what: `${atStart(where)} contains ${short(name)}, which is not replaced by a value.`,
    hint: 'Write the text itself, or name a value with a dot, such as {site.phone}.',
  }),
  /** @param others names of the same group */
  valueUnknown: (name: string, closest: string | undefined, others: readonly string[]) => ({
    code: 'value-unknown',
    what: `{${short(name)}} is not the name of a value.`,
    hint:
      closest !== undefined
        ? `Did you mean {${closest}}?`
        : others.length > 0
          ? `Write one of ${others.map((other) => `{${other}}`).join(', ')}, or the text itself.`
          : 'Write the text itself, or a name that content/README.md lists, such as {site.phone}.',
  }),
  valueWithoutBraces: (name: string) => ({
    code: 'value-without-braces',
    what: `"${name}" is the name of a value, and visitors would read the name: it is not between two braces.`,
    hint: `Write {${name}}, without blanks inside.`,
  }),
  headingTooHigh: (text: string) => ({
    code: 'heading-level',
    what: `The heading "${short(text)}" has one #, so the page would have two main headings.`,
    hint: 'Begin headings with ##; the main heading is the title.',
  }),
  headingSkipped: (text: string, depth: number, before: number) => ({
    code: 'heading-level',
    what: `The heading "${short(text)}" is of level ${depth}, but the one before it is of level ${before}: a level is skipped.`,
    hint: `Begin it with ${'#'.repeat(before + 1)}.`,
  }),
  contentElsewhere: (file: string, noun: string, folder: string) => ({
    code: 'content-elsewhere',
    what: `${file} has the fields of ${noun}.`,
    hint: `Move it to ${folder}.`,
  }),
  contentUnread: (file: string, folders: readonly string[]) => ({
    code: 'content-unread',
    what: `${file} is not read: texts are files with the ending .md in ${folders.join(', ')}.`,
    hint: 'Rename it, or move it to the folder that it belongs to or out of content/.',
  }),
  contentOrphan: (file: string) => ({
    code: 'content-orphan',
    what: `${file} belongs to no entry of the data, so no page shows it.`,
    hint: 'Rename the file after the entry, add the entry, or remove the file.',
  }),
  fileMissing: (entry: string, field: string, file: string) => ({
    code: 'file-missing',
    what: `The ${field} of ${entry} is ${file}, but that file does not exist.`,
    hint: 'Put the file there, or correct its name; capitals count.',
  }),
  cityPictureMissing: (entry: string, stem: string) => ({
    code: 'file-missing',
    what: `${atStart(entry)} has no picture.`,
    hint: `Save one as ${stem}.svg, .jpg or .png.`,
  }),
  cityPictureTwice: (entry: string, files: readonly string[]) => ({
    code: 'picture-twice',
    what: `${atStart(entry)} has ${files.length} pictures: ${files.join(', ')}.`,
    hint: 'Keep one of them, and remove the others.',
  }),
  unreadable: (file: string, cause: string, isDenied: boolean) => ({
    code: 'unreadable',
    what: `${file} cannot be read: ${cause}.`,
    hint: isDenied ? 'Give the user who runs the command the right to read it.' : 'Put a plain file or folder there, such as the one of the last commit.',
  }),
  staticRefused: (path: string, why: string, hint: string) => ({
    code: 'static-refused',
    what: `static/${path} ${why}, and everything in static/ is published for everyone to read.`,
    hint,
  }),
  pictureName: (path: string) => ({
    code: 'picture-name',
    what: `static/${path} is a picture that no entry can name: names of pictures have lower-case letters, digits and dashes, and one ending, .svg, .jpg, .jpeg or .png.`,
    hint: 'Rename it, such as acts/silkwood-2.jpg, or remove it.',
  }),
  pictureUnused: (path: string) => ({
    code: 'picture-unused',
    what: `static/${path} is not used: the site makes its pictures of SVG, JPEG and PNG files.`,
    hint: 'Save it as SVG, JPEG or PNG, move it out of static/images/, or remove it.',
  }),
  templateFailed: (file: string, cause: string) => ({
    code: 'template-failed',
    what: `${file} throws an error: ${cause}`,
    hint: 'Correct the template; it may expect a value that can be missing.',
  }),
  typeError: (file: string, code: string, message: string) => ({
    code: 'type-error',
    what: `${file} does not fit its types: ${message} (${code})`,
    hint: 'Correct the value or its type.',
  }),
  pictureNotShown: (file: string) => ({
    code: 'picture-unused',
    what: `${file} is shown by no page.`,
    hint: 'Name it in an entry, or remove it.',
  }),
  pictureSmall: (file: string, width: number, height: number, shown: number) => ({
    code: 'picture-small',
    what: `${file} has ${width} × ${height} pixels, but pages show it ${shown} pixels wide.`,
    hint: `Use a picture that is at least ${shown} pixels wide; 1,200 look sharp everywhere.`,
  }),
  pictureMissing: (file: string) => ({
    code: 'file-missing',
    what: `A page shows ${file}, but that file does not exist.`,
    hint: 'Put a picture of that name there; capitals count.',
  }),
  pictureBroken: (file: string, cause: string) => ({
    code: 'picture-broken',
    what: `${file} cannot be read as a picture: ${cause}`,
    hint: 'Save it again as an SVG, JPEG or PNG file.',
  }),
  pictureOfOtherKind: (file: string, kind: string) => ({
    code: 'picture-broken',
    what: `${file} is ${kind} and not what its name says.`,
    hint:
      endingOfKind(kind) === undefined
        ? `Open it in a program for pictures, and save it as ${file.replace(/^.*\./, '').toUpperCase()} under this name.`
        : `Give it the ending .${endingOfKind(kind)}, and write that where an entry names it.`,
  }),
  cacheDamaged: (file: string) => ({
    code: 'cache-damaged',
    what: `${file} is damaged, so it is not used.`,
    hint: 'Nothing needs to be done: it is made again. If this happens often, check the disk.',
  }),
  rasterBroken: (file: string, cause: string) => ({
    code: 'picture-broken',
    what: `${file} would be published, but cannot be read as a picture: ${cause}`,
    hint: 'Save it again as a JPEG, PNG, GIF, WebP, AVIF or TIFF file; encoding it again removes the place and time of a photo.',
  }),
  linkDropped: (href: string) => ({
    code: 'link-dropped',
    what: `The link to ${short(href)} is removed, and its text stays: links can be http, https, irc, ircs, mailto, xmpp and addresses of this site.`,
    hint: 'Link to a page of the site ("/contact/") or write the whole address with https://.',
  }),
  htmlDropped: (html: string) => ({
    code: 'html-dropped',
    what: `Raw HTML (${short(html)}) is left out.`,
    hint: 'Write it in markdown; markup belongs in templates.',
  }),
  pictureDropped: (source: string) => ({
    code: 'picture-dropped',
    what: `The picture ${short(source)} is left out: it is on another host.`,
    hint: 'Put the file into static/images/, and write its name below that folder: ![What it shows](blog/stage.jpg).',
  }),
  readTimeOff: (entry: string, stored: number, words: number, from: number, to: number) => ({
    code: 'read-time-off',
    what: `The readTime of ${entry} is ${stored} minutes, but ${words} words take ${from} to ${to}.`,
    hint: `Write a readTime within two minutes of that.`,
  }),

  placeholderText: (name: string) => ({
    code: 'placeholder-text',
    what: `${atStart(name)} still contains the placeholder "${placeholderMark}".`,
    hint: 'Replace the placeholder, and check the facts beside it; or write "draft: true" in the entry until it is finished.',
  }),
} satisfies Wordings
