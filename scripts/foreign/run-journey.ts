// Makes one journey, with the compiled module and the platform's address that the command line names, and the key of
// MESSAGING_KEY. Ends with an error if something on the way was not as the journey expected.
import { pathToFileURL } from 'node:url'
import { messageOf } from './outcome.ts'

interface Journey {
  travel(origin: string, key: string): Promise<void>
}

const [, , path = '', origin = ''] = process.argv
const { travel } = (await import(pathToFileURL(path).href)) as Journey
await travel(origin, process.env['MESSAGING_KEY'] ?? '').catch((cause: unknown) => {
  process.stderr.write(messageOf(cause))
  process.exitCode = 1
})
