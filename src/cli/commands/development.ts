// Tools for developers of the platform. They are in scripts/, so they need a clone of the repository.
import { defineCommand, json } from '../../terminal/command.ts'

export const pack = defineCommand({
  name: 'pack',
  summary: 'Build the client package',
  options: { platform: { type: 'flag', summary: 'build the package of the platform instead' }, json },
  details: 'Writes the package to dist/.',
  needs: ['typescript', 'openapi-typescript'],
  run: async ({ options }) =>
    options.platform
      ? (await import('../../../scripts/pack-platform.ts')).packWhole(options)
      : (await import('../../../scripts/pack-client.ts')).pack(options),
})

export const pictures = defineCommand({
  name: 'pictures',
  summary: 'Take screenshots for the documentation',
  options: { json },
  needs: ['playwright-core', '@sparticuz/chromium'],
  run: async ({ options }) => (await import('../../../scripts/pictures.ts')).pictures(options),
})

export const bench = defineCommand({
  name: 'bench',
  summary: 'Run the benchmarks',
  options: {
    quick: { type: 'flag', summary: 'small counts and one round, as a smoke test' },
    only: {
      type: 'texts',
      value: 'name',
      summary: 'benchmarks to run; an unknown name lists all (growth and widening run only if named)',
    },
    markdown: { type: 'flag', summary: 'write BENCHMARKS.md or docs/growth.md' },
    json,
  },
  details: 'Compares the platform with similar products on this machine. Linux only, since it reads /proc.',
  needs: ['autocannon', 'soap', '@stoplight/prism-cli'],
  run: async (call) => (await import('../../../scripts/bench.ts')).bench(call),
})
