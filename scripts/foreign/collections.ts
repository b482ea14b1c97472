// Runs the collection with newman against the platform: the workflows, and every creation twice.
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../contract/tools.ts'
import type { Collection, Item } from '../generate/collection/format.ts'
import { collectionPath } from '../generate/collection/render.ts'
import { folder } from './install.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

const run = promisify(execFile)

interface Target {
  origin: string
  key: string
  certificate: string
}
interface Execution {
  item: { name: string }
  response?: { code: number; stream?: { data: number[] } }
  assertions?: { assertion: string; error?: { message: string } }[]
}

/** Runs the items and resolves with what newman saw of each request. */
async function runItems(item: Item[], { origin, key, certificate }: Target): Promise<Execution[]> {
  const collection = JSON.parse(await readFile(join(root, 'generated', collectionPath), 'utf8')) as Collection
  const [file, report] = [join(folder, 'collection.json'), join(folder, 'newman.json')]
  await writeFile(file, JSON.stringify({ ...collection, item }))
  const args = ['run', file, '--env-var', `baseUrl=${origin}`, '--env-var', `apiKey=${key}`]
  const reporters = ['--reporters', 'json', '--reporter-json-export', report, '--suppress-exit-code']
  await run(
    join(folder, 'node_modules', '.bin', 'newman'),
    [...args, '--ssl-extra-ca-certs', certificate, ...reporters],
    { maxBuffer: 64e6 },
  )
  return (JSON.parse(await readFile(report, 'utf8')) as { run: { executions: Execution[] } }).run.executions
}

const bodyOf = ({ response }: Execution): string => Buffer.from(response?.stream?.data ?? []).toString()

/** The creations in a folder, by their header; the folders stay. */
const creations = (item: Item): Item[] =>
  item.item?.flatMap(creations) ?? (item.request?.header.some(({ key }) => key === 'Idempotency-Key') ? [item] : [])

/** A refusal that only a value used before can cause. */
const USED =
  /"(?:idempotency_key_reused|idempotency_in_progress|\w+_exists|name_taken|unique_field_in_use)"|not valid JSON/

/** Runs the collection: a row for the workflows, and one for the creations. */
export async function runCollection(target: Target): Promise<Outcome[]> {
  const { item } = JSON.parse(await readFile(join(root, 'generated', collectionPath), 'utf8')) as Collection
  const flows = item.filter(({ id }) => id === 'workflows')
  // Options differ by their days, and products belong to a catalog.
  const made = item.filter(({ id }) => /^(?:marketing|transactional)/.test(id ?? '')).flatMap(creations)
  return [
    await outcomeOf('newman', 'workflows', async () => {
      const failed = (await runItems(flows, target)).flatMap((one) =>
        (one.assertions ?? [])
          .filter(({ error }) => error)
          .map(({ assertion }) => `${one.item.name}: ${assertion}: ${bodyOf(one)}`),
      )
      return { errors: failed }
    }),
    await outcomeOf('newman', 'creations, twice', async () => {
      const seen = await runItems([...made, ...made], target)
      const refused = seen.filter((one) => USED.test(bodyOf(one)) || (one.response?.code ?? 500) >= 500)
      return { errors: refused.map((one) => `${one.item.name}: ${bodyOf(one)}`) }
    }),
  ]
}
