import { CompiledQuery } from 'kysely'
import { aheadMark } from './prepared'
import type { Db } from './transact'

interface Statement<Row = unknown> {
  compile(db: Db): CompiledQuery<Row>
}

/**
 * Runs two statements in one round trip, the second after the first and with its effects in sight. When the first fails, the second does not
 * run; outside a transaction, when either fails, neither has an effect. Returns the rows of the second.
 */
export const inOneTrip = async <Row>(db: Db, first: Statement, second: Statement<Row>): Promise<Row[]> => {
  const { sql, parameters } = first.compile(db)
  const last = second.compile(db)
  return db.getExecutor().provideConnection(async (connection) => {
    const outcomes = await Promise.allSettled([
      connection.executeQuery(CompiledQuery.raw(aheadMark + sql, [...parameters])),
      connection.executeQuery<Row>(last),
    ])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    const [, { value }] = outcomes as [unknown, PromiseFulfilledResult<{ rows: Row[] }>]
    return value.rows
  })
}
