// Fax campaigns. An account keeps them as it keeps all campaigns, and nothing sends them: the platform has no carrier for
// fax (O-014).
import type { Clock } from '../../lib/clock.ts'
import { randomToken } from '../../lib/ids.ts'
import { insertCampaign } from '../../store/campaigns/campaigns.ts'
import type { Store } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import { requireNamedList } from '../audience/lists.ts'
import { type CampaignFile, storeFile } from './files.ts'

interface FaxDraft {
  listId: number
  title: string
  file: CampaignFile
}

export interface Faxes {
  /** Creates a draft; resolves with its hash. Throws `invalid` for a list that is missing. */
  create(author: Author, draft: FaxDraft): Promise<string>
}

export function createFaxes({ store, clock }: { store: Store; clock: Clock }): Faxes {
  return {
    create({ accountId: account, userId }, { listId, title, file }): Promise<string> {
      const now = clock.now(account)
      return store.write(async (tx) => {
        await requireNamedList(tx, account, listId)
        const hash = randomToken(9)
        await insertCampaign(tx, {
          account_id: account,
          hash,
          channel: 'fax',
          list_id: listId,
          internal_name: title,
          title,
          content: '{}',
          sender_id: null,
          reply_to: null,
          header_footer: null,
          file_id: await storeFile(tx, account, file),
          status: 'draft',
          group_id: 0,
          created_by: userId ?? 0,
          processed: 0,
          schedule_date: null,
          start_date: null,
          end_date: null,
          created: now,
          updated: now,
        })
        return hash
      })
    },
  }
}
