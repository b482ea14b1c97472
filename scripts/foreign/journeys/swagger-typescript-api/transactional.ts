// From a template to a code with the class that swagger-typescript-api generated, by somebody with the habits of other
// languages.
import {
  SmsEncoding,
  TransactionalChannel,
  VerifyCodeType,
} from '../../clients/swagger-typescript-api/transactional-v2/Api.js'
import { same, until } from '../expect.js'
import { errorOf, openAccount } from './habits.js'

type Clients = Awaited<ReturnType<typeof openAccount>>

const PHONE = '351-910000002'
/** The same number as most libraries write it. */
const E164 = '+351910000002'

async function sendEmail({ transactional, marketing, sandbox }: Clients): Promise<void> {
  const { api } = transactional
  const { data: sender } = await marketing.senders.createEmailSender({ name: 'Shop', email: 'shop@example.com' })
  const written = { templateName: 'Order', subject: 'Order', htmlBody: '<p>Thanks, {{ name }}.</p>' }
  const { templateId } = (await api.createEmailTemplate(written)).data
  const { data: template } = await api.getEmailTemplate(templateId)
  const { data: changed } = await api.updateEmailTemplate(templateId, { ...template, snippet: 'Thanks' })
  same('the template that was written back', changed, { ...template, snippet: 'Thanks' })
  const mail = { senderId: String(sender.sender_id), to: 'ana@example.com', subject: 'Order', templateId }
  const inAnHour = new Date(Date.now() + 3_600_000) as unknown as string
  const { messageId } = (await api.sendEmail({ ...mail, mergeTags: ['name:Ana'], scheduleTo: inAnHour })).data
  await sandbox.clock.advanceClock({ seconds: 3_700 })
  const { data: captured } = await sandbox.messages.waitForCapturedMessage({ recipient: mail.to })
  same('the mail', captured.subject, 'Order')
  const entry = await until('the delivery in the log', async () => {
    const { data } = await api.getEmailLog(messageId as unknown as number)
    return data.find(({ campaignStatusLog }) => campaignStatusLog.some(({ status }) => status === 'delivered'))
  })
  same('the log', entry.subscriberEmail, mail.to)
  const { data: found } = await api.listEmailMessages({ dateStart: entry.campaign.createDate, destination: mail.to })
  same('mails', found.length, 1)
}

/** Several emails in one call; each has a member that nobody knows. */
async function sendBatch({ transactional: { api }, sandbox }: Clients): Promise<void> {
  const [sender] = (await api.listEmailSenders()).data
  const mail = {
    senderId: String(sender?.id),
    subject: 'Offer',
    textBody: 'Hello',
    openTracking: false,
    webhookUrl: '',
  }
  const { data: ids } = await api.sendEmailBatch([
    { ...mail, to: ['rui@example.com'] },
    { ...mail, to: ['eva@example.com'] },
  ])
  same('mails of the batch', ids.length, 2)
  for (const recipient of ['rui@example.com', 'eva@example.com'])
    await sandbox.messages.waitForCapturedMessage({ recipient })
}

/** Objects that are read, and written back with another name. */
async function writeBack({ transactional: { api } }: Clients): Promise<void> {
  const app = (await api.createMobileApp({ name: 'Shop', sandbox: true, authKey: 'an-example-and-no-key' })).data
  const [readApp] = (await api.listMobileApps()).data
  if (!readApp) throw new Error('the app is not listed')
  await api.updateMobileAppLegacy(app.templateId, { ...readApp, name: 'The shop' })
  same('the app', (await api.listMobileApps()).data, [{ ...readApp, name: 'The shop' }])

  const appId = app.templateId as unknown as number
  const push = { templateName: 'Sale', subject: 'Sale', textBody: 'It has begun', appId }
  const { data: pushId } = await api.createPushTemplate(push)
  const { data: readPush } = await api.getPushTemplate(pushId.templateId)
  await api.updatePushTemplate(pushId.templateId, { ...readPush, templateName: 'The sale' })
  const { data: changedPush } = await api.getPushTemplate(pushId.templateId)
  same('the template of a push', changedPush, { ...readPush, templateName: 'The sale' })

  const sms = { templateName: 'Down', textBody: 'Server down', encoding: SmsEncoding.Gsm0338, maxCount: 1 }
  const { templateId } = (await api.createSmsTemplate(sms)).data
  const { data: readSms } = await api.getSmsTemplate(templateId)
  await api.updateSmsTemplate(templateId, { ...readSms, templateName: 'Server down' })
  const { data: changedSms } = await api.getSmsTemplate(templateId)
  same('the template of an SMS', changedSms, { ...readSms, templateName: 'Server down' })

  const alert = { name: 'Down', templateId, channel: TransactionalChannel.Sms, interval: 300, maxAttempts: 3 }
  const { alertTemplateId } = (await api.createAlertTemplate(alert)).data
  const { data: readAlert } = await api.getAlertTemplate(alertTemplateId)
  await api.updateAlertTemplate(alertTemplateId, { ...readAlert, name: 'Server down' })
  const { data: changedAlert } = await api.getAlertTemplate(alertTemplateId)
  same('the template of an alert', changedAlert, { ...readAlert, name: 'Server down' })
}

async function sendSms({ transactional, marketing }: Clients): Promise<string> {
  const { api } = transactional
  const document = { type: 'alpha_numeric' as const, cellphone: 'SHOP', file: 'JVBERi0xLjQK' }
  const { data: sender } = await marketing.senders.createCellphoneSender(document)
  const from = String(sender.sender_id)
  const sms = { to: E164, textBody: 'It is on its way', encoding: SmsEncoding.Gsm0338 }
  const { messageId } = (await api.sendSms({ ...sms, from, maxCount: '1' as unknown as number })).data
  const { data: log } = await api.getSmsLog(messageId as unknown as number)
  same('the SMS in the log', log[0]?.subscriberMobile, PHONE)
  return from
}

async function verify({ transactional: { api } }: Clients, senderId: string): Promise<void> {
  const request = { senderId, to: PHONE, codeLength: '6' as unknown as number, codeType: VerifyCodeType.Numeric }
  const { requestId } = (await api.requestVerifyBySms(request)).data
  // An action without a body, which gets an empty array.
  await api.resendVerifyRequest(requestId)
  const { data: state } = await api.getVerifyRequest(requestId)
  const { data: results } = await api.validateVerifyCode(requestId, { code: state.code })
  same('the code', results[0]?.status, 'verified')
}

async function readErrors({ transactional: { api } }: Clients): Promise<void> {
  same('a template that is not there', await errorOf(api.getEmailTemplate('999')), [404, 'Not Found'])
  const bare = api.sendEmail({ to: 'ana@example.com' } as never)
  same('a mail without anything', await errorOf(bare), [400, 'Bad Request'])
}

export async function travel(origin: string, key: string): Promise<void> {
  const clients = await openAccount(origin, key, 'Other habits')
  await sendEmail(clients)
  await sendBatch(clients)
  await writeBack(clients)
  await verify(clients, await sendSms(clients))
  await readErrors(clients)
}
