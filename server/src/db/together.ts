import pg from 'pg'

/** A statement as the driver takes it, with the name under which it is prepared, if any. */
export interface Statement {
  text: string
  values: readonly unknown[]
  name?: string | undefined
}

type Outcome = PromiseSettledResult<pg.QueryResult>

interface Connection {
  stream: { cork(): void; uncork(): void }
  submittedNamedStatements: Record<string, string>
  sync(): void
}

/** What pg's client calls while it reads the answer to a query; its types declare only `submit`. */
interface Part {
  name?: string
  text: string
  _result: { _types: unknown }
  submit(connection: Connection): Error | null
  handleError(error: Error, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleCopyInResponse(connection: Connection): void
}

const partOf = ({ text, values, name }: Statement, types: unknown, settle: (outcome: Outcome) => void): Part => {
  const callback = (reason: Error | null, value: pg.QueryResult) =>
    settle(reason ? { status: 'rejected', reason } : { status: 'fulfilled', value })
  const config = { text, values, name, queryMode: 'extended', callback }
  const part = new pg.Query(config as unknown as pg.QueryConfig) as unknown as Part
  part._result._types = types
  return part
}

/**
 * A query of two statements with one Sync at the end: they leave in one write and are answered in one, and the database skips the second
 * when the first fails.
 */
class Pair {
  /** pg gives a query without a callback one of its own. */
  readonly callback = (): void => undefined
  readonly #parts: readonly [Part, Part]
  #done = 0

  constructor(parts: readonly [Part, Part]) {
    this.#parts = parts
  }

  get #current(): Part {
    return this.#parts[this.#done] ?? this.#parts[1]
  }
  // The client notes under name and text what the connection has prepared.
  get name(): string | undefined {
    return this.#current.name
  }
  get text(): string {
    return this.#current.text
  }

  submit(connection: Connection): Error | null {
    const [first, second] = this.#parts
    const withoutSync = Object.create(connection, { sync: { value: () => undefined } }) as Connection
    connection.stream.cork()
    try {
      const refused = first.submit(withoutSync)
      if (refused) return refused
      const secondRefused = second.submit(connection)
      if (secondRefused) {
        connection.sync()
        second.handleError(secondRefused, connection)
      }
      return null
    } finally {
      connection.stream.uncork()
    }
  }

  handleError(error: Error, connection: Connection): void {
    this.#parts.forEach((part, at) => {
      if (at < this.#done) return part.handleReadyForQuery(connection)
      // The database skipped what it had not parsed yet.
      if (part.name) delete connection.submittedNamedStatements[part.name]
      part.handleError(error, connection)
    })
  }
  handleReadyForQuery(connection: Connection): void {
    for (const part of this.#parts) part.handleReadyForQuery(connection)
  }
  handleRowDescription(message: unknown): void {
    this.#current.handleRowDescription(message)
  }
  handleDataRow(message: unknown): void {
    this.#current.handleDataRow(message)
  }
  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#current.handleCommandComplete(message, connection)
    this.#done += 1
  }
  handleEmptyQuery(connection: Connection): void {
    this.#current.handleEmptyQuery(connection)
    this.#done += 1
  }
  handleCopyInResponse(connection: Connection): void {
    this.#current.handleCopyInResponse(connection)
  }
  handleCopyData(): void {
    // pg's own queries ignore it, too.
  }
}

/**
 * Runs two statements in one round trip. Each is answered with its own result; when the first fails, the second has not run and fails with
 * the same error. Outside a transaction both are one transaction, with a snapshot for each statement.
 */
export const runTogether = (
  client: pg.Client,
  submit: (query: pg.Submittable) => void,
  statements: readonly [Statement, Statement],
): Promise<[Outcome, Outcome]> => {
  const { _types: types } = client as unknown as { _types: unknown }
  const settled: ((outcome: Outcome) => void)[] = []
  const outcomes = statements.map(() => new Promise<Outcome>((resolve) => settled.push(resolve)))
  const [first, second] = statements
  submit(new Pair([partOf(first, types, settled[0]!), partOf(second, types, settled[1]!)]) as unknown as pg.Submittable)
  return Promise.all(outcomes) as Promise<[Outcome, Outcome]>
}
