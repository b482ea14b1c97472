// Compares the released WSDL with the present one.
import type { Change, Subject } from './change.ts'
import { joined } from './change.ts'
import type { Wsdl } from './releases.ts'
import type { Element } from './wsdl.ts'
import { elementsOf, parseWsdl, xsd } from './wsdl.ts'

type Direction = 'sent' | 'got'
interface Use {
  operation: string
  direction: Direction
}

const nameIn = (reference: string): string => reference.slice(reference.indexOf('}') + 1)
const nameOf = (place: string, kind: string): string | undefined =>
  new RegExp(`/${kind}\\[([^\\]]+)\\]`).exec(place)?.[1]

/** The operations of a WSDL and what they use: messages, and through them types. */
class Service {
  readonly byPlace: Map<string, Element>
  readonly operations: Set<string>
  readonly #uses = new Map<string, Use[]>()

  constructor(root: Element) {
    this.byPlace = new Map([...elementsOf(root)].map((element) => [element.place, element]))
    const ports = [...this.byPlace.values()].filter(
      ({ kind, place }) => kind === 'operation' && place.startsWith('/portType'),
    )
    this.operations = new Set(ports.map(({ attributes }) => attributes.get('name') ?? ''))
    for (const port of ports) {
      for (const [kind, direction] of [
        ['input', 'sent'],
        ['output', 'got'],
        ['fault', 'got'],
      ] as const) {
        const element = [...port.children.values()].find((child) => child.kind === kind)
        const message = nameIn(element?.attributes.get('message') ?? '')
        this.#follow(`/message[${message}]`, { operation: port.attributes.get('name') ?? '', direction })
      }
    }
  }

  /** Notes a use of everything that a message or a type refers to, directly or through other types. */
  #follow(place: string, use: Use): void {
    const known = this.#uses.get(place) ?? []
    const element = this.byPlace.get(place)
    if (!element || known.some((one) => one.operation === use.operation && one.direction === use.direction)) return
    this.#uses.set(place, [...known, use])
    for (const { attributes } of elementsOf(element)) {
      for (const name of ['type', 'base', 'element', 'itemType', 'ref']) {
        const reference = attributes.get(name)
        if (reference) for (const found of this.#declared(reference)) this.#follow(found, use)
      }
    }
  }

  #declared(reference: string): string[] {
    const namespace = reference.slice(1, reference.indexOf('}'))
    return ['complexType', 'simpleType', 'element'].map(
      (kind) => `/types/xsd:schema[${namespace}]/xsd:${kind}[${nameIn(reference)}]`,
    )
  }

  /** The line of a place, or of what holds it; 1 when the WSDL has neither. */
  lineOf(place: string): number {
    const element = this.byPlace.get(place)
    if (element || place === '') return element?.line ?? 1
    return this.lineOf(parentOf(place))
  }

  /** The uses of a place; those of all operations when it concerns the service as a whole. */
  usesOf(place: string): Use[] {
    const operation = nameOf(place, 'operation')
    if (operation)
      return [
        { operation, direction: 'sent' },
        { operation, direction: 'got' },
      ]
    const used = [...this.#uses].filter(([known]) => `${place}/`.startsWith(`${known}/`)).flatMap(([, uses]) => uses)
    if (used.length > 0 || /^\/(message|types)/.test(place)) return used
    return [...this.operations].flatMap((name) => [
      { operation: name, direction: 'sent' },
      { operation: name, direction: 'got' },
    ])
  }
}

export const soapSubject = (operation: string): Subject => ({ id: operation, method: 'SOAP', path: 'operation' })
const subjectsOf = (uses: Use[]): Subject[] => [...new Set(uses.map((use) => use.operation))].map(soapSubject)

const parentOf = (place: string) =>
  place.slice(0, place.lastIndexOf('/', place.endsWith(']') ? place.lastIndexOf('[') : undefined))

/** Whether clients can ignore a new element: it may be left out, or belongs to something new. */
function isHarmless(element: Element, uses: Use[]): boolean {
  const { kind, attributes, place } = element
  if (
    ['message', 'operation', 'portType', 'binding', 'service', 'port', 'types', 'xsd:schema', 'import'].includes(kind)
  )
    return true
  if (uses.length === 0 || /^\/types\/xsd:schema\[[^\]]*\]\/[^/]*$/.test(place)) return true
  const answered = uses.every(({ direction }) => direction === 'got')
  if (kind === xsd('element') || kind === xsd('any')) return attributes.get('minOccurs') === '0' || answered
  if (kind === 'xsd:attribute') return attributes.get('use') !== 'required' || answered
  // Nobody has to send a new value, but everybody may receive it.
  if (kind === 'xsd:enumeration') return uses.every(({ direction }) => direction === 'sent')
  return false
}

interface Sides {
  api: string
  file: string
  base: Service
  revision: Service
}

function change(
  { api, file, revision }: Sides,
  kind: Change['kind'],
  rule: string,
  place: string,
  message: string,
  uses: Use[],
): Change {
  return {
    kind,
    api,
    rule,
    place: place || '/',
    source: { file, place: `:${revision.lineOf(place.replace(/\/@[^/]*$/, ''))}` },
    message,
    subjects: subjectsOf(uses),
  }
}

function removed(sides: Sides): Change[] {
  return [...sides.base.byPlace.values()].flatMap(({ place, kind, attributes }): Change[] => {
    if (sides.revision.byPlace.has(place) || !sides.revision.byPlace.has(parentOf(place))) return []
    const name = attributes.get('name') ?? attributes.get('value') ?? ''
    return [
      change(
        sides,
        'breaking',
        'wsdl-removed',
        place,
        `${kind} \`${name}\` was removed or renamed.`,
        sides.base.usesOf(place),
      ),
    ]
  })
}

function added(sides: Sides): Change[] {
  return [...sides.revision.byPlace.values()].flatMap((element): Change[] => {
    const { place, kind, attributes } = element
    if (sides.base.byPlace.has(place) || !sides.base.byPlace.has(parentOf(place))) return []
    const name = attributes.get('name') ?? attributes.get('value') ?? ''
    const uses = sides.revision.usesOf(place)
    if (isHarmless(element, uses))
      return [change(sides, 'added', 'wsdl-added', place, `${kind} \`${name}\` was added.`, uses)]
    return [
      change(
        sides,
        'breaking',
        'wsdl-added',
        place,
        `${kind} \`${name}\` was added where clients do not expect it.`,
        uses,
      ),
    ]
  })
}

function changed(sides: Sides): Change[] {
  return [...sides.base.byPlace.values()].flatMap((before) => {
    const now = sides.revision.byPlace.get(before.place)
    if (!now) return []
    const names = new Set([...before.attributes.keys(), ...now.attributes.keys()])
    return [...names].flatMap((name): Change[] => {
      const [was, is] = [before.attributes.get(name), now.attributes.get(name)]
      if (was === is) return []
      const message = `\`${name}\` changed from ${was === undefined ? 'none' : `\`${was}\``} to ${is === undefined ? 'none' : `\`${is}\``}.`
      return [
        change(sides, 'breaking', 'wsdl-changed', `${before.place}/@${name}`, message, sides.base.usesOf(before.place)),
      ]
    })
  })
}

/** An operation is in the port type, the binding and messages: adding or removing it counts as one change. */
function withoutEchoes(changes: Change[], { base, revision }: Sides): Change[] {
  const moved = new Set([...base.operations].filter((name) => !revision.operations.has(name)))
  for (const name of revision.operations) if (!base.operations.has(name)) moved.add(name)
  return changes.filter(({ place, subjects }) => {
    const isEcho = subjects.length > 0 && subjects.every(({ id }) => moved.has(id))
    return !isEcho || /^\/portType\[[^\]]+\]\/operation\[[^\]]+\]$/.test(place)
  })
}

/** Every change between two WSDLs. Throws when one of them is not a WSDL. */
export function compareWsdl(api: string, base: Wsdl, revision: Wsdl): Change[] {
  const sides = {
    api,
    file: revision.file,
    base: new Service(parseWsdl(base)),
    revision: new Service(parseWsdl(revision)),
  }
  return joined(withoutEchoes([...removed(sides), ...changed(sides), ...added(sides)], sides))
}

/** The change for a WSDL that is gone, or new, as a whole. */
export function wholeWsdl(api: string, wsdl: Wsdl, kind: 'breaking' | 'added'): Change {
  const { operations } = new Service(parseWsdl(wsdl))
  const [rule, message] = kind === 'added' ? ['api-added', 'New API.'] : ['api-gone', 'The WSDL was removed.']
  return {
    kind,
    api,
    rule,
    place: '/',
    source: { file: wsdl.file, place: ':1' },
    message,
    subjects: [...operations].map(soapSubject),
  }
}
