// releases/: the contract as it was last released. Earlier ones are in the history of the repository.
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Document } from '../contract/document.ts'
import { readSoapTable, soapFolder } from '../contract/soap/table.ts'
import { renderSoapReference } from '../generate/soap/reference.ts'
import { compact, renderCompact } from './compact.ts'
import type { SoapContract } from './soap-table.ts'
import { compactTable, renderTable } from './soap-table.ts'

/**
 * A contract as a whole: bundles without prose, texts of WSDLs and what stands behind them, each by the name of its
 * API.
 */
export interface Contract {
  bundles: Map<string, Document>
  wsdls: Map<string, Wsdl>
  tables: Map<string, SoapContract>
}
export interface Wsdl {
  /** From the root of the project. */
  file: string
  text: string
}
export interface Release extends Contract {
  version: string
  /** YYYY-MM-DD. */
  date: string
}

const about = 'release.json'
const tableEnd = '.table.json'

/** The file in each `<folder>/<api>/` whose name ends like this, by API: at most one each. */
async function filesIn(root: string, folder: string, end: string): Promise<Map<string, Wsdl>> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => join(entry.parentPath, entry.name))
  const read = async (path: string) => ({ file: relative(root, path), text: await readFile(path, 'utf8') })
  const found = await Promise.all(files.sort().map(read))
  return new Map(found.map((one) => [basename(dirname(one.file)), one]))
}

/** The SOAP table as specs/ say it: generated/ may be stale, or be written at this moment. */
async function readTables(root: string): Promise<Contract['tables']> {
  const isThere = await access(join(root, soapFolder, 'errors.yaml')).then(
    () => true,
    () => false,
  )
  if (!isThere) return new Map()
  return new Map([[basename(soapFolder), compactTable(renderSoapReference(await readSoapTable(root)))]])
}

/** The contract as it is now, from specs/ alone. */
export async function presentContract(root: string, bundles: Map<string, Document>): Promise<Contract> {
  const [wsdls, tables] = await Promise.all([filesIn(root, 'specs', '.wsdl'), readTables(root)])
  return {
    bundles: new Map([...bundles].map(([api, bundle]) => [api, compact(bundle)])),
    wsdls,
    tables,
  }
}

/** The last release. Rejects with a clear text when there is none. */
export async function readRelease(root: string): Promise<Release> {
  const folder = join(root, 'releases')
  const names = await readdir(folder).catch((): string[] => [])
  if (!names.includes(about))
    throw new Error('releases/ holds no release to compare with: record one with `npm run release -- 0.1.0 --first`.')
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const { version, date } = JSON.parse(await read(about)) as { version: string; date: string }
  const release: Release = { version, date, bundles: new Map(), wsdls: new Map(), tables: new Map() }
  for (const name of names.filter((one) => one !== about)) {
    const api = name.replace(/\..*$/, '')
    if (name.endsWith(tableEnd)) release.tables.set(api, JSON.parse(await read(name)) as SoapContract)
    else if (name.endsWith('.wsdl')) release.wsdls.set(api, { file: `releases/${name}`, text: await read(name) })
    else release.bundles.set(api, JSON.parse(await read(name)) as Document)
  }
  return release
}

/** Writes a contract as the last release, in place of the one before. */
export async function writeRelease(root: string, { version, date, bundles, wsdls, tables }: Release): Promise<void> {
  const folder = join(root, 'releases')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const files: [string, string][] = [
    [about, `${JSON.stringify({ version, date })}\n`],
    ...[...bundles].map(([api, bundle]): [string, string] => [`${api}.json`, renderCompact(bundle)]),
    ...[...wsdls].map(([api, { text }]): [string, string] => [`${api}.wsdl`, text]),
    ...[...tables].map(([api, table]): [string, string] => [`${api}${tableEnd}`, renderTable(table)]),
  ]
  for (const [name, text] of files) await writeFile(join(folder, name), text)
}
