// Every page of the console, in the order of the menu.
import { computed } from '@preact/signals'
import { isLiveAccount } from '../data/session.ts'
import type { Page } from '../shell/page.ts'
import { t } from '../texts/texts.ts'
import { AutomationsPage } from './automations/automations-page.tsx'
import { CampaignsPage } from './campaigns/campaigns-page.tsx'
import { ClockPage } from './clock/clock-page.tsx'
import { CommercePage } from './commerce/commerce-page.tsx'
import { ContactsPage } from './contacts/contacts-page.tsx'
import { ContractPage } from './contract/contract-page.tsx'
import { DomainsPage } from './domains/domains-page.tsx'
import { FlowsPage } from './flows/flows-page.tsx'
import { HealthPage } from './health/health-page.tsx'
import { HooksPage } from './hooks/hooks-page.tsx'
import { InboxPage } from './inbox/inbox-page.tsx'
import { LivePage } from './live/live-page.tsx'
import { OperationsPage } from './operations/operations-page.tsx'
import { ReportsPage } from './reports/reports-page.tsx'
import { RequestsPage } from './requests/requests-page.tsx'
import { SnapshotsPage } from './snapshots/snapshots-page.tsx'
import { UsersPage } from './users/users-page.tsx'

/** The pages by the first word of their address. */
export const pages: readonly Page[] = [
  { word: 'inbox', group: 'look', title: t.inbox.title, view: InboxPage },
  { word: 'live', group: 'look', title: t.live.title, view: LivePage },
  { word: 'requests', group: 'look', title: t.requests.title, view: RequestsPage, sandboxOnly: t.requests.sandboxOnly },
  { word: 'hooks', group: 'look', title: t.hooks.title, view: HooksPage },
  { word: 'campaigns', group: 'send', title: t.campaigns.title, view: CampaignsPage },
  { word: 'contacts', group: 'send', title: t.contacts.title, view: ContactsPage },
  { word: 'automations', group: 'send', title: t.automations.title, view: AutomationsPage },
  { word: 'flows', group: 'send', title: t.flows.title, view: FlowsPage },
  { word: 'commerce', group: 'send', title: t.commerce.title, view: CommercePage },
  { word: 'domains', group: 'send', title: t.domains.title, view: DomainsPage },
  { word: 'reports', group: 'send', title: t.reports.title, view: ReportsPage },
  { word: 'operations', group: 'operate', title: t.operations.title, view: OperationsPage },
  { word: 'clock', group: 'operate', title: t.clock.title, view: ClockPage, liveTitle: t.clock.liveTitle },
  {
    word: 'snapshots',
    group: 'operate',
    title: t.snapshots.title,
    view: SnapshotsPage,
    sandboxOnly: t.snapshots.sandboxOnly,
  },
  { word: 'users', group: 'operate', title: t.users.title, view: UsersPage },
  { word: 'health', group: 'operate', title: t.health.title, view: HealthPage },
  { word: 'contract', group: 'contract', title: t.contract.title, view: ContractPage },
]

/** Those that the account has. */
export const ownPages = computed(() =>
  isLiveAccount.value
    ? pages.filter(({ sandboxOnly }) => !sandboxOnly).map((page) => ({ ...page, title: page.liveTitle ?? page.title }))
    : pages,
)

/** The word of the page to begin with. The carriers took what a live account sent, so its inbox has little to show. */
export const firstWord = computed(() => (isLiveAccount.value ? 'health' : 'inbox'))
