// The package of the clients for Python: what is written by hand in runtime/, and what follows from the contract.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '../../../contract/document.ts'
import { root } from '../../../contract/tools.ts'
import { describeApi, type SdkApi } from '../model.ts'
import { renderClient, renderTable } from './calls.ts'
import { renderTypesOf } from './types.ts'
import { literal } from './words.ts'

const MODULE = 'messaging_platform_client'
const sources = join(root, 'scripts', 'generate', 'sdk', 'python')

const banner = (source: string) =>
  `# Written by \`npm run generate\` from ${source}. Do not edit: change that instead.\n`

/** Callers of an API, in the order of the documentation. A gateway, which implements the Carrier API, gets its types. */
const called = ['marketing-v3', 'transactional-v2', 'registered-v1', 'sandbox-v1']
const typed = [...called, 'carrier-v1']

async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

/** The module that checks webhooks and knows the body of each. */
function renderWebhooks(apis: readonly SdkApi[]): string {
  const hooks = apis.flatMap(({ word, webhooks }) => webhooks.map((webhook) => ({ word, ...webhook })))
  const overloads = hooks.map(({ word, name, body }) =>
    [
      '@overload',
      'def parse_webhook(',
      `    name: Literal[${literal(name)}],`,
      '    body: str | bytes,',
      '    headers: Headers,',
      '    secret: str,',
      '    *,',
      '    tolerance: float = 300,',
      '    now: float | None = None,',
      `) -> ${word}.${body.kind === 'ref' ? body.name : 'Any'}: ...`,
    ].join('\n'),
  )
  const words = [...new Set(hooks.map(({ word }) => word))].sort()
  return [
    '"""Checks webhooks and callbacks, and signs those of tests."""',
    '',
    'from __future__ import annotations',
    '',
    'from typing import Any, Literal, overload',
    '',
    'from ._signing import Headers, parse_signed, sign_test_webhook, sign_webhook, verify_webhook',
    'from .errors import WebhookError',
    `from .types import ${words.join(', ')}`,
    '',
    '__all__ = ["WebhookError", "parse_webhook", "sign_test_webhook", "sign_webhook", "verify_webhook"]',
    '',
    '',
    overloads.join('\n\n\n'),
    '',
    '',
    'def parse_webhook(',
    '    name: str,',
    '    body: str | bytes,',
    '    headers: Headers,',
    '    secret: str,',
    '    *,',
    '    tolerance: float = 300,',
    '    now: float | None = None,',
    ') -> Any:',
    '    """Checks a webhook or callback as `verify_webhook` does, and reads its body.',
    '',
    '    The type of the result follows from the name in the contract: `parse_webhook("listEvent", body, headers, secret)`.',
    '    """',
    '    return parse_signed(body, headers, secret, tolerance, now)',
    '',
  ].join('\n')
}

function renderIndex(apis: readonly SdkApi[]): string {
  const clients = apis.flatMap(({ word }) => {
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}Client`
    return [
      { name, module: word },
      { name: `Async${name}`, module: `${word}_async` },
    ]
  })
  const errors = 'ApiError ConnectionError MessagingError TimeoutError WebhookError'.split(' ')
  const others: [string, string[]][] = [
    ['times', ['format_date', 'format_time', 'parse_time']],
    ['webhooks', ['parse_webhook', 'sign_test_webhook', 'sign_webhook', 'verify_webhook']],
  ]
  const names = [...clients.map(({ name }) => name), ...errors, ...others.flatMap(([, list]) => list), 'errors'].sort()
  return [
    '"""Clients of the messaging platform."""',
    '',
    'from __future__ import annotations',
    '',
    'import importlib',
    'from typing import TYPE_CHECKING, Any',
    '',
    'from . import errors',
    `from .errors import ${errors.join(', ')}`,
    ...others.map(([module, list]) => `from .${module} import ${list.join(', ')}`),
    'from .version import VERSION as __version__',
    '',
    'if TYPE_CHECKING:',
    ...clients.map(({ name, module }) => `    from .${module} import ${name}`),
    '',
    '__all__ = [',
    ...names.map((name) => `    ${literal(name)},`),
    ']',
    '',
    '# A program loads only the clients that it uses.',
    '_CLIENTS = {',
    ...clients.map(({ name, module }) => `    ${literal(name)}: ${literal(`.${module}`)},`),
    '}',
    '',
    '',
    'def __getattr__(name: str) -> Any:',
    '    if name not in _CLIENTS:',
    '        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")',
    '    return getattr(importlib.import_module(_CLIENTS[name], __name__), name)',
    '',
  ].join('\n')
}

function renderApi(model: SdkApi): [string, string][] {
  const head = banner(`specs/${model.api}`)
  const files: [string, string][] = [[`types/${model.word}.py`, renderTypesOf(model)]]
  if (called.includes(model.api))
    files.push(
      [`_operations/${model.word}.py`, renderTable(model)],
      [`${model.word}.py`, renderClient(model, false)],
      [`${model.word}_async.py`, renderClient(model, true)],
    )
  return files.map(([name, text]) => [name, head + text])
}

/** The bundle of an API. One that is not given passed before, so its generated file is up to date. */
const bundleOf = async (bundles: ReadonlyMap<string, Document>, api: string): Promise<Document> =>
  bundles.get(api) ?? (JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document)

/** The files of the package by their paths in it. */
export async function renderPython(bundles: ReadonlyMap<string, Document>): Promise<[path: string, text: string][]> {
  const models = await Promise.all(typed.map(async (api) => describeApi(api, await bundleOf(bundles, api))))
  const callable = models.filter(({ api }) => called.includes(api))
  const runtime = await Promise.all(
    (await readdir(join(sources, 'runtime')))
      .filter((name) => name.endsWith('.py') || name === 'py.typed')
      .map(async (name): Promise<[string, string]> => {
        const text = await readFile(join(sources, 'runtime', name), 'utf8')
        return [name, name.endsWith('.py') ? banner(`scripts/generate/sdk/python/runtime/${name}`) + text : text]
      }),
  )
  const version = await ownVersion()
  const manifest = await readFile(join(sources, 'pyproject.toml'), 'utf8')
  const head = banner('specs')
  const modules: [string, string][] = [
    ...runtime,
    ...models.flatMap(renderApi),
    ['types/__init__.py', `${head}"""The types of requests and answers, a module for each API."""\n`],
    ['_operations/__init__.py', head],
    ['webhooks.py', head + renderWebhooks(callable)],
    ['__init__.py', head + renderIndex(callable)],
    ['version.py', `${head}VERSION = ${literal(version)}\n`],
  ]
  return [
    ...modules.map(([name, text]): [string, string] => [`${MODULE}/${name}`, text]),
    ['pyproject.toml', banner('scripts/generate/sdk/python/pyproject.toml') + manifest.replace('0.0.0', version)],
    ['README.md', await readFile(join(sources, 'README.md'), 'utf8')],
    ['LICENSE', await readFile(join(root, 'LICENSE'), 'utf8')],
    ['NOTICE', await readFile(join(sources, 'NOTICE'), 'utf8')],
  ]
}
