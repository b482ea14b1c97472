// Parses the faults of fake carriers on the command line.

/** Parses `throttle=10`. A fault without a number applies to all messages. Throws for invalid values. */
export function readFaultOptions<Kind extends string>(
  kinds: Readonly<Record<Kind, string>>,
  texts: readonly string[],
): Partial<Record<Kind, number>> {
  const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)
  const faults: Partial<Record<Kind, number>> = {}
  for (const text of texts.flatMap((one) => one.split(',')).filter((one) => one !== '')) {
    const [kind = '', percent = '100', ...more] = text.split('=')
    if (!isKind(kind))
      throw new Error(`--faults: "${kind}" is not a fault. Use one of: ${Object.keys(kinds).join(', ')}.`)
    const value = /^\d{1,3}$/.test(percent) ? Number(percent) : 101
    if (value > 100 || more.length > 0)
      throw new Error(`--faults: "${text}" is invalid. Use a percentage from 0 to 100, such as ${kind}=10.`)
    faults[kind] = value
  }
  return faults
}
