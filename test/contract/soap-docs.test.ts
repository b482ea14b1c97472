// The page of the SOAP API shows the whole table, and its links lead somewhere.
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, it } from 'vitest'
import { argumentsOf, errorsOf, readSoapTable, type SoapTable } from '../../scripts/contract/soap/table.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'

const site = createDocsSite()
// Without the places where a long name may break.
const page = (site.get('soap-v2/')?.body ?? '').replaceAll('<wbr>', '')
const decodeEntities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

let table: SoapTable
beforeAll(async () => {
  table = await readSoapTable()
})

/** The part of the page about one operation. */
function sectionOf(name: string): string {
  const start = page.indexOf(`<section id="operation-${name}"`)
  return page.slice(start, page.indexOf('</section>', start))
}

describe('the page of the SOAP API', () => {
  it('shows every operation with arguments, codes, twins and decision', () => {
    for (const [name, operation] of Object.entries(table.operations)) {
      const section = sectionOf(name)
      expect(section, name).toContain(operation.summary)
      expect(section, name).toContain(`../decisions.html#${operation['x-decision']}`)
      for (const argument of Object.keys(argumentsOf(table, operation)))
        expect(decodeEntities(section), name).toContain(`<code>${argument}</code>`)
      for (const code of errorsOf(table, operation)) expect(section, name).toContain(`href="#error-${code}"`)
      for (const twin of operation.rest) expect(section, name).toContain(`href="../${twin}.html"`)
    }
  })

  it('shows envelopes that are XML', () => {
    for (const [name, { posts }] of Object.entries(table.operations)) {
      const [request = '', answer = '', ...posted] = [
        ...sectionOf(name).matchAll(/<pre tabindex="0"><code>([\s\S]*?)<\/code>/g),
      ].map((match) => decodeEntities(match[1] ?? ''))
      for (const xml of [request, answer])
        expect(() => new SaxesParser({ xmlns: true }).write(xml).close(), name).not.toThrow()
      expect(request).toContain(`<svc:${name} xmlns:svc="${table.service.address}">`)
      expect(answer).toContain(`<svc:${name}Response `)
      expect(posted).toEqual(posts ? [posts.example] : [])
    }
  })

  it('shows what the callback of a list posts: a form with an XML document of all the elements', () => {
    const posts = table.operations['editApiCallback']?.posts
    const elements: string[] = []
    const parser = new SaxesParser()
    parser.on('opentag', ({ name }) => elements.push(name.replace(/^EXTRA_FIELD_\d+$/, 'EXTRA_FIELD_<id>')))
    parser.write(new URLSearchParams(posts?.example).get('addSubscriber') ?? '').close()
    expect(elements).toEqual(['DATA', ...Object.keys(posts?.members ?? {})])
    for (const element of elements.slice(1))
      expect(decodeEntities(sectionOf('editApiCallback'))).toContain(`<code>${element}</code>`)
  })

  it('links within itself lead to a place', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
    const wanted = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1])
    expect(wanted.length).toBeGreaterThan(500)
    expect(wanted.filter((id) => !ids.has(id))).toEqual([])
  })

  it('links to other pages lead to what is there', () => {
    const first = site.get('index.html')?.body ?? ''
    const decisions = new Set([...page.matchAll(/href="\.\.\/index\.html#([^"]+)"/g)].map((match) => match[1] ?? ''))
    for (const id of decisions) expect(first).toContain(`<tr id="${id}">`)
    expect(first).toContain('href="soap-v2/index.html"')
  })

  it('shows the quick starts as they are run, and offers the WSDL', () => {
    for (const text of Object.values(table.quickStarts)) expect(decodeEntities(page)).toContain(text)
    expect(site.get('soap-v2/service.wsdl')).toMatchObject({ type: 'text/xml; charset=utf-8' })
  })
})
