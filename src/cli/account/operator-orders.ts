// Connects `messaging account`, `messaging carrier` and similar commands to the platform.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderAnswer, OrderInput, OrderName } from '../../server/operator/orders.ts'
import type { Config } from '../../server/settings/settings.ts'
import { type Call, json } from '../../terminal/command.ts'
import { formatJson, type Printable } from '../../terminal/printer.ts'

/** Options of all these commands. */
export const printing = { json } as const

/** Whether the platform of these settings doesn't exist yet. Opening it would create it. */
export const isMissing = ({ data, databaseUrl }: Config): boolean =>
  databaseUrl === null && !existsSync(join(data, 'messaging.db'))

/** Runs an operation and resolves with its result. */
export type Order = <Name extends OrderName>(name: Name, input: OrderInput<Name>) => Promise<OrderAnswer<Name>>

/** Opens the platform without starting background work. */
async function openPlatform(config: Config) {
  const { createApp } = await import('../../server/app.ts')
  return createApp({ config: { ...config, logLevel: 'silent' }, idle: true })
}

/**
 * Runs operations in sequence: in the running server if there is one, otherwise in a platform opened for this command.
 * `toOpen` can change the settings of that platform, or throw. `isServer` returns true if the server was used.
 */
export async function withOperator<T>(
  { env, warn }: Pick<Call, 'env' | 'warn'>,
  work: (order: Order, isServer: () => boolean) => Promise<T>,
  toOpen: (config: Config) => Config = (config) => config,
): Promise<T> {
  const { readConfig } = await import('../../server/settings/settings.ts')
  const { settingWarnings } = await import('../../server/settings/warnings.ts')
  for (const text of settingWarnings(env)) warn(text)
  const config = readConfig(env)
  const { orderFromServer } = await import('./running-server.ts')
  let own: Awaited<ReturnType<typeof openPlatform>> | null = null
  const { carryOut } = await import('../../server/operator/orders.ts')
  const order = async <Name extends OrderName>(name: Name, input: OrderInput<Name>): Promise<OrderAnswer<Name>> => {
    // PostgreSQL allows several processes, and the server on this data folder may use another database.
    const running = own || config.databaseUrl !== null ? null : await orderFromServer(config.data, name, input)
    if (running) return running.answer
    own ??= await openPlatform(toOpen(config))
    return carryOut(own.domain, name, input)
  }
  try {
    return await work(order, () => own === null)
  } finally {
    await (own as { close(): Promise<void> } | null)?.close()
  }
}

/** Runs one operation. Throws if it is refused. */
export const runOrder = <Name extends OrderName>(
  call: Pick<Call, 'env' | 'warn'>,
  name: Name,
  input: OrderInput<Name>,
): Promise<OrderAnswer<Name>> => withOperator(call, (order) => order(name, input))

/** Milliseconds between polls: first and maximum. */
export const PAUSE = { first: 200, longest: 2_000 }
export const longerPause = (pause: number): number => Math.min(2 * pause, PAUSE.longest)

/** Milliseconds that workers get to finish work in progress. */
const DRAIN_MS = 90_000

/** Waits until workers have no work in progress for an account. Resolves with false on timeout. */
export async function untilNothingInHand(order: Order, account: number): Promise<boolean> {
  const end = performance.now() + DRAIN_MS
  // Each poll reads all waiting messages of the account, so the pause grows.
  for (let pause = PAUSE.first; performance.now() < end; pause = longerPause(pause)) {
    if ((await order('inHand', { account })) === 0) return true
    await sleep(pause)
  }
  return false
}

/** Prints a result as JSON or text. */
export function printResult<T>(
  { options, say }: { options: { json: boolean }; say(text: Printable): void },
  answer: T,
  inWords: (answer: T) => Printable,
): void {
  say(options.json ? formatJson(answer, 2) : inWords(answer))
}
