// Subjects of commits: the form, the hook that the repository carries, and clones with and without history.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subjectFault, subjectOf } from '../../scripts/commits/subject.ts'
import { root } from '../../scripts/contract/tools.ts'
import { needs } from '../support/programs.ts'

describe('the subject of a commit', () => {
  it.each([
    'fix(ledger): keep ranges in doubt after partial settlement',
    'feat!: remove the old key',
    'docs: embed the picture',
    'test: bring the clock back',
    'perf(sms): process receipts together',
    'style: focus the first field, address two warnings',
    'fixup! fix(ledger): keep ranges in doubt after partial settlement',
    'Merge branch "one"',
    'Revert "feat: add a field"',
  ])('may be "%s"', (subject) => expect(subjectFault(subject)).toBeUndefined())

  it.each([
    ['fix the ledger', 'another form'],
    ['mend(ledger): keep ranges', 'another form'],
    ['fix(ledger):keep ranges', 'another form'],
    ['fix: a mail host that cannot be used is no bounce', 'begins with "a"'],
    ['fix: what a second look at the ledger found', 'begins with "what"'],
    ['fix: keeps ranges', 'in the imperative'],
    ['fix: kept and lost ranges', 'has "and"'],
    ['fix: added ranges', 'in the imperative'],
    ['fix: adding ranges', 'in the imperative'],
    ['fix: keep ranges.', 'full stop'],
    [`fix: keep ${'ranges '.repeat(10)}`, 'at most 72'],
  ])('is refused: "%s"', (subject, words) => expect(subjectFault(subject)).toContain(words))

  it('is the first line that is not a comment', () => {
    expect(subjectOf('\n# Comment\nfix: keep ranges\n\nWhy.\n')).toBe('fix: keep ranges')
    expect(subjectOf('# Comment\n')).toBeUndefined()
  })
})

describe('messaging commits', needs('git'), () => {
  let folder: string
  let clone: string
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  const run = (command: string, args: string[], cwd: string) =>
    promisify(execFile)(command, args, { cwd, env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    )
  const git = async (cwd: string, ...args: string[]) => expect((await run('git', args, cwd)).code).toBe(0)
  const commit = (cwd: string, subject: string) => git(cwd, 'commit', '--allow-empty', '-q', '-m', subject)
  const check = (cwd: string, ...args: string[]) =>
    run(process.execPath, [join(root, 'src', 'cli', 'messaging.js'), 'commits', ...args], cwd)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-commits-'))
    const origin = join(folder, 'origin')
    clone = join(folder, 'clone')
    await git(folder, 'init', '-q', '-b', 'main', origin)
    await commit(origin, 'an old subject')
    await commit(origin, 'another old subject')
    await git(folder, 'clone', '-q', origin, clone)
    await commit(clone, 'fix: keep ranges')
    await commit(clone, 'fix: keeps ranges')
    await commit(clone, 'feat: add a field')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('checks the commits that the remote lacks', async () => {
    const { code, stdout } = await check(clone)
    expect(code).toBe(1)
    expect(stdout.split('\n')).toEqual([expect.stringMatching(/^[0-9a-f]+: "fix: keeps ranges" begins with/), ''])
  })

  it('checks those after a commit', async () => {
    expect(await check(clone, '--since', 'HEAD~1')).toEqual({ code: 0, stdout: '' })
    expect((await check(clone, '--since', 'HEAD~2')).code).toBe(1)
  })

  it('checks the newest commit where the history is missing', async () => {
    const shallow = join(folder, 'shallow')
    await git(folder, 'clone', '-q', '--depth=1', `file://${clone}`, shallow)
    expect(await check(shallow)).toEqual({ code: 0, stdout: '' })
    await commit(clone, 'feat: the newest')
    const newer = join(folder, 'newer')
    await git(folder, 'clone', '-q', '--depth=1', `file://${clone}`, newer)
    expect((await check(newer)).code).toBe(1)
    expect(await check(shallow, '--since', '0123456789012345678901234567890123456789')).toEqual({ code: 0, stdout: '' })
  })

  it('finds nothing outside of a clone', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'))
    expect(await check(empty)).toEqual({ code: 0, stdout: '' })
  })

  it('is the hook of the repository', async () => {
    const message = join(folder, 'message')
    const hook = join(root, '.ci', 'hooks', 'commit-msg')
    for (const [subject, code] of [
      ['fix: keep ranges', 0],
      ['fix: the ranges', 1],
    ] as const) {
      await writeFile(message, `${subject}\n`)
      expect((await run(hook, [message], root)).code, subject).toBe(code)
    }
  })
})
