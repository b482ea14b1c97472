// After `npm ci`: makes the bundle from which the platform starts sooner. Without it, it starts all the same.
import { formatError, formatText, printErrorLine } from '../../src/terminal/printer.ts'

try {
  const { refreshBundle } = await import('./bundle.ts')
  await refreshBundle()
} catch (error) {
  printErrorLine(formatText`The platform will start from its modules: ${formatError(error)}`)
}
