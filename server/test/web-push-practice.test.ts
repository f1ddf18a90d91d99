import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import https from 'node:https'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { enqueue } from '../src/outbox/outbox'
import { openPractice, type TestPractice } from './support/practice'
import { type Records, recordsOf } from './support/records'
import { subscription } from './support/subscription'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

const hour = 3_600_000
let practice: TestPractice
let api: TestApi
let make: Records
let ahead = 0
beforeAll(async () => {
  practice = await openPractice({ only: ['push'], now: () => new Date(Date.now() + ahead) })
  api = await openTestApi({ pushContact: 'mailto:drift@samspel.test' })
  make = recordsOf(api)
})
afterAll(async () => {
  await api.close()
  await practice.stop()
})
beforeEach(async () => {
  ahead = 0
  Object.assign(api.config, { vapidPrivateKey: undefined })
  await sql`DELETE FROM outbox`.execute(api.db)
  // The practice world’s service answers in the place of Mozilla’s, which it takes itself for by the name it is called by.
  const { port } = new URL(practice.url)
  jest.spyOn(https, 'request').mockImplementation(((
    options: { hostname: string; path: string; method: string; headers: object },
    done: never,
  ) =>
    request(
      {
        path: options.path,
        method: options.method,
        headers: { ...options.headers, host: options.hostname },
        host: '127.0.0.1',
        port,
      },
      done,
    )) as never)
})
afterEach(() => void jest.restoreAllMocks())

const browser = async () => {
  const brand = await make.brand()
  const staff: Actor = await make.staff('company', [brand.id])
  const token = uuidv7()
  const endpoint = `https://updates.push.services.mozilla.com/sandbox/push/web/${token}`
  const body = { ...subscription(), endpoint }
  expect((await api.call(staff, 'POST', '/api/notices/devices', { body })).status).toBe(200)
  const { rows } = await sql<{ id: string }>`SELECT id FROM devices WHERE user_id = ${staff.id}`.execute(api.db)
  const send = async () => {
    await api.db.transaction().execute((trx) =>
      enqueue(trx, 'push-device', {
        deviceId: rows[0]!.id,
        accountId: staff.id,
        title: 'Milad har skrivit',
        body: 'Hej',
        href: '/messages',
        tag: 'message',
      }),
    )
    await api.deliver()
  }
  const devices = async () =>
    (await sql`SELECT id FROM devices WHERE user_id = ${staff.id}`.execute(api.db)).rows.length
  return { token, send, devices }
}
const waiting = async () =>
  (
    await sql<{ is_theirs: boolean; last_error: string }>`SELECT is_theirs, last_error FROM outbox
      WHERE done_at IS NULL`.execute(api.db)
  ).rows
const taken = async (token: string) => (await practice.app.inject('/sandbox/push')).body.split(token).length - 1

test('a push is signed for the service it is sent to, for less than a day, and its words are sealed', async () => {
  const { token, send } = await browser()
  await send()
  expect([await taken(token), await waiting()]).toEqual([1, []])
  expect((await practice.app.inject('/sandbox/push')).body).not.toContain('Milad')
})

test.each([
  ['clocks a day apart', () => void (ahead = 25 * hour)],
  ['a clock that lags by a day', () => void (ahead = -25 * hour)],
])('with %s its signature is refused: it ends, and the browser stays', async (_what, change) => {
  const { token, send, devices } = await browser()
  change()
  await send()
  expect([await taken(token), await waiting(), await devices()]).toEqual([0, [], 1])
})

test('a browser that subscribed with another key refuses: it ends, and the others get theirs', async () => {
  const { token, send } = await browser()
  await send()
  Object.assign(api.config, { vapidPrivateKey: randomBytes(32).toString('base64url') })
  await send()
  const other = await browser()
  await other.send()
  expect([await taken(token), await taken(other.token), await waiting()]).toEqual([1, 1, []])
})

test.each(['limits', 'down'] as const)('a service that %s gets it again, and then takes it once', async (mode) => {
  const { token, send } = await browser()
  practice.mode('push', mode)
  await send()
  expect(await waiting()).toMatchObject([{ is_theirs: true }])
  practice.mode('push', 'works')
  await sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)
  await api.deliver()
  expect([await taken(token), await waiting()]).toEqual([1, []])
})

test('a browser that is gone is forgotten', async () => {
  const { token, send, devices } = await browser()
  await practice.steer('push', 'phone', { token, state: 'gone' })
  await send()
  expect([await devices(), await waiting()]).toEqual([0, []])
})
