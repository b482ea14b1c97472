// How the settings make the platform read a receipt that the operator pasted.
import { type ExplainedReceipt, explainReceipt } from '../channels/smpp/explain-receipt.ts'
import { readConfig } from '../settings/settings.ts'

/** Reads it by the options `words`, `receipts` and `ids` of MESSAGING_SMPP_URL. Throws ConfigError. */
export function readPastedReceipt(text: string, env: Parameters<typeof readConfig>[0]): ExplainedReceipt {
  const { smpp } = readConfig(env)
  return explainReceipt(text, { ...smpp, ids: smpp?.ids ?? 'same' })
}
