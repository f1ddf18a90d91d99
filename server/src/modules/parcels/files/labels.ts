import { setImmediate } from 'node:timers/promises'
import type { ParcelRow } from '@samspel/api'
import { drawPdf, writable } from '../../../pdf'
import { choiceName } from './choice-name'
import { addressLines, type Paper } from './packing-list'
import { paperTexts } from './paper-texts'

const mm = 72 / 25.4
/** A sheet of eight labels of 99.1 × 67.7 mm, as office shops sell it (L7165). */
export const labelsOnPage = 8
const label = { width: 99.1 * mm, height: 67.7 * mm }
const first = { x: 4.65 * mm, y: 13.1 * mm }
const step = { x: 101.6 * mm, y: 67.7 * mm }
const inner = 6 * mm
const [ink, faint] = ['#161618', '#5b5b66']

const drawLabel = (
  document: PDFKit.PDFDocument,
  parcel: ParcelRow,
  { x, y, paper }: { x: number; y: number; paper: Paper },
) => {
  const left = x + inner
  const width = label.width - 2 * inner
  const put = (text: string, at: number, size: number, lines = 1) =>
    document
      .fontSize(size)
      .text(writable(text.replace(/\s+/g, ' ')), left, at, { width, height: lines * size * 1.25, ellipsis: true })
  document.font('regular').fillColor(faint)
  put(paper.brandName, y + inner, 9)
  document.font('bold').fillColor(ink)
  put(parcel.address?.name ?? parcel.creator.name, y + inner + 22, 15)
  document.font('regular')
  addressLines(parcel, paper).forEach((each, at) => put(each, y + inner + 44 + at * 18, 13))
  document.fillColor(faint)
  const foot = y + label.height - inner
  const { phone, note } = parcel.address ?? { phone: '', note: '' }
  put([phone, note].filter(Boolean).join(', '), foot - 32, 9)
  put([parcel.orderNumber, parcel.choice && choiceName(parcel.choice)].filter(Boolean).join(', '), foot - 14, 9)
}

/** Labels to put on parcels, eight on a sheet of A4. */
export const drawLabels = (parcels: readonly ParcelRow[], paper: Paper): Promise<Buffer> => {
  const title = `${paperTexts[paper.locale].labels}: ${paper.campaignName}`
  return drawPdf({ size: 'A4', margin: 0, locale: paper.locale, title, now: paper.now }, async (document) => {
    for (const [at, parcel] of parcels.entries()) {
      const place = at % labelsOnPage
      if (place === 0) {
        // Lets other requests run between two pages.
        await setImmediate()
        document.addPage()
      }
      drawLabel(document, parcel, {
        x: first.x + (place % 2) * step.x,
        y: first.y + Math.floor(place / 2) * step.y,
        paper,
      })
    }
  })
}
