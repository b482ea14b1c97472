// Entry point of every command except `messaging serve` without options, which messaging.js starts directly.

import { writeError, writeOutput } from '../terminal/printer.ts'
import { commands } from './commands.ts'
import { runCommandLine } from './frame/run.ts'

/** A reader such as `head` can close the pipe early. That is not an error. */
const endWithReader = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

/** Runs one command line and sets the exit code of the process. */
export async function main(words: readonly string[]): Promise<void> {
  process.stdout.on('error', endWithReader)
  process.exitCode = await runCommandLine(words, commands, {
    env: process.env,
    out: writeOutput,
    err: writeError,
    isWatched: true,
  })
}
