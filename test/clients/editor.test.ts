// What an editor shows of the clients: the words of the contract at each method, and errors that name the schema.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import type { Document } from '../../scripts/contract/document.ts'
import { operationsOf } from '../../scripts/contract/document.ts'

const clients = {
  marketing: 'marketing-v3',
  registered: 'registered-v1',
  sandbox: 'sandbox-v1',
  transactional: 'transactional-v2',
}

const right = [
  `const list = await marketing.createList({ body: { internal_name: 'a' } })`,
  `const all = marketing.listLists.items()`,
  `void [list, all, registered]`,
]
const wrong = [
  `void marketing.createList({ body: { internal_nam: 'a' } })`,
  `void marketing.createContact({ path: { list_id: 1 }, body: { base: { emal: 'a@example.com' } } })`,
  `void marketing.createAutomation({ body: { title: 'a', list_id: 1, actions: [{ type: 'wait' }], triggers: [{}] } })`,
  `void transactional.sendEmail({ body: { to: 'a@example.com' } })`,
  `void sandbox.getCapturedMessage({ path: { id: 1 } })`,
  `void (marketing.getList({ path: { list_id: 1 } }) satisfies Promise<string>)`,
]
const head = Object.keys(clients).map((name) => {
  const make = `create${name.charAt(0).toUpperCase()}${name.slice(1)}Client`
  return `import { ${make} } from '../../src/clients/index.ts'\nconst ${name} = ${make}({ apiKey: 'key' })`
})
const path = join(import.meta.dirname, 'program.ts')
const text = [...head, ...right, ...wrong].join('\n')

/** Opens the program as an editor does. */
function open(): ts.LanguageService {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const read = (name: string) => (name === path ? text : ts.sys.readFile(name))
  return ts.createLanguageService({
    useCaseSensitiveFileNames: () => true,
    directoryExists: ts.sys.directoryExists,
    fileExists: (name) => name === path || ts.sys.fileExists(name),
    readFile: read,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [path],
    getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString(read(name) ?? ''),
    getScriptVersion: () => '1',
  })
}

const service = open()

/** What an editor shows where these words end. */
function shownAt(words: string) {
  const found = service.getQuickInfoAtPosition(path, text.indexOf(words) + words.length - 1)
  return { type: ts.displayPartsToString(found?.displayParts), words: ts.displayPartsToString(found?.documentation) }
}

test('each method has the summary and the description of its operation, and its path', () => {
  const source = service.getProgram()?.getSourceFile(path) as ts.SourceFile
  const checker = service.getProgram()?.getTypeChecker() as ts.TypeChecker
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  for (const [client, api] of Object.entries(clients)) {
    const { name } = declared.find((one) => one.name.getText(source) === client) as ts.VariableDeclaration
    const document = JSON.parse(readFileSync(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document
    const shown = checker
      .getTypeAtLocation(name)
      .getProperties()
      .map((method) => [method.name, ts.displayPartsToString(method.getDocumentationComment(checker))])
    const wanted = [...operationsOf(document)].map(({ path: place, method, operation }) => [
      operation.operationId,
      [operation.summary, operation.description, `\`${method.toUpperCase()} ${place}\``].join('\n\n'),
    ])
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wanted))
  }
})

test('an editor names the request, the answer and the options of a call', () => {
  expect(shownAt('await marketing.createList')).toMatchObject({
    type: '(property) createList: (request: CreateListRequest, options?: KeyedCallOptions | undefined) => Promise<List>',
    words: expect.stringMatching(/^Create a list\n/) as string,
  })
  expect(shownAt('const list').type).toBe('const list: List')
  expect(shownAt('const marketing').type).toBe('const marketing: MarketingClient')
  expect(shownAt('const all').type).toBe('const all: AsyncGenerator<List, void, undefined>')
})

test('an error of the compiler names the schema and does not list its members', () => {
  const errors = service
    .getSemanticDiagnostics(path)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  expect(errors).toMatchInlineSnapshot(`
    [
      "Object literal may only specify known properties, but 'internal_nam' does not exist in type 'ListCreate'. Did you mean to write 'internal_name'?",
      "Object literal may only specify known properties, but 'emal' does not exist in type 'ContactCreateBase'. Did you mean to write 'email'?",
      "Object literal may only specify known properties, and 'type' does not exist in type 'AutomationStep'.",
      "Type '{}' is not assignable to type 'AutomationTrigger'.",
      "Type '{ to: string; }' is missing the following properties from type 'SingleEmail': senderId, subject",
      "Object literal may only specify known properties, and 'id' does not exist in type '{ captured_id: number; }'.",
      "Type 'Promise<ListDetail>' does not satisfy the expected type 'Promise<string>'.
      Type 'ListDetail' is not assignable to type 'string'.",
    ]
  `)
})
