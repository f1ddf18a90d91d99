import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import pg from 'pg'
import { connect } from '../src/db/connect'
import { createApp, type ModulePlugin } from '../src/http/app'
import { toAppError } from '../src/http/error-answer'
import { createLocalBus } from '../src/live'
import { handlers, plugins } from '../src/modules'
import { figure } from './support/figure'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('QUALITY 9 without a database every call answers 503 with Retry-After, and the process lives', async () => {
  const { db, pool } = connect('postgres://nobody:x@127.0.0.1:1/none')
  const config = { ...api.config, sessionSecret: randomBytes(32).toString('hex') }
  const app = await createApp({ db, config, live: createLocalBus(), handlers, plugins })
  try {
    for (const url of ['/readyz', '/public/campaigns']) {
      const answer = await app.inject({ method: 'GET', url })
      expect([url, answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
        url,
        503,
        { error: 'unavailable' },
        '5',
      ])
    }
    expect((await app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  } finally {
    await app.close()
    await pool.end()
  }
})

test('QUALITY 9 connections cut by the database are made anew', async () => {
  const staff = await recordsOf(api).staff('admin')
  const list = () => api.call(staff, 'GET', '/api/campaigns')
  await Promise.all(Array.from({ length: 10 }, list))
  const other = connect(api.databaseUrl, { max: 1 })
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(
    other.db,
  )
  await other.pool.end()
  // A connection that nobody has found dead yet may be handed out: at most as many refusals as the pool held.
  const statuses: number[] = []
  do statuses.push((await list()).status)
  while (statuses.at(-1) !== 200 && statuses.length <= 30)
  expect(statuses.at(-1)).toBe(200)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  figure(
    9,
    `all connections cut: ${statuses.length - 1} calls answered 503, the next 200; no database at all: 503 with Retry-After in 2 of 2, the process lives`,
  )
})

test('issue 12 16 a statement that takes too long is ended by the database and answers 503, and the connection serves the next call', async () => {
  const { db, pool } = connect(api.databaseUrl, { max: 1, statementTimeoutMs: 100 })
  const slow: ModulePlugin = (app, context) =>
    void app.get('/slow', async () => sql`SELECT pg_sleep(60)`.execute(context.db))
  const app = await createApp({ db, config: api.config, live: createLocalBus(), handlers, plugins: [...plugins, slow] })
  try {
    const answer = await app.inject({ method: 'GET', url: '/slow' })
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { error: 'unavailable' },
      '5',
    ])
    expect((await app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200)
  } finally {
    await app.close()
    await pool.end()
  }
})

test('issue 12 16 a database that takes no connections (SQLSTATE 55000) is a 503', async () => {
  const name = new URL(api.databaseUrl).pathname.slice(1)
  const server = new pg.Client({
    connectionString: Object.assign(new URL(api.databaseUrl), { pathname: '/postgres' }).href,
  })
  await server.connect()
  const { db, pool } = connect(api.databaseUrl, { max: 1 })
  const app = await createApp({ db, config: api.config, live: createLocalBus(), handlers, plugins })
  try {
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    const answer = await app.inject({ method: 'GET', url: '/public/campaigns' })
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { error: 'unavailable' },
      '5',
    ])
  } finally {
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
    await server.end()
    await app.close()
    await pool.end()
  }
})

test('issue 12 16 states of the database by what they mean to a caller', () => {
  const idOf = (code: string) => toAppError(Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })).id
  const busy = [
    '08006',
    '25006',
    '28P01',
    '3D000',
    '53100',
    '53300',
    '55000',
    '55006',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    '58030',
  ]
  expect(busy.map(idOf)).toEqual(busy.map(() => 'unavailable'))
  expect(['23505', '40001', '40P01', '22001', '42601', '25001'].map(idOf)).toEqual([
    'conflict',
    'conflict',
    'conflict',
    'invalid',
    'internal',
    'internal',
  ])
})
