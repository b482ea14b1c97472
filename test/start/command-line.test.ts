// What all commands of `messaging` have in common: invalid usage, help, completion, missing packages, progress, and that
// the server doesn't load any of it.
import { execFile, spawn } from 'node:child_process'
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commands } from '../../src/cli/commands.ts'
import { type Entry, flagOf, isGroup } from '../../src/terminal/command.ts'
import { type } from '../support/command-line.ts'
import { eventually } from '../support/eventually.ts'
import { commandOf, needs } from '../support/programs.ts'

const root = resolve(import.meta.dirname, '../..')
const program = join(root, 'src', 'cli', 'messaging.js')
const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-command-line-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs the program in a process of its own. */
const typed = (words: string[], file = program) =>
  run(process.execPath, [file, ...words]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )

/** Every command and group, by its words. */
const all = (table: readonly Entry[], before: string[] = []): [string[], Entry][] =>
  table.flatMap((entry): [string[], Entry][] => {
    const words = [...before, entry.name]
    return [[words, entry], ...(isGroup(entry) ? all(entry.commands, words) : [])]
  })

describe('invalid usage', () => {
  it.each([
    { words: ['lnt'], says: /unknown command 'lnt'\n\(Did you mean lint\?\)/ },
    { words: ['lint', '--jsno'], says: /unknown option '--jsno'\n\(Did you mean --json\?\)/ },
    { words: ['account', 'key', 'lst'], says: /unknown command 'lst'\n\(Did you mean list\?\)/ },
    { words: ['serve', '--role', 'wrok'], says: /'wrok' is invalid\. Allowed choices are all, api, work, smtp\./ },
    { words: ['mock', '--port-base', 'many'], says: /'many' is invalid\. It must be a whole number\./ },
    { words: ['release'], says: /missing required argument 'version'/ },
    { words: ['docs', 'site'], says: /too many arguments/ },
    {
      words: ['account', 'key', 'list', 'Acme'],
      says: /"Acme" is not a valid account id\. Run `messaging account list`/,
    },
    { words: ['listen', '--events', 'nothing'], says: /--events: "nothing" is not an event\. See "Hooks"/ },
    {
      words: ['listen', '--events', 'email_click', 'email_opne'],
      says: /"email_opne" is not an event\. Did you mean email_open\?/,
    },
  ])('$words: an error that helps, and exit code 2', async ({ words, says }) => {
    const { code, stdout, stderr } = await type(words)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(says)
  })

  it('the process ends with the same code', async () => {
    expect(await typed(['serv'])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('serve') })
    expect(await typed([])).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage: messaging') })
  })
})

describe('files', () => {
  it.each([
    { words: ['verify', '/proc/none.pdf'], says: '/proc/none.pdf does not exist.\n' },
    { words: ['verify', '/proc'], says: 'The path is a folder, not a file.\n' },
    { words: ['docs', '--out', '/proc/none'], says: 'The folder /proc/none cannot be created (ENOENT).\n' },
    { words: ['docs', '--out', '/proc/none/site'], says: 'The folder /proc/none cannot be created (ENOENT).\n' },
  ])('$words: what is wrong with it', async ({ words, says }) => {
    expect(await type(words)).toEqual({ code: 1, stdout: '', stderr: says })
  })
})

describe('help', () => {
  it.each(all(commands).map(([words, entry]) => ({ words, entry })))(
    '$words --help tells everything and does nothing',
    async ({ words, entry }) => {
      const env = { MESSAGING_DATA: join(folder, 'data') }
      const { code, stdout, stderr } = await type([...words, '--help'], env)
      expect([code, stderr]).toEqual([0, ''])
      expect(stdout).toContain(`Usage: messaging ${words.join(' ')}`)
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`${entry.summary}.`)
      expect(stdout).toMatch(/exit codes/i)
      const inside = isGroup(entry)
        ? entry.commands.map(({ name }) => name)
        : Object.keys(entry.options ?? {}).map(flagOf)
      for (const name of inside) expect(stdout).toContain(`  ${name}`)
      expect(await readdir(folder)).toEqual([])
    },
  )

  it('every example is a command line that can be parsed', () => {
    const examples = all(commands).flatMap(([words, entry]) =>
      isGroup(entry) ? [] : (entry.examples ?? []).map(([text]) => ({ words, text })),
    )
    expect(examples.length).toBeGreaterThan(5)
    for (const { words, text } of examples) expect(`${text} `.startsWith(`${words.join(' ')} `), text).toBe(true)
  })

  it('docs/commands.md names every command', async () => {
    const text = await readFile(join(root, 'docs', 'commands.md'), 'utf8')
    const named = [...text.matchAll(/^\| `messaging (\w+)` \|/gm)].map(([, name]) => name)
    expect(named).toEqual(commands.map(({ name }) => name))
  })

  it('ends without a word when nobody reads any more, as in `messaging --help | head`', async () => {
    const command = `set -o pipefail; ${process.execPath} ${program} --help | true`
    await expect(run('bash', ['-c', command])).resolves.toEqual({ stdout: '', stderr: '' })
  })

  it('the version is that of the package', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    expect(await typed(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })

  it('every npm script of a command is its short name', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const short = Object.values(scripts).flatMap(
      (script) => /^exec node src\/cli\/messaging\.js (\w+)$/.exec(script)?.[1] ?? [],
    )
    const names = commands.map(({ name }) => name)
    // npm writes to stdout, which belongs to the protocol of `mcp`.
    expect(names.filter((name) => !['serve', 'completion', 'mcp', ...short].includes(name))).toEqual([])
    expect(short.filter((name) => !names.includes(name))).toEqual([])
    const { postinstall: _, ...called } = scripts
    expect(Object.values(called).filter((script) => /node scripts\//.test(script))).toEqual([])
  })

  it.each([
    { set: {}, colours: true },
    { set: { NO_COLOR: '1' }, colours: false },
  ])('colours on a terminal with $set: $colours', needs('script'), async ({ set, colours }) => {
    // CI means a log, which has no colours.
    const { NO_COLOR: _none, FORCE_COLOR: _forced, CI: _log, ...env } = process.env
    const command = `${process.execPath} ${program} --help`
    const options = { env: { ...env, TERM: 'xterm-256color', ...set } }
    const { stdout } = await run(commandOf('script'), ['-qec', command, '/dev/null'], options)
    expect(stdout).toContain('Usage:')
    expect(stdout.includes('\u001b[')).toBe(colours)
  })
})

describe('--json', () => {
  it('is an option of every command that ends with something to tell', () => {
    // `inbound` speaks to mail servers by its exit code, `mcp` to agents in JSON, and `contract` has --format json.
    const silent = ['serve', 'inbound', 'mcp', 'mock', 'contract', 'completion']
    const without = all(commands).flatMap(([words, entry]) =>
      isGroup(entry) || entry.options?.['json'] !== undefined ? [] : [words.join(' ')],
    )
    expect(without).toEqual(silent)
  })
})

describe('completion', () => {
  /** What each shell offers after these words, the last of which is begun. */
  const asked: { words: string[]; offers: string[] }[] = [
    { words: ['messaging', 'ac'], offers: ['account'] },
    { words: ['messaging', 'account', 'key', ''], offers: ['create', 'list', 'revoke'] },
    { words: ['messaging', 'serve', '--role', ''], offers: ['all', 'api', 'work', 'smtp'] },
    { words: ['messaging', 'account', 'key', 'list', '--'], offers: ['--json', '--help'] },
  ]

  /** The script of a shell, in a file. */
  async function scriptFor(shell: string): Promise<string> {
    const file = join(folder, `messaging.${shell}`)
    await writeFile(file, (await type(['completion', shell])).stdout)
    return file
  }

  it.each(asked)('bash: $words', needs('bash'), async ({ words, offers }) => {
    const list = words.map((word) => `'${word}'`).join(' ')
    const file = await scriptFor('bash')
    const script = `source ${file}; COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _messaging; echo "\${COMPREPLY[@]}"`
    const { stdout } = await run(commandOf('bash'), ['-c', script])
    const found = stdout.trim().split(' ')
    expect(offers.filter((offer) => !found.includes(offer))).toEqual([])
    expect(found).not.toContain('lint')
  })

  it.each(asked)('zsh: $words', needs('zsh'), async ({ words, offers }) => {
    const list = words.map((word) => `'${word}'`).join(' ')
    const stubs = `compdef() { :; }; compadd() { print -l -- \${@[2,-1]}; }; _describe() { print -l -- \${here%%:*}; }`
    const script = `${stubs}; source ${await scriptFor('zsh')}; words=(${list}); CURRENT=${words.length}; _messaging`
    const { stdout } = await run(commandOf('zsh'), ['-fc', script])
    expect(offers.filter((offer) => !stdout.split('\n').includes(offer))).toEqual([])
  })

  it.each(asked)('fish: $words', needs('fish'), async ({ words, offers }) => {
    const script = `source ${await scriptFor('fish')}; complete -C '${words.join(' ')}'`
    const { stdout } = await run(commandOf('fish'), ['--no-config', '-c', script])
    const found = stdout.split('\n').map((line) => line.split('\t')[0])
    expect(offers.filter((offer) => !found.includes(offer))).toEqual([])
  })
})

describe('without the packages for development', () => {
  it.each([
    { words: ['lint'], missing: '@stoplight/spectral-cli' },
    { words: ['bench'], missing: 'autocannon' },
    { words: ['pictures'], missing: 'playwright-core' },
  ])('$words names the missing package and how to install it', async ({ words, missing }) => {
    for (const name of ['cli', 'terminal'])
      await cp(join(root, 'src', name), join(folder, 'src', name), { recursive: true })
    await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
    await mkdir(join(folder, 'node_modules'))
    await symlink(join(root, 'node_modules', 'commander'), join(folder, 'node_modules', 'commander'))
    const { code, stdout, stderr } = await typed(words, join(folder, 'src', 'cli', 'messaging.js'))
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^messaging \w+ needs development packages .*`npm ci` without --omit=dev.*\n$/)
    expect(stderr).toContain(missing)
  })
})

describe('a command that takes long', () => {
  /** Starts a command whose work is this program text. */
  function start(work: string) {
    const script = `
      import { once } from 'node:events'
      import { runCommandLine as run } from '${join(root, 'src/cli/frame/run.ts')}'
      const asked = () => once(process.stdin, 'data')
      const slow = { name: 'slow', summary: 'Waits', async run({ say, step, idle }) { ${work} } }
      const out = (text) => process.stdout.write(text)
      process.exitCode = await run(['slow'], [slow], { env: {}, out, err: out, isWatched: true })
      process.stdin.destroy()`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    const printed = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (text) => (printed[name] += String(text)))
    return { printed, stdin: child.stdin, ended: new Promise((done) => child.once('close', done)) }
  }

  it('says after two seconds what it is at, on standard error', async () => {
    const { printed, stdin, ended } = start("step('waiting'); await asked(); say('done')")
    await eventually(() => /^messaging slow: waiting, \d+ s$/m.test(printed.stderr))
    stdin.write('go on')
    expect(await ended).toBe(0)
    expect(printed.stdout).toBe('done\n')
  })

  it('says nothing while it waits for somebody else', async () => {
    const idle = start("say('ready'); await idle(asked); step('working'); await asked()")
    await eventually(() => idle.printed.stdout === 'ready\n')
    // It takes as long until this one speaks.
    const other = start('await asked()')
    await eventually(() => /\d+ s$/m.test(other.printed.stderr))
    expect(idle.printed.stderr).toBe('')
    idle.stdin.write('go on')
    await eventually(() => /^messaging slow: working, \d+ s$/m.test(idle.printed.stderr))
    for (const { stdin, ended } of [idle, other]) {
      stdin.write('end')
      expect(await ended).toBe(0)
    }
  })
})

it('npm start loads neither the parser nor another command', async () => {
  const seen = new Set<string>()
  const packages = new Set<string>()
  /** Follows the imports that Node follows at start: not those that a function makes later. */
  async function follow(path: string): Promise<void> {
    if (seen.has(path)) return
    seen.add(path)
    const text = await readFile(path, 'utf8')
    for (const [, name = ''] of text.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm)) {
      if (name.startsWith('.')) await follow(resolve(dirname(path), name))
      else packages.add(name)
    }
  }
  for (const name of ['messaging.js', 'serve.ts']) await follow(join(root, 'src', 'cli', name))
  const own = [...seen].map((path) => relative(root, path))
  expect(own).toContain('src/server/app.ts')
  expect(own.filter((path) => /^(scripts|src\/(cli\/(frame|commands|account)|clients))\//.test(path))).toEqual([])
  expect([...packages]).not.toContain('commander')
})
