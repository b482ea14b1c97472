// The simulated centre of SMS as a process that may be killed. It appends a line to its file for each SMS that it took,
// before it answers:
//   <answered or lost> <number> <number>
// `lost` means that the sender never hears that the SMS was taken. The number stands for the message, too: a centre does
// not learn how its client calls it.
import { appendFileSync } from 'node:fs'
import { readFaults } from '../../src/simulators/smsc/faults.ts'
import { type SubmittedPart, startSmsc } from '../../src/simulators/smsc/smsc.ts'

const [file = '', faults = '', port = '0'] = process.argv.slice(2)

function keep({ to, faults }: SubmittedPart): void {
  const how = faults.includes('drop') || faults.includes('lost') ? 'lost' : 'answered'
  const number = to.replace(/^351/, '351-')
  appendFileSync(file, `${how} ${number} ${number}\n`)
}

const smsc = await startSmsc({
  port: Number(port),
  receiptAfter: 10,
  faults: readFaults([faults]),
  onPart: keep,
})
console.log(smsc.port)
