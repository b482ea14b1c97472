// How `messaging account` reaches the platform.
import type { OrderAnswer, OrderInput, OrderName } from '../../server/operator/orders.ts'
import type { Config } from '../../server/setup/settings.ts'
import { type Call, json } from '../frame/command.ts'

/** The option of all its commands. */
export const printing = { json } as const

/** Carries out an order on the platform of the settings, which it opens without its work and closes again. */
async function onOwnApp<Name extends OrderName>(
  config: Config,
  name: Name,
  input: OrderInput<Name>,
): Promise<OrderAnswer<Name>> {
  const { createApp } = await import('../../server/app.ts')
  const { carryOut } = await import('../../server/operator/orders.ts')
  const app = await createApp({ config: { ...config, logLevel: 'silent' }, idle: true })
  try {
    return await carryOut(app.domain, name, input)
  } finally {
    await app.close()
  }
}

/** Gives an order, to the running server where one runs, and resolves with its answer. The error of one that fails says that nothing was changed. */
export async function ask<Name extends OrderName>(
  { env, warn }: Pick<Call, 'env' | 'warn'>,
  name: Name,
  input: OrderInput<Name>,
): Promise<OrderAnswer<Name>> {
  const { readConfig, unknownSettings } = await import('../../server/setup/settings.ts')
  for (const text of unknownSettings(env)) warn(text)
  try {
    const config = readConfig(env)
    const { orderFromServer } = await import('./running-server.ts')
    // PostgreSQL takes several processes, and the server of this data folder may have another database.
    const running = config.databaseUrl === null ? await orderFromServer(config.data, name, input) : null
    return running === null ? await onOwnApp(config, name, input) : running.answer
  } catch (error) {
    throw new Error(`Nothing was changed. ${(error as Error).message}`, { cause: error })
  }
}

/** Prints what an order answered: as JSON, or in words. */
export function tell<T>(
  { options, say }: { options: { json: boolean }; say(text: string): void },
  answer: T,
  inWords: (answer: T) => string,
): void {
  say(options.json ? JSON.stringify(answer, null, 2) : inWords(answer))
}
