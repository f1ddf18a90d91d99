import { describe, expect, test } from '@jest/globals'
import { XMLParser } from 'fast-xml-parser'
import { invoiceRow } from '../../../test/support/invoice-row'
import { documentOf, type InvoiceDocument, type SellerOnPaper } from './document'
import type { InvoiceRow } from './repository'
import { ublOf } from './ubl'

type Node = Record<string, unknown>
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, parseAttributeValue: false })

/** Values at a path of elements, however often each stands. */
const at = (node: unknown, path: string): unknown[] =>
  path.split('/').reduce<unknown[]>(
    (nodes, name) =>
      nodes.flatMap((each) => {
        const found = (each as Node | undefined)?.[name]
        return found === undefined ? [] : [found].flat()
      }),
    [node],
  )
const texts = (node: unknown, path: string): string[] =>
  at(node, path).map((found) => (typeof found === 'object' ? String((found as Node)['#text']) : String(found)))
const text = (node: unknown, path: string): string | undefined => texts(node, path)[0]
const sum = (node: unknown, path: string): number => Math.round(Number(text(node, path)) * 100)

const read = (row: InvoiceDocument) => {
  const parsed = parser.parse(ublOf(row)) as Node
  const name = row.kind === 'credit' ? 'CreditNote' : 'Invoice'
  const root = parsed[name] as Node
  const lines = at(root, `cac:${name}Line`)
  return { name, root, lines, category: at(root, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory')[0] as Node }
}
type Document = ReturnType<typeof read>

const supplier = 'cac:AccountingSupplierParty/cac:Party'
const customer = 'cac:AccountingCustomerParty/cac:Party'
const total = 'cac:LegalMonetaryTotal'
const vatNumbers = ({ root }: Document, party: string) =>
  at(root, `${party}/cac:PartyTaxScheme`)
    .filter((scheme) => text(scheme, 'cac:TaxScheme/cbc:ID') === 'VAT')
    .map((scheme) => text(scheme, 'cbc:CompanyID') ?? '')

const isSelfBilled = (root: Node): boolean => (text(root, 'cbc:ProfileID') ?? '').includes('selfbilling')

/** Rules of EN 16931, Peppol BIS Billing 3 and its Swedish part that concern what we write, by their numbers. */
const rules: Record<string, (document: Document) => boolean> = {
  'BR-01 and PEPPOL-EN16931-R004': ({ root }) =>
    text(root, 'cbc:CustomizationID') ===
    `urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:${isSelfBilled(root) ? 'selfbilling' : 'billing'}:3.0`,
  'PEPPOL-EN16931-R001': ({ root }) =>
    /^urn:fdc:peppol\.eu:2017:poacc:(?:self)?billing:01:1\.0$/.test(text(root, 'cbc:ProfileID') ?? ''),
  'BR-02': ({ root }) => Boolean(text(root, 'cbc:ID')),
  'BR-03 and PEPPOL-EN16931-F001': ({ root }) => /^\d{4}-\d{2}-\d{2}$/.test(text(root, 'cbc:IssueDate') ?? ''),
  'BR-04 and PEPPOL-EN16931-P0100, P0101': ({ root, name }) =>
    name === 'Invoice'
      ? text(root, 'cbc:InvoiceTypeCode') === (isSelfBilled(root) ? '389' : '380')
      : text(root, 'cbc:CreditNoteTypeCode') === (isSelfBilled(root) ? '261' : '381'),
  'BR-05': ({ root }) => text(root, 'cbc:DocumentCurrencyCode') === 'SEK',
  'BR-06, BR-07': ({ root }) =>
    [supplier, customer].every((party) => Boolean(text(root, `${party}/cac:PartyLegalEntity/cbc:RegistrationName`))),
  'BR-08 to BR-11': ({ root }) =>
    [supplier, customer].every((party) =>
      /^[A-Z]{2}$/.test(text(root, `${party}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) ?? ''),
    ),
  'BR-12 to BR-15': ({ root }) =>
    ['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].every(
      (name) => text(root, `${total}/cbc:${name}`) !== undefined,
    ),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21 to BR-26': ({ lines, name }) =>
    lines.every((line) =>
      [
        'cbc:ID',
        name === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity',
        'cbc:LineExtensionAmount',
        'cac:Item/cbc:Name',
        'cac:Price/cbc:PriceAmount',
      ].every((path) => Boolean(text(line, path))),
    ),
  'BR-23 and the list of units': ({ lines, name }) =>
    lines.every((line) =>
      at(line, name === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity').every(
        (quantity) => (quantity as Node)['@_unitCode'] === 'C62',
      ),
    ),
  'BR-27': ({ lines }) => lines.every((line) => sum(line, 'cac:Price/cbc:PriceAmount') >= 0),
  'BR-29': ({ root }) =>
    (text(root, 'cac:InvoicePeriod/cbc:EndDate') ?? '9') >= (text(root, 'cac:InvoicePeriod/cbc:StartDate') ?? ''),
  'BR-CO-04': ({ lines }) => lines.every((line) => Boolean(text(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID'))),
  'BR-CO-09': (document) =>
    [supplier, customer]
      .flatMap((party) => vatNumbers(document, party))
      .every((number) => /^(?:[A-Z]{2}|EL)/.test(number)),
  'BR-CO-10': ({ root, lines }) =>
    lines.reduce<number>((all, line) => all + sum(line, 'cbc:LineExtensionAmount'), 0) ===
    sum(root, `${total}/cbc:LineExtensionAmount`),
  'BR-CO-13': ({ root }) =>
    sum(root, `${total}/cbc:TaxExclusiveAmount`) === sum(root, `${total}/cbc:LineExtensionAmount`),
  'BR-CO-14': ({ root }) =>
    sum(root, 'cac:TaxTotal/cbc:TaxAmount') === sum(root, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount'),
  'BR-CO-15': ({ root }) =>
    sum(root, `${total}/cbc:TaxInclusiveAmount`) ===
    sum(root, `${total}/cbc:TaxExclusiveAmount`) + sum(root, 'cac:TaxTotal/cbc:TaxAmount'),
  'BR-CO-16': ({ root }) =>
    sum(root, `${total}/cbc:PayableAmount`) ===
    sum(root, `${total}/cbc:TaxInclusiveAmount`) - sum(root, `${total}/cbc:PrepaidAmount`),
  // The published rule lets the sum differ by less than one of the currency, since lines are rounded.
  'BR-CO-17, BR-S-09': ({ root, category }) =>
    Math.abs(
      sum(root, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount') -
        (sum(root, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount') * Number(text(category, 'cbc:Percent') ?? 0)) /
          100,
    ) < 100,
  'BR-CO-18': ({ root }) => at(root, 'cac:TaxTotal/cac:TaxSubtotal').length === 1,
  'BR-CO-25': ({ root }) => sum(root, `${total}/cbc:PayableAmount`) <= 0 || Boolean(text(root, 'cbc:DueDate')),
  'BR-CO-26': (document) =>
    Boolean(text(document.root, `${supplier}/cac:PartyLegalEntity/cbc:CompanyID`)) ||
    Boolean(text(document.root, `${supplier}/cac:PartyIdentification/cbc:ID`)) ||
    vatNumbers(document, supplier).length === 1,
  'BR-DEC-01 and after: two decimals': ({ root }) =>
    [...JSON.stringify(root).matchAll(/Amount":(?:\{"#text":)?"([^"]*)"/g)].every(([, value]) =>
      /^\d+\.\d{2}$/.test(value!),
    ),
  'BR-S-02 to 05': (document) =>
    text(document.category, 'cbc:ID') !== 'S' ||
    (vatNumbers(document, supplier).length === 1 && Number(text(document.category, 'cbc:Percent')) > 0),
  'BR-S-10': ({ category }) =>
    text(category, 'cbc:ID') !== 'S' || text(category, 'cbc:TaxExemptionReasonCode') === undefined,
  'BR-AE-02 to 05': (document) =>
    text(document.category, 'cbc:ID') !== 'AE' ||
    (vatNumbers(document, supplier).length === 1 &&
      vatNumbers(document, customer).length === 1 &&
      text(document.category, 'cbc:Percent') === '0'),
  'BR-AE-09, BR-O-09': ({ root, category }) =>
    text(category, 'cbc:ID') === 'S' || sum(root, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount') === 0,
  'BR-AE-10, BR-O-10 and PEPPOL-EN16931-P0104 to P0110': ({ category }) =>
    ({ S: undefined, E: undefined, AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' })[text(category, 'cbc:ID') ?? ''] ===
    text(category, 'cbc:TaxExemptionReasonCode'),
  'BR-O-02': (document) =>
    text(document.category, 'cbc:ID') !== 'O' ||
    [supplier, customer].flatMap((party) => vatNumbers(document, party)).length === 0,
  'BR-O-05': ({ lines, category }) =>
    text(category, 'cbc:ID') !== 'O' ||
    [category, ...lines.flatMap((line) => at(line, 'cac:Item/cac:ClassifiedTaxCategory'))].every(
      (each) => text(each, 'cbc:Percent') === undefined,
    ),
  'PEPPOL-EN16931-R003': ({ root }) => Boolean(text(root, 'cbc:BuyerReference')),
  'PEPPOL-EN16931-R008': ({ name, root }) => !ublIsEmptyAnywhere(root) && name !== '',
  'PEPPOL-EN16931-R010, R020, CL008': ({ root }) =>
    [supplier, customer].every((party) =>
      at(root, `${party}/cbc:EndpointID`).some(
        (id) =>
          ['0007', '0184', '0192', '0213', '0216', '9932', 'EM'].includes(String((id as Node)['@_schemeID'])) &&
          Boolean((id as Node)['#text']),
      ),
    ),
  'PEPPOL-EN16931-R053': ({ root }) => at(root, 'cac:TaxTotal').length === 1,
  'PEPPOL-EN16931-R061 and SE-R-009, SE-R-010': ({ root }) =>
    texts(root, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID').every((id) => /^\d{7,8}$/.test(id)),
  'PEPPOL-EN16931-R101': ({ root }) => at(root, 'cac:DocumentReference').length === 0,
  'PEPPOL-EN16931-R120': ({ lines, name }) =>
    lines.every(
      (line) =>
        Math.abs(
          sum(line, 'cbc:LineExtensionAmount') -
            sum(line, 'cac:Price/cbc:PriceAmount') *
              Number(text(line, name === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity')),
        ) <= 2,
    ),
  'PEPPOL-COMMON-R041 and SE-R-003, SE-R-004, SE-R-013': ({ root }) =>
    texts(root, `${supplier}/cac:PartyLegalEntity/cbc:CompanyID`).every((id) => /^\d{10}$/.test(id)),
  'SE-R-001, SE-R-002': (document) =>
    vatNumbers(document, supplier).every((number) => !number.startsWith('SE') || /^SE\d{12}$/.test(number)),
  'BR-E-02 to 05, BR-E-10': (document) =>
    text(document.category, 'cbc:ID') !== 'E' ||
    (at(document.root, `${supplier}/cac:PartyTaxScheme`).length > 0 &&
      text(document.category, 'cbc:Percent') === '0' &&
      Boolean(text(document.category, 'cbc:TaxExemptionReason'))),
  'SE-R-005': ({ root }) =>
    at(root, `${supplier}/cac:PartyTaxScheme`)
      .filter((scheme) => text(scheme, 'cac:TaxScheme/cbc:ID') !== 'VAT')
      .every((scheme) => text(scheme, 'cbc:CompanyID')?.toUpperCase() === 'GODKÄND FÖR F-SKATT'),
  'SE-R-006': ({ category }) =>
    text(category, 'cbc:ID') !== 'S' || ['6', '12', '25'].includes(text(category, 'cbc:Percent') ?? ''),
}

function ublIsEmptyAnywhere(node: unknown): boolean {
  if (node === '') return true
  return typeof node === 'object' && node !== null && Object.values(node).some(ublIsEmptyAnywhere)
}

/** The order that the schema of UBL 2.1 prescribes, of the elements that we write. */
const order = [
  'cbc:CustomizationID',
  'cbc:ProfileID',
  'cbc:ID',
  'cbc:IssueDate',
  'cbc:DueDate',
  'cbc:InvoiceTypeCode',
  'cbc:CreditNoteTypeCode',
  'cbc:Note',
  'cbc:DocumentCurrencyCode',
  'cbc:BuyerReference',
  'cac:InvoicePeriod',
  'cac:BillingReference',
  'cac:AccountingSupplierParty',
  'cac:AccountingCustomerParty',
  'cac:PaymentMeans',
  'cac:TaxTotal',
  'cac:LegalMonetaryTotal',
  'cac:InvoiceLine',
  'cac:CreditNoteLine',
]

const { buyer } = invoiceRow()
const dane = { ...buyer, country: 'DK', organisationNumber: '12345674', vatNumber: 'DK12345674' }
const credits = { id: 'x', year: 2026, number: 1041 }
/** The same written by the buyer in a creator's name. */
const selfBilled = (row: InvoiceRow, seller: Partial<SellerOnPaper>): InvoiceDocument => ({
  ...documentOf(row),
  number: 'SF-0001',
  credits: row.credits && 'SF-0001',
  reference: null,
  isSelfBilled: true,
  seller: {
    name: 'Tove Ekström',
    street: 'Storgatan 1',
    postalCode: '411 18',
    town: 'Göteborg',
    organisationNumber: null,
    vatNumber: null,
    fTax: true,
    bankgiro: null,
    id: '0197a000-0000-7000-8000-000000000009',
    email: 'tove@samspel.test',
    ...seller,
  },
})

const ofSamspel: [string, InvoiceRow][] = [
  ['paid, in Sweden', invoiceRow()],
  ['not paid', invoiceRow('domestic', { paid: 0, due_on: '2026-12-08' })],
  ['with an öre that is rounded', invoiceRow('domestic', { total: 49_902 })],
  [
    'without papers but an address',
    invoiceRow('domestic', {
      buyer: {
        ...buyer,
        organisationNumber: null,
        vatNumber: null,
        street: null,
        postalCode: null,
        town: null,
        reference: null,
      },
    }),
  ],
  ['reverse charge', invoiceRow('reverse_charge', { buyer: dane })],
  ['in the EU without a number', invoiceRow('eu_without_number', { buyer: { ...dane, vatNumber: null } })],
  [
    'outside the EU',
    invoiceRow('outside', {
      buyer: { ...buyer, country: 'NO', organisationNumber: '923 609 016', vatNumber: 'NO923609016MVA' },
    }),
  ],
  ['to Britain, found by its address', invoiceRow('outside', { buyer: { ...buyer, country: 'GB', vatNumber: null } })],
  ['a credit', invoiceRow('domestic', { total: -106_250, credits, reason: 'dubbel avgift' })],
  ['a credit with reverse charge', invoiceRow('reverse_charge', { total: -49_900, credits, buyer: dane })],
  [
    'without F-tax, outside',
    invoiceRow('outside', { buyer: { ...buyer, country: 'NO' }, seller: { ...invoiceRow().seller, fTax: false } }),
  ],
]

const cases: [string, InvoiceDocument][] = [
  ...ofSamspel.map(([name, row]): [string, InvoiceDocument] => [name, documentOf(row)]),
  ['self-billed, registered for VAT', selfBilled(invoiceRow(), { vatNumber: 'SE900101001701' })],
  ['self-billed, F-tax alone', selfBilled(invoiceRow('not_registered'), {})],
  ['self-billed credit', selfBilled(invoiceRow('not_registered', { total: -49_900, credits }), {})],
  [
    'self-billed from Denmark',
    selfBilled(invoiceRow('reverse_charge'), { country: 'DK', vatNumber: 'DK12345674', fTax: false }),
  ],
  [
    'self-billed from Finland',
    selfBilled(invoiceRow('reverse_charge'), { country: 'FI', vatNumber: 'FI12345671', fTax: false }),
  ],
]

describe.each(cases)('%s', (_, row) => {
  test('keeps the rules that concern it', () => {
    const document = read(row)
    expect(Object.entries(rules).flatMap(([rule, holds]) => (holds(document) ? [] : [rule]))).toEqual([])
  })

  test('has its elements in the order of the schema', () => {
    const names = Object.keys(read(row).root).filter((name) => !name.startsWith('@_'))
    expect(names).toEqual([...names].sort((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(names.filter((name) => !order.includes(name))).toEqual([])
  })
})

test('text is written as text', () => {
  const row = invoiceRow('domestic', { buyer: { ...buyer, name: 'Å & <b>"Ö"</b>' } })
  expect(text(read(documentOf(row)).root, `${customer}/cac:PartyLegalEntity/cbc:RegistrationName`)).toBe(
    'Å & <b>"Ö"</b>',
  )
})

test('a credit names the invoice that it takes back', () => {
  const row = invoiceRow('domestic', { total: -100, credits })
  expect(text(read(documentOf(row)).root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe('2026-1041')
})

test('a buyer whom Peppol cannot find is refused with what is missing', () => {
  const row = invoiceRow('domestic', { buyer: { ...buyer, organisationNumber: null, email: null } })
  expect(() => ublOf(documentOf(row))).toThrow(
    expect.objectContaining({ errors: { organisationNumber: ['required'] } }),
  )
})
