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
  name?: string | undefined
  text: string
  queryMode?: 'extended'
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

type Callback = (error: Error | null, result: pg.QueryResult) => void

// pg's types know neither a text with values and a callback, nor what a query is made of.
const PgQuery = pg.Query as unknown as new (text: string, values: readonly unknown[], callback: Callback) => Query

/** A query in the extended protocol; made from text and values, since pg copies a config property by property. */
const queryOf = ({ text, values, name }: Statement, types: unknown, callback: Callback): Query => {
  const query = new PgQuery(text, values, callback)
  query.name = name
  query.queryMode = 'extended'
  query._result._types = types
  return query
}

/** The part of a client that reads results: how the values of each type are parsed. */
const typesOf = (client: pg.Client): unknown => (client as unknown as { _types: unknown })._types

interface Part {
  query: Query
  outcome: Promise<Outcome>
  /** Set when the query could not even be sent. */
  failure?: Error
}

const partOf = (statement: Statement, types: unknown): Part => {
  const part = {} as Part
  part.outcome = new Promise((resolve) => {
    part.query = queryOf(statement, types, (reason, value) => {
      if (reason) part.failure = reason
      resolve(reason ? { status: 'rejected', reason } : { status: 'fulfilled', value })
    })
  })
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

type Submit = (query: pg.Submittable) => void

/** Runs one statement in the extended protocol. */
export const runAlone = (client: pg.Client, submit: Submit, statement: Statement): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const query = queryOf(statement, typesOf(client), (error, result) => (error ? reject(error) : resolve(result)))
    submit(query as unknown as pg.Submittable)
  })

/**
 * Runs statements in one round trip. Each is answered with its own result; when one fails, those after it have not run and fail with the same
 * error. Outside a transaction they are one, with a snapshot for each statement.
 */
export const runTogether = (
  client: pg.Client,
  submit: Submit,
  statements: readonly Statement[],
): Promise<Outcome[]> => {
  const types = typesOf(client)
  const parts = statements.map((statement) => partOf(statement, types))
  submit(new Group(parts) as unknown as pg.Submittable)
  return Promise.all(parts.map(({ outcome }) => outcome))
}
