// Every command of `messaging`, in the order of the help.

import type { Entry } from '../terminal/command.ts'
import { account } from './commands/account.ts'
import { backup, restore } from './commands/backup.ts'
import { carrier } from './commands/carrier.ts'
import { completionOf } from './commands/completion.ts'
import { conformance } from './commands/conformance.ts'
import { contract, diff, foreign, generate, lint, release, score } from './commands/contract.ts'
import { bench, commits, pack, pictures, prose } from './commands/development.ts'
import { docs } from './commands/docs.ts'
import { inbound } from './commands/inbound.ts'
import { listen } from './commands/listen.ts'
import { mcp } from './commands/mcp.ts'
import { mock } from './commands/mock.ts'
import { receipt } from './commands/receipt.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { trigger } from './commands/trigger.ts'
import { upgrade } from './commands/upgrade.ts'
import { verify } from './commands/verify.ts'
import { work } from './commands/work.ts'

const under = (heading: string, entries: readonly Entry[]): Entry[] => entries.map((entry) => ({ ...entry, heading }))

export const commands: readonly Entry[] = [
  ...under('Platform', [
    serve,
    account,
    carrier,
    receipt,
    work,
    verify,
    listen,
    trigger,
    inbound,
    backup,
    restore,
    upgrade,
    simulate,
    conformance,
    mcp,
    mock,
    docs,
  ]),
  ...under('Contract', [contract, lint, generate, diff, score, foreign, release]),
  ...under('Development', [prose, commits, pack, pictures, bench]),
  ...under('Shell', [completionOf(() => commands)]),
]
