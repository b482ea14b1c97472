// The page that a captured message leads to. A page may have megabytes and thousands of recipients, so it is made when
// somebody looks at the message, as for a recipient who follows the link. Nothing is counted.
import type { CapturedRow } from '../../store/sandbox/captured.ts'
import type { Landings } from '../campaigns/landings.ts'

export type CapturedPages = ReturnType<typeof createCapturedPages>

export const createCapturedPages = ({ landings }: { landings: Landings }) => ({
  /** Null when the message has none, and when its campaign is gone. */
  async of({ message_id, campaign_hash }: CapturedRow): Promise<string | null> {
    const landing = campaign_hash === null ? null : await landings.of(message_id)
    return landing && 'html' in landing ? landing.html : null
  },
})
