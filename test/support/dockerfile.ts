// Reads a Dockerfile and does its steps in folders of this machine, without a container engine: what a step copies and
// executes is real, only the base image is this machine.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Instruction {
  name: string
  text: string
  line: number
}

/** The instructions of a Dockerfile, in order; a backslash continues a line. */
export function readDockerfile(file: string): Instruction[] {
  const instructions: Instruction[] = []
  let open: Instruction | null = null
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    const part = line.trim().replace(/\s*\\$/, '')
    if (open) open.text += ` ${part}`
    else {
      const [, name = '', text = ''] = /^([A-Z]+)\s+(.+)$/.exec(part) ?? []
      if (name === '') throw new Error(`${file}:${index + 1} is no instruction: ${line}`)
      open = { name, text, line: index + 1 }
      instructions.push(open)
    }
    if (!line.trimEnd().endsWith('\\')) open = null
  }
  return instructions
}

/** Whether the builder gets a file of the context, by the lines of a .dockerignore: names, `*` for all, `!` for exceptions. */
function contextOf(ignoreFile: string): (path: string) => boolean {
  const rules = readFileSync(ignoreFile, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line) => ({ isIn: line.startsWith('!'), name: line.replace(/^!/, '').trim() }))
  const other = rules.find(({ name }) => name !== '*' && /[*?[]/.test(name))
  if (other) throw new Error(`This reader does not know the pattern ${other.name}.`)
  return (path) =>
    rules.reduce(
      (isIn, rule) => (rule.name === '*' || path === rule.name || path.startsWith(`${rule.name}/`) ? rule.isIn : isIn),
      true,
    )
}

interface Stage {
  name: string
  base: string
  /** The folder that stands for `/`. */
  root: string
  workdir: string
  env: Record<string, string>
}

export interface Image extends Stage {
  /** The command of a container with these words after the name of the image. */
  command(words?: string[]): string[]
  /** The command of HEALTHCHECK. */
  health: string[]
  /** The same text with the folders of the image as folders of this machine. */
  here(text: string): string
}

/** `KEY=value KEY2=value2`, without quotes. */
const pairs = (text: string) =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=') as [string, string])) as Record<string, string>

/** Does all steps in `folder`; `context` is the root of the project. Throws with what a step printed when it fails. */
export async function buildImage(file: string, context: string, folder: string): Promise<Image> {
  const isSent = contextOf(`${file}.dockerignore`)
  const args: Record<string, string> = {}
  const stages: Stage[] = []
  const last: Record<string, string> = {}
  const stage = () => stages.at(-1) as Stage
  const absolute = (path: string) => (isAbsolute(path) ? path : join(stage().workdir, path))
  const here = (text: string) => text.replaceAll('/var/lib/', `${stage().root}/var/lib/`)

  function copy(text: string): void {
    const words = text.split(/\s+/)
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
    const target = words.pop() as string
    const origin = stages.find(({ name }) => name === from)?.root ?? context
    for (const word of words) {
      const source = join(origin, word)
      if (!existsSync(source)) throw new Error(`COPY ${text}: there is no ${word}.`)
      const inFolder = target.endsWith('/') || words.length > 1
      const to = join(stage().root, absolute(target), inFolder ? word : '')
      mkdirSync(dirname(to), { recursive: true })
      cpSync(source, to, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => from !== undefined || isSent(relative(context, path)),
      })
      if (!existsSync(to)) throw new Error(`COPY ${text}: the builder does not get ${word}.`)
    }
  }

  async function execute(text: string): Promise<void> {
    const { root, workdir, env } = stage()
    const own = String(process.getuid?.() ?? 0)
    const isRoot = own === '0'
    // Only root gives files to others.
    const command = here(text.replace(/^(--\S+\s+)+/, '')).replace(/-([og]) 1000/g, isRoot ? '-$1 1000' : '')
    mkdirSync(join(root, 'var', 'lib'), { recursive: true })
    const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
    const options = { cwd: join(root, workdir), env: { ...process.env, ...env, PATH: path } }
    await run('sh', ['-ec', command], { ...options, maxBuffer: 1e8 })
  }

  for (const { name, text: raw } of readDockerfile(file)) {
    const text = raw.replace(/\$\{(\w+)\}/g, (all, key: string) => (name === 'FROM' ? (args[key] ?? all) : all))
    if (name === 'ARG') Object.assign(args, pairs(text))
    else if (name === 'FROM') {
      const [base = '', , label = `stage-${stages.length}`] = text.split(/\s+/)
      stages.push({ name: label, base, root: join(folder, label), workdir: '/', env: {} })
      mkdirSync(stage().root, { recursive: true })
    } else if (name === 'ENV') Object.assign(stage().env, pairs(text))
    else if (name === 'WORKDIR') {
      stage().workdir = absolute(text)
      mkdirSync(join(stage().root, stage().workdir), { recursive: true })
    } else if (name === 'COPY') copy(text)
    else if (name === 'RUN') await execute(text)
    else last[name] = text
  }
  const words = (name: string): string[] => JSON.parse(/\[.*\]/.exec(last[name] ?? '[]')?.[0] ?? '[]') as string[]
  return {
    ...stage(),
    command: (more = words('CMD')) => [...words('ENTRYPOINT'), ...more],
    health: words('HEALTHCHECK'),
    here,
  }
}
