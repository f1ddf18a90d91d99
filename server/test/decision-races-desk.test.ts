import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { figure } from './support/figure'
import { mailsFor } from './support/mails'
import { raceOf, repeat, rounds } from './support/races'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

// A thousand rounds of each kind, on a machine under load.
jest.setTimeout(1_800_000)

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
})
afterAll(() => api.close())

const reason = { reason: 'Vi har valt andra' }
const patch = (who: Actor, path: string, body?: object) => api.call(who, 'PATCH', `/api/${path}`, body ? { body } : {})

describe('QUALITY 6 image purchases', () => {
  const setUp = async () => {
    const brand = await wallet.fundedBrand(rounds * 100_000)
    const [one, other, creator] = [
      await make.staff('company', [brand.id]),
      await make.staff('company', [brand.id]),
      await make.creator(),
    ]
    const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Vinterhud' })
    const participationId = await make.participation(brand.id, campaignId, creator.id)
    const purchase = async (state: 'requested' | 'pending') => {
      const [postId, id] = [uuidv7(), uuidv7()]
      await api.db
        .insertInto('instagram_posts')
        .values({
          id: postId,
          instagramer_id: creator.id,
          external_id: postId,
          caption: '',
          image_url: null,
          permalink: null,
          instagram_created_at: api.clock.now.toISOString(),
        })
        .execute()
      await api.db
        .insertInto('mentions')
        .values({
          id: uuidv7(),
          brand_id: brand.id,
          campaign_id: campaignId,
          participation_id: participationId,
          instagramer_id: creator.id,
          kind: 'post',
          state: 'approved',
          instagram_post_id: postId,
        })
        .execute()
      await api.db
        .insertInto('image_purchases')
        .values({
          id,
          brand_id: brand.id,
          campaign_id: campaignId,
          instagram_post_id: postId,
          instagramer_id: creator.id,
          state,
          channels: ['social'],
          duration_months: 12,
          price: 100,
          requested_by: one.id,
        })
        .execute()
      return `image_purchases/${id}`
    }
    const mails = async () => api.db.selectFrom('outbox').select('id').where('kind', '=', 'mail').execute()
    return { brand, one, other, creator, purchase, mails }
  }

  test('a question is answered once: the creator says yes, the creator says no, the brand takes it back', async () => {
    const { one, creator, purchase, mails } = await setUp()
    const before = (await mails()).length
    const result = await repeat(async () => {
      const path = await purchase('requested')
      return raceOf({
        accept: () => patch(creator, `${path}/accept`, {}),
        decline: () => patch(creator, `${path}/decline`, reason),
        'take back': () => patch(one, `${path}/decline`, reason),
      })
    })
    expect((await mails()).length - before).toBe(rounds)
    figure(6, `a picture accepted, declined and no longer asked for at once: ${result}, one mail each`)
  })

  test('an answer is paid or declined, never both: money moves once where it is paid, and one mail leaves', async () => {
    const { brand, one, other, purchase, mails } = await setUp()
    const before = (await mails()).length
    let paid = 0
    const result = await repeat(async () => {
      const path = await purchase('pending')
      expect(await patch(other, `${path}/decline`, reason)).toMatchObject({
        status: 409,
        body: { error: 'already_decided' },
      })
      const winner = await raceOf({
        approve: () => patch(one, `${path}/approve`),
        decline: () => patch(other, `${path}/decline`, { ...reason, from: 'pending' }),
      })
      if (winner === 'approve') paid += 1
      return winner
    })
    expect((await mails()).length - before).toBe(rounds)
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: rounds * 100_000 - paid * 10_000, held: 0 })
    expect(await wallet.audit()).toEqual([])
    figure(6, `a picture paid and declined at once: ${result}, one mail each, paid as often as approved`)
  })
})

test('QUALITY 6 a company is approved or declined, never both, and is told by one mail', async () => {
  const other = await make.staff('admin')
  const result = await repeat(async () => {
    const brand = await make.brand('Nykomlingen')
    const id = uuidv7()
    const manager = await make.staff('company', [brand.id])
    const { email } = await api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', manager.id)
      .executeTakeFirstOrThrow()
    await api.db.updateTable('companies').set({ state: 'requested' }).where('id', '=', brand.companyId).execute()
    await api.db
      .insertInto('company_requests')
      .values({ id, company_id: brand.companyId, brand_id: brand.id, user_id: manager.id })
      .execute()
    const winner = await raceOf({
      approve: () => patch(admin, `company_requests/${id}/approve`),
      decline: () => patch(other, `company_requests/${id}/decline`, reason),
    })
    expect(await mailsFor(api, email)).toHaveLength(1)
    expect(
      await api.db.selectFrom('companies').select('state').where('id', '=', brand.companyId).executeTakeFirst(),
    ).toEqual({ state: winner === 'approve' ? 'approved' : 'declined' })
    return winner
  })
  figure(6, `a company's request approved and declined at once: ${result}, one mail each`)
})

describe('QUALITY 6 members of a list', () => {
  const setUp = async () => {
    const brand = await make.brand()
    const [one, other] = [await make.staff('company', [brand.id]), await make.staff('company', [brand.id])]
    const listId = uuidv7()
    await api.db.insertInto('community_lists').values({ id: listId, brand_id: brand.id, name: 'Favoriter' }).execute()
    const member = async (state: 'requested' | 'approved') => {
      const id = uuidv7()
      await api.db
        .insertInto('community_members')
        .values({ id, brand_id: brand.id, list_id: listId, instagramer_id: (await make.creator()).id, state })
        .execute()
      return id
    }
    const move = (who: Actor, memberIds: string[], state: string, from?: string) =>
      patch(who, `community_lists/${listId}/members`, { member_ids: memberIds, state, ...(from && { from }) })
    const countsOf = async () =>
      ((await api.call(one, 'GET', `/api/community_lists/${listId}`)).body as { community_list: { counts: object } })
        .community_list.counts
    return { one, other, member, move, countsOf }
  }

  test('who asks to join is approved, declined or removed, one of them, and the counts are those of a recount', async () => {
    const { one, other, member, move, countsOf } = await setUp()
    const wins = { approved: 0, declined: 0, removed: 0 }
    const result = await repeat(async () => {
      const id = await member('requested')
      const winner = await raceOf({
        approved: () => move(one, [id], 'approved'),
        declined: () => move(other, [id], 'declined', 'requested'),
        removed: () => move(admin, [id], 'removed'),
      })
      wins[winner] += 1
      return winner
    })
    expect(await countsOf()).toEqual({ requested: 0, ...wins, all: rounds })
    figure(6, `a creator who asks to join a list approved, declined and removed at once: ${result}`)
  })

  test('of many at once those that still are what the caller saw are moved, the others stay and are told as they are', async () => {
    const { one, member, move } = await setUp()
    const [asking, approved] = [await member('requested'), await member('approved')]
    const { status, body } = await move(one, [asking, approved], 'declined', 'requested')
    expect(status).toBe(200)
    expect(
      (body as { community_members: { id: string; state: string }[] }).community_members
        .map(({ id, state }) => [id, state])
        .sort(),
    ).toEqual(
      [
        [asking, 'declined'],
        [approved, 'approved'],
      ].sort(),
    )
    expect(await move(one, [approved], 'removed')).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    expect(await move(one, [approved], 'removed', 'approved')).toMatchObject({ status: 200 })
  })
})
