// The package for PHP in generated/clients/php: runtime/, written by hand, and a client with types for each API.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Document } from '../../contract/document.ts'
import { isForOthers } from '../../contract/document.ts'
import { root } from '../../contract/tools.ts'
import { describeApi, type SdkApi } from '../sdk/model.ts'
import { PhpMethods, tableRow } from './methods.ts'
import { docBlock, literal } from './text.ts'
import { PhpTypes } from './types.ts'

const runtime = join(import.meta.dirname, 'runtime')
const NAMESPACE = 'MessagingPlatform'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const file = (source: string, ...parts: string[]) =>
  [
    '<?php',
    '',
    `// Written by \`npm run generate\` from ${source}. Do not edit.`,
    '',
    'declare(strict_types=1);',
    '',
    `namespace ${NAMESPACE};`,
    '',
    ...parts,
  ].join('\n')

const typesClass = ({ word }: SdkApi) => `${capital(word)}Types`
const imports = (names: readonly string[], from: string) =>
  names.map((name) => ` * @phpstan-import-type ${name} from ${from}`)

/** What begins every path of an API, such as `/api/v2`. */
function prefixOf({ operations }: SdkApi): string {
  const prefix = /^(\/api\/v\d+)\//.exec(operations[0]?.path ?? '')?.[1]
  return prefix !== undefined && operations.every(({ path }) => path.startsWith(`${prefix}/`)) ? prefix : ''
}

function renderClient(api: SdkApi, types: PhpTypes): string {
  const writer = new PhpMethods(types)
  const sections: string[] = []
  let tag = ''
  for (const operation of api.operations) {
    if (operation.tag !== tag) sections.push(`    // ${operation.tag}`)
    tag = operation.tag
    sections.push(...writer.render(operation))
  }
  const prefix = prefixOf(api)
  return file(
    `specs/${api.api}`,
    `use ${NAMESPACE}\\Exception\\MessagingException;`,
    '',
    '/**',
    ` * A client of the ${api.title}, version ${api.version}: one method for each operation.`,
    ' *',
    ...imports(types.takeNames(), typesClass(api)),
    ' */',
    `final class ${capital(api.word)}Client extends ApiClient`,
    '{',
    sections.join('\n\n'),
    '',
    `    protected const SERVER = ${literal(api.server)};`,
    ...(prefix ? [`    protected const PREFIX = ${literal(prefix)};`] : []),
    '    protected const OPERATIONS = [',
    ...api.operations.map(tableRow),
    '    ];',
    '}',
    '',
  )
}

/** A class with a method for each webhook and callback, whose body it verifies and types. */
function renderWebhooks(apis: readonly (readonly [SdkApi, PhpTypes])[]): string {
  const lines: string[] = []
  const methods = apis.flatMap(([api, types]) => {
    const own = api.webhooks.map(({ name, summary, body }) => {
      const type = types.text(body)
      const doc = docBlock([
        `${summary}.`,
        '',
        '@param array<string, mixed> $headers',
        `@return ${type}`,
        '@throws WebhookException if no signature is valid or the request is too old: respond with 401',
      ])
      return [
        doc,
        `    public static function ${name}(`,
        '        string $body,',
        '        array $headers,',
        '        #[\\SensitiveParameter] string $secret,',
        '    ): array {',
        `        /** @var ${type} */`,
        '        return Webhook::verify($body, $headers, $secret);',
        '    }',
      ].join('\n')
    })
    lines.push(...imports(types.takeNames(), typesClass(api)))
    return own
  })
  return file(
    'specs/',
    `use ${NAMESPACE}\\Exception\\WebhookException;`,
    '',
    '/**',
    ' * Verifies a webhook or callback as `Webhook::verify` does, and returns its body with the type of the contract.',
    ' *',
    ...lines,
    ' */',
    'final class WebhookEvents',
    '{',
    methods.join('\n\n'),
    '}',
    '',
  )
}

async function readRuntime(): Promise<[string, string][]> {
  const entries = await readdir(runtime, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.map(async (path) => [relative(runtime, path), await readFile(path, 'utf8')]))
}

/** The text of each file by its path in the package. The Carrier API is for gateways, which are servers: it has no client here. */
export async function renderPhp(bundles: ReadonlyMap<string, Document>): Promise<Map<string, string>> {
  const apis = [...bundles]
    .filter(([, document]) => !isForOthers(document))
    .map(([name, document]) => {
      const api = describeApi(name, document)
      return [api, new PhpTypes(api)] as const
    })
  const clients = apis.flatMap(([api, types]): [string, string][] => [
    [`src/${capital(api.word)}Client.php`, renderClient(api, types)],
    [`src/${typesClass(api)}.php`, file(`specs/${api.api}`, types.renderClass(typesClass(api), api.title))],
  ])
  for (const [, types] of apis) types.takeNames()
  return new Map([
    ...(await readRuntime()),
    ['LICENSE', await readFile(join(root, 'LICENSE'), 'utf8')],
    ...clients,
    ['src/WebhookEvents.php', renderWebhooks(apis)],
  ])
}
