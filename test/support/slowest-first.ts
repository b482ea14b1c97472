// The order in which vitest starts the files: the slowest first, so that none of them runs alone at the end. Vitest
// remembers the times of the last run on a machine; on a fresh one it would go by the size of the files, and those that
// start a browser or a process are short.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that the closing lines named on either engine, slowest first. */
const slow = [
  'console/every-page',
  'contract/bad-input',
  'start/hostile-mails',
  'contract/docs-frame-browser',
  'attack/attack',
  'server/growth',
  'crash/crash',
  'contract/diff-order',
  'contract/slips',
  'start/start',
  'doors/fuzz',
  'contract/gate-fuzz',
  'journeys/campaign',
  'start/processes',
  'contract/docs-programs',
  'clients/package',
  'contract/spectral-rules',
  'doors/registered/verify',
  'server/domain/segment-filters',
  'contract/generate',
  'doors/event-loop-contract',
  'doors/event-loop',
  'server/dkim',
  'contract/docs-browser',
  'contract/diff',
  'doors/registered/stamps',
  'contract/lint',
  'server/fair-turns',
  'doors/marketing/email-rss-campaigns',
  'start/commands',
  'soak/soak',
  'crash/feeds',
  'doors/smtp/limits',
  'journeys/workflows',
  'doors/transactional/multi-channel-walks',
  'server/smtp-rate',
  'start/idempotency',
].map((name) => `/test/${name}.test.ts`)

/** Folders whose tests start processes or browsers: their files are short and take long. */
const heavy = /\/test\/(?:attack|clients|console|contract|crash|deploy|journeys|soak|start)\//

/** The others follow in vitest's order, those of the heavy folders first. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = slow.findIndex((name) => moduleId.endsWith(name))
  if (place >= 0) return place
  return heavy.test(moduleId) ? slow.length : slow.length + 1
}

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b))
  }
}
