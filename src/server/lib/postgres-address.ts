// The address of a PostgreSQL with one or several servers, in the form of libpq:
// postgres://user:password@one:5432,two:5432/database?target_session_attrs=read-write

/** Which server of a list serves: `any` takes the first one that answers. */
type Target = 'any' | 'read-write' | 'primary'

export interface PostgresAddress {
  /** An address for each server, which differs from the others in host and port alone. */
  servers: readonly [string, ...string[]]
  target: Target
  /** The schema that `schema` names: connections to the servers find tables in it alone. */
  schema: string | null
}

const FORM = /^(postgres(?:ql)?:\/\/)(?:([^@/?#]*)@)?([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/
const TARGETS: readonly Target[] = ['any', 'read-write', 'primary']
/** Values of libpq that lead to servers which take no writes. */
const READERS = ['read-only', 'standby', 'prefer-standby']
const DEFAULT_PORT = '5432'

/** A list of ports is as long as that of the hosts, or has one port for all of them. */
function portsFor(hosts: readonly string[], text: string | null): string[] {
  if (text === null) return hosts.map(() => '')
  const ports = text.split(',')
  if (ports.length === 1) return hosts.map(() => text)
  if (ports.length === hosts.length) return ports
  throw new Error(`has ${hosts.length} hosts and ${ports.length} ports. Give each host its port, or all the same one.`)
}

function assertHost(host: string): void {
  if (host === '') throw new Error('has an empty host in its list. Remove the comma, or name the host.')
  if (host.startsWith(':')) throw new Error(`has a port without a host in its list: "${host}".`)
  const [, port] = /:([^:\]]*)$/.exec(host) ?? []
  if (port === undefined || port === '') return
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new Error(`has the port "${port}" in its list. Ports are numbers from 1 to 65535.`)
}

function targetIn(parameters: URLSearchParams, isList: boolean): Target {
  // The platform writes: a list without a target would end at the first server that answers, which may only read.
  const text = parameters.get('target_session_attrs') ?? (isList ? 'read-write' : 'any')
  if (READERS.includes(text))
    throw new Error(`has target_session_attrs=${text}, and the platform writes. Use read-write or primary.`)
  const target = TARGETS.find((one) => one === text)
  if (!target) throw new Error(`has target_session_attrs=${text}. Use read-write or primary.`)
  if (target === 'any' && isList)
    throw new Error('names several servers with target_session_attrs=any. Use read-write or primary.')
  return target
}

/** Hosts with their ports, as one address has them: from its authority, or from its parameters. */
function hostsIn(authority: string, parameters: URLSearchParams): string[] {
  if (authority.includes(',')) {
    const hosts = authority.split(',')
    for (const host of hosts) assertHost(host)
    return hosts
  }
  const listed = parameters.get('host')?.split(',') ?? []
  if (authority !== '' || listed.length < 2) return [authority]
  const ports = portsFor(listed, parameters.get('port'))
  for (const name of ['host', 'port']) parameters.delete(name)
  return listed.map((host, n) => {
    assertHost(host)
    // The folder of a socket cannot stand before the path of an address.
    const named = host.startsWith('/') ? encodeURIComponent(host) : host
    return ports[n] ? `${named}:${ports[n]}` : named
  })
}

/** Its name follows others in the name of a channel, which has at most 63 bytes. */
const SCHEMA = /^(?!pg_)[a-z_][a-z0-9_]{0,39}$/

/** Takes the schema from the parameters: the driver knows the search path only as an option of the session. */
function schemaIn(parameters: URLSearchParams): string | null {
  const schema = parameters.get('schema')
  if (schema === null) return null
  if (!SCHEMA.test(schema))
    throw new Error(
      `has schema=${schema}. Use at most 40 lower-case letters, digits and underscores, beginning with a letter; not pg_.`,
    )
  parameters.delete('schema')
  const others = parameters.get('options')
  parameters.set('options', `${others === null ? '' : `${others} `}-c search_path=${schema}`)
  return schema
}

const withPort = (host: string) => (/:\d+$/.test(host) ? host : `${host}:${DEFAULT_PORT}`).toLowerCase()

/** Reads an address; throws an error that completes the sentence «The setting …». */
export function parsePostgresAddress(text: string): PostgresAddress {
  const [, scheme, user, authority = '', path = '', query = ''] = FORM.exec(text) ?? []
  if (scheme === undefined) throw new Error('must be an address that begins with postgres:// or postgresql://.')
  const parameters = new URLSearchParams(query)
  const hosts = hostsIn(authority, parameters)
  const isList = hosts.length > 1
  const target = targetIn(parameters, isList)
  const twice = isList ? hosts.find((host, n) => hosts.map(withPort).indexOf(withPort(host)) !== n) : undefined
  if (twice !== undefined) throw new Error(`names ${twice} twice.`)
  parameters.delete('target_session_attrs')
  const schema = schemaIn(parameters)
  const rest = [...parameters].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const servers = hosts.map(
    (host) =>
      `${scheme}${user === undefined ? '' : `${user}@`}${host}${path}${rest.length > 0 ? `?${rest.join('&')}` : ''}`,
  )
  for (const server of servers)
    if (!URL.canParse(server)) throw new Error('must be an address that begins with postgres:// or postgresql://.')
  const [first = '', ...others] = servers
  return { servers: [first, ...others], target, schema }
}

/** What a person may read of an address: its servers, database and schema, without the user and the password. */
export function placeOf(address: string): string {
  const { servers, schema } = parsePostgresAddress(address)
  const hosts = servers.map((server) => {
    const { hostname, port } = new URL(server)
    return `${decodeURIComponent(hostname) || 'the local socket'}:${port || DEFAULT_PORT}`
  })
  return `${hosts.join(',')}${new URL(servers[0]).pathname}${schema === null ? '' : `?schema=${schema}`}`
}
