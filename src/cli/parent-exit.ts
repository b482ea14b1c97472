// npm and npx start a command through a shell. If a signal ends the shell but doesn't reach the command, the command would
// keep running.

/** Milliseconds between checks. */
const PERIOD = 500

/** Calls `act` once when the parent process has ended. Only under npm: other parents may end on purpose. */
export function onParentExit(act: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, PERIOD)
  timer.unref()
}
