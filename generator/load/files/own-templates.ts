/** Finds templates of the project that no page is made with, and blocks of it that none shows. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { blockViews } from '../../../templates/blocks/index.ts'
import { errorAt, type Problem, warningAt } from '../../core/problem.ts'
import { didYouMean } from '../../core/problem-texts.ts'
import { blocks } from '../../schema/blocks.ts'
import { filesBelow } from '../../system/files-below.ts'
import { brokenTemplates, home } from '../../system/home.ts'
import { ownTemplates } from '../../system/own-templates.mjs'

/** @returns warnings for templates that take no other's place and that none names, errors for blocks */
export function checkOwnTemplates(): Problem[] {
  const own = ownTemplates(home)
  if (!own) return []
  const ours = filesBelow(join(home, 'templates')).map((file) => `templates/${file}`)
  const files = filesBelow(own)
  const texts = files.map((file) => readFileSync(join(own, file), 'utf8'))
  const isUsed = (file: string) =>
    file === 'styles/own.css' ||
    ours.includes(`templates/${file}`) ||
    texts.some((text) => text.includes(`/${basename(file)}`))
  const unused = files
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !isUsed(file))
    .map((file) => {
      const name = `templates/${file}`
      const what = `${name} is not used: the program has no template of this path, and no other template imports it.`
      const hint = didYouMean(name, ours, 'Give it the path of the template that it replaces, or remove it.')
      return warningAt({ file: name }, { code: 'template-unused', what, hint })
    })
  // In place of a broken template is one that has none.
  const unshown = brokenTemplates.length > 0 ? [] : [...blocks.keys()].filter((name) => !blockViews.has(name))
  return [
    ...unused,
    ...unshown.map((name) =>
      errorAt(
        { file: 'templates/blocks/own-blocks.ts' },
        {
          code: 'block-unshown',
          what: `The block "${name}" has no view.`,
          hint: 'Add one of this name to ownViews in templates/blocks/own-views.tsx.',
        },
      ),
    ),
  ]
}
