import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { unknownLists } from '../src/modules/campaigns/unknown-lists'
import { communityHandlers } from '../src/modules/communities'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface List {
  id: string
  counts: Record<string, number>
}
interface Member {
  id: string
  instagramer_id: string
  state: string
  note: string
}

const setUp = async () => {
  const brand = await make.brand()
  return { brand, staff: await make.staff('company', [brand.id]) }
}
const newList = async (who: Actor, brandId: string, fields: object = {}): Promise<List> => {
  const { body } = await api.call(who, 'POST', '/api/community_lists', {
    headers: { 'idempotency-key': uuidv7() },
    body: { community_list: { brand_id: brandId, name: `List ${uuidv7()}`, ...fields } },
  })
  return (body as { community_list: List }).community_list
}
const add = (who: Actor, listId: string, ids: string[], note?: string) =>
  api.call(who, 'POST', `/api/community_lists/${listId}/members`, {
    body: { instagramer_ids: ids, ...(note && { note }) },
  })
const membersOf = async (who: Actor, listId: string, query = '') =>
  (await api.call(who, 'GET', `/api/community_lists/${listId}/members${query}`)).body as {
    community_members: Member[]
    counts: Record<string, number>
    meta: { total_count: number }
  }
const move = (who: Actor, listId: string, ids: string[], state: string, from = 'requested') =>
  api.call(who, 'PATCH', `/api/community_lists/${listId}/members`, { body: { member_ids: ids, state, from } })

describe('lists', () => {
  test('are made, changed and found by name; the name is one within the brand, whatever its case (E-10)', async () => {
    const [{ brand, staff }, other] = [await setUp(), await setUp()]
    const list = await newList(staff, brand.id, { name: ' Favoriter ', description: 'Svarar snabbt' })
    expect(list).toMatchObject({
      name: 'Favoriter',
      description: 'Svarar snabbt',
      is_open: false,
      brand_name: brand.name,
      counts: { requested: 0, approved: 0, declined: 0, removed: 0, all: 0 },
    })
    const taken = { status: 422, body: { errors: { name: ['taken'] } } }
    const again = { community_list: { brand_id: brand.id, name: 'FAVORITER' } }
    expect(await api.call(staff, 'POST', '/api/community_lists', { body: again })).toMatchObject(taken)
    expect((await api.call(other.staff, 'POST', '/api/community_lists', { body: again })).status).toBe(404)
    expect(await newList(other.staff, other.brand.id, { name: 'favoriter' })).toMatchObject({ name: 'favoriter' })
    expect(
      await api.call(staff, 'POST', '/api/community_lists', {
        body: { community_list: { brand_id: brand.id, name: '  ' } },
      }),
    ).toMatchObject({ status: 422, body: { errors: { name: ['required'] } } })
    const second = await newList(staff, brand.id, { name: 'Barn' })
    expect(
      await api.call(staff, 'PATCH', `/api/community_lists/${second.id}`, {
        body: { community_list: { name: 'favoriter' } },
      }),
    ).toMatchObject(taken)
    expect(
      (
        await api.call(staff, 'PATCH', `/api/community_lists/${second.id}`, {
          body: { community_list: { is_open: true, description: 'Familj' } },
        })
      ).body,
    ).toMatchObject({ community_list: { name: 'Barn', is_open: true, description: 'Familj' } })
    expect((await api.call(staff, 'GET', '/api/community_lists')).body).toMatchObject({
      community_lists: [{ name: 'Barn' }, { name: 'Favoriter' }],
      meta: { total_count: 2 },
    })
    expect((await api.call(staff, 'GET', '/api/community_lists?query=vor')).body).toMatchObject({
      community_lists: [{ id: list.id }],
      meta: { total_count: 1 },
    })
  })

  test('two that take the same name at once: one gets it (E-10)', async () => {
    const { brand, staff } = await setUp()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        api.call(staff, 'POST', '/api/community_lists', {
          body: { community_list: { brand_id: brand.id, name: 'Samma' } },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
  })

  test('a deleted list takes its members along, and campaigns forget it (E-10)', async () => {
    const { brand, staff } = await setUp()
    const [list, kept] = [await newList(staff, brand.id), await newList(staff, brand.id)]
    const campaign = await make.campaign(brand.id, { state: 'draft' })
    await api.db
      .updateTable('campaigns')
      .set({ community_list_ids: [list.id, kept.id] })
      .where('id', '=', campaign)
      .execute()
    await add(staff, list.id, [(await make.creator()).id])
    expect((await api.call(staff, 'DELETE', `/api/community_lists/${list.id}`)).status).toBe(204)
    expect((await api.call(staff, 'GET', `/api/community_lists/${list.id}`)).status).toBe(404)
    expect(await api.db.selectFrom('community_members').select('id').where('list_id', '=', list.id).execute()).toEqual(
      [],
    )
    expect(
      (
        await api.db
          .selectFrom('campaigns')
          .select('community_list_ids')
          .where('id', '=', campaign)
          .executeTakeFirstOrThrow()
      ).community_list_ids,
    ).toEqual([kept.id])
  })

  test('lists of others and lists that do not exist are unknown to a brand (E-10)', async () => {
    const [{ brand, staff }, other] = [await setUp(), await setUp()]
    const [own, foreign, none] = [await newList(staff, brand.id), await newList(other.staff, other.brand.id), uuidv7()]
    expect(await unknownLists(api.db, brand.id, [own.id, foreign.id, none])).toEqual([foreign.id, none])
    expect(await unknownLists(api.db, brand.id, [])).toEqual([])
  })
})

describe('members', () => {
  test('are added as approved, moved by many at once, and listed by state, who changed last on top (T-22)', async () => {
    const { brand, staff } = await setUp()
    const list = await newList(staff, brand.id)
    const people = [await make.creator(), await make.creator(), await make.creator()]
    const blocked = await make.creator({ state: 'blocked' })
    const [first = '', second = '', third = ''] = people.map(({ id }) => id)
    expect(
      (await add(staff, list.id, [first, second, second, blocked.id, uuidv7()], 'Träffad på mässan')).body,
    ).toMatchObject({ added: 2, already_members: 0, community_list: { counts: { approved: 2, all: 2 } } })
    api.clock.now = new Date(api.clock.now.getTime() + 1_000)
    expect((await add(staff, list.id, [second, third], 'Annan')).body).toMatchObject({
      added: 1,
      already_members: 1,
      community_list: { counts: { approved: 3 } },
    })
    const all = await membersOf(staff, list.id)
    expect(all.community_members.map((member) => member.instagramer_id)[0]).toBe(third)
    expect(all.community_members.find((member) => member.instagramer_id === second)).toMatchObject({
      note: 'Träffad på mässan',
      state: 'approved',
      creator: {
        username: people[1]?.username,
        country_code: 'SE',
        figures: { collaborations_count: 0, average_rating: null },
      },
    })
    const idOf = (creatorId: string) =>
      all.community_members.find((member) => member.instagramer_id === creatorId)?.id ?? ''
    expect(
      (await move(staff, list.id, [idOf(first), idOf(second), uuidv7()], 'removed', 'approved')).body,
    ).toMatchObject({
      community_members: [{ state: 'removed' }, { state: 'removed' }],
      community_list: { counts: { approved: 1, removed: 2, all: 3 } },
    })
    expect(await membersOf(staff, list.id, '?state=removed')).toMatchObject({
      counts: { approved: 1, removed: 2 },
      meta: { total_count: 2 },
    })
    expect(await membersOf(staff, list.id, `?query=%40${people[2]?.username ?? ''}`)).toMatchObject({
      community_members: [{ instagramer_id: third }],
      counts: { approved: 1, removed: 0, all: 1 },
      meta: { total_count: 1 },
    })
    expect((await add(staff, list.id, [first])).body).toMatchObject({ added: 1, already_members: 0 })
    expect(
      (await membersOf(staff, list.id, '?state=approved')).community_members.map((member) => member.instagramer_id),
    ).toContain(first)
  })

  test('members of other lists are passed over (T-22)', async () => {
    const [{ brand, staff }, other] = [await setUp(), await setUp()]
    const [own, foreign] = [await newList(staff, brand.id), await newList(other.staff, other.brand.id)]
    await add(other.staff, foreign.id, [(await make.creator()).id])
    const [member] = (await membersOf(other.staff, foreign.id)).community_members
    expect((await move(staff, own.id, [member?.id ?? ''], 'declined')).body).toMatchObject({ community_members: [] })
    expect((await membersOf(other.staff, foreign.id)).community_members[0]?.state).toBe('approved')
  })

  test('100 members are listed with as many queries as one, and so are 100 lists', async () => {
    const { brand, staff } = await setUp()
    const lists = await Promise.all(Array.from({ length: 100 }, () => newList(staff, brand.id)))
    await add(
      staff,
      lists[0]?.id ?? '',
      (await Promise.all(Array.from({ length: 100 }, () => make.creator()))).map(({ id }) => id),
    )
    const caller = {
      kind: 'user',
      id: staff.id,
      role: 'company',
      brandIds: [brand.id],
      brandRoles: { [brand.id]: 'owner' },
    }
    const members = (perPage: number) =>
      countQueries(api.db, (db) =>
        communityHandlers.listCommunityMembers({
          db,
          caller,
          params: { id: lists[0]?.id },
          query: { perPage },
        } as never),
      )
    expect([await members(1), await members(100)]).toEqual([3, 3])
    const all = (perPage: number) =>
      countQueries(api.db, (db) => communityHandlers.listCommunityLists({ db, caller, query: { perPage } } as never))
    expect([await all(1), await all(100)]).toEqual([1, 1])
  })
})

describe('creators', () => {
  test('ask on open lists, once; staff answers; they take the question back or leave', async () => {
    const { brand, staff } = await setUp()
    const [open, closed] = [
      await newList(staff, brand.id, { name: 'Öppen', description: 'Kom med', isOpen: true, is_open: true }),
      await newList(staff, brand.id, { name: 'Intern', description: 'Betalar sent' }),
    ]
    const creator = await make.creator()
    const seen = async () =>
      (
        (await api.call(creator, 'GET', `/api/brands/${brand.id}/community_lists`)).body as {
          open_community_lists: object[]
        }
      ).open_community_lists
    const ask = (id = open.id) =>
      api.call(creator, 'POST', `/api/community_lists/${id}/requests`, { body: { note: 'Jag bakar' } })
    const leave = (id = open.id) => api.call(creator, 'DELETE', `/api/community_lists/${id}/requests`)
    expect(await seen()).toEqual([
      { id: open.id, brand_id: brand.id, name: 'Öppen', description: 'Kom med', membership: null, invited: false },
    ])
    expect((await ask(closed.id)).status).toBe(404)
    expect((await ask()).body).toMatchObject({ open_community_list: { membership: 'requested' } })
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'conflict' } })
    expect((await leave()).status).toBe(204)
    expect((await membersOf(staff, open.id)).counts).toMatchObject({ all: 0 })
    expect((await ask()).status).toBe(200)
    const [member] = (await membersOf(staff, open.id, '?state=requested')).community_members
    expect(member).toMatchObject({ note: 'Jag bakar' })
    await move(staff, open.id, [member?.id ?? ''], 'approved')
    expect((await ask()).status).toBe(409)
    await add(staff, closed.id, [creator.id])
    expect(await seen()).toMatchObject([
      { name: 'Intern', description: '', membership: 'approved' },
      { name: 'Öppen', membership: 'approved' },
    ])
    for (const id of [open.id, closed.id]) expect((await leave(id)).status).toBe(204)
    expect((await leave()).status).toBe(404)
    expect((await membersOf(staff, open.id)).community_members).toMatchObject([{ state: 'removed' }])
    expect(await seen()).toMatchObject([{ name: 'Öppen', membership: 'removed' }])
    expect((await ask()).body).toMatchObject({ open_community_list: { membership: 'requested' } })
    await move(staff, open.id, [(await membersOf(staff, open.id)).community_members[0]?.id ?? ''], 'declined')
    expect((await ask()).status).toBe(409)
  })

  test('meet no lists of brands that are not approved', async () => {
    const { brand, staff } = await setUp()
    const list = await newList(staff, brand.id, { is_open: true })
    await api.db.updateTable('companies').set({ state: 'requested' }).where('id', '=', brand.companyId).execute()
    const creator = await make.creator()
    expect((await api.call(creator, 'GET', `/api/brands/${brand.id}/community_lists`)).status).toBe(404)
    expect((await api.call(creator, 'POST', `/api/community_lists/${list.id}/requests`, { body: {} })).status).toBe(404)
  })
})
