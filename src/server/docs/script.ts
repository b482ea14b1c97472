// The script of the pages: switches light and dark, filters tables, copies code, opens what an address points into.

export const siteScript = `
const root = document.documentElement
const isDark = () => root.classList.contains('dark') || (!root.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)
const keep = (name) => { try { localStorage.setItem('redoc.colorMode', name) } catch { /* It holds for this page, then. */ } }
for (const button of document.querySelectorAll('[data-colours]')) {
  button.addEventListener('click', () => {
    const name = isDark() ? 'light' : 'dark'
    root.classList.remove('light', 'dark')
    root.classList.add(name)
    keep(name)
    // Redoc reads its colours when it begins.
    if (document.querySelector('#reference')) location.reload()
  })
}

const field = document.querySelector('#filter')
field?.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const group of document.querySelectorAll('[data-group]')) {
    let shown = 0
    for (const row of group.querySelectorAll(group.querySelector('[data-row]') ? '[data-row]' : 'tbody tr')) {
      const text = row.textContent.toLowerCase()
      row.hidden = !words.every((word) => text.includes(word))
      if (!row.hidden) shown++
    }
    group.hidden = shown === 0
  }
})

for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy' }, 1500)
  })
}

const open = () => {
  const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const closed = place && place.closest('details:not([open])')
  if (closed) { closed.open = true; place.scrollIntoView() }
}
addEventListener('hashchange', open)
open()
`.trimStart()
