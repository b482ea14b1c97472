// `npm run release -- <version>`: records the contract as released, so that `npm run diff` compares with it.
// With `--first` as the first release: it is compared with nothing, and the changelog begins anew.
import { bundleAll } from './contract/bundle.ts'
import { orFail, runCommand } from './contract/command.ts'
import { root } from './contract/tools.ts'
import { releaseFirst, releaseNext } from './diff/release.ts'
import { dayOf } from './diff/run.ts'

async function main(): Promise<boolean> {
  const [version = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const order = { root, bundles: await bundleAll(), version, date: dayOf(new Date()) }
  const done = await (process.argv.includes('--first') ? releaseFirst(order) : releaseNext(order))
  if (done) console.log(`${version} is recorded in releases/ and specs/CHANGELOG.md`)
  return done
}

runCommand(() => orFail(main()))
