import type { Locale } from '@samspel/api'
import { drawPdf, moneyOnPaper, writable } from '../../pdf'
import type { Statement } from './statement'

const ink = '#161618'
const faint = '#5b5b66'
const hairline = '#dddde3'
const margin = 50
const right = 595 - margin
const bottom = 842 - margin - 30
const columns = { day: margin, kind: margin + 72, about: margin + 130, amount: right - 90 }

interface Pen {
  /** Where the next line stands. */
  y: number
}

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
    // One line, whatever a name's length.
    .text(writable(text), x, y, { width, align, height: size + 4, ellipsis: true, lineBreak: false })
}

/** Moves on to the next page where so much does not fit any more. */
const room = (document: PDFKit.PDFDocument, pen: Pen, height: number) => {
  if (pen.y + height <= bottom) return
  document.addPage()
  pen.y = margin
}

const row = (
  document: PDFKit.PDFDocument,
  pen: Pen,
  { cells, ...style }: { cells: readonly [string, string, string, string]; bold?: boolean; color?: string },
) => {
  room(document, pen, 16)
  const [day, kind, about, amount] = cells
  put(document, day, [columns.day, pen.y, 70], style)
  put(document, kind, [columns.kind, pen.y, 56], style)
  put(document, about, [columns.about, pen.y, columns.amount - columns.about - 8], style)
  put(document, amount, [columns.amount, pen.y, 90], { ...style, align: 'right' })
  pen.y += 16
}

const sum = (
  document: PDFKit.PDFDocument,
  pen: Pen,
  { label, amount, bold = false, locale }: { label: string; amount: number; bold?: boolean; locale: Locale },
) => {
  room(document, pen, 16)
  put(document, label, [columns.kind, pen.y, columns.amount - columns.kind - 8], { bold })
  put(document, moneyOnPaper(amount, locale), [columns.amount, pen.y, 90], { bold, align: 'right' })
  pen.y += 16
}

const rule = (document: PDFKit.PDFDocument, pen: Pen) => {
  document.moveTo(margin, pen.y).lineTo(right, pen.y).lineWidth(0.7).stroke(hairline)
  pen.y += 6
}

/** Draws a statement, page after page. */
export const drawStatement = (document: PDFKit.PDFDocument, statement: Statement, locale: Locale): void => {
  const { title, head, parts, total, foot, labels } = statement
  document.addPage()
  put(document, title, [margin, margin, right - margin], { bold: true, size: 18 })
  const pen: Pen = { y: margin + 28 }
  for (const line of head) {
    put(document, line, [margin, pen.y, right - margin], { color: faint })
    pen.y += 14
  }
  pen.y += 14
  if (parts.length === 0) row(document, pen, { cells: ['', '', labels.none, ''], color: faint })
  for (const { payer, number, lines, sums } of parts) {
    // A heading does not stand alone at the foot of a page.
    room(document, pen, 70)
    put(document, payer, [margin, pen.y, right - margin], { bold: true, size: 12 })
    pen.y += 17
    if (number) {
      put(document, `${labels.number} ${number}`, [margin, pen.y, right - margin], { color: faint })
      pen.y += 14
    }
    row(document, pen, { cells: [labels.day, '', labels.about, labels.amount], color: faint })
    rule(document, pen)
    for (const { day, brand, kind, about, amount } of lines)
      row(document, pen, {
        cells: [day, kind, [about, brand].filter(Boolean).join(' · '), moneyOnPaper(amount, locale)],
      })
    rule(document, pen)
    for (const [at, { label, amount }] of sums.entries())
      sum(document, pen, { label, amount, bold: at === sums.length - 1, locale })
    pen.y += 14
  }
  rule(document, pen)
  sum(document, pen, { ...total, bold: true, locale })
  pen.y += 10
  for (const line of foot) {
    room(document, pen, 30)
    document
      .font('regular')
      .fontSize(8.5)
      .fillColor(faint)
      .text(writable(line), margin, pen.y, { width: right - margin })
    pen.y += 26
  }
}

/** The statement on sheets of A4. */
export const statementPdf = (statement: Statement, { locale, now }: { locale: Locale; now: Date }): Promise<Buffer> =>
  drawPdf({ size: 'A4', margin, locale, title: statement.title, now }, async (document) =>
    drawStatement(document, statement, locale),
  )
