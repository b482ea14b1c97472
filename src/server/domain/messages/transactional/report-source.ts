// The source of a report on a delivery (RFC 3464): words for a person, fields for a program, and the mail it is about.
import { toCrlf } from '../../../lib/line-breaks.ts'
import { toBase64Lines } from '../../../lib/mime/content.ts'
import { encodeWords, oneLine } from '../../../lib/mime/words.ts'
import type { DeliveryReport, RequestedNotice, SingleEmail } from './single-email.ts'

export interface ReportToWrite {
  email: SingleEmail
  report: DeliveryReport
  /** Of the report itself, without angle brackets. */
  headerId: string
  from: string
  /** The domain in whose name the platform reports. */
  domain: string
  /** The reported mail and its recipient. */
  original: { source: string; address: string; created: number; notice: RequestedNotice }
}

const usual: Readonly<Record<DeliveryReport['action'], string>> = {
  failed: '5.0.0',
  delayed: '4.0.0',
  delivered: '2.0.0',
  relayed: '2.0.0',
}

const dateOf = (time: number): string => new Date(time).toUTCString().replace('GMT', '+0000')

/** The value of a field: printable ASCII, not longer than a line may be. */
const asField = (text: string): string =>
  oneLine(text)
    .replace(/[^ -~]/g, '?')
    .slice(0, 900)

/** The enhanced code that the host gave (RFC 3463), if it is of the kind of the action. */
function statusOf({ action, reason = '' }: DeliveryReport): string {
  const [code = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(reason) ?? []
  return code[0] === usual[action][0] ? code : usual[action]
}

/** The fields for a program: about the mail, then about the recipient. */
function fieldsOf({ report, domain, original }: ReportToWrite): string[] {
  const { envid, orcpt } = original.notice
  const { reason } = report
  const speaker = /^[245]\d\d/.test(reason ?? '') ? 'smtp' : 'x-platform'
  return [
    ...(envid === undefined ? [] : [`Original-Envelope-Id: ${asField(envid)}`]),
    `Reporting-MTA: dns; ${domain}`,
    `Arrival-Date: ${dateOf(original.created)}`,
    '',
    ...(orcpt === undefined ? [] : [`Original-Recipient: ${asField(orcpt)}`]),
    `Final-Recipient: rfc822; ${original.address}`,
    `Action: ${report.action}`,
    `Status: ${statusOf(report)}`,
    ...(reason === undefined ? [] : [`Diagnostic-Code: ${speaker}; ${asField(reason)}`]),
    `Last-Attempt-Date: ${dateOf(report.at)}`,
  ]
}

/** The source, one character for each byte. */
export function reportSource(given: ReportToWrite): string {
  const { email, report, headerId, from, original } = given
  // Only a report of a failure returns the whole mail (RFC 3461 4.3).
  const isWhole = report.action === 'failed' && original.notice.ret === 'FULL'
  const content = isWhole ? original.source : original.source.slice(0, original.source.indexOf('\r\n\r\n') + 2)
  const boundary = `report-${headerId.replace(/[^\w.]/g, '-')}`
  const encoding = `Content-Transfer-Encoding: ${/[\x80-\xff]/.test(content) ? '8bit' : '7bit'}`
  const part = (header: string[], body: string) => [`--${boundary}`, ...header, '', body].join('\r\n')
  return [
    `From: Mail Delivery System <${from}>`,
    `To: ${email.to}`,
    `Subject: ${encodeWords(email.subject)}`,
    `Date: ${dateOf(report.at)}`,
    `Message-ID: <${headerId}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    encoding,
    `Content-Type: multipart/report; report-type=delivery-status;\r\n boundary="${boundary}"`,
    '',
    part(
      ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
      toBase64Lines(toCrlf(email.textBody ?? '')),
    ),
    part(['Content-Type: message/delivery-status'], `${fieldsOf(given).join('\r\n')}\r\n`),
    part([`Content-Type: ${isWhole ? 'message/rfc822' : 'text/rfc822-headers'}`, encoding], content),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}
