// The doors that explain the contract: the documentation, and the tools for agents.
import type { FastifyInstance } from 'fastify'
import type { RequestPolicy } from './contract/routes.ts'
import { type DocsOptions, registerDocs } from './docs/routes.ts'
import { registerMcp } from './mcp/routes.ts'
import { versionOf } from './process/vitals.ts'
import type { Config } from './settings/settings.ts'

/** What both doors need. */
export interface ExplainingDoors extends DocsOptions {
  policy: RequestPolicy
  /** Seals the confirmations of tools. */
  secret: string
  cors: Config['cors']
}

/** Registers the documentation and the tools for agents. */
export function registerExplainingDoors(http: FastifyInstance, doors: ExplainingDoors): void {
  registerDocs(http, doors)
  registerMcp(http, { ...doors, origins: doors.cors, version: versionOf(), now: Date.now })
}
