// Search in a report. Without it, all stands there and can be unfolded one by one.
const tools = document.getElementById('tools')
const field = document.getElementById('search')
const found = document.getElementById('found')
const unfold = document.getElementById('unfold')
const entries = [...document.querySelectorAll('[data-entry]')].map((node) => ({ node, text: node.textContent.toLowerCase() }))
const sections = [...document.querySelectorAll('[data-section]')]

tools.hidden = entries.length === 0

field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const { node, text } of entries) {
    node.hidden = !words.every((word) => text.includes(word))
    if (node.hidden) continue
    shown++
    // A match in a folded list would not be seen.
    const list = node.parentElement.closest('details')
    if (list && words.length > 0) list.open = true
  }
  for (const section of sections) section.hidden = !section.querySelector('[data-entry]:not([hidden])')
  found.textContent = words.length > 0 ? `${shown} of ${entries.length}` : ''
})

unfold.addEventListener('click', () => {
  const folded = [...document.querySelectorAll('details')].filter((details) => !details.closest('[hidden]'))
  const open = folded.some((details) => !details.open)
  for (const details of folded) details.open = open
  unfold.textContent = open ? 'Fold all' : 'Unfold all'
})
