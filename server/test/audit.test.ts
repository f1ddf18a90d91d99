import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type Records, recordsOf } from './support/records'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

interface Entry {
  id: string
  number: number
  kind: string
  actor_name: string
  subject_name: string | null
  facts: object
}
const entriesOf = ({ body }: Answer) => (body as { audit_entries: Entry[] }).audit_entries
const kindsOf = (answer: Answer) => entriesOf(answer).map(({ kind }) => kind)

/** A company whose owner has changed it twice: the newest deed first in its log. */
const lived = async () => {
  const brand = await make.brand()
  const owner = await make.staff('company', [brand.id])
  const log = (who: Actor, query = '') => api.call(who, 'GET', `/api/companies/${brand.companyId}/audit${query}`)
  await api.call(owner, 'PATCH', `/api/companies/${brand.companyId}`, { body: { company: { name: 'Nytt' } } })
  await api.call(owner, 'POST', '/api/invitations', {
    body: { invitation: { email: `${uuidv7()}@x.se`, role: 'company', brand_ids: [brand.id] } },
  })
  return { brand, owner, log }
}

describe('the log of a company', () => {
  test('tells its owners and the platform what was done, by whom, newest first; nobody else of it', async () => {
    const { owner, log, brand } = await lived()
    const answer = await log(owner)
    expect(kindsOf(answer)).toEqual(['member_invited', 'company_changed'])
    expect(entriesOf(answer)[1]).toMatchObject({ facts: { fields: ['name'] }, subject_name: expect.any(String) })
    expect(answer.body).toMatchObject({ people: [{ id: owner.id }], meta: { total_count: 2 } })
    expect(kindsOf(await log(admin))).toEqual(['member_invited', 'company_changed'])
    const other = await make.staff('company', [(await make.brand()).id])
    expect((await log(other)).status).toBe(404)
    expect((await log(await make.staff('store_user', [brand.id]))).status).toBe(403)
  })

  test('is narrowed by kind and by person, and comes in pages', async () => {
    const { owner, log } = await lived()
    expect(kindsOf(await log(owner, '?kind=member_invited'))).toEqual(['member_invited'])
    expect(kindsOf(await log(owner, `?personId=${uuidv7()}`))).toEqual([])
    expect(kindsOf(await log(owner, `?personId=${owner.id}&perPage=1&page=2`))).toEqual(['company_changed'])
  })

  test('is not changed and not deleted, and counts up', async () => {
    const { owner, log } = await lived()
    const [newer, older] = entriesOf(await log(owner))
    expect(newer!.number).toBeGreaterThan(older!.number)
    await expect(
      api.db.updateTable('audit_entries').set({ actor_name: 'X' }).where('id', '=', newer!.id).execute(),
    ).rejects.toThrow('append only')
    await expect(api.db.deleteFrom('audit_entries').where('id', '=', newer!.id).execute()).rejects.toThrow(
      'append only',
    )
  })

  test('keeps the name of whoever has deleted the account in what was done', async () => {
    const { owner, log, brand } = await lived()
    await make.staff('company', [brand.id])
    const { name } = await api.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    await api.db.updateTable('users').set({ name: 'Borttagen' }).where('id', '=', owner.id).execute()
    expect(entriesOf(await log(admin)).map((entry) => entry.actor_name)).toEqual([name, name])
  })
})

test('what creators change of how they are paid stands in the log of the platform, without any number', async () => {
  const creator = await make.creator()
  const before = entriesOf(await api.call(admin, 'GET', '/api/audit?kind=bank_details_changed')).length
  const answer = await api.call(creator, 'PATCH', '/api/instagramers/me', {
    body: { instagramer: { bank_account_number: '8327-9 834 124 471' } },
  })
  expect(answer.status).toBe(200)
  const entries = entriesOf(await api.call(admin, 'GET', '/api/audit?kind=bank_details_changed'))
  expect(entries.length).toBe(before + 1)
  expect(JSON.stringify(entries)).not.toMatch(/8327|4471/)
  expect((await api.call(creator, 'GET', '/api/audit')).status).toBe(403)
})
