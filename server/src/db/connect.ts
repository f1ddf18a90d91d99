import { Kysely, type Logger, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparingClient } from './prepared'
import type { DB } from './types'

const types = new pg.TypeOverrides()
const bigint = (text: string): number | bigint => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}
/** Converts `2026-11-24 18:05:55.8757+00` to ISO with milliseconds; other years and zones are left to Date. */
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

/**
 * Settings shared by all our connections: instants are returned as ISO strings, days as YYYY-MM-DD, and bigint as a number while it is a
 * safe integer.
 */
export const connectionSettings = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: databaseUrl,
  types,
  options: '-c timezone=UTC',
})

/** A slow statement: its SQL, which contains no parameter values. */
export interface SlowStatement {
  sql: string
  ms: number
}

const longestShown = 2_000

/**
 * @param connectMs how long to wait for a connection
 * @param statementTimeoutMs time limit for one statement, enforced by the database; 0 for none
 * @param prepared whether statements are prepared by name, and so planned once per connection
 * @param onStatement called for every statement
 * @param slowMs statements that take longer are reported to `onSlow`; 0 to report none
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
    prepared,
    Client: PreparingClient,
  } as pg.PoolConfig)
  // A lost connection must not crash the process, whether idle or in use. Its query fails, and the next one opens a new connection.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('release', (_, client) => (client as unknown as PreparingClient).dropSurplus())
  const log: Logger = ({ query, queryDurationMillis: ms }) => {
    const sql = query.sql.slice(0, longestShown)
    onStatement?.({ sql, ms })
    if (slowMs > 0 && ms > slowMs) onSlow({ sql, ms: Math.round(ms) })
  }
  const dialect = new PostgresDialect({ pool })
  return { db: new Kysely<DB>({ dialect, ...((slowMs > 0 || onStatement) && { log }) }), pool }
}
