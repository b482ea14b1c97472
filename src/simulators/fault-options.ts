// How the faults of a simulated carrier are written on the command line.

/** Reads `throttle=10`, or a kind alone for all messages; throws for what is neither. */
export function readFaultOptions<Kind extends string>(
  kinds: Readonly<Record<Kind, string>>,
  texts: readonly string[],
): Partial<Record<Kind, number>> {
  const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)
  const faults: Partial<Record<Kind, number>> = {}
  for (const text of texts.flatMap((one) => one.split(',')).filter((one) => one !== '')) {
    const [kind = '', percent = '100', ...more] = text.split('=')
    if (!isKind(kind))
      throw new Error(`There is no fault ${kind}. Those that there are: ${Object.keys(kinds).join(', ')}.`)
    const value = /^\d{1,3}$/.test(percent) ? Number(percent) : 101
    if (value > 100 || more.length > 0)
      throw new Error(`--faults ${text}: write ${kind}=10 for ten of a hundred messages.`)
    faults[kind] = value
  }
  return faults
}
