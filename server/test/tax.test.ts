import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { TaxYear } from '@samspel/api'
import { releaseHours } from '@samspel/api'
import { addDays, dayOf } from '../src/days'
import { payCreator } from '../src/modules/wallet'
import { adjust } from '../src/modules/wallet/ledger'
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

const waitMs = releaseHours * 3_600_000
const thisYear = () => Number(dayOf(api.clock.now).slice(0, 4))
const after = (ms: number) => new Date(api.clock.now.getTime() + ms)
const cellsOf = (file: string) => {
  const [head = '', ...lines] = file.replace('\ufeff', '').trim().split('\r\n')
  return lines.map((line) => Object.fromEntries(head.split(';').map((name, at) => [name, line.split(';')[at]])))
}
const linesOf = async (who: Actor, year: number, by: 'brand' | 'creator' = 'brand') => {
  const { body } = await api.call(who, 'GET', `/api/tax/export?year=${year}&by=${by}`)
  return cellsOf((body as never as { file: string }).file)
}
const kr = (cell: string | undefined) => Number(cell?.replace(',', '.'))
const basisOf = async (who: Actor, creator: { username: string }, year: number) =>
  (await linesOf(who, year, 'creator'))
    .filter((line) => line['Användarnamn'] === creator.username)
    .reduce((sum, line) => sum + kr(line['Underlag för avgifter kr']), 0)
/** A fee that can be taken out at a moment: earned the hours of waiting before. */
const pay = (brandId: string, creator: Actor, { amount, at }: { amount: number; at: string | Date }) =>
  wallet.inTransaction((trx) =>
    payCreator(trx, {
      brandId,
      instagramerId: creator.id,
      amount,
      title: 'Bild',
      createdBy: admin.id,
      now: new Date(new Date(at).getTime() - waitMs),
    }),
  )
const stateFTax = (creator: Actor, since: string | null) =>
  api.call(creator, 'PATCH', '/api/instagramers/me/tax', { body: { f_tax_since: since } })
const move = (creator: Actor, country: string) =>
  api.call(creator, 'PATCH', '/api/instagramers/me', { body: { instagramer: { country_code: country } } })
/** A product for a post that was handed in, from before there were parcels: the first that Samspel hears of its arrival. */
const give = async (brandId: string, creator: Actor, { value, at }: { value: number; at: string }) => {
  const campaignId = await make.campaign(brandId, { productValue: value })
  const participationId = await make.participation(brandId, campaignId, creator.id, 'approved', api.clock.now)
  await make.post(brandId, campaignId, participationId, creator.id, { kind: 'content', at })
}
/** A parcel on its way. */
const send = async (brandId: string, creator: Actor, value: number) => {
  const campaignId = await make.campaign(brandId, { productValue: value })
  const participationId = await make.participation(brandId, campaignId, creator.id, 'approved', api.clock.now)
  const parcelId = await make.parcel(participationId, { sentAt: api.clock.now.toISOString() })
  return { campaignId, participationId, parcelId }
}
const arrive = (parcelId: string, at = api.clock.now) =>
  api.db
    .updateTable('parcels')
    .set({ arrived_at: at.toISOString(), arrived_by: 'creator' })
    .where('id', '=', parcelId)
    .execute()

type Wire = Omit<TaxYear, 'payers'> & { payers: (TaxYear['payers'][number] & Record<string, unknown>)[] }
const taxOf = async (creator: Actor, year?: number): Promise<Wire> => {
  const { body } = await api.call(creator, 'GET', `/api/instagramers/me/tax${year ? `?year=${year}` : ''}`)
  return (body as { tax: Wire }).tax
}

test('a fee counts on the day it can be taken out, in the year as in the file; until then it is told what it will do (G-06)', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator()
  await pay(brand.id, creator, { amount: 60_000, at: after(-60_000) })
  await pay(brand.id, creator, { amount: 50_000, at: after(60_000) })
  expect(await taxOf(creator)).toMatchObject({
    fees: 60_000,
    limit: 1_000,
    payers: [{ fees: 60_000, liable: 60_000, contributions: 'none', reaches: { on: dayOf(after(60_000)) } }],
  })
  expect(
    await linesOf(admin, thisYear()).then((lines) => lines.filter((line) => line['Varumärke'] === brand.name)),
  ).toMatchObject([{ 'Arvoden kr': '600,00', 'Underlag för avgifter kr': '0,00' }])
  api.clock.now = after(120_000)
  expect(await taxOf(creator)).toMatchObject({
    fees: 110_000,
    payers: [{ fees: 110_000, contributions: 'payer', reaches: null }],
  })
  expect(await basisOf(admin, creator, thisYear())).toBe(1_100)
})

test('goods on their way are told too, without a day, and in the year that goes on alone', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator()
  await give(brand.id, creator, { value: 400, at: start.toISOString() })
  const { parcelId } = await send(brand.id, creator, 640)
  expect(await taxOf(creator)).toMatchObject({
    goods: 40_000,
    payers: [{ goods: 40_000, contributions: 'none', reaches: { on: null } }],
  })
  // Last year has nothing on its way.
  expect((await taxOf(creator, thisYear() - 1)).payers).toEqual([])
  await arrive(parcelId)
  expect(await taxOf(creator)).toMatchObject({ payers: [{ goods: 104_000, contributions: 'payer', reaches: null }] })
})

test('F-tax by own word counts from the day it is said: not for what came before, and for no year that has ended (G-06)', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator()
  const year = thisYear()
  await pay(brand.id, creator, { amount: 100_000, at: `${year - 1}-03-02T10:00:00Z` })
  await pay(brand.id, creator, { amount: 120_000, at: after(-60_000) })
  expect((await stateFTax(creator, '1990-01-01')).status).toBe(200)
  await pay(brand.id, creator, { amount: 70_000, at: after(60_000) })
  expect((await taxOf(creator)).payers).toMatchObject([{ contributions: 'payer', reaches: null }])
  api.clock.now = after(120_000)
  for (const who of [creator, admin])
    expect([await basisOf(who, creator, year - 1), await basisOf(who, creator, year)]).toEqual([1_000, 1_200])
  expect(await taxOf(creator)).toMatchObject({
    f_tax_since: '1990-01-01',
    f_tax_from: dayOf(start),
    payers: [{ fees: 190_000, liable: 120_000, contributions: 'both' }],
  })
  // Said again, or with another day: it goes on counting from the first time. Taken back in the next year, this one stays as it was.
  api.clock.now = after(3_600_000)
  await stateFTax(creator, `${year - 1}-05-01`)
  expect(await basisOf(creator, creator, year)).toBe(1_200)
  api.clock.now = new Date(`${year + 1}-02-01T10:00:00Z`)
  const later = { ...(await api.actor('instagramer', creator.id)), username: creator.username }
  await stateFTax(later, null)
  expect(await basisOf(later, later, year)).toBe(1_200)
  expect((await taxOf(later, year)).payers).toMatchObject([{ contributions: 'both' }])
  expect((await stateFTax(later, `${year + 1}-02-02`)).status).toBe(422)
})

test('with F-tax the creator pays, however little it is, and nothing is reached', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator()
  await stateFTax(creator, dayOf(start))
  await pay(brand.id, creator, { amount: 20_000, at: after(30_000) })
  await send(brand.id, creator, 2_000)
  api.clock.now = after(60_000)
  expect((await taxOf(creator)).payers).toMatchObject([
    { fees: 20_000, liable: 0, contributions: 'own', reaches: null },
  ])
})

test('who names another country keeps what came in Sweden, of every year, and counts nowhere after it (G-06)', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator()
  const year = thisYear()
  await pay(brand.id, creator, { amount: 100_000, at: `${year - 1}-03-02T10:00:00Z` })
  await pay(brand.id, creator, { amount: 130_000, at: new Date(Date.now() - 60_000) })
  expect((await move(creator, 'NO')).status).toBe(200)
  await pay(brand.id, creator, { amount: 40_000, at: new Date() })
  api.clock.now = new Date(Date.now() + 1_000)
  for (const who of [creator, admin])
    expect([await basisOf(who, creator, year - 1), await basisOf(who, creator, year)]).toEqual([1_000, 1_300])
  expect(await taxOf(creator)).toMatchObject({
    country: 'NO',
    fees: 170_000,
    payers: [{ fees: 170_000, liable: 130_000, contributions: 'payer' }],
  })
  const { summary } = (await api.call(creator, 'GET', '/api/instagramers/me/account')).body as { summary: object }
  expect(summary).toMatchObject({ tax: { year, set_aside: null } })
  await move(creator, 'SE')
  expect(await basisOf(admin, creator, year)).toBe(1_300)
})

test('of a creator elsewhere Samspel says sums alone', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator({ countryCode: 'DK' })
  await pay(brand.id, creator, { amount: 240_000, at: after(-60_000) })
  await send(brand.id, creator, 2_000)
  expect((await taxOf(creator)).payers).toMatchObject([
    { fees: 240_000, liable: 0, contributions: null, reaches: null },
  ])
  expect((await stateFTax(creator, dayOf(start))).body).toMatchObject({ errors: { f_tax_since: ['only_in_sweden'] } })
})

test('of a payer in another country Samspel does not know who pays contributions', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  await api.db.updateTable('companies').set({ country_code: 'NO' }).where('id', '=', brand.companyId).execute()
  const creator = await make.creator()
  await pay(brand.id, creator, { amount: 240_000, at: after(-60_000) })
  expect((await taxOf(creator)).payers).toMatchObject([{ fees: 240_000, contributions: null, reaches: null }])
  expect(await linesOf(creator, thisYear())).toMatchObject([
    { 'Arvoden kr': '2400,00', 'Underlag för avgifter kr': '' },
  ])
})

test('the tax year begins and ends at midnight in Sweden, for fees as for goods (G-06)', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator()
  const year = thisYear()
  // Midnight that begins New Year's Day in Stockholm; earned in the year before.
  await pay(brand.id, creator, { amount: 20_000, at: `${year - 1}-12-31T23:00:00Z` })
  await pay(brand.id, creator, { amount: 1_000, at: `${year - 1}-12-31T22:59:59Z` })
  await give(brand.id, creator, { value: 400, at: `${year - 1}-12-31T23:30:00Z` })
  await give(brand.id, creator, { value: 90, at: `${year - 1}-12-31T22:30:00Z` })
  expect(await linesOf(creator, year)).toMatchObject([{ 'Arvoden kr': '200,00', 'Produkter kr': '400,00' }])
  expect(await linesOf(creator, year - 1)).toMatchObject([{ 'Arvoden kr': '10,00', 'Produkter kr': '90,00' }])
  expect(await taxOf(creator, year)).toMatchObject({ year, fees: 20_000, goods: 40_000 })
  expect(await taxOf(creator, year - 1)).toMatchObject({ year: year - 1, fees: 1_000, goods: 9_000 })
  expect((await taxOf(creator)).years).toEqual([year, year - 1])
})

test('what is sent in a parcel counts on the day it has arrived, whenever it was approved, sent or posted about (G-06)', async () => {
  const [brand, creator, year] = [await make.brand(), await make.creator(), thisYear()]
  const campaignId = await make.campaign(brand.id, { productValue: 450 })
  const lastYear = new Date(`${year - 1}-12-20T10:00:00Z`)
  const participationId = await make.participation(brand.id, campaignId, creator.id, 'approved', lastYear)
  await make.parcel(participationId, { sentAt: lastYear.toISOString() })
  const read = async () => [(await taxOf(creator)).goods, (await taxOf(creator, year - 1)).goods]
  expect(await read()).toEqual([0, 0])
  // The last day of the year before, in Sweden; what is posted in the new year moves nothing.
  await make.received(participationId, new Date(`${year - 1}-12-31T22:30:00Z`))
  await make.post(brand.id, campaignId, participationId, creator.id, { kind: 'content', at: start.toISOString() })
  expect(await read()).toEqual([0, 45_000])
})

test('a parcel that was replaced counts once, and one that never came does not count for what is posted (G-06)', async () => {
  const [brand, creator] = [await make.brand(), await make.creator()]
  const { participationId, parcelId: former } = await send(brand.id, creator, 450)
  await arrive(former)
  await api.db.updateTable('parcels').set({ replaced_at: start.toISOString() }).where('id', '=', former).execute()
  const next = await make.parcel(participationId, { sentAt: start.toISOString() })
  await api.db.updateTable('parcels').set({ number: 2 }).where('id', '=', next).execute()
  expect((await taxOf(creator)).goods).toBe(0)
  await arrive(next)
  expect((await taxOf(creator)).goods).toBe(45_000)
})

test('goods are worth what was agreed when they came, whatever the campaign says since', async () => {
  const [brand, creator] = [await make.brand(), await make.creator()]
  const { campaignId, participationId, parcelId } = await send(brand.id, creator, 999)
  const version = (version: number, productValue: number, { from, to }: { from: string; to: string | null }) =>
    api.db
      .insertInto('agreements')
      .values({
        brand_id: brand.id,
        id: uuidv7(),
        campaign_id: campaignId,
        instagramer_id: creator.id,
        participation_id: participationId,
        store_participation_id: null,
        number: `T-${participationId}`,
        version,
        cause: 'approved',
        facts: JSON.stringify({ productValue }),
        creator_name: 'Tove',
        company_name: 'Havsro AB',
        creator_agreed_at: null,
        brand_agreed_at: null,
        brand_agreed_by: null,
        hash: 'x',
        created_at: from,
        superseded_at: to,
      })
      .execute()
  const [before, later] = [after(-60_000).toISOString(), after(60_000).toISOString()]
  await version(1, 450, { from: before, to: later })
  await version(2, 700, { from: later, to: null })
  await arrive(parcelId)
  expect((await taxOf(creator)).goods).toBe(45_000)
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
  for (const who of [staff, creator])
    expect(await linesOf(who, thisYear())).toMatchObject([{ 'Produkter kr': '320,00' }])
  expect((await taxOf(creator)).goods).toBe(32_000)
})

test("the limit is for fees and goods of one payer: a company's brands together, other companies apart; page and file agree (G-06)", async () => {
  const first = await wallet.fundedBrand(1_000_000)
  const sister = await make.brand('Beta', first.companyId)
  const other = await make.brand('Gamma')
  const creator = await make.creator()
  const at = start.toISOString()
  await pay(first.id, creator, { amount: 60_000, at: after(-60_000) })
  await give(sister.id, creator, { value: 400, at })
  await give(other.id, creator, { value: 999, at })
  expect((await taxOf(creator)).payers).toMatchObject([
    {
      id: first.companyId,
      brands: [
        { name: 'Beta', fees: 0, goods: 40_000 },
        { name: first.name, fees: 60_000, goods: 0 },
      ],
      fees: 60_000,
      goods: 40_000,
      contributions: 'payer',
    },
    { id: other.companyId, goods: 99_900, contributions: 'none' },
  ])
  const own = Object.fromEntries(
    (await linesOf(creator, thisYear())).map((line) => [line['Varumärke'], line['Underlag för avgifter kr']]),
  )
  expect(own).toEqual({ [first.name]: '600,00', Beta: '400,00', Gamma: '0,00' })
  expect(await basisOf(admin, creator, thisYear())).toBe(1_000)
  const staff = await make.staff('company', [sister.id])
  expect(await linesOf(staff, thisYear())).toMatchObject([
    { Varumärke: 'Beta', 'Produkter kr': '400,00', 'Underlag för avgifter kr': '400,00' },
  ])
})

test('what platform staff take back of a fee lowers the year and is of no payer', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator()
  await pay(brand.id, creator, { amount: 150_000, at: after(-60_000) })
  const accountId = await wallet.accountOf(creator.id)
  await wallet.inTransaction((trx) =>
    adjust(trx, { accountId, amount: -50_000, title: 'Dubbelt betalt', createdBy: admin.id, now: after(-1_000) }),
  )
  expect(await taxOf(creator)).toMatchObject({
    fees: 150_000,
    corrections: -50_000,
    payers: [{ fees: 150_000, contributions: 'payer' }],
  })
  const { summary } = (await api.call(creator, 'GET', '/api/instagramers/me/account')).body as { summary: object }
  expect(summary).toMatchObject({ tax: { set_aside: 30_000 } })
})

test('the share to set aside is remembered, from 0 to 60 in whole per cent, and leaves F-tax alone', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const creator = await make.creator()
  const save = (share: unknown) => api.call(creator, 'PATCH', '/api/instagramers/me/tax', { body: { share } })
  await pay(brand.id, creator, { amount: 749_700, at: after(-60_000) })
  const setAside = async () =>
    (
      (await api.call(creator, 'GET', '/api/instagramers/me/account')).body as {
        summary: { tax: { set_aside: number } }
      }
    ).summary.tax.set_aside
  expect([(await taxOf(creator)).share, await setAside()]).toEqual([30, 225_000])
  await stateFTax(creator, dayOf(start))
  expect((await save(0)).body).toMatchObject({ share: 0, f_tax_since: dayOf(start) })
  expect([(await taxOf(creator)).share, await setAside()]).toEqual([0, 0])
  expect((await save(60)).status).toBe(200)
  for (const share of [61, -1, 30.5]) expect((await save(share)).status).toBe(422)
  expect((await taxOf(creator)).share).toBe(60)
})

test('the statement has every row by payer, and its sums are those of the page', async () => {
  const brand = await wallet.fundedBrand(1_000_000)
  const other = await make.brand('Gamma')
  const creator = await make.creator()
  const year = thisYear()
  await pay(brand.id, creator, { amount: 60_050, at: after(-60_000) })
  await pay(brand.id, creator, { amount: 10_000, at: after(60_000) })
  await give(other.id, creator, { value: 320, at: addDays(dayOf(start), -1) + 'T10:00:00Z' })
  const statement = async (format: string, locale = 'sv') =>
    (
      await api.call(
        creator,
        'GET',
        `/api/instagramers/me/tax/statement?year=${year}&format=${format}&locale=${locale}`,
      )
    ).body as { file: string; file_name: string }
  const csv = await statement('csv')
  expect(csv.file.startsWith('\ufeff')).toBe(true)
  expect(csv.file_name).toBe(`samspel-underlag-${year}.csv`)
  const cells = cellsOf(csv.file)
  const rows = cells.filter((line) => line.Dag)
  expect(rows).toMatchObject([
    { Varumärke: 'Gamma', Typ: 'Varor', 'Belopp kr': '320,00', Dag: addDays(dayOf(start), -1) },
    { Varumärke: brand.name, Typ: 'Arvode', Kampanj: 'Bild', 'Belopp kr': '600,50', Dag: dayOf(after(-60_000)) },
  ])
  const total = rows.reduce((sum, line) => sum + kr(line['Belopp kr']), 0)
  const { fees, goods } = await taxOf(creator)
  expect(total * 100).toBe(fees + goods)
  expect(kr(cells.at(-1)?.['Belopp kr'])).toBe(total)
  const english = (await statement('csv', 'en')).file
  expect(english).toContain('600.50')
  const pdf = Buffer.from((await statement('pdf')).file, 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})
