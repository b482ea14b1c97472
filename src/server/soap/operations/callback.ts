import type { Domain } from '../../domain/domain.ts'
import { callbackFlags } from '../../domain/events/callback-flags.ts'
import { mapDomainError, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { flagOf, textOf } from '../options.ts'
import { requiredList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'

export function createCallbackOperations({ audience: { listCallbacks } }: Domain) {
  return {
    async editApiCallback({ options, caller }) {
      const list = requiredList(options)
      const url = textOf(options, 'callback_url')?.trim()
      if (url === undefined) throw new Refusal('INVALID_URL')
      const flags = callbackFlags.filter((number) => flagOf(options, `notif_api_${number}`))
      await mapDomainError({ not_found: 'LIST_NOT_FOUND', invalid: 'INVALID_URL' }, async () => {
        if (url !== '') validateAsRestBody('createWebhook', { list_id: list, url, actions: ['subscription'] })
        await listCallbacks.set(caller.accountId, list, { url, flags })
      })
      return { RESULT: 'OK' }
    },
  } satisfies Partial<SoapHandlers>
}
