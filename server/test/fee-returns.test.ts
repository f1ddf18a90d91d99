import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { returnFees } from '../src/modules/fee-returns'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
let admin: Actor
let brand: Awaited<ReturnType<ReturnType<typeof walletOf>['fundedBrand']>>
let staff: Actor
let campaignId: string
/** The day after the content deadline: nobody has time left to deliver. */
const start = Date.parse('2026-11-04T12:00:00Z')
const hour = 3_600_000
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date(start)
  wallet = walletOf(api, make, await api.actor('user', admin.id, 'admin'))
  brand = await wallet.fundedBrand(500_000)
  staff = await make.staff('company', [brand.id])
  campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Lussebrygg' })
  await change({
    enable_paid_collaborations: true,
    paid_collaboration_price: 1_000,
    start_at: '2026-10-20',
    due_at: '2026-11-03',
    end_at: '2026-11-10',
    payment_type: 'link',
  })
})
// The books must balance after every test.
afterEach(async () => expect(await wallet.audit()).toEqual([]))

const at = (time: string) => {
  api.clock.now = new Date(time)
}
const change = (fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', campaignId).execute()
const asStaff = (who = staff) => api.actor('user', who.id, who === admin ? 'admin' : 'company')
const asCreator = ({ creator }: { creator: { id: string } }) => api.actor('instagramer', creator.id)
const move = async (state: string, who = staff) =>
  api.call(await asStaff(who), 'PATCH', `/api/campaigns/${campaignId}/state`, { body: { campaign: { state } } })
const decide = async (url: string, body?: object) =>
  api.call(await asStaff(), 'PATCH', `/api/${url}`, { ...(body && { body }) })
const held = async () => (await wallet.balances(brand.accountId))?.held
const run = () => returnFees({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now })
/** Two instances at once. */
const runTwice = async () => (await Promise.all([run(), run()])).reduce((sum, { returned }) => sum + returned, 0)
/** An approved creator with 1 000 kr on hold. */
const approved = async () => {
  const creator = await make.creator()
  const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
  expect((await decide(`participations/${id}/approve`)).status).toBe(200)
  await make.received(id, api.clock.now)
  return { id, creator, mails: () => mailsFor(api, `${creator.username}@samspel.test`) }
}
type Part = Awaited<ReturnType<typeof approved>>
const handIn = async (part: Part) =>
  api.call(await asCreator(part), 'POST', `/api/participations/${part.id}/mentions`, {
    body: { mention: { kind: 'link', link_post: { url: 'https://a.example/x', title: 'x', link_type: 'custom' } } },
  })
const mentionOf = async (part: Part) => ((await handIn(part)).body as { mention: { id: string } }).mention.id
const seen = async (part: Part) =>
  (
    (await api.call(await asCreator(part), 'GET', `/api/participations/${part.id}`)).body as {
      participation: { abilities: string[]; need: string; fee_amount: number; fee: object }
    }
  ).participation
const staffMails = async () =>
  mailsFor(
    api,
    (await api.db.selectFrom('users').select('email').where('id', '=', staff.id).executeTakeFirstOrThrow()).email,
  )
const history = async (act: string) => {
  const { body } = await api.call(await asStaff(), 'GET', `/api/campaigns/${campaignId}/events?per_page=100`)
  return (
    body as { campaign_events: { act: string; actor_name: string | null; comment: string; amount: number }[] }
  ).campaign_events.filter((event) => event.act === act)
}
const holdsOf = async (part: Part) =>
  api.db
    .selectFrom('holds')
    .select(['state', 'return_reason', 'settled_at', 'amount'])
    .where('participation_id', '=', part.id)
    .orderBy('id')
    .execute()

describe('A1 held fees come back when the campaign is archived', () => {
  test('those of creators who posted nothing, with a line in the history, and both sides are told', async () => {
    const [first, second] = [await approved(), await approved()]
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 500_000, held: 200_000 })
    expect((await move('finished')).status).toBe(200)
    expect((await move('archived')).status).toBe(200)
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 500_000, held: 0 })
    expect(await holdsOf(first)).toEqual([
      { state: 'returned', return_reason: 'archived', settled_at: api.clock.now.toISOString(), amount: 100_000 },
    ])
    const lines = await history('fee_returned')
    expect(lines.map(({ amount, comment }) => [amount, comment]).sort()).toEqual(
      [first, second].map(({ creator }) => [100_000, `${creator.name} (@${creator.username})`]).sort(),
    )
    expect(lines[0]?.actor_name).not.toBeNull()
    for (const { mails } of [first, second])
      expect((await mails()).map(({ subject }) => subject)).toContain('Arvodet för Lussebrygg betalas inte ut')
    const back = (await staffMails()).filter(({ subject }) =>
      subject.startsWith('2 000 kr är tillbaka på kontot från Lussebrygg'),
    )
    expect(back).toHaveLength(1)
    for (const words of [
      `@${first.creator.username}): 1\u00a0000\u00a0kr`,
      `@${second.creator.username}): 1\u00a0000\u00a0kr`,
      `http://localhost:8080/wallet/${brand.accountId}`,
    ])
      expect(back[0]?.text).toContain(words)
    expect(await run()).toEqual({ returned: 0, notified: 0 })
  })

  test('what was paid stays with the creator', async () => {
    const [paid, idle] = [await approved(), await approved()]
    expect((await decide(`mentions/${await mentionOf(paid)}/approve`)).status).toBe(200)
    await move('finished')
    await move('archived')
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 400_000, held: 0 })
    expect((await paid.mails()).map(({ subject }) => subject)).not.toContain('Arvodet för Lussebrygg betalas inte ut')
    expect((await seen(idle)).fee_amount).toBe(0)
    expect(await seen(paid)).toMatchObject({
      fee_amount: 100_000,
      fee: { state: 'paid', amount: 100_000, return_reason: null },
    })
  })

  test('a cancelled campaign gives back all, with one mail to each creator that says so', async () => {
    await change({ state: 'upcoming' })
    const [first, second] = [await approved(), await approved()]
    expect((await move('archived', admin)).status).toBe(200)
    expect(await held()).toBe(0)
    expect((await holdsOf(second)).map(({ return_reason: reason }) => reason)).toEqual(['cancelled'])
    const told = (await first.mails()).filter(({ subject }) => subject !== 'Du är med i Lussebrygg')
    expect(told.map(({ subject }) => subject)).toEqual(['Kampanjen Lussebrygg är inställd'])
    expect(told[0]?.text).toContain('1\u00a0000\u00a0kr som var reserverade för dig betalas inte ut.')
    expect((await staffMails()).at(-1)?.text).toContain('Kampanjen Lussebrygg är inställd.')
  })

  test('restored, it is held anew for those whose time has not run out; too little money leaves the campaign in the archive', async () => {
    const part = await approved()
    await move('finished')
    await move('archived')
    expect((await handIn(part)).body).toEqual({ error: 'illegal_transition' })
    await wallet.book(brand.accountId, 'credit', 450_000)
    const poor = await move('finished')
    expect([poor.status, poor.body]).toEqual([422, { error: 'insufficient_funds' }])
    await wallet.book(brand.accountId, 'debit', 450_000)
    expect((await move('finished')).status).toBe(200)
    expect(await held()).toBe(100_000)
    expect((await holdsOf(part)).map(({ state }) => state)).toEqual(['returned', 'held'])
    expect((await history('fee_held_again')).map(({ amount }) => amount)).toEqual([100_000])
    expect((await part.mails()).at(-1)?.text).toContain('Sista dag att lämna in är 17 november 2026.')
    expect(await seen(part)).toMatchObject({ abilities: ['postMention', 'reportDelivery'], fee_amount: 100_000 })
    expect((await decide(`mentions/${await mentionOf(part)}/approve`)).status).toBe(200)
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 400_000, held: 0 })
    await move('archived')
    at('2026-11-30T12:00:00Z')
    expect((await move('finished')).status).toBe(200)
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 400_000, held: 0 })
  })
})

describe('A1 what went back is told wherever the money is looked at', () => {
  const campaign = async () =>
    (
      (await api.call(await asStaff(), 'GET', `/api/campaigns/${campaignId}`)).body as {
        campaign: { fees_on_restore?: object }
      }
    ).campaign
  const linesOf = async (who: Actor, accountId: string) => {
    const { body } = await api.call(who, 'GET', `/api/accounts/${accountId}/transactions`)
    return body as {
      transactions: {
        kind: string
        transaction_type: string
        amount: number
        title: string
        counterpart: string
        return_reason?: string
        campaign_id: string
      }[]
      meta: { total_count: number }
    }
  }
  const together = async (part: Part) =>
    (
      (await api.call(await asStaff(), 'GET', `/api/instagramers/${part.creator.id}/collaborations`)).body as {
        collaborations: { returned_fee: object | null }[]
      }
    ).collaborations

  test('a campaign in the archive says what taking it out holds anew and what stays back, and that is what happens', async () => {
    const [inTime, late] = [await approved(), await approved()]
    await move('finished')
    expect(await campaign()).not.toHaveProperty('fees_on_restore')
    expect((await move('archived')).body).toMatchObject({
      campaign: { fees_on_restore: { held_again: 200_000, stays_back: 0 } },
    })
    await api.db.updateTable('participations').set({ due_at: '2026-11-20' }).where('id', '=', inTime.id).execute()
    at('2026-11-30T12:00:00Z')
    expect((await campaign()).fees_on_restore).toEqual({ held_again: 100_000, stays_back: 100_000 })
    expect((await move('finished')).status).toBe(200)
    expect(await held()).toBe(100_000)
    expect((await holdsOf(late)).map(({ state }) => state)).toEqual(['returned'])
    expect((await move('archived')).body).toMatchObject({
      campaign: { fees_on_restore: { held_again: 100_000, stays_back: 100_000 } },
    })
  })

  test('a line in the account of the brand and in that of the creator, which moves no balance, and one in the profile', async () => {
    const part = await approved()
    const accountOfCreator = await wallet.accountOf(part.creator.id)
    expect(await together(part)).toMatchObject([{ returned_fee: null }])
    await move('finished')
    await move('archived')
    const line = {
      kind: 'fee_returned',
      transaction_type: 'none',
      amount: 100_000,
      title: 'Lussebrygg',
      return_reason: 'archived',
      campaign_id: campaignId,
    }
    const ofBrand = await linesOf(await asStaff(), brand.accountId)
    expect(ofBrand.transactions).toMatchObject([{ ...line, counterpart: part.creator.name }, { kind: 'deposit' }])
    expect(ofBrand.meta.total_count).toBe(2)
    const { name } = await api.db
      .selectFrom('brands')
      .select('name')
      .where('id', '=', brand.id)
      .executeTakeFirstOrThrow()
    expect((await linesOf(await asCreator(part), accountOfCreator)).transactions).toMatchObject([
      { ...line, counterpart: name },
    ])
    expect(await together(part)).toMatchObject([
      { returned_fee: { amount: 100_000, at: api.clock.now.toISOString(), reason: 'archived' } },
    ])
    const pages = await Promise.all(
      [1, 2].map(
        async (page) =>
          (
            await api.call(
              await asStaff(),
              'GET',
              `/api/accounts/${brand.accountId}/transactions?per_page=1&page=${page}`,
            )
          ).body,
      ),
    )
    expect(
      pages.map((page) => (page as { transactions: { kind: string }[] }).transactions.map(({ kind }) => kind)),
    ).toEqual([['fee_returned'], ['deposit']])
  })

  test('nothing of it is said of a creator who is taken in again without a fee, and the creator can hand in', async () => {
    const part = await approved()
    expect(
      (await decide(`participations/${part.id}/reject`, { reason: 'Ändrade planer', from: 'approved' })).status,
    ).toBe(200)
    expect(await seen(part)).toMatchObject({ fee: { state: 'returned' } })
    await change({ enable_paid_collaborations: false })
    expect((await decide(`participations/${part.id}/approve`, { from: 'rejected' })).status).toBe(200)
    expect(await seen(part)).toMatchObject({
      fee: null,
      fee_amount: 0,
      need: 'post',
      abilities: expect.arrayContaining(['postMention']),
    })
    expect(await together(part)).toMatchObject([{ returned_fee: null }])
    expect((await handIn(part)).status).toBe(200)
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 500_000, held: 0 })
  })
})

describe('A1 held fees come back when nobody can earn them any more', () => {
  test('fourteen days after the content deadline of a finished campaign, by the clock, once; then nothing is promised or taken', async () => {
    const [idle, own] = [await approved(), await approved()]
    await api.db.updateTable('participations').set({ due_at: '2026-11-20' }).where('id', '=', own.id).execute()
    await change({ state: 'finished' })
    // The last of the fourteen days ends at midnight in Stockholm.
    at('2026-11-17T22:30:00Z')
    expect(await runTwice()).toBe(0)
    expect((await seen(idle)).fee).toEqual({
      state: 'held',
      amount: 100_000,
      settled_at: null,
      return_reason: null,
      until: '2026-11-17',
    })
    at('2026-11-17T23:30:00Z')
    expect(await runTwice()).toBe(1)
    expect(await run()).toEqual({ returned: 0, notified: 0 })
    expect(await held()).toBe(100_000)
    expect(await holdsOf(idle)).toEqual([
      { state: 'returned', return_reason: 'not_delivered', settled_at: api.clock.now.toISOString(), amount: 100_000 },
    ])
    expect((await history('fee_returned')).map(({ actor_name: by, amount }) => [by, amount])).toEqual([[null, 100_000]])
    expect((await idle.mails()).map(({ subject }) => subject)).toEqual([
      'Du är med i Lussebrygg',
      'Arvodet för Lussebrygg betalas inte ut',
    ])
    expect((await staffMails()).map(({ subject }) => subject)).toEqual([
      '1 000 kr är tillbaka på kontot från Lussebrygg',
    ])
    expect(await seen(idle)).toMatchObject({
      abilities: [],
      need: 'done',
      fee_amount: 0,
      fee: {
        state: 'returned',
        amount: 100_000,
        settled_at: api.clock.now.toISOString(),
        return_reason: 'not_delivered',
        until: null,
      },
    })
    expect((await handIn(idle)).body).toEqual({ error: 'illegal_transition' })
    expect(
      (
        await api.call(await asCreator(idle), 'POST', `/api/participations/${idle.id}/delivery_problems`, {
          body: { delivery_problem: { kind: 'damaged', text: 'x' } },
        })
      ).body,
    ).toEqual({ error: 'illegal_transition' })
    // The other creator's own deadline was later.
    expect(await seen(own)).toMatchObject({ abilities: ['postMention', 'reportDelivery'], need: 'post' })
    at('2026-12-04T23:30:00Z')
    expect(await runTwice()).toBe(1)
    expect(await held()).toBe(0)
  })

  test('not while content waits for the brand; after a refusal the creator has the days of grace anew, then the refused content is not decided any more', async () => {
    const part = await approved()
    const mention = await mentionOf(part)
    await move('finished')
    at('2027-01-10T12:00:00Z')
    expect(await run()).toMatchObject({ returned: 0 })
    expect((await decide(`mentions/${mention}/reject`, { reason: 'Reklam saknas' })).status).toBe(200)
    at('2027-01-24T12:00:00Z')
    expect(await run()).toMatchObject({ returned: 0 })
    at('2027-01-25T12:00:00Z')
    expect(await run()).toMatchObject({ returned: 1 })
    expect((await decide(`mentions/${mention}/reset`)).body).toEqual({ error: 'illegal_transition' })
    expect((await api.call(await asStaff(), 'GET', `/api/mentions/${mention}`)).body).toMatchObject({
      mention: { abilities: [] },
    })
  })

  test('not while content waits for the brand, also where the campaign is in the archive; once it is refused it goes back', async () => {
    const part = await approved()
    const mention = await mentionOf(part)
    // By an older version, which archived with content waiting.
    await change({ state: 'archived' })
    expect(await run()).toMatchObject({ returned: 0 })
    await api.db.updateTable('mentions').set({ state: 'rejected' }).where('id', '=', mention).execute()
    expect(await run()).toMatchObject({ returned: 1 })
  })

  test('not while a delivery problem is open; once it is answered the deadline and the grace run from there', async () => {
    const part = await approved()
    const report = await api.call(await asCreator(part), 'POST', `/api/participations/${part.id}/delivery_problems`, {
      body: { delivery_problem: { kind: 'not_arrived', text: '' } },
    })
    await change({ state: 'finished' })
    at('2027-01-10T12:00:00Z')
    expect(await run()).toMatchObject({ returned: 0 })
    const { participation } = report.body as { participation: { delivery_problem: { id: string } } }
    expect(
      (
        await api.call(
          await asStaff(),
          'PATCH',
          `/api/delivery_problems/${participation.delivery_problem.id}/resolve`,
          { body: { answer: 'Skickat', due_at: '2027-01-12' } },
        )
      ).status,
    ).toBe(200)
    at('2027-01-26T12:00:00Z')
    expect(await run()).toMatchObject({ returned: 0 })
    at('2027-01-27T12:00:00Z')
    expect(await run()).toMatchObject({ returned: 1 })
  })

  test('staff take a creator who has nothing approved out of a finished campaign; one who was paid stays', async () => {
    const [idle, paid] = [await approved(), await approved()]
    await decide(`mentions/${await mentionOf(paid)}/approve`)
    await move('finished')
    expect(
      (await decide(`participations/${paid.id}/reject`, { reason: 'Hör inte av sig', from: 'approved' })).body,
    ).toEqual({ error: 'illegal_transition' })
    expect((await api.call(await asStaff(), 'GET', `/api/participations/${paid.id}`)).body).toMatchObject({
      participation: { abilities: ['annotate', 'rate'] },
    })
    expect((await api.call(await asStaff(), 'GET', `/api/participations/${idle.id}`)).body).toMatchObject({
      participation: { abilities: ['remove', 'annotate', 'rate'] },
    })
    expect(
      (await decide(`participations/${idle.id}/reject`, { reason: 'Hör inte av sig', from: 'approved' })).body,
    ).toMatchObject({
      participation: { state: 'rejected', decision_kind: 'removed', fee_amount: 0, abilities: ['annotate'] },
    })
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 400_000, held: 0 })
  })

  test('content of a creator who was taken out is not decided any more', async () => {
    const part = await approved()
    const mention = await mentionOf(part)
    await decide(`mentions/${mention}/reject`, { reason: 'Reklam saknas' })
    await decide(`participations/${part.id}/reject`, { reason: 'Hör inte av sig', from: 'approved' })
    expect((await decide(`mentions/${mention}/reset`)).body).toEqual({ error: 'illegal_transition' })
  })

  test('what an older version left behind is mended: archived and rejected participations, and a campaign that ended years ago', async () => {
    const [archived, removed, old] = [await approved(), await approved(), await approved()]
    const other = await make.campaign(brand.id, { state: 'ongoing' })
    await api.db.updateTable('participations').set({ campaign_id: other }).where('id', '=', archived.id).execute()
    await api.db.updateTable('holds').set({ campaign_id: other }).where('participation_id', '=', archived.id).execute()
    await sql`UPDATE campaigns SET state = 'archived' WHERE id = ${other}`.execute(api.db)
    await api.db
      .updateTable('participations')
      .set({ state: 'rejected', decision_kind: 'removed' })
      .where('id', '=', removed.id)
      .execute()
    await change({ state: 'finished', start_at: '2020-01-01', due_at: '2020-01-15', end_at: '2020-02-01' })
    // That version kept no day with the participation.
    await api.db.updateTable('participations').set({ due_at: null }).where('id', '=', old.id).execute()
    expect((await wallet.audit()).map(({ fault, is, mustBe }) => [fault, is, mustBe])).toEqual([
      ['owed', 300_000, 100_000],
    ])
    expect(await runTwice()).toBe(3)
    expect(await held()).toBe(0)
    expect(
      (await Promise.all([archived, removed, old].map(holdsOf))).flat().map(({ return_reason: reason }) => reason),
    ).toEqual(['archived', 'removed', 'not_delivered'])
  })

  test('one that cannot be given back keeps none of the others, and the clock says so', async () => {
    const [broken, whole] = [await approved(), await approved()]
    await move('finished')
    at('2026-12-01T12:00:00Z')
    await api.db.updateTable('holds').set({ amount: 900_000 }).where('participation_id', '=', broken.id).execute()
    await expect(run()).rejects.toThrow('1 held fees could not be given back')
    expect((await holdsOf(whole)).map(({ state }) => state)).toEqual(['returned'])
    expect(await held()).toBe(100_000)
    await api.db.updateTable('holds').set({ amount: 100_000 }).where('participation_id', '=', broken.id).execute()
    expect(await run()).toMatchObject({ returned: 1 })
  })

  test('the account of a creator can be deleted once the fee has gone back', async () => {
    const part = await approved()
    await api.db.updateTable('instagramers').set({ password_hash: null }).where('id', '=', part.creator.id).execute()
    await move('finished')
    at('2026-11-10T12:00:00Z')
    const remove = async () =>
      api.call(await asCreator(part), 'POST', '/api/instagramers/me/deletion', {
        body: { username: part.creator.username },
      })
    expect((await remove()).body).toEqual({ error: 'collaborations_ongoing' })
    at('2026-11-18T12:00:00Z')
    await run()
    expect((await remove()).status).toBe(204)
  })

  test('a mention that is approved as the clock comes is paid or too late, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const part = await approved()
      const mention = await mentionOf(part)
      await decide(`mentions/${mention}/reject`, { reason: 'Reklam saknas' })
      await api.db.updateTable('participations').set({ due_at: '2026-10-01' }).where('id', '=', part.id).execute()
      await change({ state: 'finished' })
      at('2026-11-16T12:00:00Z')
      const before = await wallet.balances(brand.accountId)
      const [reset] = await Promise.all([decide(`mentions/${mention}/reset`), run()])
      const approve = await decide(`mentions/${mention}/approve`)
      const paid = approve.status === 200
      expect([reset.status, approve.status]).toEqual(paid ? [200, 200] : [422, approve.status])
      expect(await wallet.balances(brand.accountId)).toEqual({
        balance: (before?.balance ?? 0) - (paid ? 100_000 : 0),
        held: 0,
      })
      api.clock.now = new Date(start + hour)
      await change({ state: 'ongoing' })
      await wallet.book(brand.accountId, 'debit', 100_000)
    }
  })
})
