// The places that the domain names in its refusals: each leads to a member of the request in the contract.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { type Document, deref, operationsOf, type Schema } from '../../scripts/contract/document.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { placeNames } from '../../src/server/rest/handlers.ts'
import { requestPlace } from '../../src/server/rest/places.ts'
import { isImplemented } from '../support/implemented.ts'

const contact = [
  'base.language',
  'base.email',
  'base.birth_date',
  'extra.0.field_id',
  'extra.0.value',
  'extra.0.value.0',
]
const segmentFilter = [
  'segment_filter',
  ...['field', 'operator', 'value', 'anniversary', 'tag', 'list']
    .map((member) => `segment_${member}`)
    .concat('campaign_hash')
    .map((member) => `segment_filter.segment_filter_array.0.${member}`),
]
const automation = [
  ...['tag_id', 'segment_id', 'field_id', 'time_zone', 'campaign_hash'].map((member) => `triggers.0.${member}`),
  ...['action_id', 'parent_id', 'branch', 'target_id', 'tag_id', 'segment_id', 'field_id', 'value', 'list_id', 'url']
    .concat('time_zone', 'campaign_hash', 'destination_field', 'app_id', 'site_id')
    .concat('segment_filter.segment_filter_array.0.segment_field')
    .map((member) => `actions.0.${member}`),
]
const emailCampaign = ['subject', 'content.body', 'content.plainText', 'content.snippet', 'senderId', 'replyTo']
const frame = ['headerFooter.id', 'headerFooter.editFields.0']
const webpush = ['title', 'message', 'link', 'icon'].map((name) => `content.${name}`).concat('actions.0.link')
const emailTemplate = ['subject', 'htmlBody', 'textBody', 'snippet', 'templateName']
const alertTemplate = ['htmlBody', 'subject', 'templateId', 'textBody']
const product = ['name', 'price', 'sale_price', 'categories.0', 'custom_attributes.0.alias']
const period = ['dateStart', 'dateEnd']
const reportColumns = [
  ...['listBaseFields.0', 'listExtraFields.0.listId', 'listExtraFields.0.fields.0'].map((place) => `columns.${place}`),
  'options.notify.0',
]
const form = [
  ...['fields', 'fields.0.fieldId', 'senderId', 'redirectUrl', 'display'],
  ...['text', 'phone', 'link', 'scrollPercent'].map((member) => `display.${member}`),
]
const report = ['range.start', 'range.end', 'callbackUrl']
const campaignsCovered = ['campaigns', 'campaigns.0.listId', 'campaigns.0.data.0']
const covered = [...campaignsCovered, 'lists', 'lists.0']
const campaignReport = [...report, ...reportColumns, ...campaignsCovered]
const listReport = [...report, ...reportColumns, 'lists', 'lists.0']
const reportsOf = (reported: readonly string[], ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`generate${name}Report`, reported]))
const cartLine = ['price', 'sale_price', 'custom_attributes.0.alias'].map((member) => `products.0.${member}`)
const cartContact = ['base.contactId', ...contact].map((place) => `contact.${place}`)
const bounds = (...columns: string[]) => columns.flatMap((column) => [`${column}_min`, `${column}_max`])

/** When a campaign goes out. */
const times = ['scheduleDate', 'localTime.timeZoneField', 'localTime.timeZone']

/** Members of the profile of an account that a request calls otherwise. */
const profile = [
  ...['website', 'cellphone', 'companySize', 'listLimit', 'sector', 'billingType', 'legalName', 'vatNumber', 'country'],
  ...['city', 'state', 'address1', 'address2', 'zipCode', 'invoiceComments'],
]

/** The places that the domain and the handlers name when they refuse something, by operation. */
const places: Record<ApiName, Record<string, readonly string[]>> = {
  'marketing-v3': {
    listLists: bounds('created', 'updated'),
    listUsers: bounds('created', 'updated'),
    updateUser: ['phone', 'profileImage'],
    listSuppressionEntries: bounds('created'),
    listCampaigns: bounds('created', 'updated', 'start_date', 'end_date', 'schedule_date'),
    listContactActivities: bounds('date'),
    listContactEvents: bounds('date'),
    listAdvancedReports: bounds('created'),
    ...reportsOf(campaignReport, 'EmailBounces', 'EmailClicksByContact', 'EmailClicksByUrl', 'EmailEvents'),
    ...reportsOf(campaignReport, 'EmailUnsubscriptions', 'SmsBounces', 'SmsEvents'),
    ...reportsOf(listReport, 'Sends', 'Subscriptions', 'Unsubscriptions', 'ContactActivity'),
    generateFormAnswersReport: [...report, 'forms', 'forms.0.listId', 'forms.0.forms.0'],
    createAdvancedReportModel: ['columns', ...reportColumns, ...covered, 'forms', 'forms.0.listId', 'forms.0.forms.0'],
    generateReportFromModel: ['modelId', 'range.start', 'range.end', ...covered],
    listProducts: ['price', 'sale_price'],
    createProduct: ['product_identifier', ...product],
    updateProduct: product,
    listCarts: bounds('created', 'updated'),
    listOrders: bounds('order_date', 'created', 'updated'),
    createCart: ['cartTotal', ...cartLine, ...cartContact],
    createOrder: ['orderTotal', 'orderDate', ...cartLine, ...cartContact],
    createExtraField: ['unique'],
    updateBaseField: ['unique'],
    updateExtraField: ['unique'],
    deleteFieldOption: ['fieldId'],
    listFieldOptions: ['fieldId'],
    createFieldOption: ['fieldId'],
    updateFieldOption: ['fieldId'],
    createContact: contact,
    updateContact: contact,
    exportContacts: ['fields.0', 'segments.0', 'callbackUrl'],
    updateContactByField: ['compareField.fieldId', ...contact],
    updateContacts: [...contact, 'segmentId'],
    importContacts: [
      'compareField',
      'tags.0',
      'notify.0',
      'callbackUrl',
      'source.url',
      'source.quote',
      'source.delimiter',
      'source.mapping',
      'source.mapping.0.fieldId',
    ],
    attachTagToContacts: ['tagId', 'segmentId', 'fieldId', 'values'],
    detachTagFromContacts: ['tagId', 'segmentId', 'fieldId', 'values'],
    ...Object.fromEntries(['createSegment', 'updateSegment', 'countSegment'].map((id) => [id, segmentFilter])),
    createAutomation: ['listId', ...automation],
    updateAutomation: automation,
    startAutomationForContacts: ['automationId', 'actionId'],
    unifyContacts: ['compareFields.0', 'survivorId'],
    createEmailSender: ['email', 'name'],
    updateEmailSender: ['name'],
    createCellphoneSender: ['cellphone', 'file'],
    createPhoneSender: ['phone', 'file'],
    createForm: form,
    updateForm: form,
    createWebhook: ['listId', 'url', 'actions', 'fields.0'],
    updateWebhook: ['url', 'actions', 'fields.0', 'status'],
    createCname: ['value'],
    updateCampaignGroup: ['name'],
    createEmailCampaign: [
      'listId',
      'groupId',
      ...emailCampaign,
      ...frame,
      'content.url',
      'content.templateId',
      'content.file',
    ],
    updateEmailCampaign: ['campaignHash', 'groupId', ...emailCampaign, ...frame],
    createHeaderFooterTemplate: ['header', 'footer'],
    updateHeaderFooterTemplate: ['header', 'footer'],
    createSmsCampaign: ['listId', 'groupId', 'senderId', 'content.message', 'content.templateId'],
    updateSmsCampaign: ['campaignHash', 'groupId', 'senderId', 'content.message'],
    createEmailRssCampaign: ['listId', ...emailCampaign, ...frame],
    enableEmailRssCampaign: ['campaignHash'],
    testCampaign: ['campaignHash', 'to.0', 'contactId'],
    retryCampaign: ['campaignHash'],
    activateAutomation: ['automationId'],
    getCampaignPreview: ['contactId'],
    listCampaignContacts: ['event'],
    createPushApp: ['listId', 'twoStepsConfig'],
    registerPushToken: ['twoStepsData.field'],
    registerPushEvent: ['messageHash', 'contact', 'mailingId', 'deviceId'],
    createPushCampaign: ['appId', 'title', 'content.message', 'content.templateId', 'actions.link'],
    updatePushCampaign: ['campaignHash', 'title', 'content.message', 'actions.link'],
    sendPushCampaign: ['campaignHash', 'appId', 'notify.0', 'segments.data', ...times],
    sendSmsCampaign: ['campaignHash', 'listId', 'notify.0', 'destinationField', 'segments.data', ...times],
    createVoiceCampaign: ['listId', 'senderId', 'content.audio', 'content.templateId'],
    updateVoiceCampaign: ['campaignHash', 'senderId', 'content.audio', 'content.templateId', 'message.audio'],
    sendVoiceCampaign: [
      'campaignHash',
      'listId',
      'notify.0',
      'destinationField',
      'segments.data',
      ...times,
      'limitHour',
    ],
    createSmartSmsCampaign: [
      ...['listId', 'senderId', 'cnameId', 'campaignContent.message'],
      ...['pageContent.pageUrl', 'pageContent.pageHtml'],
    ],
    updateSmartSmsCampaign: [
      ...['campaignHash', 'senderId', 'cnameId', 'campaignContent.message'],
      ...['pageContent.pageUrl', 'pageContent.pageHtml'],
    ],
    sendSmartSmsCampaign: ['campaignHash', 'listId', 'notify.0', 'destinationField', 'segments.data', ...times],
    createWebpushSite: ['site', 'listId'],
    createConnectedSite: ['listId'],
    enableTrackAndEngage: ['listId'],
    createTrackEngageGoal: ['domain', 'config.pattern'],
    getConnectedSiteStatistics: ['from', 'to'],
    createWebpushCampaign: ['siteId', ...webpush],
    updateWebpushCampaign: ['campaignHash', ...webpush, 'content', 'actions'],
    createWebpushRssCampaign: ['siteId', 'groupId', 'content.feed'],
    enableWebpushRssCampaign: ['campaignHash'],
    sendWebpushCampaign: ['campaignHash', 'siteId', 'notify.0', 'segments.data', 'segments.data.0', ...times],
    sendEmailCampaign: [
      'campaignHash',
      'listId',
      'notify.0',
      'destinationField',
      'segments.data',
      'segments.data.0',
      ...times,
      'limitHour',
    ],
  },
  'transactional-v2': {
    sendEmail: [
      'bcc',
      'domain',
      'senderId',
      'templateId',
      'subject',
      'htmlBody',
      'textBody',
      'snippet',
      'attachments',
      'attachments.0.data',
      'templatingData.codeSnippets',
      'scheduleTo',
    ],
    sendEmailBatch: [
      ...['domain', 'bcc', 'senderId', 'senderHash', 'templateId', 'subject', 'htmlBody', 'textBody', 'attachments'],
      ...['attachments.0.data', 'templatingData.codeSnippets', 'scheduleTo'],
    ].map((place) => `0.${place}`),
    sendSms: ['senderId', 'textBody', 'templatingData.codeSnippets', 'scheduleTo'],
    sendSmsBatch: ['0.senderId', '0.textBody', '0.templatingData.codeSnippets', '0.scheduleTo'],
    sendPush: ['0.templateId', '0.subject', '0.textBody', '0.appId', '0.scheduleTo'],
    createEmailTemplate: emailTemplate,
    updateEmailTemplate: emailTemplate,
    createSmsTemplate: ['textBody'],
    updateSmsTemplate: ['textBody'],
    createPushTemplate: ['subject', 'textBody', 'customData'],
    updatePushTemplate: ['subject', 'textBody', 'customData'],
    createMobileApp: ['certificate'],
    updateMobileApp: ['certificate'],
    createWebhook: ['url'],
    updateWebhook: ['url', 'actions.0', 'status'],
    createAlertTemplate: alertTemplate,
    updateAlertTemplate: alertTemplate,
    executeAlert: ['templateName', 'senderId', 'to.0'],
    requestVerifyBySms: ['senderId', 'message', 'to'],
    requestVerifyLegacy: ['senderId', 'message', 'to'],
    resendVerifyRequest: ['id'],
    requestVerifyByEmail: ['senderId', 'senderHash', 'message', 'subject', 'to'],
    requestVerifyByPush: ['appId', 'message', 'subject'],
    validateVerifyCode: ['code'],
    createMultiChannelFlow: [
      'messages.0.subject',
      'messages.0.htmlBody',
      'messages.0.textBody',
      'messages.0.condition',
      'messages.0.templateId',
    ],
    executeMultiChannel: ['flowId', 'to.email', 'to.phone', 'sender.emailSenderId', 'sender.phoneSenderId'],
    listEmailMessages: period,
    getEmailReport: period,
    listSmsMessages: period,
    getSmsReport: period,
    listPushMessages: period,
    getPushReport: period,
    listAlerts: period,
    listMultiChannelRuns: period,
  },
  'registered-v1': {
    listRegisteredMessages: ['start_date', 'end_date'],
    createRegisteredCustomEvents: ['events.0.hash', 'events.0.at'],
    createRegisteredWebhook: ['url'],
    updateRegisteredWebhook: ['url', 'actions', 'status'],
  },
  'sandbox-v1': {
    advanceClock: ['to', 'seconds'],
    createFault: ['operationId', 'status'],
    createSandboxAccount: [...profile, 'name', 'plan', 'currency', 'credit'],
    createMessageEvent: ['url'],
    createTestHookDelivery: ['webhookId', 'event'],
    listHookDeliveries: ['since'],
    replayHookDeliveries: ['since'],
    seedAccount: ['webhookUrl'],
    updateListCallback: ['url'],
  },
}
/** Places that only the command line uses, pages, or the result file of an import for its rows. */
const elsewhere = ['username', 'password', 'row', 'compare_field', 'endpoint', 'keys.p256dh', 'keys.auth', 'e']

const apis = Object.keys(places) as ApiName[]
const documents = new Map(
  apis.map((api) => [api, JSON.parse(readFileSync(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document]),
)
const documentOf = (api: ApiName) => documents.get(api) as Document

function bodyOf(api: ApiName, id: string): Schema | undefined {
  const document = documentOf(api)
  const found = operationsOf(document).find(({ operation }) => operation.operationId === id)
  const body = found?.operation.requestBody && deref(document, found.operation.requestBody)
  return body?.content['application/json']?.schema as Schema | undefined
}

/** The schemas that a step leads to, through references and every arm of a combination. */
function membersOf(document: Document, schema: Schema, step: string): Schema[] {
  const open = deref(document, schema)
  const arms = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => (open[word] as Schema[] | undefined) ?? [])
  const { items, properties = {} } = open as { items?: Schema; properties?: Record<string, Schema> }
  const own = /^\d+$/.test(step) ? items : properties[step]
  return [...(own ? [own] : []), ...arms.flatMap((arm) => membersOf(document, arm, step))]
}

/** Whether the request of an operation has a member at a place such as `body.content.url`. */
function isInContract(api: ApiName, id: string, place: string): boolean {
  const [part, ...steps] = place.split('.')
  const operation = contracts[api].operations[id]
  if (part !== 'body') {
    const names = Object.keys((part === 'path' ? operation?.path_parameters : operation?.query) ?? {})
    return names.includes(steps.join('.'))
  }
  const body = bodyOf(api, id)
  const found = steps.reduce(
    (schemas, step) => schemas.flatMap((schema) => membersOf(documentOf(api), schema, step)),
    body ? [body] : [],
  )
  return found.length > 0
}

const rows = apis.flatMap((api) =>
  Object.entries(places[api]).flatMap(([id, named]) =>
    named.map((place) => ({ api, id, place, said: requestPlace(api, id, place, placeNames[api][id]) })),
  ),
)

describe('a place of the domain', () => {
  it.each(rows)('$api $id: $place is $said', ({ api, id, said }) => {
    expect(isInContract(api, id, said)).toBe(true)
  })

  it('is called otherwise only where it is thrown', () => {
    const withoutNumbers = (place: string) => place.split('.').filter((step) => !/^\d+$/.test(step))
    const used = (id: string, renamed: string) =>
      rows.some((row) => row.id === id && `${withoutNumbers(row.place).join('.')}.`.startsWith(`${renamed}.`))
    const idle = apis.flatMap((api) =>
      Object.entries(placeNames[api]).flatMap(([id, renamed]) =>
        Object.keys(renamed).filter((place) => !used(id, place)),
      ),
    )
    expect(idle).toEqual([])
  })

  it('means one part of the request: no name of a body is one of the path or the query, too', () => {
    const double = apis.flatMap((api) =>
      Object.entries(contracts[api].operations)
        .filter(([id]) => isImplemented({ api, id }))
        .flatMap(([id, { path_parameters, query }]) =>
          Object.keys({ ...path_parameters, ...query })
            .filter((name) => isInContract(api, id, `body.${name}`))
            .map((name) => `${api} ${id} ${name}`),
        ),
    )
    expect(double).toEqual([])
  })
})

// Reads the sources, so that a new place cannot be left out above.

const files = ['domain', 'rest'].flatMap((folder) =>
  readdirSync(join(root, 'src/server', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(root, 'src/server', folder, name)),
)
const sources = files.map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))

function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => eachNode(child, visit))
}

/** Functions of a file that take a place, with its position among their parameters. */
function takersOf(source: ts.SourceFile, onlyExported: boolean): [name: string, position: number][] {
  const takers: [string, number][] = []
  eachNode(source, (node) => {
    if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node)) return
    const named = ts.isFunctionDeclaration(node) ? node : node.parent
    if (!ts.isFunctionDeclaration(named) && !ts.isVariableDeclaration(named)) return
    const position = node.parameters.findIndex((parameter) => parameter.name.getText() === 'place')
    const isExported = (ts.getCombinedModifierFlags(named) & ts.ModifierFlags.Export) !== 0
    if (named.name && position >= 0 && (isExported || !onlyExported)) takers.push([named.name.getText(), position])
  })
  return takers
}

/**
 * The text of a place, with `*` for parts only known at run time; undefined for a place that another function passes
 * on.
 */
function patternOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isComputedPropertyName(node)) return patternOf(node.expression)
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')
  return undefined
}

/** The names of texts that are checked as templates: `{ subject: { text, kind } }`. */
function templateNameOf(node: ts.Node): string | undefined {
  if (!ts.isPropertyAssignment(node) || !ts.isObjectLiteralExpression(node.initializer)) return undefined
  const members = node.initializer.properties.map((property) => property.name?.getText())
  if (!members.includes('text') || !members.includes('kind')) return undefined
  return ts.isIdentifier(node.name) ? node.name.text : patternOf(node.name)
}

/**
 * The places that a file names: in a call of such a function, in a variable `place`, or as a template that is checked.
 */
function thrownIn(source: ts.SourceFile, takers: ReadonlyMap<string, number>): string[] {
  const found: string[] = []
  eachNode(source, (node) => {
    const add = (place: ts.Node | undefined) => {
      const pattern = patternOf(place)
      if (pattern !== undefined) found.push(pattern)
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const position = takers.get(node.expression.getText())
      if (position !== undefined) add(node.arguments?.[position])
    }
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'place') add(node.initializer)
    const template = templateNameOf(node)
    if (template !== undefined) found.push(template)
  })
  return found
}

describe('the sources', () => {
  const shared: [string, number][] = [['Fault', 0], ...sources.flatMap((source) => takersOf(source, true))]
  const thrownAnywhere = sources.flatMap((source) => thrownIn(source, new Map([...shared, ...takersOf(source, false)])))
  const thrown = [...new Set(thrownAnywhere)]

  it('throw many places, and this test sees them', () => {
    expect(thrown).toEqual(
      expect.arrayContaining(['senderId', 'source.mapping.*.fieldId', 'content.plainText', 'to.*', '*_min', 'base.*']),
    )
  })

  it.each(thrown)('throw %s, which stands above', (pattern) => {
    const fits = new RegExp(`(^|\\.)${pattern.replaceAll('.', '\\.').replaceAll('*', '.+')}(\\.|$)`)
    const known = [...rows.map(({ place }) => place), ...elsewhere]
    expect(known.filter((place) => fits.test(place))).not.toEqual([])
  })
})
