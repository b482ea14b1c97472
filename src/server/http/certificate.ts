// A certificate for development, made once and kept. RSA, because with an ECDSA key none of the
// TLS 1.2 suites of the contract could be offered.

import { KeyObject, webcrypto } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFolder, restrictRights, writePrivateFile } from '../lib/private-files.ts'

export interface Certificate {
  key: string
  cert: string
}

const YEAR = 365 * 86_400_000

/**
 * The certificate in `folder`/tls; made when there is none. `cert.pem` is what clients may trust. Only the owner may read
 * the folder and its files.
 */
export async function loadCertificate(folder: string): Promise<Certificate> {
  const { home, certFile } = filesIn(folder)
  if (!existsSync(certFile)) {
    const made = await makeCertificate()
    makePrivateFolder(folder)
    // Both files at once: another process may start on the same folder.
    const draft = mkdtempSync(join(folder, 'tls-'))
    writePrivateFile(join(draft, 'key.pem'), made.key)
    writePrivateFile(join(draft, 'cert.pem'), made.cert)
    try {
      renameSync(draft, home)
    } catch (error) {
      rmSync(draft, { recursive: true })
      if (!existsSync(certFile)) throw error
    }
  }
  for (const path of [home, ...readdirSync(home).map((name) => join(home, name))]) restrictRights(path)
  return readCertificate(folder)
}

function filesIn(folder: string) {
  const home = join(folder, 'tls')
  return { home, keyFile: join(home, 'key.pem'), certFile: join(home, 'cert.pem') }
}

/** Reads the certificate in `folder`/tls; throws when a file cannot be read. */
export function readCertificate(folder: string): Certificate {
  const { keyFile, certFile } = filesIn(folder)
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
}

async function makeCertificate(): Promise<Certificate> {
  // Loaded here only: a start with a certificate should not pay for the library.
  await import('reflect-metadata')
  const x509 = await import('@peculiar/x509')
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    publicExponent: new Uint8Array([1, 0, 1]),
    modulusLength: 2048,
  }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: Buffer.from(webcrypto.getRandomValues(new Uint8Array(8))).toString('hex'),
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - 86_400_000),
    notAfter: new Date(Date.now() + 5 * YEAR),
    signingAlgorithm: algorithm,
    keys: keys as never,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.keyEncipherment, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
        { type: 'ip', value: '::1' },
      ]),
    ],
  })
  const key = KeyObject.from(keys.privateKey as never).export({ type: 'pkcs8', format: 'pem' })
  return { key: key.toString(), cert: certificate.toString('pem') }
}
