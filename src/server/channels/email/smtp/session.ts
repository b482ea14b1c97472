// Opens a session with an SMTP host: greeting, EHLO (RFC 5321 3.2), TLS (RFC 3207) and login (RFC 4954).
import { createHmac } from 'node:crypto'
import { connect, isIP, type Socket } from 'node:net'
import { hostname } from 'node:os'
import { connect as connectTls } from 'node:tls'
import { type Command, Dialogue, wordsOf } from './dialogue.ts'
import type { Reply } from './reply.ts'

/** Milliseconds that a host may take (RFC 5321 4.5.3.2, which names the least for all but connecting and the greeting). */
export interface Times {
  connect: number
  greeting: number
  /** For each command until the mail has its envelope. */
  command: number
  /** To let the data begin, to take the next piece of it, and to take the mail after its end. */
  dataBegin: number
  dataPiece: number
  dataEnd: number
}

export const TIMES: Times = {
  // Until then nothing depends on it, and another host may be quicker.
  connect: 10_000,
  greeting: 10_000,
  command: 300_000,
  dataBegin: 120_000,
  dataPiece: 180_000,
  dataEnd: 600_000,
}

/** Where a host is, and who we are there. */
export interface SmtpAddress {
  host: string
  port: number
  /** Whether the connection begins with TLS. */
  isTls: boolean
  user: string
  password: string
}

/** Reads smtp://user:password@host:port or smtps://. */
export function readAddress(url: URL): SmtpAddress {
  const isTls = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 465 : 25),
    isTls,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

/** What went wrong before or in a mail: the command, and the reply where there was one. */
export class SmtpFailure extends Error {
  readonly command: Command | 'connection' | 'TLS'
  readonly reply: Reply | null

  constructor(command: SmtpFailure['command'], why: Reply | Error | string) {
    super(typeof why === 'string' ? why : why instanceof Error ? wordsOf(why) : why.text)
    this.command = command
    this.reply = typeof why === 'string' || why instanceof Error ? null : why
  }
}

export interface Session {
  dialogue: Dialogue
  isSecure: boolean
  /** Extensions in capitals, with what follows their names. */
  extensions: ReadonlyMap<string, string>
  times: Times
  /** Whether the host has an envelope of ours that no data ended. */
  isInMail: boolean
}

/** Who we say that we are: a name with a dot, or an address in brackets (RFC 5321 4.1.3). */
function ownName(): string {
  const name = hostname()
  if (isIP(name) === 4) return `[${name}]`
  return name.includes('.') ? name : '[127.0.0.1]'
}

function waitConnected(socket: Socket, event: 'connect' | 'secureConnect', ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const slow = setTimeout(() => socket.destroy(new Error('Connection timeout')), ms)
    const endOnce = (error?: Error) => {
      clearTimeout(slow)
      socket.off('error', endOnce).off('close', onClose).off(event, done)
      if (error) {
        socket.on('error', () => undefined).destroy()
        reject(error)
      } else resolve()
    }
    const done = () => endOnce()
    const onClose = () => endOnce(new Error('Connection closed unexpectedly'))
    socket.on('error', endOnce).on('close', onClose).on(event, done)
  })
}

/** A name is checked by its certificate; an address cannot be asked for by SNI. */
const tlsNames = (host: string) => ({ host, ...(isIP(host) === 0 && { servername: host }) })

async function dialHost({ host, port, isTls }: SmtpAddress, times: Times): Promise<Socket> {
  const socket = isTls ? connectTls({ port, ...tlsNames(host) }) : connect({ host, port })
  socket.setNoDelay(true)
  try {
    await waitConnected(socket, isTls ? 'secureConnect' : 'connect', times.connect)
  } catch (error) {
    throw new SmtpFailure('connection', error as Error)
  }
  return socket
}

async function sendCommand(dialogue: Dialogue, command: Command, line: string, ms: number): Promise<Reply> {
  dialogue.write(`${line}\r\n`)
  return readReply(dialogue, command, ms)
}

async function readReply(dialogue: Dialogue, command: Command, ms: number): Promise<Reply> {
  try {
    return await dialogue.reply(command, ms)
  } catch (error) {
    throw new SmtpFailure(command, error as Error)
  }
}

const isGood = ({ code }: Reply): boolean => code >= 200 && code < 300

/** Asks what the host offers; one that does not know EHLO offers nothing. */
async function greetHost(dialogue: Dialogue, { command }: Times): Promise<Map<string, string>> {
  const reply = await sendCommand(dialogue, 'EHLO', `EHLO ${ownName()}`, command)
  if (isGood(reply)) {
    const lines = reply.text.split('\n').slice(1)
    return new Map(
      lines.map((line) => {
        // Some old hosts write AUTH=LOGIN.
        const [, name = '', more = ''] = /^\d{3}[ -]([^ =]*)[ =]*(.*)$/.exec(line) ?? []
        return [name.toUpperCase(), more]
      }),
    )
  }
  const old = reply.code === 421 ? reply : await sendCommand(dialogue, 'EHLO', `HELO ${ownName()}`, command)
  if (!isGood(old)) throw new SmtpFailure('EHLO', old)
  return new Map()
}

/** Continues with TLS. Earlier replies are dropped: they may be forged (RFC 3207 4.2). */
async function startTls(plain: Dialogue, { host }: SmtpAddress, times: Times): Promise<Dialogue> {
  const reply = await sendCommand(plain, 'STARTTLS', 'STARTTLS', times.command)
  if (!isGood(reply)) throw new SmtpFailure('STARTTLS', reply)
  const socket = connectTls({ socket: plain.release(), ...tlsNames(host) })
  try {
    await waitConnected(socket, 'secureConnect', times.connect)
  } catch (error) {
    throw new SmtpFailure('TLS', `Error initiating TLS - ${wordsOf(error as Error)}`)
  }
  return new Dialogue(socket)
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

/** The lines of a login: each is sent after a reply, of which it may need the words. */
function loginSteps(offered: string, { user, password }: SmtpAddress): ((challenge: string) => string)[] {
  const mechanisms = offered.toUpperCase().split(/[\s=]+/)
  if (mechanisms.includes('PLAIN') || offered === '') return [() => `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`]
  if (mechanisms.includes('LOGIN')) return [() => 'AUTH LOGIN', () => base64(user), () => base64(password)]
  if (!mechanisms.includes('CRAM-MD5')) return []
  const digest = (challenge: string) =>
    createHmac('md5', password).update(Buffer.from(challenge, 'base64')).digest('hex')
  return [() => 'AUTH CRAM-MD5', (challenge) => base64(`${user} ${digest(challenge)}`)]
}

/** Logs in by the first mechanism that both know. */
export async function logIn({ dialogue, extensions, times }: Session, address: SmtpAddress): Promise<void> {
  const steps = loginSteps(extensions.get('AUTH') ?? '', address)
  if (steps.length === 0) throw new SmtpFailure('AUTH', 'the host offers no login by PLAIN, LOGIN or CRAM-MD5')
  let challenge = ''
  for (const [i, step] of steps.entries()) {
    const reply = await sendCommand(dialogue, 'AUTH', step(challenge), times.command)
    const isLast = i === steps.length - 1
    if (reply.code !== (isLast ? 235 : 334)) throw new SmtpFailure('AUTH', reply)
    challenge = reply.text.slice(4)
  }
}

/** Connects, and takes TLS where the host offers it. Throws SmtpFailure. */
export async function openSession(address: SmtpAddress, times: Times): Promise<Session> {
  let dialogue = new Dialogue(await dialHost(address, times))
  try {
    const greeting = await readReply(dialogue, 'greeting', times.greeting)
    if (!isGood(greeting)) throw new SmtpFailure('greeting', greeting)
    let extensions = await greetHost(dialogue, times)
    const isLater = !address.isTls && extensions.has('STARTTLS')
    if (isLater) {
      dialogue = await startTls(dialogue, address, times)
      extensions = await greetHost(dialogue, times)
    }
    return { dialogue, isSecure: address.isTls || isLater, extensions, times, isInMail: false }
  } catch (error) {
    dialogue.destroy()
    throw error
  }
}
