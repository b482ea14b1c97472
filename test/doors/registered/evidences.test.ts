// Evidences: real PDFs, whose signature and chain are checked by others: pdfsig, pdftotext and the rule on the page.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NotFoundError, verifyWebhook } from '../../../src/clients/index.ts'
import { drawCertificate } from '../../../src/server/domain/messages/registered/certificate.ts'
import { makeIdentity, signPdf } from '../../../src/server/lib/pdf-signature.ts'
import { ConfigError } from '../../../src/server/settings/settings.ts'
import { eventually } from '../../support/eventually.ts'
import { needs } from '../../support/programs.ts'
import { useReceiver } from '../../support/receiver.ts'
import { openRegistered, type Registering } from '../../support/registering.ts'
import { startServer, useServer } from '../../support/server.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder('evidence-')
const receiver = useReceiver()
const server = useServer()

const open = () => openRegistered(server)
const download = async ({ api }: Registering, registered_id: string, evidence_id: number): Promise<Buffer> =>
  Buffer.from((await api.downloadRegisteredEvidence({ path: { registered_id, evidence_id } })) as Uint8Array)

let files = 0
async function poppler(command: 'pdfsig' | 'pdftotext', pdf: Buffer): Promise<string> {
  const file = join(folder, `${++files}.pdf`)
  await writeFile(file, pdf)
  return execFileSync(command, command === 'pdftotext' ? ['-layout', file, '-'] : [file], { encoding: 'utf8' })
}

/** The text of the PDF with each run of spaces and line breaks as one space. */
const textOf = async (pdf: Buffer) => (await poppler('pdftotext', pdf)).replaceAll(/\s+/g, ' ')

describe('createEvidencesBulk', () => {
  it('queues each message once, and says which it does not know', async () => {
    const { email, sms, api, evidences } = await open()
    const [a, b, stranger] = [await email(), await sms(), await (await open()).email()]
    const unknown = '0'.repeat(32)
    await expect(api.createEvidencesBulk({ body: [a, unknown, b, a, stranger, unknown] })).resolves.toEqual({
      in_queue: [a, b],
      not_found: [unknown, stranger],
    })
    for (const id of [a, b]) expect(await eventually(async () => (await evidences(id)).length)).toBe(1)
  })

  it('makes another one, which shows what happened since', async () => {
    const { email, evidence, evidences } = await open()
    const id = await email()
    const first = await evidence(id)
    const second = await evidence(id)
    expect(await evidences(id)).toEqual([second, first])
  })
})

describe('downloadRegisteredEvidence', () => {
  it('is a PDF, for every download the same bytes', async () => {
    const account = await open()
    const id = await account.email()
    const evidence = await account.evidence(id)
    const pdf = await download(account, id, evidence.id)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(evidence).toMatchObject({
      channel: 'email',
      name: `evidence-${id}-${evidence.id}.pdf`,
      size: String(pdf.length),
    })
    expect((await download(account, id, evidence.id)).equals(pdf)).toBe(true)
    const answer = await server.inject(`/registered/v1/registered/${id}/evidences/${evidence.id}/download`, {
      headers: { apikey: account.key },
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${evidence.name}"`)
  })

  it('is signed; a changed byte is noticed', needs('poppler'), async () => {
    const account = await open()
    const id = await account.email()
    const pdf = await download(account, id, (await account.evidence(id)).id)
    const found = await poppler('pdfsig', pdf)
    expect(found).toContain('Signature is Valid')
    expect(found).toContain('Total document signed')
    const at = pdf.indexOf('/Author (Messaging')
    const forged = Buffer.from(pdf)
    forged[at + 10] = (forged[at + 10] as number) ^ 1
    expect(await poppler('pdfsig', forged)).toContain('Digest Mismatch')
  })

  it('shows the message, and a chain that leads from its content to the last event', needs('poppler'), async () => {
    const account = await open()
    const { api, key } = account
    const attachment = [
      {
        filename: 'terms.txt',
        mimeType: 'text/plain',
        arrangement: 'attachment',
        data: Buffer.from('Terms\n').toString('base64'),
      },
    ]
    const id = await account.email({ subject: 'Договор – σύμβαση 🎉', textBody: 'Dear Ana', attachment } as never)
    await api.createRegisteredCustomEvents({
      body: { channel: 'Email', events: [{ eventDate: 1_772_449_200, registerId: id, customData: 'signed "here"' }] },
    })
    const text = await textOf(await download(account, id, (await account.evidence(id)).id))
    expect(text).toContain('Договор – σύμβαση [U+1F389]')
    for (const part of ['Dear Ana', 'ana@example.com', 'shop@example.com', 'terms.txt', id, 'Data: signed "here"'])
      expect(text).toContain(part)

    const source = await (
      await server.inject(`/registered/v1/registered/${id}/message`, { headers: { apikey: key } })
    ).text()
    const sha256 = (of: string) => createHash('sha256').update(of).digest('hex')
    const links = [...text.matchAll(/(\d{13}) (\d{13}) ([0-9a-f]{64})/g)]
    const { items } = await api.listRegisteredEvents({ path: { registered_id: id } })
    expect(links).toHaveLength(items.length)
    let hash = sha256(source)
    expect(text).toContain(`Content hash ${hash}`)
    for (const [i, { type, customData }] of items.entries()) {
      const [, happened, noted, printed] = links[i] as unknown as string[]
      hash = sha256(`${hash}\n${JSON.stringify([type, Number(happened), Number(noted), customData])}`)
      expect(printed).toBe(hash)
    }
  })

  it('shows an SMS, whose content hash anybody can make', needs('poppler'), async () => {
    const account = await open()
    const id = await account.sms({ textBody: 'Order 7' })
    const text = await textOf(await download(account, id, (await account.evidence(id)).id))
    expect(text).toContain(
      `Content hash ${createHash('sha256').update('351-920000001\n351-910000001\nOrder 7').digest('hex')}`,
    )
    expect(text).toContain('of a registered SMS')
  })

  it('survives text that no page was made for', needs('poppler'), async () => {
    const account = await open()
    const textBody = `${'long '.repeat(1000)}\u0007\r\n${'\n'.repeat(200)}${'x'.repeat(3000)}`
    const id = await account.email({ subject: `漢字 ${'y'.repeat(500)}`, textBody })
    const events = Array.from({ length: 60 }, (_, i) => ({
      eventDate: i,
      registerId: id,
      customData: `${'\n'.repeat(90)}${'z'.repeat(5000)}`,
    }))
    await account.api.createRegisteredCustomEvents({ body: { channel: 'Email', events } })
    const pdf = await download(account, id, (await account.evidence(id)).id)
    expect(await poppler('pdfsig', pdf)).toContain('Signature is Valid')
    expect(await textOf(pdf)).toContain('How to check it')
  })

  it('is signed by the key of the operator, if there is one', needs('poppler'), async () => {
    const { key, certificates } = await makeIdentity('Acme evidence', Date.now())
    const file = join(folder, 'identity.pem')
    await writeFile(file, `${key}\n${certificates.join('\n')}`)
    await using own = await startServer({ env: { MESSAGING_EVIDENCE_PEM: file } })
    const account = await openRegistered(own)
    const id = await account.email()
    const found = await poppler('pdfsig', await download(account, id, (await account.evidence(id)).id))
    expect(found).toContain('CN=Acme evidence')
    expect(found).toContain('Signature is Valid')
    await writeFile(file, key)
    await expect(startServer({ env: { MESSAGING_EVIDENCE_PEM: file } })).rejects.toThrow(ConfigError)
  })

  it.each(['P-256', 'P-384', 'P-521'])('is signed by a key of the curve %s', needs('poppler'), async (curve) => {
    const file = join(folder, `${curve}.pem`)
    const made = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      `ec_paramgen_curve:${curve}`,
      '-nodes',
      '-days',
      '30',
      '-subj',
      `/CN=Acme ${curve}`,
    ]
    await writeFile(
      file,
      execFileSync('openssl', [...made, '-keyout', '-', '-out', '-'], { stdio: ['ignore', 'pipe', 'ignore'] }),
    )
    await using own = await startServer({ env: { MESSAGING_EVIDENCE_PEM: file } })
    const account = await openRegistered(own)
    const id = await account.email()
    const found = await poppler('pdfsig', await download(account, id, (await account.evidence(id)).id))
    expect(found).toContain(`CN=Acme ${curve}`)
    expect(found).toContain('Signature is Valid')
  })

  it('has the same bytes for the same message, events, time and key', async () => {
    const identity = await makeIdentity('Acme evidence', Date.now())
    const message = {
      id: 1,
      account_id: 1,
      hash: 'a',
      message_id: 7,
      channel: 'sms' as const,
      sender: '351-1',
      recipient: '351-2',
      subject: '',
      content_hash: 'b',
      head: 'c',
      created: 0,
    }
    const detail = { sender: '351-1', subject: '', cc: [], to: '351-2', textBody: 'Olá', htmlBody: '', attachments: [] }
    const event = {
      id: 1,
      account_id: 1,
      registered_id: 1,
      type: 'SENT' as const,
      at: 0,
      recorded: 0,
      custom_data: '',
      hash: 'c',
    }
    const make = async (created: number) =>
      signPdf(
        await drawCertificate({ name: 'a.pdf', message, detail, events: [event], seals: [], created, stamp: 'none' }),
        identity,
        {
          name: 'a',
          reason: 'b',
          time: created,
        },
      )
    const [first, second, later] = [await make(1000), await make(1000), await make(2_000_000)]
    expect(first.equals(second)).toBe(true)
    expect(first.equals(later)).toBe(false)
  })

  it('keeps the key that it made over a restart', async () => {
    const data = await mkdtemp(join(folder, 'data-'))
    // The certificate comes first in the signature, with its number and key.
    const signerOf = (pdf: Buffer) =>
      /\/Contents <([0-9a-f]{1200})/i.exec(pdf.toString('latin1'))?.[1]?.slice(120) ?? 'none'
    const signers: string[] = []
    for (const name of ['first', 'second']) {
      await using again = await startServer({ data })
      const account = await openRegistered(again, name)
      const id = await account.email()
      signers.push(signerOf(await download(account, id, (await account.evidence(id)).id)))
    }
    expect(signers[0]).toMatch(/^[0-9a-f]{1080}$/i)
    expect(signers[1]).toBe(signers[0])
  })
})

describe('listRegisteredEvidences, getRegisteredEvidence, deleteRegisteredEvidence', () => {
  it('shows them, newest first, and deletes one for good', async () => {
    const { email, evidence, api } = await open()
    const id = await email()
    const [first, second] = [await evidence(id), await evidence(id)]
    const path = { registered_id: id, evidence_id: first.id }
    await expect(api.listRegisteredEvidences({ path: { registered_id: id }, query: { limit: 1 } })).resolves.toEqual({
      total_items: 2,
      items: [second],
    })
    await expect(api.getRegisteredEvidence({ path })).resolves.toEqual(first)
    await api.deleteRegisteredEvidence({ path })
    await expect(api.getRegisteredEvidence({ path })).rejects.toThrow(NotFoundError)
    await expect(api.downloadRegisteredEvidence({ path })).rejects.toThrow(NotFoundError)
    await expect(api.deleteRegisteredEvidence({ path })).rejects.toThrow(NotFoundError)
    await expect(api.listRegisteredEvidences({ path: { registered_id: id } })).resolves.toEqual({
      total_items: 1,
      items: [second],
    })
  })

  it('finds an evidence below its own message only', async () => {
    const { email, evidence, api } = await open()
    const [a, b] = [await email(), await email()]
    const { id } = await evidence(a)
    await expect(api.getRegisteredEvidence({ path: { registered_id: b, evidence_id: id } })).rejects.toThrow(
      NotFoundError,
    )
  })
})

describe('createRegisteredWebhook, listRegisteredWebhooks, deleteRegisteredWebhook', () => {
  it('is called with a signature when an evidence is ready', async () => {
    const { email, evidence, api, mailing } = await open()
    const url = `${receiver.url}/sendcert`
    const { webhook_id, secret, result } = await api.createRegisteredWebhook({
      body: { url, actions: ['SENDCERT', 'SENDCERT'] },
    })
    expect(result).toBe('success')
    await expect(api.listRegisteredWebhooks()).resolves.toEqual({
      total_items: 1,
      items: [{ webhook_id, url, actions: ['SENDCERT'], status: 'active' }],
    })
    await expect(api.createRegisteredWebhook({ body: { url, actions: ['SENDCERT'] } })).rejects.toMatchObject({
      status: 409,
      errors: { webhook_exists: expect.any(String) },
    })
    const id = await email()
    const { id: evidenceId, name, size } = await evidence(id)
    const { body, headers } = await receiver.waitFor(({ path }) => path === '/sendcert')
    const { message_id: messageId } = await api.getRegisteredMessage({ path: { registered_id: id } })
    await verifyWebhook(body, headers, secret)
    expect(JSON.parse(body)).toEqual([
      {
        action: 'SENDCERT',
        actionDate: expect.any(Number),
        data: { registerId: id, messageId, channel: 'email', evidenceId, name, size, createdAt: expect.any(Number) },
      },
    ])
    await api.deleteRegisteredWebhook({ path: { webhook_id } })
    await expect(api.deleteRegisteredWebhook({ path: { webhook_id } })).rejects.toThrow(NotFoundError)
    await evidence(id)
    await mailing.sandbox.advanceClock({ body: { seconds: 1 } })
    expect(receiver.requests.filter(({ path }) => path === '/sendcert')).toHaveLength(1)
  })

  it('refuses an address with a password', async () => {
    const { api } = await open()
    await expect(
      api.createRegisteredWebhook({ body: { url: 'https://a:b@example.com/', actions: ['SENDCERT'] } }),
    ).rejects.toMatchObject({ status: 422, errors: { 'body.url': expect.any(String) } })
  })
})

describe('createAutocertificateOption, listAutocertificateOptions, deleteAutocertificateOption', () => {
  const DAY = 86_400
  /** The account on a server of its own, whose clock others do not move. */
  const alone = async () => {
    const own = await startServer()
    const account = await openRegistered(own)
    const { sandbox } = account.mailing
    /** Moves to this hour of the day that is so many days after today. */
    const to = async (days: number, hour: string) => {
      const { now } = await sandbox.getClock()
      const day = new Date(Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + days * DAY * 1000).toISOString().slice(0, 10)
      await sandbox.advanceClock({ body: { to: `${day} ${hour}` } })
    }
    return { ...account, own, to }
  }

  it('makes an evidence at 03:00 UTC, so many days after the day of the registration', async () => {
    const { own, to, api, email, evidences } = await alone()
    await using _ = own
    await to(1, '12:00:00')
    const before = await email()
    const { id, result } = await api.createAutocertificateOption({ body: { autoCertificationDays: 2 } })
    expect(result).toBe('success')
    const after = await email()
    await to(2, '02:59:59')
    expect([...(await evidences(before)), ...(await evidences(after))]).toEqual([])
    await to(0, '03:00:01')
    // The clock runs while the machine works, which takes long on a busy one.
    for (const message of [before, after])
      expect((await evidences(message)).map(({ created_at }) => created_at.slice(11))).toEqual([
        expect.stringMatching(/^03:\d\d:\d\d$/),
      ])
    await to(5, '12:00:00')
    expect(await evidences(before)).toHaveLength(1)
    await expect(api.listAutocertificateOptions()).resolves.toEqual({
      total_items: 1,
      items: [{ id, autoCertificationDays: 2, created_at: expect.any(String) }],
    })
  })

  it('leaves out messages whose day is over, and stops when it is deleted', async () => {
    const { own, to, api, email, evidences } = await alone()
    await using _ = own
    const old = await email()
    await to(1, '12:00:00')
    const { id } = await api.createAutocertificateOption({ body: { autoCertificationDays: 1 } })
    const later = await email()
    await api.deleteAutocertificateOption({ path: { id } })
    await expect(api.deleteAutocertificateOption({ path: { id } })).rejects.toThrow(NotFoundError)
    await to(3, '12:00:00')
    expect([...(await evidences(old)), ...(await evidences(later))]).toEqual([])
  })

  it('takes the same days once, and days without end', async () => {
    const { api, email } = await open()
    await api.createAutocertificateOption({ body: { autoCertificationDays: 400 } })
    await expect(api.createAutocertificateOption({ body: { autoCertificationDays: 400 } })).rejects.toMatchObject({
      status: 409,
      errors: { option_exists: expect.any(String) },
    })
    await api.createAutocertificateOption({ body: { autoCertificationDays: Number.MAX_SAFE_INTEGER } })
    await expect(email()).resolves.toMatch(/^[0-9a-f]{32}$/)
  })
})
