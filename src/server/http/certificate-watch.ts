// Reloads the certificate when its files change, so that a renewal needs no restart.
import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import { type Certificate, readCertificate } from './certificate.ts'

/** Milliseconds between two looks. A look reads two small files; a watch of the system misses exchanged links. */
const PERIOD_MS = 5_000

export interface CertificateWatchDeps {
  /** The data folder. */
  folder: string
  /** Takes another certificate for all connections from now on. */
  use(certificate: Certificate): void
  /** Called once for files that cannot be used; the earlier certificate stays. */
  onBroken(reason: string): void
  /** Milliseconds between two looks (5,000). */
  period?: number | undefined
}

/** The date in milliseconds since 1970 at which a certificate ends. */
export const expiryOf = ({ cert }: Certificate): number => Date.parse(new X509Certificate(cert).validTo)

/** Why a certificate cannot be used, or null. */
function faultOf(certificate: Certificate): string | null {
  try {
    // It also compares the key with the certificate.
    createSecureContext(certificate)
    const { validTo } = new X509Certificate(certificate.cert)
    return Date.parse(validTo) <= Date.now() ? `it expired on ${validTo}` : null
  } catch (error) {
    return (error as Error).message
  }
}

function readFolder(folder: string): { certificate: Certificate | null; text: string; fault: string | null } {
  try {
    const certificate = readCertificate(folder)
    const text = certificate.key + certificate.cert
    return { certificate, text, fault: null }
  } catch (error) {
    const { message } = error as Error
    return { certificate: null, text: message, fault: message }
  }
}

/** Watches the files in `folder`/tls, which hold `current` now; returns the function that ends it. */
export function watchCertificate(current: Certificate, parts: CertificateWatchDeps): () => void {
  const { folder, use, onBroken, period = PERIOD_MS } = parts
  let taken = current.key + current.cert
  /** What the last look found, and whether its fault was told of. */
  let last = { text: taken, told: false }

  const timer = setInterval(() => {
    const { certificate, text, fault } = readFolder(folder)
    if (text === taken) return void (last = { text, told: false })
    if (text === last.text && last.told) return
    const reason = fault ?? faultOf(certificate as Certificate)
    if (reason === null) {
      taken = text
      last = { text, told: false }
      return use(certificate as Certificate)
    }
    // Two files are not exchanged at once: only what stays like this until the next look is broken.
    const stays = text === last.text
    if (stays) onBroken(reason)
    last = { text, told: stays }
  }, period)
  timer.unref()
  return () => clearInterval(timer)
}
