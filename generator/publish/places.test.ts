/** Which folders are fit to be published to. Every refusal leaves the disk as it was. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { textFile } from '../output-file.ts'
import { nodeFileSystem, PublishError } from './file-system.ts'
import { findPlaces } from './places.ts'
import { openPublication } from './publish.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'places-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function publish(out: string, adopt = false) {
  const publication = openPublication({ root, out, adopt })
  try {
    publication.stage(textFile('index.html', 'page', 'home'))
    return publication.commit()
  } finally {
    publication.close()
  }
}

/** What the person who runs the command gets to read. */
function refusal(out: string): string {
  try {
    publish(out)
  } catch (error) {
    if (error instanceof PublishError) return `${error.message} → ${error.hint}`
    throw error
  }
  return 'published'
}

describe('refused', () => {
  test('a file in the place of the folder, which stays what it is', () => {
    writeFileSync(join(root, 'out'), 'mine')
    expect(refusal('out')).toBe('out is a file, not a folder. → Move it away, or choose another folder with --out.')
    expect(readFileSync(join(root, 'out'), 'utf8')).toBe('mine')
    expect(readdirSync(root)).toEqual(['out'])
  })

  test.each(['nowhere', 'file'])('a link to %s', (target) => {
    writeFileSync(join(root, 'file'), 'mine')
    symlinkSync(join(root, target), join(root, 'out'))
    expect(refusal('out')).toBe('out is a link that does not lead to a folder. → Make it lead to a folder, or remove it.')
    expect(readFileSync(join(root, 'file'), 'utf8')).toBe('mine')
  })

  test.each(['.', '', 'data', 'static/', 'generator/site', 'out/../content', '.git', 'node_modules/x'])('the project itself: "%s"', (out) => {
    expect(refusal(out)).toContain('holds or is part of what must not be replaced')
    expect(readdirSync(root)).toEqual([])
  })

  // Asked of the places alone, which only look: a mistake in this rule must not reach the real home folder.
  test.each([homedir(), dirname(homedir()), '/', '..'])('the home folder, folders above it and above the project: %s', (out) => {
    expect(() => findPlaces(nodeFileSystem, root, out)).toThrow('must not be replaced')
  })

  test('a link that leads back to the project', () => {
    symlinkSync(root, join(root, 'out'))
    expect(refusal('out')).toContain('must not be replaced')
    expect(readdirSync(root)).toEqual(['out'])
  })

  test('a folder that an earlier publication filled, when its manifest is gone', () => {
    publish('out')
    rmSync(join(root, '.out'), { recursive: true })
    expect(refusal('out')).toContain('out holds files that this command did not write.')
    publish('out', true)
    expect(refusal('out')).toBe('published')
  })
})

describe('accepted', () => {
  test('a folder that does not exist, however deep', () => {
    publish('a/b/site')
    expect(readFileSync(join(root, 'a/b/site/index.html'), 'utf8')).toBe('home')
    expect(readdirSync(join(root, 'a/b')).sort()).toEqual(['.site', 'site'])
  })

  test('an empty folder, and a folder beside the project', () => {
    mkdirSync(join(root, 'project'))
    mkdirSync(join(root, 'www'))
    const publication = openPublication({ root: join(root, 'project'), out: '../www' })
    publication.stage(textFile('index.html', 'page', 'home'))
    publication.commit()
    expect(readFileSync(join(root, 'www/index.html'), 'utf8')).toBe('home')
    expect(existsSync(join(root, 'project/.www'))).toBe(false)
  })

  test('a folder whose name only begins like one of the project', () => {
    mkdirSync(join(root, 'data'))
    publish('data-site')
    expect(existsSync(join(root, 'data-site/index.html'))).toBe(true)
    expect(readdirSync(join(root, 'data'))).toEqual([])
  })

  test('a folder that somebody removed or emptied is filled again', () => {
    publish('out')
    rmSync(join(root, 'out'), { recursive: true })
    expect(publish('out')).toMatchObject({ written: 1 })
    rmSync(join(root, 'out/index.html'))
    expect(publish('out')).toMatchObject({ written: 1, unchanged: 0 })
  })
})
