import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { validateXML } from 'xmllint-wasm'
import type { Seller } from '../../seller-config'
import type { LegalPerson } from '../creator-papers'
import { dpiOf, type SellerInReport } from './dpi'

const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(path.resolve(__dirname, '../../../test/fixtures/dpi', fileName), 'utf8'),
})
const faultsOf = async (xml: string): Promise<string[]> => {
  const { errors } = await validateXML({
    xml: { fileName: 'report.xml', contents: xml },
    schema: [schema('DPIXML_v1.0.xsd')],
    preload: [schema('isodpitypes_v1.0.xsd'), schema('oecddpitypes_v1.0.xsd')],
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

const operator: Seller = {
  name: 'Samspel Sverige AB',
  organisationNumber: '559999-4711',
  vatNumber: 'SE559999471101',
  street: 'Magasinsgatan 11',
  postalCode: '411 18',
  town: 'Göteborg',
  fTax: true,
  bankgiro: null,
}
const person: LegalPerson = {
  id: '0196eb0b-2ba0-7e3c-a426-a479ba4c7b34',
  firstName: 'Åsa & Co',
  lastName: 'Öberg <1>',
  street: 'Storgatan 1',
  postalCode: '411 15',
  town: 'Göteborg',
  country: 'SE',
  taxNumber: '19811228-9874',
  birthDate: '1981-12-28',
  vatNumber: null,
  vatState: null,
  missing: [],
}
const seller = (change: Partial<LegalPerson> = {}, account?: SellerInReport['account']): SellerInReport => ({
  person: { ...person, ...change },
  account,
  quarters: [
    { amount: 1_000_49, activities: 2 },
    { amount: 0, activities: 0 },
    { amount: 250_50, activities: 1 },
    { amount: 0, activities: 0 },
  ],
})
const report = (sellers: readonly SellerInReport[]) =>
  dpiOf({ year: 2026, operator, sellers, reference: 'a1', now: new Date('2027-01-12T09:30:00.000Z') })

describe('the report on sellers', () => {
  test('is what the schema of the OECD accepts, for sellers of every country and account', async () => {
    const xml = report([
      seller({}, { kind: 'bban', bank: 'Swedbank', clearing: '8327', account: '834124471' }),
      seller({ vatNumber: 'SE811228987401' }),
      seller(
        { country: 'FI', taxNumber: '131052-308T', birthDate: '1952-10-13' },
        { kind: 'iban', bank: 'IBAN FI', iban: 'FI2112345600000785' },
      ),
      seller({ country: 'DK', taxNumber: '211062-5629', birthDate: '1962-10-21' }),
    ])
    expect(await faultsOf(xml)).toEqual([])
  })

  test('says what was paid in whole kronor and how often, by quarter, and that nothing was withheld', () => {
    const xml = report([seller()])
    expect(xml).toContain('<dpi:ConsQ1 currCode="SEK">1000</dpi:ConsQ1>')
    expect(xml).toContain('<dpi:ConsQ3 currCode="SEK">251</dpi:ConsQ3>')
    expect(xml).toContain('<dpi:NumbQ1>2</dpi:NumbQ1>')
    expect(xml).toContain('<dpi:FeesQ1 currCode="SEK">0</dpi:FeesQ1>')
    expect(xml).toContain('<dpi:TIN issuedBy="SE">198112289874</dpi:TIN>')
    expect(xml).toContain('<dpi:FirstName>Åsa &amp; Co</dpi:FirstName>')
    expect(xml).toContain('<dpi:MessageRefId>SE2026SE5599994711-a1</dpi:MessageRefId>')
  })

  test('without sellers it says that there is nothing to report, which the schema accepts too', async () => {
    const xml = report([])
    expect(xml).toContain('<dpi:MessageTypeIndic>DPI403</dpi:MessageTypeIndic>')
    expect(await faultsOf(xml)).toEqual([])
  })

  test('the schema refuses what lacks a name or a date of birth', async () => {
    expect(await faultsOf(report([seller({ lastName: '' })]))).not.toEqual([])
    expect(await faultsOf(report([seller({ birthDate: null })]))).not.toEqual([])
  })
})
