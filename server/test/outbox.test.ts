import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { transact } from '../src/db/transact'
import { createMailer, enqueueMail, htmlOf, type Mail } from '../src/outbox/mails'
import { deliverDue, deliverOne, enqueue } from '../src/outbox/outbox'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const mail = (to: string): Mail => ({ to, subject: 'Hej', text: 'Välj <här>:\nhttp://localhost:8080/x?a=1&b=2' })
const mailed = async (recipient: string) =>
  await api.db.selectFrom('sandbox_mails').selectAll().where('recipient', '=', recipient).execute()
const send = createMailer({ smtpUrl: undefined, mailFrom: 'x@samspel.test', appUrl: 'http://localhost:8080' })
const deliveries = {
  mail: (trx: typeof api.db, payload: Record<string, unknown>, id: string) => send(trx, payload as unknown as Mail, id),
}

test('QUALITY 8 of 50 mails and four workers each mail leaves once', async () => {
  for (let index = 0; index < 50; index += 1) await enqueueMail(api.db, mail(`${index % 10}@samspel.test`))
  const counts = await Promise.all([1, 2, 3, 4].map(() => deliverDue(api.db, deliveries)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50)
  expect(await mailed('3@samspel.test')).toHaveLength(5)
})

test('a mail of a transaction that fails is never sent', async () => {
  await expect(
    transact(api.db, async (trx) => {
      await enqueueMail(trx, mail('never@samspel.test'))
      throw new Error('changed its mind')
    }),
  ).rejects.toThrow('changed its mind')
  await deliverDue(api.db, deliveries)
  expect(await mailed('never@samspel.test')).toEqual([])
})

test('QUALITY 8 a mail server that is down loses nothing: the mail stays, with the reason, and goes later', async () => {
  await enqueue(api.db, 'mail', { ...mail('later@samspel.test') })
  const down = async (trx: typeof api.db) => {
    await sql`SELECT 1 FROM no_such_table`.execute(trx).catch(() => undefined)
    throw new Error('connection refused')
  }
  expect(await deliverOne(api.db, { mail: down })).toBe(true)
  const row = await api.db.selectFrom('outbox').selectAll().where('done_at', 'is', null).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 1, last_error: 'connection refused' })
  expect(await deliverDue(api.db, deliveries)).toBe(0)
  await api.db
    .updateTable('outbox')
    .set({ run_at: new Date(0).toISOString() })
    .where('id', '=', row.id)
    .execute()
  expect(await deliverDue(api.db, deliveries)).toBe(1)
  expect(await mailed('later@samspel.test')).toHaveLength(1)
})

test("a mail's text is shown as text, its addresses as links", () => {
  expect(htmlOf('<b>\nhttp://x.se/?a=1&b=2')).toBe(
    '<p>&#60;b&#62;<br><a href="http://x.se/?a=1&#38;b=2">http://x.se/?a=1&#38;b=2</a></p>',
  )
})
