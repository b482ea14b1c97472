// One of each thing of the transactional API, for tests that try every operation on it.
import { dateTime } from './mailing.ts'
import type { Doors } from './server.ts'

/** Path parameters by operationId. */
export async function transactionalIds(
  server: Doors,
  key: string,
  senderId: string,
): Promise<Record<string, Record<string, string | number>>> {
  const api = server.transactional(key)
  const { templateId: app } = await api.createMobileApp({ body: { name: 'Shop app', sandbox: false } })
  const appId = Number(app)
  const email = (await api.createEmailTemplate({ body: { templateName: 'a', subject: 'a', htmlBody: 'a' } })).templateId
  const sms = (
    await api.createSmsTemplate({ body: { templateName: 'a', textBody: 'a', encoding: 'gsm0338', maxCount: 1 } })
  ).templateId
  const push = (await api.createPushTemplate({ body: { templateName: 'a', subject: 'a', textBody: 'a', appId } }))
    .templateId
  const [sent] = await api.sendPush({ body: [{ to: 'token', subject: 'a', textBody: 'a', appId }] })
  const pushId = Number(sent?.messageId)
  const mail = { senderId, to: 'ana@example.com', subject: 'a', textBody: 'a' }
  const scheduled = async () => {
    const body = { ...mail, scheduleTo: dateTime(Date.now() + 3_600_000) }
    return { id: Number((await api.sendEmail({ body })).messageId) }
  }
  const sms_sender = (await api.listSmsSenders())[0]?.id ?? ''
  const code = async () => ({
    id: (await api.requestVerifyBySms({ body: { senderId: sms_sender, to: '351-910000001' } })).requestId,
  })
  const { alertTemplateId } = await api.createAlertTemplate({
    body: { name: 'a', channel: 'sms', interval: 3600, maxAttempts: 2, textBody: 'a' },
  })
  const { alertId } = await api.executeAlert({
    body: { alertTemplateName: 'a', senderId: sms_sender, to: [{ phone: '351-910000001' }] },
  })
  const { multiChannelId: flow } = await api.createMultiChannelFlow({
    body: { name: 'a', messages: [{ channel: 'sms', textBody: 'a' }] },
  })
  const run = await api.executeMultiChannel({
    body: { templateId: flow, to: { phone: '351-910000001' }, sender: { phoneSenderId: sms_sender } },
  })
  const domain = (await api.createSendingDomain({ body: { domain: 'shop.example.com' } })).id
  return {
    ...forEach(['getSendingDomain', 'getSendingDomainValidation'], { id: domain }),
    ...forEach(['getMultiChannelFlow', 'deleteMultiChannelFlow'], { id: flow }),
    getMultiChannelRun: { id: run.multiChannelId },
    ...forEach(['getAlertTemplate', 'updateAlertTemplate', 'deleteAlertTemplate'], { id: alertTemplateId }),
    getAlert: { id: alertId },
    ...forEach(['getVerifyRequest', 'resendVerifyRequest', 'validateVerifyCode'], await code()),
    cancelVerifyRequest: await code(),
    ...forEach(['getMobileApp', 'updateMobileApp', 'updateMobileAppLegacy', 'deleteMobileApp'], { id: app }),
    ...forEach(['getEmailTemplate', 'updateEmailTemplate', 'deleteEmailTemplate'], { id: email }),
    ...forEach(['getSmsTemplate', 'updateSmsTemplate', 'deleteSmsTemplate'], { id: sms }),
    ...forEach(['getPushTemplate', 'updatePushTemplate', 'deletePushTemplate'], { id: push }),
    getEmailMessage: await scheduled(),
    cancelMessage: await scheduled(),
    cancelMessageLegacy: await scheduled(),
    getPushMessage: { id: pushId },
    getPushLog: { messageId: pushId },
  }
}

const forEach = (operations: string[], ids: Record<string, string | number>) =>
  Object.fromEntries(operations.map((id) => [id, ids]))
