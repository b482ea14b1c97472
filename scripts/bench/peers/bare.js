// The baseline: node:http with a fixed answer. In plain JavaScript, so that Node has no types to strip at its start.
import { createServer } from 'node:http'

const [port, json = '{}'] = process.argv.slice(2)
const body = Buffer.from(json)

createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    response.end(body)
  })
}).listen(Number(port), '127.0.0.1')
