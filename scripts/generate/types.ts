// Renders the types of a contract: its schemas under their own names, the methods of a client, and all of it as the
// server and the tests read it.
import ts from 'typescript'
import type { Document } from '../contract/document.ts'
import { deref, operationsOf } from '../contract/document.ts'
import { renderMethods } from './methods.ts'
import { declarationOf, interfaceOf, membersOf, print } from './type-nodes.ts'

/** The names and sources of the files of types of an API. */
export async function renderTypes(api: string, document: Document): Promise<[name: string, source: string][]> {
  const nodes = await parseTypes(document)
  const word = wordOf(api)
  return [
    ['schemas.ts', renderSchemas(word, nodes, sentSchemas(document))],
    ['methods.ts', renderMethods(word, document, nodes)],
    ['types.ts', renderAll(word, nodes)],
  ]
}

/** What an API puts before the names of its own types: `Marketing` of `marketing-v3`. */
const wordOf = (api: string): string => `${api.charAt(0).toUpperCase()}${api.slice(1).replace(/-v\d+$/, '')}`

async function parseTypes(document: Document): Promise<ts.Node[]> {
  // The package loads a compiler, so it is only imported when there is something to render.
  const { default: openapiTS } = await import('openapi-typescript')
  const source = JSON.stringify(document)
  // A member with a default may be left out of a request, so the type must not make it required.
  return openapiTS(source, { defaultNonNullable: false, alphabetize: true })
}

/** The names of the schemas that requests use. */
function sentSchemas(document: Document): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref } = value as { $ref?: unknown }
    if (typeof $ref === 'string' && !seen.has($ref)) {
      seen.add($ref)
      if ($ref.startsWith('#/components/schemas/')) found.add($ref.slice($ref.lastIndexOf('/') + 1))
      visit(deref(document, { $ref }))
    }
    for (const member of Object.values(value)) visit(member)
  }
  for (const { operation } of operationsOf(document)) visit([operation.parameters, operation.requestBody])
  return found
}

/** Each schema as a type of its own name, so that the compiler's errors say `ListCreate` and not what is in it. */
function renderSchemas(word: string, nodes: readonly ts.Node[], sent: ReadonlySet<string>): string {
  const schemas = interfaceOf(nodes, 'components').find(({ name }) => name === 'schemas')
  const members = membersOf(schemas?.type)
  return [
    ...members.map((member) => declarationOf(nodes, member, sent.has(member.name))),
    `/** The schemas of the API by name. */`,
    `export interface ${word}Schemas {`,
    ...members.map(({ name }) => `    ${name}: ${name};`),
    `}`,
    ``,
  ].join('\n')
}

/** Everything that openapi-typescript writes, with the schemas taken from their file. */
function renderAll(word: string, nodes: readonly ts.Node[]): string {
  const withSchemas = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node
    const members = node.members.map((member) =>
      ts.isPropertySignature(member) && ts.isIdentifier(member.name) && member.name.text === 'schemas'
        ? ts.factory.createPropertySignature(
            undefined,
            'schemas',
            undefined,
            ts.factory.createTypeReferenceNode(`${word}Schemas`),
          )
        : member,
    )
    return ts.factory.updateInterfaceDeclaration(
      node,
      node.modifiers,
      node.name,
      node.typeParameters,
      node.heritageClauses,
      members,
    )
  })
  return [`import type { ${word}Schemas } from './schemas.ts'`, ...withSchemas.map(print), ''].join('\n')
}
