import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scan, TagMemory } from './tokens.ts'

/** What a scan tells, one line each. */
function told(html: string, memory = new TagMemory(({ name, attributes, content }) => [name, ...[...attributes].flat(), content].join('|'))): string[] {
  const lines: string[] = []
  scan(html, memory, {
    open: (tag) => lines.push(`<${tag}`),
    close: (name) => lines.push(`/${name}`),
    text: (source) => lines.push(source),
    raw: (tag, content) => lines.push(`raw ${tag} ${content}`),
  })
  return lines
}

test('tags, texts and attributes come in their order, entities of attributes decoded', () => {
  expect(told('<p class="a b" title="x &gt; &#x27;y&#39;">Een <b>twee</b></p>')).toEqual(["<p|class|a b|title|x > 'y'|", 'Een ', '<b|', 'twee', '/b', '/p'])
})

test('attributes may have single quotation marks, none, or no value', () => {
  expect(told("<input type='text' name=naam required><a HREF=/x/ >")).toEqual(['<input|type|text|name|naam|required||', '<a|href|/x/|'])
})

test('a sign that looks like the end of a tag may stand in a value', () => {
  expect(told('<a title="a > b">c</a>')).toEqual(['<a|title|a > b|', 'c', '/a'])
})

test('the first of two equal attributes counts', () => {
  expect(told('<a href="/een/" href="/twee/">')).toEqual(['<a|href|/een/|'])
})

test('what only looks like a tag inside a comment, a script or a title is none', () => {
  expect(told('<!-- <p>a</p> --><script>if (a<b) "</p>"</script><TITLE>x <b></TITLE >y<!-->z')).toEqual([
    'raw script| if (a<b) "</p>"',
    'raw title| x <b>',
    'y',
    'z',
  ])
})

test('doctype, CDATA and processing instructions are left out', () => {
  expect(told('<!DOCTYPE html><![CDATA[ <p> ]]>a<?php x ?>b')).toEqual(['a', 'b'])
})

test('a drawing and a picture are one thing with all that is in them', () => {
  expect(told('<svg class="x"><path d="M0"></path></svg>a<picture><img src="/x.jpg"></picture>')).toEqual([
    '<svg|class|x|<path d="M0"></path>',
    'a',
    '<picture|<img src="/x.jpg">',
  ])
})

test('less-than signs that begin nothing are text', () => {
  expect(told('1 < 2 <3 <')).toEqual(['1 ', '<', ' 2 ', '<', '3 ', '<'])
})

test('a page that breaks off ends there', () => {
  for (const html of ['<p', 'a<p class="x', '<!-- a', '<script>a', 'a</p', '<svg><path>', '<a title="x>b']) expect(() => told(html)).not.toThrow()
  expect(told('<script>a')).toEqual(['raw script| a'])
})

test('no text stops the scan or loses a letter that stands outside of tags', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('<', '>', '</', '<!--', '-->', '"', "'", '=', '<p ', '<script>', '</script>', '<svg>', '</svg>', '&amp;'))
  fc.assert(fc.property(fc.array(piece), (pieces) => told(pieces.join('')).every((line) => typeof line === 'string')))
  fc.assert(fc.property(fc.stringMatching(/^[^<]*$/), (text) => told(text).join('') === text))
})

test('a tag that was seen before is not worked out again', () => {
  let calls = 0
  const memory = new TagMemory(() => String(calls++))
  expect(told('<p><b><p>', memory)).toEqual(['<0', '<1', '<0'])
})
