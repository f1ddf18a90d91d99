import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { signatureOf } from '../src/modules/mail-returns/signature'
import { messageIdOf } from '../src/outbox/smtp'
import { suppress, suppressionOf } from '../src/outbox/suppressions'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

const secret = 'a secret of the mail service, long enough'
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ mailWebhookSecret: secret })
})
afterAll(() => api.close())
afterEach(async () => {
  await sql`DELETE FROM mail_suppressions`.execute(api.db)
})

const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`any:${password}`).toString('base64')}` })
const post = async (body: string, headers: Record<string, string>, on = api) =>
  (await on.app.inject({ method: 'POST', url: '/api/mail/webhook', payload: body, headers })).statusCode
const json = { 'content-type': 'application/json' }
const tell = (body: unknown, headers = basic(secret)) => post(JSON.stringify(body), { ...json, ...headers })
const held = async (address: string) => (await suppressionOf(api.db, address))?.reason
const address = 'anna@samspel.test'
const bounced = { events: [{ kind: 'bounced', address, at: '2026-11-20T10:00:00Z', code: '5.1.1' }] }

test('a signed report is kept, doubled once, and tells since when', async () => {
  const body = JSON.stringify(bounced)
  const sign = (at: Date) => ({ ...json, 'samspel-signature': signatureOf(secret, Buffer.from(body), at) })
  expect(await post(body, sign(api.clock.now))).toBe(200)
  expect(await post(body, sign(api.clock.now))).toBe(200)
  const { rows } = await sql`SELECT reason, code, first_at FROM mail_suppressions`.execute(api.db)
  expect(rows).toEqual([{ reason: 'bounced', code: '5.1.1', first_at: '2026-11-20T10:00:00.000Z' }])
  expect(await held('ANNA@samspel.test')).toBe('bounced')
})

test.each([
  ['without a signature', () => ({})],
  ['with another password', () => basic('another secret, which is long enough')],
  ['with a bearer token', () => ({ authorization: `Bearer ${secret}` })],
  [
    'with a signature of another body',
    () => ({ 'samspel-signature': signatureOf(secret, Buffer.from('{}'), api.clock.now) }),
  ],
  [
    'with a signature of six minutes ago',
    () => ({
      'samspel-signature': signatureOf(
        secret,
        Buffer.from(JSON.stringify(bounced)),
        new Date(+api.clock.now - 360_000),
      ),
    }),
  ],
  ['with nonsense for a signature', () => ({ 'samspel-signature': 't=x,v1=y', ...basic(secret) })],
])('a report %s is refused and changes nothing', async (_how, headers) => {
  expect(await tell(bounced, headers() as never)).toBe(401)
  expect(await held(address)).toBeUndefined()
})

const ses = (message: object) => ({ Type: 'Notification', Message: JSON.stringify(message) })
const sesBounce = (bounceType: string) =>
  ses({
    notificationType: 'Bounce',
    bounce: {
      bounceType,
      timestamp: '2026-11-20T10:00:00.000Z',
      bouncedRecipients: [{ emailAddress: address, action: 'failed', status: '5.1.1' }],
    },
  })
test.each<[string, unknown, string | undefined]>([
  ['a complaint', { events: [{ kind: 'complained', address }] }, 'complained'],
  ['a bounce that is retried', { events: [{ kind: 'bounced', address, permanent: false }] }, undefined],
  ['no events', { events: [] }, undefined],
  ['a hard bounce of Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: address }, 'bounced'],
  ['a soft bounce of Postmark', { RecordType: 'Bounce', Type: 'SoftBounce', Email: address }, undefined],
  ['a complaint of Postmark', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: address }, 'complained'],
  ['a delivery of Postmark', { RecordType: 'Delivery', Recipient: address }, undefined],
  ['a permanent bounce of SES', sesBounce('Permanent'), 'bounced'],
  ['a transient bounce of SES', sesBounce('Transient'), undefined],
  [
    'a complaint of SES',
    ses({ eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress: address }] } }),
    'complained',
  ],
  ['a delivery of SES', ses({ notificationType: 'Delivery', delivery: {} }), undefined],
  ['the end of a subscription', { Type: 'UnsubscribeConfirmation', SubscribeURL: 'https://127.0.0.1/' }, undefined],
  [
    'a subscription of somebody else',
    { Type: 'SubscriptionConfirmation', SubscribeURL: 'https://127.0.0.1/x' },
    undefined,
  ],
])('%s is read', async (_what, body, reason) => {
  expect(await tell(body)).toBe(200)
  expect(await held(address)).toBe(reason)
})

test.each([
  ['no JSON', 'nonsense'],
  ['a list', '[]'],
  ['an unknown form', '{"hello":1}'],
  ['an event without an address', '{"events":[{"kind":"bounced"}]}'],
  ['an event of another kind', '{"events":[{"kind":"opened","address":"a@b.se"}]}'],
  ['a bounce of Postmark without an address', '{"RecordType":"Bounce","Type":"HardBounce"}'],
  ['a notification without a message', '{"Type":"Notification","Message":"x"}'],
])('%s is answered with 400 and changes nothing', async (_what, body) => {
  expect(await post(body, { ...json, ...basic(secret) })).toBe(400)
  expect((await sql`SELECT 1 FROM mail_suppressions`.execute(api.db)).rows).toEqual([])
})

test('a report that comes after the address was confirmed anew, about a time before, changes nothing', async () => {
  const { rows } = await sql<{ id: string }>`INSERT INTO companies (id, name, country_code)
    VALUES (${uuidv7()}, 'Late', 'SE') RETURNING id`.execute(api.db)
  const user = uuidv7()
  await sql`INSERT INTO users (id, email, name, role, company_id, password_hash)
    VALUES (${user}, ${address}, 'Anna', 'company', ${rows[0]!.id}, 'x')`.execute(api.db)
  await sql`INSERT INTO email_confirmations (token_hash, email, user_id, expires_at, used_at)
    VALUES ('a', ${address}, ${user}, now(), '2026-11-20T11:00:00Z')`.execute(api.db)
  expect(await tell(bounced)).toBe(200)
  expect(await held(address)).toBeUndefined()
  expect(await tell({ events: [{ kind: 'bounced', address, at: '2026-11-20T12:00:00Z' }] })).toBe(200)
  expect(await held(address)).toBe('bounced')
})

const report = (
  status: string,
  { action = 'failed', recipient = address, to = address, id = uuidv7(), of = address } = {},
) =>
  `From: MAILER-DAEMON@mx.example\r\nTo: hej@samspel.test\r\nSubject: Undelivered\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n
--b\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n
--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 no\r\n such user\r\n
--b\r\nContent-Type: text/rfc822-headers\r\n\r\nFrom: hej@samspel.test\r\nTo: ${to}\r\nMessage-ID: ${messageIdOf(api.config, id, of)}\r\nSubject: Hej\r\n
--b--\r\n`
const mail = (text: string) => post(text, { 'content-type': 'message/rfc822', ...basic(secret) })

test.each<[string, string, Parameters<typeof report>[1], string | undefined]>([
  ['of an address that does not exist', '5.1.1', {}, 'bounced'],
  ['of one that was asked for days', '4.4.1', {}, 'unreachable'],
  ['of a domain that does not exist', '5.4.4', {}, 'unreachable'],
  ['of one that is asked still', '4.4.1', { action: 'delayed' }, undefined],
  ['of one that was reached', '2.0.0', { action: 'delivered' }, undefined],
  ['of a server that does not let us in', '5.7.1', {}, undefined],
  ['of an address that it was forwarded to', '5.1.1', { recipient: 'other@elsewhere.example' }, 'bounced'],
])('a delivery report %s is read', async (_of, status, fields, reason) => {
  expect(await mail(report(status, fields))).toBe(200)
  expect(await held(address)).toBe(reason)
})

test('a delivery report about a mail that we did not send to the address changes nothing', async () => {
  expect(await mail(report('5.1.1', { of: 'mallory@samspel.test' }))).toBe(200)
  expect(await mail('not a mail at all')).toBe(200)
  expect((await sql`SELECT 1 FROM mail_suppressions`.execute(api.db)).rows).toEqual([])
})

test('without a secret there is no such address', async () => {
  const other = await openTestApi()
  try {
    expect(await post(JSON.stringify(bounced), { ...json, ...basic('') }, other)).toBe(404)
  } finally {
    await other.close()
  }
})

test('addresses are forgotten 400 days after mail last came back', async () => {
  const { cleanUpAccounts } = await import('../src/modules/auth/clean-up')
  const day = (days: number) => new Date(Date.now() - days * 86_400_000)
  await suppress(api.db, { address: 'old@samspel.test', reason: 'bounced', code: undefined, at: day(401) })
  await suppress(api.db, { address: 'new@samspel.test', reason: 'bounced', code: undefined, at: day(399) })
  await cleanUpAccounts(api.db, new Date())
  expect([await held('old@samspel.test'), await held('new@samspel.test')]).toEqual([undefined, 'bounced'])
})

test('a report that we failed at is kept and run again, and an address that was proven since then is not held', async () => {
  const admin = await recordsOf(api).staff('admin')
  await sql`ALTER TABLE mail_suppressions RENAME TO gone`.execute(api.db)
  const status = await tell({
    events: ['eva@samspel.test', 'bo@samspel.test'].map((of) => ({ ...bounced.events[0], address: of })),
  }).finally(() => sql`ALTER TABLE gone RENAME TO mail_suppressions`.execute(api.db))
  expect(status).toBe(500)
  const staff = await recordsOf(api).staff('company', [])
  await sql`INSERT INTO email_confirmations (token_hash, email, expires_at, used_at, user_id)
    VALUES (${Buffer.from(uuidv7())}, 'bo@samspel.test', now() + interval '1 day', now(), ${staff.id})`.execute(api.db)
  const failed = async () =>
    (
      (await api.call(admin, 'GET', '/api/services/webhooks?failed=true')).body as {
        received_webhooks: { id: string }[]
      }
    ).received_webhooks[0]?.id
  let id = await failed()
  for (; id === undefined; id = await failed()) await nextTurn()
  expect(await api.call(admin, 'POST', `/api/services/webhooks/${id}/rerun`)).toMatchObject({
    status: 200,
    body: { rerun: { outcome: 'outdated' }, received_webhook: { accepted: true, can_rerun: false } },
  })
  expect([await held('eva@samspel.test'), await held('bo@samspel.test')]).toEqual(['bounced', undefined])
})
