import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { BrandRole } from '@samspel/api'
import { addDays, dayOf } from '../src/days'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

interface Me {
  company_id: string
  companies?: { id: string }[]
  brand_ids: string[]
  approval_limit: number | null
  second_step_due_on: string | null
}
const me = async (who: Actor) => {
  const { status, body } = await api.call(who, 'GET', '/api/users/me')
  expect(status).toBe(200)
  return (body as { user: Me }).user
}
/** A new session of the same person, in one of their companies. */
const inCompany = async (who: Actor, companyId: string) => {
  const one = await api.actor('user', who.id, 'company')
  await api.db.updateTable('sessions').set({ company_id: companyId }).where('id', '=', one.sessionId).execute()
  return one
}
/** Two companies with an owner each, and somebody who is this in the first and that in the second. */
const setUp = async (first: BrandRole = 'owner', second: BrandRole = 'owner') => {
  const [a, b] = [await make.brand('A'), await make.brand('B')]
  const [ownerOfA, ownerOfB] = [await make.staff('company', [a.id]), await make.staff('company', [b.id])]
  const person = await make.staff('company', [a.id])
  await api.db.updateTable('brand_users').set({ role: first }).where('user_id', '=', person.id).execute()
  await api.db
    .insertInto('company_users')
    .values({ user_id: person.id, company_id: b.companyId, approval_limit: null })
    .execute()
  await api.db.insertInto('brand_users').values({ user_id: person.id, brand_id: b.id, role: second }).execute()
  return { a, b, ownerOfA, ownerOfB, person, there: await inCompany(person, b.companyId) }
}
const change = (who: Actor, id: string, user: object) => api.call(who, 'PATCH', `/api/users/${id}`, { body: { user } })
const statusOf = async (who: Actor, path: string) => (await api.call(who, 'GET', `/api${path}`)).status

describe('an invitation to an address that has an account', () => {
  const invite = async (role: BrandRole = 'manager') => {
    const [a, b] = [await make.brand(), await make.brand()]
    const [person, ownerOfB] = [await make.staff('company', [a.id]), await make.staff('company', [b.id])]
    const { email } = (await api.db.selectFrom('users').select('email').where('id', '=', person.id).executeTakeFirst())!
    const invitation = {
      email,
      role: 'company',
      brand_ids: [],
      brand_roles: [{ brand_id: b.id, role }],
      approval_limit: 500_00,
    }
    expect((await api.call(ownerOfB, 'POST', '/api/invitations', { body: { invitation } })).status).toBe(200)
    const mail = (
      await sql<{
        text: string
      }>`SELECT payload::text AS text FROM outbox WHERE kind = 'mail' AND payload ->> 'to' = ${email}
        ORDER BY id DESC LIMIT 1`.execute(api.db)
    ).rows[0]!.text
    return { a, b, person, ownerOfB, token: /invitation_token=([\w-]+)/.exec(mail)![1]!, mail }
  }
  const join = (who: Actor, token: string) =>
    api.call(who, 'POST', '/api/users/me/companies', { body: { invitation_token: token } })

  test('is accepted by whoever has it, signed in, and leads into the company', async () => {
    const { a, b, person, ownerOfB, token, mail } = await invite()
    expect(mail).toContain('Logga in och tacka ja')
    const another = await api.actor('user', person.id, 'company')
    const answer = await join(person, token)
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { company_id: b.companyId, brand_ids: [b.id], approval_limit: 500_00 } },
    })
    expect((answer.body as { user: Me }).user.companies).toHaveLength(2)
    // The session that joined is over; another one of the same person stays where it was.
    expect(await statusOf(person, '/users/me')).toBe(401)
    expect(await me(another)).toMatchObject({ company_id: a.companyId, brand_ids: [a.id], approval_limit: null })
    const members = (await api.call(ownerOfB, 'GET', '/api/users')).body as {
      users: { id: string; brand_ids: string[] }[]
    }
    expect(members.users.find(({ id }) => id === person.id)).toMatchObject({ brand_ids: [b.id] })
  })

  test('is for nobody else, for once, and for no clerk', async () => {
    const { a, person, ownerOfB, token } = await invite()
    const invalid = { status: 422, body: { errors: { invitation_token: ['token_invalid'] } } }
    expect(await join(ownerOfB, token)).toMatchObject(invalid)
    expect(await join(person, 'unknown')).toMatchObject(invalid)
    const clerk = await make.staff('store_user', [a.id])
    expect((await join(clerk, token)).status).toBe(403)
    const another = await api.actor('user', person.id, 'company')
    expect((await join(person, token)).status).toBe(200)
    expect(await join(another, token)).toMatchObject({ status: 409, body: { error: 'already_decided' } })
  })
})

describe('who is in two companies', () => {
  test('is in one at a time: its brands, role and limit, and goes over by a new session', async () => {
    const { a, b, person } = await setUp('owner', 'reader')
    expect(await me(person)).toMatchObject({ company_id: a.companyId, brand_ids: [a.id] })
    const { status, headers } = await api.call(person, 'PATCH', '/api/users/me/company', {
      body: { company_id: b.companyId },
    })
    expect([status, typeof headers.authorization]).toEqual([200, 'string'])
    expect(await statusOf(person, '/users/me')).toBe(401)
    const token = String(headers.authorization).replace('Bearer ', '')
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }
    const next = { id: person.id, sessionId: sid, token }
    expect(await me(next)).toMatchObject({ company_id: b.companyId, brand_ids: [b.id] })
    const { rows } = await sql<{ kept: boolean }>`SELECT s.created_at = f.created_at AS kept
      FROM sessions s JOIN sessions f ON f.id = ${person.sessionId} WHERE s.id = ${sid}`.execute(api.db)
    expect(rows).toEqual([{ kept: true }])
    const stranger = await make.brand()
    expect(
      (await api.call(next, 'PATCH', '/api/users/me/company', { body: { company_id: stranger.companyId } })).status,
    ).toBe(404)
  })

  test('may in each what the role there grants, and is no owner of one by owning in the other', async () => {
    const { a, b, ownerOfB, person, there } = await setUp('owner', 'reader')
    expect(await statusOf(person, `/companies/${a.companyId}/audit`)).toBe(200)
    expect(await statusOf(person, `/companies/${b.companyId}/audit`)).toBe(404)
    expect(await statusOf(there, `/companies/${b.companyId}/audit`)).toBe(404)
    expect(await statusOf(there, `/companies/${a.companyId}/audit`)).toBe(404)
    // The reader there, who owns elsewhere, is not the other owner whom a company must have.
    expect(await change(ownerOfB, ownerOfB.id, { brand_roles: [{ brand_id: b.id, role: 'reader' }] })).toMatchObject({
      status: 422,
      body: { error: 'last_owner' },
    })
  })

  test('has a limit in each', async () => {
    const { ownerOfB, person, there } = await setUp('manager', 'manager')
    expect((await change(ownerOfB, person.id, { approval_limit: 100_00 })).status).toBe(200)
    expect(await me(there)).toMatchObject({ approval_limit: 100_00 })
    expect(await me(person)).toMatchObject({ approval_limit: null })
  })

  test('is taken out of one and stays in the other, in its sessions and brands', async () => {
    const { b, ownerOfA, person, there } = await setUp()
    expect((await api.call(ownerOfA, 'DELETE', `/api/users/${person.id}`)).status).toBe(204)
    expect(await statusOf(person, '/users/me')).toBe(401)
    expect(await me(there)).toMatchObject({ company_id: b.companyId, brand_ids: [b.id] })
    expect((await me(there)).companies).toBeUndefined()
    expect(await statusOf(ownerOfA, `/users?query=${person.id}`)).toBe(200)
  })

  test('is not blocked, renamed, made something else or robbed of the second step by one of them', async () => {
    const { ownerOfA, person } = await setUp()
    await api.db
      .updateTable('users')
      .set({ second_step_at: new Date().toISOString() })
      .where('id', '=', person.id)
      .execute()
    expect((await change(ownerOfA, person.id, { blocked: true })).status).toBe(422)
    expect((await change(ownerOfA, person.id, { name: 'X' })).status).toBe(422)
    expect((await change(ownerOfA, person.id, { role: 'store_user' })).status).toBe(422)
    expect((await api.call(ownerOfA, 'DELETE', `/api/users/${person.id}/second_step`)).status).toBe(403)
  })

  test('shows a second step as soon as the stricter of the two asks for it', async () => {
    const { b, person } = await setUp()
    const from = addDays(dayOf(api.clock.now), 3)
    await api.db
      .updateTable('companies')
      .set({ second_step_required_from: from })
      .where('id', '=', b.companyId)
      .execute()
    expect(await me(person)).toMatchObject({ second_step_due_on: from })
    await api.db
      .updateTable('companies')
      .set({ second_step_required_from: dayOf(api.clock.now) })
      .where('id', '=', b.companyId)
      .execute()
    expect(await statusOf(person, '/campaigns')).toBe(422)
  })

  test('reads in one no notice of the other', async () => {
    const { b, person, there } = await setUp()
    await sql`INSERT INTO notices (id, user_id, kind, topic, brand_id, subject_id, place, href, facts, in_app, created_at)
      VALUES (gen_random_uuid(), ${person.id}, 'deposit', 'money', ${b.id}, gen_random_uuid(), 'x', '/wallet', '{}', true, ${api.clock.now})`.execute(
      api.db,
    )
    const count = async (who: Actor) =>
      ((await api.call(who, 'GET', '/api/notices')).body as { notices: unknown[] }).notices.length
    expect([await count(person), await count(there)]).toEqual([0, 1])
  })

  test('cannot delete the account while either company has nobody else', async () => {
    const { a, ownerOfA, person } = await setUp()
    const obstacles = async () =>
      ((await api.call(person, 'GET', '/api/account/obstacles')).body as { obstacles: { name: string }[] }).obstacles
    expect(await obstacles()).toEqual([])
    await api.db.deleteFrom('brand_users').where('user_id', '=', ownerOfA.id).where('brand_id', '=', a.id).execute()
    expect(await obstacles()).toHaveLength(1)
  })
})

describe('the release before', () => {
  test('writes the company into the row of the user alone, and finds it there', async () => {
    const { a, b, person } = await setUp()
    const memberships = async () =>
      (await api.db.selectFrom('company_users').select('company_id').where('user_id', '=', person.id).execute()).map(
        (row) => row.company_id,
      )
    await api.db.updateTable('users').set({ approval_limit: 700_00 }).where('id', '=', person.id).execute()
    expect(await me(person)).toMatchObject({ approval_limit: 700_00 })
    expect((await memberships()).sort()).toEqual([a.companyId, b.companyId].sort())
    await api.db.updateTable('users').set({ company_id: null }).where('id', '=', person.id).execute()
    expect(await memberships()).toEqual([b.companyId])
    expect((await me(person)).brand_ids).toEqual([])
  })
})
