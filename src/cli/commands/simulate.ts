import { defineCommand, type Group, json } from '../../terminal/command.ts'

const smsc = defineCommand({
  name: 'smsc',
  summary: 'Run a fake SMSC (SMPP 3.4, 5.0)',
  options: {
    port: { type: 'integer', value: 'port', summary: 'port to listen on', default: 2775 },
    host: { type: 'text', value: 'address', summary: 'address to listen on', default: '127.0.0.1' },
    user: { type: 'text', value: 'name', summary: 'the only system_id that may bind' },
    password: { type: 'text', value: 'password', summary: 'password of that system_id' },
    faults: { type: 'texts', value: 'fault', summary: 'faults to inject: throttle=10 means 10 % of messages' },
    quirks: { type: 'texts', value: 'quirk', summary: 'SMSC quirks to imitate: data_sm, unmarked' },
    receiptAfter: {
      type: 'integer',
      value: 'ms',
      summary: 'milliseconds until the receipt',
      default: 1000,
    },
    ids: {
      type: 'text',
      summary: 'format of ids in responses and in receipts',
      choices: ['same', 'hex-dec', 'dec-hex'],
      default: 'same',
    },
    json,
  },
  details: async () => {
    const { faultKinds, faultsOfNumbers, STOPS } = await import('../../simulators/smsc/faults.ts')
    const { quirkKinds } = await import('../../simulators/smsc/quirks.ts')
    const kinds = Object.entries(faultKinds).map(([kind, meaning]) => `  ${kind.padEnd(12)} ${meaning}`)
    const quirks = Object.entries(quirkKinds).map(([kind, meaning]) => `  ${kind.padEnd(18)} ${meaning}`)
    const numbers = Object.entries(faultsOfNumbers).map(([ending, kind]) => `  ${ending}         ${kind}`)
    return [
      'The fake SMSC delivers nothing. It prints each SMS that you submit. To use it, set',
      'MESSAGING_SMPP_URL=smpp://any:any@127.0.0.1:2775.',
      '',
      'To send an inbound SMS, type the sender, the recipient and the text on one line:',
      '351910000001 351920000001 STOP',
      '',
      'Faults:',
      ...kinds,
      '',
      'Recipient numbers with these last digits always get a fault:',
      ...numbers,
      `  ${STOPS}         no fault; the recipient replies STOP`,
      '',
      'Quirks (with the MESSAGING_SMPP_URL option that handles them):',
      ...quirks,
    ].join('\n')
  },
  examples: [
    ['simulate smsc', 'accept every message and report it as delivered'],
    ['simulate smsc --faults throttle=10 early=5 drop=1', 'inject several faults'],
    ['simulate smsc --quirks unmarked,latin1', 'imitate an SMSC with two quirks'],
  ],
  lasting: true,
  run: async (call) => (await import('../simulate.ts')).simulateSmsc(call),
})

const carrier = defineCommand({
  name: 'carrier',
  summary: 'Run a fake Carrier API gateway',
  options: {
    port: { type: 'integer', value: 'port', summary: 'port to listen on', default: 2780 },
    host: { type: 'text', value: 'address', summary: 'address to listen on', default: '127.0.0.1' },
    secret: { type: 'text', value: 'secret', summary: 'shared secret (default: a random one)' },
    faults: { type: 'texts', value: 'fault', summary: 'faults to inject: throttle=10 means 10 % of messages' },
    breaks: {
      type: 'texts',
      value: 'rule',
      summary: 'contract rules to break',
    },
    receiptAfter: {
      type: 'integer',
      value: 'ms',
      summary: 'milliseconds until the receipt, and between call events',
      default: 1000,
    },
    json,
  },
  details: async () => {
    const { breakKinds, faultKinds, faultsOfNumbers, STOPS } = await import('../../simulators/gateway/faults.ts')
    const lines = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).map(([name, meaning]) => `  ${name.padEnd(16)} ${meaning}`)
    return [
      'The fake gateway delivers nothing. It prints the settings that connect the platform to it,',
      'and then each SMS and call.',
      '',
      'To send an inbound SMS, type the sender, the recipient and the text on one line:',
      '+351910000001 +351920000001 STOP',
      '',
      'Faults (all allowed by the contract):',
      ...lines(faultKinds),
      '',
      'Recipient numbers with these last digits always get a fault:',
      ...lines(faultsOfNumbers),
      `  ${STOPS.padEnd(16)} no fault; the recipient replies STOP`,
      '',
      'Contract violations (--breaks):',
      ...lines(breakKinds),
    ].join('\n')
  },
  examples: [
    ['simulate carrier', 'accept every message and report it as delivered'],
    ['simulate carrier --faults lost=5 early=20 throttle=10', 'inject several faults'],
    ['simulate carrier --breaks sends_twice', 'break a rule, to test `messaging conformance carrier`'],
  ],
  lasting: true,
  run: async (call) => (await import('../simulate.ts')).simulateGateway(call),
})

export const simulate: Group = {
  name: 'simulate',
  summary: 'Run a fake carrier for testing',
  commands: [smsc, carrier],
}
