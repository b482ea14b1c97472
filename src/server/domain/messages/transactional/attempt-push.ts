// One attempt to send a single push message.
import { fromJson } from '../../../lib/json-text.ts'
import { findApp } from '../../../store/messages/push-apps.ts'
import { mergeTagValues } from '../../content/merge-tags.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { Outcome } from '../../sending/carrier.ts'
import type { Attempt } from './attempt.ts'
import type { SinglePush } from './single-push.ts'

/** Builds the message and hands it to the carrier of its account; a throw says why it cannot be built. */
export async function attemptPush({ parts, message, row, kind }: Attempt): Promise<Outcome> {
  const { subject, textBody, mergeTags, custom } = fromJson<SinglePush>(row.content)
  const app = await findApp(parts.store.db, row.account_id, row.sender_id)
  if (!app) return { state: 'failed', reason: 'the mobile app is gone' }
  const variables = mergeTagValues(mergeTags)
  const push = {
    messageId: message.id,
    accountId: message.account_id,
    epoch: message.epoch,
    campaignHash: null,
    appId: app.id,
    appName: app.name,
    isDevelopment: app.sandbox === 1,
    device: message.address,
    title: compileTemplate(subject, 'plain').render(variables),
    text: compileTemplate(textBody, 'plain').render(variables),
    custom,
    extras: null,
    date: parts.clock.now(row.account_id),
  }
  const outcome = (await parts.carriers.push(kind).send([push]))[0] as Outcome
  // The device may report itself while the service answers that it is gone, so the time before the attempt counts.
  return outcome.state === 'failed' && outcome.gone ? { goneSince: push.date, ...outcome } : outcome
}
