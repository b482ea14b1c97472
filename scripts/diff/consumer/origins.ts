// Says of a name in typed code where it was declared: in types of the contract, in another package, or by the consumer.
import { dirname } from 'node:path'
import ts from 'typescript'
import type { Vocabulary } from './vocabulary.ts'

/** `foreign` is a name of another package, such as the `status` of a fetch response. */
export interface Origin {
  foreign: boolean
  /** The schema whose member it is. */
  owner?: string
}

/** The unit that types come in: a package, or the folder of generated code. */
function unitOf(file: string): string {
  const [, name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? []
  return name ?? dirname(file)
}

/** Names that a file must mention to count as types of the contract. */
const ENOUGH = 3

function mentionsContract(text: string, { operations, schemas }: Vocabulary): boolean {
  const names = [...operations.flatMap(({ id, path }) => [id, path]), ...schemas].filter(({ length }) => length > 5)
  const wanted = Math.min(ENOUGH, names.length)
  let count = 0
  for (const name of names) if (text.includes(name) && ++count >= wanted) return true
  return false
}

/** The schema in which a member is declared: `type List = {…}`, or the member `List` of `schemas`. */
function ownerOf(declaration: ts.Node, schemas: ReadonlySet<string>): string | undefined {
  for (let node: ts.Node | undefined = declaration.parent; node; node = node.parent) {
    if (!ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node) && !ts.isPropertySignature(node)) continue
    const { name } = node
    if ((ts.isIdentifier(name) || ts.isStringLiteral(name)) && schemas.has(name.text)) return name.text
  }
  return undefined
}

/** A function that finds the origin of a symbol; one that the compiler does not know counts as the consumer's. */
export function createOrigins(
  program: ts.Program,
  scanned: ReadonlySet<string>,
  vocabulary: Vocabulary,
): (symbol: ts.Symbol | undefined) => Origin {
  const checker = program.getTypeChecker()
  const units = new Map<string, boolean>()
  const isContract = (file: ts.SourceFile): boolean => {
    if (scanned.has(file.fileName) || program.isSourceFileDefaultLibrary(file)) return false
    const unit = unitOf(file.fileName)
    const known = units.get(unit)
    if (known !== undefined) return known
    const inUnit = program.getSourceFiles().filter(({ fileName }) => unitOf(fileName) === unit)
    const found = inUnit.some(({ text }) => mentionsContract(text, vocabulary))
    units.set(unit, found)
    return found
  }
  return (symbol) => {
    if (!symbol) return { foreign: false }
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declarations = target.declarations ?? []
    const ofContract = declarations.filter((one) => isContract(one.getSourceFile()))
    const [first] = ofContract
    if (first) {
      const owner = ownerOf(first, vocabulary.schemas)
      return { foreign: false, ...(owner !== undefined && { owner }) }
    }
    const foreign = declarations.length > 0 && declarations.every((one) => !scanned.has(one.getSourceFile().fileName))
    return { foreign }
  }
}
