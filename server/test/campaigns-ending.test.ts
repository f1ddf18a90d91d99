import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type CampaignState, campaignStates } from '@samspel/api'
import { moveByClock } from '../src/modules/campaign-process/clock-job'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let admin: Actor
let staff: Actor
let brandId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  admin = await records.staff('admin')
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
})

const run = () =>
  moveByClock({ db: api.db, config: api.config, live: api.bus, now: () => api.clock.now, log: api.app.log })
const move = (who: Actor, id: string, state: CampaignState) =>
  api.call(who, 'PATCH', `/api/campaigns/${id}/state`, { body: { campaign: { state } } })
const set = (id: string, fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()
const mention = async (campaignId: string, participationId: string, creatorId: string) => {
  const id = uuidv7()
  await api.db
    .insertInto('mentions')
    .values({
      id,
      brand_id: brandId,
      campaign_id: campaignId,
      participation_id: participationId,
      instagramer_id: creatorId,
      kind: 'link',
      link_post: JSON.stringify({ url: 'https://x.example', title: 'x', linkType: 'custom' }),
    })
    .execute()
  return id
}
/** A campaign with a pending application and a pending post. */
const full = async (state: CampaignState) => {
  const id = await records.campaign(brandId, { name: 'Lussebrygg' })
  await set(id, { state })
  const [applicant, poster] = [await records.creator(), await records.creator()]
  await api.db.updateTable('instagramers').set({ locale: 'en' }).where('id', '=', poster.id).execute()
  const application = await records.participation(brandId, id, applicant.id, 'pending')
  const taking = await records.participation(brandId, id, poster.id)
  return { id, applicant, poster, application, taking, post: await mention(id, taking, poster.id) }
}
/** The same, where the brand has approved the post. */
const answered = async (state: CampaignState) => {
  const made = await full(state)
  expect((await api.call(staff, 'PATCH', `/api/mentions/${made.post}/approve`)).status).toBe(200)
  return made
}
const participationOf = (id: string) =>
  api.db.selectFrom('participations').select(['state', 'decision_kind']).where('id', '=', id).executeTakeFirstOrThrow()
const mentionOf = (id: string) =>
  api.db.selectFrom('mentions').select(['state', 'decision_kind']).where('id', '=', id).executeTakeFirstOrThrow()
const mailsOf = async (creator: { username: string }) =>
  (await mailsFor(api, `${creator.username}@samspel.test`)).map(({ subject }) => subject)
const linesOf = async (id: string) =>
  (
    (await api.call(staff, 'GET', `/api/campaigns/${id}/events`)).body as {
      campaign_events: { act: string; count: number | null }[]
    }
  ).campaign_events
    .filter(({ count }) => count !== null)
    .map(({ act, count }) => `${act} ${count}`)
const waiting = async () =>
  ((await api.call(staff, 'GET', '/api/campaigns/counts')).body as { waiting: Record<string, number> }).waiting

describe('what waits is decided when the campaign ends', () => {
  test('finished by hand: the application ends, with a reason, a mail and a line; the post is still reviewed', async () => {
    const { id, applicant, application, poster, post } = await full('ongoing')
    const heard: string[] = []
    const stop = api.bus.subscribe(({ fact, audience }) => {
      if (audience.instagramerId === applicant.id) heard.push(fact)
    })
    expect((await move(staff, id, 'finished')).status).toBe(200)
    expect([await participationOf(application), await mentionOf(post)]).toEqual([
      { state: 'rejected', decision_kind: 'ended' },
      { state: 'pending', decision_kind: null },
    ])
    expect((await api.call(applicant, 'GET', `/api/participations/${application}`)).body).toMatchObject({
      participation: { decision_kind: 'ended', need: 'done', abilities: [] },
    })
    expect([await mailsOf(applicant), await mailsOf(poster), await linesOf(id)]).toEqual([
      ['Lussebrygg är slut'],
      [],
      ['applications_ended 1'],
    ])
    for (const deadline = Date.now() + 10_000; heard.length < 1 && Date.now() < deadline;)
      await new Promise(setImmediate)
    stop()
    expect(heard).toEqual(['participation-changed'])
    expect(await waiting()).toMatchObject({ applications: 0, mentions: 1 })
    expect((await api.call(staff, 'PATCH', `/api/mentions/${post}/approve`)).status).toBe(200)
  })

  test('finished by the clock: the same, by nobody', async () => {
    const { id, applicant, application } = await full('ongoing')
    await set(id, { start_at: '2020-01-01', end_at: '2020-02-01' })
    await Promise.all([run(), run()])
    expect(await participationOf(application)).toEqual({ state: 'rejected', decision_kind: 'ended' })
    expect([await mailsOf(applicant), await linesOf(id)]).toEqual([['Lussebrygg är slut'], ['applications_ended 1']])
  })

  test('cancelled: participations end with it, told in one mail each; a post that was answered stays so', async () => {
    const { id, applicant, poster, application, taking, post } = await answered('confirmed')
    expect((await move(admin, id, 'archived')).status).toBe(200)
    expect([await participationOf(application), await participationOf(taking)]).toEqual(
      Array(2).fill({ state: 'rejected', decision_kind: 'cancelled' }),
    )
    expect(await mentionOf(post)).toEqual({ state: 'approved', decision_kind: 'approved' })
    expect([await mailsOf(applicant), await mailsOf(poster)]).toEqual([
      ['Kampanjen Lussebrygg är inställd'],
      ['Your post is approved', 'The campaign Lussebrygg is cancelled'],
    ])
    expect(await waiting()).toMatchObject({ applications: 0, mentions: 0 })
  })

  test('leftovers of a database from before are decided by the job, once, with the mail', async () => {
    const [finished, archived] = [await full('finished'), await full('archived')]
    await Promise.all([run(), run()])
    await run()
    expect([await participationOf(finished.application), await mentionOf(finished.post)]).toEqual([
      { state: 'rejected', decision_kind: 'ended' },
      { state: 'pending', decision_kind: null },
    ])
    // Handed in and never answered: approved, in the creator's favour.
    expect([await participationOf(archived.application), await mentionOf(archived.post)]).toEqual([
      { state: 'rejected', decision_kind: 'ended' },
      { state: 'approved', decision_kind: 'unanswered' },
    ])
    expect(await mailsOf(finished.applicant)).toEqual(['Lussebrygg är slut'])
    expect(await linesOf(finished.id)).toEqual(['applications_ended 1'])
  })
})

describe('what creators asked of stores ends with the campaign', () => {
  const inStores = async (state: CampaignState) => {
    const id = await records.campaign(brandId, { name: 'Lussebrygg' })
    await set(id, { state, delivery_method: 'pickup' })
    const pickups = pickupsOf(api, records)
    const offers = [
      await pickups.offer(brandId, id, await pickups.store(brandId, { name: 'Kvarnen' })),
      await pickups.offer(brandId, id, await pickups.store(brandId, { name: 'Bryggan' })),
    ]
    const [applicant, holder, invited] = [await records.creator(), await records.creator(), await records.creator()]
    await api.db.updateTable('instagramers').set({ locale: 'en' }).where('id', '=', holder.id).execute()
    const place = (offer: string | undefined, creator: Actor, of: 'requested' | 'approved' | 'invited') =>
      api.db
        .insertInto('store_participations')
        .values({
          brand_id: brandId,
          id: uuidv7(),
          store_campaign_id: offer!,
          instagramer_id: creator.id,
          state: of,
          ...(of === 'approved' && { code: `CODE${(count += 1)}` }),
        } as never)
        .execute()
    for (const offer of offers) await place(offer, applicant, 'requested')
    await place(offers[0], holder, 'approved')
    await place(offers[0], invited, 'invited')
    return { id, offers, applicant, holder, invited }
  }
  let count = 0
  const told = async (creator: { username: string }) => mailsFor(api, `${creator.username}@samspel.test`)
  const reservations = async (id: string) =>
    await api.db
      .selectFrom('store_participations as sp')
      .innerJoin('store_campaigns as sc', 'sc.id', 'sp.store_campaign_id')
      .select(['sp.state', 'sp.decision_kind', 'sp.decision_reason'])
      .where('sc.campaign_id', '=', id)
      .orderBy('sp.id')
      .execute()

  test('finished: an application is told once, with its stores and why; what is reserved stays, and nobody else is written to', async () => {
    const { id, offers, applicant, holder, invited } = await inStores('ongoing')
    expect((await move(staff, id, 'finished')).status).toBe(200)
    const mails = await told(applicant)
    expect(mails.map(({ subject }) => subject)).toEqual(['Lussebrygg är slut'])
    expect(mails[0]?.text).toContain('innan varumärket hade svarat på din ansökan om att hämta i Bryggan och Kvarnen.')
    expect(offers.some((offer) => mails[0]?.text.includes(`/p/marketplace/store-campaigns/${offer}`))).toBe(true)
    expect([await told(holder), await told(invited)]).toEqual([[], []])
    expect((await reservations(id)).map(({ state, decision_kind: kind }) => [state, kind])).toEqual([
      ['declined', 'ended'],
      ['declined', 'ended'],
      ['approved', null],
      ['declined', 'ended'],
    ])
  })

  test("cancelled: whoever applied or reserved reads so in their own language, with the brand's words", async () => {
    const { id, applicant, holder, invited } = await inStores('confirmed')
    expect(
      (
        await api.call(admin, 'PATCH', `/api/campaigns/${id}/state`, {
          body: { campaign: { state: 'archived', review_comment: 'Leverantören drog sig ur' } },
        })
      ).status,
    ).toBe(200)
    expect((await told(applicant)).map(({ subject }) => subject)).toEqual(['Kampanjen Lussebrygg är inställd'])
    const [mail] = await told(holder)
    expect(mail?.subject).toBe('The campaign Lussebrygg is cancelled')
    for (const words of ['What you have reserved can no longer be picked up at Kvarnen.', 'Leverantören drog sig ur'])
      expect(mail?.text).toContain(words)
    expect(await told(invited)).toEqual([])
    expect(await reservations(id)).toEqual(
      Array(4).fill({ state: 'declined', decision_kind: 'cancelled', decision_reason: 'Leverantören drog sig ur' }),
    )
  })
})

describe('cancelled is final', () => {
  test('a cancelled campaign is not restored, one that was finished is', async () => {
    const [cancelled, finished] = [await answered('upcoming'), await answered('finished')]
    await move(admin, cancelled.id, 'archived')
    await move(staff, finished.id, 'archived')
    for (const who of [staff, admin])
      expect(await move(who, cancelled.id, 'finished')).toMatchObject({
        status: 422,
        body: { error: 'illegal_transition' },
      })
    const { campaign } = (await api.call(staff, 'GET', `/api/campaigns/${cancelled.id}`)).body as {
      campaign: { cancelled_at: string; abilities: string[]; refusals: object[] }
    }
    expect([
      typeof campaign.cancelled_at,
      campaign.abilities.includes('restore'),
      campaign.abilities.includes('duplicate'),
      campaign.refusals,
    ]).toEqual(['string', false, true, [{ act: 'restore', reason: 'cancelled' }]])
    expect((await move(staff, finished.id, 'finished')).status).toBe(200)
  })
})

describe('one definition of what waits', () => {
  test('every count is the length of its list, over campaigns of all states with leftovers that no job has decided yet', async () => {
    const made = []
    for (const state of campaignStates)
      for (let copy = 0; copy < 2; copy += 1) {
        const each = await full(state)
        await api.db
          .insertInto('delivery_problems')
          .values({
            brand_id: brandId,
            id: uuidv7(),
            participation_id: each.taking,
            kind: 'damaged',
            created_at: new Date().toISOString(),
          })
          .execute()
        made.push({ ...each, state })
      }
    const get = async <T>(path: string) => (await api.call(staff, 'GET', `/api${path}`)).body as T
    interface List {
      counts: Record<string, number>
      meta: { total_count: number }
      mentions: { abilities: string[] }[]
      participations: { abilities: string[] }[]
    }
    const sums = { participations: 0, mentions: 0, problems: 0 }
    for (const { id, state } of made) {
      const { campaign } = await get<{
        campaign: { pending_participations_count: number; pending_mentions_count: number }
      }>(`/campaigns/${id}`)
      const applications = await get<List>(`/campaigns/${id}/participations?state=pending`)
      const posts = await get<List>(`/mentions?campaignId=${id}&state=pending`)
      const problems = await get<List>(`/campaigns/${id}/participations?deliveryProblem=true`)
      const answered = ['confirmed', 'upcoming', 'ongoing'].includes(state) ? 1 : 0
      const reviewed = answered || state === 'finished' ? 1 : 0
      expect([
        state,
        applications.participations.length,
        applications.meta.total_count,
        applications.counts.pending,
        campaign.pending_participations_count,
      ]).toEqual([state, ...Array<number>(4).fill(answered)])
      expect([
        state,
        posts.mentions.length,
        posts.meta.total_count,
        posts.counts.pending,
        campaign.pending_mentions_count,
      ]).toEqual([state, ...Array<number>(4).fill(reviewed)])
      expect([state, problems.participations.length]).toEqual([state, reviewed])
      // Everything pending can be acted on.
      for (const { abilities } of applications.participations)
        expect(abilities).toEqual(expect.arrayContaining(['approve', 'reject']))
      for (const { abilities } of posts.mentions)
        expect(abilities).toEqual(expect.arrayContaining(['approve', 'reject']))
      for (const { abilities } of problems.participations) expect(abilities).toContain('resolveDelivery')
      sums.participations += applications.participations.length
      sums.mentions += posts.mentions.length
      sums.problems += problems.participations.length
    }
    const all = await get<List>('/mentions?state=pending&perPage=100')
    expect([all.mentions.length, all.meta.total_count]).toEqual([sums.mentions, sums.mentions])
    expect(await waiting()).toMatchObject({
      applications: sums.participations,
      mentions: sums.mentions,
      delivery_problems: sums.problems,
    })
    const listed = await Promise.all(
      campaignStates.map((state) =>
        get<{ campaigns: { pending_participations_count: number; pending_mentions_count: number }[] }>(
          `/campaigns?state=${state}`,
        ),
      ),
    )
    expect(
      listed
        .flatMap(({ campaigns }) => campaigns)
        .reduce(
          (sum, each) => [sum[0]! + each.pending_participations_count, sum[1]! + each.pending_mentions_count],
          [0, 0],
        ),
    ).toEqual([sums.participations, sums.mentions])
    // The list behind a count shows exactly the campaigns that were counted.
    const behind = await get<{ campaigns: { id: string; waiting_applications_count: number }[] }>(
      '/campaigns?waiting=applications&per_page=100',
    )
    expect(behind.campaigns.every(({ waiting_applications_count: n }) => n > 0)).toBe(true)
    expect(behind.campaigns.reduce((sum, each) => sum + each.waiting_applications_count, 0)).toBe(sums.participations)
    const day = (days: number) =>
      new Date(api.clock.now.getTime() + days * 86_400_000).toLocaleDateString('sv-SE', {
        timeZone: 'Europe/Stockholm',
      })
    for (const [at, { id }] of made.entries()) await set(id, { due_at: day(at % 2 === 0 ? 7 : 8) })
    const near = await get<{ campaigns: { id: string; state: string }[] }>('/campaigns?waiting=dueSoon&per_page=100')
    expect(near.campaigns.map(({ state }) => state).sort()).toEqual(['confirmed', 'ongoing', 'upcoming'])
    expect(await waiting()).toMatchObject({ due_soon: near.campaigns.length })
    // The counts agree again after the job has settled what was left.
    await run()
    expect(await waiting()).toMatchObject({
      applications: sums.participations,
      mentions: sums.mentions,
      delivery_problems: sums.problems,
    })
  })
})
