import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { enqueueMail } from '../src/outbox/mails'
import { enqueue } from '../src/outbox/outbox'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ appUrl: 'https://samspel.example', pushContact: undefined }, { keepsMails: false })
})
afterAll(() => api.close())

test('at a public address without a mail server a mail waits in the outbox and says why', async () => {
  await enqueueMail(api.db, { to: 'a@samspel.test', subject: 'Hej', text: 'Hej' })
  await api.deliver()
  const { rows } = await sql`SELECT done_at, last_error FROM outbox WHERE kind = 'mail'`.execute(api.db)
  expect(rows).toEqual([{ done_at: null, last_error: 'SMTP_URL is not set' }])
})

test.each([
  ['a browser', JSON.stringify({ p256dh: 'x', auth: 'x' })],
  ['a phone', null],
])('at a public address without its settings nothing waits of a push to %s', async (_what, keys) => {
  const { id } = await recordsOf(api).creator()
  await sql`INSERT INTO devices (id, instagramer_id, token, platform, environment, push_keys)
    VALUES (${uuidv7()}, ${id}, ${uuidv7()}, 'x', 'production', ${keys}::jsonb)`.execute(api.db)
  await enqueue(api.db, 'push', { accountId: id, title: 'Hej', body: 'Hej', href: '/', tag: 'x' })
  await api.deliver()
  await api.deliver()
  const { rows } = await sql<{
    kind: string
  }>`SELECT kind FROM outbox WHERE kind LIKE 'push%' AND done_at IS NULL`.execute(api.db)
  expect(rows).toEqual([])
})

test('at a public address without its settings browsers are not asked to register, and nobody is sent to a network', async () => {
  const { id } = await recordsOf(api).creator()
  const creator = await api.actor('instagramer', id)
  const settings = await api.call(creator, 'GET', '/api/notices/settings')
  expect(settings.body).toMatchObject({ notice_settings: { push_key: null } })
  const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'x', auth: 'x', name: 'Chrome' }
  expect((await api.call(creator, 'POST', '/api/notices/devices', { body: device })).body).toEqual({
    error: 'not_set_up',
  })
  const ways = await api.call(null, 'GET', '/api/auth/ways')
  expect(ways.body).toEqual({ ways: { facebook: false, instagram: false } })
})
