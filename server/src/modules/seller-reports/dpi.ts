import { XMLBuilder } from 'fast-xml-parser'
import type { BankAccount } from '../../bank-account'
import type { Seller } from '../../seller-config'
import type { LegalPerson } from '../creator-papers'
import type { Quarter } from './sellers'

/** A creator as the report names them: nothing is missing. */
export interface SellerInReport {
  person: LegalPerson
  account: BankAccount | undefined
  quarters: readonly Quarter[]
}

interface Report {
  year: number
  operator: Seller
  sellers: readonly SellerInReport[]
  /** Tells this file from others of the year. */
  reference: string
  now: Date
}

const digits = (text: string): string => text.replaceAll(/[^0-9]/g, '')
/** Tax numbers go in one piece; Finnish ones keep the sign that says their century. */
const plainNumber = ({ taxNumber, country }: LegalPerson): string =>
  country === 'FI' ? (taxNumber ?? '') : (taxNumber ?? '').replaceAll(/[\s-]/g, '')

/** The schema has whole units of money. */
const kronor = (ore: number) => ({ '#text': String(Math.round(ore / 100)), '@_currCode': 'SEK' })
const each = (prefix: string, values: readonly unknown[]) =>
  Object.fromEntries(values.map((value, at) => [`dpi:${prefix}Q${at + 1}`, value]))

const docSpec = (reference: string) => ({ 'stf:DocTypeIndic': 'OECD1', 'stf:DocRefId': reference })

const addressOf = ({ street, postalCode, town }: Pick<Seller, 'street' | 'postalCode' | 'town'>, country: string) => ({
  'dpi:CountryCode': country,
  'dpi:AddressFix': { 'dpi:Street': street, 'dpi:PostCode': postalCode, 'dpi:City': town },
})

const operatorOf = (operator: Seller, reference: string) => ({
  'dpi:ResCountryCode': 'SE',
  'dpi:TIN': { '#text': digits(operator.organisationNumber), '@_issuedBy': 'SE' },
  'dpi:VAT': operator.vatNumber,
  'dpi:Name': operator.name,
  'dpi:PlatformBusinessName': 'Samspel',
  'dpi:Address': addressOf(operator, 'SE'),
  'dpi:Nexus': 'RPONEX1',
  'dpi:AssumedReporting': 'false',
  'dpi:DocSpec': docSpec(reference),
})

const accountOf = (account: BankAccount | undefined) => {
  if (!account) return {}
  const [text, kind] = account.kind === 'iban' ? [account.iban, 'IBAN'] : [account.clearing + account.account, 'BBAN']
  return { 'dpi:FinancialIdentifier': { 'dpi:Identifier': { '#text': text, '@_AccountNumberType': kind } } }
}

/** Nothing is withheld of what creators are paid, and Samspel takes no fee of them: these are noughts, and the schema wants them said. */
const nothing = [0, 0, 0, 0].map(kronor)

const sellerOf = ({ person, account, quarters }: SellerInReport, reference: string) => ({
  'dpi:Identity': {
    'dpi:IndividualSeller': {
      'dpi:Standard': {
        'dpi:IndSellerID': {
          'dpi:ResCountryCode': person.country,
          'dpi:TIN': { '#text': plainNumber(person), '@_issuedBy': person.country },
          ...(person.vatNumber && { 'dpi:VAT': person.vatNumber }),
          'dpi:Name': { 'dpi:FirstName': person.firstName, 'dpi:LastName': person.lastName },
          'dpi:Address': addressOf(
            { street: person.street ?? '', postalCode: person.postalCode ?? '', town: person.town ?? '' },
            person.country,
          ),
          'dpi:BirthInfo': { 'dpi:BirthDate': person.birthDate },
        },
        ...accountOf(account),
      },
    },
  },
  'dpi:RelevantActivities': {
    'dpi:PersonalServices': {
      'dpi:Consideration': each(
        'Cons',
        quarters.map(({ amount }) => kronor(amount)),
      ),
      'dpi:NumberOfActivities': each(
        'Numb',
        quarters.map(({ activities }) => String(activities)),
      ),
      'dpi:Fees': each('Fees', nothing),
      'dpi:Taxes': each('Tax', nothing),
    },
  },
  'dpi:DocSpec': docSpec(reference),
})

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, indentBy: '  ', suppressEmptyNode: true })

/** The report of a year in the OECD's schema for platforms, which the EU's directive uses. Without sellers it says that there are none. */
export const dpiOf = ({ year, operator, sellers, reference, now }: Report): string => {
  const start = `SE${year}SE${digits(operator.organisationNumber)}-${reference}`
  const hasSellers = sellers.length > 0
  const message = {
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    'dpi:DPI_OECD': {
      '@_xmlns:dpi': 'urn:oecd:ties:dpi:v1',
      '@_xmlns:stf': 'urn:oecd:ties:dpistf:v1',
      '@_version': '1.0',
      'dpi:MessageSpec': {
        'dpi:SendingEntityIN': digits(operator.organisationNumber),
        'dpi:TransmittingCountry': 'SE',
        'dpi:ReceivingCountry': 'SE',
        'dpi:MessageType': 'DPI',
        'dpi:MessageRefId': start,
        'dpi:MessageTypeIndic': hasSellers ? 'DPI401' : 'DPI403',
        'dpi:ReportingPeriod': `${year}-12-31`,
        'dpi:Timestamp': now.toISOString().slice(0, 23),
      },
      'dpi:DPIBody': {
        'dpi:PlatformOperator': operatorOf(operator, `${start}-P`),
        ...(hasSellers && {
          'dpi:ReportableSeller': sellers.map((seller, at) => sellerOf(seller, `${start}-${at + 1}`)),
        }),
      },
    },
  }
  return builder.build(message) as string
}
