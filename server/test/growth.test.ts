import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { dayMs } from '../src/days'
import { bounds } from '../src/db/bounds'
import { aged, content, records } from '../src/db/growth'
import { mostRows } from '../src/db/room'
import { jobs } from '../src/modules'
import { type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

test('every table says how it grows: content, rows with an age, or records and who reads them', async () => {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`.execute(api.db)
  const said = [...content, ...Object.keys(aged), ...Object.keys(records)]
  expect([...said].sort()).toEqual([...new Set(said)].sort())
  expect(said.sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('every table that keeps its rows says what keeps people from filling it', () => {
  expect(Object.keys(bounds).sort()).toEqual([...content, ...Object.keys(records)].sort())
  const numbered = Object.values(bounds).filter((bound) => !/^(?:by|none): /.test(bound))
  expect(numbered.sort()).toEqual(Object.keys(mostRows).sort())
})

describe('what a brand’s staff may make without end otherwise', () => {
  const counted = (kind: keyof typeof mostRows, most: number) => jest.replaceProperty(mostRows, kind, most as never)
  afterEach(() => {
    jest.restoreAllMocks()
  })
  const setUp = async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const post = (path: string, body: object) => api.call(staff, 'POST', path, { body })
    return { brand, post }
  }
  const full = { status: 422, body: { error: 'limit_reached' } }

  test('brands of a company', async () => {
    const { post } = await setUp()
    counted('brandsOfCompany', 2)
    const add = () => post('/api/brands', { brand: { name: 'Tång', slug: `tang-${uuidv7()}` } })
    expect((await add()).status).toBe(200)
    expect(await add()).toMatchObject(full)
  })

  test('lists of creators', async () => {
    const { brand, post } = await setUp()
    counted('listsOfBrand', 1)
    const add = (name: string) => post('/api/community_lists', { community_list: { brand_id: brand.id, name } })
    expect((await add('Ett')).status).toBe(200)
    expect(await add('Två')).toMatchObject(full)
  })

  test('drafts of campaigns, copies among them', async () => {
    const { brand, post } = await setUp()
    counted('draftsOfBrand', 1)
    const made = await post('/api/campaigns', { campaign: { brand_id: brand.id, name: 'Ett' } })
    expect(made.status).toBe(200)
    expect(await post('/api/campaigns', { campaign: { brand_id: brand.id, name: 'Två' } })).toMatchObject(full)
    const { id } = (made.body as { campaign: { id: string } }).campaign
    expect(await post(`/api/campaigns/${id}/duplicate`, {})).toMatchObject(full)
  })

  test('products', async () => {
    const { brand, post } = await setUp()
    counted('productsOfBrand', 1)
    const add = () => post(`/api/brands/${brand.id}/store_products`, { store_product: { name: 'Kaffe' } })
    expect((await add()).status).toBe(200)
    expect(await add()).toMatchObject(full)
  })
})

test('what has an age is deleted by something that exists', () => {
  const folder = path.join(import.meta.dirname, '../src')
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('account-deletion'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  const isDeleted = (table: string) =>
    new RegExp(`DELETE FROM ${table}\\b|deleteFrom\\('${table}'\\)|DELETE FROM \\$\\{table\\}`).test(text)
  expect(Object.keys(aged).filter((table) => !isDeleted(table))).toEqual([])
  const names = new Set(jobs.map(({ name }) => name))
  const named = Object.values(aged).map((by) => by.split(',', 1)[0]!)
  expect(named.filter((name) => !names.has(name) && name !== 'the bus')).toEqual([])
})

const run = (name: string) =>
  jobs
    .find((job) => job.name === name)!
    .run({ db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => api.clock.now })

test('notices of more than 400 days ago go, however many instances run; younger ones and those that are told once stay', async () => {
  const { id: account } = await make.creator()
  const told = async (days: number, once: string | null = null) => {
    const at = new Date(api.clock.now.getTime() - days * dayMs)
    const hex = at.getTime().toString(16).padStart(12, '0')
    const id = `${hex.slice(0, 8)}-${hex.slice(8)}${uuidv7().slice(13)}`
    await sql`INSERT INTO notices (id, instagramer_id, kind, topic, subject_id, place, href, once_key, created_at)
      VALUES (${id}, ${account}, 'deposit', 'money', ${uuidv7()}, ${`${days}`}, '/wallet', ${once}, ${at})`.execute(
      api.db,
    )
  }
  await told(399)
  await told(401)
  await told(401, 'welcome')
  await told(2_000)
  await Promise.all([run('notice-clean-up'), run('notice-clean-up'), run('notice-clean-up')])
  const { rows } = await sql<{ place: string; once: string | null }>`SELECT place, once_key AS once FROM notices
    WHERE account_id = ${account} ORDER BY created_at`.execute(api.db)
  expect(rows).toEqual([
    { place: '401', once: 'welcome' },
    { place: '399', once: null },
  ])
})

test('marks of what was told go after 400 days', async () => {
  const mark = (days: number) =>
    sql`INSERT INTO notice_marks (kind, subject_id, created_at)
      VALUES (${`test ${days}`}, ${uuidv7()}, ${new Date(api.clock.now.getTime() - days * dayMs)})`.execute(api.db)
  await mark(399)
  await mark(401)
  await run('notice-mark-clean-up')
  const { rows } = await sql<{ kind: string }>`SELECT kind FROM notice_marks WHERE kind LIKE 'test %'`.execute(api.db)
  expect(rows).toEqual([{ kind: 'test 399' }])
})
