import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { payCreator } from '../src/modules/wallet'
import { pickupsOf } from './support/pickups'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
let start: Date
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
  start = api.clock.now
})
beforeEach(() => {
  api.clock.now = start
})
afterAll(() => api.close())

const thisYear = () => api.clock.now.getFullYear()
const linesOf = async (who: Actor, year: number, by: 'brand' | 'creator' = 'brand') => {
  const { body } = await api.call(who, 'GET', `/api/tax/export?year=${year}&by=${by}`)
  const [head = '', ...lines] = (body as never as { file: string }).file.replace('\ufeff', '').trim().split('\r\n')
  return lines.map((line) => Object.fromEntries(head.split(';').map((name, at) => [name, line.split(';')[at]])))
}
const basisOf = async (who: Actor, creator: { username: string }, year: number) =>
  (await linesOf(who, year, 'creator'))
    .filter((line) => line['Användarnamn'] === creator.username)
    .reduce((sum, line) => sum + Number(line['Underlag för avgifter kr']?.replace(',', '.')), 0)
const pay = (brandId: string, campaignId: string, creator: Actor, amount: number, at: string) =>
  wallet.inTransaction((trx) =>
    payCreator(trx, {
      brandId,
      instagramerId: creator.id,
      amount,
      title: 'Bild',
      campaignId,
      createdBy: admin.id,
      now: new Date(at),
    }),
  )
const paying = async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  return { brand, campaignId: await make.campaign(brand.id, { state: 'ongoing' }) }
}
const stateFTax = (creator: Actor, since: string | null) =>
  api.call(creator, 'PATCH', '/api/instagramers/me/tax', { body: { f_tax_since: since } })
const move = (creator: Actor, country: string) =>
  api.call(creator, 'PATCH', '/api/instagramers/me', { body: { instagramer: { country_code: country } } })
/** A product that was sent home; `arrived`: the first post about it was handed in then. */
const give = async (brandId: string, creator: Actor, productValue: number, arrived?: string) => {
  const campaignId = await make.campaign(brandId, { productValue })
  const participationId = await make.participation(brandId, campaignId, creator.id, 'approved', api.clock.now)
  if (arrived) await make.post(brandId, campaignId, participationId, creator.id, { kind: 'content', at: arrived })
}
const meterOf = async (creator: Actor) =>
  ((await api.call(creator, 'GET', '/api/instagramers/me/account')).body as { summary: { product_meter: unknown } })
    .summary.product_meter

test('F-tax by own word counts from the day it is said: not for what came before, and for no year that has ended (G-06)', async () => {
  const { brand, campaignId } = await paying()
  const creator = await make.creator()
  const year = thisYear()
  await pay(brand.id, campaignId, creator, 100_000, `${year - 1}-03-02T10:00:00Z`)
  await pay(brand.id, campaignId, creator, 25_000, new Date(start.getTime() - 60_000).toISOString())
  expect((await stateFTax(creator, '1990-01-01')).status).toBe(200)
  await pay(brand.id, campaignId, creator, 70_000, new Date(start.getTime() + 60_000).toISOString())
  for (const who of [creator, admin])
    expect([await basisOf(who, creator, year - 1), await basisOf(who, creator, year)]).toEqual([1_000, 250])
  expect((await api.call(creator, 'GET', '/api/instagramers/me/tax')).body).toMatchObject({
    tax: { f_tax_since: '1990-01-01', f_tax_from: start.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }) },
  })
  // Said again, or with another day: it goes on counting from the first time. Taken back in the next year, this one stays as it was.
  api.clock.now = new Date(start.getTime() + 3_600_000)
  await stateFTax(creator, `${year - 1}-05-01`)
  expect(await basisOf(creator, creator, year)).toBe(250)
  api.clock.now = new Date(`${year + 1}-02-01T10:00:00Z`)
  const later = { ...(await api.actor('instagramer', creator.id)), username: creator.username }
  await stateFTax(later, null)
  expect(await basisOf(later, later, year)).toBe(250)
  expect((await stateFTax(later, `${year + 1}-02-02`)).status).toBe(422)
})

test('who names another country keeps what came in Sweden in the file, of every year, and counts nowhere after it (G-06)', async () => {
  const { brand, campaignId } = await paying()
  const creator = await make.creator()
  const year = thisYear()
  await pay(brand.id, campaignId, creator, 100_000, `${year - 1}-03-02T10:00:00Z`)
  await pay(brand.id, campaignId, creator, 30_000, new Date(Date.now() - 60_000).toISOString())
  expect((await move(creator, 'NO')).status).toBe(200)
  await pay(brand.id, campaignId, creator, 40_000, new Date().toISOString())
  for (const who of [creator, admin])
    expect([await basisOf(who, creator, year - 1), await basisOf(who, creator, year)]).toEqual([1_000, 300])
  expect(await meterOf(creator)).toBeNull()
  await move(creator, 'SE')
  expect(await basisOf(admin, creator, year)).toBe(300)
})

test("the tax year begins and ends at midnight in Sweden, in the file as in the wallet's meter (G-06)", async () => {
  const { brand, campaignId } = await paying()
  const creator = await make.creator()
  const year = thisYear()
  // Midnight that begins New Year's Day in Stockholm.
  await pay(brand.id, campaignId, creator, 20_000, `${year - 1}-12-31T23:00:00Z`)
  await pay(brand.id, campaignId, creator, 1_000, `${year - 1}-12-31T22:30:00Z`)
  await give(brand.id, creator, 400, `${year - 1}-12-31T23:30:00Z`)
  await give(brand.id, creator, 90, `${year - 1}-12-31T22:30:00Z`)
  expect(await linesOf(creator, year)).toMatchObject([{ 'Arvoden kr': '200,00', 'Produkter kr': '400' }])
  expect(await linesOf(creator, year - 1)).toMatchObject([{ 'Arvoden kr': '10,00', 'Produkter kr': '90' }])
  expect(await meterOf(creator)).toMatchObject({ year, value: 400 })
  api.clock.now = new Date(`${year - 1}-12-31T23:30:00Z`)
  expect(await meterOf(creator)).toMatchObject({ year })
})

test('products count once they have arrived, not when the participation is approved (G-06)', async () => {
  const brand = await make.brand()
  const creator = await make.creator()
  for (const value of [159, 320, 640]) await give(brand.id, creator, value)
  expect(await meterOf(creator)).toMatchObject({ value: 0, payers: [] })
  expect(await linesOf(creator, thisYear())).toEqual([])
  await give(brand.id, creator, 159, start.toISOString())
  expect(await meterOf(creator)).toMatchObject({ value: 159, payers: [{ name: brand.name, value: 159 }] })
  expect(await linesOf(creator, thisYear())).toMatchObject([{ 'Produkter kr': '159' }])
})

test('what is sent in a parcel counts on the day it has arrived, whenever it was approved, sent or posted about (G-06)', async () => {
  const [brand, creator, year] = [await make.brand(), await make.creator(), thisYear()]
  const campaignId = await make.campaign(brand.id, { productValue: 450 })
  const lastYear = new Date(`${year - 1}-12-20T10:00:00Z`)
  const participationId = await make.participation(brand.id, campaignId, creator.id, 'approved', lastYear)
  await make.parcel(participationId, { sentAt: lastYear.toISOString() })
  const read = async () => [await meterOf(creator), await linesOf(creator, year - 1), await linesOf(creator, year)]
  expect(await read()).toMatchObject([{ value: 0, payers: [] }, [], []])
  // The last day of the year before, in Sweden; what is posted in the new year moves nothing.
  await make.received(participationId, new Date(`${year - 1}-12-31T22:30:00Z`))
  await make.post(brand.id, campaignId, participationId, creator.id, { kind: 'content', at: start.toISOString() })
  expect(await read()).toMatchObject([{ value: 0, payers: [] }, [{ 'Produkter kr': '450' }], []])
})

test('a parcel that was replaced counts once, and one that never came does not count for what is posted (G-06)', async () => {
  const [brand, creator] = [await make.brand(), await make.creator()]
  const campaignId = await make.campaign(brand.id, { productValue: 450 })
  const participationId = await make.participation(brand.id, campaignId, creator.id, 'approved', start)
  const former = await make.parcel(participationId, { sentAt: start.toISOString() })
  await make.received(participationId, start)
  await api.db.updateTable('parcels').set({ replaced_at: start.toISOString() }).where('id', '=', former).execute()
  const next = await make.parcel(participationId, { sentAt: start.toISOString() })
  await api.db.updateTable('parcels').set({ number: 2 }).where('id', '=', next).execute()
  expect(await meterOf(creator)).toMatchObject({ value: 0 })
  await api.db
    .updateTable('parcels')
    .set({ arrived_at: start.toISOString(), arrived_by: 'creator' })
    .where('id', '=', next)
    .execute()
  expect(await meterOf(creator)).toMatchObject({ value: 450 })
})

test('a product that was picked up counts when it was handed out, once, whatever is posted about it (G-06)', async () => {
  const { brand, offerId, campaignId } = await pickupsOf(api, make).setUp()
  const [creator, staff] = [await make.creator(), await make.staff('company', [brand.id])]
  const passId = uuidv7()
  await api.db
    .insertInto('store_participations')
    .values({
      id: passId,
      brand_id: brand.id,
      store_campaign_id: offerId,
      instagramer_id: creator.id,
      state: 'picked_up',
      decided_by: staff.id,
      picked_up_by: staff.id,
      picked_up_at: start.toISOString(),
    })
    .execute()
  await api.db
    .insertInto('mentions')
    .values({
      id: uuidv7(),
      brand_id: brand.id,
      campaign_id: campaignId,
      participation_id: null,
      store_participation_id: passId,
      instagramer_id: creator.id,
      kind: 'content',
      content_post: JSON.stringify({ text: 'Fika', imageUrls: [] }),
      created_at: start.toISOString(),
    })
    .execute()
  for (const who of [staff, creator]) expect(await linesOf(who, thisYear())).toMatchObject([{ 'Produkter kr': '320' }])
  expect(await meterOf(creator)).toMatchObject({ value: 320 })
})

test("the limit is for all that comes from one payer: a company's brands together, other companies apart; file and meter agree (G-06)", async () => {
  const first = await make.brand('Alfa')
  const sister = await make.brand('Beta', first.companyId)
  const other = await make.brand('Gamma')
  const creator = await make.creator()
  for (const [brand, value] of [
    [first, 600],
    [sister, 400],
    [other, 999],
  ] as const)
    await give(brand.id, creator, value, start.toISOString())
  expect(await meterOf(creator)).toMatchObject({
    limit: 1_000,
    value: 1_000,
    payers: [
      { name: 'Alfa, Beta', value: 1_000 },
      { name: 'Gamma', value: 999 },
    ],
  })
  const own = (await linesOf(creator, thisYear())).map((line) => line['Underlag för avgifter kr'])
  expect(own).toEqual(['600,00', '400,00', '0,00'])
  expect(await basisOf(admin, creator, thisYear())).toBe(1_000)
  const staff = await make.staff('company', [sister.id])
  expect(await linesOf(staff, thisYear())).toMatchObject([
    { Varumärke: 'Beta', 'Produkter kr': '400', 'Underlag för avgifter kr': '400,00' },
  ])
})
