// A language that nobody speaks: the English texts between signs. What stands between none was not translated.

/** What every text begins and ends with. */
export const [BEGIN, END] = ['⟦', '⟧']

/**
 * The texts between the signs, with the same members. It names nothing outside itself, so that its source may stand in
 * the console, too.
 */
export function pseudo<T>(texts: T): T {
  const said = (text: string) => `⟦${text.replaceAll(/[⟦⟧]/g, '')}⟧`
  const over = (value: unknown): unknown => {
    if (typeof value === 'string') return said(value)
    if (typeof value === 'function')
      return (...given: unknown[]) => over((value as (...all: unknown[]) => unknown)(...given))
    if (Array.isArray(value)) return value.map(over)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, over(one)]))
  }
  return over(texts) as T
}
