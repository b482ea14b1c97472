// Runs a command of Redocly over several APIs in one process. Redocly ends with the first API that it cannot handle, so
// the rest follow in another process.
import { runRedocly, splitAnswers } from './tools.ts'

/** What Redocly printed for an API: a value of JSON, and the text for people. */
export interface ApiAnswer {
  api: string
  stdout: string
  stderr: string
}

export interface ApiFailure {
  api: string
  reason: string
}

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** The line of the output that says why the run ended. */
function reasonIn(stderr: string, isKilled: boolean): string {
  const [, said] = /when processing [^\n]*\n[\s-]*([^\n]+)/.exec(stderr) ?? []
  const heap = /(FATAL ERROR: [^\n]+)/.exec(stderr)?.[1]
  const last = stderr
    .trim()
    .split('\n')
    .findLast((line) => line.trim() !== '' && !/[╔║╚]/.test(line))
  return said ?? heap ?? (isKilled ? 'the process was ended by a signal' : undefined) ?? last?.trim() ?? 'no output'
}

/** The text of each API on standard error, which begins with a line such as `bundling specs/a/openapi.yaml …`. */
const textsOf = (stderr: string): string[] =>
  stderr.split(/^(?=(?:bundling|validating) )/m).filter((text) => /^(bundling|validating) /.test(text))

/** The answers of `redocly <command> <api>…` by API, the APIs without one, and what it said about its configuration. */
export async function runOverApis(
  command: 'lint' | 'bundle',
  apis: readonly string[],
  args: readonly string[],
  folder: string,
): Promise<{ answers: ApiAnswer[]; failures: ApiFailure[]; preface: string }> {
  const answers: ApiAnswer[] = []
  let preface: string | undefined
  const failures: ApiFailure[] = []
  for (let rest = [...apis]; rest.length > 0; ) {
    const { stdout, stderr, signal } = await runRedocly([command, ...rest, ...args], folder)
    preface ??= stderr.split(/^(?:bundling|validating) /m)[0]
    const start = stdout.search(/^[[{]/m)
    const found = (start < 0 ? [] : splitAnswers(stdout.slice(start))).map((text) => text.trim()).filter(isJson)
    const texts = textsOf(stderr)
    found.slice(0, rest.length).forEach((text, index) => {
      answers.push({ api: rest[index] as string, stdout: text, stderr: texts[index] ?? '' })
    })
    const [failed, ...later] = rest.slice(found.length)
    if (failed === undefined) break
    const reason = reasonIn(texts[found.length] ?? stderr, signal !== null).replaceAll(`${folder}/`, '')
    failures.push({ api: failed, reason })
    // Without a word about an API, the configuration is wrong, and no other API will do.
    if (texts.length === 0) {
      failures.push(...later.map((api) => ({ api, reason })))
      break
    }
    rest = later
  }
  return { answers, failures, preface: preface ?? '' }
}
