// The tools of those who write the contract. They live in scripts/, which a copy of the repository has.
import { command, json } from '../frame/command.ts'

/** What checking the contract needs besides what runs the platform. */
const checking = ['typescript', 'openapi-typescript', '@stoplight/spectral-cli', 'rolldown']

export const lint = command({
  name: 'lint',
  summary: 'Checks the contract: Redocly, Spectral, our own rules, decisions, examples',
  options: { json },
  needs: checking,
  run: async ({ options }) => (await import('../../../scripts/lint.ts')).lint(options),
})

export const generate = command({
  name: 'generate',
  summary: 'Writes generated/ from specs/: bundles, types, tables of operations, validators, the console',
  options: {
    check: { type: 'flag', summary: 'write nothing, and name every file that is stale' },
    console: { type: 'flag', summary: 'only the console, which takes a second' },
    json,
  },
  needs: checking,
  run: async ({ options }) => (await import('../../../scripts/generate.ts')).generate(options),
})

export const diff = command({
  name: 'diff',
  summary: 'Finds breaking changes of the contract since the last release',
  options: {
    all: { type: 'flag', summary: 'also what breaks nobody' },
    waivers: { type: 'flag', summary: 'print entries for specs/waivers.yaml, one for each break' },
    markdown: { type: 'flag', summary: 'print a comment for a pull request' },
    json,
  },
  needs: checking,
  run: async ({ options }) => (await import('../../../scripts/diff.ts')).diff(options),
})

export const contract = command({
  name: 'contract',
  summary: 'Runs lint, generate --check and diff at the same time, on the same bundles',
  options: {
    fresh: { type: 'flag', summary: 'check again what passed before with the same files, as CI does' },
    write: { type: 'flag', summary: 'write generated/ instead of checking it' },
    watch: { type: 'flag', summary: 'do it again whenever specs/ change, until Ctrl-C' },
    format: {
      type: 'text',
      summary: 'how findings are printed',
      choices: ['text', 'github', 'sarif', 'json'],
      default: 'text',
    },
  },
  examples: [
    ['contract --watch --write', 'the whole loop of an author: save a file, read what is wrong'],
    ['contract --format github', 'annotations of a pull request'],
  ],
  needs: checking,
  run: async (call) => (await import('../../../scripts/contract.ts')).contract(call.options, call),
})

export const score = command({
  name: 'score',
  summary: 'Prints the score of each API by Redocly: how easily a program finds its way',
  options: { json },
  run: async ({ options }) => (await import('../../../scripts/score.ts')).score(options),
})

export const foreign = command({
  name: 'foreign',
  summary: "Tries the contract with other people's validators and generators",
  options: {
    install: { type: 'flag', summary: 'only install the tools, into .foreign/' },
    runtimes: { type: 'flag', summary: 'try the client package in Node 20, 22 and 24, Deno and Bun instead' },
    json,
  },
  needs: checking,
  run: async (call) => (await import('../../../scripts/foreign.ts')).foreign(call),
})

export const release = command({
  name: 'release',
  summary: 'Records the contract as released, and moves the versions of packages and APIs',
  args: { version: { summary: 'the version of the release' } },
  options: { first: { type: 'flag', summary: 'the first release: it is compared with nothing' }, json },
  examples: [['release 0.2.0', 'writes releases/ and a section of specs/CHANGELOG.md']],
  needs: checking,
  run: async ({ args, options }) => (await import('../../../scripts/release.ts')).release(args.version, options),
})
