// An authority of time stamps for tests: an HTTP server whose answers openssl makes, and which misbehaves on demand.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extensions, makeAuthority } from './evidences.ts'

const run = promisify(execFile)

/**
 * How it answers. `nonce`, `imprint`: a stamp for another request or of something else. `large`: a stamp that holds, with
 * many certificates. `slow` never ends its answer.
 */
export type Behaviour =
  | 'good'
  | 'nonce'
  | 'imprint'
  | 'refusal'
  | 'garbage'
  | 'cut'
  | 'huge'
  | 'large'
  | 'slow'
  | 'gone'
  | 'error'
  | 'redirect'

export type TimeAuthority = Awaited<ReturnType<typeof startTimeAuthority>>

const config = (folder: string, digests: string) =>
  `[tsa]
default_tsa=own
[own]
serial=${folder}/serial
crypto_device=builtin
signer_digest=sha256
default_policy=1.2.3.4.1
digests=${digests}
accuracy=secs:1
ordering=yes
tsa_name=yes
ess_cert_id_chain=no
ess_cert_id_alg=sha256
`

const bodyOf = async (request: IncomingMessage) =>
  Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))

/** Starts an authority with a certificate of its own, below a root whose certificate is in the file `root`. */
export async function startTimeAuthority(parent: string) {
  const folder = await mkdtemp(join(parent, 'time-authority-'))
  const root = await makeAuthority(folder, 'Acme Time Root')
  const signer = await root.issue('Acme Time', { extensions: extensions.stamps })
  const place = (name: string) => join(folder, name)
  await writeFile(place('serial'), '01\n')
  await writeFile(place('config'), config(folder, 'sha256'))
  await writeFile(place('refusing'), config(folder, 'sha512'))
  /** What the next requests meet, before `always`. */
  let queue: Behaviour[] = []
  let always: Behaviour = 'good'
  const requests: { path: string | undefined; type: string | undefined; authorization: string | undefined }[] = []
  let count = 0
  // The file of serial numbers is for one at a time.
  let last: Promise<unknown> = Promise.resolve()

  async function reply(query: Buffer, { file = 'config', more = [] as string[] } = {}): Promise<Buffer> {
    const [input, output] = [place(`${++count}.tsq`), place(`${count}.tsr`)] as const
    await writeFile(input, query)
    const mine = last.then(() =>
      run('openssl', [
        ...['ts', '-reply', '-config', place(file), '-queryfile', input],
        ...['-signer', signer, '-inkey', signer, '-out', output, ...more],
      ]),
    )
    last = mine.catch(() => undefined)
    await mine
    return readFile(output)
  }

  /** A request of somebody else, for this imprint or for another one. */
  async function otherQuery(query: Buffer, isSame: boolean): Promise<Buffer> {
    // The imprint is the only octet string of 32 bytes.
    const at = query.indexOf(Buffer.of(0x04, 0x20)) + 2
    const imprint = isSame ? query.subarray(at, at + 32).toString('hex') : 'ab'.repeat(32)
    const output = place(`${++count}.other`)
    await run('openssl', ['ts', '-query', '-sha256', '-digest', imprint, '-cert', '-out', output])
    return readFile(output)
  }

  /** The file of a certificate that makes a stamp larger than its place in a PDF, but not than an answer may be. */
  async function largeCertificate(): Promise<string> {
    const [file, key] = [place('large.pem'), place('large.key')]
    const words = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Large', '-addext', `nsComment=${'x'.repeat(24_000)}`]
    await run('openssl', ['req', '-x509', ...words, '-keyout', key, '-out', file])
    return file
  }

  async function answer(behaviour: Behaviour, query: Buffer, response: ServerResponse): Promise<void> {
    const type = { 'content-type': 'application/timestamp-reply' }
    const send = (body: Buffer) => void response.writeHead(200, type).end(body)
    if (behaviour === 'gone') return void response.destroy()
    if (behaviour === 'error') return void response.writeHead(500).end('out of order')
    if (behaviour === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end()
    if (behaviour === 'garbage') return send(Buffer.from('<html>Please sign in</html>'))
    if (behaviour === 'huge') return send(Buffer.alloc(1_000_000, 0x30))
    if (behaviour === 'slow') return void response.writeHead(200, type).write('0')
    if (behaviour === 'refusal') return send(await reply(query, { file: 'refusing' }))
    if (behaviour === 'good') return send(await reply(query))
    if (behaviour === 'large') return send(await reply(query, { more: ['-chain', await largeCertificate()] }))
    if (behaviour === 'cut') return send((await reply(query)).subarray(0, -20))
    send(await reply(await otherQuery(query, behaviour === 'nonce')))
  }

  const server = createServer((request, response) => {
    const { 'content-type': type, authorization } = request.headers
    requests.push({ path: request.url, type, authorization })
    const behaviour = queue.shift() ?? always
    void bodyOf(request)
      .then((query) => answer(behaviour, query, response))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    /** The file of the certificate that vouches for it. */
    root: root.file,
    /** Makes a key and a certificate that the same root vouches for. */
    issue: root.issue,
    requests,
    /** Answers the next requests like this, and all further ones like the last. */
    behave(...behaviours: [Behaviour, ...Behaviour[]]) {
      always = behaviours.at(-1) as Behaviour
      queue = behaviours.slice(0, -1)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
