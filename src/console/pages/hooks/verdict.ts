// What an attempt came to, in words for the developer of the receiver.
import type { SandboxSchemas } from '../../../clients/index.ts'
import { t } from '../../texts/texts.ts'

type Attempt = SandboxSchemas['HookAttempt']

const texts = t.hooks.verdicts

const statusText = (status: number): string => {
  if (status < 300) return texts.ok(status)
  if (status < 400) return texts.redirect(status)
  if (status === 401 || status === 403) return texts.unauthorized(status)
  if (status === 410) return texts.gone
  if (status === 404) return texts.missing(status)
  return status < 500 ? texts.client(status) : texts.server(status)
}

const errors: readonly [pattern: RegExp, text: string][] = [
  [/ECONNREFUSED/, texts.refused],
  [/ENOTFOUND|EAI_AGAIN/, texts.unknownHost],
  [/ECONNRESET|other side closed|socket hang up/i, texts.reset],
  [/time[d]? ?out|aborted/i, texts.slow],
  [/certificate|self.signed/i, texts.certificate],
]

/** One sentence about an attempt. */
export function verdictOf({ status, error }: Attempt): string {
  if (status !== undefined) return statusText(status)
  const found = errors.find(([pattern]) => pattern.test(error ?? ''))
  return found ? found[1] : texts.none(error ?? '')
}

/** Whether the receiver took it. */
export const isTaken = ({ status }: Attempt): boolean => status !== undefined && status >= 200 && status < 300
