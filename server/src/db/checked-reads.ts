import { CompiledQuery, type ConnectionProvider, type DatabaseConnection, type QueryResult } from 'kysely'
import { withConnections } from './open-kysely'
import { isPlainRead } from './plain-read'
import { aheadMark } from './prepared'
import type { Db } from './transact'

/** Thrown by statements of a database whose check has failed. Whoever asked for the check discards it with the work. */
export class CheckFailed extends Error {
  constructor() {
    super('The check of this work has failed')
    this.name = 'CheckFailed'
  }
}

/** A statement whose result decides whether the work it goes ahead of counts. */
export interface Check<Row> {
  sql: string
  parameters: readonly unknown[]
  accepts: (rows: readonly Row[]) => boolean
}

/** A database for work that counts only if a check succeeds. */
export interface CheckedReads {
  db: Db
  /** Whether the check has succeeded; runs it if no statement has yet. Rejects when it could not be run. */
  isAccepted(): Promise<boolean>
}

class Checking implements ConnectionProvider {
  readonly #own: ConnectionProvider
  readonly #check: Check<never>
  #verdict: Promise<boolean> | undefined
  #found: boolean | undefined

  constructor(own: ConnectionProvider, check: Check<never>) {
    this.#own = own
    this.#check = check
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return this.#own.provideConnection((connection) =>
      consumer(
        this.#found
          ? connection
          : {
              executeQuery: (query) => this.#execute(connection, query),
              streamQuery: () => {
                throw new Error('Results are not streamed before the check')
              },
            },
      ),
    )
  }

  isAccepted(): Promise<boolean> {
    return this.#verdict ?? this.#own.provideConnection((connection) => this.#ask(connection))
  }

  async #execute<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#found) return connection.executeQuery<R>(query)
    if (this.#found === undefined && isPlainRead(query.sql.replace(aheadMark, ''))) {
      // Without waiting in between, so that both leave together.
      if (!this.#verdict) void this.#ask(connection, aheadMark)
      return connection.executeQuery<R>(query)
    }
    if (!(await (this.#verdict ?? this.#ask(connection)))) throw new CheckFailed()
    return connection.executeQuery<R>(query)
  }

  #ask(connection: DatabaseConnection, mark = ''): Promise<boolean> {
    const { sql, parameters, accepts } = this.#check
    const verdict = connection
      .executeQuery<never>(CompiledQuery.raw(mark + sql, [...parameters]))
      .then(({ rows }) => (this.#found = accepts(rows)))
    // Whoever asks for the verdict is told of its failure.
    verdict.catch(() => undefined)
    this.#verdict = verdict
    return verdict
  }
}

/**
 * A database whose first statement takes the check along in one round trip. Reads do not wait for the check; anything else does, and is not
 * sent if it fails. Undefined for a database that `connect` has not opened, as inside a transaction.
 */
export const readChecked = <Row>(db: Db, check: Check<Row>): CheckedReads | undefined => {
  let checking: Checking | undefined
  const checked = withConnections(db, (own) => (checking = new Checking(own, check as Check<never>)))
  return checked && checking && { db: checked, isAccepted: () => checking!.isAccepted() }
}
