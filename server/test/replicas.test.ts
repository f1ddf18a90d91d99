import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { connect } from '../src/db/connect'
import { openReplicas, positionOf, type Replicas, whyNotReplica } from '../src/db/replicas'
import type { Db } from '../src/db/transact'
import { createApp } from '../src/http/app'
import { handlers, plugins } from '../src/modules'
import { recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

// Replication between PostgreSQL servers is covered by `npm run verify:database`; this covers what holds without it.
let api: TestApi
let other: FastifyInstance
let away: ReturnType<typeof connect>
let replicas: Replicas
let staff: Actor
beforeAll(async () => {
  api = await openTestApi()
  staff = await recordsOf(api).staff('company')
  away = connect('postgres://samspel@127.0.0.1:1/samspel', { connectMs: 500 })
  // One that is unreachable, and one that was promoted and so follows no primary.
  replicas = openReplicas(api.db, [away.db, api.db], { names: ['away', 'promoted'] })
  other = await createApp({ db: api.db, config: api.config, live: api.bus, handlers, plugins, replicas })
})
afterAll(async () => {
  await other.close()
  await away.pool.end()
  await api.close()
})

const ask = (method: 'GET' | 'PATCH', body?: object, cookie?: string) =>
  other.inject({
    method,
    url: '/api/users/me',
    headers: { authorization: `Bearer ${staff.token}`, ...(cookie && { cookie }) },
    ...(body && { payload: body }),
  })

test('places in the log are compared as numbers; what is none is none', () => {
  expect(positionOf('16/B374D848')! > positionOf('16/A374D848')!).toBe(true)
  expect(positionOf('2/0')! > positionOf('1/FFFFFFFF')!).toBe(true)
  for (const text of ['', '16', '16/', '1/2/3', 'x/1', '123456789/1']) expect(positionOf(text)).toBeUndefined()
})

test('without a replica that can be asked the primary answers, and a writer is told how far the log is', async () => {
  const read = await ask('GET')
  expect([read.statusCode, replicas.reads]).toEqual([200, { replica: 0, primary: 1 }])
  expect(read.headers['set-cookie']).toBeUndefined()
  const wrote = await ask('PATCH', { user: { name: 'Another Name' } })
  const [, place] = /^samspel_wrote=([0-9A-F]+\/[0-9A-F]+); Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/.exec(
    String(wrote.headers['set-cookie']),
  )!
  expect(positionOf(place!)! > 0n).toBe(true)
  for (const cookie of [`samspel_wrote=${place}`, 'samspel_wrote=nonsense', 'a=b; samspel_wrote=FF/FF'])
    expect((await ask('GET', undefined, cookie)).json()).toMatchObject({ user: { name: 'Another Name' } })
  expect(await replicas.states()).toEqual([
    { name: 'away', isUp: false, bytesBehind: 0 },
    { name: 'promoted', isUp: false, bytesBehind: 0 },
  ])
})

test('a refused write and a conflict are asked of the primary, and say nothing of the replica; other faults stay', async () => {
  const failing = (statement: string) =>
    api.db.transaction().execute((trx) => sql.raw(statement).execute(trx)) as Promise<unknown>
  const codeOf = async (work: Promise<unknown>) => whyNotReplica(await work.catch((error: unknown) => error))
  expect(
    await codeOf(
      api.db.transaction().execute(async (trx: Db) => {
        await sql`SET TRANSACTION READ ONLY`.execute(trx)
        await sql`SELECT FROM users LIMIT 1 FOR UPDATE`.execute(trx)
      }),
    ),
  ).toBe('unfit')
  expect(await codeOf(failing('SELECT 1 / 0'))).toBeUndefined()
  expect(await codeOf(away.db.selectFrom('users').select('id').execute())).toBe('away')
})
