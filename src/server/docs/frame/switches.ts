// What a reader switches for all pages: the colours, and whether a page shows where each fact comes from. The choices
// are kept by the browser.

/** Runs in the head, before anything is drawn. */
export const earlyScript = `try {
  const colours = localStorage.getItem('docs.colours')
  if (colours) document.documentElement.classList.add(colours)
  if (localStorage.getItem('docs.sources')) document.documentElement.classList.add('with-sources')
} catch { /* Without storage the system decides, and sources stay hidden. */ }`

/** The buttons in the bar. */
export const switchScript = `
const root = document.documentElement
const keep = (name, value) => { try { localStorage.setItem(name, value) } catch { /* It holds for this page, then. */ } }
const isDark = () => root.classList.contains('dark') || (!root.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)
document.querySelector('[data-colours]').addEventListener('click', () => {
  const name = isDark() ? 'light' : 'dark'
  root.classList.remove('light', 'dark')
  root.classList.add(name)
  keep('docs.colours', name)
})
const sources = document.querySelector('[data-sources]')
const sayPressed = () => sources.setAttribute('aria-pressed', String(root.classList.contains('with-sources')))
sources.addEventListener('click', () => {
  keep('docs.sources', root.classList.toggle('with-sources') ? 'shown' : '')
  sayPressed()
})
sayPressed()
for (const button of [sources, document.querySelector('[data-colours]')]) button.hidden = false
`
