// From a template to a code with the functions that orval generated, by somebody who reads every answer strictly and
// writes back what was read.
import { same, until } from '../expect.js'
import { dataOf, openAccount, openStranger } from './strictly.js'

type Clients = Awaited<ReturnType<typeof openAccount>>
type Transactional = Clients['transactional']

const PHONE = '351-910000001'

/** A template that was changed by writing back the whole of it, its id included. */
async function makeTemplate(api: Transactional): Promise<string> {
  const written = { templateName: 'Order', subject: 'Order {{ order }}', htmlBody: '<p>Thanks, {{ name }}.</p>' }
  const { templateId } = dataOf(await api.createEmailTemplate(written), 201)
  const template = dataOf(await api.getEmailTemplate(templateId), 200)
  const subject = 'Your order {{ order }}'
  dataOf(await api.updateEmailTemplate(templateId, { ...template, subject }), 200)
  const [listed] = dataOf(await api.listEmailTemplates(), 200)
  same('the template that was written back', listed, { ...template, subject })
  return templateId
}

async function sendEmail({ transactional: api, marketing, sandbox }: Clients): Promise<void> {
  dataOf(await marketing.createEmailSender({ name: 'Shop', email: 'shop@example.com' }), 201)
  const [sender] = dataOf(await api.listEmailSenders(), 200)
  const templateId = await makeTemplate(api)
  const to = 'ana@example.com'
  const mail = { senderId: String(sender?.id), to, subject: 'Your order {{ order }}', templateId, openTracking: true }
  const mergeTags = ['order:71', 'name:Ana']
  const { messageId } = dataOf(await api.sendEmail({ ...mail, mergeTags, group: 'orders' }), 200)
  const captured = dataOf(await sandbox.waitForCapturedMessage({ recipient: to }), 200)
  same('the mail', [captured.subject, captured.outcome], ['Your order 71', 'accepted'])
  dataOf(await sandbox.getCapturedMessage(captured.captured_id), 200)
  dataOf(await sandbox.createMessageEvent(captured.captured_id, { type: 'open' }), 201)
  const entry = await until('the delivery in the log', async () => {
    const [found] = dataOf(await api.getEmailLog(Number(messageId)), 200)
    return found?.campaignStatusLog.some(({ status }) => status === 'delivered') ? found : undefined
  })
  same('the log', [entry.subscriberEmail, String(entry.campaign.id)], [to, messageId])
  same('its subject', dataOf(await api.getEmailMessage(Number(messageId)), 200).subject, mail.subject)
  same('mails', dataOf(await api.listEmailMessages({ destination: to }), 200).length, 1)
  const [row] = dataOf(await api.getEmailReport(), 200)
  same('the report', [row?.groupName, row?.metricsTotal, row?.viewsTotal], ['orders', 1, 1])
}

/** A mail for next year, which its sender takes back. */
async function cancelEmail(api: Transactional): Promise<void> {
  const [sender] = dataOf(await api.listEmailSenders(), 200)
  const scheduleTo = `${new Date().getUTCFullYear() + 1}-01-01 00:00:00`
  const mail = { senderId: String(sender?.id), to: 'rui@example.com', subject: 'Later', textBody: 'Later' }
  const { messageId } = dataOf(await api.sendEmail({ ...mail, scheduleTo }), 200)
  dataOf(await api.cancelMessage(Number(messageId)), 204)
  same('mails', dataOf(await api.listEmailMessages(), 200).length, 2)
}

async function sendSms({ transactional: api, marketing, sandbox }: Clients): Promise<string> {
  const document = { type: 'alpha_numeric' as const, cellphone: 'SHOP', file: 'JVBERi0xLjQK' }
  dataOf(await marketing.createCellphoneSender(document), 201)
  const [sender] = dataOf(await api.listSmsSenders(), 200)
  const sms = { to: PHONE, textBody: 'It is on its way', encoding: 'gsm0338' as const, maxCount: 1 }
  const { messageId } = dataOf(await api.sendSms({ ...sms, from: String(sender?.id) }), 200)
  dataOf(await sandbox.waitForCapturedMessage({ channel: 'sms', recipient: PHONE }), 200)
  same('the SMS in the log', dataOf(await api.getSmsLog(Number(messageId)), 200)[0]?.subscriberMobile, PHONE)
  same('its text', dataOf(await api.getSmsMessage(Number(messageId)), 200).textBody, sms.textBody)
  same('SMS', dataOf(await api.listSmsMessages(), 200).length, 1)
  dataOf(await api.getSmsReport(), 200)
  dataOf(await api.listGroups(), 200)
  return String(sender?.id)
}

async function verify(api: Transactional, senderId: string): Promise<void> {
  const { requestId } = dataOf(await api.requestVerifyBySms({ senderId, to: PHONE, codeType: 'numeric' }), 201)
  dataOf(await api.resendVerifyRequest(requestId), 200)
  const { code } = dataOf(await api.getVerifyRequest(requestId), 200)
  const [result] = dataOf(await api.validateVerifyCode(requestId, { code }), 200)
  same('the code', [result?.requestId, result?.status], [requestId, 'verified'])
}

async function readErrors(api: Transactional, stranger: Transactional): Promise<void> {
  const missing = dataOf(await api.getEmailTemplate('999'), 404)
  same('a template that is not there', [missing.title, missing.status], ['Not Found', 404])
  const bare = dataOf(await api.sendEmail({ to: 'ana@example.com' } as never), 400)
  same('a mail without anything', [bare.title, bare.status], ['Bad Request', 400])
  same('a key that nobody has', dataOf(await stranger.listGroups(), 401).title, 'Unauthorized')
}

export async function travel(origin: string, key: string): Promise<void> {
  const clients = await openAccount(origin, key, 'Strict reader')
  const { transactional } = clients
  same('templates of a new account', dataOf(await transactional.listEmailTemplates(), 200), [])
  same('messages of a new account', dataOf(await transactional.listEmailMessages(), 200), [])
  await sendEmail(clients)
  await cancelEmail(transactional)
  await verify(transactional, await sendSms(clients))
  await readErrors(transactional, openStranger(origin).transactional)
}
