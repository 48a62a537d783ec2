/** Adds buttons for sharing an article to the plain links. */
import { button, copyText, element, statusLine } from '../dom.ts'

const list = document.querySelector('[data-share] ul')
const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
const status = statusLine()
const add = (label: string, press: () => void) => list?.append(element('li', {}, button(label, {}, press)))

// A closed dialog is not an error.
if ('share' in navigator)
  add(WORDS.share, () => navigator.share({ title: document.title, url }).catch(() => {}))
// The clipboard is missing on plain http.
if ('clipboard' in navigator) add(WORDS.copy, () => copyText(url, status))
list?.after(status)
