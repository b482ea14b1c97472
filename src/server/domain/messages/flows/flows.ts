// Flows: sequences of messages, stored for runs. A flow never changes; deleting only hides it, since pending runs still
// send its messages.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
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
  /** Without one, the flow is called as its first message. */
  name: string | undefined
  group: string
  messages: FlowMessage[]
}

export interface Flow extends NewFlow {
  id: number
  name: string
}

export const toFlow = ({ id, name, group_name, messages }: FlowRow): Flow => ({
  id,
  name,
  group: group_name,
  messages: fromJson<FlowMessage[]>(messages),
})

export interface Flows {
  list(account: number): Promise<Flow[]>
  /** Throws `not_found`. */
  get(account: number, id: number): Promise<Flow>
  /** Keeps a flow; resolves with its number. Throws `invalid` at the message that could not be sent. */
  create(account: number, flow: NewFlow): Promise<number>
  /** Throws `not_found`. */
  delete(account: number, id: number): Promise<void>
}

export function createFlows({ store, clock }: { store: Store; clock: Clock }): Flows {
  return {
    list: async (account) => (await rows.listFlows(store.db, account)).map(toFlow),

    async get(account, id): Promise<Flow> {
      const row = await rows.findFlow(store.db, account, id)
      if (!row) throw notFound('multi-channel flow', id)
      return toFlow(row)
    },

    async create(account, { name, group, messages }): Promise<number> {
      const turn = createLoopTurn()
      for (const [i, message] of messages.entries()) {
        assertTexts(message, `messages.${i}`)
        assertCondition(message, messages[i - 1], `messages.${i}.condition`)
        await turn()
      }
      return store.write(async (tx) => {
        await assertStored(tx, account, messages)
        const row = {
          account_id: account,
          name: name ?? nameOf(messages[0]),
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

    delete(account, id): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.markFlowDeleted(tx, account, id, clock.now(account)))) throw notFound('multi-channel flow', id)
      })
    },
  }
}

/** Characters of a text that become the name of a flow. */
const NAME = 60

const nameOf = (first: FlowMessage | undefined): string =>
  first?.subject ?? ([...(first?.textBody?.trim() ?? '')].slice(0, NAME).join('') || 'Flow')

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
  const found = new Set<string>()
  for (const [i, { channel, templateId }] of messages.entries()) {
    const name = `${channel} ${templateId}`
    if (templateId === null || found.has(name)) continue
    await requireTemplate(tx, account, channel, String(templateId), `messages.${i}.templateId`)
    found.add(name)
  }
}
