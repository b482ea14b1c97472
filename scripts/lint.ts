// `npm run lint`: checks the contract with Redocly, Spectral and checks of our own. Every finding is an error and one
// line.
import { bundleAll } from './contract/bundle.ts'
import { orFail, runCommand } from './contract/command.ts'
import { lintContract, reportLint } from './lint/run.ts'

runCommand(() => orFail(lintContract(bundleAll()).then(reportLint)))
