// What stands around every page of the console: the key, the menu, the addresses, the palette, the policy.
import { describe, expect, test } from 'vitest'
import { poll, useConsole } from '../support/console.ts'

const bench = useConsole()

describe('the key', () => {
  test('comes in the fragment of the address and leaves it at once', async () => {
    const { page, wrongs } = await bench.open('inbox')
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    await poll(() => page.url()).toBe(`${bench.origin}/console/inbox`)
    expect(await page.evaluate(() => [...document.cookie])).toEqual([])
    await page.reload()
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('is asked for where there is none, and one that is wrong is refused', async () => {
    const page = await (await bench.browser.newContext()).newPage()
    await page.goto(`${bench.origin}/`)
    await page.getByLabel('API key').fill('wrong')
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByText('This key is not valid.').waitFor()
    await page.getByLabel('API key').fill(bench.key)
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    await page.waitForURL(`${bench.origin}/console/inbox`)
    await page.context().close()
  })
})

describe('the frame', () => {
  test('leads to every page by the menu, the palette and the address', async () => {
    const { page, wrongs } = await bench.open('')
    await page.getByRole('link', { name: 'Contacts', exact: true }).click()
    await page.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('requ')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Contacts', level: 1 }).waitFor()
    expect(wrongs).toEqual([])
    await page.context().close()
  })

  test('is seen by its tests when it breaks the policy, or says something', async () => {
    const { page, wrongs } = await bench.open('inbox')
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    expect(wrongs).toEqual([])
    const text = await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red')
      try {
        document.body.innerHTML = '<p>Taken</p>'
      } catch {
        return document.body.textContent
      }
      return 'Taken'
    })
    expect(text).not.toBe('Taken')
    await poll(() => wrongs.join('\n')).toContain('policy: style-src-attr')
    expect(wrongs.join('\n')).toContain('policy: require-trusted-types-for')
    await page.context().close()
  })

  test('is served with a policy that lets nothing else run, compressed and kept by its hash', async () => {
    const page = await fetch(`${bench.origin}/console/any/view`)
    expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    const [script = ''] = /\/console\/assets\/console-[\w-]+\.js/.exec(await page.text()) ?? []
    const asset = await fetch(bench.origin + script, { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect((await fetch(`${bench.origin}/console/assets/console-none.js`)).status).toBe(404)
  })
})
