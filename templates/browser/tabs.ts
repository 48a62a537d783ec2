/** The links of a list as tabs above it: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
import { setAttributes, wrapped } from './dom.ts'

/**
 * Makes tabs of the links in a bar, and returns which one is selected.
 * @param wanted the name of the first one
 * @param changed called for each new selection
 */
export function startTabs(
  bar: Element,
  panel: Element,
  wanted: string,
  changed: () => void,
): () => HTMLAnchorElement | undefined {
  const tabs = [...bar.querySelectorAll('a')]
  let selected = tabs.find(({ dataset }) => dataset.tab === wanted) ?? tabs[0]

  const mark = () => {
    for (const tab of tabs)
      setAttributes(tab, { 'aria-selected': `${tab === selected}`, tabindex: tab === selected ? '0' : '-1' })
    panel.setAttribute('aria-labelledby', `${selected?.id}`)
  }
  const select = (event: Event, index: number) => {
    event.preventDefault()
    selected = tabs[index]
    selected?.focus()
    mark()
    changed()
  }

  setAttributes(bar, { role: 'tablist' })
  setAttributes(panel, { role: 'tabpanel', tabindex: '0' })
  for (const part of bar.querySelectorAll('ul, li')) setAttributes(part, { role: 'presentation' })
  tabs.forEach((tab, index) => {
    setAttributes(tab, { role: 'tab', id: `tab-${index}`, 'aria-controls': panel.id })
    tab.addEventListener('click', (event) => select(event, index))
    // A button reacts to the space bar; the link of a tab does not.
    const keys = new Map([
      ['ArrowLeft', wrapped(index - 1, tabs.length)],
      ['ArrowRight', wrapped(index + 1, tabs.length)],
      ['Home', 0],
      ['End', tabs.length - 1],
      [' ', index],
    ])
    tab.addEventListener('keydown', (event) => {
      const next = keys.get(event.key)
      // With the Alt key, arrows control the browser's history.
      if (next !== undefined && !event.altKey) select(event, next)
    })
  })
  mark()
  return () => selected
}
