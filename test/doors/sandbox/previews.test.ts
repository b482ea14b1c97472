// The preview of a captured message: an address of its own, under a policy of its own.
import { describe, expect, it } from 'vitest'
import { withCampaign, withSender } from '../../support/mailing.ts'
import { startServer } from '../../support/server.ts'

async function withMail(htmlBody: string, attachment: object[] = []) {
  const server = await startServer()
  const mailing = await withSender(server)
  await mailing.send({ htmlBody, attachment: attachment as never })
  const { captured_id } = await mailing.captured('ana@example.com')
  const link = (body: { remote_images?: boolean; dark?: boolean } = {}) =>
    mailing.sandbox.createPreviewLink({ path: { captured_id }, body })
  const show = async (body?: Parameters<typeof link>[0]) => server.inject(new URL((await link(body)).url).pathname)
  return { server, mailing, captured_id, link, show }
}

describe('createPreviewLink', () => {
  it('leads to the HTML without a key, in a sandbox, for nobody to keep', async () => {
    const logo = { filename: 'l.png', mimeType: 'image/png', arrangement: 'inline', data: 'iVBORw==' }
    const { server, show } = await withMail(
      '<p style="color: red">Hi <a href="https://a.example/">a</a><img src="cid:0"></p>',
      [logo],
    )
    await using _server = server
    const answer = await show()
    expect(answer.headers.get('content-security-policy')).toBe(
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
        "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
    expect(answer.headers.get('cache-control')).toBe('no-store, private')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const html = await answer.text()
    expect(html).toContain('<p style="color: red">')
    expect(html).toContain('<a href="https://a.example/" target="_blank" rel="noopener noreferrer">')
    expect(html).toContain('<img src="data:image/png;base64,iVBORw==" referrerpolicy="no-referrer">')
  })

  it('loads from other hosts only what the reader wants', async () => {
    const { server, show } = await withMail(
      '<img src="https://a.example/b.png"><table background="//a.example/c.png"><td style="background:url(https://a.example/d.png)">',
    )
    await using _server = server
    const quiet = await (await show()).text()
    expect(quiet).not.toContain('a.example')
    const loud = await (await show({ remote_images: true })).text()
    expect(loud).toContain('src="https://a.example/b.png"')
    expect(loud).toContain('url(&quot;https://a.example/d.png&quot;)')
    expect(await (await show({ dark: true })).text()).toContain('color-scheme:dark')
  })

  it('counts no opening', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    await (await withCampaign(server, ['ana@example.com'], mailing)).start()
    const { captured_id, html } = await mailing.captured('ana@example.com')
    expect(html).toMatch(/<img[^>]*\/t\/o-\d+/)
    const { url } = await mailing.sandbox.createPreviewLink({ path: { captured_id }, body: { remote_images: true } })
    const shown = await (await server.inject(new URL(url).pathname)).text()
    expect(shown).not.toContain('/t/o-')
    expect(shown).toMatch(/href="[^"]*\/t\/c-/)
  })

  it('ends after ten minutes, and with the message', async () => {
    const { server, mailing, captured_id, link } = await withMail('<p>Hi')
    await using _server = server
    const { url, expires } = await link()
    const left = Date.parse(`${expires.replace(' ', 'T')}Z`) - Date.now()
    expect(left).toBeGreaterThan(590_000)
    expect(left).toBeLessThan(601_000)
    const { pathname } = new URL(url)
    expect((await server.inject(pathname)).status).toBe(200)
    expect((await server.inject(pathname.replace('/w-', '/w-9'))).status).toBe(404)
    expect((await server.inject(`/preview/w-${captured_id}-${Date.now() + 60_000}-`)).status).toBe(404)
    await mailing.sandbox.resetAccount()
    expect((await server.inject(pathname)).status).toBe(404)
  })

  it('knows no message that is not there, and none without HTML', async () => {
    await using server = await startServer()
    const mailing = await withSender(server)
    const path = { captured_id: 1 }
    await expect(mailing.sandbox.createPreviewLink({ path, body: {} })).rejects.toMatchObject({ status: 404 })
    await mailing.send({ textBody: 'Hi' })
    const { captured_id } = await mailing.captured('ana@example.com')
    await expect(mailing.sandbox.createPreviewLink({ path: { captured_id }, body: {} })).rejects.toMatchObject({
      status: 404,
    })
  })
})
