// What tests of advanced reports do again and again: ask for one, wait for it, and read its file.
import { parse } from 'csv-parse/sync'
import type { MarketingClient, MarketingSchemas } from '../../src/clients/index.ts'
import type { Account } from './marketing.ts'
import type { TestServer } from './server.ts'

/** A range that holds all that a test does. */
export const ever = { start: '2020-01-01 00:00:00', end: '2099-12-31 23:59:59' }

/** All booleans of a group, by their names. */
export const all = <N extends string>(...names: N[]): Record<N, true> =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<N, true>

/** The report of the account that was asked for last. */
export async function lastReport(api: MarketingClient): Promise<MarketingSchemas['AdvancedReport']> {
  const [report] = (await api.listAdvancedReports({ query: { limit: 1 } })).items
  if (!report) throw new Error('The account has no report.')
  return report
}

/** The rows of a file, the headings first. */
export async function rowsOf(server: TestServer, file: string): Promise<string[][]> {
  const answer = await server.inject(`https://localhost${new URL(file).pathname}`)
  return parse(await answer.text(), { record_delimiter: '\r\n' }) as string[][]
}

/** Lets the report be made that was asked for last; gives its rows, the headings first. */
export async function readReport(server: TestServer, { api }: Pick<Account, 'api'>): Promise<string[][]> {
  await server.app.work.drain()
  const { status, file } = await lastReport(api)
  if (status !== 'finished') throw new Error(`The report is ${status}.`)
  return rowsOf(server, file)
}
