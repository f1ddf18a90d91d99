import { createHash } from 'node:crypto'
import pg from 'pg'

/** Statements that one connection keeps prepared: each holds its plan in the memory of the database. */
const mostStatements = 250
/** Texts whose names are remembered; beyond it the oldest name is worked out again. */
const mostNames = 2_000

const names = new Map<string, string>()

/** A statement's name follows from its text, so that all connections and instances call it the same. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  const [oldest] = names.keys()
  if (names.size >= mostNames && oldest !== undefined) names.delete(oldest)
  names.set(text, name)
  return name
}

/** Statements that have a plan to keep; transaction control and settings have none. */
const hasPlan = (text: string): boolean => /^\s*(?:select|insert|update|delete|with)\b/i.test(text)

/** A schema change altered the columns of a prepared statement's result: it has to be prepared again. */
const isOutdated = ({ code, routine }: pg.DatabaseError): boolean =>
  code === '0A000' && routine === 'RevalidateCachedQuery'

/** A pooler between us and the database hands out sessions that hold other prepared statements than ours. */
const isForeignSession = ({ code }: pg.DatabaseError): boolean => code === '26000' || code === '42P05'

/** Whether a statement failed only because of how it was prepared; run again it succeeds. */
export const failedAsPrepared = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (isOutdated(error) || isForeignSession(error))

/** The names that a connection holds, the least recently used first. */
class Held {
  /** Part of every name; a new one after a schema change leaves all statements of before behind. */
  #generation = 0
  #names = new Set<string>()
  #toDrop: string[] = []
  /** No more names on this connection: its sessions are not ours alone. */
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

  /** Statements to drop now that nobody uses the connection. */
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

/** A connection of pg that prepares its statements by name, so that the database plans a text once and not at each request. */
export class PreparingClient extends pg.Client {
  #held = new Held()

  // The signatures of pg are eight overloads; all but text with values pass through untouched.
  override query = ((...given: unknown[]): unknown => {
    const [text, values, callback] = given
    const run = (...args: unknown[]) => (super.query as (...all: unknown[]) => unknown)(...args)
    if (typeof text !== 'string' || !Array.isArray(values) || callback || this.#held.refused || !hasPlan(text))
      return run(...given)
    return (run({ name: this.#held.use(text), text, values }) as Promise<unknown>).catch((error: unknown) => {
      if (!failedAsPrepared(error)) throw error
      if (isOutdated(error as pg.DatabaseError)) this.#held.renew()
      else this.#held.refused = true
      // In a transaction the failure has undone what came before: transact runs the whole act again.
      if (this.getTransactionStatus() !== 'I') throw error
      return this.query(text, values)
    })
  }) as pg.Client['query']

  /** Drops what is held beyond the bound; called while nobody uses the connection. */
  dropSurplus(): void {
    for (const name of this.#held.surplus()) {
      super.query(`DEALLOCATE "${name}"`).catch(() => undefined)
      const { parsedStatements } = (this as unknown as { connection: { parsedStatements: Record<string, string> } })
        .connection
      delete parsedStatements[name]
    }
  }
}
