// What the commands in scripts/ have in common.

/** Runs a command: an error becomes one clear text and the exit code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}

/** Makes the process end with 1 when the promise resolves with false. */
export const orFail = async (passed: Promise<boolean>): Promise<void> => {
  if (!(await passed)) process.exitCode = 1
}
