// The ports of the platform, to which it makes no requests.
import type { Config } from './settings.ts'

type Ports = Pick<Config, 'port' | 'httpPort' | 'smtpPort' | 'inboundPort' | 'monitorPort'>

/** Ports of this configuration, some of which another process of the platform may have. */
export const ownPortsOf = ({ port, httpPort, smtpPort, inboundPort, monitorPort }: Ports): Set<number> =>
  new Set(
    [port, httpPort, smtpPort, inboundPort, monitorPort].filter((one): one is number => one !== null && one !== 0),
  )
