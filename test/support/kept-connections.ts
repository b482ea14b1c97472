// A connection to each database that tests look into: they ask thousands of small questions, and to connect costs both
// sides more than to answer.
import { Client } from 'pg'

interface Kept {
  client: Promise<Client>
  /** The question before the next one: a connection answers one at a time. */
  last: Promise<unknown>
  isOver: boolean
}

const kept = new Map<string, Kept>()

function open(url: string): Kept {
  const client = new Client({ connectionString: url })
  const end = () => {
    mine.isOver = true
    if (kept.get(url) === mine) kept.delete(url)
  }
  // The server ends it with the database, or because a test tells it to.
  client.on('error', end)
  client.on('end', end)
  const mine: Kept = { client: client.connect().then(() => client), last: Promise.resolve(), isOver: false }
  mine.client.catch(end)
  kept.set(url, mine)
  return mine
}

/** The rows that a query finds; it changes nothing. */
export async function ask<T>(url: string, query: string): Promise<T[]> {
  const mine = kept.get(url) ?? open(url)
  const answer = mine.last.then(async () => (await mine.client).query(query))
  mine.last = answer.catch(() => undefined)
  try {
    return (await answer).rows as T[]
  } catch (error) {
    // A connection that ended since the last question has not answered this one; a database that is gone opens no other.
    if (mine.isOver && !('severity' in (error as object))) return ask(url, query)
    throw error
  }
}

/** Ends the connection to a database, where there is one. */
export async function letGo(url: string): Promise<void> {
  const mine = kept.get(url)
  kept.delete(url)
  await mine?.client.then((client) => client.end()).catch(() => undefined)
}
