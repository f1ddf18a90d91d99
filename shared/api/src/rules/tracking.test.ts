import { expect, test } from '@jest/globals'
import { carrierCalled, carrierNames, carriers, trackingUrlOf } from './carriers'
import { trackingInGroups, trackingOf } from './tracking'

test.each([
  ['UM482913056SE', 'postnord', 'UM482913056SE'],
  ['um 482 913 056 se', 'postnord', 'UM482913056SE'],
  ['RR473124829GB', 'royal_mail', 'RR473124829GB'],
  ['CP473124829NO', 'bring', 'CP473124829NO'],
  ['CP473124829FI', 'posti', 'CP473124829FI'],
  ['1Z999AA10123456784', 'ups', '1Z999AA10123456784'],
  ['1z 999 aa1 01 2345 6784', 'ups', '1Z999AA10123456784'],
  ['JJFI64574900001234567', 'posti', 'JJFI64574900001234567'],
])('%s says by itself that it is of %s', (text, carrier, number) => {
  expect(trackingOf(text)).toEqual({ carrier, number })
})

test.each([
  ['digits alone', '4012 5591 860', '40125591860'],
  ['a serial shipping code of any carrier', '00370724710000012345', '00370724710000012345'],
  ['a check digit that is wrong', 'UM482913057SE', 'UM482913057SE'],
  ['a post that is no carrier here', 'RR473124829US', 'RR473124829US'],
  ['a UPS number that is mistyped', '1Z999AA10123456785', '1Z999AA10123456785'],
  ['hyphens between groups', '3709-1142-05', '3709114205'],
])('whose number it is stays open with %s', (_why, text, number) => {
  expect(trackingOf(text)).toEqual({ carrier: null, number })
})

test.each([
  ['https://tracking.postnord.com/se/?id=UM482913056SE', 'postnord', 'UM482913056SE'],
  ['https://www.postnord.se/vara-verktyg/spara-brev-paket-och-pall?shipmentId=40125591860', 'postnord', '40125591860'],
  ['https://www.dhl.com/se-sv/home/tracking.html?tracking-id=3709114205&submit=1', 'dhl', '3709114205'],
  ['https://eschenker.dbschenker.com/app/tracking-public/?refNumber=27690040156446', 'db_schenker', '27690040156446'],
  ['https://tracking.budbee.com/7a2b9c41', 'budbee', '7a2b9c41'],
  [
    'https://tracking.budbee.com/0b5e3c1a-7f42-4d0e-9f6a-2b7c1d9e8a34',
    'budbee',
    '0b5e3c1a-7f42-4d0e-9f6a-2b7c1d9e8a34',
  ],
  ['https://track.instabox.io/sv-SE/ZA010001122183', 'instabox', 'ZA010001122183'],
  ['tracking.bring.se/tracking/370727790063193606', 'bring', '370727790063193606'],
  ['https://sporing.posten.no/sporing/370727790063193606?lang=no', 'bring', '370727790063193606'],
  ['https://www.posti.fi/sv/uppfoljning#/lahetys/JJFI64574900001234567?lang=sv', 'posti', 'JJFI64574900001234567'],
  ['https://www.matkahuolto.fi/seuranta?parcelNumber=MH123456789', 'matkahuolto', 'MH123456789'],
  ['https://gls-group.com/DK/da/find-pakke?match=075624238061', 'gls', '075624238061'],
  ['https://gls-group.eu/track/YO0IZ8BX', 'gls', 'YO0IZ8BX'],
  ['https://www.dao.as/privat/find-din-pakke?stregkode=00057151271000000001', 'dao', '00057151271000000001'],
  ['https://www.royalmail.com/track-your-item#/tracking-results/RR473124829GB', 'royal_mail', 'RR473124829GB'],
  ['https://www.evri.com/track/parcel/H0123A0123456789/details', 'evri', 'H0123A0123456789'],
  ['https://www.ups.com/track?loc=sv_SE&tracknum=1Z999AA10123456784', 'ups', '1Z999AA10123456784'],
  ['https://www.fedex.com/fedextrack/?trknbr=445291888246', 'fedex', '445291888246'],
])('%s becomes carrier and number', (link, carrier, number) => {
  expect(trackingOf(` ${link} `)).toEqual({ carrier, number })
})

test.each([
  '',
  '  ',
  'skickat i går',
  '4,01256E+11',
  '4.01256E+11',
  '1234',
  '-----',
  'https://tracking.postnord.com/se/',
  'https://tracking.postnord.com.evil.test/?id=UM482913056SE',
  'https://evilpostnord.com/?id=UM482913056SE',
  'https://www.posti.fi/sv/uppfoljning#/lahetys/%E0%A4%A',
  'https://butiken.se/order/40125591860',
  '9'.repeat(41),
])('%j is no tracking', (text) => expect(trackingOf(text)).toBeUndefined())

test.each(carriers.filter((carrier) => carrier !== 'other'))(
  'the page of %s is read back as its carrier and number, in every country',
  (carrier) => {
    for (const country of [undefined, 'SE', 'NO', 'DK', 'FI', 'GB']) {
      const url = trackingUrlOf(carrier, 'AB12345678', country) ?? ''
      expect(url).toMatch(/^https:\/\/[^#]*AB12345678|^https:\/\/[^#]*#\/[a-z-]+\/AB12345678$/)
      expect(trackingOf(url)).toEqual({ carrier, number: 'AB12345678' })
    }
    expect(carrierCalled(carrierNames[carrier].toUpperCase())).toBe(carrier)
  },
)

test('the page is that of the country the parcel goes to, and a number cannot leave its place in it', () => {
  expect(trackingUrlOf('postnord', 'UM482913056SE', 'SE')).toBe('https://tracking.postnord.com/se/?id=UM482913056SE')
  expect(trackingUrlOf('postnord', 'UM482913056SE', 'GB')).toBe('https://tracking.postnord.com/en/?id=UM482913056SE')
  expect(trackingUrlOf('royal_mail', 'a&b/#$&')).toBe(
    'https://www.royalmail.com/track-your-item#/tracking-results/a%26b%2F%23%24%26',
  )
  expect(trackingUrlOf('other', '40125591860')).toBeNull()
  expect(trackingUrlOf(null, '40125591860')).toBeNull()
  expect(trackingUrlOf('postnord', null)).toBeNull()
})

test('carriers are known by the names that files have', () => {
  expect(carrierCalled('Post Nord')).toBe('postnord')
  expect(carrierCalled('schenker')).toBe('db_schenker')
  expect(carrierCalled('Annan')).toBe('other')
  expect(carrierCalled('Duvpost')).toBeUndefined()
  expect(carrierCalled('')).toBeUndefined()
})

test('long numbers are read in groups', () => {
  expect(trackingInGroups('40125591860')).toBe('4012\u00A05591\u00A0860')
  expect(trackingInGroups('401255918601')).toBe('4012\u00A05591\u00A08601')
  expect(trackingInGroups('3709114205')).toBe('3709\u00A0114205')
  expect(trackingInGroups('UM482913056SE')).toBe('UM482913056SE')
})
