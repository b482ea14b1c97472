// How an SMS is counted (3GPP TS 23.038, 23.040).

/** Characters of GSM 03.38 that take two places. */
const DOUBLE = /[\^{}\\[\]~|€\f]/
const sizes = { gsm0338: { one: 160, part: 153 }, unicode: { one: 70, part: 67 } } as const

/** The places that each character takes; none is divided between two parts. */
const places = (text: string, encoding: 'gsm0338' | 'unicode'): number[] =>
  [...text].map((letter) => (encoding === 'unicode' ? letter.length : DOUBLE.test(letter) ? 2 : 1))

/** The places that are taken, and those that are free in the last part. */
export function smsLength(text: string, encoding: 'gsm0338' | 'unicode'): { used: number; left: number } {
  const all = places(text, encoding)
  const used = all.reduce((sum, n) => sum + n, 0)
  const { one, part } = sizes[encoding]
  if (used <= one) return { used, left: one - used }
  let last = 0
  for (const n of all) last = last + n > part ? n : last + n
  return { used, left: part - last }
}
