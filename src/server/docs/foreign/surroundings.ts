// What a contract says of the way to its operations: the address, and the credential.
import type { ForeignKey } from '../contracts.ts'
import { isNode, type Node } from './files.ts'

/** The host of a contract that names none. */
const EXAMPLE = 'https://api.example.com'

/** The first address of a contract, with the defaults of its variables. */
export function serverOf(document: Node): string {
  const [first] = Array.isArray(document['servers']) ? (document['servers'] as unknown[]) : []
  if (!isNode(first) || typeof first['url'] !== 'string') return EXAMPLE
  const variables = isNode(first['variables']) ? first['variables'] : {}
  const url = first['url'].replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const variable = variables[name]
    return isNode(variable) ? String(variable['default'] ?? name) : name
  })
  const whole = URL.canParse(url) ? url : `${EXAMPLE}/${url.replace(/^\/+/, '')}`
  return URL.canParse(whole) ? whole.replace(/\/+$/, '') : EXAMPLE
}

function schemeOf(scheme: Node): ForeignKey {
  const name = String(scheme['name'] ?? '')
  if (scheme['type'] === 'apiKey' && scheme['in'] === 'header')
    return { header: name, prefix: '', text: 'Send your key in the header', name }
  if (scheme['type'] === 'apiKey')
    return { header: null, prefix: '', text: `Send your key in the ${String(scheme['in'])} parameter`, name }
  const isBasic = String(scheme['scheme']).toLowerCase() === 'basic'
  return {
    header: 'Authorization',
    prefix: isBasic ? 'Basic ' : 'Bearer ',
    text: isBasic
      ? 'Send your name and password, as HTTP Basic, in the header'
      : 'Send your token, after `Bearer`, in the header',
    name: 'Authorization',
  }
}

/** The scheme that the contract requires first, or the first that it has; null without any. */
export function keyOf(document: Node): ForeignKey | null {
  const components = isNode(document['components']) ? document['components'] : {}
  const schemes = isNode(components['securitySchemes']) ? components['securitySchemes'] : {}
  const required = (Array.isArray(document['security']) ? (document['security'] as unknown[]) : []).filter(isNode)
  const names = [...required.flatMap((one) => Object.keys(one)), ...Object.keys(schemes)]
  const found = names.map((name) => schemes[name]).find(isNode)
  return found ? schemeOf(found) : null
}
