// Which files of generated/ are stale, found in a thread of its own, so that `messaging contract` lints meanwhile: types
// and validators are a third of its work.
import { Worker } from 'node:worker_threads'
import type { Document } from '../contract/document.ts'
import { type Finding, FindingsError } from '../contract/finding.ts'
import type { Part } from '../contract/part.ts'

export interface StaleQuestion {
  bundles: Map<string, Document>
  /** The APIs whose files are up to date. */
  known: ReadonlySet<string>
}

/** The answer, or what kept it from being found. */
export type StaleAnswer = Part | { refused: Finding[] }

/** `stalePart` in another thread; rejects as it does. */
export async function stalePartApart(bundles: Map<string, Document>, known: ReadonlySet<string>): Promise<Part> {
  const workerData: StaleQuestion = { bundles, known }
  const worker = new Worker(new URL('./stale-worker.ts', import.meta.url), { workerData })
  const answer = await new Promise<StaleAnswer>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject)
  })
  if ('refused' in answer) throw new FindingsError(answer.refused)
  return answer
}
