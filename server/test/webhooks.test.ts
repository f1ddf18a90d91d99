import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { uuidv7 } from 'uuidv7'
import { webhookKinds } from '@samspel/api/webhooks'
import { dayMs } from '../src/days'
import { transact } from '../src/db/transact'
import { brandAccount, fund } from '../src/modules/wallet/ledger'
import { webhookLogJob } from '../src/modules/webhooks'
import { sendDue } from '../src/modules/webhooks/deliver'
import { mailsFor } from './support/mails'
import { startReceiver } from './support/receiver'
import { recordsOf } from './support/records'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: ReturnType<typeof recordsOf>
let receiver: Awaited<ReturnType<typeof startReceiver>>
let brand: { id: string; companyId: string }
let owner: Actor
beforeAll(async () => {
  api = await openTestApi({ webhooks: { ownNetwork: true, patienceMs: 60_000 } })
  records = recordsOf(api)
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await api.close()
})
beforeEach(async () => {
  receiver.reset()
  await api.db.deleteFrom('webhooks').execute()
  brand = await records.brand()
  owner = await records.staff('company', [brand.id])
})

interface Hook {
  id: string
  paused_as: string | null
  waiting_count: number
  failed_count: number
}
interface Delivery {
  id: string
  kind: string
  state: string
  attempts: number
  status: number | null
  fault: string | null
  answer: string | null
  body: string
  next_at: string | null
}
const path = () => `/api/companies/${brand.companyId}/webhooks`
const create = (change: object = {}, who = owner) =>
  api.call(who, 'POST', path(), {
    body: { webhook: { url: receiver.url, kinds: [...webhookKinds], brand_ids: null, ...change } },
  })
const hooked = async (change: object = {}) => {
  const answer = await create(change)
  expect(answer.status).toBe(200)
  const { webhook, secret } = answer.body as { webhook: Hook; secret: string }
  return { id: webhook.id, secret }
}
const hookOf = async (id: string) =>
  ((await api.call(owner, 'GET', path())).body as { webhooks: Hook[] }).webhooks.find((one) => one.id === id)!
const logOf = async (id: string, query = '') =>
  ((await api.call(owner, 'GET', `/api/webhooks/${id}/deliveries${query}`)).body as { webhook_deliveries: Delivery[] })
    .webhook_deliveries
const run = () => sendDue({ db: api.db, config: api.config, now: () => api.clock.now })
/** Makes what waits due now, as if its pause were over. */
const due = () => sql`UPDATE webhook_deliveries SET next_at = now() WHERE state = 'waiting'`.execute(api.db)
/** What waits has been tried for days. */
const oldNow = () =>
  sql`UPDATE webhook_deliveries SET begun_at = now() - interval '3 days', next_at = now() WHERE state = 'waiting'`.execute(
    api.db,
  )
const errors = ({ body }: Answer) => (body as { errors?: unknown }).errors
const sent = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object; id: string })
/** A creator applies: the smallest thing that is told. */
const applied = async () => {
  const campaign = await records.campaign(brand.id, { state: 'confirmed' })
  const creator = await records.creator()
  return { campaign, creator, id: await records.participation(brand.id, campaign, creator.id, 'pending') }
}

describe('what is told', () => {
  test('an application and its answer, by ids, signed as Standard Webhooks say; nothing of the person', async () => {
    const { secret } = await hooked()
    const { id, campaign, creator } = await applied()
    const answer = await api.call(owner, 'PATCH', `/api/participations/${id}/approve`, { body: {} })
    expect(answer.status).toBe(200)
    expect(await run()).toBe(2)
    const [made] = receiver.received.filter(({ body }) => body.includes('application.made'))
    const told = new Webhook(secret).verify(made!.body, made!.headers as Record<string, string>)
    expect(told).toEqual({
      id: made!.headers['webhook-id'],
      type: 'application.made',
      timestamp: expect.any(String),
      data: {
        brand_id: brand.id,
        campaign_id: campaign,
        participation_id: id,
        creator_id: creator.id,
        links: {
          campaign: `http://localhost:8080/api/campaigns/${campaign}`,
          participation: `http://localhost:8080/api/participations/${id}`,
          creator: `http://localhost:8080/api/instagramers/${creator.id}`,
        },
      },
    })
    expect(
      sent()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['application.approved', 'application.made'])
    expect(() => new Webhook(secret).verify(`${made!.body} `, made!.headers as Record<string, string>)).toThrow()
    expect(receiver.received.some(({ body }) => body.includes(creator.username))).toBe(false)
  })

  test('a refusal, a post and its answer, the money that goes to the creator; each once', async () => {
    const { id: hook } = await hooked()
    const { id, campaign } = await applied()
    const payee = await records.creator()
    await api.call(owner, 'PATCH', `/api/participations/${id}/reject`, { body: { reason: 'Nej' } })
    await api.db
      .updateTable('campaigns')
      .set({ enable_paid_collaborations: true, paid_collaboration_price: 700 })
      .where('id', '=', campaign)
      .execute()
    const account = await brandAccount(api.db, brand.id)
    await transact(api.db, (trx) =>
      fund(trx, {
        accountId: account!.id,
        amount: 100_000,
        title: 'Insättning',
        now: api.clock.now,
        createdBy: owner.id,
      }),
    )
    const other = await records.participation(brand.id, campaign, payee.id, 'pending')
    expect((await api.call(owner, 'PATCH', `/api/participations/${other}/approve`, { body: {} })).status).toBe(200)
    const mention = uuidv7()
    await api.db
      .insertInto('mentions')
      .values({
        id: mention,
        brand_id: brand.id,
        campaign_id: campaign,
        participation_id: other,
        instagramer_id: payee.id,
        kind: 'content',
        state: 'pending',
        content_post: JSON.stringify({ text: 'x', imageUrls: [] }),
      })
      .execute()
    expect((await api.call(owner, 'PATCH', `/api/mentions/${mention}/approve`, { body: {} })).status).toBe(200)
    const log = await logOf(hook)
    expect(log.map(({ kind }) => kind).sort()).toEqual([
      'application.approved',
      'application.made',
      'application.made',
      'application.rejected',
      'payment.released',
      'post.approved',
      'post.made',
    ])
    const payment = JSON.parse(log.find(({ kind }) => kind === 'payment.released')!.body) as { data: object }
    expect(payment.data).toMatchObject({ campaign_id: campaign, participation_id: other, amount: 70_000 })
  })

  test('a deed that does not hold tells nothing, and neither does one for another company, brand or kind', async () => {
    const second = await records.brand('Second', brand.companyId)
    expect(errors(await create())).toEqual({ brand_ids: ['not_yours'] })
    await sql`INSERT INTO brand_users (user_id, brand_id, role) VALUES (${owner.id}, ${second.id}, 'owner')`.execute(
      api.db,
    )
    const { id: all } = await hooked()
    const { id: posts } = await hooked({ kinds: ['post.made'] })
    const { id: ofSecond } = await hooked({ brand_ids: [second.id] })
    await api.db
      .transaction()
      .execute(async (trx) => {
        await sql`UPDATE brands SET name = name WHERE id = ${brand.id}`.execute(trx)
        const campaign = await records.campaign(brand.id, { state: 'confirmed' })
        const creator = await records.creator()
        await sql`INSERT INTO participations (brand_id, id, campaign_id, instagramer_id) VALUES (${brand.id}, ${uuidv7()}, ${campaign}, ${creator.id})`.execute(
          trx,
        )
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await logOf(all)).toEqual([])
    await applied()
    expect([await logOf(all), await logOf(posts), await logOf(ofSecond)].map((log) => log.length)).toEqual([1, 0, 0])
  })
})

describe('what the receiver answers', () => {
  const answering = async (reply: (response: ServerResponse) => void, change: object = {}) => {
    const { id } = await hooked(change)
    await applied()
    receiver.reply = reply
    await run()
    const [delivery] = await logOf(id)
    return { id, delivery: delivery! }
  }
  const status =
    (code: number, headers = {}) =>
    (response: ServerResponse) =>
      void response.writeHead(code, headers).end('what it says')
  const secondsUntil = async (id: string) => {
    const { rows } = await sql<{
      seconds: number
    }>`SELECT extract(epoch FROM next_at - now())::float8 AS seconds FROM webhook_deliveries WHERE id = ${id}`.execute(
      api.db,
    )
    return rows[0]!.seconds
  }

  test('2xx: it is delivered, and not sent again', async () => {
    const { delivery } = await answering(status(200))
    expect(delivery).toMatchObject({
      state: 'delivered',
      status: 200,
      answer: 'what it says',
      attempts: 1,
      next_at: null,
    })
    await due()
    expect(await run()).toBe(0)
  })

  test.each([400, 404, 500, 503])(
    '%i: it waits and is sent again with the same id, until it is taken',
    async (code) => {
      const { id, delivery } = await answering(status(code))
      expect(delivery).toMatchObject({ state: 'waiting', status: code, attempts: 1 })
      expect(await run()).toBe(0)
      receiver.reset()
      await due()
      await run()
      expect((await logOf(id))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
      expect(receiver.received[0]?.headers['webhook-id']).toBe(delivery.id)
    },
  )

  test('429 with Retry-After: not before the time that it names', async () => {
    const { delivery } = await answering(status(429, { 'retry-after': '3600' }))
    expect(delivery).toMatchObject({ state: 'waiting', status: 429 })
    expect(await secondsUntil(delivery.id)).toBeGreaterThan(3_500)
  })

  test('each try waits longer than the one before', async () => {
    const { delivery } = await answering(status(500))
    const waits = [await secondsUntil(delivery.id)]
    for (let at = 0; at < 3; at += 1) {
      await due()
      await run()
      waits.push(await secondsUntil(delivery.id))
    }
    expect([...waits].sort((one, two) => one - two)).toEqual(waits)
  })

  test('410: the address has ended, and its owners are told', async () => {
    const { id, delivery } = await answering(status(410))
    expect(delivery.state).toBe('failed')
    expect((await hookOf(id)).paused_as).toBe('gone')
    await applied()
    expect(await logOf(id)).toHaveLength(1)
    const { email } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    expect((await mailsFor(api, email)).at(-1)?.text).toContain('410')
  })

  test('a redirect is not followed', async () => {
    const { delivery } = await answering(status(302, { location: `${receiver.url}/elsewhere` }))
    expect(delivery).toMatchObject({ state: 'waiting', status: 302, fault: 'redirect' })
    expect(receiver.received).toHaveLength(1)
  })

  test('none in time, none at all, and one that never ends: each is named', async () => {
    const endless = await answering((response) => void response.writeHead(200).write('x'.repeat(100_000)))
    expect(endless.delivery).toMatchObject({ state: 'delivered', answer: 'x'.repeat(200) })
    const refused = await answering(status(204), { url: 'http://127.0.0.1:1/' })
    expect(refused.delivery).toMatchObject({ fault: 'refused' })
    const plain = await answering(status(204), { url: `https://127.0.0.1:${receiver.port}/` })
    expect(plain.delivery).toMatchObject({ fault: 'tls' })
    const { patienceMs } = api.config.webhooks
    api.config.webhooks.patienceMs = 50
    const late = await answering(() => undefined)
    api.config.webhooks.patienceMs = patienceMs
    expect(late.delivery).toMatchObject({ state: 'waiting', status: null, fault: 'timeout' })
  })

  test('after three days without an answer it is paused and owners are told; replaying sends all, also what came meanwhile', async () => {
    const { id } = await answering(status(500))
    await oldNow()
    await run()
    expect(await hookOf(id)).toMatchObject({ paused_as: 'failing', failed_count: 1 })
    await applied()
    await due()
    expect(await run()).toBe(0)
    expect(await hookOf(id)).toMatchObject({ waiting_count: 1 })
    receiver.reset()
    const { body } = await api.call(owner, 'POST', `/api/webhooks/${id}/replay`)
    expect(body).toEqual({ count: 1 })
    expect(await run()).toBe(2)
    expect(await hookOf(id)).toMatchObject({ paused_as: null, waiting_count: 0, failed_count: 0 })
  })

  test('one that is refused for days while others are taken pauses nothing', async () => {
    const { id } = await answering(status(400))
    receiver.reset()
    await applied()
    await run()
    receiver.reply = status(400)
    await oldNow()
    await run()
    expect(await hookOf(id)).toMatchObject({ paused_as: null, failed_count: 1 })
  })
})

describe('its owners', () => {
  test('a ping is sent at once, also where it is paused, and answers what came back', async () => {
    const { id, secret } = await hooked()
    await api.call(owner, 'PATCH', `/api/webhooks/${id}`, { body: { webhook: { paused: true } } })
    receiver.reply = (response) => void response.writeHead(418).end('kort')
    const { status, body } = await api.call(owner, 'POST', `/api/webhooks/${id}/test`)
    expect(status).toBe(200)
    const { webhook_delivery } = body as { webhook_delivery: Delivery & { took_ms: number } }
    expect(webhook_delivery).toMatchObject({ kind: 'ping', state: 'failed', status: 418, answer: 'kort' })
    expect(webhook_delivery.took_ms).toEqual(expect.any(Number))
    const [ping] = receiver.received
    expect(new Webhook(secret).verify(ping!.body, ping!.headers as Record<string, string>)).toMatchObject({
      type: 'ping',
    })
    expect(await hookOf(id)).toMatchObject({ failed_count: 0, paused_as: 'by_hand' })
  })

  test('the secret is kept sealed; a new one signs, beside the former for a day', async () => {
    const { id, secret } = await hooked()
    const { rows } = await sql<{ secret: string }>`SELECT secret FROM webhooks WHERE id = ${id}`.execute(api.db)
    expect(rows[0]!.secret).not.toContain(secret.slice(8))
    const renewed = await api.call(owner, 'POST', `/api/webhooks/${id}/secret`)
    const { secret: next } = renewed.body as { secret: string }
    const ping = async () => {
      receiver.reset()
      await api.call(owner, 'POST', `/api/webhooks/${id}/test`)
      return receiver.received[0]!
    }
    const verifies = (key: string, { body, headers }: Awaited<ReturnType<typeof ping>>) => {
      try {
        return Boolean(new Webhook(key).verify(body, headers as Record<string, string>))
      } catch {
        return false
      }
    }
    const both = await ping()
    expect([verifies(secret, both), verifies(next, both)]).toEqual([true, true])
    await sql`UPDATE webhooks SET former_until = ${new Date(api.clock.now.getTime() - 1)} WHERE id = ${id}`.execute(
      api.db,
    )
    const one = await ping()
    expect([verifies(secret, one), verifies(next, one)]).toEqual([false, true])
  })

  test('one delivery is sent again with its id, and the log is read by state', async () => {
    const { id } = await hooked()
    await applied()
    await run()
    const [delivery] = await logOf(id, '?state=delivered')
    expect(await logOf(id, '?state=failed')).toEqual([])
    expect((await api.call(owner, 'POST', `/api/webhook_deliveries/${delivery!.id}/replay`)).status).toBe(200)
    await run()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery!.id, delivery!.id])
  })

  test('what is asked for is checked; others of the company and other companies find none', async () => {
    expect(errors(await create({ url: 'ftp://x.test' }))).toEqual({ url: ['invalid_url'] })
    expect(errors(await create({ url: 'https://user:pass@x.test' }))).toEqual({ url: ['invalid_url'] })
    expect(errors(await create({ kinds: [] }))).toEqual({ kinds: ['required'] })
    expect(errors(await create({ brand_ids: [(await records.brand()).id] }))).toEqual({ brand_ids: ['not_yours'] })
    const { id } = await hooked()
    const manager = await records.staff('company', [brand.id])
    await sql`UPDATE brand_users SET role = 'manager' WHERE user_id = ${manager.id}`.execute(api.db)
    const stranger = await records.staff('company', [(await records.brand()).id])
    for (const who of [manager, stranger]) {
      expect((await api.call(who, 'GET', path())).status).toBe(404)
      expect((await api.call(who, 'DELETE', `/api/webhooks/${id}`)).status).toBe(404)
      expect((await api.call(who, 'POST', `/api/webhooks/${id}/test`)).status).toBe(404)
    }
  })

  test('the log keeps thirty days; an address that is taken away leaves nothing, and the company’s log says so', async () => {
    const { id } = await hooked()
    await applied()
    await sql`UPDATE webhook_deliveries SET created_at = ${new Date(Date.now() - 31 * dayMs)}`.execute(api.db)
    await webhookLogJob.run({ db: api.db } as never)
    expect(await logOf(id)).toEqual([])
    await applied()
    expect((await api.call(owner, 'DELETE', `/api/webhooks/${id}`)).status).toBe(204)
    const { rows } = await sql`SELECT FROM webhook_deliveries WHERE webhook_id = ${id}`.execute(api.db)
    expect(rows).toEqual([])
    const deeds = await sql<{
      kind: string
    }>`SELECT kind FROM audit_entries WHERE subject_id = ${id} ORDER BY number`.execute(api.db)
    expect(deeds.rows.map(({ kind }) => kind)).toEqual(['webhook_made', 'webhook_removed'])
  })
})

test('an address in our own network is never connected to, whatever it is called', async () => {
  const strict = await openTestApi()
  try {
    const of = recordsOf(strict)
    const mine = await of.brand()
    const who = await of.staff('company', [mine.id])
    const add = (url: string) =>
      strict.call(who, 'POST', `/api/companies/${mine.companyId}/webhooks`, {
        body: { webhook: { url, kinds: ['post.made'], brand_ids: null } },
      })
    expect(errors(await add(receiver.url))).toEqual({ url: ['invalid_url'] })
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '0x7f000001']) {
      const { webhook } = (await add(`https://${host}:${receiver.port}/`)).body as { webhook: Hook }
      const { body } = await strict.call(who, 'POST', `/api/webhooks/${webhook.id}/test`)
      expect({ host, ...(body as { webhook_delivery: Delivery }).webhook_delivery }).toMatchObject({
        host,
        state: 'failed',
        status: null,
        fault: 'not_public',
      })
    }
    expect(receiver.received).toEqual([])
  } finally {
    await strict.close()
  }
})
