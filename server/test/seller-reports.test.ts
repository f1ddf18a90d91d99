import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { XMLParser } from 'fast-xml-parser'
import { sql } from 'kysely'
import { payCreator } from '../src/modules/wallet/ledger'
import { mailsFor } from './support/mails'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
let brand: { id: string }
let staff: Actor
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
  brand = await wallet.fundedBrand(1_000_000_00)
  staff = await make.staff('company', [brand.id])
})
afterAll(() => api.close())
// A year for each test, so that none counts the creators of another; the first pays in the years around it too.
const years = [2021, 2023, 2024, 2025, 2026, 2027]
let year: number
beforeEach(() => {
  year = years.shift()!
})

const pay = (creatorId: string, amount: number, at: string) =>
  wallet.inTransaction((trx) =>
    payCreator(trx, {
      brandId: brand.id,
      instagramerId: creatorId,
      amount,
      title: 'Arvode',
      createdBy: staff.id,
      now: new Date(at),
    }),
  )
interface Seller {
  id: string
  amount: number
  activities: number
  missing: string[]
  is_reported: boolean
  reminders: number
}
interface Listed {
  sellers: Seller[]
  counts: { reported: number; complete: number; to_remind: number }
  can_export: boolean
  due_on: string
}
const list = async (query = '') =>
  (await api.call(admin, 'GET', `/api/seller_reports?year=${year}${query}`)).body as unknown as Listed
const remind = async () =>
  (await api.call(admin, 'POST', '/api/seller_reports/reminders', { body: { year } })).body as unknown as {
    reminded: number
  }
const complete = (who: Actor) =>
  api.call(who, 'PATCH', '/api/instagramers/me/papers', {
    body: {
      papers: {
        first_name: 'Åsa',
        last_name: 'Öberg',
        street: 'Storgatan 1',
        postal_code: '411 15',
        town: 'Göteborg',
      },
    },
  })
const swede = () => make.creator({ bankAccountNumber: '8327-9 834 124 471', personalId: '19900101-9802' })

describe('the report on sellers of a year', () => {
  test('sums what the ledger credited, by quarter in Stockholm’s time, to the öre', async () => {
    const who = await swede()
    // Still the year before and the next one, by Stockholm’s clock.
    await pay(who.id, 11_00, `${year - 1}-12-31T22:59:59Z`)
    await pay(who.id, 13_00, `${year}-12-31T23:00:00Z`)
    for (const [at, amount] of [
      [`${year - 1}-12-31T23:00:00Z`, 100_01],
      [`${year}-03-31T21:59:59Z`, 200_02],
      [`${year}-03-31T22:00:00Z`, 300_03],
      [`${year}-06-30T22:00:00Z`, 400_04],
      [`${year}-12-31T22:59:59Z`, 500_05],
    ] as const)
      await pay(who.id, amount, at)
    const { body } = await api.call(who, 'GET', '/api/instagramers/me/seller_reports')
    const own = (body as { reports: { year: number; amount: number }[] }).reports.find((each) => each.year === year)
    expect(own).toMatchObject({
      is_reported: true,
      amount: 1500_15,
      quarters: [
        { amount: 300_03, activities: 2 },
        { amount: 300_03, activities: 1 },
        { amount: 400_04, activities: 1 },
        { amount: 500_05, activities: 1 },
      ],
    })
    const { rows } = await sql<{ sum: number }>`SELECT sum(e.amount)::bigint AS sum FROM ledger_entries e
      JOIN accounts a ON a.id = e.account_id WHERE a.instagramer_id = ${who.id}`.execute(api.db)
    expect(rows[0]?.sum).toBe(own!.amount + 11_00 + 13_00)
    expect((await list()).sellers.find(({ id }) => id === who.id)).toMatchObject({ amount: 1500_15, activities: 5 })
  })

  test('lists who misses something first and counts who is complete; countries outside the EU are not reported', async () => {
    const [whole, lacking, norwegian] = [await swede(), await swede(), await make.creator({ countryCode: 'NO' })]
    for (const { id } of [whole, lacking, norwegian]) await pay(id, 500_00, `${year}-05-01T10:00:00Z`)
    await complete(whole)
    const { sellers, counts, due_on: dueOn } = await list()
    expect(sellers[0]).toMatchObject({
      id: lacking.id,
      missing: ['firstName', 'lastName', 'street', 'postalCode', 'town'],
    })
    expect(sellers.find(({ id }) => id === norwegian.id)).toMatchObject({ is_reported: false })
    expect(counts).toEqual({ reported: 2, complete: 1, to_remind: 1 })
    expect(dueOn).toBe(`${year + 1}-01-31`)
    expect((await list('&state=complete')).sellers.map(({ id }) => id)).toEqual([whole.id])
    expect((await list('&state=missing')).sellers.map(({ id }) => id)).toEqual([lacking.id])
  })

  test('reminds by notice and mail, each once in 14 days, by two who press at once too', async () => {
    const [one, other] = [await swede(), await swede()]
    for (const { id } of [one, other]) await pay(id, 500_00, `${year}-05-01T10:00:00Z`)
    await complete(other)
    const reminded = await Promise.all([remind(), remind()])
    expect(reminded.reduce((sum, each) => sum + each.reminded, 0)).toBe(1)
    const { email } = await api.db
      .selectFrom('instagramers')
      .select('email')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    expect(await mailsFor(api, email!)).toMatchObject([{ subject: 'Uppgifter saknas för rapporten till Skatteverket' }])
    const ago = (days: number) =>
      api.db
        .updateTable('seller_reminders')
        .set({ reminded_at: new Date(api.clock.now.getTime() - days * 86_400_000).toISOString() })
        .where('instagramer_id', '=', one.id)
        .execute()
    await ago(13)
    expect(await remind()).toEqual({ reminded: 0 })
    await ago(15)
    expect(await remind()).toEqual({ reminded: 1 })
    expect((await list()).sellers.find(({ id }) => id === one.id)).toMatchObject({ reminders: 2 })
  })

  test('the file has those who are complete, with what was paid, and says how many are left out', async () => {
    const [whole, lacking] = [await swede(), await swede()]
    await pay(whole.id, 1_234_56, `${year}-05-01T10:00:00Z`)
    await pay(lacking.id, 500_00, `${year}-05-01T10:00:00Z`)
    await complete(whole)
    const { body } = await api.call(admin, 'GET', `/api/seller_reports/file?year=${year}`)
    expect(body).toMatchObject({ sellers: 1, left_out: 1, file_name: `samspel-dac7-${year}.xml` })
    const read = new XMLParser({ ignoreAttributes: false, removeNSPrefix: true, parseTagValue: false })
    const seller = read.parse((body as { file: string }).file).DPI_OECD.DPIBody.ReportableSeller
    const standard = seller.Identity.IndividualSeller.Standard
    expect(standard.IndSellerID).toMatchObject({
      ResCountryCode: 'SE',
      TIN: { '#text': '199001019802', '@_issuedBy': 'SE' },
      Name: { FirstName: 'Åsa', LastName: 'Öberg' },
      BirthInfo: { BirthDate: '1990-01-01' },
    })
    expect(standard.FinancialIdentifier.Identifier['#text']).toBe('8327834124471')
    expect(seller.RelevantActivities.PersonalServices).toMatchObject({
      Consideration: { ConsQ1: { '#text': '0' }, ConsQ2: { '#text': '1235' } },
      NumberOfActivities: { NumbQ2: '1' },
    })
  })

  test('names whoever has deleted the account, by what was kept for it', async () => {
    const who = await swede()
    await pay(who.id, 500_00, `${year}-05-01T10:00:00Z`)
    await complete(who)
    const accountId = await wallet.accountOf(who.id)
    await wallet.book(accountId, 'credit', 500_00)
    const { username } = await api.db
      .updateTable('instagramers')
      .set({ password_hash: null })
      .where('id', '=', who.id)
      .returning('username')
      .executeTakeFirstOrThrow()
    expect((await api.call(who, 'POST', '/api/instagramers/me/deletion', { body: { username } })).status).toBe(204)
    const { body } = await api.call(admin, 'GET', `/api/seller_reports/file?year=${year}`)
    expect(body).toMatchObject({ sellers: 1, left_out: 0 })
    expect((body as { file: string }).file).toContain('199001019802')
  })

  test('without a seller set there is no file, and the list says so', async () => {
    const { seller } = api.config
    api.config.seller = undefined
    expect((await api.call(admin, 'GET', `/api/seller_reports/file?year=${year}`)).status).toBe(503)
    expect((await list()).can_export).toBe(false)
    api.config.seller = seller
  })
})
