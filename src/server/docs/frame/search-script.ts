// The search, in the browser: a combobox over the index, which is loaded when the reader first goes there.

const ranking = String.raw`
// Words of a text: joinedNames are taken apart, and stay whole as well.
const wordsOf = (text) => [text.toLowerCase(), ...text.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').toLowerCase().split(/[^a-z\d&-]+/)]
// How well a word of the question fits what one entry says; 0 when it does not.
function fit(word, { title, names, terms, summary }) {
  if (names.includes(word)) return 100
  if (names.some((name) => name.startsWith(word))) return 60
  if (title.some((one) => one === word)) return 45
  if (title.some((one) => one.startsWith(word))) return 40
  if (terms.some((one) => one.startsWith(word))) return 25
  if (word.length > 2 && (title[0].includes(word) || terms.some((one) => one.includes(word)))) return 15
  if (summary.some((one) => one.startsWith(word))) return 8
  return 0
}
function scoreOf(entry, question) {
  let sum = entry.weight
  for (const word of question) {
    const points = fit(word, entry)
    if (points === 0) return 0
    sum += points
  }
  const whole = question.join(' ')
  if (entry.names.includes(whole) || entry.title[0] === whole) sum += 200
  else if (entry.title[0].startsWith(whole)) sum += 30
  return sum
}
const isName = (text) => /^[a-z][\w-]*$/i.test(text)
function entriesOf({ groups, entries }) {
  const entry = (shown, terms, weight) => ({
    ...shown,
    weight,
    title: wordsOf(shown.text),
    // What the reader may know by heart: the name of an operation, of a hook, of a decision.
    names: [terms.split(' ')[0], isName(shown.text) ? shown.text : ''].filter(Boolean).map((name) => name.toLowerCase()),
    terms: terms.split(' ').flatMap(wordsOf),
    summary: wordsOf(shown.note),
  })
  return entries.flatMap(([path, text, group, method, summary, terms, places]) => [
    entry({ address: path, text, group: groups[group], method, note: summary, name: method ? terms.split(' ').filter((one) => one.toLowerCase() !== method).join(' · ') : '' }, terms, 5),
    ...places.map(([anchor, title, note]) =>
      entry({ address: path + '#' + anchor, text: title, group: groups[group], method: '', note: note || text, name: '' }, '', 0)),
  ])
}
const MOST = 40
function find(all, text) {
  const question = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (question.length === 0) return []
  const found = all.map((entry) => ({ entry, score: scoreOf(entry, question) })).filter(({ score }) => score > 0)
  found.sort((one, other) => other.score - one.score || one.entry.text.length - other.entry.text.length)
  return found.slice(0, MOST).map(({ entry }) => entry)
}
`

const drawing = `
const make = (name, className, text) => Object.assign(document.createElement(name), { className, textContent: text ?? '' })
function option(entry, at, top) {
  const link = make('a', 'hit')
  Object.assign(link, { id: 'hit-' + at, href: top + entry.address, tabIndex: -1 })
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  if (entry.method) link.append(make('span', 'method ' + entry.method, entry.method))
  link.append(make('b', '', entry.text), make('small', entry.name ? 'name' : '', entry.name || entry.note))
  return link
}
// The results by group, in the order of the best of each.
function drawn(found, top) {
  const names = [...new Set(found.map(({ group }) => group))]
  let at = 0
  return names.map((name, index) => {
    const group = make('div', 'group')
    const title = make('p', '', name)
    title.id = 'group-of-hits-' + index
    group.setAttribute('role', 'group')
    group.setAttribute('aria-labelledby', title.id)
    title.setAttribute('role', 'presentation')
    group.append(title, ...found.filter(({ group }) => group === name).map((entry) => option(entry, at++, top)))
    return group
  })
}
`

const combobox = `
const box = document.querySelector('[data-search]')
const field = box.querySelector('input')
const list = box.querySelector('[role=listbox]')
const said = box.querySelector('[role=status]')
let all = null
let chosen = -1
const hits = () => [...list.querySelectorAll('[role=option]')]
function choose(at) {
  const options = hits()
  chosen = options.length === 0 ? -1 : (at + options.length) % options.length
  for (const [index, one] of options.entries()) one.setAttribute('aria-selected', String(index === chosen))
  field.setAttribute('aria-activedescendant', options[chosen]?.id ?? '')
  options[chosen]?.scrollIntoView({ block: 'nearest' })
}
function show(isShown) {
  list.hidden = !isShown
  field.setAttribute('aria-expanded', String(isShown))
  if (!isShown) field.removeAttribute('aria-activedescendant')
}
function draw() {
  if (!all) return
  const found = find(all, field.value)
  list.replaceChildren(...drawn(found, box.dataset.top))
  list.scrollTop = 0
  const isAsked = field.value.trim() !== ''
  said.textContent = isAsked ? (found.length === 0 ? 'Nothing found' : found.length + (found.length === MOST ? ' or more' : '') + ' found') : ''
  box.toggleAttribute('data-empty', isAsked && found.length === 0)
  show(found.length > 0)
  if (found.length > 0) choose(0)
}
function load() {
  if (box.dataset.state) return
  box.dataset.state = 'loading'
  const script = document.createElement('script')
  script.src = box.dataset.search
  script.onload = () => {
    all = entriesOf(globalThis.docsIndex)
    box.dataset.state = 'ready'
    draw()
  }
  script.onerror = () => {
    box.dataset.state = ''
    said.textContent = 'The index did not load'
  }
  document.head.append(script)
}
field.addEventListener('focus', () => { load(); draw() })
field.addEventListener('input', draw)
field.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step && !list.hidden) choose(chosen + step)
  else if (event.key === 'Enter' && !list.hidden) hits()[chosen]?.click()
  else if (event.key === 'Escape') {
    if (list.hidden) field.value = ''
    if (list.hidden) field.blur()
    show(false)
    box.removeAttribute('data-empty')
  } else return
  event.preventDefault()
})
// A link within this page leaves the page where it is, and the results in the way.
list.addEventListener('click', (event) => { if (event.target.closest('a')) { show(false); field.blur() } })
document.addEventListener('pointerdown', (event) => { if (!box.contains(event.target)) show(false) })
box.addEventListener('focusout', (event) => { if (!box.contains(event.relatedTarget)) show(false) })
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea, select, [contenteditable]')
  const isAsked = (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) ||
    (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))
  if (!isAsked) return
  event.preventDefault()
  field.focus()
  field.select()
})
box.hidden = false
`

/** A separate block, because its names are common words. */
export const searchScript = `{\n${[ranking, drawing, combobox].join('')}}\n`
