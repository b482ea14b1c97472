// The messages of a flow as steps of a graph.
import type { TransactionalSchemas } from '../../../clients/index.ts'
import { t } from '../../texts/texts.ts'
import type { GraphStep } from '../../ui/graph/layout.ts'

type Flow = TransactionalSchemas['MultiChannelFlow']
type Message = TransactionalSchemas['MultiChannelMessage']
type Run = TransactionalSchemas['MultiChannelRun']

const texts = t.flows

/** What a message says, or where its text comes from. */
function contentOf({ subject, textBody, templateId }: Message): string {
  if (templateId !== undefined) return texts.template(templateId)
  return subject ?? textBody ?? ''
}

/** The messages in their order; with a run, the outcome of each, and the path so far. */
export function graphOf({ messages }: Pick<Flow, 'messages'>, run?: Run): GraphStep[] {
  const last = run?.messages.findLastIndex(({ status }) => status === 'sent') ?? -1
  return messages.map((message, at): GraphStep => {
    const status = run?.messages[at]?.status
    const when = at === 0 ? texts.first : texts.after(message.interval)
    const edge = message.condition === 'none' ? when : `${texts.conditions[message.condition]}, ${when}`
    return {
      id: String(at + 1),
      title: texts.channels[message.channel],
      detail: contentOf(message),
      look: 'action',
      onWay: status === 'sent',
      isHere: at === last,
      ...(status && { note: texts.messages[status] }),
      ...(at > 0 && { parent: String(at), edge }),
    }
  })
}

/** The messages of a run whose flow is gone. */
export const graphOfRun = (run: Run): GraphStep[] =>
  graphOf({ messages: run.messages.map(({ channel }) => ({ channel, interval: 0, condition: 'none' })) }, run)
