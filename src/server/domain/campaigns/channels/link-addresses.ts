// The links of a text whose clicks are counted, as one recipient gets them.
import { isDynamic } from '../../content/links.ts'
import type { Budget } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Moment } from './channel.ts'

/** Makes the addresses of the links of one recipient, in their order. */
export type LinkAddresses = (
  variables: Record<string, unknown>,
  messageId: number,
  ids: Moment['links'],
  budget: Budget,
) => string[]

/** Parses those that differ by recipient; throws the error of the template language for a mistake in one. */
export function linkAddresses(urls: readonly string[], click: TrackingLinks['click']): LinkAddresses {
  const templates = urls.map((url) => (isDynamic(url) ? compileTemplate(url, 'plain') : null))
  return (variables, messageId, ids, budget) =>
    urls.map((url, n) => click(messageId, ids.get(url) ?? 0, templates[n]?.render(variables, budget)))
}
