import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { connect } from '../src/db/connect'
import { createApp } from '../src/http/app'
import { createLocalBus } from '../src/live'
import { handlers, plugins } from '../src/modules'
import { openBed, type Bed } from './support/bed'
import { figure } from './support/figure'
import { recordsOf } from './support/records'

let bed: Bed
beforeAll(async () => { bed = await openBed() })
afterAll(() => bed.close())

test('QUALITY 9 without a database every call answers 503 with Retry-After, and the process lives', async () => {
  const { db, pool } = connect('postgres://nobody:x@127.0.0.1:1/none')
  const config = { ...bed.config, sessionSecret: randomBytes(32).toString('hex') }
  const app = await createApp({ db, config, live: createLocalBus(), handlers, plugins })
  try {
    for (const url of ['/readyz', '/public/campaigns']) {
      const answer = await app.inject({ method: 'GET', url })
      expect([url, answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([url, 503, { error: 'unavailable' }, '5'])
    }
    expect((await app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  } finally {
    await app.close()
    await pool.end()
  }
})

test('QUALITY 9 connections cut by the database are made anew', async () => {
  const staff = await recordsOf(bed).staff('admin')
  const list = () => bed.call(staff, 'GET', '/api/campaigns')
  await Promise.all(Array.from({ length: 10 }, list))
  const other = connect(bed.databaseUrl, { max: 1 })
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(other.db)
  await other.pool.end()
  // A connection that nobody has found dead yet may be handed out: at most as many refusals as the pool held.
  const statuses: number[] = []
  do statuses.push((await list()).status)
  while (statuses.at(-1) !== 200 && statuses.length <= 30)
  expect(statuses.at(-1)).toBe(200)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  figure(9, `all connections cut: ${statuses.length - 1} calls answered 503, the next 200; no database at all: 503 with Retry-After in 2 of 2, the process lives`)
})
