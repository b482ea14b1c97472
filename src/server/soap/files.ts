// Files in a call, as Base64.
import type { OptionMap } from './call.ts'
import { Refusal } from './errors.ts'
import { textOf } from './options.ts'

/** Bytes of a file at most. */
const LARGEST = 8 * 1024 * 1024
const BASE64 = /^[A-Za-z\d+/]*={0,2}$/

/**
 * The file of a call in Base64; undefined for none. A text that the client typed as base64Binary has been decoded
 * already. Throws FILE_TOO_LARGE.
 */
export function fileOf(options: OptionMap): string | undefined {
  const given = textOf(options, 'file')
  const text = given?.replace(/\s/g, '')
  if (given === undefined || !text) return undefined
  const file = BASE64.test(text) ? text : Buffer.from(given, 'utf8').toString('base64')
  if (Buffer.byteLength(file, 'base64') > LARGEST) throw new Refusal('FILE_TOO_LARGE')
  return file
}
