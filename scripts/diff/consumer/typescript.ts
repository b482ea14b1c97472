// Finds uses in TypeScript and JavaScript with the compiler: its types tell members of the contract from others.
import { dirname } from 'node:path'
import ts from 'typescript'
import type { CodeFile } from './files.ts'
import { createOrigins, type Origin } from './origins.ts'
import { type FindPath, methodNames, namesFrom } from './paths.ts'
import type { Use, Vocabulary } from './vocabulary.ts'

const fallback: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.Preserve,
}

/** The consumer's own settings decide where its imports lead. */
function optionsFor(folder: string): ts.CompilerOptions {
  const file = ts.findConfigFile(folder, ts.sys.fileExists)
  const read = file === undefined ? undefined : ts.readConfigFile(file, ts.sys.readFile)
  const own = read?.config
    ? ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(file ?? folder)).options
    : fallback
  return { ...own, noEmit: true, allowJs: true, checkJs: false, skipLibCheck: true, allowImportingTsExtensions: true }
}

/** The text of a literal, a template or a sum, with `{}` for each value; null for anything else. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null
  const parts = [textOf(node.left), textOf(node.right)]
  return parts.every((part) => part === null) ? null : parts.map((part) => part ?? '{}').join('')
}

const isPart = ({ parent }: ts.Node): boolean => ts.isBinaryExpression(parent) && textOf(parent) !== null

const isMethod = (text: string): boolean => methodNames.has(text.toUpperCase())

/** The HTTP method of the call or the type that holds a path: `GET('/…')`, `fetch(url, { method })`, `paths['/…']['get']`. */
function methodOf(node: ts.Node): string | undefined {
  const { parent } = node
  if (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent)) {
    const { parent: outer } = parent.parent
    const index =
      ts.isIndexedAccessTypeNode(outer) && ts.isLiteralTypeNode(outer.indexType)
        ? textOf(outer.indexType.literal)
        : null
    return index !== null && isMethod(index) ? index.toUpperCase() : undefined
  }
  const call = ts.isNewExpression(parent) ? parent.parent : parent
  if (!ts.isCallExpression(call)) return undefined
  const { expression } = call
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : ''
  if (isMethod(name)) return name.toUpperCase()
  const said = call.arguments.map(textOf).find((text) => text !== null && isMethod(text))
  if (said) return said.toUpperCase()
  const members = call.arguments.flatMap((one) => (ts.isObjectLiteralExpression(one) ? [...one.properties] : []))
  const member = members.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === 'method')
  const value = member && ts.isPropertyAssignment(member) ? textOf(member.initializer) : null
  if (value !== null) return value.toUpperCase()
  return name === 'fetch' && call.arguments.length === 1 ? 'GET' : undefined
}

const isImport = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)

/** The symbol of a name: of the type that its place expects, where there is one. */
function symbolOf(checker: ts.TypeChecker, node: ts.Identifier | ts.StringLiteralLike): ts.Symbol | undefined {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
    const expected = ts.isObjectLiteralExpression(parent.parent) ? checker.getContextualType(parent.parent) : undefined
    return expected && checker.getPropertyOfType(checker.getNonNullableType(expected), node.text)
  }
  if (ts.isBindingElement(parent)) {
    const type = checker.getTypeAtLocation(parent.parent)
    return checker.getPropertyOfType(type, node.text)
  }
  if (ts.isElementAccessExpression(parent))
    return checker.getPropertyOfType(checker.getTypeAtLocation(parent.expression), node.text)
  return checker.getSymbolAtLocation(node)
}

/** Whether an identifier reads or writes a member. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isBindingElement(parent))
    return (parent.propertyName ?? parent.name) === node && ts.isObjectBindingPattern(parent.parent)
  return (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isShorthandPropertyAssignment(parent)
}

const isCalled = (node: ts.Identifier): boolean =>
  (ts.isCallExpression(node.parent) && node.parent.expression === node) || ts.isImportSpecifier(node.parent)

const isType = ({ parent }: ts.Node): boolean =>
  ts.isTypeReferenceNode(parent) ||
  ts.isImportSpecifier(parent) ||
  ts.isQualifiedName(parent) ||
  ts.isExpressionWithTypeArguments(parent)

/** What a scan of a program needs. */
interface Scan {
  checker: ts.TypeChecker
  origin: (symbol: ts.Symbol | undefined) => Origin
  ids: ReadonlySet<string>
  vocabulary: Vocabulary
  findPath: FindPath
}
type Mention = Pick<Use, 'kind' | 'name' | 'api' | 'owner'>

const memberUse = (name: string, owner: string | undefined): Mention => ({
  kind: 'member',
  name,
  ...(owner !== undefined && { owner }),
})

function nameMentions(node: ts.Identifier, { checker, origin, ids, vocabulary }: Scan): Mention[] {
  const { members, schemas } = vocabulary
  const [isRead, isUsed, isTyped] = [isMember(node), isCalled(node), isType(node)]
  const operation = isRead || isUsed || isTyped ? operationNamed(node.text, ids) : undefined
  if (operation === undefined && !members.has(node.text) && !schemas.has(node.text)) return []
  const { foreign, owner } = origin(symbolOf(checker, node))
  if (foreign) return []
  return [
    ...(operation === undefined ? [] : [{ kind: 'operation', name: operation } as const]),
    ...(members.has(node.text) && (isRead || isUsed) ? [memberUse(node.text, owner)] : []),
    ...(schemas.has(node.text) && isTyped ? [{ kind: 'type', name: node.text } as const] : []),
  ]
}

function textMentions(node: ts.Node, text: string, { checker, origin, ids, vocabulary, findPath }: Scan): Mention[] {
  const { members, schemas } = vocabulary
  if (text.includes('/'))
    return findPath(text, methodOf(node)).map(({ id, api }) => ({ kind: 'operation', name: id, api }))
  const named: Mention[] = [
    ...(ids.has(text) ? [{ kind: 'operation', name: text } as const] : []),
    ...(schemas.has(text) ? [{ kind: 'type', name: text } as const] : []),
  ]
  if (!members.has(text)) return named
  const isKey =
    ts.isStringLiteralLike(node) && (ts.isPropertyAssignment(node.parent) || ts.isElementAccessExpression(node.parent))
  if (!isKey) return [...named, memberUse(text, undefined)]
  const { foreign, owner } = origin(symbolOf(checker, node))
  return foreign ? named : [...named, memberUse(text, owner)]
}

/** The operation that a method of a client or another generated function calls. */
const operationNamed = (name: string, ids: ReadonlySet<string>) => namesFrom(name).find((id) => ids.has(id))

/** The values that an expression may have, if its type lists them. */
function textsOf(type: ts.Type): string[] | null {
  const types = type.isUnion() ? type.types : [type]
  const texts = types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  return texts.length === types.length ? texts : null
}

/** `contact[name]` may read every member, and `client[name]` call every operation. */
function computedMentions(node: ts.ElementAccessExpression, { checker, origin, ids }: Scan): Mention[] {
  const { argumentExpression, expression, parent } = node
  if (ts.isStringLiteralLike(argumentExpression) || ts.isNumericLiteral(argumentExpression)) return []
  const type = checker.getTypeAtLocation(expression)
  const properties = checker.getPropertiesOfType(type)
  const { owner } = origin(properties[0])
  if (owner !== undefined) return [memberUse('*', owner)]
  const methods = properties.filter((one) => operationNamed(one.name, ids) !== undefined && !origin(one).foreign)
  const isUnknown = (type.flags & ts.TypeFlags.Any) !== 0 && ts.isCallExpression(parent) && parent.expression === node
  if (methods.length === 0 && !isUnknown) return []
  const names = textsOf(checker.getTypeAtLocation(argumentExpression))
  if (names === null) return [{ kind: 'computed', name: node.getText() }]
  return names.flatMap((text) => {
    const name = operationNamed(text, ids)
    return name === undefined ? [] : [{ kind: 'operation', name } as const]
  })
}

function usesIn(source: ts.SourceFile, file: string, scan: Scan): Use[] {
  const uses: Use[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    const mentions = [
      ...(ts.isIdentifier(node) ? nameMentions(node, scan) : []),
      ...(ts.isElementAccessExpression(node) ? computedMentions(node, scan) : []),
      // A sum is read as a whole.
      ...(text !== null && !isImport(node) && !isPart(node) ? textMentions(node, text, scan) : []),
    ]
    if (mentions.length > 0) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      uses.push(...mentions.map((mention) => ({ ...mention, file, line: line + 1 })))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return uses
}

/** All uses in the files below a folder. */
export function scanTypeScript(
  folder: string,
  files: readonly CodeFile[],
  vocabulary: Vocabulary,
  findPath: FindPath,
): Use[] {
  if (files.length === 0) return []
  const names = new Map(files.map(({ path, name }) => [path.replaceAll('\\', '/'), name]))
  const program = ts.createProgram([...names.keys()], optionsFor(folder))
  const scan: Scan = {
    checker: program.getTypeChecker(),
    origin: createOrigins(program, new Set(names.keys()), vocabulary),
    ids: new Set(vocabulary.operations.map(({ id }) => id)),
    vocabulary,
    findPath,
  }
  return [...names].flatMap(([path, name]) => {
    const source = program.getSourceFile(path)
    return source ? usesIn(source, name, scan) : []
  })
}
