// npm and npx start a command through a shell. Where a signal ends one of these without reaching the command, the command
// would stay behind.

/** Milliseconds between two looks. */
const PERIOD = 500

/** Calls `act` once when the process that started this one has ended. Only under npm: elsewhere a parent may leave. */
export function whenOrphaned(act: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, PERIOD)
  timer.unref()
}
