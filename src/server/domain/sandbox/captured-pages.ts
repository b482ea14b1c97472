// The page behind the link of a captured message. A page may have megabytes and thousands of recipients, so it is
// created when the message is read, as for a recipient who follows the link. Nothing is counted.
import type { CapturedRow } from '../../store/sandbox/captured.ts'
import type { Landings } from '../campaigns/landings.ts'

export interface CapturedPages {
  /** Null when the message has none, and when its campaign is gone. */
  of(row: CapturedRow): Promise<string | null>
}

export const createCapturedPages = ({ landings }: { landings: Landings }): CapturedPages => ({
  async of({ message_id, campaign_hash }): Promise<string | null> {
    const landing = campaign_hash === null ? null : await landings.of(message_id)
    return landing && 'html' in landing ? landing.html : null
  },
})
