import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { addFigures } from '../src/http/figures'
import { enqueueMail } from '../src/outbox/mails'
import { requiresTls, smtpTransport } from '../src/outbox/smtp'
import { suppressionOf } from '../src/outbox/suppressions'
import { startMailServer } from './support/mail-server'
import { linkIn, peopleOf } from './support/sign-ups'
import { openTestApi, type TestApi } from './support/test-api'

let server: Awaited<ReturnType<typeof startMailServer>>
let api: TestApi
beforeAll(async () => {
  server = await startMailServer()
  api = await openTestApi({ smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom: 'Samspel <hej@samspel.test>' })
  addFigures(api.app.metrics, {
    db: api.db,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 } as never,
    streams: () => 0,
    version: '1',
  })
})
afterAll(async () => {
  await api.close()
  await server.close()
})
afterEach(async () => {
  server.state.replies.clear()
  await sql`DELETE FROM outbox`.execute(api.db)
  await sql`DELETE FROM mail_suppressions`.execute(api.db)
})

const to = 'anna@samspel.test'
const secret = 'http://localhost:8080/x?confirmation_token=live'
const send = () => enqueueMail(api.db, { to, subject: 'Hej', text: secret })
const again = () => sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)
const row = async () =>
  (
    await sql<{
      is_done: boolean
      attempts: number
      payload: unknown
      last_error: string
      is_theirs: boolean
      pause: number
    }>`SELECT done_at IS NOT NULL AS is_done, attempts, payload, last_error, is_theirs,
      extract(epoch FROM run_at - now())::float8 AS pause FROM outbox ORDER BY id DESC LIMIT 1`.execute(api.db)
  ).rows[0]
const failing = async () =>
  Number(/^samspel_outbox_failing (.+)$/m.exec((await api.app.inject('/metrics')).payload)?.[1])

test.each([
  ['an address that does not exist', to, '550 5.1.1 No such user'],
  ['an address that does not exist, without an enhanced code', to, '550 No such user'],
  ['a full mailbox', to, '552 5.2.2 Mailbox full'],
  ['an address that is refused after the mail', `data of ${to}`, '550 5.1.1 No such user'],
])('%s ends at once, keeps no link, and is remembered', async (_what, at, reply) => {
  server.state.replies.set(at, reply)
  await send()
  await api.deliver()
  expect(await row()).toMatchObject({ is_done: true, attempts: 1, payload: {}, last_error: expect.any(String) })
  expect(await failing()).toBe(0)
  expect(await suppressionOf(api.db, to.toUpperCase())).toEqual({ reason: 'bounced' })

  server.state.replies.clear()
  await send()
  await api.deliver()
  expect(server.mails.filter((mail) => mail.to.includes(to))).toEqual([])
  expect(await row()).toMatchObject({ is_done: true, payload: {}, last_error: 'mail to this address comes back' })
})

test.each([
  ['at its size', '552 5.3.4 Message too big'],
  ['as spam', '554 5.7.1 Message content rejected'],
  ['without saying why', '554 Transaction failed'],
])('a mail that is refused %s ends, and the address is kept', async (_how, reply) => {
  server.state.replies.set(`data of ${to}`, reply)
  await send()
  await api.deliver()
  expect(await row()).toMatchObject({ is_done: true, attempts: 1, payload: {} })
  expect(await suppressionOf(api.db, to)).toBeUndefined()
})

test('a receiver that asks to wait is asked again with growing pauses, without counting as our fault, and gets the mail', async () => {
  server.state.replies.set(to, '451 4.7.1 Greylisted, try again later')
  await send()
  await api.deliver()
  expect(await row()).toMatchObject({ is_done: false, attempts: 1, is_theirs: true })
  expect(await failing()).toBe(0)
  const first = (await row())?.pause ?? 0
  await again()
  await api.deliver()
  expect((await row())?.pause).toBeGreaterThan(first)
  server.state.replies.clear()
  await again()
  await api.deliver()
  expect(await row()).toMatchObject({ is_done: true, last_error: null })
  expect(server.mails.filter((mail) => mail.to.includes(to))).toHaveLength(1)
  server.mails.length = 0
})

test('a receiver that asks to wait for more than five days is given up, and the address remembered', async () => {
  server.state.replies.set(to, '450 4.2.0 Mailbox unavailable')
  await send()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await again()
    await api.deliver()
  }
  expect(await row()).toMatchObject({ is_done: false, attempts: 8 })
  await sql`UPDATE outbox SET created_at = now() - interval '6 days'`.execute(api.db)
  await again()
  await api.deliver()
  expect(await row()).toMatchObject({ is_done: true, attempts: 9, payload: {} })
  expect(await suppressionOf(api.db, to)).toEqual({ reason: 'unreachable' })
})

test.each([
  ['does not let us in', to, '550 5.7.1 Blocked: your address is on a list'],
  ['refuses our sender', 'hej@samspel.test', '550 5.1.8 Sender refused'],
  ['refuses our sender for good', 'hej@samspel.test', '550 5.7.1 Not authorised to send'],
])('a server that %s is our fault: the mail waits, and counts as failing', async (_what, at, reply) => {
  server.state.replies.set(at, reply)
  await send()
  await api.deliver()
  expect(await row()).toMatchObject({ is_done: false, attempts: 1, is_theirs: false })
  expect(await failing()).toBe(1)
  expect(await suppressionOf(api.db, to)).toBeUndefined()
})

test('what is no address ends without a server, and is remembered', async () => {
  await enqueueMail(api.db, { to: 'anna@<samspel>\r\n.test', subject: 'Hej', text: 'Hej' })
  await api.deliver()
  expect(await row()).toMatchObject({ is_done: true, attempts: 1 })
})

test('a new link to a confirmed address that comes back is mailed, and opens the address again', async () => {
  const people = peopleOf({ ...api, mailsTo: async () => [] as never })
  const { email } = await people.signUp()
  await api.deliver()
  const confirm = async () => {
    const text = server.mails.findLast((mail) => mail.to.includes(email))?.mail.text
    const token = linkIn(text).searchParams.get('confirmation_token')
    return api.call(null, 'PUT', '/api/auth/users/confirmation', { body: { confirmation_token: token } })
  }
  expect((await confirm()).status).toBe(200)
  await sql`INSERT INTO mail_suppressions (address_hash, reason)
    SELECT encode(sha256(convert_to(${email}, 'UTF8')), 'hex'), 'bounced'`.execute(api.db)
  await enqueueMail(api.db, { to: email, subject: 'Annat', text: 'Hej' })
  await api.call(null, 'POST', '/api/auth/users/confirmation', { body: { user: { email }, redirect_url: '' } })
  await api.deliver()
  await api.deliver()
  const subjects = server.mails.filter((mail) => mail.to.includes(email)).map(({ mail }) => mail.subject)
  expect(subjects).toEqual(['Bekräfta din e-postadress', 'Bekräfta din e-postadress'])
  expect((await confirm()).status).toBe(200)
  expect(await suppressionOf(api.db, email)).toBeUndefined()
})

test('an account says since when mail to its address comes back, to its owner and to who runs the company', async () => {
  const { email, who } = await peopleOf({ ...api, mailsTo: async () => [] as never }).signUp()
  const since = async () =>
    ((await api.call(who, 'GET', '/api/users/me')).body as { user: { email_returned_since: string | null } }).user
      .email_returned_since
  expect(await since()).toBeNull()
  server.state.replies.set(email, '550 5.1.1 No such user')
  await api.deliver()
  expect(Date.parse((await since()) ?? '')).toBe(api.clock.now.getTime())
  const list = (await api.call(who, 'GET', '/api/users')).body as {
    users: { email: string; email_returned_since: string | null }[]
  }
  expect(list.users.find((user) => user.email === email)?.email_returned_since).toBe(await since())
})

test('connections are kept between mails', async () => {
  for (let at = 0; at < 5; at += 1) {
    await enqueueMail(api.db, { to: `pool${at}@samspel.test`, subject: 'Hej', text: 'Hej' })
    await api.deliver()
  }
  const before = server.state.connections
  await send()
  await api.deliver()
  expect(server.state.connections).toBe(before)
  server.mails.length = 0
})

test.each([
  ['smtp://user:pass@mail.example:587', true],
  ['smtp://user:pass@mail.example:587?requireTLS=true', true],
  ['smtp://user:pass@mail.example:587?requireTLS=false', false],
  ['smtps://mail.example', true],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://[::1]:2525', false],
  ['smtp://localhost:2525', false],
  ['smtp://127.0.0.1:2525?requireTLS=true', true],
])('mails by %s need TLS: %s', (url, needs) => {
  expect(requiresTls(url)).toBe(needs)
  const transport = smtpTransport(url) as ReturnType<typeof smtpTransport> & { options: object }
  expect(transport.options).toMatchObject({
    pool: true,
    ...(needs && !url.startsWith('smtps') && { requireTLS: true }),
  })
  transport.close?.()
})

test('a server that takes STARTTLS out of its offer gets neither password nor mail', async () => {
  const stripped = await openTestApi({ smtpUrl: `smtp://u:p@127.0.0.1:${server.port}?requireTLS=true` })
  try {
    await enqueueMail(stripped.db, { to, subject: 'Hej', text: secret })
    await stripped.deliver()
    const { rows } = await sql<{ last_error: string }>`SELECT last_error FROM outbox WHERE done_at IS NULL`.execute(
      stripped.db,
    )
    expect(rows).toEqual([{ last_error: expect.stringMatching(/STARTTLS|TLS/) }])
    expect(server.mails.filter((mail) => mail.to.includes(to))).toEqual([])
  } finally {
    await stripped.close()
  }
})
