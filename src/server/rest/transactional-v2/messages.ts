// What the messages of every channel share: cancelling, groups, and whether the API answers.

import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'

export function transactionalMessageHandlers({ messages: { transactional } }: Domain) {
  return {
    async cancelMessage({ path, caller }) {
      await transactional.log.cancel(caller.accountId, path.id)
    },
    async cancelMessageLegacy({ path, caller }) {
      await transactional.log.cancel(caller.accountId, path.id)
    },
  } satisfies Handlers<'transactional-v2', 'Messages'>
}

export function groupHandlers({ messages: { transactional } }: Domain) {
  return {
    async listGroups({ query, caller }) {
      const found = await transactional.log.groups(caller.accountId, query.channel)
      return found.map(({ id, name, channel }) => ({ id: String(id), name, channel }))
    },
  } satisfies Handlers<'transactional-v2', 'Groups'>
}

export function transactionalPingHandlers({ messages: { utilities } }: Domain) {
  return {
    async ping() {
      return { apiStatus: 'Up' as const, date: new Date(utilities.time()).toUTCString() }
    },
  } satisfies Handlers<'transactional-v2', 'Ping'>
}
