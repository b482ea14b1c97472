// Compiles the clients for publication: JavaScript without comments, declarations with them, both for `import` and for
// `require`.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

const options: ts.CompilerOptions = {
  // Limits the clients to what Node 20 and the browsers of 2023 know; a newer function is an error here.
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  skipLibCheck: true,
}

/** Each file that was compiled, by its path from `root`. */
export type Output = Map<string, string>

function emit(root: string, files: string[], more: ts.CompilerOptions): Output {
  const program = ts.createProgram(files, { ...options, ...more, rootDir: root, outDir: root })
  const output: Output = new Map()
  const { diagnostics } = program.emit(undefined, (path, text) => output.set(relative(root, path), text))
  const wrong = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (wrong.length > 0) {
    const host = {
      getCanonicalFileName: (name: string) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }
    throw new Error(ts.formatDiagnostics(wrong, host))
  }
  return output
}

const RELATIVE = /((?:from|import\(|require\() ?['"])(\.[^'"]*)(['"])/g

/** Gives the relative imports of a file the extensions that `extensionOf` names for the files that they lead to. */
const relink = (path: string, text: string, extensionOf: (target: string) => string): string =>
  text.replace(RELATIVE, (_all, before: string, specifier: string, after: string) => {
    const bare = specifier.replace(/\.[jt]s$/, '')
    return `${before}${bare}${extensionOf(join(dirname(path), bare))}${after}`
  })

/** Whether a module is empty except for the marker `export {}`, because its source has only types. */
const isEmpty = (text: string) => /^\s*export \{\};\s*$/.test(text)

/** The same module for `require`. */
function toCommonJs(path: string, text: string): string {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  })
  return relink(path, outputText, () => '.cjs')
}

/**
 * Compiles these files of the folder `root` and what they import: for `import` and, under `.cjs`, for `require`, each with
 * its declarations. Modules of types alone have one declaration, `.d.cts`, which both kinds may import.
 */
export function compile(root: string, files: string[]): Output {
  const output: Output = new Map()
  const typesOnly = new Set<string>()
  for (const [path, text] of emit(root, files, { removeComments: true })) {
    if (isEmpty(text)) typesOnly.add(path.replace(/\.js$/, ''))
    else output.set(path, text).set(path.replace(/js$/, 'cjs'), toCommonJs(path, text))
  }
  for (const [path, text] of emit(root, files, { declaration: true, emitDeclarationOnly: true })) {
    if (!typesOnly.has(path.replace(/\.d\.ts$/, '')))
      output.set(
        path,
        relink(path, text, (target) => (typesOnly.has(target) ? '.cjs' : '.js')),
      )
    output.set(
      path.replace(/ts$/, 'cts'),
      relink(path, text, () => '.cjs'),
    )
  }
  return output
}

/** Writes the files below a folder. */
export async function writeOutput(folder: string, output: Output): Promise<void> {
  for (const [path, text] of output) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
