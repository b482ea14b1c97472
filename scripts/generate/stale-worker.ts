// The thread of stale-apart.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { findingsOf } from '../contract/part.ts'
import { stalePart } from './generated.ts'
import type { StaleAnswer, StaleQuestion } from './stale-apart.ts'

const { bundles, known } = workerData as StaleQuestion
const answer: Promise<StaleAnswer> = stalePart(bundles, known).catch((error: Error) => ({ refused: findingsOf(error) }))
parentPort?.postMessage(await answer)
