// The changes of each release as data, for the pages of the documentation: specs/history.json.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HistoryChange, type HistoryEntry, historyPath, type Renaming } from '../../src/wire/history.ts'
import { apiNames } from '../contract/bundle.ts'
import type { Document } from '../contract/document.ts'
import type { Change } from './change.ts'
import { idOf } from './change.ts'
import { renderCompact } from './compact.ts'
import type { Contract } from './releases.ts'
import { presentContract, readRelease } from './releases.ts'
import { compareRest, wholeApi } from './rest.ts'
import { compareWsdl, wholeWsdl } from './soap.ts'
import { compareTables } from './soap-members.ts'
import { emptyWaivers, judge, waiversPath } from './waivers.ts'

/** The old and the new operationId, in Redocly's message. */
const NAMES = /changed from '([^']+)' to '([^']+)'/

function renamingsIn(changes: readonly Change[]): Renaming[] {
  return changes.flatMap(({ rule, api, message }): Renaming[] => {
    const [, from, to] = (rule === 'operation-id-changed' && NAMES.exec(message)) || []
    return from !== undefined && to !== undefined ? [{ api, from, to }] : []
  })
}

function historyChanges(changes: readonly Change[], reasons: ReadonlyMap<string, string>): HistoryChange[] {
  const lines = changes.map((change): [string, HistoryChange] => {
    const { api, kind, message, subjects } = change
    const reason = reasons.get(idOf(change))?.replace(/\s+/g, ' ').trim()
    const line = { api, kind, message, ...(reason && { reason }), operations: subjects.map(({ id }) => id) }
    return [JSON.stringify(line), line]
  })
  // Several places in the contract can have the same change.
  return [...new Map(lines).values()]
}

/** The entry of one version. */
export const historyEntry = (
  version: string,
  date: string,
  { changes, reasons }: { changes: readonly Change[]; reasons: ReadonlyMap<string, string> },
): HistoryEntry => ({ version, date, renamed: renamingsIn(changes), changes: historyChanges(changes, reasons) })

/** Each change and each renaming on one line, so that two versions of the file can be compared. */
function renderHistory(entries: readonly HistoryEntry[]): string {
  const list = (values: readonly unknown[]) =>
    values.length === 0 ? '[]' : `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`
  const objects = entries.map(({ version, date, renamed, changes }) => {
    const about = `"version": ${JSON.stringify(version)}, "date": ${JSON.stringify(date)}`
    return `{${about},\n"renamed": ${list(renamed)},\n"changes": ${list(changes)}}`
  })
  return `[${objects.join(',\n')}]\n`
}

/** Adds a version on top. Without `isFirst`, keeps the earlier ones. */
export async function recordHistory(root: string, entry: HistoryEntry, isFirst = false): Promise<void> {
  const path = join(root, historyPath)
  const text = isFirst ? '[]' : await readFile(path, 'utf8').catch(() => '[]')
  await writeFile(path, renderHistory([entry, ...(JSON.parse(text) as HistoryEntry[])]))
}

/** Nobody looks for the source of a change that is in the documentation. */
const nowhere = () => ({ file: '', place: '' })

async function restChanges(base: Contract, present: Contract): Promise<Change[]> {
  const names = new Set([...base.bundles.keys(), ...present.bundles.keys()])
  const compared = [...names].map(async (api): Promise<Change[]> => {
    const [was, is] = [base.bundles.get(api), present.bundles.get(api)]
    if (was && is) return renderCompact(was) === renderCompact(is) ? [] : compareRest(api, was, is, nowhere)
    if (was) return [wholeApi(api, was, 'breaking')]
    return is ? [wholeApi(api, is, 'added')] : []
  })
  return (await Promise.all(compared)).flat()
}

function soapChanges(base: Contract, present: Contract): Change[] {
  const names = new Set([...base.wsdls.keys(), ...present.wsdls.keys()])
  return [...names].flatMap((api): Change[] => {
    const [was, is] = [base.wsdls.get(api), present.wsdls.get(api)]
    if (!was || !is) return was ? [wholeWsdl(api, was, 'breaking')] : is ? [wholeWsdl(api, is, 'added')] : []
    const [old, table] = [base.tables.get(api), present.tables.get(api)]
    const members = old && table ? compareTables(api, old, table) : []
    return [...(was.text === is.text ? [] : compareWsdl(api, was, is)), ...members]
  })
}

/**
 * The changes of the contract below `root` since its last release, or null if nothing changed. It compares the bundles of
 * generated/ and reads no other source of REST, so that it costs little when nothing changed.
 */
export async function unreleasedEntry(root: string, today: string): Promise<HistoryEntry | null> {
  const read = async (api: string): Promise<[string, Document]> => [
    api,
    JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document,
  ]
  const bundles = new Map(await Promise.all((await apiNames(root)).map(read)))
  const [base, present] = await Promise.all([readRelease(root), presentContract(root, bundles)])
  const changes = [...(await restChanges(base, present)), ...soapChanges(base, present)]
  if (changes.length === 0) return null
  const waivers = await readFile(join(root, waiversPath), 'utf8').catch(() => emptyWaivers)
  return historyEntry('', today, { changes, reasons: judge(changes, waivers, today).reasons })
}
