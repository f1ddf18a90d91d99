import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import pg from 'pg'
import { connect } from '../src/db/connect'
import { createApp, type ModulePlugin } from '../src/http/app'
import { toAppError } from '../src/http/error-answer'
import { createLocalBus } from '../src/live'
import { handlers, plugins } from '../src/modules'
import { figure, repetitions } from './support/figure'
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
  // The pool may hand out connections not yet known to be dead, so there can be as many refusals as the pool had connections.
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

/** A proxy to the database that can be cut and restored at the same address. */
const openWay = async (databaseUrl: string) => {
  const { hostname, port: databasePort } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = createConnection(Number(databasePort), hostname)
    for (const each of [socket, onward]) {
      sockets.add(each)
      each.on('error', () => undefined)
      each.on('close', () => sockets.delete(each))
    }
    socket.pipe(onward).pipe(socket)
    socket.on('close', () => onward.destroy())
    onward.on('close', () => socket.destroy())
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    sockets.forEach((socket) => socket.destroy())
    await closed
  }
  return { url: Object.assign(new URL(databaseUrl), { port: String(port) }).href, cut, lay: () => listen(port) }
}

test('QUALITY 9 the database is gone for a while: 503 with Retry-After all the time, and calls are answered when it is back', async () => {
  const way = await openWay(api.databaseUrl)
  const { db, pool } = connect(way.url, { max: 5 })
  const app = await createApp({ db, config: api.config, live: createLocalBus(), handlers, plugins })
  const goneMs = repetitions(0, 60_000)
  const atLeast = 20
  try {
    const list = () => app.inject({ method: 'GET', url: '/public/campaigns' })
    expect((await list()).statusCode).toBe(200)
    await way.cut()
    const away = performance.now()
    let refused = 0
    while (refused < atLeast || performance.now() - away < goneMs) {
      const answer = await list()
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      refused += 1
    }
    await way.lay()
    const back = performance.now()
    let answered = 0
    while ((await list()).statusCode !== 200) answered += 1
    figure(
      9,
      `the database gone for ${((back - away) / 1_000).toFixed(0)} s: ${refused} of N = ${refused} calls answered 503 with Retry-After, the process lives; back after ${(performance.now() - back).toFixed(0)} ms and ${answered} refusals`,
    )
  } finally {
    await app.close()
    await pool.end()
    await way.cut()
  }
})

test('QUALITY 9 every connection of the pool is taken: calls that wait too long answer 503, and the next are answered', async () => {
  const { db, pool } = connect(api.databaseUrl, { max: 2 })
  const app = await createApp({ db, config: api.config, live: createLocalBus(), handlers, plugins })
  try {
    const taken = [await pool.connect(), await pool.connect()]
    const calls = await Promise.all(
      Array.from({ length: 10 }, () => app.inject({ method: 'GET', url: '/public/campaigns' })),
    )
    expect(calls.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
      calls.map(() => [503, '5']),
    )
    taken.forEach((client) => client.release())
    expect((await app.inject({ method: 'GET', url: '/public/campaigns' })).statusCode).toBe(200)
    figure(
      9,
      `a pool without a free connection: ${calls.length} of N = ${calls.length} calls answered 503, the next 200`,
    )
  } finally {
    await app.close()
    await pool.end()
  }
})

test('a statement that takes too long is ended by the database and answers 503, and the connection serves the next call', async () => {
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

test('a database that takes no connections (SQLSTATE 55000) is a 503', async () => {
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

test('states of the database by what they mean to a caller', () => {
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
