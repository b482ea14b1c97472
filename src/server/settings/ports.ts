// The ports that settings name: those of the platform, to which it makes no requests, and those of its live carriers, which
// sandbox accounts do not reach.

/** A port, and the setting that names it. */
export interface NamedPort {
  port: number
  setting: string
}

/** Values of the settings that name the platform's own ports. */
interface OwnPorts {
  port: number
  httpPort: number | null
  smtpPort: number | null
  inboundPort: number | null
  monitorPort: number | null
}

/** Values of the settings that name the carriers of live accounts. */
interface LiveCarriers {
  smtpHosts: readonly { url: string }[] | null
  smpp: { port: number } | null
  gateway: { url: string } | null
  voiceGateway: { url: string } | null
  apnsUrl: { production: string; development: string }
  fcmUrl: string
}

/** The settings that name ports. */
export type PortSettings = OwnPorts & LiveCarriers

/** The platform's own ports that are fixed: 0 takes any free one. */
export const ownNamedPorts = ({ port, httpPort, smtpPort, inboundPort, monitorPort }: OwnPorts): NamedPort[] =>
  [
    { port, setting: 'MESSAGING_PORT' },
    { port: httpPort, setting: 'MESSAGING_HTTP_PORT' },
    { port: smtpPort, setting: 'MESSAGING_SMTP_PORT' },
    { port: inboundPort, setting: 'MESSAGING_INBOUND_PORT' },
    { port: monitorPort, setting: 'MESSAGING_MONITOR_PORT' },
  ].filter((one): one is NamedPort => one.port !== null && one.port !== 0)

/** Ports of this configuration, some of which another process of the platform may have. */
export const ownPortsOf = (config: OwnPorts): Set<number> => new Set(ownNamedPorts(config).map(({ port }) => port))

/** The port of an SMTP host: 25, or 465 over TLS, where the address names none. */
export function smtpPortOf(address: string): number {
  const { port, protocol } = new URL(address)
  return Number(port) || (protocol === 'smtps:' ? 465 : 25)
}

/** The port of a web address: 443, or 80 without TLS, where it names none. */
export function httpPortOf(address: string): number {
  const { port, protocol } = new URL(address)
  return Number(port) || (protocol === 'https:' ? 443 : 80)
}

/** The ports at which the carriers of live accounts listen, whatever their hosts. */
export function liveCarrierPorts(config: LiveCarriers): NamedPort[] {
  const { smtpHosts, smpp, gateway, voiceGateway, apnsUrl, fcmUrl } = config
  return [
    ...(smtpHosts ?? []).map(({ url }) => ({ port: smtpPortOf(url), setting: 'MESSAGING_SMTP_URL' })),
    ...(smpp ? [{ port: smpp.port, setting: 'MESSAGING_SMPP_URL' }] : []),
    ...(gateway ? [{ port: httpPortOf(gateway.url), setting: 'MESSAGING_SMS_CARRIER_URL' }] : []),
    ...(voiceGateway ? [{ port: httpPortOf(voiceGateway.url), setting: 'MESSAGING_VOICE_CARRIER_URL' }] : []),
    ...[apnsUrl.production, apnsUrl.development].map((url) => ({
      port: httpPortOf(url),
      setting: 'MESSAGING_APNS_URL',
    })),
    { port: httpPortOf(fcmUrl), setting: 'MESSAGING_FCM_URL' },
  ]
}
