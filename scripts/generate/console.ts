// The console as the browser loads it: one page, one module, one style sheet. The server adds no build step of its own.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { type Plugin, rolldown } from 'rolldown'
import { root } from '../contract/tools.ts'

const source = join(root, 'src', 'console')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Messaging console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/assets/{console.css}">
<script type="module" src="/console/assets/{console.js}"></script>
</head>
<body><div id="console"></div></body>
</html>
`

const sourcesOf = async (folder: string, isWanted: (name: string) => boolean): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((e) => e.isFile() && isWanted(e.name)).map((e) => join(e.parentPath, e.name))
  return paths.sort()
}

/**
 * Leaves out of the clients what no source of the console uses: half of the rows of their tables, members of the others
 * that say nothing, and sending in parts. A row is one line that begins with its operationId and ends with how it is sent
 * in parts. The page of the contract, which calls any operation, has the rows from the contract.
 */
async function onlyOwnCalls(): Promise<Plugin> {
  const paths = await sourcesOf(source, (name) => /\.tsx?$/.test(name))
  const texts = (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n')
  if (/\w\.bulk\(/.test(texts))
    throw new Error('The console sends in parts, which its clients cannot: see onlyOwnCalls.')
  const words = new Set(texts.match(/\w+/g))
  const isOwn = (line: string) => words.has(/^ {2}(\w+): \{"method"/.exec(line)?.[1] ?? '') || !line.startsWith('  ')
  const ownRows = (code: string) =>
    code
      .split('\n')
      .filter(isOwn)
      .join('\n')
      .replace(/,"bulk":.*(?=\},$)|,"(?:paging|timeout)":null|,"idempotent":false|,"status":\d+/gm, '')
  return {
    name: 'only-own-calls',
    transform: {
      filter: { id: /generated\/[\w-]+\/calls\.ts$|clients\/bulk\.ts$/ },
      handler: (code, id) => (id.endsWith('bulk.ts') ? 'export const sendInParts = null' : ownRows(code)),
    },
  }
}

/** The module of the console. A test that builds it in another language adds a plugin. */
export async function bundleModule(more: Plugin[] = []): Promise<string> {
  const bundle = await rolldown({
    input: join(source, 'main.tsx'),
    platform: 'browser',
    logLevel: 'warn',
    tsconfig: false,
    plugins: [await onlyOwnCalls(), ...more],
    // `h` takes children as arguments, which is shorter than a member of the properties.
    transform: {
      jsx: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' },
      inject: { h: ['preact', 'h'], Fragment: ['preact', 'Fragment'] },
    },
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false, codeSplitting: false })
  await bundle.close()
  const [chunk, ...others] = output
  if (others.length > 0) throw new Error(`The console has more than one file: ${others.map((o) => o.fileName)}`)
  return chunk.code
}

/** All style sheets in order of their paths; those of `styles/` come first, in the order of the names given here. */
async function joinStyles(): Promise<string> {
  const first = ['tokens', 'elements', 'shell', 'parts', 'charts'].map((name) => join(source, 'styles', `${name}.css`))
  const own = await sourcesOf(join(source, 'pages'), (name) => name.endsWith('.css'))
  const texts = await Promise.all([...first, ...own].map((path) => readFile(path)))
  return transform({ filename: 'console.css', code: Buffer.concat(texts), minify: true }).code.toString()
}

/** The files of the console by their names. The page names the others in braces; the server puts their hashes there. */
export async function renderConsole(): Promise<[name: string, text: string][]> {
  const [module, styles] = await Promise.all([bundleModule(), joinStyles()])
  return [
    ['console.html', page],
    ['console.css', styles],
    ['console.js', module],
  ]
}
