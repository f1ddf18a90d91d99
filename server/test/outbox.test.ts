import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { transact } from '../src/db/transact'
import { enqueueMail, htmlOf, type Mail } from '../src/outbox/mails'
import { deliverDue, deliverOne, dropLater, enqueue, enqueueLater, sendSome } from '../src/outbox/outbox'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await sql`CREATE TABLE delivered (recipient text)`.execute(api.db)
})
afterAll(() => api.close())

const mail = (to: string): Mail => ({ to, subject: 'Hej', text: 'Välj <här>:\nhttp://localhost:8080/x?a=1&b=2' })
const mailed = async (recipient: string) =>
  (await sql`SELECT recipient FROM delivered WHERE recipient = ${recipient}`.execute(api.db)).rows
const outlets = {
  inTransaction: {
    mail: async (trx: typeof api.db, { to }: Record<string, unknown>) => {
      await sql`INSERT INTO delivered VALUES (${to})`.execute(trx)
    },
  },
}
const rowOf = (id: string) => api.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
const dueNow = () => sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)

test('QUALITY 8 of 50 mails and four workers each mail leaves once', async () => {
  for (let index = 0; index < 50; index += 1) await enqueueMail(api.db, mail(`${index % 10}@samspel.test`))
  const counts = await Promise.all([1, 2, 3, 4].map(() => deliverDue(api.db, outlets)))
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
  await deliverDue(api.db, outlets)
  expect(await mailed('never@samspel.test')).toEqual([])
})

test('QUALITY 8 a mail server that is down loses nothing: the mail stays, with the reason, and goes later', async () => {
  await enqueue(api.db, 'mail', { ...mail('later@samspel.test') })
  const down = async (trx: typeof api.db) => {
    await sql`SELECT 1 FROM no_such_table`.execute(trx).catch(() => undefined)
    throw new Error('connection refused')
  }
  expect(await deliverOne(api.db, { inTransaction: { mail: down } })).toBe(true)
  const row = await api.db.selectFrom('outbox').selectAll().where('done_at', 'is', null).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 1, last_error: 'connection refused' })
  expect(await deliverDue(api.db, outlets)).toBe(0)
  await api.db
    .updateTable('outbox')
    .set({ run_at: new Date(0).toISOString() })
    .where('id', '=', row.id)
    .execute()
  expect(await deliverDue(api.db, outlets)).toBe(1)
  expect(await mailed('later@samspel.test')).toHaveLength(1)
})

test("a mail's text is shown as text, its addresses as links", () => {
  expect(htmlOf('<b>\nhttp://x.se/?a=1&b=2')).toBe(
    '<p>&lt;b&gt;<br><a href="http://x.se/?a=1&amp;b=2" rel="noreferrer">http://x.se/?a=1&amp;b=2</a></p>',
  )
})

describe('what leaves for somebody else’s server', () => {
  const post = async (to: string) => {
    await enqueue(api.db, 'post', { to })
    const row = await sql<{
      id: string
    }>`SELECT id FROM outbox WHERE payload @> ${JSON.stringify({ to })}::jsonb`.execute(api.db)
    return row.rows[0]!.id
  }

  test('of 60 and four workers each leaves once, several at a time, and what is of the database goes beside it', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `many-${at}@samspel.test`)
    for (const name of names) await post(name)
    await enqueueMail(api.db, mail('beside@samspel.test'))
    const sent: unknown[] = []
    let running = 0
    let most = 0
    const slow = async ({ to }: Record<string, unknown>) => {
      running += 1
      most = Math.max(most, running)
      await sql`SELECT 1`.execute(api.db)
      sent.push(to)
      running -= 1
    }
    await Promise.all([1, 2, 3, 4].map(() => deliverDue(api.db, { ...outlets, outside: { post: slow } })))
    expect(sent.sort()).toEqual(names.sort())
    expect(most).toBeGreaterThan(1)
    expect(await mailed('beside@samspel.test')).toHaveLength(1)
  })

  test('holds no transaction open meanwhile, and nothing of it is kept once it has left', async () => {
    const id = await post('quiet@samspel.test')
    let open: unknown[] = []
    await sendSome(api.db, {
      post: async () => {
        open = (
          await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`.execute(
            api.db,
          )
        ).rows
        // Another transaction may lock the row.
        await sql`SELECT 1 FROM outbox WHERE id = ${id} FOR UPDATE NOWAIT`.execute(api.db)
      },
    })
    expect(open).toEqual([])
    expect(await rowOf(id)).toMatchObject({ attempts: 1, payload: {}, done_at: expect.anything() })
  })

  test('stays, with the reason, when the server refuses it, and the others leave', async () => {
    const [bad, good] = [await post('bad@samspel.test'), await post('good@samspel.test')]
    const refusing = async ({ to }: Record<string, unknown>) => {
      if (to === 'bad@samspel.test') throw new Error('451 try again later')
    }
    expect(await deliverDue(api.db, { ...outlets, outside: { post: refusing } })).toBe(2)
    expect(await rowOf(bad)).toMatchObject({ attempts: 1, last_error: '451 try again later', done_at: null })
    expect((await rowOf(good))?.done_at).not.toBeNull()
    await dueNow()
    expect(await deliverDue(api.db, { ...outlets, outside: { post: async () => undefined } })).toBe(1)
  })

  test('is sent again with the same id by another when its worker ends in the middle, not before its claim has run out', async () => {
    const id = await post('again@samspel.test')
    const ids: string[] = []
    // Claimed by a worker that never returns.
    void sendSome(api.db, { post: (_, given) => new Promise(() => void ids.push(given)) })
    while (ids.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const next = { post: async (_: unknown, given: string) => void ids.push(given) }
    expect(await sendSome(api.db, next)).toBe(0)
    await dueNow()
    expect(await sendSome(api.db, next)).toBe(1)
    expect(ids).toEqual([id, id])
  })

  test('called off while it waits never leaves', async () => {
    await enqueueLater(api.db, 'post', { to: 'late@samspel.test' }, { about: { mention: 'm1' }, seconds: 60 })
    await dropLater(api.db, { mention: 'm1' })
    await dueNow()
    expect(await sendSome(api.db, { post: async () => undefined })).toBe(0)
  })
})
