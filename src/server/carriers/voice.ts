// What takes the calls of live accounts, and how the texts of all calls sound.
import type { FastifyBaseLogger } from 'fastify'
import type { CarrierIds } from '../domain/sending/carrier-ids.ts'
import { type GatewayDeps, openVoiceGateway } from './gateway.ts'
import type { Speech } from './speech.ts'

export interface VoiceDeps extends Pick<GatewayDeps, 'config' | 'clock' | 'metrics'> {
  http: { log: FastifyBaseLogger }
  /** Ports of the platform itself. */
  ownPorts: ReadonlySet<number>
  speech: Speech | null
}

/** Opens what the settings name. */
export function openVoice({ speech, ownPorts, http, ...parts }: VoiceDeps, ids: CarrierIds) {
  const addressOf: Speech['addressOf'] = (...said) => speech?.addressOf(...said) ?? null
  const isOwnPort = (port: number) => ownPorts.has(port)
  const voiceWire = openVoiceGateway({ ...parts, log: http.log, ids, isOwnPort, speech: addressOf })
  return { voiceWire, speech: addressOf }
}
