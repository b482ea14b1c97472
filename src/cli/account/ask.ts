// How `messaging account` and `messaging carrier` reach the platform.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderAnswer, OrderInput, OrderName } from '../../server/operator/orders.ts'
import type { Config } from '../../server/setup/settings.ts'
import { type Call, json } from '../frame/command.ts'

/** The option of all its commands. */
export const printing = { json } as const

/** Whether a command that opens the platform of these settings would make one. */
export const isMissing = ({ data, databaseUrl }: Config): boolean =>
  databaseUrl === null && !existsSync(join(data, 'messaging.db'))

/** Gives an order and resolves with its answer. */
export type Order = <Name extends OrderName>(name: Name, input: OrderInput<Name>) => Promise<OrderAnswer<Name>>

/** The platform of the settings, opened without its work. */
async function openPlatform(config: Config) {
  const { createApp } = await import('../../server/app.ts')
  return createApp({ config: { ...config, logLevel: 'silent' }, idle: true })
}

/**
 * Gives orders one after the other: to the running server where one runs, else to a platform that is opened for them,
 * with the settings that `toOpen` makes of those of the environment, unless it throws. `isServer` tells which it was.
 */
export async function ordering<T>(
  { env, warn }: Pick<Call, 'env' | 'warn'>,
  work: (order: Order, isServer: () => boolean) => Promise<T>,
  toOpen: (config: Config) => Config = (config) => config,
): Promise<T> {
  const { readConfig } = await import('../../server/setup/settings.ts')
  const { settingWarnings } = await import('../../server/setup/setting-warnings.ts')
  for (const text of settingWarnings(env)) warn(text)
  const config = readConfig(env)
  const { orderFromServer } = await import('./running-server.ts')
  let own: Awaited<ReturnType<typeof openPlatform>> | null = null
  const { carryOut } = await import('../../server/operator/orders.ts')
  const order = async <Name extends OrderName>(name: Name, input: OrderInput<Name>): Promise<OrderAnswer<Name>> => {
    // PostgreSQL takes several processes, and the server of this data folder may have another database.
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

/** Throws the error of an order that failed. */
export function nothingChanged(error: unknown): never {
  throw new Error(`Nothing was changed. ${(error as Error).message}`, { cause: error })
}

/** Gives one order. The error of one that fails says that nothing was changed. */
export const ask = <Name extends OrderName>(
  call: Pick<Call, 'env' | 'warn'>,
  name: Name,
  input: OrderInput<Name>,
): Promise<OrderAnswer<Name>> => ordering(call, (order) => order(name, input)).catch(nothingChanged)

/** Milliseconds between two questions about something that takes its time: at first, and at most. */
export const PAUSE = { first: 200, longest: 2_000 }
/** The pause after this one. */
export const longerPause = (pause: number): number => Math.min(2 * pause, PAUSE.longest)

/** Milliseconds in which workers have to end what they have in hand. */
const IN_HAND = 90_000

/** Waits until workers have nothing in hand for an account; false when that takes too long. */
export async function untilNothingInHand(order: Order, account: number): Promise<boolean> {
  const end = performance.now() + IN_HAND
  // Each question goes through all messages of the account that wait.
  for (let pause = PAUSE.first; performance.now() < end; pause = longerPause(pause)) {
    if ((await order('inHand', { account })) === 0) return true
    await sleep(pause)
  }
  return false
}

/** Prints what an order answered: as JSON, or in words. */
export function tell<T>(
  { options, say }: { options: { json: boolean }; say(text: string): void },
  answer: T,
  inWords: (answer: T) => string,
): void {
  say(options.json ? JSON.stringify(answer, null, 2) : inWords(answer))
}
