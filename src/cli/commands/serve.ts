import type { Setting } from '../../server/settings/settings.ts'
import { defineCommand } from '../../terminal/command.ts'
import { importServe } from '../bundle.ts'

/** The settings, with their meaning and default, for the help. */
async function settingsText(): Promise<string> {
  const { settings } = await import('../../server/settings/settings.ts')
  const all: readonly Setting[] = Object.values(settings)
  const width = Math.max(...all.map(({ name }) => name.length))
  const rows = all.map((s) => `  ${s.name.padEnd(width)}  ${s.meaning.replaceAll('`', '')} (${s.default})`)
  const files = all.filter(({ secret }) => secret === 'value').map(({ name }) => name)
  const last = `To read a secret from a file, set <name>_FILE to its path. This works for ${files.join(', ')}.`
  return `Environment variables (default):\n${rows.join('\n')}\n\n${last}`
}

export const serve = defineCommand({
  name: 'serve',
  summary: 'Run the platform until Ctrl-C',
  options: {
    role: {
      type: 'text',
      summary: 'role of this process; work and smtp need DATABASE_URL (default: "all")',
      choices: ['all', 'api', 'work', 'smtp'],
    },
  },
  examples: [
    ['serve', 'run everything in one process, like npm start'],
    ['serve --role api', 'serve the APIs without sending, to check a restored backup'],
    ['serve --role work', 'add a worker on a shared PostgreSQL database'],
  ],
  details: settingsText,
  lasting: true,
  run: async ({ options }) => (await importServe()).startPlatform(options),
})
