// The peer of the SOAP door: node-soap with our WSDL. It parses a call into a tree, and always gives the same answer.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { listen } from 'soap'

const [port, wsdl = ''] = process.argv.slice(2)
const entry = (key: string, type: string, value: string | number) => ({
  key: { attributes: { 'xsi:type': 'xsd:string' }, $value: key },
  value: { attributes: { 'xsi:type': type }, $value: value },
})
const answer = {
  return: {
    attributes: { 'xsi:type': 'apache:Map' },
    item: [entry('RESULT', 'xsd:string', 'OK'), entry('VERSION', 'xsd:int', 2)],
  },
}

const server = createServer((request, response) => {
  request.resume()
  response.end('pong')
})
server.listen(Number(port), '127.0.0.1', () => {
  listen(
    server,
    '/soap/v2',
    { Api_SoapService: { Api_SoapPort: { check_status: () => answer } } },
    readFileSync(wsdl, 'utf8'),
  )
})
