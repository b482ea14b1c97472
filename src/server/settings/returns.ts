// The settings of mails that come back.
import { ConfigError, domainUnlessOff, portUnless } from './values.ts'

/** A part of the table of all settings, which says what each member is. */
export const returnSettings = {
  returnDomain: {
    name: 'MESSAGING_RETURN_DOMAIN',
    default: 'off',
    meaning:
      'Domain at which mails come back: each mail to the SMTP host gets a separate, signed envelope sender there, which names the message. With `off` mails come back to their senders. Relayed mails keep their MAIL FROM.',
    parse: domainUnlessOff,
  },
  inboundPort: {
    name: 'MESSAGING_INBOUND_PORT',
    default: 'off',
    meaning:
      'Port that takes the mails that come back, by SMTP without login: bounces, complaints and answers at addresses of `MESSAGING_RETURN_DOMAIN`, which it needs. 25 where the MX record of that domain leads to this machine.',
    parse: portUnless('off', '0'),
  },
}

/** Throws ConfigError for a port at which nothing could arrive. */
export function checkReturns({
  returnDomain,
  inboundPort,
}: {
  returnDomain: string | null
  inboundPort: number | null
}): void {
  const { name } = returnSettings.inboundPort
  if (inboundPort !== null && returnDomain === null)
    throw new ConfigError(`${name} needs ${returnSettings.returnDomain.name}, whose addresses it takes mail for.`)
}
