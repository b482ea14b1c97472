// Writes generated/ from specs/: bundle, types, table of operations, validators.
// `npm run generate -- --check` writes nothing and names every file that is stale.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundleAll, root } from './contract/bundle.ts'
import { withCallbacksAsWebhooks, withoutBareUnions } from './contract/document.ts'
import type { Document } from './contract/document.ts'
import { renderOperations } from './contract/operations.ts'
import { renderValidators, renderValidatorTypes } from './contract/validators.ts'

const generated = join(root, 'generated')

const banner = (api: string) => `// Written by \`npm run generate\` from specs/${api}. Do not edit: change the contract instead.\n`

async function renderTypes(document: Document): Promise<string> {
  const source = JSON.stringify(withoutBareUnions(document))
  // A default makes a member optional to send; it must not make it required in the type.
  return astToString(await openapiTS(source, { defaultNonNullable: false, alphabetize: true }))
}

async function renderApi(api: string, bundle: Document): Promise<[string, string][]> {
  const document = withCallbacksAsWebhooks(bundle)
  const head = banner(api)
  const files: [string, string][] = [
    ['openapi.json', `${JSON.stringify(bundle, null, 1)}\n`],
    ['types.ts', head + (await renderTypes(document))],
    ['operations.ts', head + renderOperations(document)],
    ['validators.js', head + renderValidators(document)],
    ['validators.d.ts', head + renderValidatorTypes()],
  ]
  return files.map(([name, text]) => [join(generated, api, name), text])
}

async function renderAll(): Promise<Map<string, string>> {
  const bundles = await bundleAll()
  const files = await Promise.all([...bundles].map(([api, bundle]) => renderApi(api, bundle)))
  return new Map(files.flat())
}

async function existingFiles(): Promise<string[]> {
  const entries = await readdir(generated, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name))
}

async function staleFiles(files: Map<string, string>): Promise<string[]> {
  const stale = (await existingFiles()).filter((path) => !files.has(path))
  for (const [path, text] of files) {
    const current = await readFile(path, 'utf8').catch(() => null)
    if (current !== text) stale.push(path)
  }
  return stale.map((path) => relative(root, path)).sort()
}

async function write(files: Map<string, string>): Promise<void> {
  for (const path of await existingFiles()) if (!files.has(path)) await rm(path)
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

async function main(): Promise<void> {
  const files = await renderAll()
  if (!process.argv.includes('--check')) {
    await write(files)
    console.log(`generated/: ${files.size} files written`)
    return
  }
  const stale = await staleFiles(files)
  for (const path of stale) console.error(`stale: ${path}`)
  if (stale.length > 0) throw new Error(`${stale.length} generated files differ from specs/. Run: npm run generate`)
  console.log(`generated/ is up to date (${files.size} files)`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
