// The order in which vitest starts the files: the slowest first, so that none of them runs alone at the end. Vitest
// remembers the times of the last run on a machine; on a fresh one it would go by the size of the files.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that the closing lines named on either engine, slowest first. The others follow in vitest's order. */
const slow = [
  'start/start',
  'journeys/campaign',
  'server/growth',
  'start/processes',
  'start/hostile-mails',
  'contract/bad-input',
  'contract/docs-programs',
  'server/domain/segment-filters',
  'crash/crash',
  'doors/fuzz',
  'doors/event-loop',
  'server/dkim',
  'contract/docs-browser',
  'contract/diff',
  'contract/lint',
  'clients/package',
  'server/fair-turns',
  'doors/marketing/email-rss-campaigns',
  'start/commands',
  'crash/feeds',
  'doors/smtp/limits',
  'journeys/workflows',
  'doors/transactional/multi-channel-walks',
  'server/smtp-rate',
  'start/idempotency',
  'contract/generate',
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
