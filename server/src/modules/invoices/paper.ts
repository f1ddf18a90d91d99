import type { Locale } from '@samspel/api'
import { drawPdf, moneyOnPaper, writable } from '../../pdf'
import type { InvoiceDocument, SellerOnPaper } from './document'
import { periodInWords } from './lines'
import { vatSentences } from './vat-sentences'

const ink = '#161618'
const faint = '#5b5b66'
const hairline = '#dddde3'
const margin = 50
const right = 595 - margin
const columns = { net: 330, vat: 415, total: 485 }

const texts = {
  sv: {
    invoice: 'Faktura',
    credit: 'Kreditfaktura',
    selfBilled: 'Självfaktura',
    selfBilledCredit: 'Självfaktura, kredit',
    number: 'Nummer',
    date: 'Fakturadatum',
    due: 'Förfallodag',
    period: 'Avser',
    reference: 'OCR',
    credits: 'Krediterar',
    yourReference: 'Er referens',
    seller: 'Säljare',
    buyer: 'Köpare',
    organisation: 'Org.nr',
    vatNumber: 'Momsreg.nr',
    what: 'Vad',
    net: 'Netto, kr',
    vat: 'Moms, kr',
    total: 'Totalt, kr',
    vatOf: (rate: number, net: string) => `Moms ${rate} % på ${net} kr`,
    paid: (sum: string) => `Betald: ${sum} kr har dragits. Betala inget mer.`,
    credited: 'Beloppet har gått tillbaka.',
    mention:
      'Självfakturering. Köparen har utfärdat fakturan genom Samspel, i säljarens namn och med säljarens godkännande.',
    paidOut: (sum: string) => `Betald: ${sum} kr är betalt till säljaren genom Samspel. Betala inget mer.`,
    taken: 'Fakturan är krediterad. Den flyttar inga pengar.',
    toPay: (sum: string, bankgiro: string | null) =>
      `Att betala: ${sum} kr${bankgiro ? ` till bankgiro ${bankgiro}` : ''}`,
    fTax: 'Godkänd för F-skatt',
  },
  en: {
    invoice: 'Invoice',
    credit: 'Credit note',
    selfBilled: 'Self-billed invoice',
    selfBilledCredit: 'Self-billed credit note',
    number: 'Number',
    date: 'Invoice date',
    due: 'Due date',
    period: 'For',
    reference: 'Payment reference',
    credits: 'Credits',
    yourReference: 'Your reference',
    seller: 'Seller',
    buyer: 'Buyer',
    organisation: 'Company number',
    vatNumber: 'VAT number',
    what: 'What',
    net: 'Net, SEK',
    vat: 'VAT, SEK',
    total: 'Total, SEK',
    vatOf: (rate: number, net: string) => `VAT ${rate}% of SEK ${net}`,
    paid: (sum: string) => `Paid: SEK ${sum} was drawn. There is nothing more to pay.`,
    credited: 'The sum has gone back.',
    mention:
      'Self-billing. The buyer has issued this invoice through Samspel, in the seller’s name and with the seller’s consent.',
    paidOut: (sum: string) => `Paid: SEK ${sum} was paid to the seller through Samspel. There is nothing more to pay.`,
    taken: 'The invoice is credited. This moves no money.',
    toPay: (sum: string, bankgiro: string | null) => `To pay: SEK ${sum}${bankgiro ? ` to bankgiro ${bankgiro}` : ''}`,
    fTax: 'Approved for Swedish F-tax',
  },
} as const
type Texts = (typeof texts)[Locale]

const put = (
  document: PDFKit.PDFDocument,
  text: string,
  [x, y, width]: readonly [number, number, number],
  { bold = false, color = ink as string, size = 9.5, align = 'left' as 'left' | 'right' } = {},
) => {
  document
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(writable(text), x, y, { width, align })
}

const rule = (document: PDFKit.PDFDocument, y: number) =>
  document.moveTo(margin, y).lineTo(right, y).lineWidth(0.7).stroke(hairline)

/** Who a party is, line by line; what it has not told is left out. */
const partyLines = (
  { name, street, postalCode, town, organisationNumber, vatNumber }: InvoiceDocument['buyer'] | SellerOnPaper,
  text: Texts,
  country?: string,
): string[] =>
  [
    name,
    street,
    [postalCode, town].filter(Boolean).join(' '),
    country && country !== 'SE' ? country : null,
    organisationNumber && `${text.organisation} ${organisationNumber}`,
    vatNumber && `${text.vatNumber} ${vatNumber}`,
  ].filter((line): line is string => Boolean(line))

const drawParties = (document: PDFKit.PDFDocument, { seller, buyer }: InvoiceDocument, text: Texts): number => {
  const width = (right - margin) / 2 - 12
  const draw = (heading: string, lines: readonly string[], x: number) => {
    put(document, heading, [x, 112, width], { color: faint, size: 8.5 })
    let y = 126
    for (const [at, line] of lines.entries()) {
      put(document, line, [x, y, width], { bold: at === 0 })
      y = document.y + 2
    }
    return y
  }
  const sellerLines = [...partyLines(seller, text, seller.country), ...(seller.fTax ? [text.fTax] : [])]
  return Math.max(
    draw(text.seller, sellerLines, margin),
    draw(text.buyer, partyLines(buyer, text, buyer.country), margin + width + 24),
  )
}

const factsOf = (row: InvoiceDocument, text: Texts, locale: Locale): [string, string][] => [
  [text.number, row.number],
  [text.date, row.issued_on],
  ...(row.isSelfBilled ? [] : ([[text.due, row.due_on]] as [string, string][])),
  ...(row.period_from && row.period_to
    ? ([[text.period, periodInWords({ from: row.period_from, to: row.period_to }, locale)]] as [string, string][])
    : []),
  ...(row.credits ? ([[text.credits, row.credits]] as [string, string][]) : []),
  ...(!row.credits && row.reference ? ([[text.reference, row.reference]] as [string, string][]) : []),
  ...(row.buyer.reference ? ([[text.yourReference, row.buyer.reference]] as [string, string][]) : []),
]

const drawLines = (
  document: PDFKit.PDFDocument,
  row: InvoiceDocument,
  { text, locale, from }: { text: Texts; locale: Locale; from: number },
) => {
  const money = (ore: number) => moneyOnPaper(ore, locale)
  const cells = (
    y: number,
    values: readonly [string, string, string, string],
    style: { bold?: boolean; color?: string; size?: number },
  ) => {
    const [what, net, vat, total] = values
    put(document, net, [columns.net, y, 78], { ...style, align: 'right' })
    put(document, vat, [columns.vat, y, 66], { ...style, align: 'right' })
    put(document, total, [columns.total, y, right - columns.total], { ...style, align: 'right' })
    // Last, since it is the one that may take several lines.
    put(document, what, [margin, y, columns.net - margin - 8], style)
    return document.y
  }
  let y = cells(from, [text.what, text.net, text.vat, text.total], { color: faint, size: 8.5 }) + 5
  rule(document, y)
  for (const line of row.lines) {
    const title = locale === 'sv' ? line.titleSv : line.titleEn
    if (y > 700) {
      document.addPage()
      y = margin
    }
    y = cells(y + 7, [title, money(line.net), money(line.vat), money(line.total)], {}) + 6
    rule(document, y)
  }
  y = cells(y + 8, ['', money(row.net), money(row.vat), money(row.total)], { bold: true, size: 11 }) + 14
  put(document, text.vatOf(row.vat_rate, money(row.net)), [margin, y, right - margin], { color: faint })
  return document.y
}

const closingOf = (row: InvoiceDocument, text: Texts, locale: Locale): string => {
  if (row.kind === 'credit') return row.isSelfBilled ? text.taken : text.credited
  if (row.isSelfBilled) return text.paidOut(moneyOnPaper(row.total, locale))
  const left = row.left - row.paid
  if (left <= 0) return text.paid(moneyOnPaper(row.paid, locale))
  return text.toPay(moneyOnPaper(left, locale), row.seller.bankgiro)
}

const titleOf = ({ kind, isSelfBilled, number }: InvoiceDocument, text: Texts): string => {
  const [invoice, credit] = isSelfBilled ? [text.selfBilled, text.selfBilledCredit] : [text.invoice, text.credit]
  return `${kind === 'credit' ? credit : invoice} ${number}`
}

/** Draws on a first page, and on more where the lines need them. */
export const drawOn = (document: PDFKit.PDFDocument, row: InvoiceDocument, locale: Locale): void => {
  const text = texts[locale]
  document.addPage()
  put(document, 'Samspel', [margin, 46, 200], { bold: true, size: 15, color: '#4d3bef' })
  put(document, titleOf(row, text), [margin, 76, right - margin], { bold: true, size: 19 })
  let y = drawParties(document, row, text) + 16
  rule(document, y)
  y += 10
  for (const [label, value] of factsOf(row, text, locale)) {
    put(document, label, [margin, y, 110], { color: faint })
    put(document, value, [margin + 116, y, right - margin - 116])
    y = document.y + 3
  }
  y = drawLines(document, row, { text, locale, from: y + 16 })
  const sentence = vatSentences[row.vat_rule][locale]
  const mention = row.isSelfBilled ? text.mention : null
  for (const said of [mention, sentence, row.reason, closingOf(row, text, locale)]) {
    if (!said) continue
    put(document, said, [margin, y + 10, right - margin], { bold: said === sentence || said === mention })
    y = document.y
  }
}

/** An invoice or a credit on A4, as it was issued; only whether it is paid is what holds now. */
export const drawInvoice = (row: InvoiceDocument, locale: Locale, now: Date): Promise<Buffer> =>
  drawPdf({ size: 'A4', margin, locale, title: titleOf(row, texts[locale]), now }, async (document) =>
    drawOn(document, row, locale),
  )
