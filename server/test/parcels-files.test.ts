import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { deliveryAddress, type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let brandId: string
let campaignId: string
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  brandId = (await records.brand()).id
  staff = await records.staff('company', [brandId])
  campaignId = await records.campaign(brandId)
})

interface Parcel {
  id: string
  order_number: string
  carrier: string | null
  tracking_number: string | null
  creator: { name: string }
}
const takeOn = async () => {
  const applied = await api.call(await records.creator(), 'POST', `/api/campaigns/${campaignId}/participations`, {
    body: { participation: { motivation: 'Gärna' } },
  })
  const { id } = (applied.body as { participation: { id: string } }).participation
  expect((await api.call(staff, 'PATCH', `/api/participations/${id}/approve`)).status).toBe(200)
}
const parcels = async () =>
  ((await api.call(staff, 'GET', `/api/campaigns/${campaignId}/parcels`)).body as { parcels: Parcel[] }).parcels
const download = (who: Actor, path: string) => api.call(who, 'GET', `/api/campaigns/${campaignId}/parcels/${path}`)
const read = (csv: string, dryRun: boolean, who = staff) =>
  api.call(who, 'POST', `/api/campaigns/${campaignId}/parcels/tracking`, { body: { csv, dry_run: dryRun } })
const downloads = () =>
  api.db
    .selectFrom('campaign_events')
    .select(['act', 'count', 'user_id'])
    .where('campaign_id', '=', campaignId)
    .where('act', '=', 'addresses_downloaded')
    .execute()

describe('files of what can be packed', () => {
  test('the table names order, address and greeting of each, and every download is in the history', async () => {
    await takeOn()
    await takeOn()
    const [first, second] = await parcels()
    const { body } = await download(staff, 'export')
    const lines = (body as { csv: string }).csv.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`${first!.order_number};${deliveryAddress.name};${deliveryAddress.street}`)
    expect(((await download(staff, `export?parcelIds=${second!.id}&locale=en`)).body as { csv: string }).csv).toMatch(
      new RegExp(`^\\uFEFFOrder number,.*\\r\\n${second!.order_number},`),
    )
    expect((await downloads()).map(({ count }) => count)).toEqual([2, 1])
  })
  test('packing list and labels are papers; with nothing to pack there is none', async () => {
    expect(await download(staff, 'packing_list?form=list')).toMatchObject({
      status: 422,
      body: { errors: { parcel_ids: ['required'] } },
    })
    await takeOn()
    for (const form of ['list', 'labels']) {
      const { body } = await download(staff, `packing_list?form=${form}`)
      expect(body).toMatchObject({ parcels: 1, pages: 1 })
      expect(Buffer.from((body as { pdf: string }).pdf, 'base64').toString('latin1')).toMatch(/^%PDF-/)
    }
  })
  test('whose address was erased is on no paper', async () => {
    await takeOn()
    await api.db.updateTable('parcels').set({ sealed_address: null }).where('campaign_id', '=', campaignId).execute()
    const [parcel] = await parcels()
    const { body } = await download(staff, `export?parcelIds=${parcel!.id}`)
    expect((body as { csv: string }).csv.trim().split('\r\n')).toHaveLength(1)
    expect(await downloads()).toEqual([])
  })
  test('parcels of other campaigns cannot be asked for through one’s own', async () => {
    await takeOn()
    const [parcel] = await parcels()
    campaignId = await records.campaign(brandId)
    const { body } = await download(staff, `export?parcelIds=${parcel!.id}`)
    expect((body as { csv: string }).csv.trim().split('\r\n')).toHaveLength(1)
  })
})

describe('a file of tracking numbers', () => {
  test('the downloaded table comes back with numbers: first it says what it would do, then it writes', async () => {
    await takeOn()
    await takeOn()
    const [first, second] = await parcels()
    const csv = [
      'Ordernummer;Namn;Spårningsnummer',
      `${first!.order_number};;https://tracking.postnord.com/se/?id=UM482913056SE`,
      `${second!.order_number};;3709114205`,
      'SP-AAAAAA;;40125591860',
    ].join('\n')
    const asked = await read(csv, true)
    expect(asked.body).toMatchObject({
      written: 0,
      rows: [
        { line: 2, outcome: 'new', parcel_id: first!.id, carrier: 'postnord', tracking_number: 'UM482913056SE' },
        { line: 3, outcome: 'new', parcel_id: second!.id, carrier: null, tracking_number: '3709114205' },
        { line: 4, outcome: 'not_found', parcel_id: null },
      ],
    })
    expect((await parcels()).map((one) => one.tracking_number)).toEqual([null, null])
    expect((await read(csv, false)).body).toMatchObject({ written: 2 })
    expect((await parcels()).map((one) => [one.carrier, one.tracking_number])).toEqual([
      ['postnord', 'UM482913056SE'],
      [null, '3709114205'],
    ])
    expect((await read(csv, false)).body).toMatchObject({
      written: 0,
      rows: [{ outcome: 'same' }, { outcome: 'same' }, {}],
    })
  })
  test('a number is replaced only as it was said, and what has arrived keeps its own', async () => {
    await takeOn()
    const [parcel] = await parcels()
    const csv = (number: string) => `Ordernummer;Spårningsnummer\n${parcel!.order_number};${number}`
    await read(csv('40125591860'), false)
    expect((await read(csv('40125592222'), true)).body).toMatchObject({
      rows: [{ outcome: 'overwrites', former: '40125591860' }],
    })
    await api.db
      .updateTable('parcels')
      .set({ sent_at: new Date().toISOString(), arrived_at: new Date().toISOString(), arrived_by: 'creator' })
      .where('id', '=', parcel!.id)
      .execute()
    expect((await read(csv('40125592222'), false)).body).toMatchObject({
      written: 0,
      rows: [{ outcome: 'not_packable' }],
    })
    expect((await parcels())[0]!.tracking_number).toBe('40125591860')
  })
  test('a file without the columns is refused with what is wrong', async () => {
    expect(await read('Ort;Land\nLund;SE', true)).toMatchObject({
      status: 422,
      body: { errors: { csv: ['required'] } },
    })
  })
  test('another brand’s campaign does not exist', async () => {
    const other = await records.staff('company', [(await records.brand()).id])
    expect(await read('Ordernummer;Spårningsnummer\nSP-AAAAAA;40125591860', true, other)).toMatchObject({ status: 404 })
    expect(await download(other, 'export')).toMatchObject({ status: 404 })
    expect(await download(other, 'packing_list?form=list')).toMatchObject({ status: 404 })
  })
})
