// The syntax trees that openapi-typescript makes: finds members in them, and gives schemas their own names.
import ts from 'typescript'

/** A member of an interface whose type is known: `limit?: number`. */
export interface Member {
  name: string
  optional: boolean
  type: ts.TypeNode
  /** The tree, with its comment. */
  node: ts.PropertySignature
}

function membersIn(node: ts.TypeLiteralNode | ts.InterfaceDeclaration): Member[] {
  return node.members.filter(ts.isPropertySignature).map((member) => ({
    name:
      ts.isStringLiteral(member.name) || ts.isNumericLiteral(member.name) || ts.isIdentifier(member.name)
        ? member.name.text
        : '',
    optional: member.questionToken !== undefined,
    type: member.type as ts.TypeNode,
    node: member,
  }))
}

/** The members of a type literal; none where the type is another. */
export const membersOf = (type: ts.TypeNode | undefined): Member[] =>
  type && ts.isTypeLiteralNode(type) ? membersIn(type) : []

/** A member of a type literal by its name. */
export const memberOf = (type: ts.TypeNode | undefined, name: string): Member | undefined =>
  membersOf(type).find((member) => member.name === name)

/** The members of an interface of a file. */
export function interfaceOf(nodes: readonly ts.Node[], name: string): Member[] {
  const found = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name)
  return found ? membersIn(found as ts.InterfaceDeclaration) : []
}

/** The parts of `components["schemas"]["List"]`; null for another type. */
function componentIn(type: ts.Node): [kind: string, name: string] | null {
  if (!ts.isIndexedAccessTypeNode(type) || !ts.isIndexedAccessTypeNode(type.objectType)) return null
  const [kind, name] = [type.objectType.indexType, type.indexType].map((index) =>
    ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal) ? index.literal.text : null,
  )
  return kind && name ? [kind, name] : null
}

/** Resolves references to components that are no schemas, such as parameters. */
export function resolved(nodes: readonly ts.Node[], type: ts.TypeNode): ts.TypeNode {
  const [kind, name] = componentIn(type) ?? []
  if (!kind || !name || kind === 'schemas') return type
  const kinds = interfaceOf(nodes, 'components').find((member) => member.name === kind)
  return memberOf(kinds?.type, name)?.type ?? type
}

/**
 * The type with `List` where it says `components["schemas"]["List"]`, and with the types of parameters in place. Adds
 * the names of schemas to `used`.
 */
export function named<T extends ts.Node>(nodes: readonly ts.Node[], type: T, used?: Set<string>): T {
  const visit: ts.Visitor = (node) => {
    const [kind, name = ''] = componentIn(node) ?? []
    if (kind === 'schemas') {
      used?.add(name)
      return ts.factory.createTypeReferenceNode(name)
    }
    if (kind) return ts.visitNode(resolved(nodes, node as ts.TypeNode), visit)
    return ts.visitEachChild(node, visit, undefined)
  }
  return ts.visitNode(type, visit) as T
}

/**
 * The type of a value in a request: what is undefined is not sent, so each optional member may be undefined, also for consumers
 * with `exactOptionalPropertyTypes`.
 */
export function withUndefined<T extends ts.Node>(type: T): T {
  const visit: ts.Visitor = (node) => {
    const visited = ts.visitEachChild(node, visit, undefined)
    if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited
    if (visited.type.kind === ts.SyntaxKind.NeverKeyword) return visited
    const nothing = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)
    const union = ts.factory.createUnionTypeNode([visited.type, nothing])
    const { modifiers, name, questionToken } = visited
    const changed = ts.factory.updatePropertySignature(visited, modifiers, name, questionToken, union)
    return ts.setSyntheticLeadingComments(changed, ts.getSyntheticLeadingComments(node))
  }
  return ts.visitNode(type, visit) as T
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed })
const file = ts.createSourceFile('types.ts', '', ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS)

/** The source of a tree, with its comments. */
export const print = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, file)

/** The declaration `export type <name> = <type>`, with the comment of the member. `isSent` says that requests have the type. */
export function declarationOf(nodes: readonly ts.Node[], { name, type, node }: Member, isSent: boolean): string {
  const own = named(nodes, type)
  const declaration = ts.factory.createTypeAliasDeclaration(
    [ts.factory.createToken(ts.SyntaxKind.ExportKeyword)],
    name,
    undefined,
    isSent ? withUndefined(own) : own,
  )
  ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(node))
  return print(declaration)
}
