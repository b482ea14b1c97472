// The mail by which a recipient of the sandbox answers an email.
import { toBase64Lines } from '../../lib/mime/content.ts'
import type { CapturedRow } from '../../store/sandbox/captured.ts'
import type { Envelope } from '../insight/inbound/inbound.ts'
import type { ReturnAddresses } from '../sending/return-addresses.ts'

/** Writes it, one character for each byte; it comes to the return address, so that it is known what it answers. */
export function answerTo(
  { recipient, sender, message_id }: Pick<CapturedRow, 'recipient' | 'sender' | 'message_id'>,
  returnAddresses: ReturnAddresses,
  { text, isAutomatic }: { text: string; isAutomatic: boolean },
): { source: string; envelope: Envelope } {
  const lines = [
    `From: ${recipient}`,
    `To: ${sender}`,
    `Subject: ${isAutomatic ? 'Automatic reply' : 'Re: your message'}`,
    ...(isAutomatic ? ['Auto-Submitted: auto-replied'] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    toBase64Lines(text),
  ]
  return { source: lines.join('\r\n'), envelope: { from: recipient, to: returnAddresses.of(message_id) } }
}
