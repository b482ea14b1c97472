// A thread that does what it is asked to: answers, takes for ever, takes all memory, or ends.
import { type MessagePort, parentPort } from 'node:worker_threads'

const hoard: unknown[] = []
const port = parentPort as MessagePort
port.on('message', (question: string) => {
  if (question === 'loop') for (;;);
  if (question === 'memory') for (;;) hoard.push(new Array(100_000).fill(hoard.length))
  if (question === 'end') process.exit(3)
  if (question === 'throw') throw new Error('broken')
  port.postMessage(`${question}!`)
})
