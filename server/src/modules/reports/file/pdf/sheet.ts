import { writable } from '../../../../pdf'

export const ink = '#161618'
export const faint = '#5b5b66'
export const hairline = '#dddde3'
export const margin = 44
export const width = 595.28 - 2 * margin
const bottom = 841.89 - 60

export interface Style {
  bold?: boolean
  color?: string
  size?: number
  align?: 'left' | 'right'
}

/** A4 pages that are written from the top; `y` is where the next thing goes. */
export class Sheet {
  y = margin
  constructor(
    readonly document: PDFKit.PDFDocument,
    readonly accent: string,
  ) {}

  newPage(): void {
    this.document.addPage()
    this.y = margin
  }

  /** Goes on to a new page where fewer points are left; answers whether it did. */
  need(points: number): boolean {
    if (this.y + points <= bottom) return false
    this.newPage()
    return true
  }

  /** One line of text, cut where it is too long. */
  put(
    text: string,
    [x, y, wide]: readonly [number, number, number],
    { bold = false, color = ink, size = 9.5, align = 'left' }: Style = {},
  ): void {
    this.document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
      .text(writable(text), x, y, { width: wide, height: size + 3, align, ellipsis: true, lineBreak: false })
  }

  heading(text: string): void {
    this.need(60)
    this.put(text, [margin, this.y, width], { bold: true, size: 14 })
    this.y += 24
  }

  rule(): void {
    this.document
      .moveTo(margin, this.y)
      .lineTo(margin + width, this.y)
      .lineWidth(0.6)
      .stroke(hairline)
  }
}
