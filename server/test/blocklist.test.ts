import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let brandId: string
let staff: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  brandId = (await make.brand('Havsro')).id
  staff = await make.staff('company', [brandId])
})
afterAll(() => api.close())

const path = (creator: Actor, brand = brandId) => `/api/brands/${brand}/blocked_creators/${creator.id}`
const block = (creator: Actor, reason = 'Svarar aldrig', who = staff) =>
  api.call(who, 'PUT', path(creator), { body: { blocked_creator: { reason } } })
const unblock = (creator: Actor, who = staff) => api.call(who, 'DELETE', path(creator))
interface List {
  blocked_creators: { brand_id: string; creator: { id: string }; reason: string; blocked_by_name: string | null }[]
  meta: { total_count: number; next_page: number | null }
}
const list = async (query = '', who = staff) =>
  (await api.call(who, 'GET', `/api/blocked_creators${query}`)).body as List
const ids = (body: unknown, key: string) => (body as Record<string, { id: string }[]>)[key]!.map(({ id }) => id)

test('a brand blocks creators with a reason, finds them by name and page, and lets them in again', async () => {
  const [first, second] = [await make.creator(), await make.creator()]
  expect((await block(first, '   ')).status).toBe(422)
  expect((await block(first)).status).toBe(200)
  expect((await block(second, 'Köper följare')).status).toBe(200)
  // Again changes the words alone.
  expect((await block(first, 'Skrev illa om oss')).status).toBe(200)
  const page = await list('?perPage=1')
  expect([page.meta.total_count, page.meta.next_page, page.blocked_creators.length]).toEqual([2, 2, 1])
  expect((await list(`?query=@${first.username}`)).blocked_creators).toMatchObject([
    { brand_id: brandId, creator: { id: first.id }, reason: 'Skrev illa om oss', blocked_by_name: expect.any(String) },
  ])
  expect((await list(`?instagramerId=${second.id}`)).meta.total_count).toBe(1)
  expect((await unblock(first)).status).toBe(204)
  expect((await unblock(first)).status).toBe(204)
  expect((await list(`?instagramerId=${first.id}`)).meta.total_count).toBe(0)
})

test('only owners and managers of the brand block, and read who is blocked', async () => {
  const creator = await make.creator()
  const stranger = await make.staff('company', [(await make.brand()).id])
  expect((await block(creator, 'x', stranger)).status).toBe(404)
  expect((await block(creator, 'x', creator)).status).toBe(403)
  const reader = await make.staff('company', [brandId])
  await api.db.updateTable('brand_users').set({ role: 'finance' }).where('user_id', '=', reader.id).execute()
  expect((await block(creator, 'x', reader)).status).toBe(403)
  expect((await block(creator)).status).toBe(200)
  expect((await list('', stranger)).meta.total_count).toBe(0)
  expect((await api.call(reader, 'GET', '/api/blocked_creators')).status).toBe(403)
  const unknown = { ...creator, id: brandId }
  expect((await block(unknown)).status).toBe(404)
})

test('to a blocked creator the brand’s offers are closed, as to anyone who came too late; what they have goes on', async () => {
  const [creator, other] = [await make.creator(), await make.creator()]
  const [open, before] = [await make.campaign(brandId), await make.campaign(brandId)]
  const participation = await make.participation(brandId, before, creator.id, 'pending')
  await block(creator)
  const seen = async (who: Actor) =>
    ids((await api.call(who, 'GET', `/api/marketplace/campaigns?brandId=${brandId}&perPage=100`)).body, 'campaigns')
  expect([(await seen(other)).includes(open), (await seen(creator)).includes(open)]).toEqual([true, false])
  expect((await api.call(creator, 'GET', `/api/campaigns/${open}`)).status).toBe(404)
  const apply = (who: Actor) =>
    api.call(who, 'POST', `/api/campaigns/${open}/participations`, {
      body: { participation: { motivation: 'Jag vill' } },
    })
  const refused = await apply(creator)
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([422, 'campaign_closed'])
  expect((await api.call(creator, 'GET', '/api/instagramers/me/fitting_offers')).body).toMatchObject({ total: 0 })
  // Of the campaign that they applied for before, they see what they saw.
  expect((await api.call(creator, 'GET', `/api/campaigns/${before}`)).status).toBe(200)
  expect((await api.call(staff, 'PATCH', `/api/participations/${participation}/approve`, { body: {} })).status).toBe(
    200,
  )
  await unblock(creator)
  expect((await seen(creator)).includes(open)).toBe(true)
})

test('nobody there invites a blocked creator, and an invitation from before is not shown', async () => {
  const [creator, other] = [await make.creator(), await make.creator()]
  const [first, second] = [await make.campaign(brandId), await make.campaign(brandId)]
  const invite = (campaign: string) =>
    api.call(staff, 'POST', `/api/campaigns/${campaign}/invitations`, {
      body: { instagramer_ids: [creator.id, other.id] },
    })
  expect((await invite(first)).body).toMatchObject({ invited: 2 })
  await block(creator)
  expect((await invite(second)).body).toMatchObject({ invited: 1 })
  const mine = async (who: Actor) =>
    ids((await api.call(who, 'GET', '/api/instagramers/me/campaign_invitations')).body, 'campaigns').length
  expect([await mine(creator), await mine(other)]).toEqual([0, 2])
  const potential = ids(
    (await api.call(staff, 'GET', `/api/campaigns/${second}/potential_instagramers?perPage=100`)).body,
    'instagramers',
  )
  expect([potential.includes(creator.id), potential.includes(other.id)]).toEqual([false, true])
})

test('a blocked creator reserves nothing at the brand’s stores', async () => {
  const pickups = pickupsOf(api, make)
  const [creator, other] = [await make.creator(), await make.creator()]
  const offer = await pickups.offer(brandId, await pickups.campaign(brandId), await pickups.store(brandId))
  await block(creator)
  const seen = async (who: Actor) =>
    ids((await api.call(who, 'GET', `/api/store_campaigns?brandId=${brandId}`)).body, 'store_campaigns')
  expect([await seen(creator), await seen(other)]).toEqual([[], [offer]])
  const reserve = (who: Actor) =>
    api.call(who, 'POST', `/api/store_campaigns/${offer}/store_participations`, {
      body: { store_participation: { motivation: '' } },
    })
  const refused = await reserve(creator)
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([422, 'campaign_closed'])
  expect((await reserve(other)).status).toBe(200)
  // What they have is theirs until it ends.
  await block(other)
  expect(await seen(other)).toEqual([offer])
})

test('lists of creators say whom one of the own brands has blocked, and nothing of others', async () => {
  const creator = await make.creator()
  await block(creator)
  const blockedFor = async (who: Actor) =>
    (
      (await api.call(who, 'GET', '/api/instagramers?perPage=100&sort=name')).body as {
        instagramers: { id: string; blocked?: boolean }[]
      }
    ).instagramers.find(({ id }) => id === creator.id)?.blocked
  const stranger = await make.staff('company', [(await make.brand()).id])
  expect([await blockedFor(staff), await blockedFor(stranger), await blockedFor(await make.staff('admin'))]).toEqual([
    true,
    false,
    undefined,
  ])
})

describe('the brand’s open lists', () => {
  interface Lists {
    open_community_lists: { id: string; description: string; membership: string | null; invited: boolean }[]
  }
  let made = 0
  const listOf = async (isOpen: boolean) => {
    const { body } = await api.call(staff, 'POST', '/api/community_lists', {
      body: {
        community_list: { brand_id: brandId, name: `Lista ${++made}`, description: 'Våra vänner', is_open: isOpen },
      },
    })
    return (body as { community_list: { id: string } }).community_list.id
  }
  const invite = (list: string, creator: Actor) =>
    api.db
      .insertInto('community_invitations')
      .values({ brand_id: brandId, list_id: list, instagramer_id: creator.id, invited_by: staff.id })
      .execute()
  const seen = async (who: Actor, list: string) =>
    ((await api.call(who, 'GET', `/api/brands/${brandId}/community_lists`)).body as Lists).open_community_lists
      .filter(({ id }) => id === list)
      .map(({ description, membership, invited }) => ({ description, membership, invited }))
  const ask = async (who: Actor, list: string) => {
    const { status, body } = await api.call(who, 'POST', `/api/community_lists/${list}/requests`, { body: {} })
    return { status, body: status === 200 ? {} : body }
  }
  const membersOf = async (list: string) =>
    (await api.db.selectFrom('community_members').select('instagramer_id').where('list_id', '=', list).execute()).length
  const kinds = {
    open: { isOpen: true, isInvited: false },
    'open and invited to': { isOpen: true, isInvited: true },
    'closed and invited to': { isOpen: false, isInvited: true },
    closed: { isOpen: false, isInvited: false },
  }

  test.each(Object.entries(kinds))(
    'one that is %s is to a blocked creator what a closed one is to others',
    async (_, kind) => {
      const [blocked, other] = [await make.creator(), await make.creator()]
      const [list, closed] = [await listOf(kind.isOpen), await listOf(false)]
      if (kind.isInvited) await invite(list, blocked)
      await block(blocked)
      const [said, answer] = [await seen(blocked, list), await ask(blocked, list)]
      expect({ said, answer }).toEqual({ said: await seen(other, closed), answer: await ask(other, closed) })
      expect(answer).toEqual({ status: 404, body: { error: 'not_found' } })
      expect(await membersOf(list)).toBe(0)
      // Somebody else, and the same one let in again, find it as it is.
      await unblock(blocked)
      expect((await ask(blocked, list)).status).toBe(kind.isOpen || kind.isInvited ? 200 : 404)
      expect((await ask(other, list)).status).toBe(kind.isOpen ? 200 : 404)
    },
  )

  test('who is on a list already stays there, and reads no more of it than on a closed one', async () => {
    const creator = await make.creator()
    const list = await listOf(true)
    expect((await ask(creator, list)).status).toBe(200)
    await block(creator)
    expect(await seen(creator, list)).toEqual([{ description: '', membership: 'requested', invited: false }])
    expect((await api.call(creator, 'DELETE', `/api/community_lists/${list}/requests`)).status).toBeLessThan(300)
  })
})
