import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { whoOf } from '../src/http/tell-the-edge'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

const registrySecret = 'a secret of edge and API'
let api: TestApi
let records: Records
beforeAll(async () => {
  api = await openTestApi({ platform: { registrySecret } })
  records = recordsOf(api)
})
afterAll(() => api.close())

/** What the answer's cookies say to the edge. */
const told = (headers: Record<string, unknown>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .filter((cookie) => cookie.startsWith('samspel.who='))

test('a signed-in call tells the edge role and company once, and again after they changed', async () => {
  const staff = await records.staff('company')
  const first = await api.call(staff, 'GET', '/api/users/me')
  const { rows } = await sql<{ id: string }>`SELECT company_id AS id FROM users WHERE id = ${staff.id}`.execute(api.db)
  const who = whoOf({ kind: 'user', role: 'company', companyId: rows[0]!.id }, registrySecret)!
  expect(told(first.headers)).toEqual([`samspel.who=${who}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`])
  const cookie = `a=b; samspel.who=${who}`
  expect(told((await api.call(staff, 'GET', '/api/users/me', { headers: { cookie } })).headers)).toEqual([])
  const old = { headers: { cookie: `samspel.who=${whoOf({ kind: 'instagramer' }, registrySecret)}` } }
  expect(told((await api.call(staff, 'GET', '/api/users/me', old)).headers)).toHaveLength(1)
})

test('signing out, and a session that has ended, take it back; visitors are told nothing', async () => {
  const staff = await records.staff('company')
  const headers = { cookie: 'samspel.who=company.x.y' }
  const out = await api.call(staff, 'DELETE', '/api/auth/users/sign_out', { headers })
  expect(told(out.headers).at(-1)).toMatch(/^samspel\.who=; Path=\/; Max-Age=0;/)
  const after = await api.call(staff, 'GET', '/api/users/me', { headers })
  expect([after.status, told(after.headers)[0]]).toEqual([401, expect.stringMatching(/Max-Age=0/)])
  expect(told((await api.call(null, 'GET', '/public/brands', { headers })).headers)).toEqual([])
})
