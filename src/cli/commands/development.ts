// The tools of those who work on the platform itself. They live in scripts/, which a copy of the repository has.
import { command, json } from '../frame/command.ts'

export const pack = command({
  name: 'pack',
  summary: 'Writes the clients, or the whole platform, as a package to dist/',
  options: { platform: { type: 'flag', summary: 'the platform, as one file that npx starts' }, json },
  needs: ['typescript', 'openapi-typescript'],
  run: async ({ options }) =>
    options.platform
      ? (await import('../../../scripts/pack-platform.ts')).packWhole(options)
      : (await import('../../../scripts/pack-client.ts')).pack(options),
})

export const pictures = command({
  name: 'pictures',
  summary: 'Takes the pictures of the console that the README and the documentation show',
  options: { json },
  needs: ['playwright-core', '@sparticuz/chromium'],
  run: async ({ options }) => (await import('../../../scripts/pictures.ts')).pictures(options),
})

export const bench = command({
  name: 'bench',
  summary: 'Measures the platform against its peers, in one run on one machine',
  options: {
    quick: { type: 'flag', summary: 'smaller counts and one round: to see that everything runs' },
    only: {
      type: 'texts',
      value: 'name',
      summary: 'only these measures; growth and widening must be named; a wrong name lists all',
    },
    markdown: { type: 'flag', summary: 'also write BENCHMARKS.md, or docs/growth.md' },
    json,
  },
  details: 'Linux only: CPU and memory are read from /proc.',
  needs: ['autocannon', 'soap', '@stoplight/prism-cli'],
  run: async (call) => (await import('../../../scripts/bench.ts')).bench(call),
})
