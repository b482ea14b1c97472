#!/usr/bin/env node
// `messaging <command>`: runs the commands of the npm scripts under one name.
import './needs-node.js'

const commands = { serve: './start.js', account: './account.ts', docs: './docs.ts', mock: './mock.ts' }

const [, , command = '--help'] = process.argv
const file = commands[command]
if (file) {
  // The command reads its options as if it had been started itself.
  process.argv.splice(2, 1)
  await import(file)
} else {
  console.log(
    `Usage: messaging <command> [options]\n\nCommands: ${Object.keys(commands).join(', ')}. Add --help to a command to learn its options.`,
  )
  process.exitCode = command === '--help' || command === '-h' ? 0 : 1
}
