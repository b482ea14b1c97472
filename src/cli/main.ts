// Everything that `messaging` can do but start the server without options, which messaging.js does itself.
import { commands } from './commands.ts'
import { run } from './frame/run.ts'

/** A reader that has enough, such as `head`, closes the pipe: that is no failure of the command. */
const endWithReader = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

/** Runs one command line; its end sets the exit code of the process. */
export async function main(words: readonly string[]): Promise<void> {
  process.stdout.on('error', endWithReader)
  process.exitCode = await run(words, commands, {
    env: process.env,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    isWatched: true,
  })
}
