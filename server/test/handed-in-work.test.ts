import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { moveByClock } from '../src/modules/campaign-process/clock-job'
import { returnFees } from '../src/modules/fee-returns'
import { approveLate } from '../src/modules/mentions'
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
beforeEach(async () => {
  api.clock.now = new Date('2026-11-01T12:00:00Z')
  wallet = walletOf(api, make, await api.actor('user', admin.id, 'admin'))
  brand = await wallet.fundedBrand(500_000)
  staff = await make.staff('company', [brand.id])
  campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Lussebrygg' })
  await set({
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
const set = (fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', campaignId).execute()
const as = async (who: Actor) => api.actor('user', who.id, who === admin ? 'admin' : 'company')
const move = async (state: string, who = staff) =>
  api.call(await as(who), 'PATCH', `/api/campaigns/${campaignId}/state`, { body: { campaign: { state } } })
const decide = async (url: string, body?: object) =>
  api.call(await as(staff), 'PATCH', `/api/${url}`, { ...(body && { body }) })
const link = (url = 'https://a.example/x') => ({
  mention: { kind: 'link', link_post: { url, title: 'x', link_type: 'custom' } },
})
/** An approved creator with 1 000 kr on hold. */
const approved = async () => {
  const creator = await make.creator()
  const id = await make.participation(brand.id, campaignId, creator.id, 'pending')
  expect((await decide(`participations/${id}/approve`)).status).toBe(200)
  await make.received(id, api.clock.now)
  return { id, creator }
}
type Part = Awaited<ReturnType<typeof approved>>
const handIn = async ({ id, creator }: Part) => {
  const { body } = await api.call(
    await api.actor('instagramer', creator.id),
    'POST',
    `/api/participations/${id}/mentions`,
    { body: link() },
  )
  return (body as { mention: { id: string } }).mention.id
}
const mentionOf = (id: string) =>
  api.db
    .selectFrom('mentions')
    .select(['state', 'decision_kind', 'decided_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const earned = async ({ creator }: Pick<Part, 'creator'>) =>
  (await wallet.balances(await wallet.accountOf(creator.id)))?.balance
const held = async () => (await wallet.balances(brand.accountId))?.held
const context = () => ({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now })
/** Both clocks, each by two instances at once. */
const clocks = async () => {
  await Promise.all([approveLate(context()), approveLate(context())])
  return returnFees(context())
}
const campaign = async (who = staff) =>
  (
    (await api.call(await as(who), 'GET', `/api/campaigns/${campaignId}`)).body as {
      campaign: { refusals: { act: string; reason: string }[]; abilities: string[] }
    }
  ).campaign
const waiting = [422, { error: 'work_waiting' }]
const underway = [422, { error: 'work_underway' }]
const statusAndBody = ({ status, body }: { status: number; body: unknown }) => [status, body]

describe('work that was handed in is decided before money goes back', () => {
  test('a campaign whose posts wait is not archived, by the brand or the platform; the screen says why, and nothing has moved', async () => {
    const parts = [await approved(), await approved()]
    const posts = [await handIn(parts[0]!), await handIn(parts[1]!)]
    at('2026-11-11T12:00:00Z')
    expect((await move('finished')).status).toBe(200)
    for (const who of [staff, admin]) {
      expect(statusAndBody(await move('archived', who))).toEqual(waiting)
      expect((await campaign(who)).refusals).toEqual([{ act: 'archive', reason: 'work_waiting' }])
      // The button stays, so that the reason can be read beside it.
      expect((await campaign(who)).abilities).toContain('archive')
    }
    expect(await held()).toBe(200_000)
    expect((await Promise.all(posts.map(mentionOf))).map(({ state }) => state)).toEqual(['pending', 'pending'])
    await decide(`mentions/${posts[0]}/approve`)
    await decide(`mentions/${posts[1]}/reject`, { reason: 'Reklam saknas' })
    expect((await move('archived')).status).toBe(200)
    expect([await earned(parts[0]!), await earned(parts[1]!), await held()]).toEqual([100_000, 0, 0])
  })

  test('a creator whose post waits is not taken out; with the answer given, they are', async () => {
    const part = await approved()
    const post = await handIn(part)
    const remove = () => decide(`participations/${part.id}/reject`, { reason: 'Ändrade planer', from: 'approved' })
    expect(statusAndBody(await remove())).toEqual(waiting)
    expect([await held(), (await mentionOf(post)).state]).toEqual([100_000, 'pending'])
    await decide(`mentions/${post}/reject`, { reason: 'Reklam saknas' })
    expect((await remove()).status).toBe(200)
    expect(await held()).toBe(0)
  })

  test('the platform does not call off a campaign while posts wait', async () => {
    await set({ state: 'upcoming' })
    const part = await approved()
    const post = await handIn(part)
    expect(statusAndBody(await move('archived', admin))).toEqual(waiting)
    expect((await campaign(admin)).refusals).toContainEqual({ act: 'cancel', reason: 'work_waiting' })
    expect((await mentionOf(post)).state).toBe('pending')
    await decide(`mentions/${post}/approve`)
    expect((await move('archived', admin)).status).toBe(200)
    expect(await earned(part)).toBe(100_000)
  })

  test('an unpaid post is answered first, too', async () => {
    await set({ enable_paid_collaborations: false, state: 'finished' })
    const creator = await make.creator()
    const id = await make.participation(brand.id, campaignId, creator.id)
    await handIn({ id, creator })
    expect(statusAndBody(await move('archived'))).toEqual(waiting)
  })
})

describe('days are kept', () => {
  test('a campaign is not finished while a held fee can still be delivered in time, and not archived either', async () => {
    const part = await approved()
    expect(statusAndBody(await move('finished'))).toEqual(underway)
    expect((await campaign()).refusals).toEqual([{ act: 'finish', reason: 'work_underway' }])
    // The content deadline is the whole day in Stockholm.
    at('2026-11-03T22:30:00Z')
    expect(statusAndBody(await move('finished'))).toEqual(underway)
    await set({ state: 'finished' })
    expect(statusAndBody(await move('archived'))).toEqual(underway)
    at('2026-11-03T23:30:00Z')
    expect((await move('archived')).status).toBe(200)
    expect([await held(), await earned(part)]).toEqual([0, 0])
  })

  test('whoever was asked for changes has fourteen days for them; whoever was paid, or reports a delivery, is asked about by their own state', async () => {
    const [asked, paid] = [await approved(), await approved()]
    await decide(`mentions/${await handIn(paid)}/approve`)
    at('2026-11-03T12:00:00Z')
    await decide(`mentions/${await handIn(asked)}/request_changes`, { reason: 'Reklam saknas' })
    at('2026-11-17T12:00:00Z')
    await set({ state: 'finished' })
    expect(statusAndBody(await move('archived'))).toEqual(underway)
    at('2026-11-18T12:00:00Z')
    await api.db
      .updateTable('participations')
      .set({ deadline_paused_at: api.clock.now.toISOString() })
      .where('id', '=', asked.id)
      .execute()
    expect(statusAndBody(await move('archived'))).toEqual(underway)
    await api.db.updateTable('participations').set({ deadline_paused_at: null }).where('id', '=', asked.id).execute()
    expect((await move('archived')).status).toBe(200)
    expect([await earned(paid), await earned(asked)]).toEqual([100_000, 0])
  })

  test('an unpaid collaboration keeps nobody from finishing', async () => {
    await make.participation(brand.id, campaignId, (await make.creator()).id)
    expect((await move('finished')).status).toBe(200)
  })
})

describe('what nobody answers is approved', () => {
  test('after the days of grace, once: paid, with nobody as who decided, and both sides are told', async () => {
    const part = await approved()
    const post = await handIn(part)
    await set({ state: 'finished' })
    at('2026-11-17T22:30:00Z')
    expect(await clocks()).toMatchObject({ returned: 0 })
    expect((await mentionOf(post)).state).toBe('pending')
    at('2026-11-17T23:30:00Z')
    expect(await clocks()).toMatchObject({ returned: 0 })
    expect(await mentionOf(post)).toEqual({ state: 'approved', decision_kind: 'unanswered', decided_by: null })
    expect([await held(), await earned(part)]).toEqual([0, 100_000])
    const [creatorMail] = (await mailsFor(api, `${part.creator.username}@samspel.test`)).slice(-1)
    expect(creatorMail?.subject).toMatch(/^Du har fått 1\s000\skr för Lussebrygg$/)
    expect(creatorMail?.text).toContain('Varumärket svarade inte i tid')
    const notices = await api.db
      .selectFrom('notices')
      .select(['kind', 'facts'])
      .where('user_id', '=', staff.id)
      .where('kind', '=', 'post_unanswered')
      .execute()
    expect(notices).toMatchObject([{ facts: { creator: part.creator.name, campaign: 'Lussebrygg', amount: 100_000 } }])
    const { campaign_events: events } = (await api.call(await as(staff), 'GET', `/api/campaigns/${campaignId}/events`))
      .body as { campaign_events: { act: string; actor_name: string | null }[] }
    expect(events.filter(({ act }) => act === 'mention_unanswered')).toMatchObject([{ actor_name: null }])
    expect((await move('archived')).status).toBe(200)
  })

  test('the days run from the hand-in where that came later, and from the last one after changes', async () => {
    const part = await approved()
    await set({ state: 'finished' })
    at('2026-11-10T12:00:00Z')
    const post = await handIn(part)
    at('2026-11-12T12:00:00Z')
    await decide(`mentions/${post}/request_changes`, { reason: 'Reklam saknas' })
    at('2026-11-25T12:00:00Z')
    expect(await clocks()).toMatchObject({ returned: 0 })
    const again = await api.call(
      await api.actor('instagramer', part.creator.id),
      'PATCH',
      `/api/mentions/${post}/resubmit`,
      { body: { mention: { link_post: link('https://a.example/y').mention.link_post } } },
    )
    expect(again.status).toBe(200)
    at('2026-12-09T12:00:00Z')
    await clocks()
    expect((await mentionOf(post)).state).toBe('pending')
    at('2026-12-10T12:00:00Z')
    await clocks()
    expect([(await mentionOf(post)).state, await earned(part)]).toEqual(['approved', 100_000])
  })

  test('a post is not approved while its campaign runs, and never one of a blocked creator: that waits for a person, and so does the fee', async () => {
    const [running, blocked] = [await approved(), await approved()]
    const [first, second] = [await handIn(running), await handIn(blocked)]
    await api.db.updateTable('instagramers').set({ state: 'blocked' }).where('id', '=', blocked.creator.id).execute()
    await set({ end_at: '2027-03-01' })
    at('2027-02-01T12:00:00Z')
    await clocks()
    expect((await mentionOf(first)).state).toBe('pending')
    await set({ state: 'finished' })
    await clocks()
    expect([(await mentionOf(first)).state, (await mentionOf(second)).state]).toEqual(['approved', 'pending'])
    expect([await held(), await earned(running)]).toEqual([100_000, 100_000])
    await decide(`mentions/${second}/reject`, { reason: 'Fusk' })
    at('2027-03-01T12:00:00Z')
    expect(await clocks()).toMatchObject({ returned: 1 })
  })

  test('no fee goes back around a post that an older version left waiting in the archive: it is approved there, and paid', async () => {
    const part = await approved()
    const post = await handIn(part)
    await set({ state: 'archived' })
    at('2027-03-01T12:00:00Z')
    expect(await returnFees(context())).toMatchObject({ returned: 0 })
    await moveByClock(context())
    expect([(await mentionOf(post)).decision_kind, await earned(part), await held()]).toEqual([
      'unanswered',
      100_000,
      0,
    ])
  })

  test('an answer and the clock at once have one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      await set({ state: 'ongoing' })
      api.clock.now = new Date('2026-11-01T12:00:00Z')
      const part = await approved()
      const post = await handIn(part)
      await set({ state: 'finished' })
      at('2026-11-20T12:00:00Z')
      const [rejected] = await Promise.all([
        decide(`mentions/${post}/reject`, { reason: 'Reklam saknas' }),
        approveLate(context()),
      ])
      expect([(await mentionOf(post)).state, await earned(part)]).toEqual(
        rejected.status === 200 ? ['rejected', 0] : ['approved', 100_000],
      )
    }
  })
})

describe('passes at stores alike', () => {
  const pass = async () => {
    const pickups = pickupsOf(api, make)
    const made = await pickups.setUp({ requiresApplication: false })
    campaignId = made.campaignId
    await set({
      enable_paid_collaborations: true,
      paid_collaboration_price: 1_000,
      end_at: '2026-12-31',
      payment_type: 'link',
    })
    staff = await make.staff('company', [made.brand.id])
    const { accounts } = (await api.call(staff, 'GET', '/api/accounts')).body as { accounts: { id: string }[] }
    brand = { ...brand, ...made.brand, accountId: accounts[0]!.id }
    await wallet.book(brand.accountId, 'debit', 500_000)
    const creator = await make.creator()
    const { body } = await api.call(creator, 'POST', `/api/store_campaigns/${made.offerId}/store_participations`, {
      headers: newKey(),
      body: { store_participation: { motivation: 'Gärna' } },
    })
    const { id } = (body as { store_participation: { id: string } }).store_participation
    const pickUp = () =>
      api.db
        .updateTable('store_participations')
        .set({ state: 'picked_up', picked_up_at: api.clock.now.toISOString() })
        .where('id', '=', id)
        .execute()
    const post = async () => {
      const answer = await api.call(
        await api.actor('instagramer', creator.id),
        'POST',
        `/api/store_participations/${id}/mentions`,
        { body: link() },
      )
      return (answer.body as { mention: { id: string } }).mention.id
    }
    return { id, creator, pickUp, post }
  }

  test('while a paid pass holds, and for fourteen days after the pick-up, the campaign is neither finished nor archived', async () => {
    const { pickUp } = await pass()
    expect(await held()).toBe(100_000)
    expect(statusAndBody(await move('finished'))).toEqual(underway)
    await pickUp()
    at('2026-11-15T12:00:00Z')
    expect(statusAndBody(await move('finished'))).toEqual(underway)
    at('2026-11-16T12:00:00Z')
    expect((await move('finished')).status).toBe(200)
    expect((await move('archived')).status).toBe(200)
    expect(await held()).toBe(0)
  })

  test('a post that waits is answered before the campaign is archived or called off, or approved by the clock', async () => {
    const { pickUp, post, creator } = await pass()
    await pickUp()
    const mention = await post()
    expect(statusAndBody(await move('archived', admin))).toEqual(waiting)
    at('2026-11-29T12:00:00Z')
    expect(await clocks()).toMatchObject({ returned: 0 })
    expect((await mentionOf(mention)).state).toBe('pending')
    at('2026-11-30T12:00:00Z')
    expect(await clocks()).toMatchObject({ returned: 0 })
    expect([(await mentionOf(mention)).decision_kind, await earned({ creator } as Part), await held()]).toEqual([
      'unanswered',
      100_000,
      0,
    ])
  })
})
