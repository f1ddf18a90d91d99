import { CompiledQuery, type QueryResult } from 'kysely'
import { aheadMark } from './prepared'
import type { Db } from './transact'

export interface Statement<Row = unknown> {
  compile(db: Db): CompiledQuery<Row>
}

/**
 * Runs two statements in one round trip, the second after the first and with its effects in sight. When the first fails, the second does not
 * run; outside a transaction, when either fails, neither has an effect.
 */
export const inOneTrip = async <One, Other>(
  db: Db,
  first: Statement<One>,
  second: Statement<Other>,
): Promise<[QueryResult<One>, QueryResult<Other>]> => {
  const { sql, parameters } = first.compile(db)
  const last = second.compile(db)
  return db.getExecutor().provideConnection(async (connection) => {
    // Not one after the other: the first leaves with the second.
    const results = [
      connection.executeQuery<One>(CompiledQuery.raw(aheadMark + sql, [...parameters])),
      connection.executeQuery<Other>(last),
    ] as const
    await Promise.allSettled(results)
    return Promise.all(results)
  })
}
