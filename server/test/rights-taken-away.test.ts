import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { connect } from '../src/db/connect'
import { createApp } from '../src/http/app'
import type { Call, Handlers } from '../src/http/call'
import { handlers, plugins } from '../src/modules'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

/** A call that any signed-in caller may make, with a handler of the test's own. */
type Probe = (call: Call<'listDevices'>) => Promise<void>

let api: TestApi
let records: Records
let other: Awaited<ReturnType<typeof open>>
let probe: Probe

/** A second instance on the same database. */
const open = async () => {
  const { db, pool } = connect(api.databaseUrl, { max: 5 })
  const app = await createApp({
    db,
    config: api.config,
    live: api.bus,
    handlers: {
      ...handlers,
      listDevices: async (call: Parameters<Probe>[0]) => {
        await probe(call)
        return { devices: [] }
      },
    } as unknown as Handlers,
    plugins,
    now: () => api.clock.now,
  })
  const get = async (who: Actor, url: string) => {
    const { statusCode, headers, body } = await app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${who.token}` },
    })
    return { status: statusCode, headers, body: body === '' ? {} : (JSON.parse(body) as object) }
  }
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { get, close }
}

beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  other = await open()
})
beforeEach(() => {
  probe = async () => undefined
})
afterAll(async () => {
  await other.close()
  await api.close()
})

const end = (who: Actor) =>
  api.db.updateTable('sessions').set({ revoked_at: new Date().toISOString() }).where('id', '=', who.sessionId).execute()
test('QUALITY 13 what one instance takes away, the next read on another does not show', async () => {
  const first = await records.brand()
  const second = await records.brand('Second', first.companyId)
  const names = async (who: Actor) =>
    ((await other.get(who, '/api/campaigns')).body as { campaigns?: { name: string }[] }).campaigns
      ?.map(({ name }) => name)
      .sort()
  await records.campaign(first.id, { state: 'ongoing', name: 'In the first' })
  await records.campaign(second.id, { state: 'ongoing', name: 'In the second' })
  const staff = await records.staff('company', [first.id, second.id])
  expect(await names(staff)).toEqual(['In the first', 'In the second'])
  await api.db.deleteFrom('brand_users').where('user_id', '=', staff.id).where('brand_id', '=', second.id).execute()
  expect(await names(staff)).toEqual(['In the first'])
  await api.db.insertInto('brand_users').values({ user_id: staff.id, brand_id: second.id }).execute()
  expect(await names(staff)).toEqual(['In the first', 'In the second'])

  const admin = await records.staff('admin')
  expect((await other.get(admin, '/api/companies')).status).toBe(200)
  await api.db.updateTable('users').set({ role: 'company' }).where('id', '=', admin.id).execute()
  expect((await other.get(admin, '/api/companies')).status).toBe(403)

  expect((await api.call(staff, 'DELETE', '/api/auth/users/sign_out')).status).toBe(204)
  expect((await other.get(staff, '/api/campaigns')).status).toBe(401)
})

test('QUALITY 13 a clerk moved to another store sees that one alone from the next read on', async () => {
  const brand = await records.brand()
  const pickups = pickupsOf(api, records)
  const [one, two] = [await pickups.store(brand.id), await pickups.store(brand.id)]
  const clerk = await records.staff('store_user', [brand.id])
  let seen: readonly string[] = []
  probe = async ({ caller, db }) => {
    await sql`SELECT 1`.execute(db)
    seen = caller.kind === 'user' ? (caller.storeIds ?? []) : []
  }
  await api.db.insertInto('store_staff').values({ user_id: clerk.id, brand_id: brand.id, store_id: one }).execute()
  await other.get(clerk, '/api/devices')
  await other.get(clerk, '/api/devices')
  expect(seen).toEqual([one])
  await api.db.updateTable('store_staff').set({ store_id: two }).where('user_id', '=', clerk.id).execute()
  await other.get(clerk, '/api/devices')
  expect(seen).toEqual([two])
})

test('QUALITY 13 a session that has ended is refused before anything else is said about the request', async () => {
  for (const url of [
    '/api/campaigns?page=nonsense',
    '/api/campaigns/nonsense',
    `/api/campaigns?${'a=1&'.repeat(501)}`,
  ]) {
    const staff = await records.staff('company', [(await records.brand()).id])
    await other.get(staff, '/api/devices')
    expect([url, (await other.get(staff, url)).status >= 400]).toEqual([url, true])
    await end(staff)
    expect([url, (await other.get(staff, url)).status]).toEqual([url, 401])
  }
})

test('a company that is let in may read what it could not, and one that no longer is may not', async () => {
  const brand = await records.brand()
  const staff = await records.staff('company', [brand.id])
  const become = (state: 'approved' | 'requested') =>
    api.db.updateTable('companies').set({ state }).where('id', '=', brand.companyId).execute()
  const read = async () => (await other.get(staff, '/api/instagramers')).status
  const found = [await read()]
  await become('requested')
  found.push(await read())
  await become('approved')
  found.push(await read(), await read())
  expect(found).toEqual([200, 422, 200, 200])
})

test('a brand that somebody is given is theirs from the next read on', async () => {
  const sibling = await records.brand()
  const brand = await records.brand('Given', sibling.companyId)
  const campaign = await records.campaign(brand.id, { state: 'draft' })
  const staff = await records.staff('company', [sibling.id])
  expect((await other.get(staff, `/api/campaigns/${campaign}`)).status).toBe(404)
  await api.db.insertInto('brand_users').values({ user_id: staff.id, brand_id: brand.id }).execute()
  expect((await other.get(staff, `/api/campaigns/${campaign}`)).status).toBe(200)
})
