// The script of the pages: filters lists, copies code, unfolds what an address points into.

export const siteScript = `
const filter = document.querySelector('#filter')
// What the filter has opened, it closes again.
const openForFilter = (group, isAsked) => {
  const closed = group.matches('details') ? group : group.querySelector(':scope > details[data-narrow]')
  if (isAsked && closed && !closed.open) { closed.open = true; closed.dataset.filtered = '' }
  else if (!isAsked && closed && 'filtered' in closed.dataset) { closed.open = false; delete closed.dataset.filtered }
}
filter?.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const group of document.querySelectorAll('[data-group]')) {
    let shown = 0
    for (const row of group.querySelectorAll(group.querySelector('[data-row]') ? '[data-row]' : 'tbody tr')) {
      const text = row.textContent.toLowerCase()
      row.hidden = !words.every((word) => text.includes(word))
      if (!row.hidden) shown++
    }
    group.hidden = shown === 0
    openForFilter(group, words.length > 0)
  }
  for (const part of document.querySelectorAll('[data-part]')) part.hidden = !part.querySelector('[data-group]:not([hidden])')
})
for (const button of document.querySelectorAll('[data-open]')) {
  button.hidden = false
  button.addEventListener('click', () => {
    const open = button.getAttribute('aria-pressed') !== 'true'
    for (const group of document.querySelectorAll('details[data-group]')) group.open = open
    button.setAttribute('aria-pressed', String(open))
  })
}

for (const button of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => { button.textContent = 'Copy' }, 1500)
  })
}

// What is long stays folded up where a window is narrow.
const narrow = matchMedia('(max-width: 40rem)')
const fold = () => {
  for (const part of document.querySelectorAll('details[data-narrow]')) part.open = !narrow.matches
}
narrow.addEventListener('change', fold)
fold()

// An address may point at something that is folded up, or into it.
const unfold = () => {
  const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!place) return
  const under = place.matches('h2') ? place.parentElement : place
  const own = place.matches('details') ? place : under.querySelector(':scope > details')
  let closed = own ?? place.closest('details')
  let opened = false
  for (; closed; closed = closed.parentElement.closest('details')) {
    opened ||= !closed.open
    closed.open = true
  }
  if (opened) place.scrollIntoView({ behavior: 'instant' })
}
addEventListener('hashchange', unfold)
unfold()

// A long menu begins where the reader is.
const menu = document.querySelector('aside .menu')
const here = menu?.querySelector('[aria-current=page]')
if (here) menu.scrollTop = here.getBoundingClientRect().top - menu.getBoundingClientRect().top - menu.clientHeight / 3
`.trimStart()
