import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { camelizeKeys, type Mention, type StoreParticipation, type Terms } from '@samspel/api'
import { termsBefore } from '@samspel/api/terms'
import { returnFees } from '../src/modules/fee-returns'
import { approveLate } from '../src/modules/mentions'
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
  api.clock.now = new Date('2026-11-02T12:00:00Z')
})
// The books must balance after every test.
afterEach(async () => expect(await wallet.audit()).toEqual([]))

const kinds = { paymentType: 'link', enablePosts: false, enableStories: false, requireUploadedContent: false } as const
const pieces = { post: 0, reel: 0, story: 0, link: 1, content: 0 }
let linked = 0
/** A link that nobody has handed in. */
const link = (title: string) => ({ url: `https://a.example/${(linked += 1)}`, title, link_type: 'custom' })

/** A creator who has picked up at a store, with 1 000 kr on hold, under these terms. */
const picked = async (terms: Partial<Terms>) => {
  const made = await pickups.setUp()
  await api.db
    .updateTable('campaigns')
    .set({
      payment_type: 'link',
      enable_paid_collaborations: true,
      paid_collaboration_price: 1_000,
      end_at: '2027-01-31',
      terms: JSON.stringify({ ...termsBefore(kinds), anyPiece: false, pieces, ...terms }),
    })
    .where('id', '=', made.campaignId)
    .execute()
  const staff = await make.staff('company', [made.brand.id])
  const { accounts } = (await api.call(staff, 'GET', '/api/accounts')).body as { accounts: { id: string }[] }
  const accountId = accounts[0]!.id
  await wallet.book(accountId, 'debit', 100_000)
  const creator = await make.creator()
  const answer = await api.call(creator, 'POST', `/api/store_campaigns/${made.offerId}/store_participations`, {
    headers: newKey(),
    body: { store_participation: { motivation: 'Gärna' } },
  })
  const { id } = (answer.body as { store_participation: { id: string } }).store_participation
  await api.db
    .updateTable('store_participations')
    .set({ state: 'picked_up', picked_up_at: api.clock.now.toISOString() })
    .where('id', '=', id)
    .execute()
  return { id, offerId: made.offerId, staff, creator, accountId }
}
type Pass = Awaited<ReturnType<typeof picked>>
const read = <T>({ body }: { body: unknown }) => camelizeKeys(body) as T
// Sessions end before the days of this file do.
const asStaff = ({ staff }: Pass) => api.actor('user', staff.id, 'company')
const asCreator = ({ creator }: Pass) => api.actor('instagramer', creator.id)
const handIn = async (pass: Pass) =>
  api.call(await asCreator(pass), 'POST', `/api/store_participations/${pass.id}/mentions`, {
    body: { mention: { kind: 'link', link_post: link('x') } },
  })
const handedIn = async (pass: Pass) => read<{ mention: Mention }>(await handIn(pass)).mention.id
const decide = async (pass: Pass, id: string, act: string, body: object = {}) =>
  api.call(await asStaff(pass), 'PATCH', `/api/mentions/${id}/${act}`, { body })
const again = async (pass: Pass, id: string, title: string) =>
  api.call(await asCreator(pass), 'PATCH', `/api/mentions/${id}/resubmit`, {
    body: { mention: { link_post: link(title) } },
  })
const seen = async (who: Actor, id: string) =>
  read<{ mention: Mention }>(await api.call(who, 'GET', `/api/mentions/${id}`)).mention
const own = async (pass: Pass) =>
  read<{ storeCampaign: { storeParticipation: StoreParticipation } }>(
    await api.call(await asCreator(pass), 'GET', `/api/store_campaigns/${pass.offerId}`),
  ).storeCampaign.storeParticipation
const money = async ({ creator, accountId }: Pass) => [
  (await wallet.balances(await wallet.accountOf(creator.id)))?.balance,
  (await wallet.balances(accountId))?.held,
]
const clocks = async () => {
  const context = { db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now }
  await Promise.all([approveLate(context), approveLate(context)])
  await returnFees(context)
}

describe('what was agreed of a pick-up', () => {
  test('all its pieces earn the fee with the last of them, and no more is asked for', async () => {
    const pass = await picked({ pieces: { ...pieces, link: 2 } })
    expect(await own(pass)).toMatchObject({ piecesLeft: [{ kind: 'link', count: 2 }], need: 'post' })
    const first = await handedIn(pass)
    expect(await own(pass)).toMatchObject({ need: 'post' })
    await decide(pass, first, 'approve')
    expect(await money(pass)).toEqual([0, 100_000])
    expect(await own(pass)).toMatchObject({ piecesLeft: [{ kind: 'link', count: 1 }], need: 'post' })
    const last = await handedIn(pass)
    expect(await own(pass)).toMatchObject({ need: 'review' })
    await decide(pass, last, 'approve')
    expect(await money(pass)).toEqual([100_000, 0])
    expect(await own(pass)).toMatchObject({ piecesLeft: [], need: 'done' })
    expect((await handIn(pass)).status).toBe(422)
  })

  test('two approvals of the last pieces at the same time pay once', async () => {
    const pass = await picked({ pieces: { ...pieces, link: 2 } })
    const [one, other] = [await handedIn(pass), await handedIn(pass)]
    await Promise.all([decide(pass, one, 'approve'), decide(pass, other, 'approve'), decide(pass, one, 'approve')])
    expect(await money(pass)).toEqual([100_000, 0])
  })

  test('rounds of changes are used up; then it is approved or rejected', async () => {
    const pass = await picked({ changeRounds: 1 })
    const id = await handedIn(pass)
    expect((await seen(await asStaff(pass), id)).abilities).toContain('requestChanges')
    expect((await decide(pass, id, 'request_changes', { reason: 'Reklam saknas' })).status).toBe(200)
    expect((await again(pass, id, 'Nytt')).status).toBe(200)
    expect(await seen(await asStaff(pass), id)).toMatchObject({ changeRounds: 1, revision: 1 })
    expect((await seen(await asStaff(pass), id)).abilities).not.toContain('requestChanges')
    expect(await decide(pass, id, 'request_changes', { reason: 'Igen' })).toMatchObject({
      status: 422,
      body: { error: 'changes_used_up' },
    })
    expect((await decide(pass, id, 'approve')).status).toBe(200)
    expect(await money(pass)).toEqual([100_000, 0])
  })

  test('silence approves and pays after the agreed days, once, and both read the day', async () => {
    const pass = await picked({ answerDays: 5 })
    const id = await handedIn(pass)
    for (const who of [await asStaff(pass), await asCreator(pass)])
      expect((await seen(who, id)).answerBy).toBe('2026-11-07')
    api.clock.now = new Date('2026-11-07T22:59:00Z')
    await clocks()
    expect([(await seen(await asStaff(pass), id)).state, await money(pass)]).toEqual(['pending', [0, 100_000]])
    api.clock.now = new Date('2026-11-07T23:00:00Z')
    await clocks()
    expect(await seen(await asStaff(pass), id)).toMatchObject({
      state: 'approved',
      decisionKind: 'unanswered',
      answerBy: null,
    })
    expect(await money(pass)).toEqual([100_000, 0])
  })

  test('silence approves nothing while changes are asked for, and its days begin again with them', async () => {
    const pass = await picked({ answerDays: 2 })
    const id = await handedIn(pass)
    await decide(pass, id, 'request_changes', { reason: 'Reklam saknas' })
    api.clock.now = new Date('2026-11-05T12:00:00Z')
    await clocks()
    expect(await seen(await asStaff(pass), id)).toMatchObject({ state: 'rejected', answerBy: null })
    await again(pass, id, 'Nytt')
    expect(await seen(await asStaff(pass), id)).toMatchObject({ state: 'pending', answerBy: '2026-11-07' })
  })
})
