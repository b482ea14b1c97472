// Starts a server on a port of its own for SOAP clients of others, and connects the one for Node (node-soap).
import { type AddressInfo, createServer } from 'node:net'
import { createClientAsync } from 'soap'
import { startServer, type TestServer } from './server.ts'

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Starts the platform over plain HTTP; `address` is that of the SOAP service, as its WSDL says. */
export async function startSoapServer(): Promise<{ server: TestServer; address: string }> {
  const port = await freePort()
  const server = await startServer({ env: { MESSAGING_PUBLIC_URL: `http://127.0.0.1:${port}` } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
  return { server, address: `http://127.0.0.1:${port}/soap/v2` }
}

type Tree = { attributes?: Record<string, string>; item?: Entry | Entry[]; $value?: string }
type Entry = { key: Tree; value: Tree } & Tree

/** Converts a result to plain values: node-soap leaves maps and lists in their form on the wire. */
function plain(tree: Tree): unknown {
  const type = tree.attributes?.['xsi:type'] ?? ''
  const items = [tree.item ?? []].flat()
  if (type.endsWith(':Map'))
    return Object.fromEntries(items.map(({ key, value }) => [String(plain(key)), plain(value)]))
  if (type.endsWith(':Array')) return items.map(plain)
  return tree.$value === undefined || tree.$value === null
    ? ''
    : type.endsWith(':int')
      ? Number(tree.$value)
      : tree.$value
}

/** Connects node-soap, which reads the WSDL; calls take the operation and its options, and reject with faults. */
export async function connectNodeSoap(
  address: string,
): Promise<(operation: string, options: object) => Promise<unknown>> {
  const client = await createClientAsync(`${address}?wsdl`)
  return async (operation, options) => {
    const method = (client as unknown as Record<string, (args: object) => Promise<[{ return: Tree }]>>)[
      `${operation}Async`
    ]
    if (!method) throw new Error(`node-soap knows no ${operation}`)
    return plain((await method({ functionOptions: options }))[0].return)
  }
}
