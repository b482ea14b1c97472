// How answers of the DNS are read.

/** DNS errors that say that a record does not exist (RFC 2308); any other error says nothing about the domain. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Whether an error of a question says that the record does not exist. */
export const saysAbsent = (error: unknown): boolean => absent.has((error as NodeJS.ErrnoException).code ?? '')

/** The records that a query found; empty if they do not exist, undefined if the DNS did not respond. */
export async function recordsOf<T>(question: Promise<T[]>): Promise<T[] | undefined> {
  try {
    return await question
  } catch (error) {
    return saysAbsent(error) ? [] : undefined
  }
}

/** The name as names are compared: without capitals and the dot at its end. */
export const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, '')
