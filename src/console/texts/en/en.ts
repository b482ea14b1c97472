// The texts in English, one file for each page. Another language is an object of the type `Texts`, in as many files as it
// likes, and is chosen in texts.ts.
import { automations } from './automations.ts'
import { campaigns } from './campaigns.ts'
import { charts } from './charts.ts'
import { clock } from './clock.ts'
import { commerce } from './commerce.ts'
import { contacts } from './contacts.ts'
import { contract } from './contract.ts'
import { domains } from './domains.ts'
import { flows } from './flows.ts'
import { health } from './health.ts'
import { hooks } from './hooks.ts'
import { inbox } from './inbox.ts'
import { live } from './live.ts'
import { operations } from './operations.ts'
import { reports } from './reports.ts'
import { requests } from './requests.ts'
import { shell } from './shell.ts'
import { snapshots } from './snapshots.ts'
import { ui } from './ui.ts'
import { users } from './users.ts'

/** All texts. */
export const en = {
  /** The name of the language for the browser, which writes numbers and times. */
  language: 'en',
  automations,
  campaigns,
  charts,
  clock,
  commerce,
  contacts,
  contract,
  domains,
  flows,
  health,
  hooks,
  inbox,
  live,
  operations,
  reports,
  requests,
  shell,
  snapshots,
  ui,
  users,
}
