import { createHash } from 'node:crypto'
import pg from 'pg'

/** A statement as the driver takes it, with the name under which it is prepared, if any. */
interface Statement {
  text: string
  values: readonly unknown[]
  name?: string
}

/** Maximum number of prepared statements per connection, because each keeps its plan in the database's memory. */
const mostStatements = 250
/** How many statement texts have their name cached; beyond that the oldest is computed again. */
const mostNames = 2_000

const names = new Map<string, string>()

/** A statement's name is derived from its text, so that every connection and instance uses the same one. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  const [oldest] = names.keys()
  if (names.size >= mostNames && oldest !== undefined) names.delete(oldest)
  names.set(text, name)
  return name
}

/** Whether a statement has a plan worth keeping; transaction control and settings have none. */
const hasPlan = (text: string): boolean => /^[\s(]*(?:select|insert|update|delete|with)\b/i.test(text)

/** A schema change altered the result columns of a prepared statement, which has to be prepared again. */
const isOutdated = ({ code, routine }: pg.DatabaseError): boolean =>
  code === '0A000' && routine === 'RevalidateCachedQuery'

/** A pooler between us and the database assigned a session with other prepared statements than we expect. */
const isForeignSession = ({ code }: pg.DatabaseError): boolean => code === '26000' || code === '42P05'

/** Whether a statement failed only because of how it was prepared, so that running it again will succeed. */
export const failedAsPrepared = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (isOutdated(error) || isForeignSession(error))

/** The statement names held by a connection, least recently used first. */
class Held {
  /** Part of every name. It is increased after a schema change, so that no older statement is used again. */
  #generation = 0
  #names = new Set<string>()
  #toDrop: string[] = []
  /** Set when this connection must stop preparing statements, because its database sessions are shared with others. */
  refused = false

  use(text: string): string {
    const name = this.#generation === 0 ? nameOf(text) : `${nameOf(text)}_${this.#generation}`
    this.#names.delete(name)
    this.#names.add(name)
    return name
  }

  renew(): void {
    this.#generation += 1
    this.#toDrop.push(...this.#names)
    this.#names.clear()
  }

  /** Statements that are held no longer and are to be closed. */
  surplus(): string[] {
    const dropped = this.#toDrop.splice(0)
    for (const name of this.#names) {
      if (this.#names.size <= mostStatements) break
      this.#names.delete(name)
      dropped.push(name)
    }
    return dropped
  }
}

/** The part of pg's connection that prepared statements are closed by; its types do not declare it. */
interface Closing {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  close(statement: { type: 'S'; name: string }): void
}

/** A pg client that prepares statements by name, so that the database plans each text once instead of on every request. */
export class PreparingClient extends pg.Client {
  #held = new Held()
  #surplus: string[] = []

  constructor(config?: pg.ClientConfig & { prepared?: boolean }) {
    super(config)
    this.#held.refused = config?.prepared === false
  }

  // pg declares eight overloads of query; every form but text with values passes through unchanged.
  override query = ((...given: unknown[]): unknown => {
    const [text, values, callback] = given
    if (typeof text === 'string' && Array.isArray(values) && !callback) return this.#run({ text, values })
    return this.#submit(...given)
  }) as pg.Client['query']

  #submit(...given: unknown[]): unknown {
    const query = super.query as (...all: unknown[]) => unknown
    if (this.#surplus.length === 0) return query.apply(this, given)
    // The query's Sync serves for closing, too: a message of its own would keep a pooler's session, a DEALLOCATE cost a round trip. To close
    // a statement that the database does not know is no error.
    const { connection } = this as unknown as { connection: Closing }
    connection.stream.cork()
    for (const name of this.#surplus.splice(0)) {
      connection.close({ type: 'S', name })
      delete connection.parsedStatements[name]
    }
    try {
      return query.apply(this, given)
    } finally {
      connection.stream.uncork()
    }
  }

  #named(statement: Statement): Statement {
    return this.#held.refused || !hasPlan(statement.text)
      ? statement
      : { ...statement, name: this.#held.use(statement.text) }
  }

  /** Stops using the statement names that the error shows to be outdated or unknown. */
  #giveUp(error: pg.DatabaseError): void {
    if (isOutdated(error)) this.#held.renew()
    else this.#held.refused = true
  }

  async #run(statement: Statement): Promise<pg.QueryResult> {
    const named = this.#named(statement)
    if (!named.name) return this.#submit(named.text, named.values) as Promise<pg.QueryResult>
    try {
      return await (this.#submit(named) as Promise<pg.QueryResult>)
    } catch (error) {
      if (!failedAsPrepared(error)) throw error
      this.#giveUp(error as pg.DatabaseError)
      // Inside a transaction the failure has undone the earlier statements as well; transact retries the whole operation.
      if (this.getTransactionStatus() !== 'I') throw error
      return this.#run(statement)
    }
  }

  /** Has statements beyond the limit closed with the next query; called while the connection is idle. */
  dropSurplus(): void {
    this.#surplus.push(...this.#held.surplus())
  }
}
