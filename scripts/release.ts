// `messaging release <version>`: records the contract as released, so that `npm run diff` compares with it, and moves the
// versions of the package, of the client package and of each API.
// With `--first` as the first release: it is compared with nothing, and the changelog begins anew.
import { bundleAll } from './contract/bundle.ts'
import type { Document } from './contract/document.ts'
import { root } from './contract/tools.ts'
import { releaseFirst, releaseNext } from './diff/release.ts'
import { dayOf } from './diff/run.ts'
import { renderAll, writeGenerated } from './generate/generated.ts'

async function regenerate(): Promise<Map<string, Document>> {
  const bundles = await bundleAll()
  await writeGenerated(await renderAll(bundles))
  return bundles
}

/** Records the contract as this version; false when it cannot, which it explains. */
export async function release(version: string, { first }: { first: boolean }): Promise<boolean> {
  const order = { root, bundles: await bundleAll(), version, date: dayOf(new Date()), regenerate }
  const done = await (first ? releaseFirst(order) : releaseNext(order))
  if (done) console.log(`${version} is recorded in releases/ and specs/CHANGELOG.md, and all versions have moved`)
  return done
}
