import { expect, test } from '@jest/globals'
import { matchTracking, type TrackedParcel } from './match-tracking'
import { readTracking, trackingRowsMax } from './read-tracking'

const parcel = (orderNumber: string, creatorName: string, change: Partial<TrackedParcel> = {}): TrackedParcel => ({
  id: orderNumber,
  orderNumber,
  creatorName,
  names: [creatorName],
  carrier: null,
  trackingNumber: null,
  mayTrack: true,
  ...change,
})
const parcels = [
  parcel('SP-AAAA1', 'Tove Ekström', { names: ['Tove Ekström', 'Tove E Familjen Ek'] }),
  parcel('SP-AAAA2', 'Milad Hosseini', { carrier: 'postnord', trackingNumber: '40125591860' }),
  parcel('SP-AAAA3', 'Agnes Wikström'),
  parcel('SP-AAAA4', 'Agnes Wikström'),
  parcel('SP-AAAA5', 'Emma Sandell', { mayTrack: false }),
]
const outcomes = (csv: string) =>
  matchTracking(readTracking(csv), parcels).map(({ outcome, parcelId, carrier, trackingNumber }) =>
    [outcome, parcelId, carrier, trackingNumber].filter((each) => each !== null).join(' '),
  )

test.each([
  ['semicolons', 'Ordernummer;Spårningsnummer\nSP-AAAA1;40125591111'],
  ['commas', 'Order number,Tracking number\nsp-aaaa1,40125591111'],
  ['tabs of a copied sheet', 'Namn\tKollinummer\nTOVE EKSTROM\t4012 5591 111'],
  ['the name of the address', 'Recipient;Tracking\nTove E. Familjen Ek;40125591111'],
  ['a shop’s own order numbers beside names', 'Order;Mottagare;Sändningsnummer\n#1042;Tove Ekström;40125591111'],
  ['an order number that the name contradicts', 'Order;Namn;Tracking no\nSP-AAAA1;Någon Annan;40125591111'],
])('a row finds its parcel with %s', (_what, csv) => {
  expect(outcomes(csv)).toEqual(['new SP-AAAA1 40125591111'])
})

test.each([
  [
    'a link is carrier and number',
    'Order;Länk\nSP-AAAA1;https://tracking.postnord.com/se/?id=UM482913056SE',
    'postnord',
  ],
  ['a number’s own form', 'Order;Spårning\nSP-AAAA1;UM482913056SE', 'postnord'],
  ['the column', 'Order;Spårning;Transportör\nSP-AAAA1;UM482913056XX;DB Schenker', 'db_schenker'],
  ['one that is not in the table', 'Order;Spårning;Carrier\nSP-AAAA1;UM482913056XX;Duvpost', 'other'],
])('the carrier is known by %s', (_what, csv, carrier) => {
  expect(matchTracking(readTracking(csv), parcels)).toMatchObject([{ outcome: 'new', carrier }])
})

test('a number without a carrier leaves the parcel the one it has', () => {
  expect(outcomes('Order;Spårning\nSP-AAAA2;40125592222')).toEqual(['overwrites SP-AAAA2 postnord 40125592222'])
})

test('each row says what it would do, and what stops it', () => {
  const csv = [
    'Ordernummer;Namn;Spårningsnummer',
    'SP-AAAA2;;4012 5591 860',
    'SP-AAAA2;;40125592222',
    ';Agnes Wikström;40125593333',
    ';Ingen Alls;40125594444',
    'SP-ZZZZ9;Tove Ekström;40125595555',
    'SP-AAAA3;;',
    'SP-AAAA4;;4,01256E+11',
    'SP-AAAA5;;40125596666',
    ';;40125597777',
  ].join('\n')
  expect(matchTracking(readTracking(csv), parcels).map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'duplicate'],
    [3, 'duplicate'],
    [4, 'ambiguous'],
    [5, 'not_found'],
    [6, 'not_found'],
    [7, 'no_number'],
    [8, 'no_number'],
    [9, 'not_packable'],
    [10, 'not_found'],
  ])
})

test('what would be overwritten is told, and what is there already is the same', () => {
  expect(matchTracking(readTracking('Order;Spårning\nSP-AAAA2;40125592222'), parcels)).toMatchObject([
    { outcome: 'overwrites', former: '40125591860', creatorName: 'Milad Hosseini', named: 'SP-AAAA2' },
  ])
  expect(outcomes('Order;Spårning\nSP-AAAA2;40125591860')).toEqual(['same SP-AAAA2 postnord 40125591860'])
})

test('two rows that say the same of a parcel are written once, two that differ are not', () => {
  expect(outcomes('Order;Spårning\nSP-AAAA1;40125591111\nSP-AAAA1;4012 5591 111')).toEqual([
    'new SP-AAAA1 40125591111',
    'duplicate SP-AAAA1 40125591111',
  ])
  expect(outcomes('Order;Spårning\nSP-AAAA1;40125591111\nSP-AAAA1;40125592222')).toEqual([
    'duplicate SP-AAAA1 40125591111',
    'duplicate SP-AAAA1 40125592222',
  ])
})

test('of two columns with numbers the one that says something counts', () => {
  expect(outcomes('Order;Tracking number;Tracking URL\nSP-AAAA1;;https://gls-group.eu/track/YO0IZ8BX')).toEqual([
    'new SP-AAAA1 gls YO0IZ8BX',
  ])
})

test.each([
  ['invalid', 'Order;Spårning\nSP-AAAA1;\uFFFD'],
  ['invalid', 'Order;Spårning\nSP-AAAA1;\0'],
  ['required', 'Order;Spårning\n'],
  ['required', 'Order;Ort\nSP-AAAA1;Lund'],
  ['required', 'Ort;Spårning\nLund;40125591111'],
  ['too_long', `Order;Spårning\n${'SP-AAAA1;40125591111\n'.repeat(trackingRowsMax + 1)}`],
])('%s is what a file that cannot be used is told', (error, csv) => {
  expect(() => readTracking(csv)).toThrow(expect.objectContaining({ errors: { csv: [error] } }))
})
