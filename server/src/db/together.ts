import pg from 'pg'

/** A statement as the driver takes it, with the name under which it is prepared, if any. */
export interface Statement {
  text: string
  values: readonly unknown[]
  name?: string | undefined
}

export type Outcome = PromiseSettledResult<pg.QueryResult>

interface Connection {
  stream: { writable: boolean; cork(): void; uncork(): void; write(bytes: Buffer): unknown }
  submittedNamedStatements: Record<string, string>
  sync(): void
}

/** What pg's client calls while it reads the answer to a query; its types declare only `submit`. */
interface Query {
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

interface Part {
  query: Query
  outcome: Promise<Outcome>
  /** Set when the query could not even be sent. */
  failure?: Error
}

const partOf = ({ text, values, name }: Statement, types: unknown): Part => {
  const part = {} as Part
  part.outcome = new Promise((resolve) => {
    const callback = (reason: Error | null, value: pg.QueryResult) => {
      if (reason) part.failure = reason
      resolve(reason ? { status: 'rejected', reason } : { status: 'fulfilled', value })
    }
    const config = { text, values, name, queryMode: 'extended', callback }
    part.query = new pg.Query(config as unknown as pg.QueryConfig) as unknown as Query
  })
  part.query._result._types = types
  return part
}

/** A connection to which queries write without anything leaving, not even the Sync that ends each of them. */
const withheld = (connection: Connection) => {
  const bytes: Buffer[] = []
  const nothing = () => undefined
  const stream = { writable: true, cork: nothing, uncork: nothing, write: (part: Buffer) => bytes.push(part) }
  return {
    bytes,
    connection: Object.create(connection, { stream: { value: stream }, sync: { value: nothing } }) as Connection,
  }
}

/**
 * A query of several statements with one Sync at the end: they leave in one write and are answered in one, and when one fails, the database
 * skips those after it.
 */
class Group {
  /** pg gives a query without a callback one of its own. */
  readonly callback = (): void => undefined
  readonly #parts: readonly Part[]
  #done = 0

  constructor(parts: readonly Part[]) {
    this.#parts = parts
  }

  get #current(): Query {
    return this.#parts[Math.min(this.#done, this.#parts.length - 1)]!.query
  }
  // The client notes under name and text what the connection has prepared.
  get name(): string | undefined {
    return this.#current.name
  }
  get text(): string {
    return this.#current.text
  }

  submit(connection: Connection): Error | null {
    const { bytes, connection: own } = withheld(connection)
    for (const part of this.#parts) {
      const failure = part.query.submit(own) ?? part.failure
      // Nothing has left; the client fails this query.
      if (failure) return failure
    }
    if (!connection.stream.writable) return null
    connection.stream.cork()
    connection.stream.write(Buffer.concat(bytes))
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleError(error: Error, connection: Connection): void {
    this.#parts.forEach(({ query }, at) => {
      if (at < this.#done) return query.handleReadyForQuery(connection)
      // The database has skipped what it was to prepare.
      if (query.name) delete connection.submittedNamedStatements[query.name]
      query.handleError(error, connection)
    })
  }
  handleReadyForQuery(connection: Connection): void {
    for (const { query } of this.#parts) query.handleReadyForQuery(connection)
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
 * Runs statements in one round trip. Each is answered with its own result; when one fails, those after it have not run and fail with the same
 * error. Outside a transaction they are one, with a snapshot for each statement.
 */
export const runTogether = (
  client: pg.Client,
  submit: (query: pg.Submittable) => void,
  statements: readonly Statement[],
): Promise<Outcome[]> => {
  const { _types: types } = client as unknown as { _types: unknown }
  const parts = statements.map((statement) => partOf(statement, types))
  submit(new Group(parts) as unknown as pg.Submittable)
  return Promise.all(parts.map(({ outcome }) => outcome))
}
