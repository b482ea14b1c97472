// Time stamps of evidences: asked of a real HTTP server whose stamps openssl makes, and of one that misbehaves.
import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStampClient } from '../../../src/server/channels/http/stamp-client.ts'
import { checkEvidence } from '../../../src/server/domain/messages/registered/check-evidence.ts'
import { createStampWatch } from '../../../src/server/domain/messages/registered/stamps.ts'
import { makeIdentity, type SigningIdentity } from '../../../src/server/lib/pdf-signature.ts'
import { readCms } from '../../../src/server/lib/pki/cms.ts'
import { type Der, der, partsOf, readDer, tag } from '../../../src/server/lib/pki/der.ts'
import { ConfigError } from '../../../src/server/settings/settings.ts'
import { type } from '../../support/command-line.ts'
import { eventually } from '../../support/eventually.ts'
import { cutOut, makeAuthority } from '../../support/evidences.ts'
import { needs } from '../../support/programs.ts'
import { openRegistered } from '../../support/registering.ts'
import { startServer } from '../../support/server.ts'
import { type Behaviour, startTimeAuthority, type TimeAuthority } from '../../support/time-authority.ts'
import { useFolder } from '../../support/use-folder.ts'

const STAMP = '1.2.840.113549.1.9.16.2.14'

const folder = useFolder('stamps-')
let authority: TimeAuthority
let identity: SigningIdentity
/** Files: key and certificate of the signer, and his certificate alone. */
let signer: string
let trust: string
beforeAll(async () => {
  authority = await startTimeAuthority(folder)
  identity = await makeIdentity('Acme evidence', Date.now())
  signer = join(folder, 'signer.pem')
  trust = join(folder, 'trust.pem')
  await writeFile(trust, identity.certificates.join('\n'))
  await writeFile(signer, `${identity.key}\n${identity.certificates.join('\n')}`)
})
afterAll(async () => {
  await authority?.close()
})

/** A signature without its unsigned attributes. */
function withoutStamp(cms: Buffer): Buffer {
  const raws = (parts: Der[]) => parts.map(({ raw }) => raw)
  const [type, wrapped] = partsOf(readDer(cms, tag.sequence)) as [Der, Der]
  const parts = partsOf(readDer(wrapped.body, tag.sequence))
  const [signerInfo] = partsOf(parts.pop() as Der) as [Der]
  const shorter = der(tag.sequence, ...raws(partsOf(signerInfo).slice(0, -1)))
  const signed = der(tag.sequence, ...raws(parts), der(tag.set, shorter))
  return der(tag.sequence, type.raw, der(tag.context(0), signed))
}

/** A server that asks the authority, and an account on it. */
async function stamping(env: Record<string, string> = {}) {
  const settings = {
    MESSAGING_EVIDENCE_PEM: signer,
    MESSAGING_TSA_URL: authority.url,
    MESSAGING_TSA_CA: authority.root,
    // Requests are counted: those for single evidences.
    MESSAGING_TSA_EVERY: 'off',
  }
  const server = await startServer({ env: { ...settings, ...env } })
  const account = await openRegistered(server)
  return {
    account,
    /** How many questions had this outcome. */
    async stamps(outcome: 'stamped' | 'failed'): Promise<number> {
      const text = await (await server.inject('/metrics')).text()
      return Number(new RegExp(`^messaging_time_stamps_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1])
    },
    /** Makes an evidence of a new message; resolves with what the API says of it, and the PDF. */
    async make() {
      const registered_id = await account.email()
      const evidence = await account.evidence(registered_id)
      const path = { registered_id, evidence_id: evidence.id }
      const pdf = Buffer.from((await account.api.downloadRegisteredEvidence({ path })) as Uint8Array)
      const file = join(folder, evidence.name)
      await writeFile(file, pdf)
      return { evidence, pdf, file }
    },
    [Symbol.asyncDispose]: () => server.close(),
  }
}

const certificateIn = async (file: string) => new X509Certificate(await readFile(file))

const textOf = (file: string) =>
  execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ')

describe('an evidence with a time stamp', needs('openssl'), () => {
  it('holds a stamp that openssl accepts, and says so', needs('poppler'), async () => {
    authority.behave('good')
    await using server = await stamping()
    const { evidence, pdf, file } = await server.make()
    expect(evidence).toMatchObject({ level: 'B-T', stamped_at: expect.stringMatching(/^20\d\d-/) })
    const { cms } = cutOut(pdf)
    const { unsigned, signature } = readCms(cms)
    const [token, signed] = [join(folder, 'token.der'), join(folder, 'signature.bin')]
    await writeFile(token, unsigned.get(STAMP)?.raw as Buffer)
    await writeFile(signed, signature)
    const words = ['-token_in', '-in', token, '-data', signed, '-CAfile', authority.root]
    expect(execFileSync('openssl', ['ts', '-verify', ...words], { encoding: 'utf8', stdio: 'pipe' })).toContain('OK')
    expect(execFileSync('pdfsig', [file], { encoding: 'utf8' })).toContain('Signature is Valid')
    expect(textOf(file)).toContain('PAdES level B-T')
    expect(authority.requests.at(-1)?.type).toBe('application/timestamp-query')

    const { code, stdout } = await type(['verify', file, '--trust', trust, '--trust-stamps', authority.root])
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('level B-T') })
    // Without the certificate of the authority, its stamp is open.
    for (const words of [[trust], [trust, authority.root]]) {
      const open = await type(['verify', file, '--trust', ...words])
      expect({ code: open.code, stdout: open.stdout }).toEqual({
        code: 1,
        stdout: expect.stringContaining('--trust-stamps'),
      })
    }
  })

  it('does not hold with one byte of the signature changed, or without the stamp', async () => {
    authority.behave('good')
    await using server = await stamping()
    const { pdf } = await server.make()
    const anchors = [await certificateIn(trust)]
    const stampAnchors = [await certificateIn(authority.root)]
    const check = (bytes: Buffer) => checkEvidence(bytes, { anchors, stampAnchors, now: Date.now(), email: null })
    expect(check(pdf)).toMatchObject({ isConfirmed: true, level: 'B-T' })
    const { cms, digits } = cutOut(pdf)
    const unnoticed: number[] = []
    // Every third digit, so both halves of bytes.
    for (let at = digits; at < digits + 2 * cms.length; at += 3) {
      const changed = Buffer.from(pdf)
      const byte = pdf[at] as number
      changed[at] = byte === 0x66 ? 0x30 : byte === 0x61 ? 0x62 : byte ^ 1
      if (check(changed).isConfirmed) unnoticed.push(at - digits)
    }
    expect(unnoticed).toEqual([])

    // The same signature without its unsigned attributes, as somebody would write it who takes the stamp out.
    const without = Buffer.from(pdf)
    without.write(withoutStamp(cms).toString('hex').padEnd(40_960, '0'), digits, 'latin1')
    expect(check(without)).toMatchObject({ isConfirmed: false, level: 'B-B' })
    expect(check(without).checks.find(({ name }) => name === 'data')).toMatchObject({ result: 'failed' })
    expect(check(without).checks.find(({ name }) => name === 'signature')).toMatchObject({ result: 'ok' })
  })

  it('outlives the certificate of its signer', async () => {
    authority.behave('good')
    const root = await makeAuthority(folder)
    await using server = await stamping({ MESSAGING_EVIDENCE_PEM: await root.issue('Acme evidence') })
    const { pdf } = await server.make()
    const anchors = [await certificateIn(root.file)]
    const stampAnchors = [await certificateIn(authority.root)]
    // The certificates of the tests are valid for 30 days.
    const now = Date.now() + 300 * 86_400_000
    const reader = { anchors, stampAnchors, now, email: null }
    expect(checkEvidence(pdf, reader)).toMatchObject({ isConfirmed: true, level: 'B-T' })
    expect(checkEvidence(pdf, { ...reader, stampAnchors: [] })).toMatchObject({ isConfirmed: false })
  })

  it('does not hold when somebody signed it whom only the root of the authority vouches for', async () => {
    authority.behave('good')
    await using server = await stamping({ MESSAGING_EVIDENCE_PEM: await authority.issue('Acme evidence') })
    const { file } = await server.make()
    const { code, stdout } = await type(['verify', file, '--trust', trust, '--trust-stamps', authority.root])
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringMatching(/failed.*signed by Acme evidence/) })
    expect(stdout).toMatch(/ok.*Acme Time stamped/)
    // With no certificate for signers, nobody is trusted to sign.
    const open = await type(['verify', file, '--trust-stamps', authority.root])
    expect({ code: open.code, stdout: open.stdout }).toEqual({
      code: 1,
      stdout: expect.stringMatching(/open.*signed by Acme evidence/),
    })
  })
})

describe('an authority that misbehaves', needs('openssl'), () => {
  it.each<Behaviour>(['nonce', 'imprint', 'refusal', 'garbage', 'cut', 'huge', 'large', 'gone', 'error', 'redirect'])(
    'is asked again after: %s',
    async (behaviour) => {
      authority.behave(behaviour, 'good')
      const before = authority.requests.length
      await using server = await stamping()
      const { evidence, file } = await server.make()
      expect(evidence).toMatchObject({ level: 'B-T' })
      // More than two where this machine takes longer than the ten seconds of a try.
      const asked = authority.requests.slice(before)
      expect(asked.length).toBeGreaterThanOrEqual(2)
      expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/tsr']))
      expect((await type(['verify', file, '--trust', trust, '--trust-stamps', authority.root])).code).toBe(0)
    },
  )

  it.each<Behaviour>(['error', 'large'])(
    'holds up no evidence for longer than allowed: %s',
    needs('poppler'),
    async (behaviour) => {
      authority.behave(behaviour)
      await using server = await stamping({ MESSAGING_TSA_WAIT: '0' })
      const { evidence, file } = await server.make()
      expect(evidence).toMatchObject({ level: 'B-B' })
      expect(evidence).not.toHaveProperty('stamped_at')
      expect(textOf(file)).toContain('did not answer in time')
      expect(await type(['verify', file, '--trust', trust])).toMatchObject({ code: 0 })
    },
  )

  it('is not asked for each of the evidences while it is known to be down', async () => {
    authority.behave('error')
    await using server = await stamping({ MESSAGING_TSA_WAIT: '0' })
    const { account } = server
    const before = authority.requests.length
    const ids: string[] = []
    for (let i = 0; i < 10; i++) ids.push(await account.email())
    await account.api.createEvidencesBulk({ body: ids })
    for (const id of ids)
      expect(await eventually(async () => (await account.evidences(id))[0])).toMatchObject({ level: 'B-B' })
    // The pauses double: ten questions would take a quarter of an hour.
    expect(authority.requests.length - before).toBeLessThan(10)
    // The last question may still wait for its answer.
    await eventually(async () => (await server.stamps('failed')) === authority.requests.length - before)
    expect(await server.stamps('stamped')).toBe(0)
  })

  it('does not hold up the clock of an account', async () => {
    authority.behave('error')
    await using server = await stamping()
    const { account } = server
    const before = authority.requests.length
    const id = await account.email()
    await account.api.createEvidencesBulk({ body: [id] })
    await eventually(() => authority.requests.length > before)
    await account.mailing.sandbox.advanceClock({ body: { seconds: 3600 } })
    expect(await account.evidences(id)).toEqual([])
    authority.behave('good')
    expect(await eventually(async () => (await account.evidences(id))[0])).toMatchObject({ level: 'B-T' })
  })
})

describe('the wait for a stamp', () => {
  const [start, patience] = [1_000_000, 3_600_000]
  const waited = { stamp_since: start, stamp_tries: 0 }

  it('begins when the evidence is queued, and ends although the authority was never asked', () => {
    const watch = createStampWatch({ patience })
    expect(watch.nextTry(waited, start + patience - 1)).toMatchObject({
      until: start + patience,
      since: start,
      tries: 1,
    })
    expect(watch.nextTry(waited, start + patience)).toBeNull()
    // An earlier version has not noted when it was queued.
    expect(watch.nextTry({ ...waited, stamp_since: null }, start)).toMatchObject({ since: start })
  })

  it('is one for all evidences, and longer with each failure until the authority answers', () => {
    const watch = createStampWatch({ patience })
    expect(watch.isDown(start)).toBe(false)
    watch.failed(start)
    // Another question was under way.
    watch.failed(start + 10)
    expect([watch.isDown(start + 1_999), watch.isDown(start + 2_000)]).toEqual([true, false])
    watch.failed(start + 2_000)
    expect(watch.nextTry(waited, start + 2_000)).toMatchObject({ until: start + 6_000 })
    watch.answered()
    expect(watch.isDown(start + 2_001)).toBe(false)
    watch.failed(start + 2_002)
    expect(watch.isDown(start + 4_002)).toBe(false)
  })
})

describe('the client of an authority', needs('openssl'), () => {
  const stamp = async (change: Partial<Parameters<typeof createStampClient>[0]> = {}) => {
    const anchors = [new X509Certificate(await readFile(authority.root))]
    const client = createStampClient({ url: authority.url, anchors, now: Date.now, isOwnPort: () => false, ...change })
    try {
      return await client.stamp(Buffer.from('a signature'))
    } finally {
      await client.close()
    }
  }

  it('takes no stamp that is late, of a clock that is wrong, or of an authority that nobody vouches for', async () => {
    authority.behave('good')
    await expect(stamp()).resolves.toBeInstanceOf(Buffer)
    await expect(stamp({ now: () => Date.now() + 600_000 })).rejects.toThrow('clock')
    const stranger = await makeAuthority(folder)
    await expect(stamp({ anchors: [new X509Certificate(await readFile(stranger.file))] })).rejects.toThrow('vouches')
    await expect(stamp({ anchors: [] })).resolves.toBeInstanceOf(Buffer)
    authority.behave('slow')
    await expect(stamp({ timeoutMs: 100 })).rejects.toThrow()
    authority.behave('refusal')
    await expect(stamp()).rejects.toThrow('status 2, it does not know the hash')
  })

  it('sends name and password of the address, and never asks the platform itself', async () => {
    authority.behave('good')
    await stamp({ url: authority.url.replace('//', '//ana:p%40ss@') })
    expect(authority.requests.at(-1)?.authorization).toBe(`Basic ${Buffer.from('ana:p@ss').toString('base64')}`)
    await expect(stamp({ isOwnPort: () => true })).rejects.toThrow('itself')
  })
})

describe('the settings', () => {
  it('are refused when they make no sense', async () => {
    const url = authority.url
    const wrong: Record<string, string>[] = [
      { MESSAGING_TSA_URL: 'ftp://127.0.0.1/' },
      { MESSAGING_TSA_URL: url, MESSAGING_TSA_CA: join(folder, 'none.pem') },
      { MESSAGING_TSA_URL: url, MESSAGING_TSA_CA: join(folder, 'signer.pem'), MESSAGING_TSA_WAIT: 'long' },
    ]
    for (const env of wrong) await expect(startServer({ env })).rejects.toThrow(ConfigError)
  })
})
