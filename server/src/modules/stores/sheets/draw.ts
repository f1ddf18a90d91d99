import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@samspel/api'
import { drawPdf, writable } from '../../../pdf'
import { texts } from './texts'

export interface Sign {
  name: string
  brandName: string
  address: string
  /** The address encoded in the QR code. */
  url: string
  locale: Locale
}

const margin = 40
const codeSize = 230
const [nameSize, smallestName] = [30, 14]
const ink = '#161618'
const faint = '#5b5b66'

/** Encodes the code's modules as runs per row, which keeps a sheet at a few kB. */
const runsOf = (row: readonly boolean[]): { from: number; length: number }[] => {
  const runs: { from: number; length: number }[] = []
  row.forEach((isDark, at) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last.from + last.length === at) last.length += 1
    else runs.push({ from: at, length: 1 })
  })
  return runs
}

const drawCode = (document: PDFKit.PDFDocument, data: readonly boolean[][], { x, y }: { x: number; y: number }) => {
  const square = codeSize / data.length
  for (const [line, row] of data.entries())
    for (const { from, length } of runsOf(row))
      document.rect(x + from * square, y + line * square, length * square, square)
  document.fill('#000')
}

const drawSign = (document: PDFKit.PDFDocument, sign: Sign, data: readonly boolean[][]) => {
  const text = texts[sign.locale]
  const { width, height } = document.page
  const column = width - 2 * margin
  const centred = { width: column, align: 'center' as const }
  const name = writable(sign.name)
  document.font('bold').fontSize(nameSize)
  const fitting = Math.max(smallestName, Math.min(nameSize, (nameSize * column) / document.widthOfString(name)))
  document.font('regular').fontSize(12).fillColor(faint).text(writable(sign.brandName), margin, margin, centred)
  document
    .font('bold')
    .fontSize(fitting)
    .fillColor(ink)
    .text(name, margin, document.y + 4, { ...centred, height: 2.6 * fitting, ellipsis: true })
  document.fontSize(16).text(text.heading, margin, document.y + 10, centred)
  const [x, y] = [(width - codeSize) / 2, document.y + 14]
  drawCode(document, data, { x, y })
  document.link(x, y, codeSize, codeSize, sign.url)
  document.fontSize(12).fillColor(ink)
  document.y = y + codeSize + 18
  for (const [at, step] of text.steps.entries()) {
    const top = document.y
    document.font('bold').text(`${at + 1}`, margin, top)
    document.font('regular').text(step, margin + 20, top, { width: column - 20 })
    document.y += 5
  }
  document
    .fontSize(9)
    .fillColor(faint)
    .text(writable(sign.address), margin, height - margin - 12, { ...centred, height: 12, ellipsis: true })
}

/** Signs as one PDF, one A5 page each. */
export const drawSigns = async (signs: readonly Sign[], now: Date): Promise<Buffer> => {
  const { encode } = await import('uqr')
  const [first] = signs
  const locale = first?.locale ?? 'sv'
  const title = texts[locale].document(signs.length === 1 ? (first?.name ?? '') : (first?.brandName ?? ''))
  return drawPdf({ size: 'A5', margin, locale, title, now }, async (document) => {
    for (const sign of signs) {
      // Lets other requests run between two pages.
      await setImmediate()
      document.addPage()
      // No border of its own: the space around the code on the page is wider than the quiet zone that cameras need.
      drawSign(document, sign, encode(sign.url, { ecc: 'M', border: 0 }).data)
    }
  })
}
