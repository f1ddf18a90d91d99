import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { transact } from '../src/db/transact'
import { campaignHandlers } from '../src/modules/campaigns'
import { countQueries } from './support/count-queries'
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

const get = async (who: Actor | null, path: string) => api.call(who, 'GET', path)
const force = (id: string, fields: object) => api.db.updateTable('campaigns').set(fields).where('id', '=', id).execute()
const namesOf = (body: unknown, key = 'campaigns') =>
  (body as Record<string, { name: string }[]>)[key]!.map(({ name }) => name)

describe('lists', () => {
  test('a list is narrowed by offer, type, country and category, and by companies that wait', async () => {
    const { id: category } = (await api.db.selectFrom('profile_categories').select('id').executeTakeFirst()) ?? {
      id: uuidv7(),
    }
    const wanted = await records.campaign(brandId, { name: 'Wanted' })
    await records.campaign(brandId, { name: 'Other' })
    await force(wanted, { delivery_method: 'pickup', type: 'custom', country: 'NO', categories: [category] })
    for (const query of [
      'deliveryMethod=pickup',
      'type=custom',
      'country=NO',
      `categoryId=${category}`,
      'deliveryMethod=pickup&type=custom&country=NO',
    ]) {
      expect(namesOf((await get(staff, `/api/campaigns?state=confirmed&${query}`)).body)).toEqual(['Wanted'])
    }
    expect(namesOf((await get(staff, '/api/campaigns?companyState=requested')).body)).toEqual([])
    await api.db
      .updateTable('companies')
      .set({ state: 'requested' })
      .where(
        'id',
        '=',
        (await api.db.selectFrom('brands').select('company_id').where('id', '=', brandId).executeTakeFirstOrThrow())
          .company_id,
      )
      .execute()
    expect(namesOf((await get(admin, `/api/campaigns?companyState=requested&brandId=${brandId}`)).body).sort()).toEqual(
      ['Other', 'Wanted'],
    )
  })

  test('the calendar has what touches its days, by start, and refuses days in the wrong order and more than a year', async () => {
    const place = async (name: string, start_at: string, end_at: string | null) =>
      force(await records.campaign(brandId, { name }), { start_at, end_at })
    await place('Before', '2026-10-01', '2026-10-31')
    await place('Across', '2026-10-20', '2026-12-20')
    await place('Within', '2026-11-10', '2026-11-12')
    await place('One day', '2026-11-30', null)
    await place('After', '2026-12-01', '2026-12-02')
    const { body } = await get(staff, '/api/campaigns/calendar?from=2026-11-01&to=2026-11-30')
    expect(namesOf(body, 'calendar_campaigns')).toEqual(['Across', 'Within', 'One day'])
    expect(body).toMatchObject({ total_count: 3 })
    expect((await get(staff, '/api/campaigns/calendar?from=2026-11-02&to=2026-11-01')).body).toEqual({
      errors: { to: ['before_start'] },
    })
    expect((await get(staff, '/api/campaigns/calendar?from=2026-01-01&to=2028-01-01')).body).toEqual({
      errors: { to: ['too_large'] },
    })
  })

  test('lists, the calendar and the report ask the database as often for 1 campaign as for 40', async () => {
    const caller = {
      kind: 'user',
      id: staff.id,
      name: '',
      role: 'company',
      sessionId: staff.sessionId,
      brandIds: [brandId],
      brandRoles: { [brandId]: 'owner' },
    }
    const counts = async () => [
      await countQueries(api.db, (db) =>
        campaignHandlers.listCampaigns({ db, caller, now: api.clock.now, query: { perPage: 100 } } as never),
      ),
      await countQueries(api.db, (db) =>
        campaignHandlers.listCalendarCampaigns({
          db,
          caller,
          now: api.clock.now,
          query: { from: '2026-01-01', to: '2026-12-31' },
        } as never),
      ),
    ]
    await force(await records.campaign(brandId), { start_at: '2026-05-01' })
    const one = await counts()
    for (let index = 0; index < 39; index += 1) await force(await records.campaign(brandId), { start_at: '2026-05-01' })
    expect(await counts()).toEqual(one)
    console.info(`queries per request: list of campaigns ${one[0]}, calendar ${one[1]}, for 1 and for 40`)
  })
})

describe('the marketplace', () => {
  const offers = async (who: Actor, query: string) =>
    namesOf((await get(who, `/api/marketplace/campaigns?brandId=${brandId}&${query}`)).body)

  test('a promoted offer stands first in both marketplaces, and back in its place once it is not (T-04)', async () => {
    const creator = await records.creator()
    const old = await records.campaign(brandId, { name: 'Old' })
    await records.campaign(brandId, { name: 'New' })
    expect(await offers(creator, '')).toEqual(['New', 'Old'])
    expect((await api.call(staff, 'POST', `/api/campaigns/${old}/promote`)).status).toBe(403)
    expect((await api.call(admin, 'POST', `/api/campaigns/${old}/promote`)).body).toMatchObject({
      campaign: { abilities: expect.arrayContaining(['unpromote']) },
    })
    await api.call(admin, 'POST', `/api/campaigns/${old}/promote`)
    for (const sort of ['', 'sort=endAt', 'sort=-value']) expect((await offers(creator, sort))[0]).toBe('Old')
    expect(namesOf((await get(null, `/public/campaigns?brandId=${brandId}`)).body)).toEqual(['Old', 'New'])
    expect(await api.db.selectFrom('campaign_events').select('act').where('campaign_id', '=', old).execute()).toEqual([
      { act: 'promoted' },
    ])
    await api.call(admin, 'DELETE', `/api/campaigns/${old}/promote`)
    expect(await offers(creator, '')).toEqual(['New', 'Old'])
    await force(old, { state: 'ongoing' })
    expect((await api.call(admin, 'POST', `/api/campaigns/${old}/promote`)).body).toEqual({
      error: 'illegal_transition',
    })
  })

  test('campaigns that somebody of the platform has answered are found by who it was', async () => {
    const id = await records.campaign(brandId, { state: 'draft' })
    const answered = async ({ id: who }: Actor) =>
      (await get(admin, `/api/campaigns?brandId=${brandId}&reviewedBy=${who}`)).body
    await force(id, { state: 'requested' })
    expect(await answered(admin)).toMatchObject({ meta: { total_count: 0 } })
    await api.call(admin, 'PATCH', `/api/campaigns/${id}/state`, {
      body: { campaign: { state: 'draft', review_comment: 'Fler bilder' } },
    })
    expect(await answered(admin)).toMatchObject({ meta: { total_count: 1 } })
    expect(await answered(await records.staff('admin'))).toMatchObject({ meta: { total_count: 0 } })
  })

  test('offers of a visitor’s country come before the others, each part in its order, page by page', async () => {
    for (const [name, country] of [
      ['Oslo 1', 'NO'],
      ['Lund 1', 'SE'],
      ['Oslo 2', 'NO'],
      ['Lund 2', 'SE'],
    ] as const)
      await force(await records.campaign(brandId, { name }), { country })
    const ask = async (query: string) =>
      namesOf((await get(null, `/public/campaigns?brandId=${brandId}&${query}`)).body)
    expect(await ask('')).toEqual(['Lund 2', 'Oslo 2', 'Lund 1', 'Oslo 1'])
    expect(await ask('countryFirst=NO')).toEqual(['Oslo 2', 'Oslo 1', 'Lund 2', 'Lund 1'])
    expect(await ask('countryFirst=NO&perPage=3')).toEqual(['Oslo 2', 'Oslo 1', 'Lund 2'])
    expect(await ask('countryFirst=NO&perPage=3&page=2')).toEqual(['Lund 1'])
    expect(await ask('countryFirst=GB')).toEqual(await ask(''))
  })

  test('creators ask for what is paid, for a kind of payment, and for what their followers fit', async () => {
    const creator = await records.creator({ followersCount: 5_000 })
    await records.campaign(brandId, { name: 'Product only' })
    await force(await records.campaign(brandId, { name: 'Paid' }), {
      enable_paid_collaborations: true,
      paid_collaboration_price: 2_000,
      payment_type: 'link',
    })
    await force(await records.campaign(brandId, { name: 'Too big' }), { min_followers: 10_000 })
    expect(await offers(creator, 'paid=true')).toEqual(['Paid'])
    expect(await offers(creator, 'paid=false')).toEqual(['Too big', 'Product only'])
    expect(await offers(creator, 'paymentType=link')).toEqual(['Paid'])
    expect(await offers(creator, 'fits=true')).toEqual(['Paid', 'Product only'])
    expect((await offers(creator, 'sort=-value'))[0]).toBe('Paid')
    const { body } = await get(creator, `/api/marketplace/campaigns?brandId=${brandId}`)
    const offered = (body as { campaigns: { name: string; apply_obstacle: string | null; abilities: string[] }[] })
      .campaigns
    expect(offered.map(({ name, apply_obstacle: obstacle, abilities }) => [name, obstacle, abilities])).toEqual([
      ['Too big', 'too_few_followers', []],
      ['Paid', null, ['apply']],
      ['Product only', null, ['apply']],
    ])
  })
})

describe('one campaign', () => {
  test('a copy is a draft with the same fields, without days and what was counted; one key makes one copy', async () => {
    const id = await records.campaign(brandId, { name: 'N'.repeat(119), state: 'ongoing', hashtags: ['fika'] })
    await force(id, {
      start_at: '2026-11-01',
      end_at: '2026-12-01',
      reach: 900,
      num_posts: 3,
      package: 'large',
      wanted_reach: 7,
      min_followers: 5,
    })
    const copy = () =>
      api.call(staff, 'POST', `/api/campaigns/${id}/duplicate`, { headers: { 'idempotency-key': `copy-${id}` } })
    const [first, second] = [await copy(), await copy()]
    expect(first.body).toEqual(second.body)
    const { campaign } = first.body as { campaign: Record<string, unknown> }
    expect(campaign).toMatchObject({
      state: 'draft',
      start_at: null,
      end_at: null,
      due_at: null,
      reach: 0,
      num_posts: 0,
      package: 'large',
      wanted_reach: 7,
      hashtags: ['fika'],
      min_followers: 5,
      version: 0,
    })
    expect(campaign.name).toBe(`${'N'.repeat(112)} (kopia)`)
    expect(campaign.id).not.toBe(id)
  })

  test('the queue of the review begins with the campaign that has waited longest since it was sent, whoever has changed it meanwhile', async () => {
    const [early, late] = [
      await records.campaign(brandId, { state: 'draft', name: 'Early' }),
      await records.campaign(brandId, { state: 'draft', name: 'Late' }),
    ]
    for (const [id, day] of [
      [late, '2026-11-20'],
      [early, '2026-11-10'],
    ] as const) {
      await force(id, { state: 'requested', updated_at: `2026-11-${id === early ? 25 : 20}T10:00:00Z` })
      await api.db
        .insertInto('campaign_events')
        .values({ brand_id: brandId, id: uuidv7(), campaign_id: id, act: 'request', created_at: `${day}T10:00:00Z` })
        .execute()
    }
    const queue = await get(admin, `/api/campaigns?brandId=${brandId}&state=requested&sort=requestedAt`)
    expect(namesOf(queue.body)).toEqual(['Early', 'Late'])
    const sentAt = (body: unknown) =>
      (body as { campaigns: { requested_at?: string }[] }).campaigns.map((one) => one.requested_at)
    expect(sentAt(queue.body)).toEqual(['2026-11-10T10:00:00.000Z', '2026-11-20T10:00:00.000Z'])
    // Once it is answered, it waits no more.
    await force(early, { state: 'draft' })
    const drafts = await get(admin, `/api/campaigns?brandId=${brandId}&state=draft`)
    expect(sentAt(drafts.body).filter(Boolean)).toEqual([])
  })

  test('the next review is compared with the campaign as it was when the platform last answered', async () => {
    const id = await records.campaign(brandId, { state: 'draft', name: 'First name' })
    await force(id, { state: 'requested' })
    const last = async () =>
      (
        (await get(admin, `/api/campaigns/${id}/last_review`)).body as {
          last_review: {
            comment: string
            outcome: string
            reviewed_by_name: string
            campaign: { name: string; wanted_reach: number }
          } | null
        }
      ).last_review
    expect(await last()).toBeNull()
    const move = (who: Actor, state: string, comment?: string) =>
      api.call(who, 'PATCH', `/api/campaigns/${id}/state`, {
        body: { campaign: { state, ...(comment && { review_comment: comment }) } },
      })
    expect((await move(admin, 'draft')).body).toEqual({ errors: { review_comment: ['required'] } })
    const sentBack = async () => (await get(admin, `/api/brands/${brandId}/record`)).body
    expect(await sentBack()).toMatchObject({ brand_record: { campaigns_sent_back: 0 } })
    expect((await move(admin, 'draft', 'Fler bilder')).status).toBe(200)
    await force(id, { state: 'requested' })
    await move(admin, 'draft', 'Fler bilder')
    // Returned twice, the campaign counts once.
    expect(await sentBack()).toMatchObject({ brand_record: { campaigns_sent_back: 1 } })
    expect((await get(admin, `/api/brands/${uuidv7()}/record`)).status).toBe(404)
    expect(
      (await api.call(staff, 'PATCH', `/api/campaigns/${id}`, { body: { campaign: { name: 'Second name' } } })).status,
    ).toBe(200)
    expect(await last()).toMatchObject({
      outcome: 'return',
      comment: 'Fler bilder',
      campaign: { name: 'First name', wanted_reach: 0 },
    })
  })

  test('lists are invited as the campaign is published, and not as a draft is saved; lists of another brand are refused (E-10)', async () => {
    const list = uuidv7()
    await api.db.insertInto('community_lists').values({ id: list, brand_id: brandId, name: 'Vänner' }).execute()
    const member = await records.creator()
    await api.db
      .insertInto('community_members')
      .values({ id: uuidv7(), brand_id: brandId, list_id: list, instagramer_id: member.id, state: 'approved' })
      .execute()
    const id = await records.campaign(brandId, { state: 'draft', isPublic: false })
    const save = (communityListIds: string[]) =>
      api.call(staff, 'PATCH', `/api/campaigns/${id}`, { body: { campaign: { community_list_ids: communityListIds } } })
    expect((await save([list])).status).toBe(200)
    expect((await save([uuidv7()])).body).toEqual({ errors: { community_list_ids: ['not_found'] } })
    const invited = () =>
      api.db.selectFrom('campaign_invitations').select('instagramer_id').where('campaign_id', '=', id).execute()
    expect(await invited()).toEqual([])
    await force(id, { state: 'requested' })
    expect(
      (await api.call(admin, 'PATCH', `/api/campaigns/${id}/state`, { body: { campaign: { state: 'confirmed' } } }))
        .status,
    ).toBe(200)
    expect(await invited()).toEqual([{ instagramer_id: member.id }])
    expect((await get(member, `/api/campaigns/${id}`)).body).toMatchObject({
      campaign: { apply_obstacle: null, my_invitation: { message: '' } },
    })
    expect((await get(await records.creator(), `/api/campaigns/${id}`)).status).toBe(404)
  })

  test('a draft says why it cannot be sent, the platform changes prices of packages and nobody else', async () => {
    const id = await records.campaign(brandId, { state: 'draft' })
    expect((await get(staff, `/api/campaigns/${id}`)).body).toMatchObject({
      campaign: { refusals: [{ act: 'request', reason: 'incomplete' }] },
    })
    expect((await api.call(staff, 'PATCH', '/api/packages/small', { body: { package: { price: 1 } } })).status).toBe(
      403,
    )
    expect(
      (await api.call(admin, 'PATCH', '/api/packages/small', { body: { package: { price: 100_000_001 } } })).status,
    ).toBe(422)
    expect(
      (await api.call(admin, 'PATCH', '/api/packages/small', { body: { package: { price: 19_900, active: false } } }))
        .body,
    ).toMatchObject({ package: { name: 'small', price: 19_900, active: false, reach: 100_000, profiles: 20 } })
    const { body } = await get(staff, '/api/packages')
    expect((body as { packages: { name: string }[] }).packages.map(({ name }) => name)).toEqual([
      'default',
      'selfservice',
      'custom',
      'small',
      'medium',
      'large',
    ])
  })
})

test('colleagues see who else has a campaign open; each arrival and leaving is told to those who are there, and to nobody else', async () => {
  const [first, second] = [await records.campaign(brandId), await records.campaign(brandId)]
  const elin = await records.staff('admin')
  const [elinsName, adminsName] = await Promise.all(
    [elin, admin].map(
      async ({ id }) =>
        (await api.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name,
    ),
  )
  let told: string[] = []
  let arrived = () => {}
  const stop = api.bus.subscribe(({ ids, audience }) => {
    if (audience.accountId === 'end') arrived()
    else if (audience.accountId) told.push(`${audience.accountId} of ${ids.campaignId}`)
  })
  /** The facts published so far; the bus keeps their order. */
  const heard = async () => {
    const end = new Promise<void>((resolve) => (arrived = resolve))
    await transact(api.db, (trx) =>
      api.bus.publish(trx, { fact: 'campaign-changed', ids: {}, audience: { accountId: 'end' } }),
    )
    await end
    const before = told
    told = []
    return before
  }
  const seen = async (who: Actor, id: string) =>
    namesOf((await get(who, `/api/campaigns/${id}/viewers`)).body, 'viewers')
  const look = (who: Actor, id: string) => api.call(who, 'PUT', `/api/campaigns/${id}/viewers/me`)

  expect((await look(admin, first)).status).toBe(204)
  expect([await seen(admin, first), await seen(elin, first)]).toEqual([[], [adminsName]])
  expect(await heard()).toEqual([])
  await look(elin, first)
  await look(elin, first)
  expect(await seen(admin, first)).toEqual([elinsName])
  expect(await heard()).toEqual([`${admin.id} of ${first}`])
  // Opening another campaign leaves the first one, even without an explicit call.
  await look(elin, second)
  expect(await seen(admin, first)).toEqual([])
  expect(await heard()).toEqual([`${admin.id} of ${first}`])
  await look(admin, second)
  expect(await heard()).toEqual([`${elin.id} of ${second}`])
  expect((await api.call(elin, 'DELETE', `/api/campaigns/${second}/viewers/me`)).status).toBe(204)
  expect(await seen(admin, second)).toEqual([])
  expect(await heard()).toEqual([`${admin.id} of ${second}`])
  stop()

  const { now } = api.clock
  api.clock.now = new Date(now.getTime() + 91_000)
  expect(await seen(elin, second)).toEqual([])
  api.clock.now = now
  expect((await look(admin, uuidv7())).body).toEqual({ error: 'campaign_not_found' })
})
