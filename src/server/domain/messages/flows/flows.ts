// Flows: messages that follow one another, stored for runs. A flow never changes; deleting only hides it, since
// pending runs go on with its messages.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { FlowRow } from '../../../store/messages/flows.ts'
import * as rows from '../../../store/messages/flows.ts'
import type { Db, Store } from '../../../store/store.ts'
import { assertTemplates, assertTrackable } from '../../content/email-content.ts'
import { invalid, notFound } from '../../errors.ts'
import { assertListable } from '../listed-size.ts'
import { requireTemplate } from '../transactional/templates.ts'
import type { FlowMessage } from './message.ts'
import { conditions } from './states.ts'

export interface NewFlow {
  name: string
  group: string
  messages: FlowMessage[]
}

export interface Flow extends NewFlow {
  id: number
}

export const toFlow = ({ id, name, group_name, messages }: FlowRow): Flow => ({
  id,
  name,
  group: group_name,
  messages: fromJson<FlowMessage[]>(messages),
})

export type Flows = ReturnType<typeof createFlows>

export function createFlows({ store, clock }: { store: Store; clock: Clock }) {
  return {
    list: async (account: number): Promise<Flow[]> => (await rows.listFlows(store.db, account)).map(toFlow),

    /** Throws `not_found`. */
    async get(account: number, id: number): Promise<Flow> {
      const row = await rows.findFlow(store.db, account, id)
      if (!row) throw notFound('multi-channel flow', id)
      return toFlow(row)
    },

    /** Keeps a flow; resolves with its number. Throws `invalid` at the message that could not be sent. */
    create(account: number, { name, group, messages }: NewFlow): Promise<number> {
      for (const [i, message] of messages.entries()) {
        assertTexts(message, `messages.${i}`)
        assertCondition(message, messages[i - 1], `messages.${i}.condition`)
      }
      return store.write(async (tx) => {
        await assertStored(tx, account, messages)
        const row = {
          account_id: account,
          name,
          group_name: group,
          messages: toJson(messages),
          created: clock.now(account),
          deleted: null,
        }
        const id = await rows.insertFlow(tx, row)
        assertListable(await rows.flowBytes(tx, account), 'flows')
        return id
      })
    },

    /** Throws `not_found`. */
    delete(account: number, id: number): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.markFlowDeleted(tx, account, id, clock.now(account)))) throw notFound('multi-channel flow', id)
      })
    },
  }
}

function assertTexts({ subject, htmlBody, textBody }: FlowMessage, place: string): void {
  assertTemplates({
    [`${place}.subject`]: { text: subject ?? undefined, kind: 'plain' },
    [`${place}.htmlBody`]: { text: htmlBody ?? undefined, kind: 'html' },
    [`${place}.textBody`]: { text: textBody ?? undefined, kind: 'plain' },
  })
  assertTrackable(`${place}.htmlBody`, htmlBody ?? undefined)
}

/**
 * Throws `invalid` for a condition that the message before can never meet. The condition of the first message means
 * nothing.
 */
function assertCondition({ condition }: FlowMessage, previous: FlowMessage | undefined, place: string): void {
  if (!previous || !conditions[condition].ofReactions) return
  if (previous.channel !== 'email')
    throw invalid(place, `${condition} fits after an email only, and the message before is an SMS`)
  // A stored template for email always has HTML.
  if (previous.templateId === null && previous.htmlBody === null) {
    throw invalid(
      place,
      `${condition} needs an htmlBody in the email before: nobody notices what happens to plain text`,
    )
  }
}

async function assertStored(tx: Db, account: number, messages: readonly FlowMessage[]): Promise<void> {
  for (const [i, { channel, templateId }] of messages.entries()) {
    if (templateId !== null) await requireTemplate(tx, account, channel, String(templateId), `messages.${i}.templateId`)
  }
}
