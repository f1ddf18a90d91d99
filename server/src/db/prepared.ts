import { createHash } from 'node:crypto'
import pg from 'pg'
import { runTogether, type Statement } from './together'

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
const hasPlan = (text: string): boolean => /^\s*(?:select|insert|update|delete|with)\b/i.test(text)

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

  /** Statements to deallocate once the connection is idle. */
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

interface Waiting {
  statement: Statement
  settle: { resolve: (result: pg.QueryResult) => void; reject: (error: unknown) => void }
}

/**
 * A pg client that prepares statements by name, so that the database plans each text once instead of on every request, and that saves round
 * trips: `begin` leaves together with the first statement of its transaction, a marked statement with the one after it.
 */
export class PreparingClient extends pg.Client {
  #held = new Held()
  /** The `begin` of a transaction that has had no statement yet. */
  #opening: string | undefined
  #ahead: Waiting | undefined

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
    return (super.query as (...all: unknown[]) => unknown)(...given)
  }

  #take(statement: Statement): Promise<pg.QueryResult> {
    const { text } = statement
    if (text.startsWith(aheadMark)) return this.#wait({ ...statement, text: text.slice(aheadMark.length) })
    const ahead = this.#ahead
    if (ahead) {
      this.#ahead = undefined
      return this.#afterAhead(ahead, statement)
    }
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
      const waiting = { statement, settle: { resolve, reject } }
      this.#ahead = waiting
      queueMicrotask(() => {
        if (this.#ahead !== waiting) return
        this.#ahead = undefined
        this.#run(statement).then(resolve, reject)
      })
    })
  }

  async #afterAhead({ statement, settle }: Waiting, next: Statement): Promise<pg.QueryResult> {
    const [first, second] = await this.#runTogether(statement, next)
    if (first.status === 'fulfilled') settle.resolve(first.value)
    else settle.reject(first.reason)
    if (second.status === 'rejected') throw second.reason
    return second.value
  }

  async #afterOpening(opening: string, statement: Statement): Promise<pg.QueryResult> {
    if (!hasPlan(statement.text)) {
      await this.#submit(opening)
      return this.#run(statement)
    }
    const outcomes = await this.#together({ text: opening, values: [] }, statement)
    const [, second] = outcomes
    if (second.status === 'fulfilled') return second.value
    // The transaction has failed with its statement; transact retries the whole operation.
    if (failedAsPrepared(second.reason)) this.#giveUp(second.reason as pg.DatabaseError)
    throw second.reason
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

  #together(first: Statement, second: Statement) {
    return runTogether(this, (query) => void this.#submit(query), [this.#named(first), this.#named(second)])
  }

  async #runTogether(first: Statement, second: Statement): Promise<Awaited<ReturnType<typeof runTogether>>> {
    const outcomes = await this.#together(first, second)
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (!failed || !failedAsPrepared(failed.reason)) return outcomes
    this.#giveUp(failed.reason as pg.DatabaseError)
    return this.getTransactionStatus() === 'I' ? this.#runTogether(first, second) : outcomes
  }

  async #run(statement: Statement): Promise<pg.QueryResult> {
    const { name, text, values } = this.#named(statement)
    if (!name) return this.#submit(text, values) as Promise<pg.QueryResult>
    try {
      return await (this.#submit({ name, text, values }) as Promise<pg.QueryResult>)
    } catch (error) {
      if (!failedAsPrepared(error)) throw error
      this.#giveUp(error as pg.DatabaseError)
      // Inside a transaction the failure has undone the earlier statements as well; transact retries the whole operation.
      if (this.getTransactionStatus() !== 'I') throw error
      return this.#run(statement)
    }
  }

  /** Deallocates statements beyond the limit; called while the connection is idle. */
  dropSurplus(): void {
    this.#opening = undefined
    for (const name of this.#held.surplus()) {
      super.query(`DEALLOCATE "${name}"`).catch(() => undefined)
      const { parsedStatements } = (this as unknown as { connection: { parsedStatements: Record<string, string> } })
        .connection
      delete parsedStatements[name]
    }
  }
}
