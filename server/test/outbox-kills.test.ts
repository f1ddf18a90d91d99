import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { transact } from '../src/db/transact'
import { enqueueMail } from '../src/outbox/mails'
import { type ApiProcess, startApi } from './support/api-process'
import { figure, repetitions } from './support/figure'
import { startMailServer } from './support/mail-server'
import { openTestApi, type TestApi } from './support/test-api'

jest.setTimeout(3_600_000)

const kills = repetitions(2, 50)
const mailsPerKill = 40

let api: TestApi
let running: ApiProcess | undefined
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  api = await openTestApi()
})
afterEach(() => running?.end('SIGKILL'))
afterAll(async () => {
  await api.close()
  await server.close()
})

const waiting = async () =>
  Number((await sql<{ n: number }>`SELECT count(*) AS n FROM outbox WHERE done_at IS NULL`.execute(api.db)).rows[0]?.n)
const start = () =>
  startApi(api, [], { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Samspel <hej@samspel.test>' })
/** Mails by their ids: one that was accepted while its sender was killed is known by it when it comes again. */
const arrived = () => new Map(server.mails.map(({ to, mail }) => [mail.messageId, to[0]]))
/** Polls until the database fulfils a condition. */
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await nextTurn()
}

test('QUALITY 8 the API is killed between the commit and the mail: each mail of a committed act leaves once, none of another', async () => {
  const committed: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    for (let at = 0; at < mailsPerKill; at += 1) {
      const to = `kill${kill}-${at}@samspel.test`
      await transact(api.db, (trx) => enqueueMail(trx, { to, subject: 'Hej', text: 'Hej' }))
      committed.push(to)
    }
    await transact(api.db, async (trx) => {
      await enqueueMail(trx, { to: `undone${kill}@samspel.test`, subject: 'Hej', text: 'Hej' })
      throw new Error('changed its mind')
    }).catch(() => undefined)
    running = await start()
    // At a different point of the delivery each time.
    const before = arrived().size
    const enough = before + 1 + ((kill * 13) % (mailsPerKill - 2))
    await until(async () => arrived().size >= enough)
    await running.end('SIGKILL')
  }
  running = await start()
  await sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)
  await until(async () => (await waiting()) === 0)
  expect([...arrived().values()].sort()).toEqual([...committed].sort())
  figure(
    8,
    `the API killed between commit and mail: ${kills} kills, 0 of ${committed.length} mails lost, 0 doubled, 0 of ${kills} that were rolled back sent`,
  )
})
