// Which carrier takes the email of an account. A sandbox account never reaches a real one: an SMTP host
// is its carrier only when it is on this machine, where it is a catcher of test mail like the sandbox.
import { isIP } from 'node:net'
import { createSmtpCarrier } from './channels/email/smtp-carrier.ts'
import { createSandboxEmailCarrier, type Capture } from './channels/sandbox/sandbox-email.ts'
import type { EmailCarrier, EmailCarrierOf } from './domain/delivery/carrier.ts'

/** Whether the host of an address is this machine. A name other than localhost may point anywhere. */
export function isLoopbackUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

export function createEmailCarriers(smtpUrl: string | null, capture: Capture): { of: EmailCarrierOf; close(): Promise<void> } {
  const sandbox = createSandboxEmailCarrier(capture)
  const smtp: EmailCarrier | null = smtpUrl === null ? null : createSmtpCarrier(smtpUrl)
  const forSandbox = smtp !== null && smtpUrl !== null && isLoopbackUrl(smtpUrl) ? smtp : sandbox
  return {
    // Without a host there is nothing to carry live mail; it is captured, and no mail leaves by mistake.
    of: (kind) => (kind === 'sandbox' ? forSandbox : (smtp ?? sandbox)),
    async close() {
      await sandbox.close()
      await smtp?.close()
    },
  }
}
