// The page of campaigns: the list, one campaign, and the form of a draft.
import { pathWords } from '../../shell/router.ts'
import { CampaignList } from './campaign-list.tsx'
import { CampaignView } from './campaign-view.tsx'
import { EditCampaign, NewCampaign } from './draft-page.tsx'

/** The page: `campaigns`, `campaigns/new`, `campaigns/<hash>`, `campaigns/<hash>/edit`. */
export function CampaignsPage() {
  const [, hash, deed] = pathWords.value
  if (hash === undefined) return <CampaignList />
  if (hash === 'new') return <NewCampaign />
  return deed === 'edit' ? <EditCampaign key={hash} hash={hash} /> : <CampaignView key={hash} hash={hash} />
}
