import { once } from 'node:events'
import { createServer, request } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { deliverNotices, notify } from '../src/modules/notices'
import { startApi } from './support/api-process'
import { figure } from './support/figure'
import { startMailServer } from './support/mail-server'
import { type Records, recordsOf } from './support/records'
import { subscription } from './support/subscription'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

/** A push service or the wrapper's gateway: answers as instructed and records requests. */
const startPushService = async () => {
  const got: { path: string; headers: Record<string, unknown>; body: Buffer }[] = []
  const state = { status: 201, headers: {} as Record<string, string> }
  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      got.push({ path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(parts) })
      answer.writeHead(state.status, state.headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { got, state, port, close: () => new Promise((resolve) => server.close(resolve)) }
}

// Starts a separate worker process, which is slow on a busy machine.
jest.setTimeout(600_000)

let mails: Awaited<ReturnType<typeof startMailServer>>
let pushes: Awaited<ReturnType<typeof startPushService>>
let api: TestApi
let make: Records
beforeAll(async () => {
  mails = await startMailServer()
  pushes = await startPushService()
  api = await openTestApi({
    smtpUrl: `smtp://127.0.0.1:${mails.port}`,
    pushContact: 'mailto:drift@samspel.test',
    nativePush: { url: `http://127.0.0.1:${pushes.port}/gateway`, secret: 'of the gateway' },
  })
  make = recordsOf(api)
})
afterAll(async () => {
  await api.close()
  await mails.close()
  await pushes.close()
})
afterEach(async () => {
  await sql`DELETE FROM outbox`.execute(api.db)
})

const context = () => ({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
const clock = () => ({ live: api.bus, now: api.clock.now, config: api.config })
const reader = async () => {
  const brand = await make.brand('Björkbrygg')
  const staff = await make.staff('company', [brand.id])
  const { email } = await api.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const tell = (facts = {}) =>
    notify(api.db, clock(), {
      to: { brandId: brand.id },
      kind: 'deposit',
      subjectId: uuidv7(),
      brandId: brand.id,
      href: '/wallet',
      facts: { brand: 'Björkbrygg', amount: 4_000_000, ...facts },
    })
  const arrived = () => mails.mails.filter(({ to }) => to.includes(email))
  const choose = (body: object) => api.call(staff, 'PATCH', '/api/notices/settings', { body })
  return { staff, tell, arrived, choose }
}
const waiting = async () =>
  (await sql<{ attempts: number }>`SELECT attempts FROM outbox WHERE done_at IS NULL`.execute(api.db)).rows
const dueNow = () => sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)

describe('a mail of a notice', () => {
  test('QUALITY 8 whose worker is killed between claim and settle is sent once by the next, when its claim has run out', async () => {
    const { tell, arrived } = await reader()
    const all = 20
    mails.state.hold = true
    for (let n = 0; n < all; n += 1) await tell()
    const worker = await startApi(api, [], {
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'test@samspel.test',
    })
    await mails.held
    await worker.end('SIGKILL')
    mails.state.hold = false
    const rows = await waiting()
    const claimed = rows.filter(({ attempts }) => attempts > 0).length
    expect([rows.length, claimed > 0]).toEqual([all, true])
    // Still claimed: rows are not taken from a worker that may be sending them.
    await Promise.all([api.deliver(), api.deliver()])
    expect(arrived()).toHaveLength(all - claimed)
    await dueNow()
    await Promise.all([api.deliver(), api.deliver()])
    expect(await waiting()).toEqual([])
    expect(new Set(arrived().map(({ mail }) => mail.messageId)).size).toBe(all)
    expect(arrived()).toHaveLength(all)
    figure(8, `worker of mails killed between claim and settle: 0 of ${all} mails of notices lost, 0 doubled`)
  })

  test('waits in a digest: a worker that ends in the middle leaves all of it, and the next two send one mail', async () => {
    const { staff, tell, arrived, choose } = await reader()
    await choose({ choice: { topic: 'money', mail: 'digest' }, digest: { days: 'daily', hour: 8 } })
    await tell()
    await tell({ brand: 'Havsro' })
    api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000)
    const left = async () =>
      (await api.db.selectFrom('notice_deliveries').select('id').where('account_id', '=', staff.id).execute()).length
    // Ends once it has claimed the rows and is about to queue the mail.
    await sql`CREATE FUNCTION end_worker() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`.execute(api.db)
    await sql`CREATE TRIGGER end_worker BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION end_worker()`.execute(
      api.db,
    )
    await expect(deliverNotices(context())).rejects.toThrow()
    await sql`DROP TRIGGER end_worker ON outbox`.execute(api.db)
    expect([await left(), await waiting()]).toEqual([2, []])
    await Promise.all([deliverNotices(context()), deliverNotices(context())])
    await Promise.all([api.deliver(), api.deliver()])
    expect([await left(), arrived().length]).toEqual([0, 1])
  })

  test('is tried again after pauses that grow while the mail server is dead, at most an hour, and arrives once when it is back', async () => {
    const { tell, arrived } = await reader()
    await sql`CREATE TABLE pauses (n serial, seconds numeric)`.execute(api.db)
    await sql`CREATE FUNCTION keep_pause() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO pauses (seconds) VALUES (extract(epoch FROM NEW.run_at - now())); RETURN NEW; END $$`.execute(
      api.db,
    )
    await sql`CREATE TRIGGER keep_pause BEFORE UPDATE ON outbox FOR EACH ROW
      WHEN (NEW.last_error IS NOT NULL AND NEW.attempts = OLD.attempts AND NEW.run_at > now() AND NEW.done_at IS NULL)
      EXECUTE FUNCTION keep_pause()`.execute(api.db)
    await tell()
    const { port } = mails
    await mails.close()
    for (let tries = 0; tries < 13; tries += 1) {
      await dueNow()
      await api.deliver()
    }
    const { rows } = await sql<{ seconds: string }>`SELECT seconds FROM pauses ORDER BY n`.execute(api.db)
    expect(rows.map(({ seconds }) => Number(seconds))).toEqual([
      2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600,
    ])
    mails = await startMailServer(port)
    await dueNow()
    await Promise.all([api.deliver(), api.deliver()])
    await api.deliver()
    expect([arrived().length, await waiting()]).toEqual([1, []])
    await sql`DROP TRIGGER keep_pause ON outbox`.execute(api.db)
  })

  test('carries what mail programs end it with in one press; the press needs no session, and ends that topic alone', async () => {
    const { tell, arrived, choose, staff } = await reader()
    await choose({ choice: { topic: 'posts', mail: 'direct' } })
    await tell()
    await api.deliver()
    const headers = Object.fromEntries((arrived()[0]?.mail.headers ?? []).map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const link = new URL(/<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '')
    expect(link.origin).toBe(new URL(api.config.appUrl).origin)
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: link.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(statusCode).toBe(200)
    const { body } = await api.call(staff, 'GET', '/api/notices/settings')
    const { choices } = (body as { notice_settings: { choices: { topic: string; mail: string }[] } }).notice_settings
    const mailOf = (topic: string) => choices.find((choice) => choice.topic === topic)?.mail
    expect([mailOf('money'), mailOf('posts')]).toEqual(['off', 'direct'])
    await tell()
    await api.deliver()
    expect(arrived()).toHaveLength(1)
  })
})

describe('a push', () => {
  // Requests to push services go to the test's own server.
  beforeEach(() => {
    pushes.got.length = 0
    Object.assign(pushes.state, { status: 201, headers: {} })
    jest
      .spyOn(https, 'request')
      .mockImplementation(((options: { path: string; method: string; headers: object }, done: never) =>
        request(
          { ...options, protocol: 'http:', hostname: '127.0.0.1', port: pushes.port, agent: false } as never,
          done,
        )) as never)
  })
  afterEach(() => void jest.restoreAllMocks())

  const browserOf = async (who: Actor, name = 'Saras dator') => {
    const body = subscription(name)
    expect((await api.call(who, 'POST', '/api/notices/devices', { body })).status).toBe(200)
    return new URL(body.endpoint).pathname
  }
  const phoneOf = async (who: Actor) => {
    const device = { token: `token-${uuidv7()}`, platform: 'ios', environment: 'sandbox' }
    expect((await api.call(who, 'POST', '/api/devices', { body: device })).status).toBeLessThan(300)
    return device
  }
  const devicesOf = async ({ id }: Actor) =>
    (await api.db.selectFrom('devices').select('token').where('user_id', '=', id).execute()).length
  const paths = () => pushes.got.map(({ path }) => path).sort()

  test.each([404, 410])(
    'to an endpoint that is gone (%s) forgets it, and the other devices get theirs',
    async (status) => {
      const { staff, tell } = await reader()
      await browserOf(staff)
      await tell()
      pushes.state.status = status
      await api.deliver()
      expect([await devicesOf(staff), await waiting()]).toEqual([0, []])
      pushes.state.status = 201
      const path = await browserOf(staff)
      pushes.got.length = 0
      await tell()
      await api.deliver()
      expect(paths()).toEqual([path])
    },
  )

  test('to an address from before that is of no push service is not sent: the device is forgotten', async () => {
    const { staff, tell } = await reader()
    await browserOf(staff)
    await api.db
      .updateTable('devices')
      .set({ token: `https://127.0.0.1/${uuidv7()}` })
      .where('user_id', '=', staff.id)
      .execute()
    await tell()
    await api.deliver()
    expect([await devicesOf(staff), paths()]).toEqual([0, []])
  })

  test('to a service that is down is tried again alone: what another device has got is not sent to it twice', async () => {
    const { staff, tell } = await reader()
    const [path, phone] = [await browserOf(staff), await phoneOf(staff)]
    await tell()
    pushes.state.status = 503
    await api.deliver()
    expect([await devicesOf(staff), (await waiting()).length]).toEqual([2, 2])
    pushes.got.length = 0
    pushes.state.status = 201
    await dueNow()
    await Promise.all([api.deliver(), api.deliver()])
    await api.deliver()
    expect(paths()).toEqual(['/gateway', path].sort())
    const [sent] = pushes.got.filter(({ path: where }) => where === '/gateway')
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer of the gateway',
      'idempotency-key': expect.any(String),
    })
    expect(JSON.parse(sent?.body.toString() ?? '')).toMatchObject({
      ...phone,
      href: '/wallet',
      title: expect.any(String),
    })
    // The push service in between cannot read the content.
    const [sealed] = pushes.got.filter(({ path: where }) => where === path)
    expect(sealed?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid /),
    })
    expect(sealed?.body.includes('Björkbrygg')).toBe(false)
  })

  test.each([400, 403, 413])('that is refused as it is (%s) ends, and the device stays', async (status) => {
    const { staff, tell } = await reader()
    await browserOf(staff)
    await phoneOf(staff)
    pushes.state.status = status
    await tell()
    await api.deliver()
    expect([await devicesOf(staff), await waiting()]).toEqual([2, []])
  })

  test.each([
    [429, '120', 120, true],
    [503, '7200', 7_200, true],
    [503, 'nonsense', 0, true],
    [401, undefined, 0, false],
  ])(
    'to a service that answers %s (Retry-After %s) is tried again after that time',
    async (status, after, least, isTheirs) => {
      const { staff, tell } = await reader()
      await browserOf(staff)
      await phoneOf(staff)
      Object.assign(pushes.state, { status, headers: after ? { 'retry-after': after } : {} })
      await tell()
      await api.deliver()
      const { rows } = await sql<{ pause: number; is_theirs: boolean }>`SELECT is_theirs,
      extract(epoch FROM run_at - now())::float8 AS pause FROM outbox WHERE done_at IS NULL`.execute(api.db)
      expect(rows.map((row) => [row.is_theirs, row.pause > least - 60, row.pause < least + 60])).toEqual([
        [isTheirs, true, true],
        [isTheirs, true, true],
      ])
    },
  )

  test('is given up after a day, when it is worth nothing any more', async () => {
    const { staff, tell } = await reader()
    await browserOf(staff)
    await phoneOf(staff)
    pushes.state.status = 503
    await tell()
    await api.deliver()
    expect(await waiting()).toHaveLength(2)
    await sql`UPDATE outbox SET created_at = now() - interval '25 hours'`.execute(api.db)
    await dueNow()
    await api.deliver()
    expect([await devicesOf(staff), await waiting()]).toEqual([2, []])
  })

  test('with keys from before they were looked at is not sent: the device is forgotten', async () => {
    const { staff, tell } = await reader()
    await browserOf(staff)
    await sql`UPDATE devices SET push_keys = '{"p256dh":"notakey","auth":"x"}' WHERE user_id = ${staff.id}`.execute(
      api.db,
    )
    await tell()
    await api.deliver()
    expect([await devicesOf(staff), paths(), await waiting()]).toEqual([0, [], []])
  })

  test('says how urgent it is, and replaces one of the same kind and place that waits', async () => {
    const { staff, tell } = await reader()
    await browserOf(staff)
    await tell()
    await tell()
    await api.deliver()
    const [first, second] = pushes.got.map(({ headers }) => headers)
    expect(first).toMatchObject({ urgency: 'normal', ttl: '86400', topic: expect.stringMatching(/^[\w-]{32}$/) })
    expect(second?.topic).toBe(first?.topic)
  })

  test('to a phone whose token is over forgets the phone', async () => {
    const { staff, tell } = await reader()
    await phoneOf(staff)
    pushes.state.status = 410
    await tell()
    await api.deliver()
    expect([await devicesOf(staff), await waiting()]).toEqual([0, []])
  })

  test('waits for the end of the quiet hours, and several are one', async () => {
    const { staff, tell, choose } = await reader()
    await phoneOf(staff)
    const hour = Number(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', hour: '2-digit' }).format(api.clock.now),
    )
    await choose({ quiet: { on: true, from: hour, to: (hour + 2) % 24 } })
    await tell()
    await tell()
    await api.deliver()
    await deliverNotices(context())
    expect(pushes.got).toEqual([])
    api.clock.now = new Date(api.clock.now.getTime() + 3 * 3_600_000)
    await Promise.all([deliverNotices(context()), deliverNotices(context())])
    await api.deliver()
    expect(pushes.got.map(({ body }) => JSON.parse(body.toString()).title)).toEqual(['2 saker har hänt på Samspel'])
  })

  test('is not given to a phone that somebody else has signed in on meanwhile', async () => {
    const { staff, tell } = await reader()
    const device = await phoneOf(staff)
    await tell()
    const other = await make.staff('company', [(await make.brand()).id])
    await api.call(other, 'POST', '/api/devices', { body: device })
    await api.deliver()
    expect(pushes.got).toEqual([])
  })
})
