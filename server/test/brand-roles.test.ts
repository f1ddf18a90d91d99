import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { BrandRole } from '@samspel/api'
import { findRecipients } from '../src/modules/notices/recipients'
import { type Records, recordsOf } from './support/records'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

type RolesAt = Record<string, BrandRole>
const member = async (roles: RolesAt): Promise<Actor> => {
  const someone = await make.staff('company', Object.keys(roles))
  for (const [brandId, role] of Object.entries(roles))
    await api.db
      .updateTable('brand_users')
      .set({ role })
      .where('user_id', '=', someone.id)
      .where('brand_id', '=', brandId)
      .execute()
  return someone
}
/** A company with two brands. */
const company = async () => {
  const one = await make.brand()
  return { companyId: one.companyId, one: one.id, two: (await make.brand('Two', one.companyId)).id }
}
const change = (who: Actor, whom: Actor, user: object) =>
  api.call(who, 'PATCH', `/api/users/${whom.id}`, { body: { user } })
const rolesIn = ({ body }: Answer) =>
  Object.fromEntries(
    (body as { user: { brand_roles: { brand_id: string; role: string }[] } }).user.brand_roles.map((one) => [
      one.brand_id,
      one.role,
    ]),
  )
const toRole = (brandId: string, role: BrandRole | null) => ({ brand_roles: [{ brand_id: brandId, role }] })
const asOfLongAgo = (who: Actor) =>
  api.db
    .updateTable('sessions')
    .set({ created_at: new Date(api.clock.now.getTime() - 3 * 3_600_000).toISOString() })
    .where('user_id', '=', who.id)
    .execute()

describe('roles at brands', () => {
  test('are changed by owners, for one brand at a time, and hold from the next request on', async () => {
    const { one, two, companyId } = await company()
    const owner = await member({ [one]: 'owner', [two]: 'owner' })
    const colleague = await member({ [one]: 'manager', [two]: 'manager' })
    const draft = (brandId: string) =>
      api.call(colleague, 'POST', '/api/campaigns', {
        body: { campaign: { brand_id: brandId, name: 'Ny' } },
        headers: { 'idempotency-key': uuidv7() },
      })
    expect((await draft(one)).status).toBe(200)
    expect(rolesIn(await change(owner, colleague, toRole(one, 'reader')))).toEqual({
      [one]: 'reader',
      [two]: 'manager',
    })
    expect((await draft(one)).status).toBeGreaterThanOrEqual(400)
    expect((await draft(two)).status).toBe(200)
    expect(rolesIn(await change(owner, colleague, toRole(one, null)))).toEqual({ [two]: 'manager' })
    expect((await api.call(colleague, 'GET', '/api/brands')).body).toMatchObject({ brands: [{ id: two }] })
    const told = await api.call(owner, 'GET', `/api/companies/${companyId}/audit?kind=role_changed`)
    expect(told.body).toMatchObject({
      audit_entries: [{ facts: { from: 'reader', to: null } }, { facts: { from: 'manager', to: 'reader' } }],
    })
  })

  test('are seen by all members, and changed by nobody else', async () => {
    const { one } = await company()
    const owner = await member({ [one]: 'owner' })
    for (const role of ['manager', 'reviewer', 'finance', 'reader'] as const) {
      const someone = await member({ [one]: role })
      expect((await api.call(someone, 'GET', '/api/users')).body).toMatchObject({ users: expect.any(Array) })
      expect((await change(someone, owner, toRole(one, 'reader'))).status).toBe(404)
      expect((await api.call(someone, 'DELETE', `/api/users/${owner.id}`)).status).toBe(404)
      expect((await api.call(someone, 'GET', '/api/role_duties')).status).toBe(200)
    }
  })

  test('nobody raises the own role or limit, or takes a brand that others own', async () => {
    const { one, two } = await company()
    const owner = await member({ [one]: 'owner', [two]: 'reader' })
    const other = await member({ [two]: 'owner' })
    const colleague = await member({ [two]: 'reviewer' })
    expect(await change(owner, owner, toRole(two, 'manager'))).toMatchObject({
      status: 422,
      body: { errors: { brand_roles: ['not_yours'] } },
    })
    expect(await change(owner, colleague, toRole(two, 'manager'))).toMatchObject({
      status: 422,
      body: { errors: { brand_roles: ['not_yours'] } },
    })
    expect((await change(other, owner, { approval_limit: 5_000_00 })).status).toBe(200)
    expect(await change(owner, owner, { approval_limit: null })).toMatchObject({
      status: 422,
      body: { errors: { approval_limit: ['not_yours'] } },
    })
    expect((await change(owner, owner, { approval_limit: 1_000_00 })).status).toBe(200)
  })

  test('another owner is made by an owner who has just shown who they are', async () => {
    const { one } = await company()
    const owner = await member({ [one]: 'owner' })
    const colleague = await member({ [one]: 'manager' })
    await asOfLongAgo(owner)
    expect(await change(owner, colleague, toRole(one, 'owner'))).toMatchObject({
      body: { error: 'confirmation_needed' },
    })
    expect((await change(owner, colleague, toRole(one, 'reviewer'))).status).toBe(200)
    await api.db
      .updateTable('sessions')
      .set({ confirmed_at: api.clock.now.toISOString() })
      .where('user_id', '=', owner.id)
      .execute()
    expect(rolesIn(await change(owner, colleague, toRole(one, 'owner')))).toEqual({ [one]: 'owner' })
  })

  test('one owner stays, whatever is tried', async () => {
    const { one, two } = await company()
    const owner = await member({ [one]: 'owner', [two]: 'owner' })
    await member({ [one]: 'manager' })
    const admin = await make.staff('admin')
    expect((await change(owner, owner, toRole(one, 'reader'))).status).toBe(200)
    const last = { status: 422, body: { error: 'last_owner' } }
    for (const who of [owner, admin]) {
      expect(await change(who, owner, toRole(two, 'manager'))).toMatchObject(last)
      expect(await change(who, owner, toRole(two, null))).toMatchObject(last)
    }
    expect(await api.call(admin, 'DELETE', `/api/users/${owner.id}`)).toMatchObject(last)
    expect((await api.call(owner, 'DELETE', `/api/users/${owner.id}`)).status).toBe(403)
  })
})

test('who is taken out is out at once, and stays by name in what they did', async () => {
  const { one, companyId } = await company()
  const owner = await member({ [one]: 'owner' })
  const colleague = await member({ [one]: 'owner' })
  await api.call(colleague, 'PATCH', `/api/companies/${companyId}`, { body: { company: { name: 'Nytt' } } })
  expect((await api.call(owner, 'DELETE', `/api/users/${colleague.id}`)).status).toBe(204)
  expect((await api.call(colleague, 'GET', '/api/users/me')).status).toBe(401)
  const again = await api.actor('user', colleague.id, 'company')
  expect((await api.call(again, 'GET', '/api/campaigns')).body).toMatchObject({})
  expect((await api.call(again, 'GET', `/api/companies/${companyId}`)).status).toBe(404)
  expect((await api.call(owner, 'GET', '/api/users')).body).toMatchObject({ users: [{ id: owner.id }] })
  const { body } = await api.call(owner, 'GET', `/api/companies/${companyId}/audit`)
  expect(body).toMatchObject({
    audit_entries: [
      { kind: 'member_removed', subject_id: colleague.id },
      { kind: 'company_changed', actor_id: colleague.id },
    ],
  })
})

test('a new brand has the owners of all brands and those who keep the money of all; nobody else', async () => {
  const { one, two } = await company()
  const owner = await member({ [one]: 'owner', [two]: 'owner' })
  const [ofOne, finance, manager] = [
    await member({ [one]: 'owner' }),
    await member({ [one]: 'finance', [two]: 'finance' }),
    await member({ [one]: 'manager', [two]: 'manager' }),
  ]
  const made = await api.call(owner, 'POST', '/api/brands', { body: { brand: { name: 'Ny', slug: `ny-${uuidv7()}` } } })
  const { id } = (made.body as { brand: { id: string } }).brand
  const rows = await api.db.selectFrom('brand_users').select(['user_id', 'role']).where('brand_id', '=', id).execute()
  expect(new Map(rows.map((row) => [row.user_id, row.role]))).toEqual(
    new Map([
      [owner.id, 'owner'],
      [finance.id, 'finance'],
    ]),
  )
  expect(rows.some((row) => [ofOne.id, manager.id].includes(row.user_id))).toBe(false)
})

test('who joins is at each brand what the invitation says, with its limit', async () => {
  const { one, two } = await company()
  const owner = await member({ [one]: 'owner', [two]: 'owner' })
  const email = `${uuidv7()}@x.se`
  const invited = await api.call(owner, 'POST', '/api/invitations', {
    body: {
      invitation: {
        email,
        role: 'company',
        brand_ids: [],
        brand_roles: [
          { brand_id: one, role: 'reviewer' },
          { brand_id: two, role: 'finance' },
        ],
        approval_limit: 10_000_00,
      },
    },
  })
  expect(invited).toMatchObject({ status: 200, body: { invitation: { approval_limit: 10_000_00 } } })
  await asOfLongAgo(owner)
  expect(
    await api.call(owner, 'POST', '/api/invitations', {
      body: {
        invitation: {
          email: `${uuidv7()}@x.se`,
          role: 'company',
          brand_ids: [],
          brand_roles: [{ brand_id: one, role: 'owner' }],
        },
      },
    }),
  ).toMatchObject({ body: { error: 'confirmation_needed' } })
})

test('a reader of a brand is told nothing of its work; the others are', async () => {
  const { one } = await company()
  const told = [await member({ [one]: 'owner' }), await member({ [one]: 'reviewer' })]
  await member({ [one]: 'reader' })
  const recipients = await findRecipients(api.db, { brandId: one })
  expect(recipients.map(({ id }) => id).sort()).toEqual(told.map(({ id }) => id).sort())
})

test('what is about the whole company is changed by its owners, and seen by everybody there', async () => {
  const { one, companyId } = await company()
  const owner = await member({ [one]: 'owner' })
  const path = `/api/companies/${companyId}`
  for (const role of ['manager', 'reviewer', 'finance', 'reader'] as const) {
    const someone = await member({ [one]: role })
    expect((await api.call(someone, 'GET', path)).status).toBe(200)
    for (const [at, body] of [
      ['', { company: { name: 'Fel' } }],
      ['/second_step', { required: true }],
    ] as const)
      expect((await api.call(someone, 'PATCH', `${path}${at}`, { body })).status).toBe(404)
    expect((await api.call(someone, 'DELETE', `/api/users/${owner.id}/second_step`)).status).toBe(404)
    expect((await api.call(someone, 'GET', `${path}/audit`)).status).toBe(404)
    expect((await api.call(someone, 'GET', `${path}/plan`)).status).toBe(role === 'finance' ? 200 : 404)
  }
})
