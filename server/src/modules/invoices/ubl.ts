import { XMLBuilder } from 'fast-xml-parser'
import { invalid } from '../../errors'
import { localeOfBuyer } from './mails'
import { type InvoiceRow, numberOfRow } from './repository'
import type { VatRule } from './vat'
import { vatSentences } from './vat-sentences'

/** How VAT is named by UNCL 5305, and why there is none by the list VATEX. */
const categories: Record<VatRule, { code: 'S' | 'AE' | 'O'; reason?: string }> = {
  domestic: { code: 'S' },
  eu_without_number: { code: 'S' },
  reverse_charge: { code: 'AE', reason: 'VATEX-EU-AE' },
  outside: { code: 'O', reason: 'VATEX-EU-O' },
}

/** How a company is addressed in Peppol by its number (list EAS). */
const schemes: Readonly<Record<string, string>> = { SE: '0007', DK: '0184', NO: '0192', FI: '0216' }

const digits = (text: string): string => text.replaceAll(/[^0-9]/g, '')

/** Kronor with two decimals; credits are told by their kind and not by a sign. */
const decimal = (ore: number): string => {
  const whole = Math.abs(ore)
  return `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}
const amount = (ore: number) => ({ '#text': decimal(ore), '@_currencyID': 'SEK' })

/** Where Peppol finds the buyer: by its number, else by its address for invoices. */
const endpointOf = ({ country, organisationNumber, email }: InvoiceRow['buyer']) => {
  const scheme = schemes[country]
  if (scheme && organisationNumber) return { '#text': digits(organisationNumber), '@_schemeID': scheme }
  if (email) return { '#text': email, '@_schemeID': 'EM' }
  throw invalid({ organisationNumber: ['required'] })
}

const addressOf = (
  { street, postalCode, town }: Pick<InvoiceRow['buyer'], 'street' | 'postalCode' | 'town'>,
  country: string,
) => ({
  ...(street && { 'cbc:StreetName': street }),
  ...(town && { 'cbc:CityName': town }),
  ...(postalCode && { 'cbc:PostalZone': postalCode }),
  'cac:Country': { 'cbc:IdentificationCode': country },
})

const taxScheme = (companyId: string, id: string) => ({
  'cbc:CompanyID': companyId,
  'cac:TaxScheme': { 'cbc:ID': id },
})

/** BR-O-02: what is outside the scope of VAT names nobody's VAT number. */
const sellerOf = ({ seller, vat_rule: rule }: InvoiceRow) => ({
  'cac:Party': {
    'cbc:EndpointID': { '#text': digits(seller.organisationNumber), '@_schemeID': '0007' },
    'cac:PostalAddress': addressOf(seller, 'SE'),
    'cac:PartyTaxScheme': [
      ...(categories[rule].code === 'O' ? [] : [taxScheme(seller.vatNumber, 'VAT')]),
      // SE-R-005: in these words.
      ...(seller.fTax ? [taxScheme('Godkänd för F-skatt', 'TAX')] : []),
    ],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      'cbc:CompanyID': { '#text': digits(seller.organisationNumber), '@_schemeID': '0007' },
    },
  },
})

const buyerOf = ({ buyer, vat_rule: rule }: InvoiceRow) => ({
  'cac:Party': {
    'cbc:EndpointID': endpointOf(buyer),
    'cac:PostalAddress': addressOf(buyer, buyer.country),
    ...(buyer.vatNumber &&
      categories[rule].code !== 'O' && { 'cac:PartyTaxScheme': taxScheme(buyer.vatNumber, 'VAT') }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': buyer.name,
      ...(buyer.organisationNumber && { 'cbc:CompanyID': digits(buyer.organisationNumber) }),
    },
  },
})

const categoryOf = ({ vat_rule: rule, vat_rate: rate }: InvoiceRow, withReason: boolean, sentence: string | null) => {
  const { code, reason } = categories[rule]
  return {
    'cbc:ID': code,
    ...(code !== 'O' && { 'cbc:Percent': String(rate) }),
    ...(withReason && reason && { 'cbc:TaxExemptionReasonCode': reason }),
    ...(withReason && reason && sentence && { 'cbc:TaxExemptionReason': sentence }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, indentBy: '  ', suppressEmptyNode: true })

/** An invoice or a credit as Peppol BIS Billing 3 wants it. */
export const ublOf = (row: InvoiceRow): string => {
  const isCredit = row.kind === 'credit'
  const name = isCredit ? 'CreditNote' : 'Invoice'
  const locale = localeOfBuyer(row.buyer)
  const sentence = vatSentences[row.vat_rule][locale]
  const { seller, buyer } = row
  const paid = isCredit ? Math.abs(row.total) : Math.max(Math.min(row.paid, row.total), 0)
  const due = Math.abs(row.total) - paid
  const quantity = isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity'
  const body = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'cbc:ID': numberOfRow(row),
    'cbc:IssueDate': row.issued_on,
    ...(isCredit ? { 'cbc:CreditNoteTypeCode': '381' } : { 'cbc:DueDate': row.due_on, 'cbc:InvoiceTypeCode': '380' }),
    ...(row.reason && { 'cbc:Note': row.reason }),
    'cbc:DocumentCurrencyCode': 'SEK',
    // PEPPOL-EN16931-R003: a reference of the buyer's must stand there; the number does where none was given.
    'cbc:BuyerReference': buyer.reference ?? numberOfRow(row),
    ...(row.period_from &&
      row.period_to && { 'cac:InvoicePeriod': { 'cbc:StartDate': row.period_from, 'cbc:EndDate': row.period_to } }),
    ...(row.credits && {
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': numberOfRow({ series_year: row.credits.year, series_number: row.credits.number }),
        },
      },
    }),
    'cac:AccountingSupplierParty': sellerOf(row),
    'cac:AccountingCustomerParty': buyerOf(row),
    ...(due > 0 &&
      seller.bankgiro && {
        'cac:PaymentMeans': {
          'cbc:PaymentMeansCode': '30',
          'cbc:PaymentID': row.reference,
          'cac:PayeeFinancialAccount': {
            'cbc:ID': digits(seller.bankgiro),
            'cac:FinancialInstitutionBranch': { 'cbc:ID': 'SE:BANKGIRO' },
          },
        },
      }),
    'cac:TaxTotal': {
      'cbc:TaxAmount': amount(row.vat),
      'cac:TaxSubtotal': {
        'cbc:TaxableAmount': amount(row.net),
        'cbc:TaxAmount': amount(row.vat),
        'cac:TaxCategory': categoryOf(row, true, sentence),
      },
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': amount(row.net),
      'cbc:TaxExclusiveAmount': amount(row.net),
      'cbc:TaxInclusiveAmount': amount(row.total),
      'cbc:PrepaidAmount': amount(paid),
      'cbc:PayableAmount': amount(due),
    },
    [isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine']: row.lines.map((line, at) => ({
      'cbc:ID': String(at + 1),
      [quantity]: { '#text': String(line.quantity), '@_unitCode': 'C62' },
      'cbc:LineExtensionAmount': amount(line.net),
      'cac:Item': {
        'cbc:Name': (locale === 'sv' ? line.titleSv : line.titleEn).slice(0, 200),
        'cac:ClassifiedTaxCategory': categoryOf(row, false, null),
      },
      'cac:Price': { 'cbc:PriceAmount': amount(Math.round(line.net / line.quantity)) },
    })),
  }
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    [name]: {
      '@_xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`,
      '@_xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      '@_xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      ...body,
    },
  })
}
