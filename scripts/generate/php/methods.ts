// The methods of a PHP client: one for each operation, one that iterates over pages, and one that sends a list in parts.
import type { SdkMember, SdkOperation } from '../sdk/model.ts'
import { docBlock, firstSentence, literal, paragraphs, WIDTH, wrap } from './text.ts'
import type { PhpTypes } from './types.ts'

/** Parameters that methods have besides those of the contract. */
const OWN = ['body', 'options', 'max', 'items', 'size', 'this']

interface PhpParameter {
  name: string
  /** The type of PHP, without the mark of null. */
  native: string
  /** The type of PHPStan. */
  type: string
  text: string[]
  /** Null for a required one. */
  fallback: string | null
}

const fromMember = (types: PhpTypes, { name, type, required, text }: SdkMember): PhpParameter => ({
  name,
  native: types.native(type),
  type: types.text(type),
  text: wrap(firstSentence(text), WIDTH - 16),
  fallback: required ? null : 'null',
})

const optionsParameter: PhpParameter = {
  name: 'options',
  native: 'CallOptions',
  type: 'CallOptions',
  text: [],
  fallback: 'null',
}

const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/** `iterateContacts` for `listContacts`. */
export const iteratorName = (id: string): string => `iterate${id.startsWith('list') ? id.slice(4) : capital(id)}`

function assertNames({ id, pathParameters, query }: SdkOperation): void {
  const names = [...pathParameters, ...query].map(({ name }) => name)
  const wrong = names.find(
    (name, index) => OWN.includes(name) || names.indexOf(name) !== index || !/^[a-z_]\w*$/i.test(name),
  )
  if (wrong !== undefined) throw new Error(`The parameter ${wrong} of ${id} cannot be one of a PHP method: rename it.`)
}

/** The fields of a body, with what the contract says of each. */
function fieldLines(members: readonly SdkMember[]): string[] {
  return members.flatMap(({ name, required, text }) => {
    const [first = '', ...rest] = wrap(
      `- \`${name}\`${required ? ' (required)' : ''}: ${firstSentence(text)}`,
      WIDTH - 14,
    )
    return [`  ${first}`, ...rest.map((line) => `    ${line}`)]
  })
}

/** Writes the methods of one API. */
export class PhpMethods {
  readonly #types: PhpTypes

  constructor(types: PhpTypes) {
    this.#types = types
  }

  /** The sources of the methods of an operation. */
  render(operation: SdkOperation): string[] {
    assertNames(operation)
    return [
      this.#call(operation),
      ...(operation.paging ? [this.#iterator(operation)] : []),
      ...(operation.bulk ? [this.#inParts(operation)] : []),
    ]
  }

  #parameters({ pathParameters, query, body }: SdkOperation): PhpParameter[] {
    const own = [...pathParameters, ...query].map((member) => fromMember(this.#types, member))
    const bodyParameter: PhpParameter[] = body
      ? [
          {
            name: 'body',
            native: 'array',
            type: this.#types.text(body.type),
            text: fieldLines(body.members ?? []),
            fallback: body.required ? null : 'null',
          },
        ]
      : []
    const all = [...own.slice(0, pathParameters.length), ...bodyParameter, ...own.slice(pathParameters.length)]
    return [...all.filter(({ fallback }) => fallback === null), ...all.filter(({ fallback }) => fallback !== null)]
  }

  #call(operation: SdkOperation): string {
    const { id, summary, text, method, path, answer, conflicts } = operation
    const parameters = [...this.#parameters(operation), optionsParameter]
    const returned = answer ? this.#types.text(answer.type) : 'void'
    const isStream = answer?.form === 'events'
    const type = isStream ? `EventStream<${returned}>` : returned
    const native = answer ? (isStream ? 'EventStream' : this.#types.native(answer.type)) : 'void'
    const doc = docBlock([
      `${summary}.`,
      '',
      ...(text ? [...paragraphs(text), ''] : []),
      `\`${method.toUpperCase()} ${path}\``,
      '',
      ...this.#parameterTags(parameters),
      ...(type === native ? [] : [`@return ${type}`]),
      ...this.#throws(conflicts),
    ])
    const call = isStream
      ? `$this->stream(${argumentsOf([literal(id), compactOf(operation.query), '$options'])})`
      : `$this->call(${argumentsOf([literal(id), ...namedArguments(operation), 'options: $options'])})`
    const body = answer ? [`/** @var ${type} */`, `return ${call};`] : [`${call};`]
    return [doc, signature(id, parameters, native), ...body.map((line) => `        ${line}`), '    }'].join('\n')
  }

  #throws(conflicts: readonly string[]): string[] {
    // Those of idempotency keys have separate classes.
    const own = conflicts.filter((reason) => !reason.startsWith('idempotency_'))
    const reasons = own.map((reason) => `\`${reason}\``).join(', ')
    const [first = '', ...rest] = wrap(
      `@throws MessagingException${reasons && ` with the reason of a conflict: ${reasons}`}`,
      WIDTH - 8,
    )
    return [first, ...rest.map((line) => `    ${line}`)]
  }

  #parameterTags(parameters: readonly PhpParameter[]): string[] {
    return parameters.flatMap(({ name, native, type, text, fallback }) => {
      if (type === native && text.length === 0) return []
      const mark = fallback === 'null' && type !== 'mixed' ? '|null' : ''
      const tag = `@param ${type}${mark} $${name}`
      const [first = '', ...rest] = text
      const isShort = !first.startsWith(' ') && tag.length + first.length < WIDTH - 8
      return isShort
        ? [`${tag} ${first}`.trimEnd(), ...rest.map((line) => `    ${line}`)]
        : [tag, ...text.map((line) => `  ${line}`)]
    })
  }

  #iterator(operation: SdkOperation): string {
    const { id, paging, answer } = operation
    if (!paging || !answer) return ''
    const max: PhpParameter = {
      name: 'max',
      native: 'int',
      type: 'int',
      text: ['Maximum number of items over all pages.'],
      fallback: 'null',
    }
    const parameters = [...this.#parameters(operation), max, optionsParameter]
    const type = `Pager<${this.#types.text(paging.item)}, ${this.#types.text(answer.type)}>`
    const narrow = parameters.filter((one) => one.type !== one.native || one === max)
    const doc = docBlock([
      `The items of all pages of {@see ${id}()}.`,
      '',
      ...this.#parameterTags(narrow.map((one) => (one === max ? one : { ...one, text: [] }))),
      `@return ${type}`,
    ])
    const path = compactOf(operation.pathParameters)
    const call = argumentsOf([literal(id), path, compactOf(operation.query), '$max', '$options'])
    const body = [`/** @var ${type} */`, `return $this->pager(${call});`]
    const head = signature(iteratorName(id), parameters, 'Pager')
    return [doc, head, ...body.map((line) => `        ${line}`), '    }'].join('\n')
  }

  #inParts(operation: SdkOperation): string {
    const { id, bulk, answer, body } = operation
    if (!bulk || !body) return ''
    const rest = (body.members ?? []).filter(({ name }) => name !== bulk.member)
    const item = this.#types.text(bulk.item)
    const path = operation.pathParameters.map((member) => fromMember(this.#types, member))
    const shape = this.#types.shape(rest, { indent: '    ' })
    const isRequired = rest.some(({ required }) => required)
    const bodyParameter: PhpParameter[] =
      rest.length === 0
        ? []
        : [{ name: 'body', native: 'array', type: shape, text: [], fallback: isRequired ? null : '[]' }]
    const size = {
      name: 'size',
      native: 'int',
      type: 'int',
      text: ['Maximum number of items in a part.'],
      fallback: 'null',
    }
    const items = { name: 'items', native: 'iterable', type: `iterable<${item}>`, text: [], fallback: null }
    const parameters = [...path, items, ...bodyParameter, size, optionsParameter]
    const type = `BulkResult<${item}, ${answer ? this.#types.text(answer.type) : 'null'}>`
    const limit = bulk.max === null ? '' : ` at most ${bulk.max}`
    const doc = docBlock([
      `Sends any number of items through {@see ${id}()}, in parts of${limit || ' limited size'}. It doesn't throw when a part fails:`,
      'the result says what was done, and its `resume()` sends the rest.',
      '',
      ...this.#parameterTags(parameters.map((one) => (path.includes(one) ? { ...one, text: [] } : one))),
      `@return ${type}`,
    ])
    const call = [
      literal(id),
      compactOf(operation.pathParameters),
      '$items',
      rest.length > 0 ? '$body' : '[]',
      '$size',
      '$options',
    ]
    const lines = [`/** @var ${type} */`, `return $this->inParts(${argumentsOf(call)});`]
    const head = signature(`${id}InParts`, parameters, 'BulkResult')
    return [doc, head, ...lines.map((line) => `        ${line}`), '    }'].join('\n')
  }
}

/** `compact('a', 'b')`, which makes an array of the variables with these names. */
const compactOf = (members: readonly SdkMember[]): string =>
  members.length === 0 ? '[]' : `compact(${members.map(({ name }) => literal(name)).join(', ')})`

function namedArguments({ pathParameters, query, body }: SdkOperation): string[] {
  return [
    ...(pathParameters.length > 0 ? [`path: ${compactOf(pathParameters)}`] : []),
    ...(query.length > 0 ? [`query: ${compactOf(query)}`] : []),
    ...(body ? ['body: $body'] : []),
  ]
}

/** Arguments on one line, or each on its own if they are too long. */
function argumentsOf(list: readonly string[]): string {
  const line = list.join(', ')
  if (line.length <= WIDTH - 40) return line
  const broken = list.flatMap((one) => {
    const parts = one.length <= WIDTH - 16 ? null : /^((?:\w+: )?compact\()(.*)\)$/.exec(one)
    if (!parts) return [`${one},`]
    const [, head = '', names = ''] = parts
    return [head, ...wrap(names, WIDTH - 20).map((names) => `    ${names}`), '),']
  })
  return `\n${broken.map((one) => `            ${one}`).join('\n')}\n        `
}

function signature(name: string, parameters: readonly PhpParameter[], returned: string): string {
  const texts = parameters.map(({ name: own, native, fallback }) => {
    const mark = fallback === 'null' && native !== 'mixed' ? '?' : ''
    return `${mark}${native} $${own}${fallback === null ? '' : ` = ${fallback}`}`
  })
  const line = `    public function ${name}(${texts.join(', ')}): ${returned}`
  if (line.length <= WIDTH) return `${line}\n    {`
  return [`    public function ${name}(`, ...texts.map((text) => `        ${text},`), `    ): ${returned} {`].join('\n')
}

/** The row of an operation in the table of a client. */
export function tableRow({
  id,
  method,
  path,
  secured,
  answer,
  idempotent,
  timeout,
  paging,
  bulk,
}: SdkOperation): string {
  const row = [
    `'method' => ${literal(method.toUpperCase())}`,
    `'path' => ${literal(path)}`,
    ...(answer?.media === 'application/json' ? [] : [`'produces' => ${answer ? literal(answer.media) : 'null'}`]),
    ...(secured ? [] : [`'open' => true`]),
    ...(idempotent ? [`'keyed' => true`] : []),
    ...(timeout === null ? [] : [`'timeout' => ${timeout}`]),
    ...(paging?.id ? [`'id' => ${literal(paging.id)}`] : []),
    ...(bulk ? [`'list' => ${bulk.member === null ? 'null' : literal(bulk.member)}`, `'min' => ${bulk.min}`] : []),
    ...(bulk ? [`'max' => ${bulk.max ?? 'null'}`] : []),
  ]
  return `        ${literal(id)} => [${row.join(', ')}],`
}
