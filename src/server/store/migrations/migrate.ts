// The ordered list of migrations, one for both engines. Never change one that was released: add one, with its kind
// (kinds.ts).
//
// Their SQL is what both engines understand, with tokens that each engine replaces, among them:
//   {id}               the withVersions primary key of a table; a number never comes back
//   {sequence <name>}  a sequence for `nextNumbers` of words.ts
//   {count <table> <owner> <state>}  triggers that count the rows in <table>_count, whose column `part` is a {part}
//   {keep <table> <column> <expression>}  triggers that compute a column of a table with an id from the others, as NEW.x
//   {drop-keep <table> <column>}      removes them
// `text` is compared byte by byte on both.
import { skeleton } from './0001-skeleton.ts'
import { severalProcesses } from './0002-several-processes.ts'
import { importFile } from './0003-import-file.ts'
import { transactional } from './0004-transactional.ts'
import { verify } from './0005-verify.ts'
import { alerts } from './0006-alerts.ts'
import { idempotency } from './0007-idempotency.ts'
import { flows } from './0008-flows.ts'
import { users } from './0009-users.ts'
import { keyRights } from './0010-key-rights.ts'
import { testHarness } from './0011-test-harness.ts'
import { rateBuckets } from './0012-rate-buckets.ts'
import { runStates } from './0013-run-states.ts'
import { parkedHooks } from './0014-parked-hooks.ts'
import { registered } from './0015-registered.ts'
import { narrowIndexes } from './0016-narrow-indexes.ts'
import { timerLease } from './0017-timer-lease.ts'
import { cancelled } from './0018-cancelled.ts'
import { listLanguage } from './0019-list-language.ts'
import { runChannel } from './0020-run-channel.ts'
import { receipts } from './0021-receipts.ts'
import { keyUsers } from './0022-key-users.ts'
import { clocks } from './0023-clocks.ts'
import { relayedSources } from './0024-relayed-sources.ts'
import { turns } from './0025-turns.ts'
import { sendingDomains } from './0026-sending-domains.ts'
import { audience } from './0027-audience.ts'
import { listCallbacks } from './0028-list-callbacks.ts'
import { fieldOptions } from './0029-field-options.ts'
import { tags } from './0030-tags.ts'
import { forms } from './0031-forms.ts'
import { frameTemplates } from './0032-frame-templates.ts'
import { forgotten } from './0033-forgotten.ts'
import { suppressionPages } from './0034-suppression-pages.ts'
import { removedLists } from './0035-removed-lists.ts'
import { devices } from './0036-devices.ts'
import { calls } from './0037-calls.ts'
import { aroundCampaigns } from './0038-around-campaigns.ts'
import { feeds } from './0039-feeds.ts'
import { whatComesBack } from './0040-what-comes-back.ts'
import { campaignCnames } from './0041-campaign-cnames.ts'
import { webPush } from './0042-web-push.ts'
import { automations } from './0043-automations.ts'
import { accountDetails } from './0044-account-details.ts'
import { advancedReports } from './0045-advanced-reports.ts'
import { resultFiles } from './0046-result-files.ts'
import { products } from './0047-products.ts'
import { connectedSites } from './0048-connected-sites.ts'
import { automationTriggers } from './0049-automation-triggers.ts'
import { cartsAndOrders } from './0050-carts-and-orders.ts'
import { live } from './0051-live.ts'
import { snapshotCounts } from './0052-snapshot-counts.ts'
import { automationBounds } from './0053-automation-bounds.ts'
import { sentHooks } from './0054-sent-hooks.ts'
import { capturedTexts } from './0055-captured-texts.ts'
import { suspended } from './0056-suspended.ts'
import { deletedAccounts } from './0057-deleted-accounts.ts'
import { askedBy } from './0058-asked-by.ts'
import { timeStamps } from './0059-time-stamps.ts'
import { smsParts } from './0060-sms-parts.ts'
import { chainSeals } from './0061-chain-seals.ts'
import { dmarc } from './0062-dmarc.ts'
import { heldSince } from './0063-held-since.ts'
import { inboundOfMessage } from './0064-inbound-of-message.ts'
import { unseenDevices } from './0065-unseen-devices.ts'
import { transactionalContents } from './0066-transactional-contents.ts'
import { deviceOwners } from './0067-device-owners.ts'
import { contactCounts } from './0068-contact-counts.ts'
import { hooksInOrder } from './0069-hooks-in-order.ts'
import { smsPartsById } from './0070-sms-parts-by-id.ts'
import { quarantine } from './0071-quarantine.ts'
import { evidenceTries } from './0072-evidence-tries.ts'
import { quietPeriods } from './0073-quiet-periods.ts'
import { runTries } from './0074-run-tries.ts'
import { heldIssues } from './0075-held-issues.ts'
import { leftGroups } from './0076-left-groups.ts'
import { sentVersions } from './0077-sent-versions.ts'
import { unreadReceipts } from './0078-unread-receipts.ts'
import { runFailures } from './0079-run-failures.ts'
import { cartReminders } from './0080-cart-reminders.ts'
import { timerTries } from './0081-timer-tries.ts'
import { zonesOfChunks } from './0082-zones-of-chunks.ts'
import { zonesOfMessages } from './0083-zones-of-messages.ts'
import { webhookStates } from './0084-webhook-states.ts'
import { appleTokens } from './0085-apple-tokens.ts'
import { machineReactions } from './0086-machine-reactions.ts'
import { senderHelp } from './0087-sender-help.ts'
import { sentFrames } from './0088-sent-frames.ts'
import { formDisplays } from './0089-form-displays.ts'
import { mergedContacts } from './0090-merged-contacts.ts'
import { upgrades } from './0091-upgrades.ts'
import { asContract, type Migration } from './kinds.ts'

/** The migrations before upgrades without a stop. An older program can't use a database that has them. */
export const baseline: readonly string[] = [
  skeleton,
  severalProcesses,
  importFile,
  transactional,
  verify,
  alerts,
  idempotency,
  flows,
  users,
  keyRights,
  testHarness,
  rateBuckets,
  runStates,
  parkedHooks,
  registered,
  narrowIndexes,
  timerLease,
  cancelled,
  listLanguage,
  runChannel,
  receipts,
  keyUsers,
  clocks,
  relayedSources,
  turns,
  sendingDomains,
  audience,
  listCallbacks,
  fieldOptions,
  tags,
  forms,
  frameTemplates,
  forgotten,
  suppressionPages,
  removedLists,
  devices,
  calls,
  aroundCampaigns,
  feeds,
  whatComesBack,
  campaignCnames,
  webPush,
  automations,
  accountDetails,
  advancedReports,
  resultFiles,
  products,
  connectedSites,
  automationTriggers,
  cartsAndOrders,
  live,
  snapshotCounts,
  automationBounds,
  sentHooks,
  capturedTexts,
  suspended,
  deletedAccounts,
  askedBy,
  timeStamps,
  smsParts,
  chainSeals,
  dmarc,
  heldSince,
  inboundOfMessage,
  unseenDevices,
  transactionalContents,
  deviceOwners,
  contactCounts,
  hooksInOrder,
  smsPartsById,
  quarantine,
  evidenceTries,
  quietPeriods,
  runTries,
  heldIssues,
  leftGroups,
  sentVersions,
  unreadReceipts,
  runFailures,
  cartReminders,
  timerTries,
  zonesOfChunks,
  zonesOfMessages,
  webhookStates,
  appleTokens,
  machineReactions,
  senderHelp,
  sentFrames,
  formDisplays,
  mergedContacts,
]

/** Migration n is entry n - 1. */
export const migrations: readonly Migration[] = [...baseline.map((sql) => asContract('itself', sql)), upgrades]
