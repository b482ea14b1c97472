// The outcome of one tool on one API: a row of the table.

export interface Outcome {
  tool: string
  /** The API, or what else was tried. */
  subject: string
  /** Milliseconds that the tool took. */
  ms: number
  /** Lines that it wrote; null for a tool that writes none. */
  lines: number | null
  errors: string[]
}

/** Clients throw all sorts of values, answers among them. */
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : JSON.stringify(cause))

interface Result {
  lines?: number
  errors: string[]
}

/** Runs one part and measures its time; an error that it throws goes into its row. */
export async function outcomeOf(tool: string, subject: string, part: () => Promise<Result>): Promise<Outcome> {
  const start = performance.now()
  const { lines = null, errors } = await part().catch((cause: unknown): Result => ({ errors: [messageOf(cause)] }))
  return { tool, subject, ms: Math.round(performance.now() - start), lines, errors }
}

/** Runs one tool on every API, one after the other; the tools themselves run side by side. */
export async function outcomesOf(
  tool: string,
  apis: string[],
  part: (tool: string, api: string) => Promise<Result>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const api of apis) outcomes.push(await outcomeOf(tool, api, () => part(tool, api)))
  return outcomes
}

/** The row of a failure as one line: how many errors, and the first of them. */
export function failureLine({ tool, subject, errors: [first = '', ...more] }: Outcome): string {
  const rest = more.length > 0 ? ` (and ${more.length} more)` : ''
  return `${tool}, ${subject}: ${first.replace(/\s+/g, ' ').trim().slice(0, 400)}${rest}`
}
