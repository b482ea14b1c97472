// `npm run diff`: finds breaking changes of the contract since the last release. Each unexplained one is an error,
// printed on one line. With `-- --waivers` it prints entries for specs/waivers.yaml, with `-- --all` also what breaks
// nobody.
import { bundleAll } from './contract/bundle.ts'
import { orFail, runCommand } from './contract/command.ts'
import { root } from './contract/tools.ts'
import { printSubjects } from './diff/change.ts'
import { dayOf, diffContract, reportDiff } from './diff/run.ts'
import { draftWaivers } from './diff/waivers.ts'

async function main(): Promise<boolean> {
  const result = await diffContract(root, await bundleAll(), dayOf(new Date()))
  if (process.argv.includes('--waivers')) {
    console.log(draftWaivers(result.unexplained))
    return true
  }
  if (process.argv.includes('--all')) {
    for (const { kind, api, message, subjects } of result.changes) {
      if (kind !== 'breaking') console.log(`${kind} ${api}  ${message}  ${printSubjects(subjects, 5)}`)
    }
  }
  return reportDiff(result)
}

runCommand(() => orFail(main()))
