import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { LiveMessage } from '../src/live'
import { campaignInvitationHandlers, invite } from '../src/modules/campaign-invitations'
import { countQueries } from './support/count-queries'
import { mailsFor } from './support/mails'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let staff: Actor
let brandId: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  brandId = (await make.brand('Björkbrygg')).id
  staff = await make.staff('company', [brandId])
})
afterAll(() => api.close())

const newList = async (ids: string[], state: 'approved' | 'requested' = 'approved', ofBrand = brandId) => {
  const id = uuidv7()
  await api.db
    .insertInto('community_lists')
    .values({ id, brand_id: ofBrand, name: `Lista ${id}` })
    .execute()
  if (ids.length > 0)
    await api.db
      .insertInto('community_members')
      .values(
        ids.map((instagramerId) => ({
          id: uuidv7(),
          brand_id: ofBrand,
          list_id: id,
          instagramer_id: instagramerId,
          state,
        })),
      )
      .execute()
  return id
}
const send = (campaignId: string, body: object, who = staff) =>
  api.call(who, 'POST', `/api/campaigns/${campaignId}/invitations`, { body })
interface Invitation {
  id: string
  instagramer_id: string
  state: string
}
const invitationsOf = async (campaignId: string) =>
  (
    (await api.call(staff, 'GET', `/api/campaigns/${campaignId}/invitations`)).body as {
      campaign_invitations: Invitation[]
    }
  ).campaign_invitations
const mine = async (who: Actor) =>
  ((await api.call(who, 'GET', '/api/instagramers/me/campaign_invitations')).body as { campaigns: { id: string }[] })
    .campaigns

describe('inviting', () => {
  test('creators and approved members of lists are invited once, told by mail in their language and live; others are passed over (E-10)', async () => {
    const campaign = await make.campaign(brandId, { name: 'Kvällslampa', isPublic: false })
    await api.db
      .updateTable('campaigns')
      .set({ min_followers: 1_000, max_followers: 50_000 })
      .where('id', '=', campaign)
      .execute()
    const [direct, both, listed, asking, small, large, blocked, taking] = [
      await make.creator(),
      await make.creator(),
      await make.creator(),
      await make.creator(),
      await make.creator({ followersCount: 999 }),
      await make.creator({ followersCount: 50_001 }),
      await make.creator({ state: 'blocked' }),
      await make.creator(),
    ]
    await api.db.updateTable('instagramers').set({ locale: 'en' }).where('id', '=', direct.id).execute()
    await make.participation(brandId, campaign, taking.id, 'pending')
    const list = await newList([both.id, listed.id, small.id, large.id, blocked.id, taking.id])
    const waiting = await newList([asking.id], 'requested')
    const facts: LiveMessage[] = []
    let stop = () => {}
    const told = new Promise<void>((resolve) => {
      stop = api.bus.subscribe((fact) => {
        if (fact.fact === 'campaign-changed' && facts.push(fact) === 3) resolve()
      })
    })
    const first = await send(campaign, {
      instagramer_ids: [direct.id, both.id, direct.id, uuidv7()],
      community_list_ids: [list, waiting],
      message: ' Hej, vi såg ditt kök. ',
    })
    expect(first).toMatchObject({ status: 200, body: { invited: 3, already: 1, outside: 2 } })
    expect((await send(campaign, { instagramer_ids: [direct.id], community_list_ids: [list] })).body).toEqual({
      invited: 0,
      already: 4,
      outside: 2,
    })
    const rows = await invitationsOf(campaign)
    expect(rows.map((row) => row.instagramer_id).sort()).toEqual([direct.id, both.id, listed.id].sort())
    expect(rows.find((row) => row.instagramer_id === both.id)).toMatchObject({
      state: 'sent',
      message: 'Hej, vi såg ditt kök.',
      community_list_name: `Lista ${list}`,
      creator: { username: both.username, country_code: 'SE' },
    })
    expect(rows.find((row) => row.instagramer_id === direct.id)).toMatchObject({ community_list_name: null })
    const [mail, ...more] = await mailsFor(api, `${both.username}@samspel.test`)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Björkbrygg vill samarbeta med dig' })
    expect(mail?.text).toContain('Hej, vi såg ditt kök.')
    expect(mail?.text).toContain(`${api.config.appUrl}/marketplace/${campaign}`)
    expect((await mailsFor(api, `${direct.username}@samspel.test`))[0]?.subject).toBe(
      'Björkbrygg would like to work with you',
    )
    expect(await mailsFor(api, `${small.username}@samspel.test`)).toEqual([])
    expect(
      await api.db.selectFrom('campaign_events').select('act').where('campaign_id', '=', campaign).execute(),
    ).toEqual([{ act: 'invited' }])
    await told
    stop()
    expect(facts.map(({ audience }) => audience.instagramerId).sort()).toEqual([direct.id, both.id, listed.id].sort())
    expect(await mine(both)).toMatchObject([
      { id: campaign, name: 'Kvällslampa', my_invitation: { message: 'Hej, vi såg ditt kök.' } },
    ])
  })

  test('lists that a campaign names are invited when it is published, not when a draft is saved; lists of others are refused (E-10)', async () => {
    const [first, second] = [await make.creator(), await make.creator()]
    const lists = [await newList([first.id]), await newList([first.id, second.id])]
    const campaign = await make.campaign(brandId, { state: 'draft' })
    const save = (ids: string[]) =>
      api.call(staff, 'PATCH', `/api/campaigns/${campaign}`, { body: { campaign: { community_list_ids: ids } } })
    expect(await save([await newList([first.id], 'approved', (await make.brand()).id)])).toMatchObject({
      status: 422,
      body: { errors: { community_list_ids: ['not_found'] } },
    })
    expect(await save(lists)).toMatchObject({ status: 200, body: { campaign: { community_list_ids: lists } } })
    expect(await invitationsOf(campaign)).toEqual([])
    await api.db
      .updateTable('campaigns')
      .set({
        state: 'requested',
        excerpt: 'Kort',
        instructions: 'Gör så här',
        product_image_url: '/uploads/demo/skin-1.webp',
        start_at: '2030-01-10',
        end_at: '2030-02-10',
      })
      .where('id', '=', campaign)
      .execute()
    expect(
      (
        await api.call(await make.staff('admin'), 'PATCH', `/api/campaigns/${campaign}/state`, {
          body: { campaign: { state: 'confirmed' } },
        })
      ).body,
    ).toMatchObject({ campaign: { state: 'confirmed' } })
    expect((await invitationsOf(campaign)).map((row) => row.instagramer_id).sort()).toEqual(
      [first.id, second.id].sort(),
    )
  })

  test('only open offers and own lists; a call that names nobody is told so (E-10)', async () => {
    const creator = await make.creator()
    for (const state of ['draft', 'ongoing'] as const)
      expect((await send(await make.campaign(brandId, { state }), { instagramer_ids: [creator.id] })).body).toEqual({
        error: 'illegal_transition',
      })
    const campaign = await make.campaign(brandId)
    const other = (await make.brand()).id
    expect(
      await send(campaign, { community_list_ids: [await newList([creator.id], 'approved', other)] }),
    ).toMatchObject({ status: 422, body: { errors: { community_list_ids: ['not_found'] } } })
    expect((await send(campaign, {})).body).toEqual({ errors: { instagramer_ids: ['required'] } })
    expect((await send(campaign, { instagramer_ids: [creator.id] }, await make.staff('company', [other]))).status).toBe(
      404,
    )
    expect(await invitationsOf(campaign)).toEqual([])
  })

  test('a list of 100 takes as many queries as a list of one, and 20 calls at once invite once (E-10)', async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => make.creator()))
    const count = async (rows: number) => {
      const id = await make.campaign(brandId)
      const campaign = { id, brand_id: brandId, name: 'x', min_followers: null, max_followers: null }
      return countQueries(api.db, (db) =>
        invite(db, {
          campaign,
          instagramerIds: people.slice(0, rows).map((one) => one.id),
          now: api.clock.now,
          live: api.bus,
          config: api.config,
        }),
      )
    }
    const one = await count(1)
    expect([one, await count(100)]).toEqual([8, 8])
    const campaign = await make.campaign(brandId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(campaign, { instagramer_ids: people.map(({ id }) => id) })),
    )
    expect(answers.reduce((sum, { body }) => sum + (body as { invited: number }).invited, 0)).toBe(100)
    expect(
      await api.db.selectFrom('campaign_events').select('act').where('campaign_id', '=', campaign).execute(),
    ).toHaveLength(1)
    const caller = {
      kind: 'user',
      id: staff.id,
      role: 'company',
      brandIds: [brandId],
      brandRoles: { [brandId]: 'owner' },
    }
    const list = (perPage: number) =>
      countQueries(api.db, (db) =>
        campaignInvitationHandlers.listCampaignInvitations({
          db,
          caller,
          now: api.clock.now,
          config: api.config,
          params: { id: campaign },
          query: { perPage },
        } as never),
      )
    expect([await list(1), await list(100)]).toEqual([2, 2])
  })
})

describe('answers', () => {
  test('whoever declined is asked again after the pause of the configuration, and not before', async () => {
    const creator = await make.creator()
    const campaign = await make.campaign(brandId)
    const begun = api.clock.now
    const later = (days: number) => {
      api.clock.now = new Date(begun.getTime() + days * 86_400_000)
    }
    const fresh = async (who: Actor, scope: 'user' | 'instagramer') =>
      api.actor(scope, who.id, scope === 'user' ? 'company' : undefined)
    await send(campaign, { instagramer_ids: [creator.id] })
    const [invitation] = await invitationsOf(campaign)
    const answer = await api.call(creator, 'PATCH', `/api/campaign_invitations/${invitation!.id}/decline`)
    const day = new Date(begun.getTime() + 30 * 86_400_000).toLocaleDateString('sv-SE', {
      timeZone: 'Europe/Stockholm',
    })
    expect(answer.body).toMatchObject({ campaign_invitation: { state: 'declined', ask_again_on: day } })
    const potential = async (who: Actor) =>
      (
        await api.call(
          who,
          'GET',
          `/api/campaigns/${campaign}/potential_instagramers?per_page=100&query=${creator.username}`,
        )
      ).body as { invited_ids: string[]; declined: object[] }
    expect(await potential(staff)).toMatchObject({ invited_ids: [], declined: [{ id: creator.id, ask_again_on: day }] })
    later(29)
    expect((await send(campaign, { instagramer_ids: [creator.id] }, await fresh(staff, 'user'))).body).toEqual({
      invited: 0,
      already: 1,
      outside: 0,
    })
    later(31)
    const who = await fresh(staff, 'user')
    expect(await potential(who)).toMatchObject({ invited_ids: [], declined: [{ id: creator.id, ask_again_on: null }] })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(campaign, { instagramer_ids: [creator.id], message: 'En gång till?' }, who)),
    )
    expect(answers.reduce((sum, { body }) => sum + (body as { invited: number }).invited, 0)).toBe(1)
    expect(
      (await api.call(await fresh(creator, 'instagramer'), 'GET', '/api/instagramers/me/campaign_invitations')).body,
    ).toMatchObject({ campaigns: [{ id: campaign, my_invitation: { message: 'En gång till?' } }] })
    expect(await potential(who)).toMatchObject({ invited_ids: [creator.id], declined: [] })
    api.clock.now = begun
  })

  test('an invitation is taken back or declined while nobody has answered it; one who applied has answered', async () => {
    const campaign = await make.campaign(brandId)
    const [first, second, third] = [await make.creator(), await make.creator(), await make.creator()]
    await send(campaign, { instagramer_ids: [first.id, second.id, third.id] })
    const idOf = async (who: Actor) =>
      (await invitationsOf(campaign)).find((row) => row.instagramer_id === who.id)?.id ?? ''
    const [ofFirst, ofSecond, ofThird] = [await idOf(first), await idOf(second), await idOf(third)]
    expect((await api.call(staff, 'DELETE', `/api/campaign_invitations/${ofFirst}`)).status).toBe(204)
    expect(await mine(first)).toEqual([])
    expect((await api.call(first, 'PATCH', `/api/campaign_invitations/${ofSecond}/decline`)).status).toBe(404)
    expect((await api.call(second, 'PATCH', `/api/campaign_invitations/${ofSecond}/decline`)).body).toMatchObject({
      campaign_invitation: { state: 'declined' },
    })
    expect((await api.call(second, 'PATCH', `/api/campaign_invitations/${ofSecond}/decline`)).body).toEqual({
      error: 'already_decided',
    })
    expect(await mine(second)).toEqual([])
    expect((await api.call(staff, 'DELETE', `/api/campaign_invitations/${ofSecond}`)).body).toEqual({
      error: 'already_decided',
    })
    expect(await mine(third)).toMatchObject([{ id: campaign }])
    await make.participation(brandId, campaign, third.id, 'pending')
    expect(await mine(third)).toEqual([])
    expect((await api.call(third, 'PATCH', `/api/campaign_invitations/${ofThird}/decline`)).status).toBe(409)
    expect((await invitationsOf(campaign)).find(({ id }) => id === ofThird)).toMatchObject({ state: 'applied' })
  })

  test('own invitations are listed newest first with as many queries as one', async () => {
    const creator = await make.creator()
    const campaigns: string[] = []
    for (let at = 0; at < 25; at += 1) {
      campaigns.unshift(await make.campaign(brandId))
      api.clock.now = new Date(api.clock.now.getTime() + 1_000)
      await send(campaigns[0] ?? '', { instagramer_ids: [creator.id] })
    }
    expect((await mine(creator)).map(({ id }) => id)).toEqual(campaigns.slice(0, 24))
    const count = (perPage: number) =>
      countQueries(api.db, (db) =>
        campaignInvitationHandlers.listMyInvitations({
          db,
          now: api.clock.now,
          caller: { kind: 'instagramer', id: creator.id },
          query: { perPage },
        } as never),
      )
    expect([await count(1), await count(100)]).toEqual([1, 1])
  })
})

describe('potential creators', () => {
  test('meet the demands and take no part; the most followed first, invited ones marked, searched and by list (C-34)', async () => {
    const [one, two, three] = [uuidv7(), uuidv7(), uuidv7()]
    const campaign = await make.campaign(brandId)
    await api.db
      .updateTable('campaigns')
      .set({ country: 'FI', categories: [one, two], min_followers: 1_000, max_followers: 9_000 })
      .where('id', '=', campaign)
      .execute()
    const person = async (fields: object) => {
      const { id } = await make.creator()
      await api.db
        .updateTable('instagramers')
        .set({ country_code: 'FI', profile_category_ids: [one], followers_count: 1_000, ...fields })
        .where('id', '=', id)
        .execute()
      return id
    }
    const [least, most] = [
      await person({}),
      await person({ followers_count: 9_000, profile_category_ids: [two, three], city: 'Ekenäs' }),
    ]
    const away = [
      { country_code: 'SE' },
      { followers_count: 999 },
      { followers_count: 9_001 },
      { state: 'pending' },
      { state: 'blocked' },
      { deleted_at: api.clock.now.toISOString() },
    ]
    for (const fields of away) await person(fields)
    const offSubject = await person({ profile_category_ids: [three], followers_count: 8_000 })
    const [pending, rejected] = [await person({}), await person({})]
    await make.participation(brandId, campaign, pending, 'pending')
    await api.db
      .updateTable('participations')
      .set({ state: 'rejected' })
      .where('id', '=', await make.participation(brandId, campaign, rejected))
      .execute()
    const read = async (query = '') =>
      (await api.call(staff, 'GET', `/api/campaigns/${campaign}/potential_instagramers?page=1${query}`)).body as {
        instagramers: { id: string }[]
        invited_ids: string[]
        meta: object
      }
    expect(await read()).toMatchObject({
      instagramers: [{ id: most, figures: { collaborations_count: 0 } }, { id: least }, { id: offSubject }],
      invited_ids: [],
      meta: { current_page: 1, total_count: 3 },
    })
    await send(campaign, { instagramer_ids: [least] })
    expect((await read()).invited_ids).toEqual([least])
    expect(await read('&query=eken%C3%A4s')).toMatchObject({
      instagramers: [{ id: most }],
      invited_ids: [],
      meta: { total_count: 1 },
    })
    expect(await read(`&communityListId=${await newList([least])}`)).toMatchObject({
      instagramers: [{ id: least }],
      meta: { total_count: 1 },
    })
    expect(await read(`&communityListId=${await newList([least], 'approved', (await make.brand()).id)}`)).toMatchObject(
      { instagramers: [] },
    )
    await api.db
      .updateTable('campaigns')
      .set({ categories: [], max_followers: null })
      .where('id', '=', campaign)
      .execute()
    expect(await read()).toMatchObject({ meta: { total_count: 4 } })
    const caller = {
      kind: 'user',
      id: staff.id,
      role: 'company',
      brandIds: [brandId],
      brandRoles: { [brandId]: 'owner' },
    }
    const count = (perPage: number) =>
      countQueries(api.db, (db) =>
        campaignInvitationHandlers.listPotentialInstagramers({
          db,
          caller,
          now: api.clock.now,
          config: api.config,
          params: { id: campaign },
          query: { perPage },
        } as never),
      )
    expect([await count(1), await count(100)]).toEqual([3, 3])
  })
})
