// `messaging release <version>`: records the contract as released, so that `npm run diff` compares with it, and moves the
// versions of the package, of the client package and of each API. The unreleased changes of CHANGELOG.md get the version.
// With `--first` as the first release: it is compared with nothing, and the changelog begins anew.
import { formatJson, keepLines, printLine } from '../src/terminal/printer.ts'
import { bundleAll } from './contract/bundle.ts'
import type { Document } from './contract/document.ts'
import type { Finding } from './contract/finding.ts'
import { type Part, reportPart } from './contract/part.ts'
import { root } from './contract/tools.ts'
import { releaseFirst, releaseNext } from './diff/release.ts'
import { dayOf } from './diff/run.ts'
import { renderAll, writeGenerated } from './generate/generated.ts'

async function regenerate(): Promise<Map<string, Document>> {
  const bundles = await bundleAll()
  await writeGenerated(await renderAll(bundles))
  return bundles
}

const nextSteps = (
  version: string,
) => `${version} is recorded in releases/ and both changelogs, and all versions have moved. Next:
  npm run check
  git add -A && git commit -m "chore: release ${version}" && git tag v${version}
  npm run pack:platform && npm run pack:client`

/** Records the contract as this version; false when it cannot, which it explains. */
export async function release(version: string, { first, json }: { first: boolean; json: boolean }): Promise<boolean> {
  const findings: Finding[] = []
  const report = json ? (part: Part) => findings.push(...part.findings) === 0 : reportPart
  const order = { root, bundles: await bundleAll(), version, date: dayOf(new Date()), regenerate, report }
  const done = await (first ? releaseFirst(order) : releaseNext(order))
  if (json) printLine(formatJson({ version, released: done, findings }, 2))
  else if (done) printLine(keepLines(nextSteps(version)))
  return done
}
