// Where the page of a smart SMS comes from: the request itself, or a page that is copied.
import type { AccountKind } from '../../../store/accounts/accounts.ts'
import { findCampaign } from '../../../store/campaigns/campaigns.ts'
import type { Store } from '../../../store/store.ts'
import type { FetchPage } from '../../content/email-sources.ts'
import { copyOfPage } from '../../content/page-copy.ts'
import { invalid, notFound } from '../../errors.ts'
import { contentOf, smartSms } from './smart-sms.ts'
import { assertWebAddress, type PageChange, type SmartSmsPage } from './smart-sms-page.ts'

/** A page as a request describes it. */
type PageInput =
  | { type: 'redirect'; url: string }
  | { type: 'import'; url: string; internalName?: string | undefined }
  | { type: 'html'; html: string; internalName?: string | undefined }

const PLACE = 'pageContent.pageUrl'

export interface SmartSmsPages {
  /** The page as it is kept. Throws `invalid` for one that cannot be copied. */
  read(input: PageInput, kind: AccountKind): Promise<SmartSmsPage>
  /**
   * A change of the page of a campaign, with the new copy when its address changes. Throws `not_found`, and as
   * `read`.
   */
  readChange(account: number, hash: string, change: PageChange, kind: AccountKind): Promise<PageChange>
}

export function createSmartSmsPages({ store, fetchPage }: { store: Store; fetchPage: FetchPage }): SmartSmsPages {
  async function copy(kind: AccountKind, url: string): Promise<string> {
    assertWebAddress(url, PLACE)
    try {
      return copyOfPage(await fetchPage(kind, url), url)
    } catch (error) {
      throw invalid(PLACE, `cannot be copied: ${(error as Error).message}`)
    }
  }

  return {
    read: async (input, kind) => (input.type === 'import' ? { ...input, html: await copy(kind, input.url) } : input),

    async readChange(account, hash, change, kind): Promise<PageChange> {
      const campaign = await findCampaign(store.db, account, hash)
      if (campaign?.channel !== smartSms.name) throw notFound('campaign', hash)
      const { url } = change
      if (url === undefined || contentOf({ campaign }).page.type !== 'import') return change
      return { ...change, html: await copy(kind, url) }
    },
  }
}
