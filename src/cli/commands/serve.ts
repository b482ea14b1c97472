import type { Setting } from '../../server/setup/settings.ts'
import { importServe } from '../bundle.ts'
import { command } from '../frame/command.ts'

/** All settings, with what they mean. */
async function settingsText(): Promise<string> {
  const { settings } = await import('../../server/setup/settings.ts')
  const all: readonly Setting[] = Object.values(settings)
  const width = Math.max(...all.map(({ name }) => name.length))
  const rows = all.map((s) => `  ${s.name.padEnd(width)}  ${s.meaning.replaceAll('`', '')} (${s.default})`)
  const files = all.filter(({ secret }) => secret === 'value').map(({ name }) => name)
  const last = `The value of a secret may lie in a file that <name>_FILE names: ${files.join(', ')}.`
  return `Environment variables (default):\n${rows.join('\n')}\n\n${last}`
}

export const serve = command({
  name: 'serve',
  summary: 'Runs the platform until Ctrl-C',
  options: {
    role: {
      type: 'text',
      summary: 'what this process does; work and smtp need DATABASE_URL (default: "all")',
      choices: ['all', 'api', 'work', 'smtp'],
    },
  },
  examples: [
    ['serve', 'everything in one process, which npm start does too'],
    ['serve --role api', 'a process that takes requests and sends nothing, to look at a restored copy'],
    ['serve --role work', 'a process that sends, on a database that others share'],
  ],
  details: settingsText,
  lasting: true,
  run: async ({ options }) => (await importServe()).serve(options),
})
