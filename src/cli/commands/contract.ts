// Tools for authors of the contract, in scripts/. For the contract of others, lint, diff and generate also run from the package.
import { defineCommand, json } from '../../terminal/command.ts'
import { assertClone, assertTools } from '../tools.ts'

/** Development packages that these commands need. */
const checking = ['typescript', 'openapi-typescript', '@stoplight/spectral-cli', 'rolldown']

/** Packages that each command needs for the contract of others. */
const tools = {
  lint: ['@redocly/cli', '@stoplight/spectral-cli'],
  generate: ['@redocly/cli', 'openapi-typescript', 'typescript'],
  diff: ['@redocly/cli'],
} as const

const format = {
  type: 'text',
  summary: 'output format',
  choices: ['text', 'github', 'sarif', 'json'],
  default: 'text',
} as const

export const lint = defineCommand({
  name: 'lint',
  summary: 'Lint the contract',
  options: {
    contract: { type: 'text', summary: 'lint this OpenAPI document or folder instead', value: 'path' },
    house: { type: 'flag', summary: 'apply the house rules to --contract' },
    format,
    json,
  },
  examples: [
    ['lint --contract api/openapi.yaml', 'lint another contract'],
    ['lint --format sarif', 'write results for a code scanner'],
  ],
  details: 'Runs Redocly, Spectral and custom rules, and checks decisions and examples.',
  needs: checking,
  run: async ({ options }) => {
    if (options.contract === undefined) assertClone('lint', 'lint --contract api/openapi.yaml')
    else assertTools('lint', tools.lint)
    return (await import('../../../scripts/lint.ts')).lint(options)
  },
})

export const generate = defineCommand({
  name: 'generate',
  summary: 'Generate code and bundles from specs/',
  options: {
    check: { type: 'flag', summary: 'list stale files instead of writing' },
    console: { type: 'flag', summary: 'build the console only' },
    contract: { type: 'text', summary: 'generate from this OpenAPI document or folder instead', value: 'path' },
    out: { type: 'text', summary: 'folder for types and client of --contract', value: 'folder' },
    json,
  },
  examples: [['generate --contract api/openapi.yaml --out src/api', 'write types and a client of another contract']],
  details: `Writes to generated/: OpenAPI bundles, types, operation tables, validators and the
console. With --contract, writes types.ts and client.ts, an openapi-fetch client.`,
  needs: checking,
  run: async ({ options }) => {
    if (options.contract === undefined) assertClone('generate', 'generate --contract api/openapi.yaml --out src/api')
    else assertTools('generate', tools.generate)
    return (await import('../../../scripts/generate.ts')).generate(options)
  },
})

export const diff = defineCommand({
  name: 'diff',
  summary: 'Find breaking changes in the contract',
  options: {
    for: { type: 'text', summary: 'find the changes that touch the code in this folder', value: 'folder' },
    contract: { type: 'text', summary: 'compare this OpenAPI document or folder instead', value: 'path' },
    base: { type: 'text', summary: 'earlier version of --contract', value: 'path' },
    all: { type: 'flag', summary: 'include changes that are not breaking' },
    waivers: { type: 'flag', summary: 'print the missing entries for specs/waivers.yaml' },
    format: { type: 'text', summary: 'output format', choices: ['text', 'json', 'markdown'], default: 'text' },
    markdown: { type: 'flag', summary: 'print Markdown for a pull request comment' },
    json,
  },
  examples: [
    ['diff --for ../shop/src', 'list the breaks of operations and members that your code uses'],
    ['diff --contract new.yaml --base old.yaml', 'compare two versions of another contract'],
  ],
  details: `Compares specs/ with the last release: operations, webhooks, callbacks and our x-
extensions. The exit code is 1 if a breaking change is not in specs/waivers.yaml.

With --for, the exit code is 1 if your code uses what a breaking change is about, even
if the change is in specs/waivers.yaml. TypeScript and JavaScript are read with their
types, other languages by paths and names. Generated code is ignored.`,
  needs: checking,
  run: async ({ options }) => {
    const reading = options.for === undefined ? [] : ['typescript']
    if (options.contract === undefined) assertClone('diff', 'diff --contract new.yaml --base old.yaml')
    else assertTools('diff', [...tools.diff, ...reading])
    return (await import('../../../scripts/diff.ts')).diff(options)
  },
})

export const contract = defineCommand({
  name: 'contract',
  summary: 'Run lint, generate --check and diff',
  options: {
    fresh: { type: 'flag', summary: 'ignore cached results, as in CI' },
    write: { type: 'flag', summary: 'update generated/ instead of checking it' },
    watch: { type: 'flag', summary: 'run again when specs/ changes, until Ctrl-C' },
    format,
  },
  examples: [
    ['contract --watch --write', 'check on every save'],
    ['contract --format github', 'annotate a pull request'],
  ],
  needs: checking,
  run: async (call) => (await import('../../../scripts/contract.ts')).contract(call.options, call),
})

export const score = defineCommand({
  name: 'score',
  summary: 'Score each API with Redocly',
  options: { json },
  details: 'The score rates how easily a program can use the API.',
  run: async ({ options }) => (await import('../../../scripts/score.ts')).score(options),
})

export const foreign = defineCommand({
  name: 'foreign',
  summary: 'Test the contract with third-party tools',
  options: {
    install: { type: 'flag', summary: 'install the tools into .foreign/ and exit' },
    runtimes: { type: 'flag', summary: 'test the client package in Node 20, 22 and 24, Deno and Bun instead' },
    json,
  },
  details: 'Runs independent OpenAPI validators and client generators on every API.',
  needs: checking,
  run: async (call) => (await import('../../../scripts/foreign.ts')).foreign(call),
})

export const release = defineCommand({
  name: 'release',
  summary: 'Record a release of the contract',
  args: { version: { summary: 'version to release' } },
  options: { first: { type: 'flag', summary: 'record the first release, without a comparison' }, json },
  examples: [['release 0.2.0', 'update releases/ and specs/CHANGELOG.md']],
  details: 'Sets the version of the packages and APIs. `messaging diff` then compares with this release.',
  needs: checking,
  run: async ({ args, options }) => (await import('../../../scripts/release.ts')).release(args.version, options),
})
