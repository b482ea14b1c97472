// Plants single-point edits of many kinds all over the contract and expects of the gate the verdict that the tables of
// test/contract/gate derive. The suite takes a sample with every kind, the same each time; `FUZZ_SEED` takes another,
// `GATE_FUZZ=8` a larger one, and `GATE_FUZZ=all` plants every edit, which takes long. It writes its
// progress to `gate-fuzz-<api>.log` in the folder for temporary files.
import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import type { Tree } from './gate/feelers.ts'
import { batchesOf, fuzz } from './gate/fuzz.ts'
import { plantedIn } from './gate/planted.ts'
import { repeats, sampleOf, wanted } from './gate/sample.ts'

/** Edits of one comparison: those of the suite stay small. */
const most = wanted === 'all' ? 3000 : 200

/** Appends a line to the progress of an API, if every edit is planted. */
function report(api: string, text: string): void {
  if (wanted === 'all') appendFileSync(join(tmpdir(), `gate-fuzz-${api}.log`), `${text}\n`)
}

for (const api of await apiNames())
  test(`${api}: no miss, no false alarm, the right operations`, { timeout: 7_200_000 }, async () => {
    const document = JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Tree
    const edits = sampleOf([...plantedIn(document)], most)
    const batches = batchesOf(edits, most)
    // Edits that need a separate comparison are at the end: one of each kind.
    const alone = new Map(
      batches.filter(({ length }) => length === 1).flatMap(([edit]) => (edit ? [[edit.kind, [edit]]] : [])),
    )
    const sample = [...batches.slice(0, Number(wanted)), ...alone.values()]
    const { planted, wrong } = await fuzz(api, document, wanted === 'all' ? batches : sample, {
      progress: (text) => report(api, text),
    })
    expect(planted).toBeGreaterThan(100)
    expect(
      wrong.map(({ fault, kind, place, text }) => `${fault}: ${kind} at ${place}: ${text}`),
      repeats,
    ).toEqual([])
  })
