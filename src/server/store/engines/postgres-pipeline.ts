// Kysely lets the statements of one connection wait for each other. PostgreSQL answers them in order, so this sends
// concurrent statements at once: a round trip costs more than most statements.
import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  Kysely,
  type KyselyPlugin,
} from 'kysely'

/**
 * Hands out the one connection of a transaction without a queue, even while a statement on it is running. A statement
 * is sent at once, so COMMIT cannot overtake it.
 */
class OfOneConnection implements ConnectionProvider {
  #connection: DatabaseConnection | undefined

  constructor(provider: ConnectionProvider) {
    // The provider of one connection has it at hand.
    void provider.provideConnection(async (connection) => void (this.#connection = connection))
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (!this.#connection) throw new Error('The connection of a transaction is not at hand')
    return consumer(this.#connection)
  }
}

/** Kysely asks for another provider when one connection is kept: for a transaction, or for several statements. */
class PipeliningExecutor extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return super.withConnectionProvider(new OfOneConnection(provider))
  }
}

/** A handle whose transactions and kept connections send statements without waiting for the answers to earlier ones. */
export async function openPipeline<Tables>(dialect: Dialect, plugins: KyselyPlugin[]): Promise<Kysely<Tables>> {
  const driver = dialect.createDriver()
  await driver.init()
  const provider = new DefaultConnectionProvider(driver)
  const executor = new PipeliningExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), provider, plugins)
  return new Kysely<Tables>({ config: { dialect, plugins }, dialect, driver, executor })
}
