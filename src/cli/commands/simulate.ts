import { command, type Group, json } from '../frame/command.ts'

const smsc = command({
  name: 'smsc',
  summary: 'Runs a centre of SMS that speaks SMPP 3.4 and 5.0 and carries nowhere',
  options: {
    port: { type: 'integer', value: 'port', summary: 'port to listen on', default: 2775 },
    host: { type: 'text', value: 'address', summary: 'address to listen on', default: '127.0.0.1' },
    user: { type: 'text', value: 'name', summary: 'only this system_id may bind; by default everybody' },
    password: { type: 'text', value: 'password', summary: 'its password' },
    faults: { type: 'texts', value: 'fault', summary: 'what goes wrong: throttle=10 for ten of a hundred messages' },
    receiptAfter: {
      type: 'integer',
      value: 'ms',
      summary: 'milliseconds from an answer to its receipt',
      default: 1000,
    },
    ids: {
      type: 'text',
      summary: 'digits of the ids in answers and in receipts',
      choices: ['same', 'hex-dec', 'dec-hex'],
      default: 'same',
    },
    json,
  },
  details: async () => {
    const { faultKinds, faultsOfNumbers, STOPS } = await import('../../simulators/smsc/faults.ts')
    const kinds = Object.entries(faultKinds).map(([kind, meaning]) => `  ${kind.padEnd(12)} ${meaning}`)
    const numbers = Object.entries(faultsOfNumbers).map(([ending, kind]) => `  ${ending}         ${kind}`)
    return [
      'Point the platform at it: MESSAGING_SMPP_URL=smpp://any:any@127.0.0.1:2775. It prints each text that it takes. A line',
      'of its input is a text of a person: the number, the number that it goes to, and what it says, such as',
      '351910000001 351920000001 STOP.',
      '',
      'Faults:',
      ...kinds,
      '',
      'Numbers that end so ask for a fault:',
      ...numbers,
      `  ${STOPS}         who gets a message answers STOP`,
    ].join('\n')
  },
  examples: [
    ['simulate smsc', 'takes everything, and reports it as delivered'],
    ['simulate smsc --faults throttle=10 early=5 drop=1', 'a centre on a bad day'],
  ],
  lasting: true,
  run: async (call) => (await import('../simulate.ts')).simulateSmsc(call),
})

const carrier = command({
  name: 'carrier',
  summary: 'Runs a gateway that implements the Carrier API and carries nowhere',
  options: {
    port: { type: 'integer', value: 'port', summary: 'port to listen on', default: 2780 },
    host: { type: 'text', value: 'address', summary: 'address to listen on', default: '127.0.0.1' },
    secret: { type: 'text', value: 'secret', summary: 'with which both sides sign; by default it makes one' },
    faults: { type: 'texts', value: 'fault', summary: 'what goes wrong: throttle=10 for ten of a hundred messages' },
    breaks: {
      type: 'texts',
      value: 'rule',
      summary: 'rules of the contract that it breaks, to see what finds it',
    },
    receiptAfter: {
      type: 'integer',
      value: 'ms',
      summary: 'milliseconds from an answer to its receipt, and between the events of a call',
      default: 1000,
    },
    json,
  },
  details: async () => {
    const { breakKinds, faultKinds, faultsOfNumbers, STOPS } = await import('../../simulators/gateway/faults.ts')
    const lines = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).map(([name, meaning]) => `  ${name.padEnd(16)} ${meaning}`)
    return [
      'It prints the settings that lead the platform to it, and then each SMS and call. A line of its input is a text of a',
      'person: the number, the number that it goes to, and what it says, such as +351910000001 +351920000001 STOP.',
      '',
      'Faults, which the contract allows:',
      ...lines(faultKinds),
      '',
      'Numbers that end so ask for a fault:',
      ...lines(faultsOfNumbers),
      `  ${STOPS.padEnd(16)} who gets a message answers STOP`,
      '',
      'Rules that --breaks breaks:',
      ...lines(breakKinds),
    ].join('\n')
  },
  examples: [
    ['simulate carrier', 'takes everything, and reports it as delivered'],
    ['simulate carrier --faults lost=5 early=20 throttle=10', 'a gateway on a bad day'],
    ['simulate carrier --breaks sends_twice', 'a gateway that `messaging conformance carrier` finds out'],
  ],
  lasting: true,
  run: async (call) => (await import('../simulate.ts')).simulateGateway(call),
})

export const simulate: Group = {
  name: 'simulate',
  summary: 'Runs a carrier that carries nowhere and fails on purpose, to try the real wires',
  commands: [smsc, carrier],
}
