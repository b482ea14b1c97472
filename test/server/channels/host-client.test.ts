// The platform asks at a name over HTTPS: without a certificate that is right, nobody is there.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHostClient } from '../../../src/server/channels/http/host-client.ts'
import { type Certificate, loadCertificate } from '../../../src/server/http/certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'messaging-host-'))
let server: Server
let certificate: Certificate
beforeAll(async () => {
  // It is for localhost.
  certificate = await loadCertificate(folder)
  server = createServer(certificate, (request, response) => {
    if (request.url?.startsWith('/moved')) response.writeHead(302, { location: '/there' })
    response.end(request.url?.startsWith('/long') ? 'a'.repeat(2_000) : `${request.headers.host} ${request.url}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(name: string, path = '/ask/', networks = ['127.0.0.0/8']) {
  const { port } = server.address() as AddressInfo
  const client = createHostClient({
    networks,
    addressOf: (host, question) => `https://${host}:${port}${path}${question}`,
    lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  try {
    return await client.askHost(name, 'question')
  } finally {
    await client.close()
  }
}

it('hears who has a certificate for the name that somebody trusts, and nobody else', async () => {
  await expect(ask('localhost')).resolves.toBeNull()
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, certificate.cert])
  try {
    await expect(ask('localhost')).resolves.toMatch(/^localhost:\d+ \/ask\/question$/)
    await expect(ask('links.shop.test')).resolves.toBeNull()
    await expect(ask('localhost', '/moved/')).resolves.toBeNull()
    await expect(ask('localhost', '/long/')).resolves.toBeNull()
    await expect(ask('localhost', '/ask/', [])).resolves.toBeNull()
  } finally {
    setDefaultCACertificates(trusted)
  }
})
