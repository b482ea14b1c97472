// Time stamps over the chains of many registered messages at once: in evidences, and checked without a network.
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStampClient } from '../../../src/server/channels/http/stamp-client.ts'
import { checkEvidence } from '../../../src/server/domain/messages/registered/check-evidence.ts'
import { merkleTree, writePath } from '../../../src/server/lib/merkle.ts'
import { makeIdentity, type SigningIdentity } from '../../../src/server/lib/pdf-signature.ts'
import { fileIn } from '../../../src/server/lib/pki/signed-pdf.ts'
import { readStamp } from '../../../src/server/lib/pki/time-stamp.ts'
import { type } from '../../support/command-line.ts'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { signedEvidence, smsContent } from '../../support/evidences.ts'
import { needs } from '../../support/programs.ts'
import { openRegistered } from '../../support/registering.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { startTimeAuthority, type TimeAuthority } from '../../support/time-authority.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder('seals-')
let authority: TimeAuthority
let identity: SigningIdentity
let trust: string
let env: Record<string, string>
beforeAll(async () => {
  authority = await startTimeAuthority(folder)
  identity = await makeIdentity('Acme evidence', Date.now())
  const signer = join(folder, 'signer.pem')
  trust = join(folder, 'trust.pem')
  await writeFile(trust, identity.certificates.join('\n'))
  await writeFile(signer, `${identity.key}\n${identity.certificates.join('\n')}`)
  env = { MESSAGING_EVIDENCE_PEM: signer, MESSAGING_TSA_URL: authority.url, MESSAGING_TSA_CA: authority.root }
})
afterAll(async () => {
  await authority?.close()
})

interface Leaf {
  seal_id: number
  registered_id: number
  path: string
}

const leavesIn = async ({ data }: TestServer) =>
  (
    await readRows<Leaf>(data, 'SELECT seal_id, registered_id, path FROM chain_leaf ORDER BY seal_id, registered_id')
  ).map((leaf) => ({ ...leaf, seal_id: Number(leaf.seal_id), registered_id: Number(leaf.registered_id) }))

const unsealedIn = async ({ data }: TestServer) =>
  Number((await readRows<{ n: number }>(data, 'SELECT count(*) AS n FROM registered_message WHERE unsealed = 1'))[0]?.n)

/** A new evidence of the message of the account with this key. */
async function evidenceOf(server: TestServer, key: string, registered_id: string): Promise<Buffer> {
  const api = server.registered(key)
  const evidences = async () => (await api.listRegisteredEvidences({ path: { registered_id } })).items
  const before = (await evidences()).length
  await api.createEvidencesBulk({ body: [registered_id] })
  const evidence = await eventually(async () => {
    const [newest, ...more] = await evidences()
    return more.length === before ? newest : undefined
  })
  const path = { registered_id, evidence_id: evidence.id }
  return Buffer.from((await api.downloadRegisteredEvidence({ path })) as Uint8Array)
}

const dataIn = (pdf: Buffer) => JSON.parse((fileIn(pdf) as Buffer).toString()) as { seals?: { events: number }[] }

async function readerOf(stamps: boolean) {
  const certificate = async (file: string) => new X509Certificate(await readFile(file))
  const stampAnchors = stamps ? [await certificate(authority.root)] : []
  return { anchors: [await certificate(trust)], stampAnchors, now: Date.now(), email: null }
}

const sealsIn = (verdict: ReturnType<typeof checkEvidence>) => verdict.checks.filter(({ name }) => name === 'seals')

describe('the chains of registered messages', needs('openssl'), () => {
  it('get a time stamp together, which their evidences show and prove', async () => {
    authority.behave('good')
    const data = await mkdtemp(join(folder, 'data-'))
    const ids: string[] = []
    let key = ''
    {
      await using server = await startServer({ data, env: { ...env, MESSAGING_TSA_EVERY: 'off' } })
      const account = await openRegistered(server)
      key = account.key
      for (let n = 0; n < 3; n++) ids.push(await account.email())
      const areDelivered = async () =>
        (await Promise.all(ids.map(account.types))).every((types) => types.includes('DELIVERY'))
      await eventually(areDelivered)
      expect(await leavesIn(server)).toEqual([])
    }

    await using server = await startServer({ data, env })
    await eventually(async () => (await unsealedIn(server)) === 0)
    const leaves = await leavesIn(server)
    expect(leaves).toHaveLength(3)
    expect(new Set(leaves.map(({ seal_id }) => seal_id)).size).toBe(1)

    const pdf = await evidenceOf(server, key, ids[1] as string)
    expect(dataIn(pdf).seals).toMatchObject([{ events: 2 }])
    const verdict = checkEvidence(pdf, await readerOf(true))
    expect(sealsIn(verdict)).toMatchObject([
      { result: 'ok', says: expect.stringContaining('the first 2 events were written by') },
    ])
    expect(verdict.isConfirmed).toBe(true)
    // Who trusts no authority learns of the stamp, and that it proves nothing to him.
    expect(sealsIn(checkEvidence(pdf, await readerOf(false)))).toMatchObject([{ result: 'note' }])
    const file = join(folder, 'sealed.pdf')
    await writeFile(file, pdf)
    const { code, stdout } = await type(['verify', file, '--trust', trust, '--trust-stamps', authority.root])
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('stamped the chain') })
  })

  it('get the next one when a day has passed, and only where they have grown', async () => {
    authority.behave('good')
    const data = await mkdtemp(join(folder, 'data-'))
    let [key, id, other] = ['', '', '']
    {
      await using server = await startServer({ data, env })
      const account = await openRegistered(server)
      key = account.key
      id = await account.sms()
      other = await account.sms()
      await eventually(async () => (await unsealedIn(server)) === 0 || (await leavesIn(server)).length > 0)
    }
    await changeRows(data, 'UPDATE chain_seal SET created = 0')
    {
      await using server = await startServer({ data, env })
      await eventually(async () => (await unsealedIn(server)) === 0)
      await changeRows(data, 'UPDATE chain_seal SET created = 0')
    }
    await using server = await startServer({ data, env })
    const before = (await leavesIn(server)).length
    await server.registered(key).createRegisteredCustomEvents({
      body: {
        channel: 'Sms',
        events: [{ eventDate: Math.floor(Date.now() / 1000), registerId: id, customData: 'Called the guest.' }],
      },
    })
    await eventually(async () => (await unsealedIn(server)) === 0)
    expect(await leavesIn(server)).toHaveLength(before + 1)
    const seals = dataIn(await evidenceOf(server, key, id)).seals ?? []
    const counts = seals.map(({ events }) => events)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(dataIn(await evidenceOf(server, key, other)).seals?.length).toBeLessThan(counts.length)
  })

  it.each(['refusal', 'gone', 'imprint'] as const)(
    'wait for an authority that answers wrongly: %s',
    async (behaviour) => {
      authority.behave(behaviour)
      await using server = await startServer({ env: { ...env, MESSAGING_TSA_WAIT: '0' } })
      const account = await openRegistered(server)
      const asked = authority.requests.length
      const id = await account.sms()
      await eventually(() => authority.requests.length > asked)
      expect(await leavesIn(server)).toEqual([])
      authority.behave('good')
      await eventually(async () => (await leavesIn(server)).length > 0)
      expect(dataIn(await evidenceOf(server, account.key, id)).seals).toHaveLength(1)
    },
  )
})

describe('a stamp over the chain does not hold', needs('openssl'), () => {
  /** An evidence of an SMS with a seal over its second event, changed. */
  async function sealed(change: (seal: { head: string; path: string; root: string; token: string }) => void) {
    authority.behave('good')
    const content = smsContent()
    const { head } = content.message
    const tree = merkleTree(['00', head, 'ff'].map((hex) => Buffer.from(hex, 'hex')))
    const client = createStampClient({ url: authority.url, anchors: [], now: Date.now, isOwnPort: () => false })
    const token = await client.stamp(tree.root).finally(client.close)
    const seal = {
      head,
      path: writePath(tree.pathOf(1)),
      root: tree.root.toString('hex'),
      stamped: readStamp(token).time,
      token: token.toString('base64'),
    }
    change(seal)
    return checkEvidence(await signedEvidence(identity, { ...content, seals: [seal] }), await readerOf(true))
  }

  it('unless nothing was changed', async () => {
    expect(sealsIn(await sealed(() => undefined))).toMatchObject([{ result: 'ok' }])
  })

  it.each([
    ['another root', (seal: { root: string }) => void (seal.root = '0'.repeat(64))],
    ['another way', (seal: { path: string }) => void (seal.path = `L${'0'.repeat(64)}`)],
    ['no way at all', (seal: { path: string }) => void (seal.path = 'somewhere')],
    ['a token of something else', (seal: { token: string }) => void (seal.token = Buffer.from('x').toString('base64'))],
  ])('with %s', async (_, change) => {
    const verdict = await sealed(change)
    expect(sealsIn(verdict)).toMatchObject([{ result: 'failed' }])
    expect(verdict.isConfirmed).toBe(false)
  })
})
