// Which changes of the contract touch the code of a consumer: by types, by paths and by names, each with its places.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import type { Document, Schema } from '../../scripts/contract/document.ts'
import type { Change } from '../../scripts/diff/change.ts'
import { compact } from '../../scripts/diff/compact.ts'
import { changesFor, type Touched } from '../../scripts/diff/consumer/affected.ts'
import { createFindPath, namesFrom } from '../../scripts/diff/consumer/paths.ts'
import { consumerText } from '../../scripts/diff/consumer/print.ts'
import { operationsOf } from '../../scripts/diff/consumer/vocabulary.ts'
import { type Contract, presentContract } from '../../scripts/diff/releases.ts'
import { compareRest } from '../../scripts/diff/rest.ts'
import { compareTables } from '../../scripts/diff/soap-members.ts'
import type { SoapContract } from '../../scripts/diff/soap-table.ts'
import { excerptOf } from '../support/excerpt.ts'

const api = 'marketing-v3'
let contracts: [base: Contract, present: Contract]
let changes: Change[]

type Edited = Schema & { properties: Record<string, Schema>; required: string[] }

/** One break of each kind that consumers feel in another way. */
function plant(document: Document): void {
  const schemas = document.components.schemas as Record<string, Edited>
  const { List, ListCreate } = schemas
  delete List?.properties['group_id']
  if (List) List.required = List.required.filter((name) => name !== 'group_id')
  Object.assign(List?.properties['public_name'] ?? {}, { type: ['string', 'null'] })
  ListCreate?.required.push('public_name')
  delete document.paths['/lists/{list_id}']?.delete
  const order = document.paths['/lists']?.get?.parameters?.find((one) => 'name' in one && one.name === 'order_by')
  if (order && 'schema' in order) (order.schema['enum'] as string[]).pop()
  const { listEvent, ...others } = document.webhooks ?? {}
  document.webhooks = { ...others, listChange: listEvent ?? {} }
}

const contractOf = (document: Document): Contract => ({
  bundles: new Map([[api, compact(document)]]),
  wsdls: new Map(),
  tables: new Map(),
})

beforeAll(async () => {
  const whole = JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document
  const base = excerptOf(whole, ['/ping', '/lists', '/lists/{list_id}'])
  const present = structuredClone(base)
  plant(present)
  contracts = [contractOf(base), contractOf(present)]
  const [was, is] = contracts.map(({ bundles }) => bundles.get(api) as Document) as [Document, Document]
  const found = await compareRest(api, was, is, (place) => ({ file: 'specs', place }))
  changes = found.filter(({ kind }) => kind === 'breaking')
})

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diff-consumer-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

const inFolder = (one: Touched['operations'][number]) =>
  `${one.name} ${one.uses.map(({ file, line }) => `${file.split('/').at(-1)}:${line}`).join(' ')}`

/** What is used, by the end of the place: the operations and members with their lines. */
async function usedIn(files: Record<string, string>): Promise<Record<string, string[]>> {
  const { findings } = await changesFor(await folderOf(files), changes, ...contracts)
  const used = findings.filter((one) => one.used)
  return Object.fromEntries(
    used.map(({ change, operations, members }) => [
      change.place.split('/').slice(-2).join('/'),
      [...operations, ...members].map(inFolder),
    ]),
  )
}

/** A consumer that resolves the client package. */
const settings = JSON.stringify({
  compilerOptions: {
    ...{ module: 'ESNext', moduleResolution: 'Bundler', target: 'ESNext', strict: true, types: [] },
    paths: { 'messaging-platform-client': [join(root, 'src/clients/index.ts')] },
  },
})
const start = `import { createMarketingClient, createMarketingFetchClient } from 'messaging-platform-client'
const marketing = createMarketingClient({ apiKey: 'a' })
const plain = createMarketingFetchClient({ apiKey: 'a' })
`

test('the planted breaks are those that the tests judge', () => {
  expect(changes.map(({ rule, place }) => `${rule} ${place.split('/').slice(-2).join('/')}`).sort()).toEqual([
    'enum-values-removed schema/enum',
    'operation-removed ~1lists~1{list_id}/delete',
    'property-removed properties/group_id',
    'required-properties-added ListCreate/required',
    'required-properties-removed List/required',
    'schema-type-changed public_name/type',
    'webhook-gone listEvent/post',
  ])
})

describe('TypeScript', () => {
  test('methods and members, by their types', async () => {
    const code = `${start}
interface Shop { public_name: string }
export async function show(shop: Shop) {
  const { status } = await fetch('https://shop.example.com/state')
  for await (const list of marketing.listLists.items()) console.log(status, list.group_id)
  return shop.public_name
}
`
    const used = await usedIn({ 'tsconfig.json': settings, 'show.ts': code })
    expect(used['properties/group_id']).toEqual(['listLists show.ts:8', 'group_id show.ts:8'])
    // The consumer's own type may describe a response.
    expect(used['public_name/type']).toEqual(['listLists show.ts:8', 'public_name show.ts:9'])
    expect(Object.keys(used).sort()).toEqual(['List/required', 'properties/group_id', 'public_name/type'])
  })

  test('a member of another schema is none of this one', async () => {
    const code = `${start}
await marketing.createList({ body: { internal_name: 'A', public_name: 'B' } })
`
    // It sends the name and does not read it, but everybody has to send it now.
    expect(await usedIn({ 'tsconfig.json': settings, 'create.ts': code })).toEqual({
      'ListCreate/required': ['createList create.ts:5'],
    })
  })

  test.each([
    ['plain.GET', "const { data } = await plain.GET('/lists')\nconsole.log(data?.items[0]?.group_id)", 'listLists'],
    [
      'destructuring',
      'const { group_id } = await marketing.updateList({ path: { list_id: 1 }, body: {} })',
      'updateList',
    ],
    [
      'a computed name',
      "const list = await marketing.updateList({ path: { list_id: 1 }, body: {} })\nfor (const key of ['a'] as (keyof typeof list)[]) console.log(list[key])",
      'updateList',
    ],
  ])('%s', async (_form, code, operation) => {
    const used = await usedIn({ 'tsconfig.json': settings, 'code.ts': start + code })
    expect(used['properties/group_id']?.[0]).toMatch(new RegExp(`^${operation} code.ts:\\d+$`))
    expect(Object.keys(used)).not.toContain('ListCreate/required')
  })

  test('calls without types, by their paths and names', async () => {
    const calls: [form: string, code: string, isUsed: boolean][] = [
      ['template', `fetch(\`\${process.env.URL}/marketing/v3/lists/\${id}\`, { method: "DELETE" })`, true],
      ['sum', "fetch('https://eu.example.com/lists/' + id, { method: 'DELETE' })", true],
      ['verb-of-a-library', `axios.delete(\`/lists/\${id}\`)`, true],
      ['hook-of-a-generator', 'useDeleteListMutation()', true],
      ['query-of-a-library', "$api.useMutation('delete', '/lists/{list_id}')", true],
      ['another-method', "fetch('/lists/' + id, { method: 'PATCH' })", false],
      ['another-path', "fetch('/shops/lists/' + id, { method: 'DELETE' })", false],
      ['longer-path', "fetch('/lists/' + id + '/contacts', { method: 'DELETE' })", false],
      ['another-function', 'cache.removeList(id)', false],
    ]
    const used = await usedIn(Object.fromEntries(calls.map(([form, code]) => [`${form}.js`, code])))
    const wanted = calls.filter(([, , isUsed]) => isUsed).map(([form]) => `${form}.js:1`)
    expect(used).toEqual({ '~1lists~1{list_id}/delete': [`deleteList ${wanted.sort().join(' ')}`] })
  })

  test('operations by a computed name: followed by its type, or named as not followed', async () => {
    const code = `${start}
export const change = (known: \`update\${'List'}\`) => marketing[known]({ path: { list_id: 1 }, body: {} })
console.log((await change('updateList')).group_id)
export const run = (key: string) => [Object(marketing)[key](), [1][key.length]]
`
    const files = { 'tsconfig.json': settings, 'code.ts': code }
    expect((await usedIn(files))['properties/group_id']).toEqual([
      expect.stringContaining('updateList code.ts:5'),
      'group_id code.ts:6',
    ])
    const result = await changesFor(await folderOf(files), changes, ...contracts)
    expect(result.notFollowed.map(({ line }) => line)).toEqual([7])
    const text = consumerText({ ...result, findings: [] }, new Map())
    expect(text).toMatch(/^not followed: \S*code\.ts:7 {2}The program computes/)
  })

  test('generated code and installed packages are skipped', async () => {
    const code = "export const deleteList = (id) => fetch('/lists/' + id, { method: 'DELETE' })"
    const files = {
      'api.js': `// Auto-generated. Do not edit.\n${code}`,
      'node_modules/api/index.js': code,
      'api.d.ts': code,
    }
    expect(await usedIn(files)).toEqual({})
  })

  test('a webhook is used by those who check its signature', async () => {
    const code = "import { verifyWebhook } from 'messaging-platform-client'\nawait verifyWebhook('', {}, '')"
    expect(await usedIn({ 'hook.js': code })).toEqual({ 'listEvent/post': ['listEvent hook.js:1 hook.js:2'] })
  })
})

describe('other languages', () => {
  test('Python', async () => {
    const code = `import requests
# group_id
def names():
    lists = requests.get(f"{BASE}/marketing/v3/lists", params={"order_by": "created"}).json()["items"]
    return [one["internal_name"] for one in lists]
`
    expect(await usedIn({ 'lists.py': code })).toEqual({
      'schema/enum': ['listLists lists.py:4', 'order_by lists.py:4'],
    })
  })

  test('PHP', async () => {
    const code = `<?php
$list = json_decode($http->request('PATCH', '/lists/' . $id, ['json' => $change])->getBody());
echo $list->group_id;
$http->delete("https://eu.example.com/marketing/v3/lists/$id");
`
    const used = await usedIn({ 'lists.php': code })
    expect(used['properties/group_id']).toEqual(['updateList lists.php:2', 'group_id lists.php:3'])
    expect(used['~1lists~1{list_id}/delete']).toEqual(['deleteList lists.php:4'])
  })

  test.each([
    ['Go', 'client.DeleteList(ctx, id)', 'main.go'],
    ['Python', 'api.delete_list(list_id=1)', 'main.py'],
    ['shell', 'curl -X DELETE https://eu.example.com/marketing/v3/lists/$ID', 'drop.sh'],
    ['Ruby', 'Net::HTTP::Delete.new("/lists/#{id}")', 'drop.rb'],
    ['Java', 'HttpRequest.newBuilder(URI.create(base + "/lists/" + id)).DELETE().build()', 'Drop.java'],
  ])('%s: %s', async (_language, code, name) => {
    expect(await usedIn({ [name]: code })).toEqual({ '~1lists~1{list_id}/delete': [`deleteList ${name}:1`] })
  })
})

test.each([
  ['https://eu.example.com/marketing/v3/lists', ['listLists', 'createList']],
  [`\${base}/lists/{list_id}`, ['getList', 'updateList', 'deleteList']],
  ['/lists/:id?full=1', ['getList', 'updateList', 'deleteList']],
  ['v3/lists', ['listLists', 'createList']],
  ['/other/lists', []],
  [`\${base}/\${id}`, []],
  ['/ping', ['ping']],
])('the path %s', (text, ids) => {
  expect(
    createFindPath(operationsOf(contracts[0]))(text)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort())
})

test('names of generated code', () => {
  const names = ['createList', 'useCreateList', 'useCreateListMutation', 'createListOptions', 'CreateListRequest']
  for (const name of names) expect(namesFrom(name)).toContain('createList')
})

describe('SOAP', () => {
  const lines = (one: Touched) => [...one.operations, ...one.members].map(inFolder)

  test('options, members of results and records, by their names in any language', async () => {
    const base = await presentContract(root, new Map())
    const present = structuredClone(base)
    const table = present.tables.get('soap-v2')
    if (!table) throw new Error('specs/soap-v2 has no table.')
    delete table.operations['checkUser']?.arguments['username']
    delete table.records['Activity']?.members['ACTION_DATA']
    const [was, is] = [base, present].map(({ tables }) => tables.get('soap-v2')) as [SoapContract, SoapContract]
    const planted = compareTables('soap-v2', was, is).filter(({ kind }) => kind === 'breaking')
    expect(planted.map(({ place }) => place).sort()).toEqual([
      '/operations/checkUser/arguments/username',
      '/records/Activity/members/ACTION_DATA',
    ])
    const folder = await folderOf({
      'check.php': "<?php\n$found = $client->checkUser($key, ['username' => 'ana']);\n",
      'others.py': "client.service.checkUser(key, {'email': 'ana@example.com'})\n",
    })
    const { findings, operations } = await changesFor(folder, planted, base, present)
    expect(findings.map((one) => [one.change.place, one.used])).toEqual([
      ['/operations/checkUser/arguments/username', true],
      ['/records/Activity/members/ACTION_DATA', false],
    ])
    expect(findings.slice(0, 1).flatMap(lines)).toEqual(['checkUser check.php:2 others.py:1', 'username check.php:2'])
    expect(operations).toBe(1)
  })
})
