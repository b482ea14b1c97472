// The simulated centre of SMS as a process that may be killed. It appends a line to its file for each SMS that it took,
// before it answers:
//   <answered or lost> <number> <number>
// `lost` means that the sender never hears that the SMS was taken. The number stands for the message, too: a centre does
// not learn how its client calls it.
import { appendFileSync } from 'node:fs'
import { type SubmittedPart, startSmsc } from '../../src/simulators/smsc/smsc.ts'

const [file = '', port = '0'] = process.argv.slice(2)

function keep({ to, faults }: SubmittedPart): void {
  const how = faults.includes('drop') || faults.includes('lost') ? 'lost' : 'answered'
  const number = to.replace(/^351/, '351-')
  appendFileSync(file, `${how} ${number} ${number}\n`)
}

const smsc = await startSmsc({
  port: Number(port),
  receiptAfter: 10,
  // Endings of numbers ask for what settles a message. Nobody is throttled, which pauses everything for a second.
  faults: { early: 10, duplicate: 10, orphan: 5, split: 20 },
  onPart: keep,
})
console.log(smsc.port)
