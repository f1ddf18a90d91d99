import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type NoticeFacts, noticeText } from '@samspel/api/notices'
import { endPasses } from '../src/modules/stores/offers'
import { remindOfPasses } from '../src/modules/stores/passes'
import { mailsFor } from './support/mails'
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
beforeEach(() => {
  // A Friday, 12:00 in Sweden.
  api.clock.now = new Date('2026-11-20T11:00:00Z')
})
const at = (moment: string) => {
  api.clock.now = new Date(moment)
}

const day = [{ from: '09:00', to: '18:00' }]
const week = [day, day, day, day, day, [{ from: '10:00', to: '15:00' }], []]

const setUp = async ({ windowDays = 7, requiresApplication = false, openingWeek = week as object | null } = {}) => {
  const made = await pickups.setUp({ requiresApplication })
  await api.db.updateTable('store_campaigns').set({ window_days: windowDays }).where('id', '=', made.offerId).execute()
  await api.db
    .updateTable('stores')
    .set({ opening_week: openingWeek === null ? null : JSON.stringify(openingWeek) })
    .where('id', '=', made.storeId)
    .execute()
  const [staff, clerk, creator] = [
    await make.staff('company', [made.brand.id]),
    await make.staff('store_user', [made.brand.id]),
    await make.creator(),
  ]
  return { ...made, staff, clerk, creator }
}
type Made = Awaited<ReturnType<typeof setUp>>
/** Sessions end before passes do. */
const renewed = async ({ staff, clerk, creator }: Made) => ({
  staff: await api.actor('user', staff.id, 'company'),
  clerk: await api.actor('user', clerk.id, 'store_user'),
  creator: await api.actor('instagramer', creator.id),
})

interface Own {
  id: string
  code: string
  expires_at: string
}
const reserve = async ({ creator, offerId }: Pick<Made, 'creator' | 'offerId'>, fields: object = {}) =>
  (
    (
      await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
        headers: newKey(),
        body: { store_participation: { motivation: '', ...fields } },
      })
    ).body as { store_participation: Own }
  ).store_participation
const offerOf = async ({ creator, offerId }: Pick<Made, 'creator' | 'offerId'>) =>
  (
    (await api.call(creator, 'GET', `/api/store_campaigns/${offerId}`)).body as {
      store_campaign: { pass_until: string | null }
    }
  ).store_campaign
const counterOf = async (clerk: Actor, storeId: string) =>
  (
    (await api.call(clerk, 'GET', `/api/counters/${storeId}`)).body as {
      counter_day: { pickups: { id: string; until: object | null; is_expected_today: boolean }[] }
    }
  ).counter_day.pickups
const clock = () => ({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
const stateOf = async (id: string) =>
  (await api.db.selectFrom('store_participations').select('state').where('id', '=', id).executeTakeFirst())?.state
const handOut = async (clerk: Actor, storeId: string, code: string) =>
  (
    (
      await api.call(clerk, 'POST', `/api/counters/${storeId}/hand_outs`, {
        headers: newKey(),
        body: { pass: { code, scanned_at: api.clock.now.toISOString() } },
      })
    ).body as { verdict: { outcome: string } }
  ).verdict.outcome

describe('the end of a pass', () => {
  test('is when the store closes on its last day: offer, pass, counter, list, mail, notice and the job say the same', async () => {
    const made = await setUp({ requiresApplication: true })
    const { id } = await reserve(made)
    const approved = await api.call(made.staff, 'PATCH', `/api/store_participations/${id}/approve`, {
      body: { from: 'requested' },
    })
    const until = { day: '2026-11-27', time: '18:00' }
    expect(approved.body).toMatchObject({
      store_participation: { expires_at: '2026-11-27T17:00:00.000Z', until },
    })
    expect(await counterOf(made.clerk, made.storeId)).toMatchObject([{ id, until }])
    const { body: listed } = await api.call(
      made.staff,
      'GET',
      `/api/brands/${made.brand.id}/store_participations?state=approved`,
    )
    expect(listed).toMatchObject({ store_participations: [{ id, until }] })
    const { email } = await api.db
      .selectFrom('instagramers')
      .select('email')
      .where('id', '=', made.creator.id)
      .executeTakeFirstOrThrow()
    expect((await mailsFor(api, email!)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Passet gäller till 27 november 2026 kl. 18:00.'),
    ])
    const { body: notices } = await api.call(made.creator, 'GET', '/api/notices')
    const [{ kind, facts }] = (notices as { notices: [{ kind: 'pass_approved'; facts: NoticeFacts }] }).notices
    expect(noticeText('sv', { kind, facts }).detail).toContain('senast fre 27 nov 18:00')

    at('2026-11-27T10:00:00Z')
    await remindOfPasses(clock())
    expect((await mailsFor(api, email!)).at(-1)!.text).toContain('Passet gäller till 27 november 2026 kl. 18:00.')
    at('2026-11-27T17:00:00Z')
    await endPasses(clock())
    expect(await stateOf(id)).toBe('approved')
    at('2026-11-27T17:00:01Z')
    await endPasses(clock())
    expect(await stateOf(id)).toBe('declined')
  })

  test('is said by an offer as it will be, and is the last opening before where the store is closed on the last day', async () => {
    for (const [windowDays, end] of [
      [7, '2026-11-27T17:00:00.000Z'],
      [2, '2026-11-21T14:00:00.000Z'],
      [1, '2026-11-21T14:00:00.000Z'],
    ] as const) {
      const made = await setUp({ windowDays })
      expect((await offerOf(made)).pass_until).toBe(end)
      expect((await reserve(made)).expires_at).toBe(end)
    }
  })

  test('leaves one opening to whoever reserves when the store has closed for the last time', async () => {
    at('2026-11-21T20:50:00Z')
    const made = await setUp({ windowDays: 1 })
    expect((await reserve(made)).expires_at).toBe('2026-11-23T17:00:00.000Z')
  })

  test('is the end of the day where nobody has said when the store is open', async () => {
    const made = await setUp({ openingWeek: null })
    const { id, expires_at: end } = await reserve(made)
    expect(end).toBe('2026-11-27T22:59:59.999Z')
    expect(await counterOf(made.clerk, made.storeId)).toMatchObject([{ id, until: { day: '2026-11-27', time: null } }])
  })

  test('stays as it was for passes from before: said as the store closes, and honoured until what was promised', async () => {
    const made = await setUp()
    const { id, code } = await reserve(made)
    const promised = '2026-11-27T22:59:59.999Z'
    await api.db.updateTable('store_participations').set({ expires_at: promised }).where('id', '=', id).execute()
    expect(await counterOf(made.clerk, made.storeId)).toMatchObject([{ until: { day: '2026-11-27', time: '18:00' } }])
    at('2026-11-27T21:00:00Z')
    await endPasses(clock())
    expect(await handOut((await renewed(made)).clerk, made.storeId, code)).toBe('handed_out')
  })

  test('is not moved by hours that change afterwards', async () => {
    const made = await setUp()
    const { code } = await reserve(made)
    await api.db
      .updateTable('stores')
      .set({ opening_week: JSON.stringify([[], [], [], [], [], [], []]) })
      .where('id', '=', made.storeId)
      .execute()
    at('2026-11-27T16:59:00Z')
    await endPasses(clock())
    expect(await handOut((await renewed(made)).clerk, made.storeId, code)).toBe('handed_out')
  })
})

test('expected today is who said today and whose pass ends today: counter, store page and list count the same', async () => {
  const made = await setUp()
  const come = async (comingAt: string | null, expiresAt?: string) => {
    const creator = await make.creator()
    const { id } = await reserve({ creator, offerId: made.offerId }, comingAt ? { coming_at: comingAt } : {})
    if (expiresAt)
      await api.db.updateTable('store_participations').set({ expires_at: expiresAt }).where('id', '=', id).execute()
    return id
  }
  const said = await come('2026-11-20T15:00:00Z')
  const ends = await come(null, '2026-11-20T17:00:00.000Z')
  const both = await come('2026-11-20T13:00:00Z', '2026-11-20T17:00:00.000Z')
  await come('2026-11-21T10:00:00Z')
  await come(null)
  const missed = await come(null)
  await api.db
    .updateTable('store_participations')
    .set({ coming_at: '2026-11-19T10:00:00Z' })
    .where('id', '=', missed)
    .execute()
  const expectAlike = async (ids: string[]) => {
    const { staff, clerk } = await renewed(made)
    const rows = await counterOf(clerk, made.storeId)
    expect(
      rows
        .filter((row) => row.is_expected_today)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort())
    const { body: page } = await api.call(staff, 'GET', `/api/stores/${made.storeId}`)
    expect(page).toMatchObject({ store: { expected_today: ids.length } })
    const { body: list } = await api.call(clerk, 'GET', `/api/brands/${made.brand.id}/stores`)
    expect(list).toMatchObject({
      stores: [{ expected_today: ids.length }],
      counts: { expected_today: ids.length, listed: { expected_today: ids.length } },
    })
    return rows
  }
  expect(await expectAlike([said, ends, both])).toHaveLength(6)
  // The store has closed: nobody is left whose pass ends today.
  at('2026-11-20T20:00:00Z')
  await expectAlike([said])
})
