import { setImmediate } from 'node:timers/promises'
import type { Locale, ParcelRow } from '@samspel/api'
import { dayOf } from '../../../days'
import { drawPdf, writable } from '../../../pdf'
import { choiceName } from './choice-name'
import { paperTexts } from './paper-texts'

/** What stands at the head of the paper, and in which language. */
export interface Paper {
  campaignName: string
  brandName: string
  /** Where it is sent from: addresses abroad name their country. */
  home: string
  locale: Locale
  now: Date
}

export const parcelsOnPage = 10
const margin = 36
const rowHeight = 71
const top = 92
const [ink, faint, line] = ['#161618', '#5b5b66', '#c9c9d0']
const [forWhom, forWhat] = [
  { x: margin + 26, width: 236 },
  { x: margin + 276, width: 247 },
]

/** Lines of an address as a label has them; the country where it is not the sender's. */
export const addressLines = ({ address }: Pick<ParcelRow, 'address'>, { home, locale }: Paper): string[] =>
  address
    ? [
        address.street,
        [address.postalCode, address.city].join(' '),
        ...(address.country === home
          ? []
          : [new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country]),
      ]
    : []

/** One line of text, cut where the column ends. */
const write = (
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, width, size = 9, lines = 1 }: { x: number; y: number; width: number; size?: number; lines?: number },
) => {
  const height = lines * size * 1.25
  document.fontSize(size).text(writable(text.replace(/\s+/g, ' ')), x, y, { width, height, ellipsis: true })
}

const drawHead = (
  document: PDFKit.PDFDocument,
  paper: Paper,
  words: { count: number; page: number; pages: number },
) => {
  const text = paperTexts[paper.locale]
  document.font('bold').fillColor(ink)
  write(document, `${text.list}: ${paper.campaignName}`, { x: margin, y: margin, width: 400, size: 16 })
  document.font('regular').fillColor(faint)
  write(document, [paper.brandName, text.count(words.count), dayOf(paper.now)].join(', '), {
    x: margin,
    y: margin + 24,
    width: 400,
    size: 10,
  })
  document.fontSize(10).text(text.page(words.page, words.pages), margin + 400, margin + 24, {
    width: document.page.width - 2 * margin - 400,
    align: 'right',
  })
}

const drawRow = (document: PDFKit.PDFDocument, parcel: ParcelRow, { y, paper }: { y: number; paper: Paper }) => {
  const text = paperTexts[paper.locale]
  const right = document.page.width - margin
  document.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(line).stroke()
  document
    .rect(margin, y + 9, 14, 14)
    .lineWidth(1)
    .strokeColor(ink)
    .stroke()
  const name = parcel.address?.name ?? parcel.creator.name
  document.font('bold').fillColor(ink)
  write(document, name, { ...forWhom, y: y + 7, size: 11 })
  write(document, parcel.choice ? choiceName(parcel.choice) : text.noChoice, {
    ...forWhat,
    y: y + 7,
    size: 11,
    lines: 2,
  })
  document.font('regular').fillColor(ink)
  const where = [...addressLines(parcel, paper), parcel.address?.phone ?? ''].filter(Boolean)
  where.forEach((each, at) => write(document, each, { ...forWhom, y: y + 22 + at * 12 }))
  document.fillColor(faint)
  const said = [
    parcel.greeting && `${text.greeting}: ${parcel.greeting}`,
    parcel.address?.note && `${text.note}: ${parcel.address.note}`,
  ].filter(Boolean)
  said.forEach((each, at) =>
    write(document, each as string, { ...forWhat, y: y + 36 + at * 12, ...(said.length === 1 && { lines: 2 }) }),
  )
  document.fontSize(8).text(parcel.orderNumber, right - 80, y + rowHeight - 13, { width: 80, align: 'right' })
}

/** A page of A4 for each ten parcels: to whom, where, what, and what to write to them. */
export const drawPackingList = (parcels: readonly ParcelRow[], paper: Paper): Promise<Buffer> => {
  const pages = Math.ceil(parcels.length / parcelsOnPage)
  const title = `${paperTexts[paper.locale].list}: ${paper.campaignName}`
  return drawPdf({ size: 'A4', margin, locale: paper.locale, title, now: paper.now }, async (document) => {
    for (let page = 0; page < pages; page += 1) {
      // Lets other requests run between two pages.
      await setImmediate()
      document.addPage()
      drawHead(document, paper, { count: parcels.length, page: page + 1, pages })
      parcels
        .slice(page * parcelsOnPage, (page + 1) * parcelsOnPage)
        .forEach((parcel, at) => drawRow(document, parcel, { y: top + at * rowHeight, paper }))
    }
  })
}
