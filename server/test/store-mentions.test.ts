import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runDeadlines } from '../src/modules/deadlines'
import { returnFees } from '../src/modules/fee-returns'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let pickups: ReturnType<typeof pickupsOf>
let wallet: ReturnType<typeof walletOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  pickups = pickupsOf(api, make)
  wallet = walletOf(api, make, await make.staff('admin'))
})
afterAll(() => api.close())
beforeEach(() => {
  api.clock.now = new Date('2026-11-20T11:00:00Z')
})
afterEach(async () => expect(await wallet.audit()).toEqual([]))

const days = (count: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + count * 86_400_000)
}
const content = { kind: 'content', content_post: { text: 'Reklam för @b #lussebrygg', image_urls: [] } }
interface Pass {
  id: string
  state: string
  post_by: string | null
  pending_mentions_count: number
  returned_mentions_count: number
  instagram_posts_count: number
  content_posts_count: number
  abilities: string[]
}
interface Seen {
  id: string
  state: string
  participation_id: string | null
  store_participation_id: string | null
  store: { id: string; name: string } | null
  abilities: string[]
  checks: { days_before_due: number | null }
}
type Made = Awaited<ReturnType<typeof setUp>>

/** A creator with a reservation at a store, with the fee in kronor. */
const setUp = async (fee = 0) => {
  const made = await pickups.setUp()
  await api.db
    .updateTable('campaigns')
    .set({
      payment_type: 'content',
      require_uploaded_content: true,
      end_at: '2027-01-31',
      ...(fee > 0 && { enable_paid_collaborations: true, paid_collaboration_price: fee }),
    })
    .where('id', '=', made.campaignId)
    .execute()
  const staff = await make.staff('company', [made.brand.id])
  const { accounts } = (await api.call(staff, 'GET', '/api/accounts')).body as { accounts: { id: string }[] }
  if (fee > 0) await wallet.book(accounts[0]!.id, 'debit', fee * 100)
  const creator = await make.creator()
  const answer = await api.call(creator, 'POST', `/api/store_campaigns/${made.offerId}/store_participations`, {
    headers: newKey(),
    body: { store_participation: { motivation: 'Gärna' } },
  })
  const passId = (answer.body as { store_participation: Pass }).store_participation.id
  return { ...made, staff, creator, passId, accountId: accounts[0]!.id }
}
const pickUp = ({ passId }: Made) =>
  api.db
    .updateTable('store_participations')
    .set({ state: 'picked_up', picked_up_at: api.clock.now.toISOString() })
    .where('id', '=', passId)
    .execute()
const hand = (made: Made, fields: object = content, who: Actor = made.creator) =>
  api.call(who, 'POST', `/api/store_participations/${made.passId}/mentions`, { body: { mention: fields } })
const posted = async (made: Made, fields?: object) =>
  (await hand(made, fields)).body as { mention: Seen; store_participation: Pass }
const own = async ({ creator, offerId }: Made) =>
  (
    (await api.call(creator, 'GET', `/api/store_campaigns/${offerId}`)).body as {
      store_campaign: { store_participation: Pass }
    }
  ).store_campaign.store_participation
const act = (made: Made, id: string, name: 'approve' | 'reject' | 'request_changes' | 'reset', who = made.staff) =>
  api.call(who, 'PATCH', `/api/mentions/${id}/${name}`, {
    ...((name === 'reject' || name === 'request_changes') && { body: { reason: 'Reklam ska stå först' } }),
  })
const inCampaign = async ({ staff, campaignId }: Made) =>
  (await api.call(staff, 'GET', `/api/campaigns/${campaignId}`)).body as {
    campaign: { reach: number; approved_mentions_count: number; num_posts: number; pending_mentions_count: number }
  }

describe('a mention of what was picked up at a store', () => {
  test('is listed under its store campaign, by state, for the brand alone (E-29)', async () => {
    const [made, other] = [await setUp(), await setUp()]
    for (const each of [made, other]) await pickUp(each)
    const [{ mention }] = [await posted(made), await posted(other)]
    const list = async (query = '', who = made.staff, offerId = made.offerId) =>
      api.call(who, 'GET', `/api/store_campaigns/${offerId}/mentions${query}`)
    expect((await list()).body).toMatchObject({
      mentions: [{ id: mention.id, store_campaign_id: made.offerId }],
      counts: { pending: 1, approved: 0, rejected: 0, all: 1 },
      meta: { total_count: 1 },
    })
    expect((await list('?state=approved')).body).toMatchObject({ mentions: [], counts: { pending: 1 } })
    const reviewed = await api.call(made.staff, 'GET', `/api/mentions?store_campaign_id=${made.offerId}`)
    expect(reviewed.body).toMatchObject({ mentions: [{ id: mention.id }], counts: { all: 1 } })
    expect(await list('', other.staff)).toMatchObject({ status: 404, body: { error: 'store_campaign_not_found' } })
    expect((await list('', made.staff, made.campaignId)).status).toBe(404)
  })

  test('the fourteen days are those of the store: past midnight in Helsinki is the next day there', async () => {
    const made = await setUp()
    await api.db.updateTable('stores').set({ country_code: 'FI' }).where('id', '=', made.storeId).execute()
    await api.db
      .updateTable('store_participations')
      .set({ state: 'picked_up', picked_up_at: '2026-11-19T22:30:00Z' })
      .where('id', '=', made.passId)
      .execute()
    expect(await own(made)).toMatchObject({ post_by: '2026-12-04' })
    const { mention } = await posted(made)
    expect(mention.checks).toMatchObject({ days_before_due: 14 })
  })

  test('belongs to it and to no participation, is reviewed in the same grid, and counted once (E-14)', async () => {
    const made = await setUp()
    await pickUp(made)
    expect(await own(made)).toMatchObject({ post_by: '2026-12-04', abilities: ['postMention'] })
    const { mention, store_participation: pass } = await posted(made)
    expect(mention).toMatchObject({
      participation_id: null,
      store_participation_id: made.passId,
      store: { id: made.storeId, name: 'Store' },
      checks: { days_before_due: 14 },
    })
    expect(pass).toMatchObject({ pending_mentions_count: 1, content_posts_count: 0 })

    const grid = (await api.call(made.staff, 'GET', '/api/mentions?state=pending')).body as { mentions: Seen[] }
    expect(grid.mentions).toMatchObject([{ id: mention.id, store: { name: 'Store' } }])
    expect(grid.mentions[0]!.abilities).toEqual(expect.arrayContaining(['approve', 'reject', 'requestChanges']))
    expect((await inCampaign(made)).campaign.pending_mentions_count).toBe(1)

    expect((await act(made, mention.id, 'approve')).body).toMatchObject({
      mention: { state: 'approved' },
      campaign: { approved_mentions_count: 1 },
    })
    expect(await own(made)).toMatchObject({ pending_mentions_count: 0, content_posts_count: 1, abilities: [] })
    expect(await hand(made)).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    expect(await act(made, mention.id, 'approve')).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    expect((await act(made, mention.id, 'reset')).body).toMatchObject({ campaign: { approved_mentions_count: 0 } })
    expect(await own(made)).toMatchObject({ content_posts_count: 0 })
  })

  test('is sent after the pick-up alone, by whoever picked up, of a kind that is asked for; the screen says the same', async () => {
    const made = await setUp()
    expect((await own(made)).abilities).not.toContain('postMention')
    expect(await hand(made)).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    await pickUp(made)
    expect((await hand(made, content, await make.creator())).status).toBe(404)
    expect(
      await hand(made, { kind: 'link', link_post: { url: 'https://a.example', title: 'a', link_type: 'custom' } }),
    ).toMatchObject({
      status: 422,
    })
    expect(await hand(made, { kind: 'content' })).toMatchObject({
      status: 422,
      body: { errors: { content_post: ['required'] } },
    })
    await api.db.updateTable('campaigns').set({ state: 'archived' }).where('id', '=', made.campaignId).execute()
    expect((await own(made)).abilities).not.toContain('postMention')
    expect(await hand(made)).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
  })

  test('comes back for changes and is sent again; its creator is told with the way to the pass', async () => {
    const made = await setUp()
    const email = `${made.creator.id}@samspel.test`
    await api.db.updateTable('instagramers').set({ email, locale: 'sv' }).where('id', '=', made.creator.id).execute()
    await pickUp(made)
    const { mention } = await posted(made)
    expect((await act(made, mention.id, 'request_changes')).status).toBe(200)
    expect(await own(made)).toMatchObject({ pending_mentions_count: 0, returned_mentions_count: 1 })
    const mails = await mailsFor(api, email)
    expect(mails.map(({ text }) => text).join()).toContain(`/store-campaigns/${made.offerId}/pass`)
    const again = await api.call(made.creator, 'PATCH', `/api/mentions/${mention.id}/resubmit`, {
      body: { mention: { content_post: { text: 'Reklam igen', image_urls: [] } } },
    })
    expect(again).toMatchObject({
      status: 200,
      body: { mention: { state: 'pending', revision: 1 }, store_participation: { pending_mentions_count: 1 } },
    })
    const listed = await api.call(
      made.creator,
      'GET',
      `/api/instagramers/me/mentions?store_participation_id=${made.passId}`,
    )
    expect(listed.body).toMatchObject({ mentions: [{ id: mention.id }], meta: { total_count: 1 } })
  })

  test('earns the fee of the pass when it is the first that is approved; the fee stays while it waits', async () => {
    const made = await setUp(1_000)
    await pickUp(made)
    const { mention } = await posted(made)
    days(60)
    await returnFees({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
    expect((await wallet.balances(made.accountId))?.held).toBe(100_000)
    // Sessions from sixty days ago have expired.
    const later = { ...made, staff: await make.staff('company', [made.brand.id]) }
    expect((await act(later, mention.id, 'approve')).status).toBe(200)
    expect((await wallet.balances(made.accountId))?.held).toBe(0)
    expect(
      await api.db
        .selectFrom('holds')
        .select('state')
        .where('store_participation_id', '=', made.passId)
        .executeTakeFirst(),
    ).toEqual({ state: 'released' })
  })

  test('what waits for its creator is counted, listed and said alike from the invitation to the approval', async () => {
    const made = await setUp()
    const needs = ['fetch', 'invited', 'changes', 'draft', 'post', 'answer', 'review', 'done'] as const
    const put = (fields: object) =>
      api.db.updateTable('store_participations').set(fields).where('id', '=', made.passId).execute()
    const expectNeed = async (need: (typeof needs)[number]) => {
      const { pickups: counts } = (await api.call(made.creator, 'GET', '/api/instagramers/me/participations')).body as {
        pickups: Record<string, number>
      }
      expect(counts).toEqual({ ...Object.fromEntries(needs.map((name) => [name, 0])), [need]: 1 })
      expect(await own(made)).toMatchObject({ need })
      for (const name of needs) {
        const listed = await api.call(made.creator, 'GET', `/api/instagramers/me/pickups?need=${name}`)
        expect(listed.body).toMatchObject({ meta: { total_count: name === need ? 1 : 0 } })
      }
    }
    await expectNeed('fetch')
    await put({ expires_at: new Date(api.clock.now.getTime() - 1_000).toISOString() })
    await expectNeed('done')
    await put({ state: 'requested' })
    await expectNeed('answer')
    await put({ state: 'invited' })
    await expectNeed('invited')
    await api.db.updateTable('campaigns').set({ state: 'ongoing' }).where('id', '=', made.campaignId).execute()
    await expectNeed('done')
    await pickUp(made)
    await expectNeed('post')
    const { mention } = await posted(made)
    await expectNeed('review')
    await act(made, mention.id, 'request_changes')
    await expectNeed('changes')
    await api.call(made.creator, 'PATCH', `/api/mentions/${mention.id}/resubmit`, {
      body: { mention: { content_post: { text: 'Reklam för @b #lussebrygg, igen', image_urls: [] } } },
    })
    await act(made, mention.id, 'approve')
    await expectNeed('done')
  })

  test('of twenty decisions at once one holds', async () => {
    const made = await setUp()
    await pickUp(made)
    const { mention } = await posted(made)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => act(made, mention.id, at % 2 === 0 ? 'approve' : 'reject')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { campaign } = await inCampaign(made)
    const state = (await api.db.selectFrom('mentions').select('state').where('id', '=', mention.id).executeTakeFirst())
      ?.state
    expect(campaign.approved_mentions_count).toBe(state === 'approved' ? 1 : 0)
  })

  test('stands in the campaign’s report, with its creator and the products that were picked up', async () => {
    const made = await setUp()
    await pickUp(made)
    const { mention } = await posted(made)
    await act(made, mention.id, 'approve')
    expect((await api.call(made.staff, 'GET', `/api/campaigns/${made.campaignId}/report`)).body).toMatchObject({
      report: { creators: [{ creator: { id: made.creator.id }, posts: 1 }] },
    })
  })

  test('that is never sent: its creator is reminded once, three days before', async () => {
    const made = await setUp()
    const email = `${made.creator.id}@samspel.test`
    await api.db.updateTable('instagramers').set({ email, locale: 'sv' }).where('id', '=', made.creator.id).execute()
    await pickUp(made)
    const context = { db: api.db, config: api.config, live: api.bus, now: () => api.clock.now }
    const mails = async () => (await mailsFor(api, email)).filter(({ text }) => text.includes('4 december'))
    await runDeadlines(context)
    expect(await mails()).toHaveLength(0)
    days(11)
    await runDeadlines(context)
    await runDeadlines(context)
    expect(await mails()).toHaveLength(1)
    expect((await mails())[0]!.text).toContain(`/store-campaigns/${made.offerId}/pass`)
  })

  test('a hand-out is not taken back once something of it was posted', async () => {
    const made = await setUp()
    const clerk = await make.staff('store_user', [made.brand.id])
    const code = (
      await api.db
        .selectFrom('store_participations')
        .select('code')
        .where('id', '=', made.passId)
        .executeTakeFirstOrThrow()
    ).code
    await api.call(clerk, 'POST', `/api/counters/${made.storeId}/hand_outs`, {
      headers: newKey(),
      body: { pass: { code, scanned_at: api.clock.now.toISOString() } },
    })
    expect((await hand(made)).status).toBe(200)
    expect(await api.call(clerk, 'POST', `/api/store_participations/${made.passId}/undo_hand_out`)).toMatchObject({
      status: 422,
      body: { error: 'illegal_transition' },
    })
  })
})
