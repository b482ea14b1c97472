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

export const prose = defineCommand({
  name: 'prose',
  summary: 'Check texts against the house style',
  options: {
    update: { type: 'flag', summary: 'record the current counts' },
    file: { type: 'text', value: 'path', summary: 'list the findings in this file' },
    json,
  },
  details: 'The exit code is 1 if a group of texts has more findings than scripts/prose/counts.json allows.',
  run: async ({ options }) => (await import('../../../scripts/prose.ts')).prose(options),
})

export const commits = defineCommand({
  name: 'commits',
  summary: 'Check the subjects of new commits',
  options: {
    message: { type: 'text', value: 'path', summary: 'check the message in this file instead, as a git hook does' },
    since: { type: 'text', value: 'commit', summary: 'check the commits after this one' },
    json,
  },
  details:
    'Checks the commits that the default branch of the remote lacks. If none are found, as in a shallow clone, it checks the newest commit.',
  run: async ({ options }) => (await import('../../../scripts/commits.ts')).commits(options),
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
