import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type { Locale } from '@samspel/api'
import { localeTag } from './locale-tag'
import { unpackWoff } from './woff'

const require = createRequire(import.meta.url)
const readFont = async (weight: number) =>
  unpackWoff(await readFile(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)))

let known: Promise<{ regular: Buffer; bold: Buffer }> | undefined
const fonts = () => {
  known ??= Promise.all([readFont(400), readFont(700)]).then(([regular, bold]) => ({ regular, bold }))
  known.catch(() => {
    known = undefined
  })
  return known
}

/** Letters without a mark to lose, and what they become. */
const plainLetters: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ł: 'L',
  ł: 'l',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
}
const unwritable = /[^\u0000-\u00ff\u2013\u2014\u2018-\u201d]/gu

/** The font covers Western European letters; others lose their diacritics. Emoji are left out, letters of other scripts become `?`. */
export const writable = (text: string): string =>
  text
    .replace(unwritable, (sign) => plainLetters[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(unwritable, (sign) => (/\p{L}|\p{N}/u.test(sign) ? '?' : ''))

/** An amount in the language's format, using only characters in the font. */
export const moneyOnPaper = (ore: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTag[locale], { minimumFractionDigits: 2 })
    .format(ore / 100)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace('\u2212', '-')

interface PdfOptions {
  size: 'A4' | 'A5'
  /** Margin in points. */
  margin: number
  locale: Locale
  title: string
  now: Date
}

/** A PDF with the product's typeface as the fonts `regular` and `bold`, initially without pages. pdfkit is loaded on first use. */
export const drawPdf = async (
  { size, margin, locale, title, now }: PdfOptions,
  draw: (document: PDFKit.PDFDocument) => Promise<void>,
): Promise<Buffer> => {
  const [{ default: PdfDocument }, { regular, bold }] = await Promise.all([import('pdfkit'), fonts()])
  const document = new PdfDocument({
    size,
    margin,
    autoFirstPage: false,
    // A foot may say how many pages there are.
    bufferPages: true,
    // Without this, pdfkit would load its default font from files beside it.
    font: regular as unknown as string,
    lang: locale,
    displayTitle: true,
    info: { Title: title, CreationDate: now },
  })
  document.registerFont('regular', regular).registerFont('bold', bold)
  const done = buffer(document)
  await draw(document)
  document.end()
  return done
}
