// The handlers of every REST API. The types demand one for each operation of the contracts.
import type { ApiHandlers } from '../contract/handlers.ts'
import { contracts, type ApiName } from '../contract/registry.ts'
import { notImplemented } from '../contract/not-implemented.ts'
import type { Domain } from '../domain/domain.ts'
import { listHandlers } from './marketing-v3/lists.ts'
import { pingHandlers } from './marketing-v3/ping.ts'

export function allHandlers(domain: Domain): { [Api in ApiName]: ApiHandlers<Api> } {
  return {
    'marketing-v3': {
      ...pingHandlers(),
      ...listHandlers(domain),
    },
    'transactional-v2': { sendEmail: notImplemented, getEmailLog: notImplemented },
    'sandbox-v1': Object.fromEntries(Object.keys(contracts['sandbox-v1'].operations).map(k=>[k,notImplemented])) as any,
  }
}
