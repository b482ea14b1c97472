// Tests the structure of the code: who may import whom, no cycles, limits on size, and what must not be there.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

interface SourceFile {
  /** Relative to the root of the project. */
  path: string
  text: string
  /** Files of the project that it imports; `typeOnly` marks imports of types. */
  imports: { path: string; typeOnly: boolean }[]
  packages: string[]
  tree: ts.SourceFile
}

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.([jt]s|tsx)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const imports: SourceFile['imports'] = []
  const packages: string[] = []
  const add = (name: string, typeOnly: boolean) => {
    if (name.startsWith('.')) imports.push({ path: relative(root, resolve(root, dirname(path), name)), typeOnly })
    else packages.push(name)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const name = node.moduleSpecifier
      const typeOnly = ts.isImportDeclaration(node)
        ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        : node.isTypeOnly
      if (name && ts.isStringLiteral(name)) add(name.text, typeOnly)
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [name] = node.arguments
      if (name && ts.isStringLiteral(name)) add(name.text, false)
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      add(node.argument.literal.text, true)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { path, text, imports, packages, tree }
}

const src = listFiles('src').map(readSource)
const all = [...src, ...listFiles('scripts').map(readSource)]

/** The layer of a file: the longest prefix that has a rule. */
const layers: Record<string, { prefix: string; may: string[]; mayTypes?: string[] }> = {
  clients: { prefix: 'src/clients/', may: ['clients', 'wire', 'generated'] },
  console: { prefix: 'src/console/', may: ['console', 'clients', 'wire'] },
  wire: { prefix: 'src/wire/', may: ['wire'] },
  // What commands and scripts share.
  terminal: { prefix: 'src/terminal/', may: ['terminal'] },
  cli: {
    prefix: 'src/cli/',
    may: [
      'cli',
      'clients',
      'commands',
      'composition',
      'docs',
      'lib',
      'mcp',
      'process',
      'carriers',
      'settings',
      'operator',
      'simulators',
      'conformance',
      'terminal',
    ],
  },
  // Says what the commands are; the tools of those who write the contract lie in scripts/.
  commands: { prefix: 'src/cli/commands/', may: ['cli', 'commands', 'settings', 'simulators', 'terminal', 'tools'] },
  // Peers of the wires, on their codecs and contracts.
  simulators: { prefix: 'src/simulators/', may: ['simulators', 'channels', 'lib', 'generated'] },
  // Tries what others have built, on the contract alone.
  conformance: { prefix: 'src/conformance/', may: ['conformance', 'clients', 'generated'] },
  tools: { prefix: 'scripts/', may: ['*'] },
  composition: { prefix: 'src/server/', may: ['*'] },
  process: {
    prefix: 'src/server/process/',
    may: ['process', 'carriers', 'settings', 'contract', 'domain', 'errors', 'channels', 'http', 'store', 'lib'],
  },
  carriers: {
    prefix: 'src/server/carriers/',
    may: ['carriers', 'settings', 'domain', 'errors', 'channels', 'lib'],
  },
  settings: { prefix: 'src/server/settings/', may: ['settings', 'lib'] },
  contract: { prefix: 'src/server/contract/', may: ['contract', 'generated', 'errors', 'lib'], mayTypes: ['domain'] },
  errors: { prefix: 'src/server/domain/errors.ts', may: [] },
  rest: {
    prefix: 'src/server/rest/',
    may: ['rest', 'pages', 'contract', 'domain', 'errors', 'lib'],
    mayTypes: ['generated'],
  },
  pages: { prefix: 'src/server/pages/', may: ['pages', 'contract', 'domain', 'errors', 'lib'] },
  soap: { prefix: 'src/server/soap/', may: ['soap', 'wire', 'contract', 'domain', 'errors', 'lib', 'generated'] },
  operator: { prefix: 'src/server/operator/', may: ['operator', 'domain', 'errors', 'lib'] },
  smtp: { prefix: 'src/server/smtp/', may: ['smtp', 'contract', 'domain', 'errors', 'lib'] },
  domain: { prefix: 'src/server/domain/', may: ['domain', 'errors', 'store', 'lib'] },
  channels: { prefix: 'src/server/channels/', may: ['channels', 'lib'], mayTypes: ['domain'] },
  work: { prefix: 'src/server/work/', may: ['work', 'domain'], mayTypes: ['store'] },
  store: { prefix: 'src/server/store/', may: ['store', 'lib'] },
  http: { prefix: 'src/server/http/', may: ['http', 'contract', 'errors', 'lib'] },
  docs: { prefix: 'src/server/docs/', may: ['docs', 'errors', 'contract', 'wire'] },
  // Its tools call the REST APIs by requests, and know nothing below them.
  mcp: { prefix: 'src/server/mcp/', may: ['mcp', 'contract', 'docs', 'errors', 'lib'], mayTypes: ['domain'] },
  'console door': { prefix: 'src/server/console/', may: [] },
  lib: { prefix: 'src/server/lib/', may: ['lib', 'wire'] },
  generated: { prefix: 'generated/', may: ['generated'] },
}

function layerOf(path: string): string {
  const fitting = Object.entries(layers).filter(([, { prefix }]) => path.startsWith(prefix))
  const longest = fitting.sort(([, a], [, b]) => b.prefix.length - a.prefix.length)[0]
  if (!longest) throw new Error(`${path} belongs to no layer: give it one in this test`)
  return longest[0]
}

/** The areas of the domain, lowest first: each imports only those before it. */
const areas = [
  'accounts',
  'timers',
  'content',
  'sending',
  'hooks',
  'events',
  'operations',
  'audience',
  'commerce',
  'messages',
  'campaigns',
  'automations',
  'insight',
  'sandbox',
]

/** Area and noun of a file of the domain: a folder or a file of the area. Null for what belongs to no area. */
function nounOf(path: string): { area: string; noun: string } | null {
  const [area, name] = path.replace(/^src\/server\/domain\//, '').split('/')
  if (!path.startsWith('src/server/domain/') || area === undefined || name === undefined) return null
  return { area, noun: `${area}/${name.replace(/\.ts$/, '')}` }
}

/** Each cycle in a graph, as the names along it. */
function cyclesOf(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const walk = (name: string, trail: string[]): void => {
    if (state.get(name) === 'done') return
    if (state.get(name) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(name)), name].join(' -> '))
      return
    }
    state.set(name, 'open')
    for (const next of edges.get(name) ?? []) walk(next, [...trail, name])
    state.set(name, 'done')
  }
  for (const name of edges.keys()) walk(name, [])
  return cycles
}

/** The folder below scripts/ that a file is in; `scripts` for a command itself, null for a file outside. */
function folderOfScripts(path: string): string | null {
  const [first, ...rest] = path.split('/')
  if (first !== 'scripts') return null
  return rest.length > 1 ? `scripts/${rest[0]}` : 'scripts'
}

describe('directions', () => {
  it('every import goes the way that the layers allow', () => {
    const wrong = src.flatMap((file) => {
      const from = layers[layerOf(file.path)] as (typeof layers)[string]
      return file.imports
        .filter(({ path, typeOnly }) => {
          const to = layerOf(path)
          return !from.may.includes('*') && !from.may.includes(to) && !(typeOnly && from.mayTypes?.includes(to))
        })
        .map(({ path }) => `${file.path} -> ${path}`)
    })
    expect(wrong).toEqual([])
  })

  it('no files import each other in a circle, types counted', () => {
    expect(cyclesOf(new Map(all.map(({ path, imports }) => [path, imports.map((i) => i.path)])))).toEqual([])
  })

  it('ARCHITECTURE lists the areas in this order', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    const table = text.slice(text.indexOf('## Areas'), text.indexOf('## One request'))
    expect([...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, area]) => area)).toEqual(areas)
  })

  it('an area of the domain imports only the areas below it', () => {
    const upward = src.flatMap(({ path, imports }) => {
      const from = nounOf(path)
      return imports
        .filter((i) => {
          const to = nounOf(i.path)
          return from && to && areas.indexOf(to.area) > areas.indexOf(from.area)
        })
        .map((i) => `${path} -> ${i.path}`)
    })
    const strangers = src.flatMap(({ path }) => nounOf(path)?.area ?? []).filter((area) => !areas.includes(area))
    expect(strangers, 'give a new area its place in this test').toEqual([])
    expect(upward).toEqual([])
  })

  it('the nouns of the domain form no circle', () => {
    const edges = new Map<string, string[]>()
    for (const { path, imports } of src) {
      const from = nounOf(path)?.noun
      if (from === undefined) continue
      const to = imports.flatMap((i) => nounOf(i.path)?.noun ?? []).filter((noun) => noun !== from)
      edges.set(from, [...(edges.get(from) ?? []), ...to])
    }
    expect([...edges.keys()]).toContain('campaigns/runs')
    expect(cyclesOf(edges)).toEqual([])
  })

  it('the store cuts its files as the domain does', () => {
    const foreign = src
      .flatMap(({ path }) => /^src\/server\/store\/([^/]+)\/[^/]+\.ts$/.exec(path)?.[1] ?? [])
      .filter((folder) => ![...areas, 'engines', 'migrations', 'schema'].includes(folder))
    expect(foreign).toEqual([])
  })

  it('every file of src is used', () => {
    const users = [...all, ...listFiles('test').map(readSource)]
    const used = new Set(
      users.flatMap(({ path, text }) =>
        [...text.matchAll(/['"`](\.{1,2}\/[^'"`$]+\.(?:tsx?|js))['"`]/g)].map(([, name]) =>
          relative(root, resolve(root, dirname(path), name as string)),
        ),
      ),
    )
    // Commands are started by package.json, and the generator bundles the console from its main file.
    const isEntry = (path: string) => path.startsWith('src/cli/') || path === 'src/console/main.tsx'
    const left = src.map(({ path }) => path).filter((path) => !used.has(path) && !isEntry(path))
    expect(left).toEqual([])
  })

  it('the folders of scripts/ form no circle', () => {
    const edges = new Map<string, string[]>()
    for (const { path, imports } of all.filter((file) => folderOfScripts(file.path) !== null)) {
      const [from, to] = [folderOfScripts(path) as string, imports.map((i) => folderOfScripts(i.path))]
      const others = to.filter((folder): folder is string => folder !== null && folder !== from)
      edges.set(from, [...(edges.get(from) ?? []), ...others])
    }
    expect([...edges.keys()]).toContain('scripts/contract')
    expect(cyclesOf(edges)).toEqual([])
  })

  it('scripts do not import commands', () => {
    const knowing = all.filter(({ path, imports }) => {
      // The bundle of the platform is looked up where it starts, and written by a script.
      const commands = imports.filter(
        ({ typeOnly, ...i }) => !typeOnly && i.path.startsWith('src/cli/') && i.path !== 'src/cli/bundle.ts',
      )
      return path.startsWith('scripts/') && commands.length > 0
    })
    expect(knowing.map(({ path }) => path)).toEqual([])
  })

  it('of the scripts, only the measurements know the server', () => {
    const knowing = all.filter(({ path, imports }) => {
      return path.startsWith('scripts/') && imports.some((i) => i.path.startsWith('src/server/'))
    })
    expect(knowing.map(({ path }) => path).filter((path) => !path.startsWith('scripts/bench/'))).toEqual([])
  })

  it('only store/ writes SQL, and only its engines know a driver', () => {
    const query = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/
    const sql = src
      .filter((f) => layerOf(f.path) !== 'store' && (f.packages.includes('kysely') || query.test(f.text)))
      .map((f) => f.path)
    const drivers = src.filter((f) => f.packages.some((p) => p === 'node:sqlite' || p === 'pg')).map((f) => f.path)
    expect(sql).toEqual([])
    expect(drivers.filter((path) => !path.startsWith('src/server/store/engines/'))).toEqual([])
  })

  it('in a transaction nothing goes on after another part of it has failed', () => {
    const asks = (node: ts.Node): boolean =>
      (ts.isCallExpression(node) && node.expression.getText() === 'Promise.all' && /\btx\b/.test(node.getText())) ||
      (ts.forEachChild(node, asks) ?? false)
    expect(all.filter(({ tree }) => asks(tree)).map(({ path }) => path)).toEqual([])
  })

  it('the clients can be published alone', () => {
    const packages = new Set(
      src.filter((f) => ['clients', 'wire'].includes(layerOf(f.path))).flatMap((f) => f.packages),
    )
    expect([...packages]).toEqual(['openapi-fetch'])
  })

  it('the domain knows no protocol', () => {
    const foreign = src
      .filter((f) => layerOf(f.path) === 'domain')
      .flatMap((f) =>
        f.packages
          .filter((p) => /fastify|undici|nodemailer|^node:(http|https|net|tls)$/.test(p))
          .map((p) => `${f.path}: ${p}`),
      )
    expect(foreign).toEqual([])
  })

  it('the domain names its own places, and no part of a request', () => {
    const foreign = src
      .filter((f) => layerOf(f.path) === 'domain' && /['"`](body|path|query)\./.test(f.text))
      .map((f) => f.path)
    expect(foreign).toEqual([])
  })

  it('one file reaches out over HTTP: the guarded client, which checks every address', () => {
    const server = src.filter((f) => f.path.startsWith('src/server/'))
    const reaching = server.filter(
      (f) =>
        f.packages.includes('undici') ||
        /(?<![.\w])fetch\(|https?\.(request|get)\(/.test(f.text.replaceAll(/^\s*(\/\/|\*).*$/gm, '')),
    )
    expect(reaching.map((f) => f.path)).toEqual(['src/server/channels/http/guarded-client.ts'])
  })

  it('one file prints: the printer, which escapes what others wrote', () => {
    const apart = new Set([
      'src/terminal/printer.ts',
      // Runs in versions of Node that are too old for the printer; a fixed text.
      'src/cli/needs-node.js',
      // Its line makes room for others before they are written; it has escaped what is in it.
      'src/terminal/progress.ts',
      // Runs in Node, Deno and Bun, and its caller reads what it writes.
      'scripts/foreign/run-journey.ts',
      // Its caller parses its output.
      'scripts/lint/spectral-process.ts',
    ])
    const prints = (node: ts.Node): boolean =>
      (ts.isPropertyAccessExpression(node) &&
        (node.expression.getText() === 'console' ||
          (/(^|\.)std(out|err)$/.test(node.expression.getText()) && node.name.text === 'write'))) ||
      (ts.forEachChild(node, prints) ?? false)
    const commands = all.filter(
      ({ path }) => /^(src\/cli|src\/terminal|scripts)\//.test(path) && !path.startsWith('scripts/bench/peers/'),
    )
    const past = commands.filter(({ path, tree }) => !apart.has(path) && prints(tree)).map(({ path }) => path)
    expect(past).toEqual([])
    // Colours and line breaks are meant only where the printer makes them.
    const own = commands.filter(
      ({ path, text }) => path !== 'src/terminal/printer.ts' && text.includes('new TerminalText'),
    )
    expect(own.map(({ path }) => path)).toEqual([])
  })

  it('campaigns and reports know the channels by their records only', () => {
    // What a channel does differently stands in its record; a name elsewhere would be a place that the next one has to
    // find.
    const isName = (text: string) => /^(email|sms|smart_sms|push|voice|web_push)(_|$)/.test(text)
    const [campaigns, reports] = ['src/server/domain/campaigns/', 'src/server/domain/insight/reports/']
    const bound = src.filter(
      ({ path }) =>
        path.startsWith(reports) || (path.startsWith(campaigns) && !path.startsWith(`${campaigns}channels/`)),
    )
    expect(bound.length).toBeGreaterThan(10)
    const named = bound.flatMap((file) =>
      textsOf(file)
        .filter(isName)
        .map((text) => `${file.path}: ${text}`),
    )
    expect(named).toEqual([])
  })

  it('time, chance and the environment enter through the composition root', () => {
    // Math.random and the wall clock of the machine are handed in; the clock itself is the one that reads it.
    const inner = src.filter((f) => ['domain', 'rest', 'soap', 'smtp', 'work', 'contract'].includes(layerOf(f.path)))
    const reads = inner
      .filter((f) => /\bDate\.now\(|\bMath\.random\(|\bprocess\.env\b|new Date\(\)/.test(f.text))
      .map((f) => f.path)
    expect(reads).toEqual([])
  })
})

/** The texts in the code of a file. */
function textsOf({ tree }: SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The functions of a file with their lengths in lines, including factories, which mainly hold others. */
function functionsOf({ tree }: SourceFile): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = []
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const name = node.name && ts.isIdentifier(node.name) ? node.name.text : 'anonymous'
      found.push({ name, lines: lineOf(node.end) - lineOf(node.getStart(tree)) + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

describe('size and style', () => {
  it('no file is longer than 400 lines', () => {
    const long = all.filter((f) => f.text.split('\n').length > 400).map((f) => f.path)
    expect(long).toEqual([])
  })

  it('no function is longer than 80 lines', () => {
    const long = all.flatMap((f) =>
      functionsOf(f)
        .filter(({ lines }) => lines > 80)
        .map(({ name, lines }) => `${f.path} ${name}: ${lines} lines`),
    )
    expect(long).toEqual([])
  })

  it('there is no any, no default export, no thrown string, no empty catch', () => {
    const wrong = all.flatMap((f) => {
      const rules: [string, RegExp][] = [
        ['any', /(:\s+any\b|\bas any\b|<any>|any\[\])/],
        ['default export', /^export default/m],
        ['thrown string', /throw\s+['"`]/],
        ['empty catch', /catch\s*(\([^)]*\))?\s*\{\s*\}/],
      ]
      // Spectral calls the default export of a file.
      const isFunction = /^scripts\/lint\/functions\/\w+\.js$/.test(f.path)
      const own = isFunction ? rules.filter(([name]) => name !== 'default export') : rules
      return own.filter(([, pattern]) => pattern.test(f.text)).map(([name]) => `${f.path}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('no file is called utils, helpers, common, manager or base', () => {
    expect(
      all.filter((f) => /(^|[/-])(utils?|helpers?|common|manager|base)(\.|\/)/.test(f.path)).map((f) => f.path),
    ).toEqual([])
  })

  it('every exported function and type of src says what it is', () => {
    const silent = src.flatMap((file) =>
      file.tree.statements
        .filter(
          (s) => ts.canHaveModifiers(s) && ts.getModifiers(s)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword),
        )
        .filter(
          (s) =>
            (ts.isFunctionDeclaration(s) || ts.isClassDeclaration(s)) && ts.getJSDocCommentsAndTags(s).length === 0,
        )
        .map((s) => `${file.path} ${(s as ts.FunctionDeclaration).name?.text}`),
    )
    // The comment at the top of a file explains the handler or factory that is the whole file.
    expect(
      silent.filter((name) => !/ (\w+Handlers|create\w+|insert\w+|find\w+|list\w+|update\w+|delete\w+)$/.test(name)),
    ).toEqual([])
  })
})

/** Visits each node of a file. */
function eachNode({ tree }: SourceFile, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    visit(node)
    ts.forEachChild(node, walk)
  }
  walk(tree)
}

/** The interfaces that a file declares. */
const interfacesOf = ({ tree }: SourceFile): Set<string> =>
  new Set(tree.statements.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text))

describe('types with a name', () => {
  it('a factory declares the interface of what it creates', () => {
    const derived = src.flatMap((file) => {
      const found: string[] = []
      eachNode(file, (node) => {
        if (!ts.isTypeReferenceNode(node) || node.typeName.getText() !== 'ReturnType') return
        const [of] = node.typeArguments ?? []
        if (of && ts.isTypeQueryNode(of) && /^create[A-Z]/.test(of.exprName.getText()))
          found.push(`${file.path} ${of.exprName.getText()}`)
      })
      return found
    })
    // What is left: declare an interface in place of `ReturnType`, and take the line out.
    expect(derived).toEqual(['src/server/app.ts createApp'])
  })

  it('a door sees no row of the store', () => {
    const doors = src.filter((file) =>
      ['rest', 'soap', 'smtp', 'operator', 'console door'].includes(layerOf(file.path)),
    )
    const files = new Map(src.map((file) => [file.path, file]))
    const rows = doors.flatMap((file) =>
      file.tree.statements.flatMap((statement) => {
        if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
        const from = files.get(relative(root, resolve(root, dirname(file.path), statement.moduleSpecifier.text)))
        const names = statement.importClause?.namedBindings
        if (!from || !names || !ts.isNamedImports(names)) return []
        // The domain's own interfaces, such as the rows of a report, are not rows of a table.
        const own = interfacesOf(from)
        return names.elements
          .map((element) => (element.propertyName ?? element.name).text)
          .filter((name) => name.endsWith('Row') && !own.has(name))
          .map((name) => `${file.path} ${name}`)
      }),
    )
    // What is left: give the domain a view of it with a mapping, and take the line out.
    expect(rows.sort()).toEqual([
      'src/server/rest/marketing-v3/automations.ts AutomationRow',
      'src/server/rest/marketing-v3/automations.ts AutomationRunRow',
      'src/server/rest/marketing-v3/campaign-detail.ts CampaignRow',
      'src/server/rest/sandbox-v1/hook-deliveries.ts HookAttemptRow',
      'src/server/rest/sandbox-v1/hook-deliveries.ts HookDeliveryRow',
      'src/server/rest/sandbox-v1/messages.ts CapturedRow',
      'src/server/rest/sandbox-v1/requests.ts RequestRow',
      'src/server/soap/contact-records.ts ContactRow',
      'src/server/soap/operations/campaign-changes.ts CampaignRow',
      'src/server/soap/operations/campaigns.ts CampaignRow',
      'src/server/soap/subscribers.ts ContactRow',
    ])
  })
})
