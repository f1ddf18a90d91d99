import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import yauzl from 'yauzl'
import { transact } from '../src/db/transact'
import { payCreator } from '../src/modules/wallet'
import { bookMonthlyFees } from '../src/modules/wallet/company/monthly-fees'
import { readSie } from './support/read-sie'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
let admin: Actor
let brand: Awaited<ReturnType<typeof wallet.fundedBrand>>
let creator: { id: string; name?: string }
let staff: Actor
beforeAll(async () => {
  api = await openTestApi()
  api.clock.now = new Date('2026-03-01T08:00:00Z')
  make = recordsOf(api)
  admin = await make.staff('admin')
  wallet = walletOf(api, make, admin)
  brand = await wallet.fundedBrand(500_000)
  await api.db.updateTable('brands').set({ created_at: '2026-01-01T10:00:00Z' }).where('id', '=', brand.id).execute()
  await sql`INSERT INTO company_plans (company_id, session_id, plan, monthly_fee, started_on, asked_at)
    SELECT company_id, 'cs ' || id, 'small', 49900, '2026-01-08'::date, now() FROM brands WHERE id = ${brand.id}`.execute(
    api.db,
  )
  creator = await make.creator()
  for (const day of ['2026-03-08', '2026-04-08'])
    await bookMonthlyFees({ db: api.db, live: api.bus, config: api.config, now: () => new Date(`${day}T08:00:00Z`) })
  api.clock.now = new Date('2026-04-09T08:00:00Z')
  // Sessions of weeks ago have ended.
  admin = await make.staff('admin')
  staff = await make.staff('company', [brand.id])
  await transact(api.db, (trx) =>
    payCreator(trx, {
      brandId: brand.id,
      instagramerId: creator.id,
      amount: 85_000,
      title: 'Bildlicens: Presspaketet',
      createdBy: admin.id,
      now: api.clock.now,
    }),
  )
  const [{ id } = { id: '' }] = (await get('invoices?sort=oldest')).invoices as { id: string }[]
  await api.call(admin, 'POST', `/api/invoices/${id}/credit`, {
    headers: newKey(),
    body: { credit: { reason: 'del', amount: 10_000 } },
  })
  await wallet.book(brand.accountId, 'credit', 20_000)
})
afterAll(() => api.close())

const get = async (path: string) => {
  const { body, status } = await api.call(staff, 'GET', `/api/companies/${brand.companyId}/${path}`)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as Record<string, unknown>
}
const fileOf = async (path: string) => Buffer.from(String((await get(path)).file), 'base64')

test('a year reads back in a second program, and its account at Samspel is what the ledger has', async () => {
  const sie = readSie(await fileOf('books?from=2026-01-01&to=2026-12-31&format=sie'))
  const sums = new Map<string, number>()
  for (const { rows } of sie.vouchers)
    for (const { account, amount } of rows) sums.set(account, (sums.get(account) ?? 0) + amount)
  expect(sums.get('1680')).toBe((await wallet.balances(brand.accountId))?.balance)
  expect(Object.fromEntries(sums)).toEqual({
    // Two months of 499 kr, 100 kr of the first credited; a licence; 5 000 kr in and 200 kr back.
    6540: 2 * 39_920 - 8_000,
    2641: 2 * 9_980 - 2_000,
    5910: 85_000,
    1930: -500_000 + 20_000,
    1680: 500_000 - 2 * 49_900 + 10_000 - 85_000 - 20_000,
  })
  expect(sie.vouchers.map(({ day }) => day)).toEqual([...sie.vouchers.map(({ day }) => day)].sort())
  expect(sie.vouchers.find(({ text }) => text.startsWith('Faktura 2026-0001'))?.rows).toHaveLength(3)
})

test('months divide a year without a rest, and the CSV has the same rows', async () => {
  const year = readSie(await fileOf('books?from=2026-01-01&to=2026-12-31&format=sie')).vouchers
  const halves = [
    ...readSie(await fileOf('books?from=2026-01-01&to=2026-03-31&format=sie')).vouchers,
    ...readSie(await fileOf('books?from=2026-04-01&to=2026-12-31&format=sie')).vouchers,
  ]
  expect(halves).toEqual(year)
  const csv = (await fileOf('books?from=2026-01-01&to=2026-12-31&format=csv')).toString()
  const lines = csv.trim().split('\r\n').slice(1)
  expect(lines.length).toBe(year.reduce((sum, { rows }) => sum + rows.length, 0))
  expect(lines.some((line) => line.endsWith(';6540;399,20;'))).toBe(true)
})

test('the chosen accounts are those of the file; a period is within a year', async () => {
  const chosen = await api.call(staff, 'PATCH', `/api/companies/${brand.companyId}/book_accounts`, {
    body: { book_accounts: [{ purpose: 'subscription', account: '5420' }] },
  })
  expect(chosen.body).toMatchObject({
    book_accounts: expect.arrayContaining([{ purpose: 'subscription', account: '5420', suggested: '6540' }]),
  })
  const sie = readSie(await fileOf('books?from=2026-03-01&to=2026-03-31&format=sie'))
  expect(sie.vouchers.flatMap(({ rows }) => rows.map(({ account }) => account))).toContain('5420')
  for (const [from, to, id] of [
    ['2026-12-01', '2027-01-31', 'too_large'],
    ['2026-04-01', '2026-03-01', 'before_start'],
  ])
    expect(
      (await api.call(staff, 'GET', `/api/companies/${brand.companyId}/books?from=${from}&to=${to}&format=sie`)).body,
    ).toMatchObject({ errors: { to: [id] } })
})

test('what creators were paid in a year is a table of each and brand', async () => {
  const csv = (await fileOf('creator_fees?year=2026')).toString()
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toMatch(/;0,00;850,00;850,00\r\n$/)
  expect((await fileOf('creator_fees?year=2025')).toString().trim().split('\r\n')).toHaveLength(1)
})

const namesIn = (zip: Buffer) =>
  new Promise<string[]>((resolve, reject) => {
    yauzl.fromBuffer(zip, { lazyEntries: false }, (error, file) => {
      if (error) return reject(error)
      const names: string[] = []
      file.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName))
      file.on('end', () => resolve(names))
      file.on('error', reject)
    })
  })

test('all PDFs of what the filter shows are one zip; one is a PDF or UBL', async () => {
  expect(await namesIn(await fileOf('invoices/files?year=2026'))).toEqual([
    '2026-0001.pdf',
    '2026-0002.pdf',
    '2026-0003.pdf',
  ])
  expect(await namesIn(await fileOf('invoices/files?state=credited'))).toEqual(['2026-0003.pdf'])
  const [{ id } = { id: '' }] = (await get('invoices?sort=oldest')).invoices as { id: string }[]
  const one = async (query: string) => {
    const { body, status } = await api.call(staff, 'GET', `/api/invoices/${id}/file?${query}`)
    return { status, ...(body as { file?: string; file_name?: string; errors?: unknown }) }
  }
  const pdf = await one('format=pdf&locale=en')
  expect(Buffer.from(pdf.file!, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.file_name).toBe('2026-0001.pdf')
  const ubl = await one('format=ubl')
  expect(ubl).toMatchObject({ status: 200, file_name: '2026-0001.xml' })
  expect(Buffer.from(ubl.file!, 'base64').toString()).toContain('<Invoice ')
})
