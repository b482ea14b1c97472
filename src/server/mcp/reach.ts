// Which operations send something to people or delete for all time, and how many people a call reaches. With a live key,
// those need a confirmation.
import type { ListedOperation } from './catalog.ts'

/** The arguments of a call. */
export interface CallParts {
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  body: unknown
}

/** How many people a call reaches at most; null if the contract cannot say. */
export interface Count {
  people: number | null
  /** What the number means, or why there is none. */
  how: string
}

/** Calls a read-only operation with the key of the caller. Null unless it returns 200. */
export type Read = (name: string, parts: Partial<CallParts>) => Promise<unknown>

type Counting = (call: CallParts, read: Read) => Count | Promise<Count>

/** The value at some steps; undefined if there is none. */
export function valueAt(value: unknown, ...steps: (string | number)[]): unknown {
  let found = value
  for (const step of steps) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string | number, unknown>)[step] // Checked above.
  }
  return found
}

const numberAt = (value: unknown, ...steps: string[]): number | null => {
  const found = valueAt(value, ...steps)
  return typeof found === 'number' ? found : null
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
const unknownCount = (how: string): Count => ({ people: null, how })
const one = (how: string) => (): Count => ({ people: 1, how })

/** The active contacts of a list: those that a campaign can reach. */
async function activeOf(list_id: unknown, read: Read): Promise<number | null> {
  const list = await read('marketing-v3.getList', { path: { list_id } })
  return numberAt(list, 'stats', 'total_active')
}

/** The contacts of some segments, each counted once per segment. */
async function segmentCount(list_id: unknown, segments: readonly unknown[], read: Read): Promise<number | null> {
  let sum = 0
  for (const segment_id of segments) {
    const page = await read('marketing-v3.listContactsBySegment', {
      path: { list_id, segment_id },
      query: { limit: 1 },
    })
    const found = numberAt(page, 'total_items')
    if (found === null) return null
    sum += found
  }
  return sum
}

/** A send of a campaign to a list, to segments or to one contact. */
const campaignSend: Counting = async ({ body }, read) => {
  const [type, data, list] = [
    valueAt(body, 'segments', 'type'),
    valueAt(body, 'segments', 'data'),
    valueAt(body, 'list_id'),
  ]
  if (type === 'contact') return { people: 1, how: 'one contact' }
  if (list === undefined) return unknownCount('every subscriber of the app or site that fits')
  if (type === 'segment' && Array.isArray(data)) {
    const people = await segmentCount(list, data.slice(0, 100), read)
    return people === null
      ? unknownCount('the segments could not be counted')
      : { people, how: 'contacts of the segments' }
  }
  const people = await activeOf(list, read)
  return people === null
    ? unknownCount('the list could not be counted')
    : { people, how: `active contacts of list ${list}` }
}

/** What a campaign or an automation sends later: to the list that it belongs to. */
const byList =
  (operation: string, parameter: string, how: string): Counting =>
  async ({ path }, read) => {
    const found = await read(operation, { path: { [parameter]: path[parameter] } })
    const list = valueAt(found, 'list_id')
    const people = list === undefined ? null : await activeOf(list, read)
    return people === null ? unknownCount(how) : { people, how: `${how}; list ${list} has this many active contacts` }
  }

const fromCampaign = (how: string) => byList('marketing-v3.getCampaign', 'campaign_hash', how)

/** The addresses of an email: `to`, `cc` and `bcc`. */
const addressesOf = (email: unknown): number =>
  Math.max(1, lengthOf(valueAt(email, 'to'))) + lengthOf(valueAt(email, 'cc')) + lengthOf(valueAt(email, 'bcc'))

const itemsOf = (body: unknown): unknown[] => (Array.isArray(body) ? body : [])

/** The operations that reach people, each with the way to count them. */
const reaching: Readonly<Record<string, Counting>> = {
  'marketing-v3.createContact': one('the double opt-in email, if the list has it, and running automations'),
  'marketing-v3.importContacts': ({ body }) =>
    Array.isArray(valueAt(body, 'contacts'))
      ? { people: lengthOf(valueAt(body, 'contacts')), how: 'imported contacts, if an automation starts with them' }
      : unknownCount('every contact of the file, if an automation starts with them'),
  'marketing-v3.resendDoubleOptin': one('one contact'),
  'marketing-v3.startAutomationForContacts': ({ body }) => ({
    people: lengthOf(valueAt(body, 'contacts')),
    how: 'contacts that enter the automation',
  }),
  'marketing-v3.activateAutomation': byList(
    'marketing-v3.getAutomation',
    'automation_id',
    'contacts that its triggers match from now on',
  ),
  'marketing-v3.switchSystemAutomation': () => unknownCount('contacts of the automation from now on'),
  'marketing-v3.testCampaign': ({ body }) => ({ people: lengthOf(valueAt(body, 'to')), how: 'test addresses' }),
  'marketing-v3.retryCampaign': fromCampaign('recipients whose send failed'),
  'marketing-v3.sendEmailCampaign': campaignSend,
  'marketing-v3.sendPushCampaign': campaignSend,
  'marketing-v3.sendSmsCampaign': campaignSend,
  'marketing-v3.sendSmartSmsCampaign': campaignSend,
  'marketing-v3.sendVoiceCampaign': campaignSend,
  'marketing-v3.sendWebpushCampaign': campaignSend,
  'marketing-v3.enableEmailRssCampaign': fromCampaign('recipients of each new issue'),
  'marketing-v3.enableWebpushRssCampaign': () => unknownCount('every subscriber of the site, for each new issue'),
  'marketing-v3.approveOperations': () => unknownCount('recipients of the approved sends'),
  'marketing-v3.resumeOperations': () => unknownCount('remaining recipients of the resumed sends'),
  'transactional-v2.executeAlert': ({ body }) => ({
    people: lengthOf(valueAt(body, 'to')),
    how: 'recipients of the alert',
  }),
  'transactional-v2.executeMultiChannel': one('one recipient'),
  'transactional-v2.requestVerifyBySms': one('one recipient of a code'),
  'transactional-v2.requestVerifyByEmail': one('one recipient of a code'),
  'transactional-v2.requestVerifyByPush': one('one recipient of a code'),
  'transactional-v2.requestVerifyLegacy': one('one recipient of a code'),
  'transactional-v2.resendVerifyRequest': one('one recipient of a code'),
  'transactional-v2.sendEmail': ({ body }) => ({ people: addressesOf(body), how: 'addresses in to, cc and bcc' }),
  'transactional-v2.sendEmailBatch': ({ body }) => ({
    people: itemsOf(body).reduce<number>((sum, email) => sum + addressesOf(email), 0),
    how: 'addresses in to, cc and bcc of all emails',
  }),
  'transactional-v2.sendSms': one('one recipient'),
  'transactional-v2.sendSmsBatch': ({ body }) => ({ people: itemsOf(body).length, how: 'one recipient for each SMS' }),
  'transactional-v2.sendPush': ({ body }) => ({ people: itemsOf(body).length, how: 'one device for each message' }),
}

/** Operations besides DELETE that destroy what cannot be restored. */
const destroying: readonly string[] = ['marketing-v3.forgetContacts', 'marketing-v3.unifyContacts']

/** Writes that send nothing themselves. Automations that are already active can react to some of them. */
export const quiet: ReadonlySet<string> = new Set(
  Object.entries({
    'marketing-v3': [
      'ping createList updateList createExtraField updateBaseField updateExtraField createFieldOption updateFieldOption',
      'updateContact unsubscribeContacts activateContacts deactivateContacts attachTagToContacts detachTagFromContacts',
      'exportContacts updateContacts updateContactByField createForm updateForm createEmailSender updateEmailSender',
      'createCellphoneSender updateCellphoneSenderHelp createPhoneSender createEmailCampaign updateEmailCampaign',
      'createHeaderFooterTemplate updateHeaderFooterTemplate createWebhook updateWebhook rotateWebhookSecret',
      'cancelOperations pauseOperations createEmailRssCampaign createPushCampaign updatePushCampaign createPushApp',
      'registerPushEvent registerPushToken createSmsCampaign updateSmsCampaign createSmartSmsCampaign',
      'updateSmartSmsCampaign createVoiceCampaign updateVoiceCampaign createWebpushCampaign updateWebpushCampaign',
      'createWebpushRssCampaign createWebpushSite createCampaignGroup updateCampaignGroup generateEmailBouncesReport',
      'generateEmailClicksByContactReport generateEmailClicksByUrlReport generateEmailEventsReport',
      'generateEmailUnsubscriptionsReport generateSmsBouncesReport generateSmsEventsReport generateSendsReport',
      'generateSubscriptionsReport generateUnsubscriptionsReport generateFormAnswersReport',
      'generateContactActivityReport createAdvancedReportModel generateReportFromModel createCatalog createProduct',
      'updateProduct importProducts createCart createOrder importOrders createAutomation updateAutomation',
      'pauseAutomation createSegment countSegment updateSegment enableTransactional enableTrackAndEngage createCname',
      'addSuppressionEntries createTag updateTag updateUser createConnectedSite createTrackEngageGoal',
    ],
    'transactional-v2': [
      'ping createAlertTemplate updateAlertTemplate stopAlert createMultiChannelFlow cancelVerifyRequest',
      'validateVerifyCode resubscribeEmail createEmailTemplate updateEmailTemplate resubscribeMobile createSmsTemplate',
      'updateSmsTemplate createMobileApp updateMobileApp updateMobileAppLegacy createPushTemplate updatePushTemplate',
      'createSendingDomain setDefaultSendingDomain cancelMessage cancelMessageLegacy createWebhook updateWebhook',
      'rotateWebhookSecret validateEmail validateEmailLegacy calculateSmsLength calculateSmsLengthLegacy',
    ],
    'registered-v1': [
      'ping createRegisteredCustomEvents createEvidencesBulk createRegisteredWebhook updateRegisteredWebhook',
      'rotateRegisteredWebhookSecret createAutocertificateOption',
    ],
  }).flatMap(([api, names]) => names.flatMap((text) => text.split(' ').map((name) => `${api}.${name}`))),
)

/** What a call does to others, beyond the account itself. */
export interface Reach {
  /** `none` needs no confirmation. An operation that nobody classified is `people`. */
  kind: 'none' | 'people' | 'deletes'
  count: Counting
  about: string
}

const nothing: Counting = () => ({ people: 0, how: 'no message is sent' })

/** What an operation does to people or to data, for calls with a live key. */
export function reachOf({ name, row, contract }: ListedOperation): Reach {
  const counting = reaching[name]
  if (counting)
    return { kind: 'people', count: counting, about: 'it reaches people, so it needs a confirmation token.' }
  if (contract.name === 'sandbox-v1')
    return { kind: 'none', count: nothing, about: 'most sandbox operations return 403.' }
  if (row.method === 'delete' || destroying.includes(name))
    return { kind: 'deletes', count: nothing, about: 'it deletes permanently, so it needs a confirmation token.' }
  if (row.method === 'get' || quiet.has(name))
    return { kind: 'none', count: nothing, about: 'it runs without a confirmation.' }
  return {
    kind: 'people',
    count: () => unknownCount('this operation is not classified'),
    about: 'it may reach people, so it needs a confirmation token.',
  }
}
