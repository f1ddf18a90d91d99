import { expect, test } from '@jest/globals'
import type { DeliveryAddress, ParcelRow } from '@samspel/api'
import { parcelsCsv } from './csv'
import { drawLabels } from './labels'
import { addressLines, drawPackingList, type Paper } from './packing-list'
import { readTracking } from './read-tracking'

const buildDeliveryAddress = (change: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  name: 'Tove Ekström',
  street: 'Storgatan 38, lgh 1203',
  postalCode: '582 23',
  city: 'Linköping',
  country: 'SE',
  phone: '+46701740612',
  note: 'Portkod 4471',
  ...change,
})
/** With what papers and tables read. */
const buildParcelRow = (change: Partial<ParcelRow> = {}, n = 1): ParcelRow =>
  ({
    orderNumber: `SP-7F3K${n}`,
    creator: { name: 'Tove Ekström' },
    address: buildDeliveryAddress(),
    choice: { id: 'c', product: 'Ståltermos', size: '0,5 l', colour: 'rost', left: null },
    greeting: '',
    carrier: null,
    trackingNumber: null,
    ...change,
  }) as ParcelRow

const cells = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(csv.includes(';') ? ';' : ','))

test('a table of parcels has what imports of carriers ask for, one parcel a row, in the reader’s language', () => {
  const parcels = [
    buildParcelRow({ greeting: 'Prova den med glögg', carrier: 'postnord', trackingNumber: '40125591860' }),
    buildParcelRow({ carrier: 'other', choice: null, address: buildDeliveryAddress({ country: 'FI', note: '' }) }, 2),
  ]
  expect(cells(parcelsCsv(parcels, 'sv'))).toEqual([
    [
      'Ordernummer',
      'Namn',
      'Gatuadress',
      'Postnummer',
      'Ort',
      'Landskod',
      'Telefon',
      'Bud till föraren',
      'Val',
      'Hälsning',
      'Transportör',
      'Spårningsnummer',
    ],
    [
      'SP-7F3K1',
      'Tove Ekström',
      'Storgatan 38, lgh 1203',
      '582 23',
      'Linköping',
      'SE',
      '+46701740612',
      'Portkod 4471',
      'Ståltermos, 0,5 l, rost',
      'Prova den med glögg',
      'PostNord',
      '40125591860',
    ],
    [
      'SP-7F3K2',
      'Tove Ekström',
      'Storgatan 38, lgh 1203',
      '582 23',
      'Linköping',
      'FI',
      '+46701740612',
      '',
      '',
      '',
      'Annan',
      '',
    ],
  ])
  expect(parcelsCsv(parcels, 'en').split('\r\n')[0]).toBe(
    '\uFEFFOrder number,Name,Street address,Postal code,City,Country code,Phone,Delivery note,Choice,Greeting,Carrier,Tracking number',
  )
})

test('what a person wrote is no formula in the table', () => {
  const csv = parcelsCsv([buildParcelRow({ greeting: '=HYPERLINK("https://evil.test")' })], 'sv')
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
})

test('the table that was downloaded is read back, in both languages', () => {
  const parcels = [buildParcelRow({ carrier: 'royal_mail', trackingNumber: 'RR473124829GB', greeting: 'a;b,c\n"d"' })]
  for (const locale of ['sv', 'en'] as const)
    expect(readTracking(parcelsCsv(parcels, locale))).toMatchObject([
      {
        order: 'SP-7F3K1',
        name: 'Tove Ekström',
        carrier: 'royal_mail',
        tracking: { carrier: 'royal_mail', number: 'RR473124829GB' },
      },
    ])
})

const paper: Paper = {
  campaignName: 'Varm dryck på toppen',
  brandName: 'Fjällglim',
  home: 'SE',
  locale: 'sv',
  now: new Date('2026-11-30T09:00:00Z'),
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length
const parcels = (n: number): ParcelRow[] => Array.from({ length: n }, (_, at) => buildParcelRow({}, at))

test.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [25, 3],
])('a packing list of %d parcels has %d pages', async (n, pages) => {
  expect(pagesOf(await drawPackingList(parcels(n), paper))).toBe(pages)
})

test.each([
  [8, 1],
  [9, 2],
])('%d labels need %d sheets', async (n, sheets) => {
  expect(pagesOf(await drawLabels(parcels(n), paper))).toBe(sheets)
})

test('texts of any length leave a page as it is', async () => {
  const long = 'Mycket lång text '.repeat(40)
  const address = buildDeliveryAddress({ name: long, street: long, city: long, note: long, country: 'GB' })
  const wordy = Array.from({ length: 10 }, (_, at) => buildParcelRow({ greeting: long, address }, at))
  expect(pagesOf(await drawPackingList(wordy, { ...paper, campaignName: long }))).toBe(1)
  expect(pagesOf(await drawLabels(wordy.slice(0, 8), { ...paper, brandName: long }))).toBe(1)
})

test('an address names its country only when it is abroad, in the language of the paper', () => {
  const parcel = buildParcelRow({ address: buildDeliveryAddress({ country: 'DK' }) })
  expect(addressLines(parcel, paper)).toEqual(['Storgatan 38, lgh 1203', '582 23 Linköping', 'Danmark'])
  expect(addressLines(parcel, { ...paper, locale: 'en' }).at(-1)).toBe('Denmark')
  expect(addressLines(parcel, { ...paper, home: 'DK' })).toHaveLength(2)
  expect(addressLines(buildParcelRow({ address: null }), paper)).toEqual([])
})
