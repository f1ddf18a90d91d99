import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { returnFees } from '../src/modules/fee-returns'
import { endPasses } from '../src/modules/stores/offers'
import { releaseHold } from '../src/modules/wallet'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
let wallet: ReturnType<typeof walletOf>
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
  admin = await make.staff('admin')
  wallet = walletOf(api, make, admin)
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = new Date('2026-11-20T11:00:00Z')
})
// The books must balance after every test.
afterEach(async () => expect(await wallet.audit()).toEqual([]))

const days = (count: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + count * 86_400_000)
}
/** A store campaign that pays a fee of 1 000 kr per pass, and a brand with the given funds in kronor. */
const setUp = async (funds: number, requiresApplication = false) => {
  const made = await pickups.setUp({ requiresApplication })
  await api.db
    .updateTable('campaigns')
    .set({ enable_paid_collaborations: true, paid_collaboration_price: 1_000, end_at: '2027-01-31' })
    .where('id', '=', made.campaignId)
    .execute()
  const staff = await make.staff('company', [made.brand.id])
  const { accounts } = (await api.call(staff, 'GET', '/api/accounts')).body as { accounts: { id: string }[] }
  const accountId = accounts[0]!.id
  if (funds > 0) await wallet.book(accountId, 'debit', funds * 100)
  const held = async () => (await wallet.balances(accountId))?.held
  return { ...made, staff, accountId, held }
}
type Made = Awaited<ReturnType<typeof setUp>>
interface Answer {
  status: number
  body: { store_participation: { id: string; state: string }; error?: string }
}
const ask = async ({ offerId }: Made, creator: Actor) =>
  (await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    headers: newKey(),
    body: { store_participation: { motivation: 'Gärna' } },
  })) as Answer
const asked = async (made: Made) => {
  const creator = await make.creator()
  const answer = await ask(made, creator)
  return { creator, ...answer, id: answer.body.store_participation?.id }
}
const decide = async ({ staff }: Made, id: string, what: 'approve' | 'decline', body: object = {}) =>
  (await api.call(staff, 'PATCH', `/api/store_participations/${id}/${what}`, { body })) as Answer
const rowOf = (id: string) =>
  api.db
    .selectFrom('store_participations')
    .select(['state', 'fee_amount', 'fee_returned_at', 'decision_kind'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const holdsOf = (id: string) =>
  api.db
    .selectFrom('holds')
    .select(['state', 'return_reason', 'amount'])
    .where('store_participation_id', '=', id)
    .orderBy('created_at')
    .execute()
const pickUp = (id: string) =>
  api.db
    .updateTable('store_participations')
    .set({ state: 'picked_up', picked_up_at: api.clock.now.toISOString() })
    .where('id', '=', id)
    .execute()
const addressed = async ({ id }: Actor) => {
  const email = `${id}@samspel.test`
  await api.db.updateTable('instagramers').set({ email, locale: 'sv' }).where('id', '=', id).execute()
  return email
}
const release = ({ brand }: Made, id: string, creator: Actor) =>
  wallet.inTransaction((trx) =>
    releaseHold(trx, {
      brandId: brand.id,
      storeParticipationId: id,
      instagramerId: creator.id,
      mentionId: uuidv7(),
      campaignTitle: 'Fikapåsen',
      now: api.clock.now,
    }),
  )
const move = ({ campaignId }: Made, state: string) =>
  api.call(admin, 'PATCH', `/api/campaigns/${campaignId}/state`, { body: { campaign: { state } } })
const clock = () => returnFees({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })

test('before it is answered, an application says what approving it holds, which is what is held then', async () => {
  const made = await setUp(5_000, true)
  const { id } = await asked(made)
  const read = async () =>
    (await api.call(made.staff, 'GET', `/api/brands/${made.brand.id}/store_participations`)).body as {
      store_participations: { id: string; reserves: number }[]
    }
  expect((await read()).store_participations).toMatchObject([{ id, reserves: 1_000_00 }])
  await decide(made, id, 'approve')
  expect(await made.held()).toBe(1_000_00)
})

describe('what a pass is paid is held', () => {
  test('from the reservation on; the creator sees it as money on the way, the brand as what its campaign has booked', async () => {
    const made = await setUp(5_000)
    const { status, creator, id } = await asked(made)
    expect(status).toBe(200)
    expect(await made.held()).toBe(100_000)
    expect(await rowOf(id)).toMatchObject({ fee_amount: 100_000, fee_returned_at: null })
    const list = await api.call(made.staff, 'GET', `/api/brands/${made.brand.id}/store_participations`)
    expect(list.body).toMatchObject({ store_participations: [{ fee: { amount: 100_000, state: 'held' } }] })
    const mine = (await api.call(creator, 'GET', '/api/instagramers/me/account')).body as {
      summary: { held: number }
      on_the_way: object[]
    }
    expect(mine.summary.held).toBe(100_000)
    expect(mine.on_the_way).toMatchObject([{ state: 'held', amount: 100_000, campaign_id: made.campaignId }])
    const { campaign } = (await api.call(made.staff, 'GET', `/api/campaigns/${made.campaignId}`)).body as {
      campaign: { held_amount: number }
    }
    expect(campaign.held_amount).toBe(100_000)
  })

  test('from the approval on where staff answer; too little money refuses them as with participations, and changes nothing', async () => {
    const made = await setUp(1_000, true)
    const [first, second] = [await asked(made), await asked(made)]
    expect(await made.held()).toBe(0)
    expect((await decide(made, first.id, 'approve')).status).toBe(200)
    expect(await made.held()).toBe(100_000)
    expect(await decide(made, second.id, 'approve')).toMatchObject({
      status: 422,
      body: { error: 'insufficient_funds' },
    })
    expect(await rowOf(second.id)).toMatchObject({ state: 'requested', fee_amount: 0 })
  })

  test('a creator who reserves with nothing left on the account reads that the offer is not open just now', async () => {
    const { status, body } = await asked(await setUp(0))
    expect({ status, body }).toMatchObject({ body: { error: 'campaign_closed' } })
  })

  test('20 at once with money for 3: 3 passes, and nobody below zero', async () => {
    const made = await setUp(3_500)
    const creators = await Promise.all(Array.from({ length: 20 }, () => make.creator()))
    const answers = await Promise.all(creators.map((creator) => ask(made, creator)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(
      new Set(['campaign_closed']),
    )
    expect(await made.held()).toBe(300_000)
  })
})

describe('it goes back', () => {
  test('when the creator takes the pass back, or staff end it', async () => {
    const made = await setUp(5_000)
    const [one, two] = [await asked(made), await asked(made)]
    expect(await made.held()).toBe(200_000)
    await api.call(one.creator, 'DELETE', `/api/store_participations/${one.id}`)
    expect(await made.held()).toBe(100_000)
    expect((await decide(made, two.id, 'decline', { from: 'approved', reason: 'Slut' })).status).toBe(200)
    expect(await made.held()).toBe(0)
    expect(await rowOf(two.id)).toMatchObject({ fee_amount: 0, fee_returned_at: api.clock.now.toISOString() })
    const lines = (await api.call(made.staff, 'GET', `/api/accounts/${made.accountId}/transactions`)).body as {
      transactions: { kind: string; return_reason?: string }[]
    }
    expect(lines.transactions.filter(({ kind }) => kind === 'fee_returned')).toMatchObject([
      { return_reason: 'removed' },
      { return_reason: 'removed' },
    ])
  })

  test('when the pass runs out; a new reservation holds it anew', async () => {
    const made = await setUp(1_000)
    const { id, creator } = await asked(made)
    days(9)
    const run = () => endPasses({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
    await Promise.all([run(), run()])
    expect(await rowOf(id)).toMatchObject({ decision_kind: 'lapsed', fee_amount: 0 })
    expect(await made.held()).toBe(0)
    expect((await ask(made, await api.actor('instagramer', creator.id))).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'approved', fee_amount: 100_000, fee_returned_at: null })
    expect(await holdsOf(id)).toMatchObject([{ state: 'returned', return_reason: 'removed' }, { state: 'held' }])
  })

  test('when the campaign is cancelled, for passes and for what was picked up', async () => {
    const made = await setUp(5_000)
    const [one, two] = [await asked(made), await asked(made)]
    const [mailOfOne, mailOfTwo] = [await addressed(one.creator), await addressed(two.creator)]
    await pickUp(two.id)
    expect((await move(made, 'archived')).status).toBe(200)
    expect(await made.held()).toBe(0)
    expect(await holdsOf(one.id)).toMatchObject([{ state: 'returned', return_reason: 'cancelled' }])
    expect(await rowOf(two.id)).toMatchObject({ state: 'picked_up', fee_amount: 0 })
    expect(await mailsFor(api, mailOfOne)).toHaveLength(1)
    expect((await mailsFor(api, mailOfTwo)).map(({ text }) => text)).toEqual([
      expect.stringContaining('som var reserverade för dig har därför gått tillbaka'),
    ])
  })

  test('when nothing was posted in time: 14 days from the pick-up, and the days of grace; creator and brand are told', async () => {
    const made = await setUp(5_000)
    const { id, creator } = await asked(made)
    const email = await addressed(creator)
    await pickUp(id)
    days(14 + api.config.feeGraceDays)
    await clock()
    expect(await made.held()).toBe(100_000)
    days(1)
    await Promise.all([clock(), clock()])
    expect(await made.held()).toBe(0)
    expect(await holdsOf(id)).toMatchObject([{ state: 'returned', return_reason: 'not_delivered' }])
    const [mail] = await mailsFor(api, email)
    expect(mail?.text).toContain('Tiden för att lämna in innehåll')
    expect(mail?.text).toContain(`/store-campaigns/${made.offerId}/pass`)
  })
})

test('an approved post pays it, once; afterwards nothing goes back', async () => {
  const made = await setUp(5_000)
  const { id, creator } = await asked(made)
  await pickUp(id)
  expect(await release(made, id, creator)).toMatchObject({ amount: 100_000 })
  expect(await release(made, id, creator)).toBeNull()
  expect(await wallet.balances(made.accountId)).toEqual({ balance: 400_000, held: 0 })
  expect(await wallet.balances(await wallet.accountOf(creator.id))).toEqual({ balance: 100_000, held: 0 })
  days(60)
  await clock()
  expect(await holdsOf(id)).toMatchObject([{ state: 'released' }])
})

test('out of the archive it is held again for those who can still post', async () => {
  const made = await setUp(5_000)
  const [open, late] = [await asked(made), await asked(made)]
  await pickUp(late.id)
  await api.db
    .updateTable('store_participations')
    .set({ picked_up_at: '2026-10-01T10:00:00Z' })
    .where('id', '=', late.id)
    .execute()
  // The fourteen days to post are over for both, the days of grace for one.
  await pickUp(open.id)
  await api.db
    .updateTable('store_participations')
    .set({ picked_up_at: '2026-11-01T10:00:00Z' })
    .where('id', '=', open.id)
    .execute()
  await api.db
    .updateTable('campaigns')
    .set({ state: 'finished', end_at: '2026-11-19' })
    .where('id', '=', made.campaignId)
    .execute()
  expect((await move(made, 'archived')).status).toBe(200)
  expect(await made.held()).toBe(0)
  const { campaign } = (await api.call(made.staff, 'GET', `/api/campaigns/${made.campaignId}`)).body as {
    campaign: { fees_on_restore: object }
  }
  expect(campaign.fees_on_restore).toEqual({ held_again: 100_000, stays_back: 100_000 })
  expect((await move(made, 'finished')).status).toBe(200)
  expect(await made.held()).toBe(100_000)
  expect(await rowOf(open.id)).toMatchObject({ fee_amount: 100_000, fee_returned_at: null })
})

test('a creator who deletes the account leaves no fee behind; not before what was picked up is settled', async () => {
  const made = await setUp(5_000)
  const { id, creator } = await asked(made)
  const { username } = await api.db
    .updateTable('instagramers')
    .set({ password_hash: null })
    .where('id', '=', creator.id)
    .returning('username')
    .executeTakeFirstOrThrow()
  const remove = () => api.call(creator, 'POST', '/api/instagramers/me/deletion', { body: { username } })
  await pickUp(id)
  expect(await remove()).toMatchObject({ body: { error: 'collaborations_ongoing' } })
  await api.db.updateTable('store_participations').set({ state: 'approved' }).where('id', '=', id).execute()
  expect((await remove()).status).toBe(204)
  expect(await made.held()).toBe(0)
  expect(await rowOf(id)).toMatchObject({ state: 'declined', decision_kind: 'withdrawn' })
})
