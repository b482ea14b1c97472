// `messaging commits`: checks the subjects of new commits, or that of a message for the hook of .ci/hooks.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { formatJson, printErrorLine, printLine } from '../src/terminal/printer.ts'
import { subjectFault, subjectOf } from './commits/subject.ts'

interface Commit {
  /** Absent for a message that is not committed yet. */
  id?: string
  subject: string
}

/** The output of git; undefined if it fails: outside of a clone, or for a commit that a shallow clone lacks. */
const git = (...args: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )

const log = async (...args: string[]): Promise<Commit[] | undefined> =>
  (await git('log', '--no-merges', '--format=%h %s', ...args))
    ?.split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ id: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }))

/**
 * The commits after `since`, or those that the default branch of the remote lacks. If there are none or the clone lacks
 * their start, the newest commit alone; without any history, none.
 */
async function newCommits(since: string | undefined): Promise<Commit[]> {
  const base = await git('merge-base', 'HEAD', since ?? 'origin/HEAD')
  if (since !== undefined && base === undefined)
    printErrorLine(`commits: ${since} is not in this clone, so only the newest commit is checked.`)
  const after = base === undefined ? [] : ((await log(`${base}..HEAD`, '--')) ?? [])
  return after.length > 0 ? after : ((await log('-1', '--')) ?? [])
}

interface CommitsOptions {
  message: string | undefined
  since: string | undefined
  json: boolean
}

/** Prints what is wrong with each subject; false if something is. */
export async function commits({ message, since, json }: CommitsOptions): Promise<boolean> {
  const subject = message === undefined ? undefined : subjectOf(await readFile(message, 'utf8'))
  const judged = message === undefined ? await newCommits(since) : subject === undefined ? [] : [{ subject }]
  const faults = judged.flatMap((commit) => {
    const fault = subjectFault(commit.subject)
    return fault === undefined ? [] : [{ ...commit, fault }]
  })
  if (json) printLine(formatJson({ commits: judged.length, faults }, 2))
  else for (const { id, subject, fault } of faults) printLine(`${id ?? 'This commit'}: "${subject}" ${fault}`)
  return faults.length === 0
}
