// The frame of the pages that people see, drawn by a real browser: what axe-core says, the languages, the policy.
import { beforeAll, describe, expect, it } from 'vitest'
import { languageTags } from '../../../src/server/domain/content/languages.ts'
import { acceptedLanguage } from '../../../src/server/pages/accept-language.ts'
import {
  checkBox,
  errorSummary,
  postForm,
  radioGroup,
  selectField,
  textArea,
  textField,
  trapField,
} from '../../../src/server/pages/controls.ts'
import { pageSource } from '../../../src/server/pages/frame.ts'
import { html } from '../../../src/server/pages/html.ts'
import { useBrowser } from '../../support/browser.ts'
import { expectGoodPage, findingsOf, type Visitor, visitorOf } from '../../support/seen-page.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()
const browser = useBrowser()
let visitor: Visitor & { close(): Promise<void> }

beforeAll(async () => {
  visitor = await visitorOf(browser, server, { locale: 'de-AT' })
})

const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]

/** A page with every control, with and without an error. */
const gallery = () => {
  const controls = ['', 'Say which.'].flatMap((error, n) => [
    textField({ name: `text${n}`, label: 'Name', hint: 'As friends call you', error, value: '<b>', required: true }),
    textField({ name: `mail${n}`, label: 'Email', type: 'email', autocomplete: 'email', error }),
    textArea({ name: `area${n}`, label: 'Observation', maxLength: 500, error }),
    selectField({ name: `select${n}`, label: 'Language', choices, value: 'two', error }),
    radioGroup({ name: `radio${n}`, label: 'Reason', choices, value: 'one', error }),
    checkBox({ name: `box${n}`, label: 'I agree', hint: 'You may take it back', error }),
  ])
  const errors = [{ name: 'text1', label: 'Name', error: 'Say which.' }]
  return html`<p>A page with <a href="/u/1">a link</a>.</p>${errorSummary('Please check', errors)}${postForm('Save', [...controls, trapField('website', 'Leave this empty')])}${postForm('Take it back', [], { second: true })}`
}

describe('the frame', () => {
  it('keeps nobody out, whatever stands in it', async () => {
    await visitor.page.setContent(pageSource({ language: 'en', title: 'Everything', body: gallery() }))
    await expectGoodPage(visitor)
    expect(await visitor.page.locator('.errors').evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await visitor.page.getByLabel('Name').first().inputValue()).toBe('<b>')
  })

  it('would not pass with a control without a label', async () => {
    await visitor.page.setContent(pageSource({ language: 'en', title: 'Bad', body: html`<input name="a">` }))
    expect((await findingsOf(visitor.page)).join()).toContain('label')
  })

  it('speaks the language of the browser where it knows nobody', async () => {
    await visitor.page.goto('https://localhost/u/none')
    expect(await visitor.page.textContent('h1')).toBe('Unbekannter Link')
    expect(await visitor.page.getAttribute('html', 'lang')).toBe('de')
    visitor.complaints.length = 0 // The status 404 of the page itself.
    await expectGoodPage(visitor)
  })

  it('applies its style under a policy that allows no other', async () => {
    await visitor.page.goto('https://localhost/u/none')
    const width = await visitor.page.evaluate(
      () => getComputedStyle(document.querySelector('main') as Element).maxWidth,
    )
    expect(width).not.toBe('none')
    const { headers } = await server.inject(new Request('https://localhost/u/none'))
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toContain('no-store')
  })
})

describe('html', () => {
  it('escapes what is no HTML, and joins what is', () => {
    const part = html`<i title="${'"&'}">${['<', html`<b>${0}</b>`, undefined, false, null]}</i>`
    expect(part.source).toBe('<i title="&quot;&amp;">&lt;<b>0</b></i>')
  })
})

describe('the language of a request', () => {
  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'br'],
    ['pt-PT', 'pt'],
    ['PT', 'pt'],
    ['nl, hu;q=0.4, fr;q=0.7', 'fr'],
    ['de;q=0, en;q=0.1', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [`${'x,'.repeat(100_000)}de`, 'en'],
    ['es;q=nonsense', 'en'],
  ])('of %s is %s', (header, language) => expect(acceptedLanguage(header)).toBe(language))

  it('has a name in HTML for each', () => {
    expect(Object.values(languageTags)).toEqual(['en', 'pt-PT', 'pt-BR', 'es', 'de', 'hu', 'fr'])
  })
})
