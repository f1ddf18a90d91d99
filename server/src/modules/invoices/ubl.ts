import { XMLBuilder } from 'fast-xml-parser'
import { invalid } from '../../errors'
import type { InvoiceDocument, SellerOnPaper } from './document'
import { localeOfBuyer } from './mails'
import type { VatRule } from './vat'
import { vatSentences } from './vat-sentences'

/** How VAT is named by UNCL 5305, and why there is none by the list VATEX. */
const categories: Record<VatRule, { code: 'S' | 'AE' | 'E' | 'O'; reason?: string }> = {
  domestic: { code: 'S' },
  eu_without_number: { code: 'S' },
  reverse_charge: { code: 'AE', reason: 'VATEX-EU-AE' },
  outside: { code: 'O', reason: 'VATEX-EU-O' },
  // Why is said in words: the list has no code for it. BR-E-02 is met by the F-tax.
  not_registered: { code: 'E' },
}

/** How a company is addressed in Peppol by its number (list EAS). */
const schemes: Readonly<Record<string, string>> = { SE: '0007', DK: '0184', NO: '0192', FI: '0216' }

/** The same by VAT numbers, with or without their letters. */
const vatSchemes: Readonly<Record<string, { id: string; bare?: true }>> = {
  DK: { id: '0184', bare: true },
  NO: { id: '0192', bare: true },
  FI: { id: '0213' },
  GB: { id: '9932' },
}

const digits = (text: string): string => text.replaceAll(/[^0-9]/g, '')

/** Kronor with two decimals; credits are told by their kind and not by a sign. */
const decimal = (ore: number): string => {
  const whole = Math.abs(ore)
  return `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}
const amount = (ore: number) => ({ '#text': decimal(ore), '@_currencyID': 'SEK' })

/** Where Peppol finds the buyer: by its number, else by its address for invoices. */
const endpointOf = ({ country, organisationNumber, email }: InvoiceDocument['buyer']) => {
  const scheme = schemes[country]
  if (scheme && organisationNumber) return { '#text': digits(organisationNumber), '@_schemeID': scheme }
  if (email) return { '#text': email, '@_schemeID': 'EM' }
  throw invalid({ organisationNumber: ['required'] })
}

const addressOf = (
  { street, postalCode, town }: Pick<InvoiceDocument['buyer'], 'street' | 'postalCode' | 'town'>,
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

/** The number of a Swedish business: a creator's is in the VAT number, `SE` before and `01` after. */
const legalNumber = ({ organisationNumber, vatNumber }: SellerOnPaper): string | undefined => {
  if (organisationNumber) return digits(organisationNumber)
  return vatNumber?.startsWith('SE') ? digits(vatNumber).slice(0, 10) : undefined
}

/** Where Peppol finds the seller; in self-billing it is the one that receives. */
const sellerEndpoint = (seller: SellerOnPaper) => {
  const number = legalNumber(seller)
  if (number) return { '#text': number, '@_schemeID': '0007' }
  const scheme = seller.vatNumber && vatSchemes[seller.vatNumber.slice(0, 2)]
  if (scheme)
    return { '#text': scheme.bare ? digits(seller.vatNumber ?? '') : seller.vatNumber, '@_schemeID': scheme.id }
  if (seller.email) return { '#text': seller.email, '@_schemeID': 'EM' }
  throw invalid({ organisationNumber: ['required'] })
}

/** What the two kinds of invoice are called in Peppol; 389 and 261 are those of self-billing (UNCL 1001). */
const profiles = {
  billing: {
    customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    invoice: '380',
    credit: '381',
  },
  selfBilling: {
    customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
    profile: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
    invoice: '389',
    credit: '261',
  },
} as const

/** BR-O-02: what is outside the scope of VAT names nobody's VAT number. */
const sellerOf = ({ seller, vat_rule: rule }: InvoiceDocument) => ({
  'cac:Party': {
    'cbc:EndpointID': sellerEndpoint(seller),
    // BR-CO-26: somebody without numbers is known by an id.
    ...(!legalNumber(seller) && !seller.vatNumber && { 'cac:PartyIdentification': { 'cbc:ID': seller.id } }),
    'cac:PostalAddress': addressOf(seller, seller.country ?? 'SE'),
    'cac:PartyTaxScheme': [
      ...(seller.vatNumber && categories[rule].code !== 'O' ? [taxScheme(seller.vatNumber, 'VAT')] : []),
      // SE-R-005: in these words.
      ...(seller.fTax ? [taxScheme('Godkänd för F-skatt', 'TAX')] : []),
    ],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      ...(legalNumber(seller) && { 'cbc:CompanyID': { '#text': legalNumber(seller), '@_schemeID': '0007' } }),
    },
  },
})

const buyerOf = ({ buyer, vat_rule: rule }: InvoiceDocument) => ({
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

const categoryOf = (
  { vat_rule: rule, vat_rate: rate }: InvoiceDocument,
  withReason: boolean,
  sentence: string | null,
) => {
  const { code, reason } = categories[rule]
  return {
    'cbc:ID': code,
    ...(code !== 'O' && { 'cbc:Percent': String(rate) }),
    ...(withReason && reason && { 'cbc:TaxExemptionReasonCode': reason }),
    ...(withReason && code !== 'S' && sentence && { 'cbc:TaxExemptionReason': sentence }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, indentBy: '  ', suppressEmptyNode: true })

/** An invoice or a credit as Peppol BIS Billing 3 wants it, or BIS Self-Billing 3. */
export const ublOf = (row: InvoiceDocument): string => {
  const isCredit = row.kind === 'credit'
  const name = isCredit ? 'CreditNote' : 'Invoice'
  const locale = localeOfBuyer(row.buyer)
  const sentence = vatSentences[row.vat_rule][locale]
  const { seller, buyer } = row
  const names = profiles[row.isSelfBilled ? 'selfBilling' : 'billing']
  const paid = isCredit ? Math.abs(row.total) : Math.max(Math.min(row.paid, row.total), 0)
  const due = Math.abs(row.total) - paid
  const quantity = isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity'
  const body = {
    'cbc:CustomizationID': names.customization,
    'cbc:ProfileID': names.profile,
    'cbc:ID': row.number,
    'cbc:IssueDate': row.issued_on,
    ...(isCredit
      ? { 'cbc:CreditNoteTypeCode': names.credit }
      : { 'cbc:DueDate': row.due_on, 'cbc:InvoiceTypeCode': names.invoice }),
    ...(row.reason && { 'cbc:Note': row.reason }),
    'cbc:DocumentCurrencyCode': 'SEK',
    // PEPPOL-EN16931-R003: a reference of the buyer's must stand there; the number does where none was given.
    'cbc:BuyerReference': buyer.reference ?? row.number,
    ...(row.period_from &&
      row.period_to && { 'cac:InvoicePeriod': { 'cbc:StartDate': row.period_from, 'cbc:EndDate': row.period_to } }),
    ...(row.credits && {
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': row.credits,
        },
      },
    }),
    'cac:AccountingSupplierParty': sellerOf(row),
    'cac:AccountingCustomerParty': buyerOf(row),
    ...(due > 0 &&
      seller.bankgiro && {
        'cac:PaymentMeans': {
          'cbc:PaymentMeansCode': '30',
          ...(row.reference && { 'cbc:PaymentID': row.reference }),
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
