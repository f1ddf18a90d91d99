import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { camelizeKeys, type LeaveTerms, type Participation, type Terms } from '@samspel/api'
import { termsBefore } from '@samspel/api/terms'
import { endCollaboration, runLeavings } from '../src/modules/leaving'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
let admin: Actor
let staff: Actor
let brand: Awaited<ReturnType<ReturnType<typeof walletOf>['fundedBrand']>>
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

const kinds = { paymentType: 'link', enableStories: false, requireUploadedContent: false } as const
const noPieces = { post: 0, reel: 0, story: 0, link: 0, content: 0 }
const termsOf = (terms: Partial<Terms> = {}) =>
  JSON.stringify({
    ...termsBefore(kinds),
    anyPiece: false,
    pieces: { ...noPieces, link: 1 },
    cancelShare: 'half',
    changeRounds: 1,
    ...terms,
  })
beforeEach(async () => {
  api.clock.now = new Date('2026-11-02T12:00:00Z')
  wallet = walletOf(api, make, await api.actor('user', admin.id, 'admin'))
  brand = await wallet.fundedBrand(500_000)
  staff = await make.staff('company', [brand.id])
  campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Lussebrygg' })
  await api.db
    .updateTable('campaigns')
    .set({
      enable_paid_collaborations: true,
      paid_collaboration_price: 1_000,
      start_at: '2026-10-20',
      due_at: '2026-11-20',
      end_at: '2026-12-10',
      payment_type: 'link',
      terms: termsOf(),
    })
    .where('id', '=', campaignId)
    .execute()
})
// The books must balance after every test.
afterEach(async () => expect(await wallet.audit()).toEqual([]))

const asStaff = () => api.actor('user', staff.id, 'company')
const approved = async ({ isSent = false } = {}) => {
  const creator = await make.creator()
  const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
  expect((await api.call(await asStaff(), 'PATCH', `/api/participations/${id}/approve`)).status).toBe(200)
  if (isSent) await make.received(id, api.clock.now)
  return { id, creator }
}
type Part = Awaited<ReturnType<typeof approved>>
const asCreator = ({ creator }: { creator: Actor }) => api.actor('instagramer', creator.id)
const read = <T>({ body }: { body: unknown }) => camelizeKeys(body) as T
const terms = async (who: Actor, id: string) =>
  read<{ leaveTerms: LeaveTerms }>(await api.call(who, 'GET', `/api/agreements/${id}/leave_terms`)).leaveTerms
const leave = async (part: { id: string; creator: Actor }, reason = 'no_time', words = '') =>
  api.call(await asCreator(part), 'POST', `/api/agreements/${part.id}/leaving`, { body: { reason, words } })
const undo = async (part: Part) => api.call(await asCreator(part), 'DELETE', `/api/agreements/${part.id}/leaving`)
const end = async (part: { id: string }, reason = 'plans_changed', words = 'Vi gör om den') =>
  api.call(await asStaff(), 'POST', `/api/agreements/${part.id}/ending`, { body: { reason, words } })
const seen = async (part: Part) =>
  read<{ participation: Participation }>(await api.call(await asCreator(part), 'GET', `/api/participations/${part.id}`))
    .participation
/** A draft of the work, in the state that it would have come to. */
const draftOf = (
  { creator }: { creator: Actor },
  state: 'sent' | 'approved',
  of: { participation_id?: string; store_participation_id?: string; brand_id?: string },
) =>
  api.db
    .insertInto('post_drafts')
    .values({
      brand_id: brand.id,
      id: randomUUID(),
      campaign_id: campaignId,
      instagramer_id: creator.id,
      participation_id: null,
      store_participation_id: null,
      state,
      saved_at: null,
      answer_by: state === 'sent' ? '2026-11-05' : null,
      extra_round: null,
      extra_by: null,
      created_at: api.clock.now.toISOString(),
      ...of,
    })
    .execute()
const handIn = async (part: Part) =>
  api.call(await asCreator(part), 'POST', `/api/participations/${part.id}/mentions`, {
    body: { mention: { kind: 'link', link_post: { url: 'https://a.example/x', title: 'x', link_type: 'custom' } } },
  })
const mentionOf = ({ body }: { body: unknown }) => (body as { mention: { id: string } }).mention.id
const held = async () => (await wallet.balances(brand.accountId))?.held
const earned = async ({ creator }: { creator: Actor }) =>
  (await wallet.balances(await wallet.accountOf(creator.id)))?.balance
const context = () => ({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now })
/** The clock, by two instances at once. */
const clock = () => Promise.all([runLeavings(context()), runLeavings(context())])
const later = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}
const mailsToStaff = async () => {
  const { email } = await api.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  return (await mailsFor(api, email)).filter(({ subject }) => subject.includes('hoppat av'))
}
const endings = () => api.db.selectFrom('endings').selectAll().where('brand_id', '=', brand.id).execute()

describe('a creator leaves', () => {
  test('before the parcel is sent it costs nothing, and the brand is told why by the clock', async () => {
    const part = await approved()
    expect(await terms(await asCreator(part), part.id)).toMatchObject({
      fee: 100_000,
      goods: 'not_sent',
      obstacle: null,
      agreed: 1,
      ended: 0,
      leaving: null,
      reasons: [
        { reason: 'no_time', owed: 0, countsFor: 'creator' },
        { reason: 'does_not_fit', owed: 0, countsFor: 'creator' },
        { reason: 'terms_or_parcel', owed: 0, countsFor: null },
        { reason: 'other', owed: 0, countsFor: 'creator' },
      ],
    })
    const answer = await leave(part, 'no_time', 'Sjuk')
    expect(read(answer)).toMatchObject({
      leaveTerms: { leaving: { until: '2026-11-02T13:00:00.000Z', words: 'Sjuk' } },
    })
    expect(await seen(part)).toMatchObject({ state: 'approved', leavingUntil: '2026-11-02T13:00:00.000Z' })
    later(59)
    await clock()
    expect(await held()).toBe(100_000)
    later(1)
    await clock()
    expect(await seen(part)).toMatchObject({
      state: 'rejected',
      decisionKind: 'left',
      leavingUntil: null,
      feeAmount: 0,
    })
    expect(await held()).toBe(0)
    expect(await earned(part)).toBe(0)
    const [mail] = await mailsToStaff()
    expect(mail?.text).toContain('Skäl: hinner inte.\nSjuk')
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('1 000 kr går tillbaka till ert konto.')
    expect(await endings()).toMatchObject([
      { ended_by: 'creator', reason: 'no_time', counts_for: 'creator', returned: 100_000, paid: 0 },
    ])
  })

  test('after a draft of hers was approved she is owed the share of the terms', async () => {
    const part = await approved()
    await draftOf(part, 'sent', { participation_id: part.id })
    expect((await terms(await asCreator(part), part.id)).reasons).toContainEqual({
      reason: 'no_time',
      owed: 0,
      countsFor: 'creator',
    })
    await api.db
      .updateTable('post_drafts')
      .set({ state: 'approved', answer_by: null })
      .where('participation_id', '=', part.id)
      .execute()
    expect((await terms(await asCreator(part), part.id)).reasons).toContainEqual({
      reason: 'no_time',
      owed: 50_000,
      countsFor: 'creator',
    })
    await leave(part)
    later(60)
    await clock()
    expect([await held(), await earned(part)]).toEqual([0, 50_000])
  })

  test('within the hour it is undone, once, and everything is as before', async () => {
    const part = await approved()
    await leave(part)
    expect((await leave(part)).status).toBe(409)
    expect((await undo(part)).status).toBe(200)
    expect((await undo(part)).status).toBe(409)
    later(61)
    await clock()
    expect(await seen(part)).toMatchObject({ state: 'approved', leavingUntil: null })
    expect(await endings()).toEqual([])
  })

  test('whoever hands in within the hour stays', async () => {
    const part = await approved({ isSent: true })
    await leave(part)
    expect((await handIn(part)).status).toBe(200)
    later(61)
    await clock()
    expect(await seen(part)).toMatchObject({ state: 'approved', leavingUntil: null })
  })

  test('while a post waits for an answer nobody leaves', async () => {
    const part = await approved({ isSent: true })
    await handIn(part)
    expect(await terms(await asCreator(part), part.id)).toMatchObject({ obstacle: 'work_waiting', reasons: [] })
    expect(await leave(part)).toMatchObject({ status: 422, body: { error: 'work_waiting' } })
  })

  test('what the brand ends within the hour is ended by the brand', async () => {
    const part = await approved({ isSent: true })
    await leave(part)
    expect((await end(part)).status).toBe(200)
    later(61)
    await clock()
    expect(await endings()).toMatchObject([{ ended_by: 'brand', paid: 50_000, returned: 50_000 }])
    expect(await earned(part)).toBe(50_000)
  })

  test('leaving for terms or parcel counts on nobody, and the record says how many count', async () => {
    const part = await approved()
    await leave(part, 'terms_or_parcel')
    later(61)
    await clock()
    expect(await endings()).toMatchObject([{ counts_for: null }])
    expect(await terms(await asCreator(part), part.id)).toMatchObject({ ended: 0, agreed: 1, obstacle: 'over' })
  })

  test('a reason that is none, of others, and by staff', async () => {
    const part = await approved()
    expect((await leave(part, 'plans_changed')).status).toBe(422)
    const other = await make.creator()
    const path = `/api/agreements/${part.id}/leaving`
    expect((await api.call(other, 'POST', path, { body: { reason: 'other' } })).status).toBe(404)
    expect((await api.call(await asStaff(), 'POST', path, { body: { reason: 'other' } })).status).toBe(403)
  })
})

describe('the brand ends it', () => {
  test('with a reason, and pays what the terms say at once', async () => {
    const part = await approved({ isSent: true })
    expect(await terms(await asStaff(), part.id)).toMatchObject({
      goods: 'with_creator',
      reasons: [
        { reason: 'not_as_agreed', owed: 50_000, countsFor: 'brand' },
        { reason: 'plans_changed', owed: 50_000, countsFor: 'brand' },
        { reason: 'other', owed: 50_000, countsFor: 'brand' },
      ],
    })
    expect((await end(part, 'plans_changed', '')).status).toBe(422)
    expect((await end(part, 'never_posted')).status).toBe(422)
    expect((await end(part)).status).toBe(200)
    expect((await end(part)).status).toBe(409)
    expect([await held(), await earned(part)]).toEqual([0, 50_000])
    expect(await terms(await asStaff(), part.id)).toMatchObject({ ended: 1 })
  })

  test('whoever never posted by the last day gets nothing, and it stays on the own record', async () => {
    const part = await approved({ isSent: true })
    api.clock.now = new Date('2026-11-25T12:00:00Z')
    expect((await terms(await asStaff(), part.id)).reasons).toContainEqual({
      reason: 'never_posted',
      owed: 0,
      countsFor: 'creator',
    })
    expect((await end(part, 'never_posted')).status).toBe(200)
    expect([await held(), await earned(part)]).toEqual([0, 0])
    expect(await endings()).toMatchObject([{ ended_by: 'brand', counts_for: 'creator', returned: 100_000 }])
  })

  test('once the rounds are used, what waits is rejected with it', async () => {
    const part = await approved({ isSent: true })
    const id = mentionOf(await handIn(part))
    const change = (body: object) =>
      asStaff().then((who) => api.call(who, 'PATCH', `/api/mentions/${id}/request_changes`, { body }))
    expect((await terms(await asStaff(), part.id)).reasons).toEqual([])
    expect((await end(part, 'rounds_used')).status).toBe(422)
    expect((await change({ reason: 'Märk inlägget' })).status).toBe(200)
    const again = await api.call(await asCreator(part), 'PATCH', `/api/mentions/${id}/resubmit`, {
      body: { mention: { link_post: { url: 'https://a.example/y', title: 'y', link_type: 'custom' } } },
    })
    expect(again.status).toBe(200)
    expect((await terms(await asStaff(), part.id)).reasons.map(({ reason }) => reason)).toEqual(['rounds_used'])
    expect((await end(part, 'rounds_used')).status).toBe(200)
    const row = await api.db.selectFrom('mentions').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.state).toBe('rejected')
    expect([await held(), await earned(part)]).toEqual([0, 50_000])
  })

  test('both at once end it once', async () => {
    const part = await approved({ isSent: true })
    await leave(part)
    later(60)
    await Promise.all([clock(), end(part), end(part)])
    expect(await endings()).toHaveLength(1)
    expect(await held()).toBe(0)
  })

  test('taking out, as before, is the same', async () => {
    const part = await approved({ isSent: true })
    await api.call(await asStaff(), 'PATCH', `/api/participations/${part.id}/reject`, {
      body: { reason: 'Det blev fel', from: 'approved' },
    })
    expect(await endings()).toMatchObject([{ ended_by: 'brand', reason: 'other', paid: 50_000, counts_for: 'brand' }])
  })

  test('within the transaction of another decision', async () => {
    const part = await approved({ isSent: true })
    const caller = { kind: 'user' as const, id: staff.id, name: 'Sara' }
    await api.db
      .transaction()
      .execute((trx) =>
        endCollaboration(
          trx,
          { caller, now: api.clock.now, live: api.bus, config: api.config },
          { id: part.id, reason: 'draft_declined', words: 'Det blev inte som vi tänkt' },
        ),
      )
    expect([await held(), await earned(part)]).toEqual([0, 50_000])
    expect(await seen(part)).toMatchObject({ state: 'rejected', decisionReason: 'Det blev inte som vi tänkt' })
  })
})

describe('what was picked up at a store', () => {
  const picked = async () => {
    const pickups = pickupsOf(api, make)
    const made = await pickups.setUp()
    await api.db
      .updateTable('campaigns')
      .set({
        payment_type: 'link',
        enable_paid_collaborations: true,
        paid_collaboration_price: 1_000,
        end_at: '2027-01-31',
        terms: termsOf(),
      })
      .where('id', '=', made.campaignId)
      .execute()
    staff = await make.staff('company', [made.brand.id])
    const { accounts } = (await api.call(staff, 'GET', '/api/accounts')).body as { accounts: { id: string }[] }
    const accountId = accounts[0]!.id
    await wallet.book(accountId, 'debit', 100_000)
    const creator = await make.creator()
    const answer = await api.call(creator, 'POST', `/api/store_campaigns/${made.offerId}/store_participations`, {
      headers: newKey(),
      body: { store_participation: { motivation: 'Gärna' } },
    })
    const { id } = (answer.body as { store_participation: { id: string } }).store_participation
    await sql`UPDATE store_participations SET state = 'picked_up', picked_up_at = ${api.clock.now} WHERE id = ${id}`.execute(
      api.db,
    )
    return { id, creator, accountId, offerId: made.offerId }
  }
  type Pass = Awaited<ReturnType<typeof picked>>
  const own = async (pass: Pass) =>
    read<{ storeCampaign: { storeParticipation: object } }>(
      await api.call(await asCreator(pass), 'GET', `/api/store_campaigns/${pass.offerId}`),
    ).storeCampaign.storeParticipation
  const post = async (pass: Pass) =>
    api.call(await asCreator(pass), 'POST', `/api/store_participations/${pass.id}/mentions`, {
      body: { mention: { kind: 'link', link_post: { url: 'https://a.example/x', title: 'x', link_type: 'custom' } } },
    })

  test('is left, after the hour, and nothing is handed in any more', async () => {
    const pass = await picked()
    expect(await terms(await asCreator(pass), pass.id)).toMatchObject({ fee: 100_000, goods: 'with_creator' })
    expect((await leave(pass)).status).toBe(200)
    expect(await own(pass)).toMatchObject({ need: 'post', leavingUntil: '2026-11-02T13:00:00.000Z' })
    later(60)
    await clock()
    expect(await own(pass)).toMatchObject({
      state: 'picked_up',
      decisionKind: 'left',
      need: 'done',
      leavingUntil: null,
      feeAmount: 0,
    })
    expect((await post(pass)).status).toBe(422)
    expect((await wallet.balances(pass.accountId))?.held).toBe(0)
    expect((await leave(pass)).status).toBe(409)
    expect(await mailsToStaff()).toHaveLength(1)
  })

  test('is left with the share of the terms after a draft was approved', async () => {
    const pass = await picked()
    const { brand_id: brandId } = await api.db
      .selectFrom('store_participations')
      .select('brand_id')
      .where('id', '=', pass.id)
      .executeTakeFirstOrThrow()
    await draftOf(pass, 'approved', { store_participation_id: pass.id, brand_id: brandId })
    await leave(pass)
    later(60)
    await clock()
    expect(await own(pass)).toMatchObject({ decisionKind: 'left', feeAmount: 50_000 })
    expect(await earned(pass)).toBe(50_000)
  })

  test('is ended by the brand, which pays what the terms say', async () => {
    const pass = await picked()
    expect((await end(pass)).status).toBe(200)
    expect(await own(pass)).toMatchObject({ decisionKind: 'removed', need: 'done', feeAmount: 50_000 })
    expect((await wallet.balances(pass.accountId))?.held).toBe(0)
    expect(await earned(pass)).toBe(50_000)
    expect((await post(pass)).status).toBe(422)
    expect((await end(pass)).status).toBe(409)
  })
})

describe('an account that is to be deleted', () => {
  const obstacles = async (who: Actor) =>
    read<{ obstacles: object[] }>(await api.call(who, 'GET', '/api/account/obstacles')).obstacles
  const remove = async (part: Part) => {
    const { username } = await api.db
      .selectFrom('instagramers')
      .select('username')
      .where('id', '=', part.creator.id)
      .executeTakeFirstOrThrow()
    await api.db.updateTable('instagramers').set({ password_hash: null }).where('id', '=', part.creator.id).execute()
    return api.call(await asCreator(part), 'POST', '/api/instagramers/me/deletion', { body: { username } })
  }

  test('says at once all that stands in the way, and each is solved where it says', async () => {
    const part = await approved({ isSent: true })
    await wallet.book(await wallet.accountOf(part.creator.id), 'debit', 5_000)
    expect(await obstacles(await asCreator(part))).toMatchObject([
      { kind: 'collaboration', name: 'Lussebrygg', amount: null, href: `/assignments/${part.id}` },
      { kind: 'balance', amount: 5_000, href: '/wallet' },
    ])
    await handIn(part)
    expect(await obstacles(await asCreator(part))).toMatchObject([
      { kind: 'answer_awaited', href: `/messages/${brand.id}` },
      { kind: 'balance' },
    ])
  })

  test('is deleted with what is being left, which is carried out then', async () => {
    const part = await approved()
    expect(await remove(part)).toMatchObject({ status: 422, body: { error: 'collaborations_ongoing' } })
    await leave(part)
    expect(await obstacles(await asCreator(part))).toEqual([])
    expect((await remove(part)).status).toBe(204)
    expect(await held()).toBe(0)
    expect(await endings()).toMatchObject([{ ended_by: 'creator', words: '' }])
  })

  test('of work that is done nothing stands in the way while the campaign runs', async () => {
    const part = await approved({ isSent: true })
    const id = mentionOf(await handIn(part))
    expect((await api.call(await asStaff(), 'PATCH', `/api/mentions/${id}/approve`)).status).toBe(200)
    expect(await obstacles(await asCreator(part))).toMatchObject([{ kind: 'balance', amount: 100_000 }])
  })

  test('the last of a company hands over first', async () => {
    expect(await obstacles(await asStaff())).toMatchObject([{ kind: 'last_manager', href: '/company' }])
  })
})
