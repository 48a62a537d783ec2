/**
 * Texts from markdown, which were sanitised when they were loaded, and data for scripts: the only HTML that
 * is printed unchanged.
 */
import { createElement } from 'react'
import type { SafeHtml, TextNode } from '../../generator/core/page-content.ts'
import { jsonForScript } from '../../generator/core/text.ts'

/** An element around a text from markdown. */
export const Html = ({ as, html, className }: { as: string; html: SafeHtml; className?: string }) =>
  createElement(as, html === '' ? { className } : { className, dangerouslySetInnerHTML: { __html: html } })

/** A long text: a biography, an article. */
export const Prose = ({ html }: { html: SafeHtml }) => <Html as="div" className="prose" html={html} />

/** Running text, without an element around it. */
export const Text = ({ nodes }: { nodes: readonly TextNode[] }) =>
  nodes.map(({ tag, html }, index) => <Html key={index.toString()} as={tag} html={html} />)

/** Data that a script of the page reads from the markup. */
export const JsonData = ({ value }: { value: unknown }) =>
  createElement('script', {
    type: 'application/json',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonForScript escapes what could end the element
    dangerouslySetInnerHTML: { __html: jsonForScript(value) },
  })
