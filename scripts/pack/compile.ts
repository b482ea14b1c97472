// Compiles the clients for publication: JavaScript without comments, declarations with them.
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

/** The extensions of relative imports, which the compiler leaves as they are in declarations. */
const rewriteImports = (text: string) => text.replace(/((?:from|import\() ?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2')

/** Whether a module is empty except for the marker `export {}`, because its source has only types. */
const isEmpty = (text: string) => /^\s*export \{\};\s*$/.test(text)

/** Compiles these files of the folder `root` and what they import. */
export function compile(root: string, files: string[]): Output {
  const code = emit(root, files, { removeComments: true })
  const declarations = emit(root, files, { declaration: true, emitDeclarationOnly: true })
  const kept = [...code].filter(([, text]) => !isEmpty(text))
  return new Map([...kept, ...[...declarations].map(([path, text]): [string, string] => [path, rewriteImports(text)])])
}

/** Writes the files below a folder. */
export async function writeOutput(folder: string, output: Output): Promise<void> {
  for (const [path, text] of output) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
