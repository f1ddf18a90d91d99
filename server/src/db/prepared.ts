import { createHash } from 'node:crypto'
import pg from 'pg'
import { type Outcome, runAlone, runTogether, type Statement } from './together'

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

/** A statement whose text begins with this is sent together with the one that follows it at once. The mark itself is not sent. */
export const aheadMark = '/* ahead */ '

/** Opens a transaction; nothing happens in the database before its first statement. */
const opens = (text: string): boolean => /^(?:begin|start transaction\b[^;]*)$/i.test(text)
const closes = (text: string): boolean => /^(?:commit|rollback)$/i.test(text)

const emptyResult = (command: string) => ({ command, rowCount: null, rows: [], oid: 0, fields: [] }) as pg.QueryResult

/** A statement that leaves with the next one. */
interface Waiting {
  statement: Statement
  resolve: (result: pg.QueryResult) => void
  reject: (error: unknown) => void
}

/** The part of pg's connection that prepared statements are closed by; its types do not declare it. */
interface Closing {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  close(statement: { type: 'S'; name: string }): void
}

/**
 * A pg client that prepares statements by name, so that the database plans each text once instead of on every request, and that saves round
 * trips: `begin` leaves together with the first statement of its transaction, a marked statement with the one after it (decision 173).
 */
export class PreparingClient extends pg.Client {
  #held = new Held()
  /** The `begin` of a transaction that has had no statement yet. */
  #opening: string | undefined
  #ahead: Waiting[] = []
  #surplus: string[] = []

  constructor(config?: pg.ClientConfig & { prepared?: boolean }) {
    super(config)
    this.#held.refused = config?.prepared === false
  }

  // pg declares eight overloads of query; every form but text with values passes through unchanged.
  override query = ((...given: unknown[]): unknown => {
    const [text, values, callback] = given
    if (typeof text === 'string' && Array.isArray(values) && !callback) return this.#take({ text, values })
    if (this.#opening) throw new Error('A transaction begins with a statement of text and values')
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

  #take(statement: Statement): Promise<pg.QueryResult> {
    const { text } = statement
    if (text.startsWith(aheadMark)) return this.#wait({ ...statement, text: text.slice(aheadMark.length) })
    if (this.#ahead.length > 0) return this.#afterAhead(statement)
    const opening = this.#opening
    if (opening) {
      this.#opening = undefined
      return closes(text) ? Promise.resolve(emptyResult(text.toUpperCase())) : this.#afterOpening(opening, statement)
    }
    if (opens(text)) {
      this.#opening = text
      return Promise.resolve(emptyResult('BEGIN'))
    }
    return this.#run(statement)
  }

  #wait(statement: Statement): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#ahead.push({ statement, resolve, reject })
      // Nothing waits for a statement that does not come.
      if (this.#ahead.length === 1) queueMicrotask(() => void this.#sendAhead([]))
    })
  }

  async #afterAhead(statement: Statement): Promise<pg.QueryResult> {
    const outcome = (await this.#sendAhead([statement]))!
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  /** Sends what is waiting, and a last statement; returns the outcome of the last. */
  async #sendAhead(last: Statement[]): Promise<Outcome | undefined> {
    const waiting = this.#ahead
    if (waiting.length === 0) return undefined
    this.#ahead = []
    const opening = this.#opening
    this.#opening = undefined
    const statements = [...waiting.map(({ statement }) => statement), ...last]
    const outcomes = await this.#runTogether(statements, opening)
    waiting.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes[at]!
      if (outcome.status === 'fulfilled') resolve(outcome.value)
      else reject(outcome.reason)
    })
    return outcomes[waiting.length]
  }

  async #afterOpening(opening: string, statement: Statement): Promise<pg.QueryResult> {
    if (!hasPlan(statement.text)) {
      await this.#submit(opening)
      return this.#run(statement)
    }
    const outcome = (await this.#runTogether([statement], opening))[0]!
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
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

  /** Runs statements in one round trip, which also opens a transaction if `opening` is given. */
  async #runTogether(statements: readonly Statement[], opening?: string): Promise<Outcome[]> {
    const named = statements.map((statement) => this.#named(statement))
    const all = opening ? [{ text: opening, values: [] }, ...named] : named
    const outcomes = (await runTogether(this, (query) => void this.#submit(query), all)).slice(opening ? 1 : 0)
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (!failed || !failedAsPrepared(failed.reason)) return outcomes
    this.#giveUp(failed.reason as pg.DatabaseError)
    // Inside a transaction the failure has undone the earlier statements as well; transact retries the whole operation.
    return opening || this.getTransactionStatus() !== 'I' ? outcomes : this.#runTogether(statements)
  }

  async #run(statement: Statement): Promise<pg.QueryResult> {
    const { name, text, values } = this.#named(statement)
    if (!name) return this.#submit(text, values) as Promise<pg.QueryResult>
    try {
      return await runAlone(this, (query) => void this.#submit(query), { name, text, values })
    } catch (error) {
      // Its stack would lead to the socket, not to the code that ran the statement.
      if (error instanceof Error) Error.captureStackTrace(error)
      if (!failedAsPrepared(error)) throw error
      this.#giveUp(error as pg.DatabaseError)
      // Inside a transaction the failure has undone the earlier statements as well; transact retries the whole operation.
      if (this.getTransactionStatus() !== 'I') throw error
      return this.#run(statement)
    }
  }

  /** Has statements beyond the limit closed with the next query; called while the connection is idle. */
  dropSurplus(): void {
    this.#opening = undefined
    this.#surplus.push(...this.#held.surplus())
  }
}
