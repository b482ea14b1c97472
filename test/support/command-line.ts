// Command lines of `messaging`, in this process: without the half second that a new Node takes each time.
import { commands } from '../../src/cli/commands.ts'
import { runCommandLine } from '../../src/cli/frame/run.ts'
import type { ExitCode } from '../../src/terminal/command.ts'

/** What a command line printed, and its exit code. */
export interface Said {
  code: ExitCode
  stdout: string
  stderr: string
}

/** Runs the words after `messaging`. */
export async function type(words: string[], env: NodeJS.ProcessEnv = process.env): Promise<Said> {
  let [stdout, stderr] = ['', '']
  const out = (text: string) => void (stdout += text)
  const err = (text: string) => void (stderr += text)
  const code = await runCommandLine(words, commands, { env, out, err, isWatched: false })
  return { code, stdout, stderr }
}
