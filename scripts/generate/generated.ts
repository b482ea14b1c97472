// What generated/ holds for each API: bundle, types, tables of operations, shapes of requests, validators; for SOAP tables,
// types and shapes. Also the collection for API clients, the clients in other languages, and the console, bundled for the browser.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { withClosedAnswers } from '../contract/answer-schemas.ts'
import { apiNames } from '../contract/bundle.ts'
import type { Document } from '../contract/document.ts'
import { isForOthers, withCallbacksAsWebhooks } from '../contract/document.ts'
import type { Part } from '../contract/part.ts'
import { withClosedRequests } from '../contract/request-schemas.ts'
import { root } from '../contract/tools.ts'
import { forValidators } from '../contract/validation-form.ts'
import { collectionPath, renderCollection } from './collection/render.ts'
import { renderConsole } from './console.ts'
import { renderMocks } from './mocks.ts'
import { assertUniqueNames, renderCalls, renderOperations } from './operations.ts'
import { renderPhp } from './php/render.ts'
import { renderRequests } from './requests.ts'
import { renderPython } from './sdk/python/package.ts'
import { renderSoap, soapApi } from './soap/render.ts'
import { renderTypes } from './types.ts'
import { renderValidators, renderValidatorTypes } from './validators.ts'

const generated = join(root, 'generated')

const banner = (api: string) =>
  `// Written by \`npm run generate\` from specs/${api}. Do not edit: change the contract instead.\n`

/** The platform knows every member of what it reads and writes; what others write may hold more. */
const closed = (document: Document): Document =>
  isForOthers(document) ? document : withClosedAnswers(withClosedRequests(document))

async function renderApi(api: string, bundle: Document): Promise<[string, string][]> {
  assertUniqueNames(api, bundle)
  const document = withCallbacksAsWebhooks(bundle)
  const head = banner(api)
  const files: [string, string][] = [
    ['openapi.json', `${JSON.stringify(bundle, null, 1)}\n`],
    ...(await renderTypes(api, document)).map(([name, text]): [string, string] => [name, head + text]),
    ['operations.ts', head + renderOperations(document)],
    ['calls.ts', head + renderCalls(document)],
    ...(isForOthers(bundle) ? [] : [['mocks.ts', head + renderMocks(document)] as [string, string]]),
    ['requests.json', renderRequests(forValidators(document))],
    ['validators.js', head + renderValidators(closed(forValidators(document)))],
    ['validators.d.ts', head + renderValidatorTypes()],
  ]
  return files.map(([name, text]) => [join(generated, api, name), text])
}

/** The text of every file that comes from specs/ alone, by its path. */
export async function renderAll(bundles: Map<string, Document>): Promise<Map<string, string>> {
  const files = await Promise.all([...bundles].map(([api, bundle]) => renderApi(api, bundle)))
  const soap = (await renderSoap(banner(soapApi))).map(([name, text]): [string, string] => [
    join(generated, soapApi, name),
    text,
  ])
  const documents = await withKnown(bundles)
  const collection: [string, string] = [join(generated, collectionPath), renderCollection(documents)]
  const php = [...(await renderPhp(documents))].map(([name, text]): [string, string] => [
    join(generated, 'clients', 'php', name),
    text,
  ])
  const python = (await renderPython(documents)).map(([name, text]): [string, string] => [
    join(generated, 'clients', 'python', name),
    text,
  ])
  return new Map([...files.flat(), ...soap, collection, ...php, ...python])
}

/** All APIs. Those without a bundle here passed before, so their generated files are up to date. */
async function withKnown(bundles: ReadonlyMap<string, Document>): Promise<Map<string, Document>> {
  const read = async (api: string): Promise<[string, Document]> => {
    const known = bundles.get(api)
    const text = known ? '' : await readFile(join(generated, api, 'openapi.json'), 'utf8')
    return [api, known ?? (JSON.parse(text) as Document)]
  }
  return new Map(await Promise.all((await apiNames()).map(read)))
}

const consoleFiles = async () =>
  (await renderConsole()).map(([name, text]): [string, string] => [join(generated, 'console', name), text])

const pathsOf = (files: Iterable<[path: string, text: string]>): string[] =>
  [...files].map(([path]) => relative(root, path)).sort()

/** Writes the console, and nothing else; resolves with the paths of its files. */
export async function writeConsole(): Promise<string[]> {
  const files = await consoleFiles()
  await writeFiles(files)
  return pathsOf(files)
}

async function writeFiles(files: Iterable<[path: string, text: string]>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

async function existingFiles(): Promise<string[]> {
  const entries = await readdir(generated, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name))
    .filter((path) => !leftByPython.test(path))
}

/** What Python leaves behind in a folder from which it installs or imports. */
const leftByPython = /[\\/]clients[\\/]python[\\/](build[\\/]|dist[\\/]|.*(__pycache__|\.egg-info|\.mypy_cache)[\\/])/

/** The files that differ from what specs/ generate, relative to the root; those of `known` APIs are up to date. */
async function staleFiles(files: Map<string, string>, known: ReadonlySet<string>): Promise<string[]> {
  const isKnown = (path: string) => known.has(relative(generated, path).split(sep)[0] ?? '')
  const stale = (await existingFiles()).filter((path) => !files.has(path) && !isKnown(path))
  for (const [path, text] of files) {
    const current = await readFile(path, 'utf8').catch(() => null)
    if (current !== text) stale.push(path)
  }
  return stale.map((path) => relative(root, path)).sort()
}

/** Writes generated/ anew and removes what nobody generates; resolves with the paths of its files. */
export async function writeGenerated(files: Map<string, string>): Promise<string[]> {
  await writeFiles(files)
  // The console is bundled with the tables that were written just now.
  const page = new Map(await consoleFiles())
  await writeFiles(page)
  for (const path of await existingFiles()) if (!files.has(path) && !page.has(path)) await rm(path)
  return pathsOf([...files, ...page])
}

/** Which files are stale. Skips the files of the APIs in `known`. */
export async function stalePart(bundles: Map<string, Document>, known: ReadonlySet<string> = new Set()): Promise<Part> {
  const contracts = await renderAll(new Map([...bundles].filter(([api]) => !known.has(api))))
  const files = new Map([...contracts, ...(await consoleFiles())])
  const stale = await staleFiles(files, known)
  const message = 'This is not what specs/ generate: change specs/, not this file, and run `npm run generate`.'
  return {
    findings: stale.map((file) => ({ file, place: '', message, rule: 'stale' })),
    summary: `generate: ${files.size} files, ${stale.length} stale`,
  }
}
