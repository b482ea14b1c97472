// The part of the script of the pages that the references need: languages of samples, the reader's key, the form that sends
// a request, and addresses of earlier references.

const samples = `
for (const group of document.querySelectorAll('[data-tabs]')) {
  const panels = [...group.querySelectorAll('[data-tab]')]
  const list = document.createElement('div')
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', 'Language')
  const show = (name) => {
    for (const panel of panels) {
      const isShown = panel.dataset.tab === name
      const tab = list.querySelector('[data-for="' + panel.dataset.tab + '"]')
      panel.hidden = !isShown
      tab.setAttribute('aria-selected', String(isShown))
      tab.tabIndex = isShown ? 0 : -1
    }
  }
  const choose = (name) => {
    show(name)
    try { localStorage.setItem('docs.language', name) } catch { /* It holds for this page, then. */ }
  }
  for (const [at, panel] of panels.entries()) {
    const name = panel.dataset.tab
    const tab = document.createElement('button')
    Object.assign(tab, { type: 'button', textContent: name, id: 'tab-' + at })
    tab.dataset.for = name
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', 'panel-' + at)
    panel.id = 'panel-' + at
    panel.setAttribute('role', 'tabpanel')
    panel.removeAttribute('aria-label')
    panel.setAttribute('aria-labelledby', tab.id)
    panel.querySelector('h3').remove()
    tab.addEventListener('click', () => choose(name))
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
      if (!step) return
      const next = list.children[(at + step + panels.length) % panels.length]
      choose(next.dataset.for)
      next.focus()
    })
    list.append(tab)
  }
  group.prepend(list)
  let chosen = null
  try { chosen = localStorage.getItem('docs.language') } catch { /* The first language, then. */ }
  show(panels.some(({ dataset }) => dataset.tab === chosen) ? chosen : panels[0].dataset.tab)
}
`

// The console of the platform keeps the key of its tab under the same name.
const keys = `
const NO_KEY = 'YOUR_KEY'
const KEPT = 'messaging.console.key'
const keyPlaces = []
for (const code of document.querySelectorAll('.samples code')) {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) if (texts.currentNode.data.includes(NO_KEY)) found.push(texts.currentNode)
  for (const text of found) {
    const place = text.splitText(text.data.indexOf(NO_KEY))
    place.splitText(NO_KEY.length)
    keyPlaces.push(place)
  }
}
// Other characters could mean something to a shell.
const showKey = (key) => { for (const place of keyPlaces) place.data = /^[\\w-]+$/.test(key) ? key : NO_KEY }
const keyField = document.querySelector('[data-key]')
const canCall = /^https?:/.test(document.querySelector('[data-try]')?.dataset.server ?? '') || /^https?:$/.test(location.protocol)
if (keyField && canCall) {
  keyField.value = sessionStorage.getItem(KEPT) ?? ''
  showKey(keyField.value)
  keyField.addEventListener('input', () => {
    sessionStorage.setItem(KEPT, keyField.value.trim())
    showKey(keyField.value.trim())
  })
}
`

const form = `
const bracketed = (name, value) =>
  Object.entries(value).map(([key, one]) => [name + '[' + key + ']', String(one)])
function addressOf(form) {
  let path = form.dataset.server + form.dataset.path
  const query = []
  for (const { value, dataset: { place, name, type } } of form.querySelectorAll('[data-place]')) {
    if (place === 'path') {
      if (value === '') throw new Error('Give ' + name + ' a value.')
      path = path.replace('{' + name + '}', encodeURIComponent(value))
    }
    if (place === 'query' && value !== '')
      query.push(...(type === 'object' ? bracketed(name, parsed(value, name)) : [[name, value]]))
  }
  const search = query.map(([name, value]) => name + '=' + encodeURIComponent(value)).join('&')
  return path + (search && '?' + search)
}
function parsed(text, name) {
  try { return JSON.parse(text) } catch (error) { throw new Error('The ' + name + ' is not JSON: ' + error.message) }
}
function headersOf(form) {
  const headers = {}
  if (keyField?.value.trim()) headers.apikey = keyField.value.trim()
  for (const { value, dataset: { place, name } } of form.querySelectorAll('[data-place=header]')) if (value) headers[name] = value
  return headers
}
function requestOf(form) {
  const body = form.querySelector('[data-body]')?.value
  const headers = headersOf(form)
  if (body !== undefined) {
    parsed(body, 'body')
    headers['content-type'] = 'application/json'
  }
  return { method: form.dataset.method, headers, body }
}
const element = (name, text) => Object.assign(document.createElement(name), { textContent: text })
async function showBody(answer, pre, output) {
  const type = answer.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) pre.append(part.value)
  } else if (/json|text|xml|rfc822/.test(type) || type === '') {
    const text = await answer.text()
    try { pre.textContent = JSON.stringify(JSON.parse(text), null, 2) } catch { pre.textContent = text }
  } else {
    const link = Object.assign(element('a', 'Save the answer (' + type + ')'), { href: URL.createObjectURL(await answer.blob()), download: 'answer' })
    output.append(link)
  }
  pre.hidden = pre.textContent === ''
}
async function send(form, output, signal) {
  const address = addressOf(form)
  const request = requestOf(form)
  const start = performance.now()
  const answer = await window.fetch(address, { ...request, signal })
  const ms = Math.round(performance.now() - start)
  const line = element('p', answer.status + ' ' + answer.statusText + ' · ' + ms + ' ms')
  line.className = answer.ok ? 'good' : 'bad'
  const headers = document.createElement('details')
  headers.append(element('summary', 'Headers'), element('pre', [...answer.headers].map(([name, value]) => name + ': ' + value).join('\\n')))
  const pre = document.createElement('pre')
  pre.tabIndex = 0
  output.replaceChildren(line, headers, pre)
  await showBody(answer, pre, output)
}
// A browser does not say why it got no answer from another origin.
function unanswered({ dataset: { server } }, error) {
  if (!/^https?:/.test(server) || !(error instanceof TypeError)) return error.message
  return server + ' did not answer this page (' + error.message + '). Check that it runs, that this browser trusts its certificate, and that its setting MESSAGING_CORS has ' + location.origin + '.'
}
for (const form of document.querySelectorAll('[data-try]')) {
  form.hidden = !canCall
  const output = form.querySelector('[data-answer]')
  const button = form.querySelector('[type=submit]')
  const choice = form.querySelector('[data-examples]')
  choice?.addEventListener('change', () => { form.querySelector('[data-body]').value = choice.value })
  let running = null
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (running) return running.abort()
    running = new AbortController()
    button.textContent = 'Stop'
    try {
      await send(form, output, running.signal)
    } catch (error) {
      if (error.name !== 'AbortError') {
        const line = element('p', unanswered(form, error))
        line.className = 'bad'
        output.replaceChildren(line)
      }
    } finally {
      running = null
      button.textContent = 'Send'
    }
  })
}
`

// Earlier references had all operations on one page, each with an anchor.
const forward = `
const toOperation = () => {
  const [, id] = /^#(?:.*\\/)?operation\\/([^/]+)$/i.exec(location.hash) ?? /^#\\/(?:.*\\/)?([^/]+)$/.exec(location.hash) ?? []
  if (!id) return
  const row = [...document.querySelectorAll('[id^="operation/"]')].find((one) => one.id.toLowerCase() === 'operation/' + id.toLowerCase())
  const link = row?.querySelector('a')
  if (link) location.replace(link.href)
}
addEventListener('hashchange', toOperation)
toOperation()
`

/** Follows the script of the site. */
export const referenceScript = [samples, keys, form, forward].join('')
