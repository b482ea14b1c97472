// How the script of a connected site shows a form (M-902).
import { invalid } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/address.ts'

export interface FormDisplay {
  kind: 'popup' | 'message' | 'whatsapp'
  opens?: 'delay' | 'scroll' | 'exit' | undefined
  delaySeconds?: number | undefined
  /** 1 to 100. */
  scrollPercent?: number | undefined
  text?: string | undefined
  button?: string | undefined
  link?: string | undefined
  /** `<country code>-<number>`. */
  phone?: string | undefined
}

/** `none` removes the display. */
export type DisplayInput = Omit<FormDisplay, 'kind'> & { kind: FormDisplay['kind'] | 'none' }

/** Forms of a list that a script shows: every visitor of the site loads them all. */
export const MAX_SHOWN = 10

/** Throws `invalid` for a display that lacks a member, or has one that its kind does not use. */
export function assertDisplay({ kind, opens, scrollPercent, text, link, phone }: DisplayInput): void {
  if (kind === 'message' && !text?.trim()) throw invalid('display.text', 'is missing: a message needs a text')
  if (kind === 'whatsapp' && phone === undefined)
    throw invalid('display.phone', 'is missing: a WhatsApp button needs the number of the chat')
  if (phone !== undefined && kind !== 'whatsapp')
    throw invalid('display.phone', 'is only for a WhatsApp button: use kind whatsapp, or leave it out')
  if (link !== undefined && kind !== 'message')
    throw invalid('display.link', 'is only for a message: use kind message, or leave it out')
  if (link !== undefined) assertHookAddress('display.link', link)
  if (scrollPercent !== undefined && opens !== 'scroll')
    throw invalid('display.scrollPercent', 'needs opens to be scroll')
}
