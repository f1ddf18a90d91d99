import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@samspel/api'
import { texts } from './texts'

export interface Sign {
  name: string
  brandName: string
  address: string
  /** What the code holds. */
  url: string
  locale: Locale
}

const require = createRequire(import.meta.url)
const readFont = (weight: number) =>
  readFile(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`))

let known: Promise<{ regular: Buffer; bold: Buffer }> | undefined
const fonts = () => {
  known ??= Promise.all([readFont(400), readFont(700)]).then(([regular, bold]) => ({ regular, bold }))
  known.catch(() => {
    known = undefined
  })
  return known
}

const margin = 40
const codeSize = 230
const [nameSize, smallestName] = [30, 14]
const ink = '#161618'
const faint = '#5b5b66'

/** The font has the letters of western Europe; others lose their marks. */
const writable = (text: string): string =>
  text.replace(/[^\u0000-\u00ff\u2013\u2014\u2018-\u201d]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))

/** Squares of a code as rows of runs: a sheet is a few kB then. */
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

/** Signs as one PDF, an A5 page for each; pdfkit is loaded when the first is drawn. */
export const drawSigns = async (signs: readonly Sign[], now: Date): Promise<Buffer> => {
  const [{ default: PdfDocument }, { encode }, { regular, bold }] = await Promise.all([
    import('pdfkit'),
    import('uqr'),
    fonts(),
  ])
  const [first] = signs
  const locale = first?.locale ?? 'sv'
  const document = new PdfDocument({
    size: 'A5',
    margin,
    autoFirstPage: false,
    // Its own first font would be read from files beside it.
    font: regular as unknown as string,
    lang: locale,
    displayTitle: true,
    info: {
      Title: texts[locale].document(signs.length === 1 ? (first?.name ?? '') : (first?.brandName ?? '')),
      CreationDate: now,
    },
  })
  document.registerFont('regular', regular).registerFont('bold', bold)
  const done = buffer(document)
  for (const sign of signs) {
    // Others are answered between two pages.
    await setImmediate()
    document.addPage()
    // The white edge that cameras need is wider than the page's own margin.
    drawSign(document, sign, encode(sign.url, { ecc: 'M', border: 0 }).data)
  }
  document.end()
  return done
}
