import { defineCommand, json, UsageError } from '../../terminal/command.ts'

export const upgrade = defineCommand({
  name: 'upgrade',
  summary: 'Check what an upgrade would do',
  options: { check: { type: 'flag', summary: 'list the migrations that are left, and change nothing' }, json },
  examples: [['upgrade --check', 'check the database of your settings before you start this program']],
  details: `MESSAGING_DATA and DATABASE_URL select the database. You can run this while the platform
is running, with the new program. Lists each migration that is left with its kind and
estimated time, what it waits for, and until when you can roll back.

The platform upgrades its database itself when it starts.

Exit codes:

  0  nothing to do
  1  failure, or this program is too old for the database
  3  something to do; older programs may keep running
  4  something to do; stop all older programs first`,
  async run(call) {
    if (!call.options.check)
      throw new UsageError(
        'Give --check. To upgrade, start the platform of the new version: messaging serve migrates the database.',
      )
    return (await import('../upgrade.ts')).printCheck(call)
  },
})
