// Changing keys as docs/operations.md says, and what that ends.
import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeIdentity } from '../../src/server/lib/pdf-signature.ts'
import { changeRows, dropDatabaseOf } from '../support/engine.ts'
import { linkOf, sendMail } from '../support/mail-links.ts'
import { follow, withSender } from '../support/mailing.ts'
import { openRegistered, type Registering } from '../support/registering.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startSmtpSink } from '../support/smtp.ts'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-keys-'))
})
afterEach(async () => {
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

/** Runs the platform on the data folder for some time. */
async function during<T>(work: (server: TestServer) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  await using server = await startServer({ data, env })
  return await work(server)
}

describe('the secret of links', () => {
  /** Sends a mail and resolves with the tracked link in it. */
  const mailedLink = async (server: TestServer) => linkOf(await sendMail(server), 'Spring')

  it('when it is changed, links that are out end, and new ones work', async () => {
    const old = await during(mailedLink)
    await during(async (server) => expect((await follow(server, old)).status).toBe(302))
    await changeRows(data, `DELETE FROM setting WHERE name = 'link-secret'`)
    await during(async (server) => {
      expect((await follow(server, old)).status).toBe(404)
      expect((await follow(server, await mailedLink(server))).status).toBe(302)
    })
  })

  it('seals the keys of web push, which it takes along', async () => {
    const keysOf = (account: number) => during((server) => server.app.domain.audience.webPushKeys.of(account))
    const first = await keysOf(1)
    expect(await keysOf(1)).toEqual(first)
    await changeRows(data, `DELETE FROM setting WHERE name = 'link-secret'`)
    await expect(keysOf(1)).rejects.toThrow()
    await changeRows(data, 'DELETE FROM web_push_key')
    const second = await keysOf(1)
    expect(second.publicKey).not.toBe(first.publicKey)
    expect(await keysOf(1)).toEqual(second)
  })
})

describe('the keys of DKIM', () => {
  it('overlap: mails carry the signatures of both, then that of the new one', async () => {
    const sink = await startSmtpSink()
    try {
      const settings: string[] = []
      for (const selector of ['s1', 's2']) {
        const { privateKey } = generateKeyPairSync('ed25519')
        const file = join(data, `${selector}.pem`)
        await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
        settings.push(`${selector}._domainkey.example.com=${file}`)
      }
      const [old = '', fresh = ''] = settings
      const selectors = (keys: string[]) =>
        during(
          async (server) => {
            const before = sink.mails.length
            await (await withSender(server)).send()
            const mail = await sink.waitForCount(before + 1)
            const head = mail.at(-1)?.raw.toString('latin1').split('\r\n\r\n')[0] ?? ''
            return [...head.matchAll(/\bs=(s\d);/g)].map(([, selector]) => selector).sort()
          },
          { MESSAGING_SANDBOX_SMTP_URL: sink.url, MESSAGING_DKIM: keys.join(',') },
        )
      expect(await selectors([old])).toEqual(['s1'])
      expect(await selectors([old, fresh])).toEqual(['s1', 's2'])
      expect(await selectors([fresh])).toEqual(['s2'])
    } finally {
      await sink.close()
    }
  })
})

describe('the signature of evidences', () => {
  it('is that of the time when each was made', async () => {
    const { key, certificates } = await makeIdentity('Acme evidence', Date.now())
    const file = join(data, 'identity.pem')
    await writeFile(file, `${key}\n${certificates.join('\n')}`)
    const ours = new X509Certificate(certificates[0] as string).raw.toString('hex')
    const evidenceOf = async (account: Registering) => {
      const registered_id = await account.email()
      return { registered_id, evidence_id: (await account.evidence(registered_id)).id }
    }
    const bytesOf = async ({ api }: Pick<Registering, 'api'>, path: { registered_id: string; evidence_id: number }) =>
      Buffer.from((await api.downloadRegisteredEvidence({ path })) as Uint8Array)
    const isOurs = (pdf: Buffer) => pdf.toString('latin1').toLowerCase().includes(ours)

    const { first, pdf, apiKey } = await during(async (server) => {
      const account = await openRegistered(server)
      const made = await evidenceOf(account)
      return { first: made, pdf: await bytesOf(account, made), apiKey: account.key }
    })
    expect(isOurs(pdf)).toBe(false)
    await during(
      async (server) => {
        const kept = await bytesOf({ api: server.registered(apiKey) }, first)
        expect(kept.equals(pdf)).toBe(true)
        const account = await openRegistered(server, 'Other')
        expect(isOurs(await bytesOf(account, await evidenceOf(account)))).toBe(true)
      },
      { MESSAGING_EVIDENCE_PEM: file },
    )
  })
})
