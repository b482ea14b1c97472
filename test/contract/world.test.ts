// The examples are one world: the contact that one example creates is the one that the next one reads. A mock
// answers with examples, so a client that follows its ids from one answer to the next request must arrive.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type Document,
  deref,
  type Operation,
  operationsOf,
  type Parameter,
  type Response,
} from '../../scripts/contract/document.ts'

interface Mention {
  op: string
  /** path, query, body, or the status of an answer. */
  place: string
  /** The name of the member; an element of an array has that of the array and `[]`, an `id` that of what holds it. */
  member: string
  value: string
}

const apis = ['marketing-v3', 'transactional-v2', 'registered-v1'] as const
type Api = (typeof apis)[number]
const load = (api: Api) =>
  JSON.parse(readFileSync(new URL(`../../generated/${api}/openapi.json`, import.meta.url), 'utf8')) as Document

function* membersOf(value: unknown, member: string): Generator<{ member: string; value: string }> {
  if (Array.isArray(value)) for (const item of value) yield* membersOf(item, `${member}[]`)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* membersOf(inner, key === 'id' && member ? `${member}.id` : key)
  } else if (value !== null) yield { member, value: String(value) }
}

type Parameters = (Parameter & { example?: unknown })[]

function* mentionsIn(document: Document, operation: Operation): Generator<Mention> {
  const op = operation.operationId
  for (const parameter of operation.parameters ?? []) {
    const { name, in: place, example } = deref<Parameters[number]>(document, parameter)
    // Eight operations have a path of their own with the same `id`; the name of the component tells them apart.
    const component = '$ref' in parameter && name === 'id' ? (parameter.$ref.split('/').at(-1) ?? '') : name
    if (example !== undefined) yield { op, place, member: component, value: String(example) }
  }
  for (const { value } of Object.values(operation.requestBody?.content['application/json']?.examples ?? {})) {
    for (const found of membersOf(value, '')) yield { op, place: 'body', ...found }
  }
  for (const [status, answer] of Object.entries(operation.responses).filter(([s]) => s.startsWith('2'))) {
    const media = deref<Response>(document, answer).content?.['application/json']
    for (const { value } of Object.values(media?.examples ?? {})) {
      for (const found of membersOf(value, '')) yield { op, place: status, ...found }
    }
  }
}

function mentionsOf(api: Api): Mention[] {
  const document = load(api)
  const hooks = Object.values(document.webhooks ?? {}).flatMap((item) => (item.post ? [item.post] : []))
  const callbacks = [...operationsOf(document)].flatMap(({ operation }) =>
    Object.values(operation.callbacks ?? {}).flatMap((expressions) =>
      Object.values(expressions).flatMap((item) => (item.post ? [item.post] : [])),
    ),
  )
  const operations = [...operationsOf(document)].map(({ operation }) => operation)
  return [...operations, ...hooks, ...callbacks].flatMap((operation) => [...mentionsIn(document, operation)])
}

/** What an example mentions, as one line: `marketing-v3 createContact.201.contact_id`. */
const lines = apis.flatMap((api) =>
  mentionsOf(api).map((m) => ({ line: `${api} ${m.op}.${m.place}.${m.member}`, value: m.value })),
)

interface Kind {
  /** Where it is created: in the example of the operation that creates it, or of a listing when none does. */
  born: RegExp
  /** Where it is named. */
  named: RegExp
}

const M = 'marketing-v3 '
const T = 'transactional-v2 '
const R = 'registered-v1 '
const at = (...places: string[]) => new RegExp(`^(${places.join('|')})$`)

/** A campaign belongs to the operations of its channel. */
const campaign = (channel: string, more = '-'): Kind => ({
  born: at(`${M}create${channel}Campaign.201.campaign_hash`),
  named: at(`${M}((update|send|enable)${channel}Campaign|${more})\\..*campaign_hash`),
})
const template = (channel: string, campaigns: string, more = '-'): Kind => ({
  born: at(`${T}create${channel}Template.201.templateId`),
  named: at(
    `${M}${campaigns}\\.body.template_id`,
    `${T}(update|get|delete|list)${channel}Templates?\\..*(TemplateId|\\bid)`,
    more,
  ),
})

const kinds: Record<string, Kind> = {
  list: { born: at(`${M}createList.201.list_id`), named: at(`${M}\\w+\\.\\w+\\.(list_id|list.id|lists\\[\\])`) },
  contact: {
    born: at(`${M}createContact.201.contact_id`),
    named: at(
      `${M}\\w+\\.\\w+\\.(contact_id|survivor_id|contacts\\[\\])`,
      `${M}(unsubscribe|startAut).*.success\\[\\]`,
      `${M}registerPushEvent.body.contact`,
    ),
  },
  field: {
    born: at(`${M}(createExtraField.201|listFields.200).field_id`),
    named: at(`${M}\\w+\\.\\w+\\.(field_id|segment_field|fields\\[\\]|list_base_fields\\[\\])`),
  },
  option: { born: at(`${M}createFieldOption.201.option_id`), named: at(`${M}\\w+\\.\\w+\\.option_id`) },
  segment: {
    born: at(`${M}(createSegment.201|listSegments.200).segment_id`),
    named: at(`${M}\\w+\\.\\w+\\.(segment_id|segments\\[\\])`, `${M}send\\w+.body.data\\[\\]`),
  },
  tag: { born: at(`${M}createTag.201.tag_id`), named: at(`${M}\\w+\\.\\w+\\.(tag_id|tags\\[\\])`) },
  'email sender': {
    born: at(`${M}createEmailSender.201.sender_id`),
    named: at(
      `${M}\\w*Email\\w*\\.\\w+\\.(sender_id|reply_to)`,
      `${M}getCampaign.200.sender_id`,
      `${M}\\w*Forms?\\.\\w+\\.sender_id`,
      `${T}(\\w*Email\\w*)\\.\\w+\\.senderId`,
      `${T}\\w+\\.\\w+\\.emailSenderId`,
      `${T}listEmailSenders.200.\\[\\].id`,
    ),
  },
  'cellphone sender': {
    born: at(`${M}createCellphoneSender.201.sender_id`),
    named: at(
      `${M}\\w*(Sms|Cellphone)\\w*\\.\\w+\\.sender_id`,
      `${T}\\w*(Sms|Legacy|VerifyRequest)\\w*\\.\\w+\\.senderId`,
      `${T}\\w+\\.\\w+\\.phoneSenderId`,
      `${T}listSmsSenders.200.\\[\\].id`,
    ),
  },
  'sender of an alert': {
    born: at(`${M}create(Email|Cellphone)Sender.201.sender_id`),
    named: at(`${T}\\w*Alerts?\\.\\w+\\.senderId`),
  },
  'phone sender': {
    born: at(`${M}createPhoneSender.201.sender_id`),
    named: at(`${M}\\w*(Voice|PhoneSender)\\w*\\.\\w+\\.sender_id`),
  },
  form: { born: at(`${M}createForm.201.form_id`), named: at(`${M}\\w*(Form|ConnectedSite)\\w*\\.\\w+\\.form_id`) },
  cname: { born: at(`${M}createCname.201.cname_id`), named: at(`${M}\\w+\\.\\w+\\.cname_id`) },
  'email campaign': campaign('Email', 'getEmailReport'),
  'template of header and footer': {
    born: at(`${M}createHeaderFooterTemplate.201.template_id`),
    named: at(`${M}\\w+HeaderFooterTemplates?\\.\\w+\\.template_id`),
  },
  'email RSS campaign': campaign('EmailRss'),
  'push campaign': campaign('Push', 'getPushReport'),
  'SMS campaign': campaign('Sms', 'getSmsReport'),
  'smart SMS campaign': campaign('SmartSms'),
  'voice campaign': campaign('Voice', 'getVoiceReport'),
  'web push campaign': campaign('Webpush', 'getWebpushReport'),
  'web push RSS campaign': campaign('WebpushRss'),
  campaign: {
    born: at(`${M}create\\w+Campaign.201.campaign_hash`),
    named: at(
      `${M}\\w+\\.\\w+\\.campaign_hash`,
      `${M}registerPushEvent.body.message_hash`,
      `${M}generate\\w+.body.data\\[\\]`,
    ),
  },
  'campaign group': { born: at(`${M}createCampaignGroup.201.group_id`), named: at(`${M}\\w+\\.\\w+\\.group_id`) },
  webhook: { born: at(`${M}createWebhook.201.webhook_id`), named: at(`${M}\\w+\\.\\w+\\.webhook_id`) },
  'web push site': { born: at(`${M}createWebpushSite.201.site_id`), named: at(`${M}\\w+\\.\\w+\\.site_id`) },
  'code of a web push site': {
    born: at(`${M}createWebpushSite.201.app_code`),
    named: at(`${M}\\w+\\.\\w+\\.app_code`),
  },
  catalog: { born: at(`${M}createCatalog.201.catalog_id`), named: at(`${M}\\w+\\.\\w+\\.catalog_id`) },
  product: {
    born: at(`${M}(create|import)Products?.body.product_identifier`),
    named: at(`${M}\\w+\\.\\w+\\.(product_identifier|related_products\\[\\])`, `${M}importOrders.body.items\\[\\].id`),
  },
  cart: { born: at(`${M}createCart.body.cart_id`), named: at(`${M}\\w+\\.\\w+\\.cart_id`) },
  site: { born: at(`${M}createConnectedSite.body.domain`), named: at(`${M}(?!getEmailReport)\\w+\\.\\w+\\.domain`) },
  goal: {
    born: at(`${M}createTrackEngageGoal.201.id`),
    named: at(
      `${M}\\w+\\.path\\.goal_id`,
      `${M}(listTrackEngageGoals.200.items|getConnectedSiteStatistics.200.goals)\\[\\].id`,
    ),
  },
  user: {
    born: at(`${M}listUsers.200.user_id`),
    named: at(`${M}\\w+\\.\\w+\\.(user_id|created_by|notify\\[\\])`, `${T}\\w+\\.200.userId`),
  },
  automation: { born: at(`${M}listAutomations.200.automation_id`), named: at(`${M}\\w+\\.\\w+\\.automation_id`) },
  'action of an automation': {
    born: at(`${M}listAutomationActions.200.action_id`),
    named: at(`${M}\\w+\\.\\w+\\.(action_id|parent_id)`),
  },
  'run of an automation': {
    born: at(`${M}listAutomationRuns.200.run_id`),
    named: at(`${M}\\w+\\.(path|body).run_id`),
  },
  'push app': { born: at(`${M}listPushApps.200.app_id`), named: at(`${M}\\w+\\.\\w+\\.app_id`) },
  'report model': { born: at(`${M}listAdvancedReportModels.200.model_id`), named: at(`${M}\\w+\\.\\w+\\.model_id`) },
  // The second one is reported as not found by an answer.
  operation: {
    born: at(`${M}listOperations.200.operation_id`, `${M}\\w+Operations.200.operation_not_found\\[\\]`),
    named: at(`${M}\\w+\\.\\w+\\.(operation_id|operations\\[\\])`),
  },
  suppression: {
    born: at(`${M}listSuppressionEntries.200.items\\[\\].id`),
    named: at(`${M}\\w+\\.path.suppression_id`),
  },
  'email template': template('Email', '\\w*Email\\w*', `${T}(sendEmail|createAlertTemplate).body.templateId`),
  'SMS template': template('Sms', '\\w*Sms\\w*'),
  'push template': template('Push', '\\w*Push\\w*', `${T}sendPush.body.templateId`),
  'alert template': {
    born: at(`${T}createAlertTemplate.200.alertTemplateId`),
    named: at(`${T}\\w+\\.path.AlertTemplateId`, `${T}\\w*AlertTemplates?\\.200.alertId`),
  },
  alert: {
    born: at(`${T}executeAlert.200.alertId`),
    named: at(`${T}\\w+\\.path.AlertId`, `${T}(stopAlert|getAlert|listAlerts)\\.\\w+\\.alertId`),
  },
  flow: {
    born: at(`${T}createMultiChannelFlow.201.multiChannelId`),
    named: at(
      `${T}\\w+\\.path.MultiChannelFlowId`,
      `${T}executeMultiChannel.body.templateId`,
      `${T}\\w+\\.200.flowId`,
      `${T}\\w+MultiChannelFlows?.200.\\[\\].id`,
    ),
  },
  'run of a flow': {
    born: at(`${T}executeMultiChannel.200.multiChannelId`),
    named: at(`${T}\\w+\\.path.MultiChannelRunId`, `${T}\\w+Runs?.200.multiChannelId`),
  },
  'verify request': {
    born: at(`${T}requestVerify\\w+.201.requestId`),
    named: at(
      `${T}\\w+\\.path.VerifyRequestId`,
      `${T}\\w+VerifyRequest.200.(requestId|id)`,
      `${T}\\w+\\.200.requestId`,
    ),
  },
  'mobile app': {
    born: at(`${T}createMobileApp.201.templateId`),
    named: at(
      `${T}\\w+\\.path.MobileAppId`,
      `${T}\\w+\\.\\w+\\.(appId|mobileAppId)`,
      `${T}listMobileApps.200.\\[\\].id`,
    ),
  },
  'sending domain': {
    born: at(`${T}createSendingDomain.201.id`),
    named: at(
      `${T}\\w+\\.path.SendingDomainId`,
      `${T}\\w+\\.\\w+\\.(campaign\\.)?domainId`,
      `${T}(listSendingDomains.200.\\[\\]|\\w+SendingDomain.200).id`,
    ),
  },
  'transactional email': {
    born: at(`${T}sendEmail.200.messageId`, `${T}sendEmailBatch.201.messageId`),
    named: at(
      `${T}\\w+\\.path.EmailMessageId`,
      `${T}\\w*Email(?!Senders|Templates?\\b)\\w*\\.\\w+\\.(messageId|id|campaign.id)`,
    ),
  },
  'transactional SMS': {
    born: at(`${T}sendSms.200.messageId`),
    named: at(
      `${T}\\w+\\.path.SmsMessageId`,
      `${T}\\w*Sms(?!Senders|Template)\\w*\\.\\w+\\.(messageId|id|campaign.id)`,
    ),
  },
  'push message': {
    born: at(`${T}sendPush.201.messageId`),
    named: at(`${T}\\w+\\.path.PushMessageId`, `${T}\\w*Push(?!Template)\\w*\\.\\w+\\.(messageId|id|campaign.id)`),
  },
  message: {
    born: at(`${T}send(Email|Sms|Push).20[01].messageId`),
    named: at(`${T}\\w+\\.path.ScheduledMessageId`, `${R}\\w+\\.\\w+\\.(message_id|messageId)`),
  },
  group: {
    born: at(`${T}listGroups.200.\\[\\].id`),
    named: at(`${T}\\w+\\.\\w+\\.groupId`, `${T}get\\w+Report.query.group`),
  },
  'transactional webhook': {
    born: at(`${T}createWebhook.201.webhookId`),
    named: at(`${T}((delete|update)Webhook.query|rotateWebhookSecret.query|(list|update)Webhooks?.200).*id`),
  },
  'registered message': {
    born: at(`${R}listRegisteredMessages.200.items\\[\\].id`, `${R}createEvidencesBulk.200.not_found\\[\\]`),
    named: at(
      `${R}\\w+\\.\\w+\\.(registered_id|registerId)`,
      `${R}getRegisteredMessage.200.id`,
      `${R}createEvidencesBulk.(body|200).*`,
    ),
  },
  evidence: {
    born: at(`${R}listRegisteredEvidences.200.items\\[\\].id`),
    named: at(`${R}\\w+\\.\\w+\\.(evidence_id|evidenceId)`, `${R}getRegisteredEvidence.200.id`),
  },
  'registered webhook': {
    born: at(`${R}createRegisteredWebhook.200.webhook_id`),
    named: at(`${R}\\w+\\.\\w+\\.webhook_id`),
  },
  'autocertificate option': {
    born: at(`${R}createAutocertificateOption.200.id`),
    named: at(`${R}\\w+\\.path.(id|AutocertificateOptionId)`, `${R}listAutocertificateOptions.200.items\\[\\].id`),
  },
}

describe('examples', () => {
  it.each(Object.entries(kinds))('every %s that one names is there', (_name, { born, named }) => {
    const there = new Set(lines.filter(({ line }) => born.test(line)).map(({ value }) => value))
    const uses = lines.filter(({ line }) => named.test(line))
    expect(there.size, 'nothing creates it').toBeGreaterThan(0)
    expect(uses.length, 'nothing names it').toBeGreaterThan(0)
    // 0 and an empty text are none; an email address stands for the contact that has it; reports switch columns on.
    const exempt = /^(0||true)$|@/
    expect(uses.filter(({ value }) => !there.has(value) && !exempt.test(value))).toEqual([])
  })

  it('every id is of a kind that is looked at', () => {
    const known = Object.values(kinds).flatMap(({ born, named }) => [born, named])
    // Devices, people, hashes of forms and the inside of the platform: nothing in these APIs creates or takes them.
    const names =
      'device_id|client_id|business_sector_id|webhook-id|form_hash|sender_hash|submission_id|replySenderId|replyToId|subscriberId|recipientId|advanced_report_id|order_id|mailing_id|extra_field_id'
    const elsewhere = new RegExp(
      `\\.(${names})$|Voice.*template_id$|(Runs?|VerifyRequest)\\.200\\.messageId$|list(Campaigns|RegisteredEvents)\\.200\\.items\\[\\]\\.id$|getCampaign\\.200\\.id$`,
    )
    const ids = lines.filter(({ line }) => /(_id|Id|_hash|\bid)$/.test(line))
    expect(
      [...new Set(ids.map(({ line }) => line))].filter(
        (line) => !elsewhere.test(line) && !known.some((k) => k.test(line)),
      ),
    ).toEqual([])
  })
})
