import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { listUsers } from '../src/modules/companies/members'
import { liveSessions } from '../src/modules/live/sessions'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
  await make.staff('admin')
})
afterAll(() => api.close())

/** A company with two brands: one member acts for both, one for the second, and a store user for the first. */
const setUp = async () => {
  const first = await make.brand()
  const second = await make.brand(undefined, first.companyId)
  const people = {
    owner: await make.staff('company', [first.id, second.id]),
    colleague: await make.staff('company', [second.id]),
    clerk: await make.staff('store_user', [first.id]),
  }
  return { first, second, companyId: first.companyId, ...people }
}
type User = { id: string; role: string; brand_ids: string[]; blocked: boolean; company_id: string | null; name: string }
const users = async (who: Actor, query: string) =>
  ((await api.call(who, 'GET', `/api/users?${query}`)).body as { users: User[] }).users
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).sort()
const ids = (...list: { id: string }[]) => idsOf(list)
const change = (who: Actor, user: { id: string }, fields: object) =>
  api.call(who, 'PATCH', `/api/users/${user.id}`, { body: { user: fields } })
const userOf = async (id: string) =>
  api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const brandsOf = async (id: string) =>
  (await api.db.selectFrom('brand_users').select('brand_id').where('user_id', '=', id).execute()).map(
    ({ brand_id: brandId }) => brandId,
  )

describe('lists', () => {
  test('users by role, users by brand, brands by user, brands by company: four keyed lists (P-09)', async () => {
    const { first, second, companyId, owner, colleague, clerk } = await setUp()
    const brands = async (who: Actor, query: string) =>
      idsOf(((await api.call(who, 'GET', `/api/brands?${query}`)).body as { brands: { id: string }[] }).brands)
    expect(idsOf(await users(owner, 'role=company'))).toEqual(ids(owner, colleague))
    expect(idsOf(await users(owner, 'role=store_user'))).toEqual(ids(clerk))
    expect(idsOf(await users(owner, `brandId=${first.id}`))).toEqual(ids(owner, clerk))
    expect(idsOf(await users(admin, `brandId=${second.id}&role=company`))).toEqual(ids(owner, colleague))
    expect(await brands(owner, `userId=${colleague.id}`)).toEqual([second.id])
    expect(await brands(admin, `userId=${clerk.id}`)).toEqual([first.id])
    expect(await brands(colleague, `companyId=${companyId}`)).toEqual(ids(first, second))
    expect(await brands(admin, `companyId=${companyId}`)).toEqual(ids(first, second))
    expect(await brands(colleague, '')).toEqual([second.id])
  })

  test("QUALITY 11 company staff see their company and nothing by others' ids; store staff and creators see no members", async () => {
    const [own, other] = [await setUp(), await setUp()]
    expect(idsOf(await users(own.owner, ''))).toEqual(ids(own.owner, own.colleague, own.clerk))
    expect(await users(own.owner, `companyId=${other.companyId}`)).toEqual([])
    expect(await users(own.owner, `brandId=${other.first.id}`)).toEqual([])
    const brands = async (who: Actor, query: string) =>
      ((await api.call(who, 'GET', `/api/brands?${query}`)).body as { brands: unknown[] }).brands
    expect(await brands(own.owner, `userId=${other.owner.id}`)).toEqual([])
    expect(await brands(own.owner, `companyId=${other.companyId}`)).toEqual([])
    expect(await brands(own.clerk, `userId=${own.owner.id}`)).toEqual([])
    expect(await brands(await make.creator(), `userId=${own.owner.id}`)).toEqual([])
    expect((await api.call(own.clerk, 'GET', '/api/users')).status).toBe(403)
  })

  test('are searched by name and address, in the order of names, and tell no secret', async () => {
    const { companyId, owner } = await setUp()
    const { email } = await userOf(owner.id)
    expect(idsOf(await users(admin, `query=${email.slice(0, -3).toUpperCase()}`))).toContain(owner.id)
    expect(await users(admin, 'query=%25%25')).toEqual([])
    const names = (await users(admin, `companyId=${companyId}`)).map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect((await users(admin, `companyId=${companyId}`))[0]).toMatchObject({
      company_name: expect.stringMatching(/^Company \d+$/),
    })
    expect(JSON.stringify(await users(owner, ''))).not.toMatch(/password|hash|deleted|blocked_at|confirmed_at|terms/)
  })

  test('a page of a hundred takes as many queries as one of one', async () => {
    const brand = await make.brand()
    for (let index = 0; index < 30; index += 1) await make.staff('company', [brand.id])
    const caller = { kind: 'user', id: admin.id, name: '', role: 'admin', sessionId: '', brandIds: 'all' } as const
    const count = (perPage: number) =>
      countQueries(api.db, (db) => listUsers({ db, caller } as never, { perPage, companyId: brand.companyId }))
    expect([await count(1), await count(100)]).toEqual([1, 1])
    expect(
      (await api.call(admin, 'GET', `/api/users?companyId=${brand.companyId}&per_page=10&page=3`)).body,
    ).toMatchObject({ meta: { current_page: 3, next_page: null, total_count: 30 } })
  })
})

describe('changes of a member', () => {
  test('QUALITY 13 role, brands and a block hold on the next request; a block ends every session and its streams', async () => {
    const { first, second, owner, colleague, clerk } = await setUp()
    expect(
      (await change(owner, clerk, { role: 'company', brand_ids: [first.id, second.id, first.id], name: ' Ny Namn ' }))
        .body,
    ).toMatchObject({ user: { role: 'company', name: 'Ny Namn', blocked: false } })
    expect((await brandsOf(clerk.id)).sort()).toEqual(ids(first, second))
    expect((await api.call(clerk, 'GET', '/api/users')).status).toBe(200)
    expect((await change(owner, clerk, { role: 'store_user', brand_ids: [] })).status).toBe(200)
    expect((await api.call(clerk, 'GET', '/api/users')).status).toBe(403)
    expect((await api.call(clerk, 'GET', '/api/brands')).body).toMatchObject({ brands: [] })

    const [again, hearers] = [await api.actor('user', colleague.id, 'company'), liveSessions(api.db)]
    expect((await hearers([again.sessionId])).size).toBe(1)
    expect((await change(owner, colleague, { blocked: true })).body).toMatchObject({ user: { blocked: true } })
    for (const session of [colleague, again]) expect((await api.call(session, 'GET', '/api/users/me')).status).toBe(401)
    expect((await hearers([again.sessionId])).size).toBe(0)
    expect((await change(owner, colleague, { blocked: false })).body).toMatchObject({ user: { blocked: false } })
    expect((await api.call(again, 'GET', '/api/users/me')).status).toBe(401)
  })

  test('nobody changes the own role or locks oneself out, and company staff make nobody an administrator', async () => {
    const { owner, colleague } = await setUp()
    expect(await change(owner, owner, { role: 'store_user' })).toMatchObject({
      status: 422,
      body: { errors: { role: ['not_yours'] } },
    })
    expect(await change(owner, owner, { blocked: true })).toMatchObject({
      status: 422,
      body: { errors: { blocked: ['not_yours'] } },
    })
    expect(await change(admin, admin, { role: 'company' })).toMatchObject({
      status: 422,
      body: { errors: { role: ['not_yours'] } },
    })
    expect(await change(owner, colleague, { role: 'admin' })).toMatchObject({
      status: 422,
      body: { errors: { role: ['not_yours'] } },
    })
    expect((await change(owner, owner, { role: 'company', blocked: false, name: 'Samma roll' })).status).toBe(200)
    expect((await userOf(colleague.id)).role).toBe('company')
  })

  test('the last member who looks after a company stays; of two who lock each other out one does', async () => {
    const { owner, colleague, clerk } = await setUp()
    const answers = await Promise.all([
      change(owner, colleague, { blocked: true }),
      change(colleague, owner, { blocked: true }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 401, 422].includes(status))).toBe(true)
    const left = await api.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [owner.id, colleague.id])
      .where('blocked_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
    const last = { id: left[0]?.id ?? '' }
    for (const fields of [{ blocked: true }, { role: 'store_user' }, { role: 'admin' }]) {
      expect(await change(admin, last, fields)).toMatchObject({ status: 422, body: { error: 'last_owner' } })
    }
    expect((await change(admin, clerk, { blocked: true })).status).toBe(200)
  })

  test("QUALITY 11 brands of other companies are not given, and others' members are not found", async () => {
    const [own, other] = [await setUp(), await setUp()]
    for (const who of [own.owner, admin]) {
      expect(await change(who, own.clerk, { brand_ids: [own.first.id, other.first.id] })).toMatchObject({
        status: 422,
        body: { errors: { brand_ids: ['not_found'] } },
      })
    }
    expect(await brandsOf(own.clerk.id)).toEqual([own.first.id])
    expect((await change(own.owner, other.clerk, { name: 'Fel' })).status).toBe(404)
    expect((await change(own.owner, admin, { name: 'Fel' })).status).toBe(404)
    expect((await change(own.clerk, own.owner, { name: 'Fel' })).status).toBe(403)
  })

  test('platform staff have no company and no brands; whoever leaves them gets the company of the brands', async () => {
    const { first, companyId, colleague } = await setUp()
    expect((await change(admin, colleague, { role: 'admin' })).body).toMatchObject({
      user: { role: 'admin', company_id: null, brand_ids: [] },
    })
    expect(await change(admin, colleague, { role: 'company' })).toMatchObject({
      status: 422,
      body: { errors: { brand_ids: ['required'] } },
    })
    expect(
      await change(admin, colleague, { role: 'company', brand_ids: [first.id, (await make.brand()).id] }),
    ).toMatchObject({ status: 422, body: { errors: { brand_ids: ['not_found'] } } })
    expect((await change(admin, colleague, { role: 'company', brand_ids: [first.id] })).body).toMatchObject({
      user: { role: 'company', company_id: companyId, brand_ids: [first.id] },
    })
  })

  test('QUALITY 12 a body changes nothing but what the contract names', async () => {
    const { owner, clerk } = await setUp()
    const before = await userOf(clerk.id)
    for (const field of [
      'company_id',
      'email',
      'password',
      'password_hash',
      'email_confirmed',
      'locale',
      'id',
      'blocked_at',
      'deleted_at',
    ]) {
      expect(await change(owner, clerk, { [field]: owner.id })).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['unknown_field'] } },
      })
    }
    expect(await change(owner, clerk, { name: '   ' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['required'] } },
    })
    expect(await userOf(clerk.id)).toEqual(before)
  })

  test('a member who has deleted the account is neither listed nor changed', async () => {
    const { owner, colleague } = await setUp()
    await api.db
      .updateTable('users')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', colleague.id)
      .execute()
    expect(idsOf(await users(owner, ''))).not.toContain(colleague.id)
    expect((await change(owner, colleague, { name: 'Fel' })).status).toBe(404)
  })
})
