import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { uuidv7 } from 'uuidv7'
import { addDays, dayMs, dayOf } from '../src/days'
import { connect } from '../src/db/connect'
import type { AppContext } from '../src/http/call'
import { jobs } from '../src/modules'
import { createPostgresBus } from '../src/modules/live'
import { notify } from '../src/modules/notices'
import { enqueueMail } from '../src/outbox/mails'
import { type ApiProcess, startApi } from './support/api-process'
import { figure, repetitions } from './support/figure'
import { startMailServer } from './support/mail-server'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

jest.setTimeout(600_000)

const brands = repetitions(3, 40)
const letters = repetitions(30, 400)
const begin = Date.parse('2026-11-29T11:00:00Z')

/** A world in which much becomes due a day later: mails, a digest, the monthly fee, deadlines, unanswered applications. */
const makeWorld = async (api: TestApi) => {
  api.clock.now = new Date(begin)
  const make = recordsOf(api)
  const wallet = walletOf(api, make, await make.staff('admin'))
  for (let at = 0; at < brands; at += 1) {
    const brand = await wallet.fundedBrand(200_000)
    // The database gave it today's day; a brand owes no fee for the days before it was made.
    await api.db
      .updateTable('brands')
      .set({ created_at: new Date(begin - 31 * dayMs).toISOString() })
      .where('id', '=', brand.id)
      .execute()
    await sql`INSERT INTO company_plans (company_id, session_id, plan, monthly_fee, started_on, asked_at)
      SELECT company_id, 'cs ' || id, 'small', 49900, '2026-10-30'::date, now() FROM brands WHERE id = ${brand.id}`.execute(
      api.db,
    )
    const staff = await make.staff('company', [brand.id])
    await api.call(staff, 'PATCH', '/api/notices/settings', {
      body: { choice: { topic: 'money', mail: 'digest' }, digest: { days: 'daily', hour: 8 } },
    })
    for (const amount of [100, 200])
      await notify(
        api.db,
        { live: api.bus, now: api.clock.now, config: api.config },
        {
          to: { brandId: brand.id },
          kind: 'deposit',
          subjectId: uuidv7(),
          brandId: brand.id,
          place: brand.id,
          href: '/wallet',
          facts: { brand: 'Havsro', amount },
        },
      )
    const campaign = await make.campaign(brand.id, { state: 'ongoing', name: `Nattserum ${at}` })
    await api.db
      .updateTable('campaigns')
      .set({ due_at: addDays(dayOf(new Date(begin)), 2) })
      .where('id', '=', campaign)
      .execute()
    await make.participation(brand.id, campaign, (await make.creator()).id)
    const waiting = await make.participation(brand.id, campaign, (await make.creator()).id, 'pending')
    await api.db
      .updateTable('participations')
      .set({ created_at: new Date(begin - 11 * dayMs).toISOString() })
      .where('id', '=', waiting)
      .execute()
  }
  for (let at = 0; at < letters; at += 1)
    await enqueueMail(api.db, { to: `letter${at}@samspel.test`, subject: 'Hej', text: 'Hej' })
  api.clock.now = new Date(begin + dayMs)
  return wallet
}

/** Runs every job on several instances at once, with connections of their own, until nothing is left. */
const runJobs = async (api: TestApi, instances: number) => {
  const open = Array.from({ length: instances }, () => ({
    ...connect(api.databaseUrl, { max: 8, connectMs: 120_000 }),
    live: createPostgresBus({ databaseUrl: api.databaseUrl, db: api.db }),
  }))
  const contexts: AppContext[] = open.map(({ db, live }) => ({
    db,
    live,
    config: api.config,
    log: api.app.log,
    now: () => api.clock.now,
  }))
  for (let round = 0; round < 3; round += 1) {
    await sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)
    await Promise.all(contexts.flatMap((context) => jobs.map((job) => job.run(context))))
  }
  for (const { live, pool } of open) {
    await live.close()
    await pool.end()
  }
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** All results of the jobs, as rows without ids. */
const effectsOf = async ({ db }: TestApi, { mails }: MailServer) => {
  const {
    rows: [first],
  } = await sql<{
    number: number
  }>`SELECT min(substring(email from 'user-(\\d+)')::int) AS number FROM users`.execute(db)
  // Names are numbered across the whole file; renumber them from this world's first.
  const own = (line: string) =>
    line.replace(/\b(creator|user-)(\d+)/g, (_, name: string, at: string) => `${name}${Number(at) - first!.number}`)
  const rows = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(db)).rows.map(({ line }) => own(line)).sort()
  return {
    mails: mails.map(({ to, mail }) => own(`${to[0]}: ${mail.subject}`)).sort(),
    bookings: await rows(sql`SELECT t.kind || ' ' || t.title || ' ' || e.amount AS line
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id`),
    notices: await rows(sql`SELECT n.kind || ' ' || coalesce(i.username, u.email) AS line FROM notices n
      LEFT JOIN instagramers i ON i.id = n.instagramer_id LEFT JOIN users u ON u.id = n.user_id`),
    applications:
      await rows(sql`SELECT i.username || ' ' || p.state || coalesce(' ' || p.decision_kind, '') AS line FROM participations p
      JOIN instagramers i ON i.id = p.instagramer_id`),
    events: await rows(sql`SELECT e.act AS line FROM campaign_events e`),
    left: await rows(sql`SELECT kind || ' ' || attempts AS line FROM outbox WHERE done_at IS NULL OR attempts > 1`),
  }
}

let one: TestApi
let three: TestApi
let servers: MailServer[]
beforeAll(async () => {
  servers = [await startMailServer(), await startMailServer()]
  ;[one, three] = (await Promise.all(
    servers.map(({ port }) => openTestApi({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'hej@samspel.test' })),
  )) as [TestApi, TestApi]
})
afterAll(async () => {
  await one.close()
  await three.close()
  for (const server of servers) await server.close()
})

test('all jobs of three instances at once on one database do what those of one do: mails, digest, monthly fee, days, deadlines, each once', async () => {
  await makeWorld(one)
  const wallet = await makeWorld(three)
  await runJobs(one, 1)
  await runJobs(three, 3)
  const [expected, found] = [await effectsOf(one, servers[0]!), await effectsOf(three, servers[1]!)]
  expect(found).toEqual(expected)
  expect(await wallet.audit()).toEqual([])
  // Make sure that something was due, since two runs that do nothing would also be equal.
  expect(found.left).toEqual([])
  expect(found.mails.filter((line) => line.startsWith('letter'))).toHaveLength(letters)
  expect(found.bookings.filter((line) => line.endsWith('Månadsavgift -49900'))).toHaveLength(brands)
  // From three days before and from the day before: both are due at once here.
  expect(found.notices.filter((line) => line.startsWith('last_days '))).toHaveLength(2 * brands)
  expect(found.applications.filter((line) => line.endsWith(' rejected expired'))).toHaveLength(brands)
  expect((await sql`SELECT FROM notice_deliveries WHERE channel = 'digest'`.execute(three.db)).rows).toEqual([])
  figure(
    19,
    `all jobs of three instances at once against those of one: the same ${found.mails.length} mails, ${found.notices.length} notices, ${found.bookings.length} entries, ${brands} fees, ${brands} expired; 0 twice, 0 missing`,
  )
})

/** A mail server that answers the first mails only when told to. */
const startSlowMailServer = async (held: number) => {
  const taken: { to: string; id: string }[] = []
  const holding: { to: string; id: string; answer: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => (text += part))
      stream.on('end', () => {
        const mail = {
          to: session.envelope.rcptTo[0]!.address,
          id: /^message-id: (\S+)/im.exec(text)?.[1] ?? '',
        }
        if (holding.length < held) return holding.push({ ...mail, answer: () => done() })
        taken.push(mail)
        return done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    taken,
    holding,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await nextTurn()
}

test('an instance is killed between claim and settle: nobody else touches its mails while the claim holds, then the others send them, under the same names', async () => {
  const claimed = 5
  const server = await startSlowMailServer(claimed)
  const api = await openTestApi()
  const running: ApiProcess[] = []
  const start = async () => {
    const instance = await startApi(api, [], {
      SMTP_URL: server.url,
      MAIL_FROM: 'test@samspel.test',
      SAMSPEL_DEMO: 'off',
    })
    running.push(instance)
    return instance
  }
  const addresses = Array.from({ length: 20 }, (_, at) => `claimed${at}@samspel.test`)
  const waiting = async () =>
    (
      await sql<{
        to: string
        held: boolean
        attempts: number
      }>`SELECT payload ->> 'to' AS to, run_at > now() AS held, attempts
        FROM outbox WHERE done_at IS NULL AND kind = 'mail'`.execute(api.db)
    ).rows
  try {
    for (const to of addresses) await enqueueMail(api.db, { to, subject: 'Hej', text: 'Hej' })
    const first = await start()
    await until(() => server.holding.length === claimed)
    await first.end('SIGKILL')
    // Extends the claim, so that it lasts until this machine has started two more instances.
    await sql`UPDATE outbox SET run_at = run_at + interval '1 hour' WHERE attempts = 1`.execute(api.db)
    await Promise.all([start(), start()])
    await until(async () => (await waiting()).length === claimed)
    const names = server.holding.map(({ to }) => to).sort()
    const left = await waiting()
    expect(left.map(({ to }) => to).sort()).toEqual(names)
    expect(left.every(({ held, attempts }) => held && attempts === 1)).toBe(true)
    expect(server.taken.filter(({ to }) => names.includes(to))).toEqual([])
    // The claim expires.
    await sql`UPDATE outbox SET run_at = now() WHERE done_at IS NULL`.execute(api.db)
    await until(async () => (await waiting()).length === 0)
    expect(server.taken.map(({ to }) => to).sort()).toEqual([...addresses].sort())
    // A mail server that accepted it before its sender stopped recognises it.
    for (const { to, id } of server.holding) expect(server.taken.find((mail) => mail.to === to)?.id).toBe(id)
  } finally {
    await Promise.all(running.map((instance) => instance.end('SIGKILL')))
    await api.close()
    await server.close()
  }
})
