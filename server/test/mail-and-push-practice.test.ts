import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { createPushGateway, readGatewaySettings } from '@samspel/deploy/push-gateway'
import { enqueueMail } from '../src/outbox/mails'
import { enqueue } from '../src/outbox/outbox'
import { suppressionOf } from '../src/outbox/suppressions'
import { openPractice, type TestPractice } from './support/practice'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let practice: TestPractice
let gateway: ReturnType<typeof createPushGateway>
let api: TestApi
beforeAll(async () => {
  practice = await openPractice({ only: ['mail', 'push'] })
  const [mail, push] = [practice.settingsOf('mail'), practice.settingsOf('push')]
  gateway = createPushGateway(readGatewaySettings({ ...push, LOG_LEVEL: 'silent' }))
  api = await openTestApi({
    smtpUrl: mail.SMTP_URL,
    mailFrom: mail.MAIL_FROM ?? '',
    mailWebhookSecret: mail.MAIL_WEBHOOK_SECRET,
    nativePush: {
      url: await gateway.listen({ host: '127.0.0.1', port: 0 }),
      secret: push.PUSH_GATEWAY_SECRET ?? '',
    },
  })
  practice.practice.publicUrl = await api.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await api.close()
  await gateway.close()
  await practice.stop()
})

const send = async (to: string) => {
  await enqueueMail(api.db, { to, subject: 'Hej', text: 'Hej' })
  await api.deliver()
}
const shown = async (to: string) => {
  const { body } = await practice.app.inject(`/sandbox/mail?to=${to}`)
  return body.split('<article').length - 1
}
const waiting = async () =>
  (
    await sql<{ is_theirs: boolean; last_error: string }>`SELECT is_theirs, last_error FROM outbox
      WHERE done_at IS NULL`.execute(api.db)
  ).rows
const again = () => sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)

test('a mail reaches the mail server over STARTTLS with a password', async () => {
  await send('anna@samspel.test')
  expect(await shown('anna@samspel.test')).toBe(1)
})

test('an address that comes back, at once or by a report afterwards, gets no more', async () => {
  await practice.steer('mail', 'address', { address: 'gone@samspel.test', does: 'bounces_now' })
  await practice.steer('mail', 'address', { address: 'late@samspel.test', does: 'bounces_later' })
  await send('gone@samspel.test')
  await send('late@samspel.test')
  while (!(await suppressionOf(api.db, 'late@samspel.test'))) await nextTurn()
  expect(await suppressionOf(api.db, 'gone@samspel.test')).toEqual({ reason: 'bounced' })
  await send('late@samspel.test')
  expect([await shown('gone@samspel.test'), await shown('late@samspel.test')]).toEqual([0, 1])
})

test('one that greylists gets the mail at the second try, one that complains gets no more', async () => {
  await practice.steer('mail', 'address', { address: 'grey@samspel.test', does: 'greylists' })
  await send('grey@samspel.test')
  expect(await waiting()).toMatchObject([{ is_theirs: true }])
  await again()
  await api.deliver()
  expect([await waiting(), await shown('grey@samspel.test')]).toEqual([[], 1])
  await practice.steer('mail', 'complains', { address: 'grey@samspel.test' })
  expect(await suppressionOf(api.db, 'grey@samspel.test')).toEqual({ reason: 'complained' })
})

test.each(['limits', 'down', 'refuses'] as const)('while the server %s mails wait, and go afterwards', async (mode) => {
  const to = `${mode}@samspel.test`
  practice.mode('mail', mode)
  await send(to)
  expect(await waiting()).toMatchObject([{ is_theirs: false }])
  practice.mode('mail', 'works')
  await again()
  await api.deliver()
  expect([await waiting(), await shown(to), await suppressionOf(api.db, to)]).toEqual([[], 1, undefined])
})

test.each([
  ['ios', () => randomBytes(32).toString('hex')],
  ['android', () => `practice:${uuidv7()}`],
])(
  'a push reaches a phone with %s, waits while its service limits, and forgets it without the app',
  async (...phone) => {
    const [platform, newToken] = phone
    const { id } = await recordsOf(api).creator()
    const token = newToken()
    await sql`INSERT INTO devices (id, instagramer_id, token, platform, environment)
    VALUES (${uuidv7()}, ${id}, ${token}, ${platform}, 'production')`.execute(api.db)
    const push = async (title: string) => {
      await enqueue(api.db, 'push', {
        accountId: id,
        title: `${title} till ${platform}`,
        body: '',
        href: '/messages',
        tag: 'x',
      })
      await api.deliver()
    }
    const page = async () => (await practice.app.inject('/sandbox/push')).body
    await push('Den första')
    expect(await page()).toContain(`Den första till ${platform}`)
    practice.mode('push', 'limits')
    await push('Den andra')
    expect(await waiting()).toMatchObject([{ is_theirs: true }])
    practice.mode('push', 'works')
    await again()
    await api.deliver()
    expect(await page()).toContain(`Den andra till ${platform}`)
    await practice.steer('push', 'phone', { token, state: 'gone' })
    await push('Den tredje')
    expect(await waiting()).toEqual([])
    expect((await sql`SELECT 1 FROM devices WHERE token = ${token}`.execute(api.db)).rows).toEqual([])
  },
)
