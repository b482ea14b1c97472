// What the Marketing and the Registered API show of the state of a webhook.
import type { RotatedSecret, WebhookStatusView } from '../domain/hooks/webhook-changes.ts'
import { toDateTime } from '../lib/dates.ts'

export const toWebhookStatus = ({ status, statusSince, statusReason }: WebhookStatusView) => ({
  status,
  ...(statusSince !== undefined && { status_since: toDateTime(statusSince) }),
  ...(statusReason && { status_reason: statusReason }),
})

export const toRotated = ({ secret, formerUntil }: RotatedSecret) => ({
  secret,
  former_until: toDateTime(formerUntil),
})
