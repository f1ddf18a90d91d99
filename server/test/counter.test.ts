import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { CounterDay, PassVerdict } from '@samspel/api'
import { endPasses } from '../src/modules/stores/offers'
import { repetitions } from './support/figure'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
})
afterAll(() => api.close())
const NOON = new Date('2026-11-20T11:00:00Z')
beforeEach(() => {
  api.clock.now = new Date(NOON)
})
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}
const DAY = 86_400_000

interface Own {
  id: string
  code: string
  state: string
  decision_kind: string | null
  coming_at: string | null
  expires_at: string | null
}
type Snake = Record<string, unknown>

const reserve = async (creator: Actor, offerId: string, fields: object = {}) =>
  api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    body: { store_participation: { motivation: '', ...fields } },
  })
const ownOf = async (creator: Actor, offerId: string) =>
  (
    (await api.call(creator, 'GET', `/api/store_campaigns/${offerId}`)).body as {
      store_campaign: { store_participation: Own | null; places_left: number | null }
    }
  ).store_campaign
const counterOf = async (who: Actor, storeId: string) =>
  (
    (await api.call(who, 'GET', `/api/counters/${storeId}`)).body as {
      counter_day: { day: CounterDay['day']; code_salt: string; store: Snake; pickups: Snake[] }
    }
  ).counter_day
const check = (who: Actor, storeId: string, code: string) =>
  api.call(who, 'POST', `/api/counters/${storeId}/checks`, { body: { pass: { code } } })
const handOut = (who: Actor, storeId: string, code: string, headers = newKey()) =>
  api.call(who, 'POST', `/api/counters/${storeId}/hand_outs`, {
    headers,
    body: { pass: { code, scanned_at: '2020-01-01T00:00:00Z' } },
  })
const verdictOf = ({ body }: { body: unknown }) => (body as { verdict: PassVerdict & { pickup?: Snake } }).verdict
const undo = (who: Actor, id: string) => api.call(who, 'POST', `/api/store_participations/${id}/undo_hand_out`)
const confirm = (who: Actor, id: string, token: string) =>
  api.call(who, 'POST', `/api/store_participations/${id}/confirm`, { body: { counter: { token } } })

/** Signed in again, because sessions end before passes do. */
const renewed = async (clerk: Actor, creator: Actor) => ({
  clerk: await api.actor('user', clerk.id, 'store_user'),
  creator: await api.actor('instagramer', creator.id),
})

/** A store with an offer, its clerk, and a creator with a pass. */
const setUp = async ({
  windowDays = 7,
  ...fields
}: { windowDays?: number; places?: number; countryCode?: 'FI' } = {}) => {
  const made = await pickups.setUp(fields)
  await api.db.updateTable('store_campaigns').set({ window_days: windowDays }).where('id', '=', made.offerId).execute()
  const [clerk, creator] = [await make.staff('store_user', [made.brand.id]), await make.creator()]
  const { name: clerkName } = await api.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', clerk.id)
    .executeTakeFirstOrThrow()
  const answer = await reserve(creator, made.offerId)
  const own = (answer.body as { store_participation: Own }).store_participation
  return { ...made, clerk, clerkName, creator, own }
}

describe('the day of a counter', () => {
  test('lists who may come, without codes: a phone knows a code by its fingerprint', async () => {
    const { clerk, storeId, own, creator } = await setUp()
    const day = await counterOf(clerk, storeId)
    expect(day).toMatchObject({ day: '2026-11-20', store: { id: storeId, name: 'Store', handover_note: null } })
    expect(day.pickups).toEqual([
      expect.objectContaining({
        id: own.id,
        state: 'approved',
        creator: expect.objectContaining({ handle: creator.username }),
        products: [{ name: 'Kaffe', article: '', image_url: null }],
        has_changed: false,
        code_hash: createHash('sha256')
          .update(day.code_salt + own.code)
          .digest('hex')
          .slice(0, 4),
        expires_at: own.expires_at,
        picked_up_at: null,
      }),
    ])
    expect(JSON.stringify(day)).not.toContain(own.code)
  })

  test('keeps what was handed out until midnight where the store is, and nothing after that', async () => {
    const { clerk, clerkName, storeId, own } = await setUp({ countryCode: 'FI' })
    api.clock.now = new Date('2026-11-20T21:59:59.500Z')
    await handOut(clerk, storeId, own.code)
    expect((await counterOf(clerk, storeId)).pickups).toMatchObject([{ state: 'picked_up', picked_up_by: clerkName }])
    // Ten past midnight in Helsinki, but not yet midnight in Stockholm.
    api.clock.now = new Date('2026-11-20T22:10:00Z')
    expect(await counterOf(clerk, storeId)).toMatchObject({ day: '2026-11-21', pickups: [] })
  })

  test('clerks write no facts but theirs; staff of another brand find no counter (P-04)', async () => {
    const { clerk, storeId, brand } = await setUp()
    const manager = await make.staff('company', [brand.id])
    await api.call(manager, 'PATCH', `/api/stores/${storeId}`, {
      body: { store: { handover_note: 'Ge en påse och ett kvitto.' } },
    })
    expect((await counterOf(clerk, storeId)).store).toMatchObject({ handover_note: 'Ge en påse och ett kvitto.' })
    const foreign = await make.staff('store_user', [(await make.brand()).id])
    expect((await api.call(foreign, 'GET', `/api/counters/${storeId}`)).body).toEqual({
      error: 'store_not_found',
    })
  })
})

describe('a code at the counter', () => {
  test('is ready however it is typed, handed out once, and used after that: by whom, where and when', async () => {
    const { clerk, clerkName, storeId, own } = await setUp()
    const typed = ` ${own.code.slice(0, 4).toLowerCase()}-${own.code.slice(4)} `
    expect(verdictOf(await check(clerk, storeId, typed))).toMatchObject({ outcome: 'ready', pickup: { id: own.id } })
    expect(verdictOf(await handOut(clerk, storeId, own.code))).toMatchObject({
      outcome: 'handed_out',
      at: NOON.toISOString(),
      pickup: { state: 'picked_up', picked_up_by: clerkName },
    })
    later(60_000)
    const used = { outcome: 'used', at: NOON.toISOString(), where: 'Store', by: clerkName }
    expect(verdictOf(await check(clerk, storeId, own.code))).toMatchObject(used)
    expect(verdictOf(await handOut(clerk, storeId, own.code))).toMatchObject(used)
  })

  test('a hand-out that is sent again under its key is one and answers the same; without a key it is none', async () => {
    const { clerk, storeId, own } = await setUp()
    const key = newKey()
    const [first, second] = [await handOut(clerk, storeId, own.code, key), await handOut(clerk, storeId, own.code, key)]
    expect(verdictOf(first).outcome).toBe('handed_out')
    expect(second.body).toEqual(first.body)
    expect((await handOut(clerk, storeId, own.code, {} as never)).status).toBe(422)
  })

  const shifts = repetitions(1, 5)
  test(`two phones, one pass: one hands out and the other is told who did, in ${shifts * 40} races`, async () => {
    const { brand, storeId } = await setUp()
    const race = async ([one, other]: readonly [Actor, Actor]) => {
      const creator = await make.creator()
      const offer = await pickups.offer(brand.id, await pickups.campaign(brand.id), storeId)
      const { code } = ((await reserve(creator, offer)).body as { store_participation: Own }).store_participation
      const both = await Promise.all([handOut(one, storeId, code), handOut(other, storeId, code)])
      return both
        .map((answer) => verdictOf(answer).outcome)
        .sort()
        .join()
    }
    const outcomes: string[] = []
    // A clerk may try 40 codes a minute.
    for (let shift = 0; shift < shifts; shift += 1) {
      const clerks = [await make.staff('store_user', [brand.id]), await make.staff('store_user', [brand.id])] as const
      outcomes.push(...(await Promise.all(Array.from({ length: 40 }, () => race(clerks)))))
    }
    expect(outcomes.filter((each) => each === 'handed_out,used')).toHaveLength(shifts * 40)
  })

  test('a telephone whose clock is wrong hands out by the server’s clock, and not what has run out by it', async () => {
    const { clerk, creator, offerId, storeId, own, brand } = await setUp()
    const at = (scannedAt: string, code: string) =>
      api.call(clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
        headers: newKey(),
        body: { pass: { code, scanned_at: scannedAt } },
      })
    expect(verdictOf(await at('2099-01-01T00:00:00Z', own.code))).toEqual(
      expect.objectContaining({ outcome: 'handed_out', at: NOON.toISOString() }),
    )
    expect(await ownOf(creator, offerId)).toMatchObject({
      store_participation: { picked_up_at: NOON.toISOString() },
    })
    const second = await make.creator()
    const offer = await pickups.offer(brand.id, await pickups.campaign(brand.id), storeId)
    const { code } = ((await reserve(second, offer)).body as { store_participation: Own }).store_participation
    later(30 * DAY)
    const again = await renewed(clerk, second)
    const late = await api.call(again.clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
      headers: newKey(),
      body: { pass: { code, scanned_at: NOON.toISOString() } },
    })
    expect(verdictOf(late)).toMatchObject({ outcome: 'lapsed' })
  })

  test('of another store of the brand: the right one is named, the person is not', async () => {
    const { brand, clerk, own } = await setUp()
    const other = await pickups.store(brand.id, { name: 'Nordstan' })
    expect(verdictOf(await check(clerk, other, own.code))).toEqual({ outcome: 'other_store', where: 'Store' })
    expect(verdictOf(await handOut(clerk, other, own.code))).toEqual({ outcome: 'other_store', where: 'Store' })
  })

  test('of another brand, of an application without an answer, or of nobody: unknown, all alike', async () => {
    const { clerk, storeId, brand } = await setUp()
    const foreign = await setUp()
    const asked = await pickups.offer(brand.id, await pickups.campaign(brand.id), storeId, {
      requiresApplication: true,
    })
    await reserve(await make.creator(), asked)
    for (const code of [foreign.own.code, 'AAAA2222', '%', ''.padEnd(40, 'x')])
      expect(verdictOf(await check(clerk, storeId, code))).toEqual({ outcome: 'unknown' })
    expect(await ownOf(foreign.creator, foreign.offerId)).toMatchObject({ store_participation: { state: 'approved' } })
  })

  test('taken back while a scan was waiting: refused, with when', async () => {
    const { clerk, storeId, own, creator } = await setUp()
    later(5_000)
    await api.call(creator, 'DELETE', `/api/store_participations/${own.id}`)
    later(5_000)
    expect(verdictOf(await handOut(clerk, storeId, own.code))).toMatchObject({
      outcome: 'withdrawn',
      at: new Date(NOON.getTime() + 5_000).toISOString(),
    })
  })

  test('right and wrong codes are limited alike', async () => {
    const { clerk, storeId, own } = await setUp()
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
    const tries = Array.from({ length: 45 }, (_, at) => check(clerk, storeId, at % 2 ? own.code : 'AAAA2222'))
    expect(statuses(await Promise.all(tries)).filter((status) => status === 429)).toHaveLength(5)
    expect((await check(clerk, storeId, own.code)).status).toBe(429)
  })
})

describe('the end of a pass', () => {
  test('is the last instant of the seventh day, also across a change of the clocks', async () => {
    expect((await setUp()).own.expires_at).toBe('2026-11-27T22:59:59.999Z')
    expect((await setUp({ countryCode: 'FI' })).own.expires_at).toBe('2026-11-27T21:59:59.999Z')
    api.clock.now = new Date('2026-10-20T10:00:00Z')
    expect((await setUp()).own.expires_at).toBe('2026-10-27T22:59:59.999Z')
  })

  test('holds through its last second where the store is; then it lapses, and its place is free (T-22)', async () => {
    const { storeId, offerId, own, ...people } = await setUp({ places: 1, windowDays: 2 })
    api.clock.now = new Date('2026-11-22T22:59:59.600Z')
    const { clerk, creator } = await renewed(people.clerk, people.creator)
    expect(verdictOf(await check(clerk, storeId, own.code)).outcome).toBe('ready')
    api.clock.now = new Date('2026-11-22T23:00:00Z')
    // Also before the job has run.
    expect(verdictOf(await handOut(clerk, storeId, own.code))).toMatchObject({ outcome: 'lapsed', at: own.expires_at })
    await endPasses({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
    expect(verdictOf(await check(clerk, storeId, own.code))).toMatchObject({ outcome: 'lapsed', at: own.expires_at })
    expect(await ownOf(creator, offerId)).toMatchObject({
      places_left: 1,
      store_participation: { state: 'declined', decision_kind: 'lapsed' },
    })
  })

  test('one that lapsed, and one that was taken back, can be had again with another code', async () => {
    const { offerId, own, clerk, creator } = await setUp({ windowDays: 2 })
    await api.call(creator, 'DELETE', `/api/store_participations/${own.id}`)
    expect((await ownOf(creator, offerId)).store_participation).toBeNull()
    const again = (await reserve(creator, offerId)).body as { store_participation: Own }
    expect(again.store_participation).toMatchObject({ state: 'approved', decision_kind: null })
    expect(again.store_participation.code).not.toBe(own.code)
    later(3 * DAY)
    await endPasses({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
    const back = await renewed(clerk, creator)
    expect((await reserve(back.creator, offerId)).body).toMatchObject({ store_participation: { state: 'approved' } })
  })

  test('when the creator comes is said with the reservation or after it, within the pass', async () => {
    const { clerk, storeId, own, creator, brand } = await setUp()
    const put = (comingAt: string | null) =>
      api.call(creator, 'PATCH', `/api/store_participations/${own.id}`, {
        body: { store_participation: { coming_at: comingAt } },
      })
    expect((await put('2026-11-19T10:00:00Z')).body).toEqual({ errors: { coming_at: ['in_the_past'] } })
    expect((await put('2026-11-28T10:00:00Z')).body).toEqual({ errors: { coming_at: ['after_end'] } })
    await put('2026-11-21T16:00:00Z')
    const offer = await pickups.offer(brand.id, await pickups.campaign(brand.id), storeId)
    await reserve(await make.creator(), offer, { coming_at: '2026-11-20T13:00:00Z' })
    expect((await counterOf(clerk, storeId)).pickups.map(({ coming_at: at }) => at)).toEqual([
      '2026-11-20T13:00:00.000Z',
      '2026-11-21T16:00:00.000Z',
    ])
    expect((await put(null)).body).toMatchObject({ store_participation: { coming_at: null } })
  })
})

describe('taking a hand-out back', () => {
  test('goes for a minute, then no more; a stranger finds nothing', async () => {
    const { clerk, storeId, own } = await setUp()
    await handOut(clerk, storeId, own.code)
    expect((await undo(await make.staff('store_user', [(await make.brand()).id]), own.id)).status).toBe(404)
    later(60_000)
    expect((await undo(clerk, own.id)).body).toMatchObject({ pickup: { state: 'approved', picked_up_at: null } })
    expect(verdictOf(await handOut(clerk, storeId, own.code)).outcome).toBe('handed_out')
    later(60_001)
    expect((await undo(clerk, own.id)).body).toEqual({ error: 'illegal_transition' })
  })

  test('of two at once one takes it back: a place is not given back twice', async () => {
    const { clerk, creator, storeId, offerId, own } = await setUp({ places: 2 })
    await handOut(clerk, storeId, own.code)
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(clerk, own.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await ownOf(creator, offerId)).toMatchObject({ places_left: 1 })
  })
})

describe('the creator scans the code of the counter (R-18)', () => {
  test('and has picked up; a second time answers the same, and staff cannot undo it', async () => {
    const { clerk, creator, own, storeId } = await setUp()
    const token = (
      await api.db.selectFrom('stores').select('token').where('id', '=', storeId).executeTakeFirstOrThrow()
    ).token
    for (let time = 0; time < 2; time += 1)
      expect((await confirm(creator, own.id, token)).body).toMatchObject({
        store_participation: { state: 'picked_up', picked_up_at: NOON.toISOString() },
      })
    expect((await undo(clerk, own.id)).body).toEqual({ error: 'illegal_transition' })
  })

  test('of another store, of nobody, or with a pass that has run out: each is said, nothing is handed out', async () => {
    const { brand, clerk, creator, own, storeId, offerId } = await setUp({ windowDays: 2 })
    const other = await pickups.store(brand.id)
    const tokenOf = async (id: string) =>
      (await api.db.selectFrom('stores').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token
    expect((await confirm(creator, own.id, await tokenOf(other))).body).toEqual({ errors: { token: ['not_equal'] } })
    expect((await confirm(creator, own.id, 'nobodys')).body).toEqual({ errors: { token: ['token_invalid'] } })
    expect((await confirm(await make.creator(), own.id, await tokenOf(storeId))).status).toBe(404)
    later(3 * DAY)
    const back = await renewed(clerk, creator)
    expect((await confirm(back.creator, own.id, await tokenOf(storeId))).body).toEqual({ error: 'illegal_transition' })
    expect(await ownOf(back.creator, offerId)).toMatchObject({ store_participation: { state: 'approved' } })
  })
})
