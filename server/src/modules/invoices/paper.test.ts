import { expect, test } from '@jest/globals'
import { invoiceRow } from '../../../test/support/invoice-row'
import { recordedPdf } from '../../../test/support/recorded-pdf'
import { documentOf, type InvoiceDocument } from './document'
import { drawInvoice, drawOn } from './paper'
import type { InvoiceRow } from './repository'

/** What the paper says, text by text. */
const saidOf = (document: InvoiceDocument, locale: 'sv' | 'en'): string[] => {
  const pdf = recordedPdf(595)
  drawOn(pdf.document, document, locale)
  return pdf.said.flatMap((line) => /“(.*)”/.exec(line)?.[1] ?? [])
}

const said = (row: InvoiceRow, locale: 'sv' | 'en') => saidOf(documentOf(row), locale)

test('an invoice says all that the law asks for', () => {
  expect(said(invoiceRow(), 'sv')).toEqual([
    'Samspel',
    'Faktura 2026-1184',
    'Säljare',
    'Samspel AB',
    'Exempelgatan 1',
    '111 11 Stockholm',
    'Org.nr 556677-8899',
    'Momsreg.nr SE556677889901',
    'Godkänd för F-skatt',
    'Köpare',
    'Trekant Handel AB',
    'Magasinsgatan 11',
    '411 18 Göteborg',
    'Org.nr 559999-4711',
    'Momsreg.nr SE559999471101',
    ...['Nummer', '2026-1184', 'Fakturadatum', '2026-11-08', 'Förfallodag', '2026-11-08'],
    ...['Avser', '8 nov–7 dec 2026', 'OCR', '20260011846', 'Er referens', 'Kst 410, Sara Lindqvist'],
    ...['Netto, kr', 'Moms, kr', 'Totalt, kr', 'Vad'],
    ...['399,20', '99,80', '499,00', 'Abonnemang Liten, 8 nov–7 dec 2026'],
    ...['399,20', '99,80', '499,00', ''],
    'Moms 25 % på 399,20 kr',
    'Betald: 499,00 kr har dragits. Betala inget mer.',
  ])
})

test.each([
  [
    'reverse_charge',
    'Reverse charge. The buyer accounts for the VAT (Article 196 of Directive 2006/112/EC).',
    'VAT 0% of SEK 499.00',
  ],
  [
    'outside',
    'No Swedish VAT: the service is supplied outside the EU (Article 44 of Directive 2006/112/EC).',
    'VAT 0% of SEK 499.00',
  ],
  [
    'eu_without_number',
    'Swedish VAT: your VAT number is not known to be valid (Article 45 of Directive 2006/112/EC).',
    'VAT 25% of SEK 399.20',
  ],
] as const)('%s is said in a sentence', (rule, sentence, rate) => {
  const texts = said(invoiceRow(rule), 'en')
  expect(texts).toEqual(expect.arrayContaining([sentence, rate]))
})

test('a credit names what it takes back and why', () => {
  const credits = { id: 'x', year: 2026, number: 1041 }
  const texts = said(invoiceRow('domestic', { total: -106_250, credits, reason: 'dubbel avgift' }), 'sv')
  expect(texts).toEqual(
    expect.arrayContaining(['Kreditfaktura 2026-1184', 'Krediterar', '2026-1041', 'dubbel avgift', '-1 062,50']),
  )
  expect(texts).not.toContain('OCR')
})

test('what is not paid says where to', () => {
  expect(said(invoiceRow('domestic', { paid: 0 }), 'sv')).toContain('Att betala: 499,00 kr till bankgiro 5805-6201')
})

test('what a company has not told is left out', () => {
  const { buyer } = invoiceRow()
  const bare = {
    ...buyer,
    organisationNumber: null,
    vatNumber: null,
    street: null,
    postalCode: null,
    town: null,
    reference: null,
  }
  const texts = said(invoiceRow('domestic', { buyer: bare }), 'sv')
  expect(texts.slice(texts.indexOf('Köpare'), texts.indexOf('Nummer'))).toEqual(['Köpare', 'Trekant Handel AB'])
  expect(texts).not.toContain('Er referens')
})

test('it is a PDF, of several pages where it has many lines', async () => {
  const [line] = invoiceRow().lines
  const many = await drawInvoice(
    documentOf(invoiceRow('domestic', { lines: Array.from({ length: 60 }, () => line!) })),
    'sv',
    new Date(0),
  )
  expect(many.subarray(0, 5).toString()).toBe('%PDF-')
  expect(many.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
})

test('one that the buyer writes in a creator’s name says so, and asks for no payment', () => {
  const document = (row: InvoiceRow): InvoiceDocument => ({
    ...documentOf(row),
    number: 'SF-0003',
    reference: null,
    isSelfBilled: true,
    seller: {
      name: 'Tove Ekström',
      street: 'Storgatan 1',
      postalCode: '411 15',
      town: 'Göteborg',
      country: 'SE',
      organisationNumber: null,
      vatNumber: null,
      fTax: true,
      bankgiro: null,
    },
  })
  const texts = saidOf(document(invoiceRow('not_registered')), 'sv')
  expect(texts).toEqual(
    expect.arrayContaining([
      'Självfaktura SF-0003',
      'Tove Ekström',
      'Godkänd för F-skatt',
      expect.stringMatching(/^Självfakturering\. /),
      'Ingen moms: säljaren är inte registrerad för moms.',
      'Betald: 499,00 kr är betalt till säljaren genom Samspel. Betala inget mer.',
    ]),
  )
  expect(texts.filter((text) => ['Förfallodag', 'OCR'].includes(text))).toEqual([])
  const credit = saidOf(document(invoiceRow('not_registered', { total: -49_900 })), 'en')
  expect(credit).toEqual(
    expect.arrayContaining([
      'Self-billed credit note SF-0003',
      expect.stringMatching(/^Self-billing\. /),
      'The invoice is credited. This moves no money.',
    ]),
  )
})
