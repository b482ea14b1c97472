// Evidences and who signs them, for tests that check them: drawn and signed as the platform does, with keys and
// certificates that openssl made.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawCertificate } from '../../src/server/domain/messages/registered/certificate.ts'
import { linkHash, smsHash } from '../../src/server/domain/messages/registered/hashes.ts'
import { readIdentity, type SigningIdentity, signPdf } from '../../src/server/lib/pdf-signature.ts'

type Content = Parameters<typeof drawCertificate>[0]

const DAY = 86_400_000

/** An SMS with two events, as an evidence shows it. */
export function smsContent(change: Partial<Content> = {}): Content {
  const [sender, to, textBody] = ['351-920000001', '351-910000001', 'Your table is booked for eight.']
  const start = Date.now() - DAY
  const content_hash = smsHash({ from: sender, to, text: textBody })
  const row = { account_id: 1, registered_id: 1, custom_data: '' }
  let head = content_hash
  const events = (['SENT', 'DELIVERY'] as const).map((type, i) => {
    const at = start + i * 1000
    head = linkHash(head, { type, at, recorded: at, data: '' })
    return { ...row, id: i + 1, type, at, recorded: at, hash: head }
  })
  return {
    name: 'evidence-9f86d081884c7d659a2feaa0c55ad015-1.pdf',
    message: {
      id: 1,
      account_id: 1,
      hash: '9f86d081884c7d659a2feaa0c55ad015',
      message_id: 7,
      channel: 'sms',
      sender,
      recipient: to,
      subject: '',
      content_hash,
      head,
      created: start,
    },
    detail: { sender, subject: '', cc: [], to, textBody, htmlBody: '', attachments: [] },
    events,
    seals: [],
    created: Date.now(),
    stamp: 'none',
    ...change,
  }
}

/** An evidence that this identity signed. */
export async function signedEvidence(identity: SigningIdentity, content: Content = smsContent()): Promise<Buffer> {
  const about = { name: 'Messaging platform evidence', reason: 'Evidence of a registered message' }
  return signPdf(await drawCertificate(content), identity, { ...about, time: content.created })
}

/** The signature of a PDF as others cut it out: its bytes in CMS, and those that it signs. */
export function cutOut(pdf: Buffer): { cms: Buffer; covered: Buffer; digits: number } {
  const text = pdf.toString('latin1')
  const [, start, end] = (/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text) ?? []).slice(1).map(Number)
  const bytes = Buffer.from(text.slice((start as number) + 1, (end as number) - 1), 'hex')
  // The length of the outer sequence, which has two bytes.
  const cms = bytes.subarray(0, 4 + bytes.readUInt16BE(2))
  return {
    cms,
    covered: Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]),
    digits: (start as number) + 1,
  }
}

/** A certificate authority of openssl in a folder. */
export interface Authority {
  /** The file of its own certificate. */
  file: string
  /** Makes a key and a certificate below it; resolves with the file that holds both, the key first. */
  issue(
    name: string,
    options?: { extensions?: string; days?: [from: string, to: string]; key?: string[]; signing?: string[] },
  ): Promise<string>
}

const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: ['ignore', 'pipe', 'ignore'] })

/** Extensions of a certificate that signs documents, of one that issues others, and of one that stamps times. */
export const extensions = {
  document: 'basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature,nonRepudiation',
  issuer: 'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign',
  stamps:
    'basicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=critical,timeStamping',
}

/** Makes an authority with a key of its own. */
export async function makeAuthority(parent: string, name = 'Acme Root'): Promise<Authority> {
  const folder = await mkdtemp(join(parent, 'authority-'))
  const file = join(folder, 'root.pem')
  const key = join(folder, 'root.key')
  const rsa = ['-newkey', 'rsa:2048']
  openssl('req', '-x509', ...rsa, '-nodes', '-days', '30', '-subj', `/CN=${name}`, '-keyout', key, '-out', file)
  return authorityOf(folder, file, key)
}

/** The authority that a file of `issue` is, with its own issuer's extensions. */
export async function authorityOf(parent: string, file: string, key = file): Promise<Authority> {
  const folder = await mkdtemp(join(parent, 'issued-'))
  let count = 0
  return {
    file,
    async issue(name, options = {}) {
      const { extensions: text = extensions.document, days, key: algorithm = ['rsa:2048'], signing: how = [] } = options
      const own = join(folder, String(++count))
      await mkdir(own)
      const [request, keyFile, certificate, config] = ['request', 'key', 'certificate', 'config'].map((one) =>
        join(own, one),
      ) as [string, string, string, string]
      await writeFile(
        config,
        `[ca]\ndefault_ca=own\n[own]\ndatabase=${own}/index\nserial=${own}/serial\nnew_certs_dir=${own}\ndefault_md=sha256\npolicy=any\nunique_subject=no\n[any]\ncommonName=supplied\n[extensions]\n${text}\n`,
      )
      await writeFile(join(own, 'index'), '')
      await writeFile(join(own, 'serial'), `10${String(count).padStart(2, '0')}\n`)
      openssl('req', '-newkey', ...algorithm, '-nodes', '-subj', `/CN=${name}`, '-keyout', keyFile, '-out', request)
      const [from, to] = days ?? [dateText(Date.now() - DAY), dateText(Date.now() + 30 * DAY)]
      const signing = [
        '-batch',
        '-notext',
        '-config',
        config,
        '-cert',
        file,
        '-keyfile',
        key,
        '-extensions',
        'extensions',
        ...how,
      ]
      openssl('ca', ...signing, '-startdate', from, '-enddate', to, '-in', request, '-out', certificate)
      const both = join(own, 'both.pem')
      await writeFile(both, `${await readFile(keyFile, 'latin1')}${await readFile(certificate, 'latin1')}`)
      return both
    },
  }
}

/** A time as openssl reads it: `20261123134500Z`. */
export const dateText = (time: number): string => `${new Date(time).toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`

/** The identity of a file of `issue`, with further certificates of its chain. */
export async function identityOf(file: string, ...chain: string[]): Promise<SigningIdentity> {
  const texts = await Promise.all([file, ...chain].map((one) => readFile(one, 'latin1')))
  const [first = '', ...others] = texts
  const certificates = others.map(
    (text) => /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(text)?.[0],
  )
  return readIdentity(`${first}\n${certificates.join('\n')}`)
}
