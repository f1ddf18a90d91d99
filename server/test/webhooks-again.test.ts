import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ConnectedServices, ReceivedWebhook, WebhookRerun } from '@samspel/api'
import { carryOverAgain } from '../src/modules/payments'
import { openPaymentApi } from './support/payments'
import type { Actor } from './support/test-api'

let world: Awaited<ReturnType<typeof openPaymentApi>>
beforeAll(async () => {
  world = await openPaymentApi()
})
afterAll(() => world.close())
afterEach(async () => {
  world.practice.mode('stripe', 'works')
  await sql`DELETE FROM received_webhooks`.execute(world.api.db)
})

const kr = 100
interface Row extends Omit<ReceivedWebhook, 'canRerun'> {
  can_rerun: boolean
}

/** A top-up of 1 000 kr by card on an account that had 200 kr. */
const paid = async () => {
  const brand = await world.wallet.fundedBrand(200 * kr)
  const staff = await world.make.staff('company', [brand.id])
  const { id } = await world.pay.begin(staff, brand.accountId, 'card', 1_000 * kr)
  await world.pay.answer(await world.pay.checkout(staff, id), 'pay')
  const { intent_id: intent } = await world.pay.rowOf(id)
  return { id, intent, balance: async () => (await world.wallet.balances(brand.accountId))?.balance }
}
const list = async (query = '') =>
  (
    (await world.api.call(world.admin, 'GET', `/api/services/webhooks${query}`)).body as {
      received_webhooks: Row[]
    }
  ).received_webhooks
const failedOnes = () => list('?failed=true')
const again = async (id: string, who: Actor | null = world.admin) => {
  const { status, body } = await world.api.call(who, 'POST', `/api/services/webhooks/${id}/rerun`)
  return { status, ...(body as { error?: string; rerun?: WebhookRerun; received_webhook?: Row }) }
}
/** What waits to be run again, once as many are written down: a call is answered before that. */
const written = async (count: number) => {
  let rows = await failedOnes()
  while (rows.length < count) {
    await nextTurn()
    rows = await failedOnes()
  }
  return rows
}
/** A refund of 300 kr whose word came while Stripe could not be asked. */
const refundedWhileDown = async () => {
  const payment = await paid()
  await world.pay.act('events', { sending: 'kept' })
  await world.pay.act('refund', { charge: payment.intent, amount: 300 * kr })
  await world.pay.act('events', { sending: 'now' })
  const word = await world.pay.word('charge.refunded', payment.id, { payment_intent: payment.intent })
  const send = async () => (await world.pay.send(word, world.pay.signature(word))).statusCode
  world.practice.mode('stripe', 'down')
  expect(await send()).toBe(503)
  const [failed] = await written(1)
  return { ...payment, failed: failed!, event: JSON.parse(word) as { id: string; type: string }, send }
}

describe('a genuine call that we failed at', () => {
  test('is kept sealed, waits for two weeks beside the list of a day, and is run again once', async () => {
    const { balance, failed } = await refundedWhileDown()
    expect(failed).toMatchObject({ service: 'cards', kind: 'charge.refunded', status: 503 })
    expect([failed.accepted, failed.can_rerun, failed.rerun]).toEqual([false, true, null])
    const { rows } = await sql<{ word: string }>`SELECT word FROM received_webhooks WHERE id = ${failed.id}`.execute(
      world.api.db,
    )
    expect(rows[0]!.word).toMatch(/^v1\./)
    expect(rows[0]!.word).not.toContain('evt_')
    await sql`UPDATE received_webhooks SET at = at - interval '3 days'`.execute(world.api.db)
    expect(await list()).toEqual([])
    const { services } = (await world.api.call(world.admin, 'GET', '/api/services')).body as {
      services: ConnectedServices
    }
    expect(services.webhooks.failed).toBe(1)

    world.practice.mode('stripe', 'works')
    expect(await again(failed.id)).toMatchObject({ status: 200 })
    expect(await balance()).toBe(900 * kr)
    expect(await failedOnes()).toEqual([])
    expect(await again(failed.id)).toMatchObject({ status: 409, error: 'conflict' })
    expect(await balance()).toBe(900 * kr)
    expect(await world.wallet.audit()).toEqual([])
  })

  test('says who ran it again', async () => {
    const { balance, failed } = await refundedWhileDown()
    world.practice.mode('stripe', 'works')
    const done = await again(failed.id)
    expect(done).toMatchObject({ rerun: { outcome: 'done', message: null } })
    expect(done.received_webhook).toMatchObject({ accepted: true, can_rerun: false, rerun: { by: expect.any(String) } })
    expect(await balance()).toBe(900 * kr)
  })

  test('books nothing when its event was booked meanwhile', async () => {
    const { balance, failed, event, intent } = await refundedWhileDown()
    world.practice.mode('stripe', 'works')
    // As the job does that asks for lost words.
    await carryOverAgain(
      { ...world.pay.context },
      { id: event.id, kind: event.type, createdAt: world.api.clock.now.toISOString(), intentId: intent! },
      world.api.clock.now,
    )
    expect(await balance()).toBe(900 * kr)
    expect(await again(failed.id)).toMatchObject({ rerun: { outcome: 'known', message: null } })
    expect(await balance()).toBe(900 * kr)
    expect(await world.wallet.audit()).toEqual([])
  })

  test('fails again in the words of what failed, waits on, and can be pressed at once', async () => {
    const { balance, failed } = await refundedWhileDown()
    const tried = await again(failed.id)
    expect(tried).toMatchObject({ status: 200, rerun: { outcome: 'failed', message: expect.stringMatching(/\S/) } })
    expect(tried.received_webhook).toMatchObject({ accepted: false, can_rerun: true, rerun: null })
    expect(await balance()).toBe(1_200 * kr)
    world.practice.mode('stripe', 'works')
    expect(await again(failed.id)).toMatchObject({ rerun: { outcome: 'done' } })
    expect(await balance()).toBe(900 * kr)
  })

  test('that is sent again by the service and carried over waits no longer', async () => {
    const { send } = await refundedWhileDown()
    world.practice.mode('stripe', 'works')
    expect(await send()).toBe(200)
    while ((await failedOnes()).length > 0) await nextTurn()
    expect((await list()).map(({ accepted }) => accepted)).not.toContain(false)
  })

  test('waits once however often it came, and is settled everywhere', async () => {
    const { balance, failed, send } = await refundedWhileDown()
    const others = () =>
      sql<{ id: string }>`SELECT id FROM received_webhooks WHERE word IS NOT NULL`.execute(world.api.db)
    expect(await send()).toBe(503)
    while ((await others()).rows.length < 2) await nextTurn()
    expect(await failedOnes()).toHaveLength(1)
    const { services } = (await world.api.call(world.admin, 'GET', '/api/services')).body as {
      services: ConnectedServices
    }
    expect(services.webhooks.failed).toBe(1)
    world.practice.mode('stripe', 'works')
    expect(await again(failed.id)).toMatchObject({ rerun: { outcome: 'done' } })
    expect([(await others()).rows, await failedOnes(), await balance()]).toEqual([[], [], 900 * kr])
  })

  test('is run once by two who press at the same time', async () => {
    const { balance, failed } = await refundedWhileDown()
    world.practice.mode('stripe', 'works')
    const answers = await Promise.all([again(failed.id), again(failed.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.map(({ status }) => [200, 409, 429].includes(status))).toEqual([true, true])
    expect(await balance()).toBe(900 * kr)
  })
})

test('what nobody signed, what went well and what is not there cannot be run again', async () => {
  await paid()
  expect((await world.pay.send('{"id":"evt_1"}', 't=1,v1=00')).statusCode).toBe(400)
  let rows = await list()
  while (rows.length < 2 || rows.every(({ accepted }) => accepted)) {
    await nextTurn()
    rows = await list()
  }
  expect(rows.map(({ can_rerun: can }) => can)).not.toContain(true)
  expect(new Set(rows.map(({ accepted }) => accepted))).toEqual(new Set([true, false]))
  for (const { id } of rows) expect(await again(id)).toMatchObject({ status: 409 })
  expect(await again(uuidv7())).toMatchObject({ status: 404 })
})

test('is for platform staff alone', async () => {
  const brand = await world.make.brand()
  for (const who of [await world.make.staff('company', [brand.id]), await world.make.creator()])
    expect((await again(uuidv7(), who as Actor)).status).toBe(403)
  expect((await again(uuidv7(), null)).status).toBe(401)
})

test('a word whose key is gone is refused, not guessed', async () => {
  const { failed } = await refundedWhileDown()
  await sql`UPDATE received_webhooks SET word = 'v1.gone.abcd' WHERE id = ${failed.id}`.execute(world.api.db)
  expect(await again(failed.id)).toMatchObject({ status: 409 })
})
