// The order in which vitest starts the files: the slowest first, so that none of them runs alone at the end. Vitest
// remembers the times of the last run on a machine; on a fresh one it would go by the size of the files.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that the closing lines named on either engine, slowest first. The others follow in vitest's order. */
const slow = [
  'journeys/campaign',
  'start/start',
  'contract/docs-browser',
  'start/processes',
  'crash/crash',
  'doors/fuzz',
  'start/account',
  'contract/docs-programs',
  'contract/bad-input',
  'server/smtp-rate',
  'journeys/workflows',
  'contract/diff',
  'doors/transactional/multi-channel-walks',
  'contract/generate',
  'clients/package',
  'doors/smtp/limits',
  'start/idempotency',
  'contract/lint',
].map((name) => `/test/${name}.test.ts`)

function placeOf({ moduleId }: TestSpecification): number {
  const place = slow.findIndex((name) => moduleId.endsWith(name))
  return place < 0 ? slow.length : place
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b))
  }
}
