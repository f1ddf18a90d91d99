import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { figure } from './support/figure'
import { invitationId, invitationsOf, newEmail } from './support/invitations'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { raceOf, repeat, rounds } from './support/races'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

// A thousand rounds of each kind, on a machine under load.
jest.setTimeout(1_800_000)

let api: TestApi
let make: Records
let wallet: Wallet
beforeAll(async () => {
  ;({ api, make, wallet } = await openWalletApi())
})
afterAll(() => api.close())

const reason = { reason: 'Vi har valt andra' }
const patch = (who: Actor, path: string, body?: object) => api.call(who, 'PATCH', `/api/${path}`, body ? { body } : {})
const subjectsTo = async (name: string) => (await mailsFor(api, `${name}@samspel.test`)).map(({ subject }) => subject)

describe('QUALITY 6 participations', () => {
  const fee = 100
  const setUp = async () => {
    const brand = await wallet.fundedBrand(rounds * fee * 100 * 2)
    const campaignId = await make.campaign(brand.id, { name: 'Lussebrygg' })
    await api.db
      .updateTable('campaigns')
      .set({ enable_paid_collaborations: true, paid_collaboration_price: fee })
      .where('id', '=', campaignId)
      .execute()
    const [one, other] = [await make.staff('company', [brand.id]), await make.staff('company', [brand.id])]
    const apply = async (state: 'pending' | 'approved' = 'pending') => {
      const creator = await make.creator()
      return { creator, id: await make.participation(brand.id, campaignId, creator.id, state) }
    }
    /** The campaign's own counters, and counts from its participations and holds. */
    const counts = async () => {
      const { campaign } = (await api.call(one, 'GET', `/api/campaigns/${campaignId}`)).body as {
        campaign: Record<string, number>
      }
      const {
        rows: [recount],
      } = await sql<
        Record<string, number>
      >`SELECT count(*) FILTER (WHERE state = 'approved') AS approved, count(*) FILTER (WHERE state = 'rejected') AS rejected, count(*) FILTER (WHERE state = 'pending') AS pending,
        coalesce(sum(fee_amount) FILTER (WHERE state = 'approved'), 0) AS owed FROM participations WHERE campaign_id = ${campaignId}`.execute(
        api.db,
      )
      return {
        told: {
          approved: campaign.approved_participations_count,
          rejected: campaign.rejected_participations_count,
          pending: campaign.pending_participations_count,
          owed: (await wallet.balances(brand.accountId))?.held,
        },
        recount,
      }
    }
    return { brand, campaignId, one, other, apply, counts }
  }

  test('an application is approved or rejected, never both: one mail, one fee held where it is approved, counters as a recount finds them', async () => {
    const { one, other, apply, counts } = await setUp()
    const result = await repeat(async () => {
      const { creator, id } = await apply()
      const winner = await raceOf({
        approve: () => patch(one, `participations/${id}/approve`),
        reject: () => patch(other, `participations/${id}/reject`, reason),
      })
      expect(await subjectsTo(creator.username)).toEqual([
        winner === 'approve' ? 'Du är med i Lussebrygg' : 'Svar på din ansökan till Lussebrygg',
      ])
      return winner
    })
    const { told, recount } = await counts()
    expect(told).toEqual(recount)
    expect(await wallet.audit()).toEqual([])
    figure(
      6,
      `an application approved and rejected at once: ${result}, one mail each, counters and held fees as a recount finds them`,
    )
  })

  test('a creator is taken out once, and only by whoever has seen that they take part', async () => {
    const { one, other, apply } = await setUp()
    const result = await repeat(async () => {
      const { creator, id } = await apply('approved')
      expect(await patch(one, `participations/${id}/reject`, reason)).toMatchObject({
        status: 409,
        body: { error: 'already_decided' },
      })
      const remove = (who: Actor) => patch(who, `participations/${id}/reject`, { ...reason, from: 'approved' })
      const winner = await raceOf({ one: () => remove(one), other: () => remove(other) })
      expect(await subjectsTo(creator.username)).toEqual(['Du är inte längre med i Lussebrygg'])
      return winner
    })
    figure(6, `an approved creator taken out by two at once: ${result}, one mail each`)
  })

  test('a rejected creator is taken in after all once, and only by whoever has seen the rejection', async () => {
    const { one, other, apply } = await setUp()
    const { creator, id } = await apply()
    await patch(one, `participations/${id}/reject`, reason)
    expect(await patch(other, `participations/${id}/approve`)).toMatchObject({
      status: 409,
      body: { error: 'already_decided' },
    })
    const approve = (who: Actor) => patch(who, `participations/${id}/approve`, { from: 'rejected' })
    await raceOf({ one: () => approve(one), other: () => approve(other) })
    expect(await subjectsTo(creator.username)).toEqual([
      'Svar på din ansökan till Lussebrygg',
      'Du är med i Lussebrygg',
    ])
  })
})

describe('QUALITY 6 invitations', () => {
  test('to a campaign: declined, applied for by it and taken back at once', async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const campaignId = await make.campaign(brand.id)
    const result = await repeat(async () => {
      const creator = await make.creator()
      const id = uuidv7()
      await api.db
        .insertInto('campaign_invitations')
        .values({ id, brand_id: brand.id, campaign_id: campaignId, instagramer_id: creator.id })
        .execute()
      const winner = await raceOf(
        {
          decline: () => patch(creator, `campaign_invitations/${id}/decline`),
          apply: () =>
            api.call(creator, 'POST', `/api/campaigns/${campaignId}/participations`, {
              body: { participation: { motivation: 'Gärna', invitation_id: id } },
            }),
          'take back': () => api.call(staff, 'DELETE', `/api/campaign_invitations/${id}`),
        },
        ['already_decided', 'not_found'],
      )
      const { participations } = (await api.call(creator, 'GET', '/api/instagramers/me/participations')).body as {
        participations: unknown[]
      }
      expect(participations).toHaveLength(winner === 'apply' ? 1 : 0)
      return winner
    })
    figure(6, `an invitation to a campaign declined, accepted and taken back at once: ${result}`)
  })

  test('to a company: accepted twice and taken back at once', async () => {
    const invitations = invitationsOf(api, make)
    const { brand } = await invitations.setUp()
    const result = await repeat(async () => {
      const email = newEmail()
      const staff = await make.staff('company', [brand.id])
      const id = invitationId(await invitations.invite(staff, { email, role: 'store_user', brand_ids: [brand.id] }))
      const token = await invitations.tokenOf(email)
      const winner = await raceOf({
        accept: () => invitations.accept(token),
        again: () => invitations.accept(token),
        'take back': () => api.call(staff, 'DELETE', `/api/invitations/${id}`),
      })
      expect(await api.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(
        winner === 'take back' ? 0 : 1,
      )
      return winner === 'again' ? 'accept' : winner
    })
    figure(6, `an invitation to a company accepted twice and taken back at once: ${result}`)
  })
})

describe('QUALITY 6 reservations at a store', () => {
  const reserve = (who: Actor, id: string) =>
    api.call(who, 'POST', `/api/store_campaigns/${id}/store_participations`, {
      body: { store_participation: { motivation: '' } },
    })

  test('one creator reserves twice at once, two want the last place, one takes back twice: one of them each time, places as a recount finds them', async () => {
    const pickups = pickupsOf(api, make)
    const result = await repeat(async () => {
      const { offerId } = await pickups.setUp({ places: 1 })
      const [one, other] = [await make.creator(), await make.creator()]
      const winner = await raceOf(
        { one: () => reserve(one, offerId), again: () => reserve(one, offerId), other: () => reserve(other, offerId) },
        ['conflict', 'campaign_full'],
      )
      const [row, ...more] = await api.db
        .selectFrom('store_participations')
        .select(['id', 'instagramer_id'])
        .where('store_campaign_id', '=', offerId)
        .execute()
      expect([row?.instagramer_id, more]).toEqual([winner === 'other' ? other.id : one.id, []])
      const owner = winner === 'other' ? other : one
      const takeBack = () => api.call(owner, 'DELETE', `/api/store_participations/${row?.id}`)
      await raceOf({ one: takeBack, again: takeBack }, ['not_found'])
      const {
        rows: [places],
      } = await sql<{
        taken: number
        found: number
      }>`SELECT taken, (SELECT count(*) FROM store_participations WHERE store_campaign_id = ${offerId} AND state <> 'declined') AS found FROM store_campaigns WHERE id = ${offerId}`.execute(
        api.db,
      )
      expect(places).toEqual({ taken: 0, found: 0 })
      return winner === 'again' ? 'one' : winner
    })
    figure(
      6,
      `the last place at a store reserved by two at once, one of them twice, then taken back twice at once: ${result}`,
    )
  })
})
