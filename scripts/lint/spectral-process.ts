// Runs Spectral in a separate process (`node spectral-process.ts <request.json>`) and prints a SpectralAnswer. The command
// of Spectral loses every result if one rule throws; here the others still report, and the throw has its rule and place.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { reasonOf } from '../contract/finding.ts'
import { folderOf } from '../contract/tools.ts'
import * as resolver from './spectral-resolver.ts'

/** The documents to lint, by the name of their API, and the file of rules. */
export interface SpectralRequest {
  rules: string
  /** Leave references to schemas as they are, which is faster. Rules of others may need them resolved. */
  fast: boolean
  documents: { api: string; path: string }[]
}

export interface SpectralProblem {
  api: string
  code: string
  message: string
  path: (string | number)[]
  /** 0 is an error, 1 a warning, 2 and 3 are hints. */
  severity: number
}

/** A rule that threw, with the reason. */
export interface SpectralFailure {
  api: string
  rule: string
  reason: string
  path: (string | number)[]
}

export interface SpectralAnswer {
  problems: SpectralProblem[]
  failures: SpectralFailure[]
}

interface RuleContext {
  path: (string | number)[]
  rule: { name: string }
}
type RuleFunction = (input: unknown, options: unknown, context: RuleContext) => unknown
interface Rule {
  name: string
  enabled: boolean
  then: { function: RuleFunction }[]
}
interface Rules {
  rules: Record<string, Rule>
}
interface Linter {
  setRuleset(rules: Rules): void
  run(document: object, options: object): Promise<Omit<SpectralProblem, 'api'>[]>
}

const command = join(folderOf('@stoplight/spectral-cli'), 'dist')
const load = createRequire(join(command, 'index.js'))
const { Document, Spectral } = load('@stoplight/spectral-core') as {
  Document: new (text: string, parser: unknown, source: string) => object
  Spectral: new (options: object) => Linter
}
const parsers = load('@stoplight/spectral-parsers') as { Json: unknown }
const { getRuleset } = load(join(command, 'services', 'linter', 'utils', 'getRuleset.js')) as {
  getRuleset(file: string): Promise<Rules>
}

type NoteFailure = (context: RuleContext, error: unknown) => void

/** The function of a rule, which notes what it throws in place of throwing it. */
function guarded(judge: RuleFunction, note: NoteFailure): RuleFunction {
  return (input, options, context) => {
    // Spectral gives every call of a rule the same context, and changes its path.
    const here = { ...context, path: [...context.path] }
    const caught = (error: unknown) => note(here, error)
    try {
      const results = judge(input, options, context)
      return results instanceof Promise ? results.catch(caught) : results
    } catch (error) {
      return caught(error)
    }
  }
}

/** Runs all rules. If Spectral itself throws, runs them one by one to know which one it was. */
async function lintDocument(linter: Linter, { rules }: Rules, document: object, note: NoteFailure) {
  const options = { ignoreUnknownFormat: false }
  try {
    return await linter.run(document, options)
  } catch {
    const enabled = Object.values(rules).filter((rule) => rule.enabled)
    for (const rule of enabled) rule.enabled = false
    const results = new Map<string, Omit<SpectralProblem, 'api'>>()
    for (const rule of enabled) {
      rule.enabled = true
      const found = await linter.run(document, options).catch((error: unknown) => {
        note({ rule, path: [] }, error)
        return []
      })
      for (const result of found) results.set(JSON.stringify(result), result)
      rule.enabled = false
    }
    for (const rule of enabled) rule.enabled = true
    return [...results.values()]
  }
}

async function lintAll({ rules: file, fast, documents }: SpectralRequest): Promise<SpectralAnswer> {
  const answer: SpectralAnswer = { problems: [], failures: [] }
  let current = ''
  const note: NoteFailure = ({ rule: { name: rule }, path }, error) =>
    void answer.failures.push({ api: current, rule, path, reason: reasonOf(error) })
  const rules = await getRuleset(file)
  for (const rule of Object.values(rules.rules))
    rule.then = rule.then.map((then) => ({ ...then, function: guarded(then.function, note) }))
  const linter = new Spectral(fast ? { resolver } : {})
  linter.setRuleset(rules)
  for (const { api, path } of documents) {
    current = api
    const document = new Document(await readFile(path, 'utf8'), parsers.Json, path)
    const results = await lintDocument(linter, rules, document, note)
    for (const { code, message, path, severity } of results)
      answer.problems.push({ api, code: String(code), message, path, severity })
  }
  return answer
}

const request = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as SpectralRequest
process.stdout.write(JSON.stringify(await lintAll(request)))
