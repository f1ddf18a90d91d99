import { Kysely, type Logger, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparingClient } from './prepared'
import type { DB } from './types'

const types = new pg.TypeOverrides()
const bigint = (text: string): number | bigint => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}
/** `2026-11-24 18:05:55.8757+00` as ISO, to the millisecond; other years and zones are left to Date. */
const written = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/
const instant = (text: string): string => {
  const found = written.exec(text)
  return found
    ? `${found[1]}T${found[2]}.${(found[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`
    : new Date(text).toISOString()
}
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instant)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
types.setTypeParser(pg.types.builtins.INT8, bigint)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Settings of every connection of ours: instants as ISO strings, days as YYYY-MM-DD, bigint as number while it is safe. */
export const connectionSettings = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: databaseUrl,
  types,
  options: '-c timezone=UTC',
})

/** A statement that took long: its text, in which parameters have no values. */
export interface SlowStatement {
  sql: string
  ms: number
}

const longestShown = 2_000

/**
 * @param connectMs how long a connection is waited for
 * @param statementTimeoutMs longest time of one statement, which the database then ends; 0: as long as it takes
 * @param prepared whether statements are prepared by name and planned once for each connection
 * @param onStatement told of every statement
 * @param slowMs statements that take longer are told to `onSlow`; 0: none
 */
export const connect = (
  databaseUrl: string,
  {
    max = 20,
    connectMs = 5_000,
    statementTimeoutMs = 0,
    prepared = true,
    slowMs = 0,
    onSlow = () => undefined,
    onStatement,
  }: {
    max?: number
    connectMs?: number
    statementTimeoutMs?: number
    prepared?: boolean
    slowMs?: number
    onSlow?: (statement: SlowStatement) => void
    onStatement?: ((statement: SlowStatement) => void) | undefined
  } = {},
): { db: Kysely<DB>; pool: pg.Pool } => {
  const pool = new pg.Pool({
    ...connectionSettings(databaseUrl),
    max,
    connectionTimeoutMillis: connectMs,
    ...(statementTimeoutMs > 0 && { statement_timeout: statementTimeoutMs }),
    ...(prepared && { Client: PreparingClient }),
  })
  // A lost connection must not end the process, neither an idle one nor one in use: its query fails, the next opens a new one.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (prepared) pool.on('release', (_, client) => (client as unknown as PreparingClient).dropSurplus())
  const log: Logger = ({ query, queryDurationMillis: ms }) => {
    const sql = query.sql.slice(0, longestShown)
    onStatement?.({ sql, ms })
    if (slowMs > 0 && ms > slowMs) onSlow({ sql, ms: Math.round(ms) })
  }
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...((slowMs > 0 || onStatement) && { log }) }),
    pool,
  }
}
