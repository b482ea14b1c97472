// What every command of this folder does around its work.

/** Runs a command: an error is one clear text, and the exit code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}

/** Ends the process with 1 when the promise gives false. */
export const orFail = async (passed: Promise<boolean>): Promise<void> => {
  if (!(await passed)) process.exitCode = 1
}
