// `messaging verify`: what it says of evidences that the platform made, and of those that somebody has touched. Poppler and
// openssl say what they think of the same files.
import { execFileSync, spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawCertificate } from '../../../src/server/domain/messages/registered/certificate.ts'
import { checkEvidence, type EvidenceVerdict } from '../../../src/server/domain/messages/registered/check-evidence.ts'
import { makeIdentity, type SigningIdentity, signPdf } from '../../../src/server/lib/pdf-signature.ts'
import { type } from '../../support/command-line.ts'
import { dropDatabaseOf } from '../../support/engine.ts'
import {
  authorityOf,
  cutOut,
  dateText,
  extensions,
  identityOf,
  makeAuthority,
  signedEvidence,
  smsContent,
} from '../../support/evidences.ts'
import { needs } from '../../support/programs.ts'
import { openRegistered } from '../../support/registering.ts'
import { startServer } from '../../support/server.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder('verify-')
let identity: SigningIdentity
/** The file of the certificate of `identity`. */
let trust: string
let evidence: Buffer
beforeAll(async () => {
  identity = await makeIdentity('Acme evidence', Date.now())
  trust = await written(identity.certificates.join('\n'), 'pem')
  evidence = await signedEvidence(identity)
})

let files = 0
async function written(bytes: Buffer | string, ending = 'pdf'): Promise<string> {
  const file = join(folder, `${++files}.${ending}`)
  await writeFile(file, bytes)
  return file
}

/** Types the command; `results` are the words of the checks by their names. */
async function verify(pdf: Buffer | string, ...words: string[]) {
  const file = typeof pdf === 'string' ? pdf : await written(pdf)
  const { code, stdout, stderr } = await type(['verify', file, ...words, '--json'])
  const verdict = JSON.parse(stdout || 'null') as EvidenceVerdict | null
  const results = Object.fromEntries(verdict?.checks.map(({ name, result }) => [name, result]) ?? [])
  const failures = verdict?.checks.filter(({ result }) => result === 'failed').map(({ says }) => says) ?? []
  return { code, verdict, results, failures, stderr }
}

/** What is found without a process and files. */
const check = (pdf: Buffer, trusted = identity) =>
  checkEvidence(pdf, {
    anchors: trusted.certificates.map((pem) => new X509Certificate(pem)),
    stampAnchors: [],
    now: Date.now(),
    email: null,
  })

const whole = { file: 'ok', signature: 'ok', signer: 'ok', times: 'note', data: 'ok', chain: 'ok', content: 'ok' }

describe('messaging verify', () => {
  it('finds that an evidence of the platform holds', async () => {
    await using server = await startServer({
      env: { MESSAGING_EVIDENCE_PEM: await written(`${identity.key}\n${identity.certificates.join('\n')}`, 'pem') },
    })
    const account = await openRegistered(server)
    const download = async (registered_id: string) => {
      const { id: evidence_id, name } = await account.evidence(registered_id)
      const path = { registered_id, evidence_id }
      return { name, pdf: Buffer.from((await account.api.downloadRegisteredEvidence({ path })) as Uint8Array) }
    }
    const [sms, email] = [await account.sms({ textBody: 'Café / 1' }), await account.email()]
    const ofSms = await download(sms)
    const found = await verify(ofSms.pdf, '--trust', trust)
    expect(found).toMatchObject({ code: 0, results: whole, stderr: '' })
    expect(found.verdict).toMatchObject({
      level: 'B-B',
      signer: { subject: 'CN=Acme evidence' },
      evidence: { name: ofSms.name, message: { registered_id: sms, text: 'Café / 1' } },
    })

    const { pdf } = await download(email)
    const source = await server.inject(`/registered/v1/registered/${email}/message`, {
      headers: { apikey: account.key },
    })
    const mail = await written(Buffer.from(await source.arrayBuffer()), 'eml')
    expect(await verify(pdf, '--trust', trust)).toMatchObject({ code: 0, results: { ...whole, content: 'note' } })
    expect(await verify(pdf, '--trust', trust, '--email', mail)).toMatchObject({ code: 0, results: whole })
    expect(await verify(pdf, '--trust', trust, '--email', trust)).toMatchObject({
      code: 1,
      results: { ...whole, content: 'failed' },
    })
  })

  it('trusts the certificate that a platform shows everybody, as soon as it has made its key', async () => {
    await using server = await startServer()
    const get = () => server.inject('/evidences.pem')
    expect((await get()).status).toBe(404)
    const account = await openRegistered(server)
    const registered_id = await account.email()
    const { id: evidence_id } = await account.evidence(registered_id)
    const path = { registered_id, evidence_id }
    const pdf = Buffer.from((await account.api.downloadRegisteredEvidence({ path })) as Uint8Array)
    const answer = await get()
    expect(answer.headers.get('content-type')).toBe('application/x-pem-file')
    const pem = await answer.text()
    expect(pem).not.toContain('PRIVATE KEY')
    const { code, verdict } = await verify(pdf, '--trust', await written(pem, 'pem'))
    expect({ code, subject: verdict?.signer?.subject }).toEqual({ code: 0, subject: 'CN=Messaging platform evidence' })
  })

  it(
    'trusts the signer of a platform alone, and not the authority that issued his certificate',
    needs('openssl'),
    async () => {
      const root = await makeAuthority(folder)
      const own = await identityOf(await root.issue('Acme evidence'), root.file)
      await using server = await startServer({
        env: { MESSAGING_EVIDENCE_PEM: await written(`${own.key}\n${own.certificates.join('\n')}`, 'pem') },
      })
      const pem = await (await server.inject('/evidences.pem')).text()
      expect(pem.trim()).toBe(own.certificates[0]?.trim())
      const shown = await written(pem, 'pem')
      expect(await verify(await signedEvidence(own), '--trust', shown)).toMatchObject({ code: 0, results: whole })
      const other = await identityOf(await root.issue('Acme evidence'), root.file)
      expect(await verify(await signedEvidence(other), '--trust', shown)).toMatchObject({
        code: 1,
        results: { ...whole, signer: 'failed' },
      })
    },
  )

  it('trusts everybody who has ever signed for a platform, the present signer first', async () => {
    const data = await mkdtemp(join(folder, 'signers-'))
    const signers = [null, await makeIdentity('Acme one', Date.now()), await makeIdentity('Acme two', Date.now())]
    const evidences: Buffer[] = []
    let shown = ''
    for (const signer of signers) {
      const pem = signer && `${signer.key}\n${signer.certificates.join('\n')}`
      const env: Record<string, string> = pem === null ? {} : { MESSAGING_EVIDENCE_PEM: await written(pem, 'pem') }
      await using server = await startServer({ data, env })
      const account = await openRegistered(server)
      const registered_id = await account.email()
      const { id: evidence_id } = await account.evidence(registered_id)
      const path = { registered_id, evidence_id }
      evidences.push(Buffer.from((await account.api.downloadRegisteredEvidence({ path })) as Uint8Array))
      shown = await (await server.inject('/evidences.pem')).text()
    }
    await dropDatabaseOf(data)
    expect(shown.split('-----BEGIN CERTIFICATE-----')).toHaveLength(4)
    expect(shown).not.toContain('PRIVATE KEY')
    expect(new X509Certificate(shown).subject).toBe('CN=Acme two')
    const trusted = await written(shown, 'pem')
    for (const one of evidences) expect((await verify(one, '--trust', trusted)).failures).toEqual([])
  })

  it('holds for an account whose clock was moved, as the signature is of real time', async () => {
    await using server = await startServer()
    const account = await openRegistered(server)
    await account.mailing.sandbox.advanceClock({ body: { seconds: 7 * 86_400 } })
    const registered_id = await account.email()
    const { id: evidence_id, created_at } = await account.evidence(registered_id)
    const path = { registered_id, evidence_id }
    const pdf = Buffer.from((await account.api.downloadRegisteredEvidence({ path })) as Uint8Array)
    const pem = await written(await (await server.inject('/evidences.pem')).text(), 'pem')
    const { code, verdict, results } = await verify(pdf, '--trust', pem)
    expect({ code, results }).toEqual({ code: 0, results: { ...whole, content: 'note' } })
    // What it tells is in the time of the account.
    const ahead = 6 * 86_400_000
    expect(verdict?.evidence?.created).toBeGreaterThan(Date.parse(verdict?.claimed as string) + ahead)
    expect(Date.parse(created_at as string)).toBeGreaterThan(Date.parse(verdict?.claimed as string) + ahead)
  })

  it('prints a line for each check, and what they mean together', async () => {
    const file = await written(evidence)
    const { code, stdout } = await type(['verify', file, '--trust', trust])
    expect(code).toBe(0)
    expect(stdout.split('\n').map((line) => line.slice(0, 6).trim())).toEqual([
      ...['ok', 'ok', 'ok', 'note', 'ok', 'ok', 'ok'],
      'The ev',
      '',
    ])
    expect(stdout).toContain('The evidence is valid (PAdES level B-B).')
    const touched = await type([
      'verify',
      await written(Buffer.concat([evidence, Buffer.from('\n')])),
      '--trust',
      trust,
    ])
    expect(touched.code).toBe(1)
    expect(touched.stdout).toContain('The evidence is NOT valid.')
  })

  it('trusts nobody by itself, and says whose certificate it would need', async () => {
    const { code, verdict, results } = await verify(evidence)
    expect({ code, results }).toEqual({ code: 1, results: { ...whole, signer: 'unknown' } })
    const { fingerprint256 } = new X509Certificate(identity.certificates[0] as string)
    expect(verdict?.signer?.fingerprint).toBe(fingerprint256.replaceAll(':', '').toLowerCase())
    const { stdout } = await type(['verify', await written(evidence)])
    expect(stdout).toContain(verdict?.signer?.fingerprint)
  })

  it('holds with a long chain of certificates', async () => {
    const others = await Promise.all(Array.from({ length: 9 }, (_, n) => makeIdentity(`CA ${n}`, Date.now())))
    const certificates = [...identity.certificates, ...others.flatMap((one) => one.certificates)]
    const signed = await signedEvidence({ ...identity, certificates })
    expect(await verify(signed, '--trust', trust)).toMatchObject({ code: 0, results: { signer: 'ok' } })
  })

  it('refuses another signer with the same name', async () => {
    const other = await makeIdentity('Acme evidence', Date.now())
    expect(await verify(await signedEvidence(other), '--trust', trust)).toMatchObject({
      code: 1,
      results: { ...whole, signer: 'failed' },
    })
  })

  it('prints no control characters of others', async () => {
    const other = await makeIdentity('Acme\u001b[2J\u202e', Date.now())
    const { detail } = smsContent()
    const content = smsContent({ detail: { ...detail, sender: 'shop\u001b[2J\u202e\n' } })
    const { stdout } = await type(['verify', await written(await signedEvidence(other, content))])
    expect(stdout).toContain(String.raw`from shop\u001b[2J\u202e\n to`)
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  it('ends with 1 for what is no file, and with 2 for words without sense', async () => {
    expect(await type(['verify', join(folder, 'none.pdf')])).toMatchObject({ code: 1, stdout: '' })
    expect(await type(['verify', folder])).toMatchObject({ code: 1, stdout: '' })
    const file = await written(evidence)
    expect(await type(['verify', file, '--trust', file])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('holds no certificate'),
    })
    expect(await type(['verify'])).toMatchObject({ code: 2, stdout: '' })
  })
})

describe('an evidence that somebody touched', () => {
  it('does not hold with one byte changed, wherever it is', () => {
    const { cms, digits } = cutOut(evidence)
    const end = digits + 2 * cms.length
    const unnoticed: number[] = []
    for (let at = 0; at < evidence.length; at += at >= digits && at < end ? 3 : 37) {
      const byte = evidence[at] as number
      const changed = Buffer.from(evidence)
      // Another digit where digits stand: 0 and 1, 2 and 3, a and b change places, f becomes 0.
      changed[at] = at > digits && at < end ? (byte === 0x66 ? 0x30 : byte === 0x61 ? 0x62 : byte ^ 1) : byte ^ 0x20
      if (check(changed).isConfirmed) unnoticed.push(at)
    }
    expect(unnoticed).toEqual([])
  })

  it('does not hold when it is cut off', async () => {
    for (const length of [0, 4, 8, 1_000, evidence.length - 20_000, evidence.length - 7, evidence.length - 1]) {
      const { code, results } = await verify(evidence.subarray(0, length), '--trust', trust)
      expect({ length, code, file: results['file'] }).toEqual({ length, code: 1, file: 'failed' })
    }
  })

  it('does not hold with a revision after it', needs('poppler'), async () => {
    const text = evidence.toString('latin1')
    const [, startxref] = /startxref\n(\d+)\n%%EOF$/.exec(text) as unknown as string[]
    const [, root] = /\/Root (\d+ 0 R)/.exec(text) as unknown as string[]
    const object = '90 0 obj\n<< /Note (later) >>\nendobj\n'
    const start = evidence.length + 1
    const table = `xref\n90 1\n${String(start).padStart(10, '0')} 00000 n \n`
    const end = `startxref\n${start + object.length}\n%%EOF`
    const trailer = `trailer\n<< /Size 91 /Root ${root} /Prev ${startxref} >>\n${end}`
    const revised = Buffer.concat([evidence, Buffer.from(`\n${object}${table}${trailer}`)])
    const { code, failures } = await verify(revised, '--trust', trust)
    expect({ code, failures }).toEqual({
      code: 1,
      failures: [expect.stringContaining('does not cover the whole file')],
    })
    expect(execFileSync('pdfsig', [await written(revised)], { encoding: 'utf8' })).not.toContain(
      'Total document signed',
    )

    const again = await signPdf(evidence, identity, { name: 'a', reason: 'b', time: Date.now() })
    expect(await verify(again, '--trust', trust)).toMatchObject({ code: 1, results: { file: 'failed' } })
  })

  it('does not hold with a signature that covers other bytes than it says', () => {
    const text = evidence.toString('latin1')
    const [, from, start, end, rest] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]( *)/.exec(text) as unknown as string[]
    const ranges = [
      [from, start, end, Number(rest) - 10],
      [10, Number(start) - 10, end, rest],
      [from, end, start, rest],
      [from, start, Number(end) + 1, Number(rest) - 1],
      [from, start, '9999999999', rest],
    ]
    for (const range of ranges) {
      const forged = text.replace(/\/ByteRange \[[\d ]+\] */, (old) =>
        `/ByteRange [${range.join(' ')}]`.padEnd(old.length),
      )
      expect(check(Buffer.from(forged, 'latin1')).checks, String(range)).toMatchObject([
        { name: 'file', result: 'failed' },
      ])
    }
  })

  it('is refused when it is something else', async () => {
    const { certificates } = identity
    for (const bytes of [
      Buffer.from('hello'),
      Buffer.from(certificates[0] as string),
      await drawCertificate(smsContent()),
      Buffer.from(`%PDF-1.3\n${'/ByteRange [0 1 2 3]/'.repeat(1000)}`),
      Buffer.concat([Buffer.from('\n'), evidence]),
    ])
      expect(await verify(bytes, '--trust', trust)).toMatchObject({ code: 1, results: { file: 'failed' } })
  })

  it('is refused when it is huge or has no end', async () => {
    const file = await written(evidence)
    await truncate(file, 5_000_000_000)
    for (const huge of [file, '/dev/zero'])
      expect(await verify(huge, '--trust', trust)).toMatchObject({
        code: 1,
        failures: [expect.stringContaining('64 MB')],
      })
  })

  it('is refused in little memory when it claims millions of signatures', async () => {
    const file = await written(Buffer.from(`%PDF-1.3\n${'/ByteRange '.repeat(5_000_000)}`))
    const words = ['--max-old-space-size=200', 'src/cli/messaging.js', 'verify', file, '--json']
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    expect({ status, checks: (JSON.parse(stdout || '{}') as Partial<EvidenceVerdict>).checks }).toMatchObject({
      status: 1,
      checks: [{ name: 'file', result: 'failed' }],
    })
  })

  it('is refused with a signature that is nonsense', () => {
    const { digits } = cutOut(evidence)
    const room = 16_384
    const nested = '30820fff'.repeat(room / 8)
    const nonsense = [
      '',
      '30',
      '3080',
      '30840fffffff',
      '3082ffff',
      nested,
      'ff'.repeat(room / 2),
      '300b06092a864886f70d010702',
    ]
    for (const hex of nonsense) {
      const forged = Buffer.from(evidence)
      forged.write(hex.padEnd(room, '0').slice(0, room), digits, 'latin1')
      expect(check(forged).isConfirmed, hex.slice(0, 40)).toBe(false)
    }
  })
})

describe('the chain in an evidence', () => {
  /** An evidence that says something else, signed by somebody whom the reader trusts. */
  const say = async (change: (content: ReturnType<typeof smsContent>) => void) => {
    const content = structuredClone(smsContent())
    change(content)
    return check(await signedEvidence(identity, content))
      .checks.filter(({ result }) => result === 'failed')
      .map(({ name, says }) => `${name}: ${says}`)
  }

  it('does not hold when an event was changed, left out or moved', async () => {
    expect(await say(() => undefined)).toEqual([])
    const second = ['chain: Event 2, DELIVERY, does not follow from the one before it.']
    expect(await say(({ events }) => void (events[1] as { at: number }).at++)).toEqual(second)
    expect(await say((content) => void (content.events = content.events.slice(1)))).toEqual([
      'chain: Event 1, DELIVERY, does not follow from the one before it.',
    ])
    expect(await say((content) => void (content.events = content.events.toReversed()))).toHaveLength(1)
  })

  it('does not hold with the text of another SMS', async () => {
    expect(await say(({ detail }) => void (detail.textBody = 'Something else'))).toEqual([
      'content: The content hash is not that of the text of the SMS.',
    ])
  })

  it('is not there in an evidence of an earlier version, which holds all the same', async () => {
    const { default: PdfDocument } = await import('pdfkit')
    const doc = new PdfDocument()
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise((resolve) => doc.on('end', resolve))
    doc.text('Certificate of evidence').end()
    await ended
    const old = await signPdf(Buffer.concat(parts), identity, { name: 'a', reason: 'b', time: Date.now() })
    expect(await verify(old, '--trust', trust)).toMatchObject({ code: 0, results: { signer: 'ok', data: 'note' } })
  })
})

describe('the certificate of the signer', needs('openssl'), () => {
  /** What openssl says of the same signature with the same trust. */
  async function opensslOf(pdf: Buffer, root: string): Promise<boolean> {
    const { cms, covered } = cutOut(pdf)
    const [signature, content] = [await written(cms, 'der'), await written(covered, 'bin')]
    const words = ['-in', signature, '-content', content, '-CAfile', root, '-purpose', 'any', '-out', '/dev/null']
    try {
      execFileSync('openssl', ['cms', '-verify', '-binary', '-inform', 'DER', ...words], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }

  /** Checks by both, which have to agree. */
  async function both(pdf: Buffer, root: string): Promise<boolean> {
    const { code } = await verify(pdf, '--trust', root)
    expect(await opensslOf(pdf, root)).toBe(code === 0)
    return code === 0
  }

  it('is vouched for by an authority, also over another one, with keys of each kind', async () => {
    const root = await makeAuthority(folder)
    const stranger = await makeAuthority(folder)
    for (const key of [
      ['rsa:3072'],
      ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
      ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384'],
      ['ec', '-pkeyopt', 'ec_paramgen_curve:P-521'],
    ]) {
      const pdf = await signedEvidence(await identityOf(await root.issue('Acme evidence', { key })))
      expect(await both(pdf, root.file), key.join(' ')).toBe(true)
      expect(await both(pdf, stranger.file)).toBe(false)
    }
    const middle = await root.issue('Acme Documents', { extensions: extensions.issuer })
    const below = await (await authorityOf(folder, middle)).issue('Acme evidence')
    const pdf = await signedEvidence(await identityOf(below, middle))
    expect(await both(pdf, root.file)).toBe(true)
    expect(await both(pdf, stranger.file)).toBe(false)
    // The certificate between them is not in the PDF, but the reader may have it.
    const alone = await signedEvidence(await identityOf(below))
    expect(await both(alone, root.file)).toBe(false)
    expect(await verify(alone, '--trust', root.file, middle)).toMatchObject({ code: 0 })
  })

  it('is not vouched for by one that may not issue any', async () => {
    const root = await makeAuthority(folder)
    for (const text of [extensions.document, 'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,digitalSignature']) {
      const middle = await root.issue('Acme Documents', { extensions: text })
      const below = await (await authorityOf(folder, middle)).issue('Acme evidence')
      expect(await both(await signedEvidence(await identityOf(below, middle)), root.file), text).toBe(false)
    }
    const narrow = await root.issue('Narrow', { extensions: extensions.issuer.replace('CA:TRUE', 'CA:TRUE,pathlen:0') })
    const middle = await (await authorityOf(folder, narrow)).issue('Middle', { extensions: extensions.issuer })
    const below = await (await authorityOf(folder, middle)).issue('Acme evidence')
    expect(await both(await signedEvidence(await identityOf(below, middle, narrow)), root.file)).toBe(false)
  })

  it('has to be valid now, as no time stamp says when it signed', async () => {
    const root = await makeAuthority(folder)
    const DAY = 86_400_000
    const times: [number, number][] = [
      [-10, -1],
      [1, 10],
    ]
    for (const [from, to] of times) {
      const days: [string, string] = [dateText(Date.now() + from * DAY), dateText(Date.now() + to * DAY)]
      const pdf = await signedEvidence(await identityOf(await root.issue('Acme evidence', { days })))
      expect(await both(pdf, root.file)).toBe(false)
      expect((await verify(pdf, '--trust', root.file)).failures).toEqual([expect.stringContaining('is valid from')])
    }
  })

  it('has to be one that may sign', async () => {
    const root = await makeAuthority(folder)
    const file = await root.issue('Acme evidence', { extensions: 'keyUsage=critical,keyEncipherment' })
    expect(await verify(await signedEvidence(await identityOf(file)), '--trust', root.file)).toMatchObject({
      code: 1,
      results: { ...whole, signer: 'failed' },
    })
  })

  it('has to be issued by a signature that is known to be strong', async () => {
    const root = await makeAuthority(folder)
    const key = ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
    const pss = ['-sigopt', 'rsa_padding_mode:pss']
    const ways: [way: string[], code: number][] = [
      [['-md', 'sha384'], 0],
      [['-md', 'sha512'], 0],
      [['-md', 'sha256', ...pss], 0],
      [['-md', 'sha224', ...pss], 1],
      [['-md', 'sha224'], 1],
      [['-md', 'sha1'], 1],
    ]
    for (const [signing, code] of ways) {
      const pdf = await signedEvidence(await identityOf(await root.issue('Acme evidence', { key, signing })))
      const results = code === 0 ? whole : { ...whole, signer: 'failed' }
      expect(await verify(pdf, '--trust', root.file), signing.join(' ')).toMatchObject({ code, results })
    }
  })

  it('has to be one for documents or mails, where it says what it is for', async () => {
    const root = await makeAuthority(folder)
    const purposes: [purpose: string, code: number][] = [
      ['1.3.6.1.5.5.7.3.36', 0],
      ['serverAuth,emailProtection', 0],
      ['anyExtendedKeyUsage', 0],
      ['serverAuth,clientAuth', 1],
      ['critical,timeStamping', 1],
    ]
    for (const [purpose, code] of purposes) {
      const file = await root.issue('Acme evidence', {
        extensions: `${extensions.document}\nextendedKeyUsage=${purpose}`,
      })
      const pdf = await signedEvidence(await identityOf(file))
      const results = code === 0 ? whole : { ...whole, signer: 'failed' }
      expect(await verify(pdf, '--trust', root.file), purpose).toMatchObject({ code, results })
    }
  })

  it('says nothing of a signature that claims to be of a time to come', async () => {
    const content = smsContent({ created: Date.now() + 86_400_000 })
    expect(await verify(await signedEvidence(identity, content), '--trust', trust)).toMatchObject({
      code: 1,
      results: { ...whole, times: 'failed' },
    })
  })
})

describe('an evidence, for other programs', () => {
  it('is a valid PDF whose file is the data', needs('poppler'), async () => {
    const file = await written(evidence)
    expect(execFileSync('pdfsig', [file], { encoding: 'utf8' })).toContain('Signature is Valid')
    execFileSync('pdfdetach', ['-save', '1', '-o', join(folder, 'data.json'), file])
    const data = JSON.parse(await readFile(join(folder, 'data.json'), 'utf8')) as { events: unknown[] }
    expect(data).toMatchObject({ format: 'messaging-evidence-1', level: 'B-B', message: { channel: 'sms' } })
    expect(data.events).toHaveLength(2)
  })
})
