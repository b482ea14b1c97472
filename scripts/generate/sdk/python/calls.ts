// Writes the methods of an API, with and without asyncio, and the table of operations that both use.
import type { SdkApi, SdkMember, SdkOperation, SdkType } from '../model.ts'
import { argumentName, docstring, literal, snake, typeName, wrap } from './words.ts'

const INDENT = '    '
const BODY = INDENT.repeat(2)
const PREFIX = 't.'

const constantOf = ({ id }: SdkOperation): string => snake(id).toUpperCase()

const canBeNull = (type: SdkType): boolean =>
  type.kind === 'null' || (type.kind === 'union' && type.types.some(canBeNull))

/** The items of a body that is a list, as an argument. */
const itemsArgument = ({ body }: SdkOperation): SdkMember[] =>
  body && body.members === null ? [{ name: 'items', type: body.type, required: body.required, text: 'The list.' }] : []

/** The arguments of an operation: those that are positional, and those that are named. */
function argumentsOf(operation: SdkOperation): { positional: SdkMember[]; named: SdkMember[] } {
  const { id, pathParameters, query, body } = operation
  const positional = [...pathParameters, ...itemsArgument(operation)]
  const members = [...query, ...(body?.members ?? [])]
  const named = [...members.filter(({ required }) => required), ...members.filter(({ required }) => !required)]
  const names = [...positional, ...named].map(({ name }) => argumentName(name))
  const taken = names.find((name, index) => names.indexOf(name) !== index || name === 'idempotency_key')
  if (taken) throw new Error(`${id} has two arguments called ${taken}.`)
  return { positional, named }
}

function argumentLine({ name, type, required }: SdkMember): string {
  const head = `${argumentName(name)}: ${typeName(type, PREFIX)}`
  if (required) return `${head},`
  return canBeNull(type) ? `${head} | NotSet = NOT_SET,` : `${head} | None = None,`
}

/** What an operation of the table answers: an item for a page or a stream, otherwise the whole. */
function answerOf({ answer, paging }: SdkOperation): string {
  if (paging) return typeName(paging.item, PREFIX)
  return answer ? typeName(answer.type, PREFIX) : 'None'
}

function returned(operation: SdkOperation, isAsync: boolean): string {
  const name = answerOf(operation)
  const word = isAsync ? 'Async' : ''
  if (operation.paging) return `${word}Page[${name}]`
  return operation.answer?.form === 'events' ? `${word}EventStream[${name}]` : name
}

/** A row of the table, without what is so by default. */
function rowOf(operation: SdkOperation): string {
  const { id, method, path, body, answer, timeout, idempotent, secured, paging, bulk, query } = operation
  const { positional, named } = argumentsOf(operation)
  const all = [...positional, ...named]
  const renamed = all.filter(({ name }) => argumentName(name) !== name)
  const nullable = all.filter(({ type, required }) => canBeNull(type) && !required).map(({ name }) => name)
  const limit = query.find(({ name }) => name === 'limit')?.fallback
  const facts: [name: string, value: string | false][] = [
    ['body', body !== null && literal(body.members ? 'object' : 'items')],
    ['answer', answer?.media !== 'application/json' && literal(answer?.media ?? '')],
    ['form', answer !== null && answer.form !== 'json' && literal(answer.form)],
    ['query', query.length > 0 && body !== null && literal(query.map(({ name }) => name))],
    ['timeout', timeout !== null && literal(timeout)],
    ['keyed', idempotent && 'True'],
    ['secured', !secured && 'False'],
    ['page', paging !== null && literal(paging.member ?? '')],
    ['page_size', paging !== null && limit !== undefined && limit !== 10 && literal(limit)],
    ['page_id', paging !== null && paging.id !== null && literal(paging.id)],
    ['part', bulk !== null && literal(bulk.member ?? '')],
    ['part_min', bulk !== null && bulk.min !== 1 && literal(bulk.min)],
    ['part_max', bulk !== null && bulk.max !== null && literal(bulk.max)],
    [
      'renamed',
      renamed.length > 0 && `{${renamed.map(({ name }) => `"${argumentName(name)}": "${name}"`).join(', ')}}`,
    ],
    ['nullable', nullable.length > 0 && literal(nullable)],
  ]
  const given = facts.flatMap(([name, value]) => (value === false ? [] : [`${name}=${value}`]))
  const head = `${constantOf(operation)}: Operation[${answerOf(operation)}] = Operation(`
  const row = [literal(id), literal(method.toUpperCase()), literal(path), ...given].join(', ')
  return `${head}\n${INDENT}${row}\n)`
}

const usesAny = (code: string, names: readonly string[]) =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(code))

/** The module with the table of an API's operations. */
export function renderTable({ title, word, operations }: SdkApi): string {
  const code = operations.map(rowOf).join('\n')
  return [
    `"""The operations of the ${title}."""`,
    '',
    'from __future__ import annotations',
    '',
    ...usesAny(code, ['Any', 'Literal']).map((name) => `from typing import ${name}\n`),
    'from .._call import Operation',
    `from ..types import ${word} as t`,
    '',
    code,
    '',
  ].join('\n')
}

function describeArgument({ name, text, fallback }: SdkMember): string[] {
  const note = fallback === undefined ? '' : ` Default ${JSON.stringify(fallback)}.`
  return wrap(`${text}${note}`.trim() || name, `${BODY}${INDENT}${INDENT}`, `${BODY}${INDENT}${argumentName(name)}: `)
}

const keyText: SdkMember = {
  name: 'idempotency_key',
  type: { kind: 'text' },
  required: false,
  text: 'Identifies the request for 24 hours, so that it takes effect once. Random by default.',
}

/** What an editor shows: all of it once, in the client without asyncio. */
function describeMethod(operation: SdkOperation, isAsync: boolean): string[] {
  const { summary, text, method, path, conflicts, idempotent, tag } = operation
  const place = `\`${method.toUpperCase()} ${path}\` (${tag})`
  if (isAsync) return docstring([[`${summary}: ${place}.`]], BODY)
  const { positional, named } = argumentsOf(operation)
  const all = [...positional, ...named, ...(idempotent ? [keyText] : [])]
  const reasons = conflicts.filter((name) => !name.startsWith('idempotency_'))
  return docstring(
    [
      [`${summary}.`],
      text ? wrap(text, BODY) : [],
      [`${BODY}${place}`],
      all.length > 0 ? [`${BODY}Args:`, ...all.flatMap(describeArgument)] : [],
      reasons.length > 0
        ? [
            `${BODY}Raises:`,
            ...wrap(reasons.join(', '), `${BODY}${INDENT}${INDENT}`, `${BODY}${INDENT}ConflictError: `),
          ]
        : [],
    ],
    BODY,
  )
}

function signature(name: string, lines: readonly string[], answer: string, isAsync: boolean): string[] {
  const head = `${INDENT}${isAsync ? 'async ' : ''}def ${name}(`
  const short = `${head}${['self', ...lines.map((line) => line.replace(/,$/, ''))].join(', ')}) -> ${answer}:`
  if (short.length <= 118) return [short]
  return [head, `${BODY}self,`, ...lines.map((line) => BODY + line), `${INDENT}) -> ${answer}:`]
}

const KEY_LINE = 'idempotency_key: str | None = None,'

function methodOf(operation: SdkOperation, isAsync: boolean): string[] {
  const { id, idempotent, paging, answer } = operation
  const { positional, named } = argumentsOf(operation)
  const keywords = [...named.map(argumentLine), ...(idempotent ? [KEY_LINE] : [])]
  const lines = [...positional.map(argumentLine), ...(keywords.length > 0 ? ['*,', ...keywords] : [])]
  const call = paging ? '_page' : answer?.form === 'events' ? '_stream' : '_call'
  return [
    ...signature(snake(id), lines, returned(operation, isAsync), isAsync),
    ...describeMethod(operation, isAsync),
    `${BODY}return ${isAsync ? 'await ' : ''}self.${call}(ops.${constantOf(operation)}, locals())`,
  ]
}

/** The method that sends a list in parts. */
function partsMethodOf(operation: SdkOperation, isAsync: boolean): string[] {
  const { id, bulk, summary } = operation
  if (!bulk) return []
  const { positional, named } = argumentsOf(operation)
  const list = bulk.member ?? 'items'
  const item = typeName(bulk.item, PREFIX)
  const others = named.filter(({ name }) => name !== list)
  const taken = others.find(({ name }) => name === 'size' || name === 'concurrency')
  if (taken) throw new Error(`${id} in parts has two arguments called ${taken.name}.`)
  const lines = [
    ...positional.filter(({ name }) => name !== list).map(argumentLine),
    `${argumentName(list)}: Iterable[${item}],`,
    '*,',
    ...others.map(argumentLine),
    'size: int | None = None,',
    'concurrency: int = 4,',
    KEY_LINE,
  ]
  const most = bulk.max === null ? '10,000 items' : `${bulk.max.toLocaleString('en')} items`
  const text = `Doesn't raise if a part fails: see the result, and call its \`resume()\`. Arguments are those of \`${snake(id)}\`.`
  return [
    ...signature(
      `${snake(id)}_in_parts`,
      lines,
      `${isAsync ? 'Async' : ''}BulkResult[${item}, ${answerOf(operation)}]`,
      isAsync,
    ),
    ...docstring([[`${summary}, in parts of at most ${most} and 20 MB.`], wrap(text, BODY)], BODY),
    `${BODY}return ${isAsync ? 'await ' : ''}self._bulk(ops.${constantOf(operation)}, ${argumentName(list)}, locals())`,
  ]
}

/** The module with the client of an API. */
export function renderClient({ title, word, server, operations }: SdkApi, isAsync: boolean): string {
  const prefix = isAsync ? 'Async' : ''
  const methods = operations.flatMap((operation) => [methodOf(operation, isAsync), partsMethodOf(operation, isAsync)])
  const code = methods
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
  const uses = (names: readonly string[]) => usesAny(code, names)
  const importing = (module: string, names: readonly string[]) =>
    names.length > 0 ? [`from ${module} import ${names.join(', ')}`] : []
  const name = `${prefix}${word.charAt(0).toUpperCase()}${word.slice(1)}Client`
  return [
    `"""The client of the ${title}${isAsync ? ' for asyncio' : ''}."""`,
    '',
    'from __future__ import annotations',
    '',
    ...importing('collections.abc', uses(['Iterable'])),
    ...importing('typing', uses(['Any', 'Literal'])),
    '',
    ...importing('._bulk', uses([`${prefix}BulkResult`])),
    ...importing('._call', uses(['NOT_SET', 'NotSet'])),
    `from ._client import ${prefix}Client`,
    ...importing('._events', uses([`${prefix}EventStream`])),
    `from ._operations import ${word} as ops`,
    ...importing('._paging', uses([`${prefix}Page`])),
    `from .types import ${word} as t`,
    '',
    '',
    `class ${name}(${prefix}Client):`,
    ...docstring([[`One method for each operation of the ${title}.`]], INDENT),
    '',
    `${INDENT}server = ${literal(server)}`,
    '',
    // Each method hands on its arguments as they are named, so nothing precedes its only statement.
    code,
    '',
  ].join('\n')
}
