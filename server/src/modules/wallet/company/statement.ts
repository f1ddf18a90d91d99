import { setImmediate } from 'node:timers/promises'
import type { Locale, Transaction } from '@samspel/api'
import { toCsv } from '@samspel/api/files'
import { dayOf } from '../../../days'
import { drawPdf, moneyOnPaper, writable } from '../../../pdf'
import type { StatementSums } from './lines'
import { aboutOf, faint, hairline, ink, signed } from './paper'
import { texts } from './statement-texts'

/** Kronor with two decimals, as sheets in the language read them. */
const kronor = (ore: number, locale: Locale): string => {
  const text = (ore / 100).toFixed(2)
  return locale === 'sv' ? text.replace('.', ',') : text
}

/** A line for each movement, newest first; sums of money in kronor. */
export const statementCsv = (lines: readonly Transaction[], locale: Locale): string => {
  const words = texts[locale]
  const { columns, kinds } = words
  return toCsv([
    [columns.date, columns.brand, columns.kind, columns.about, columns.amount, columns.balance, 'Id'],
    ...lines.map((line) => [
      dayOf(line.createdAt),
      line.brand?.name ?? '',
      kinds[line.kind],
      aboutOf(line, words),
      kronor(signed(line), locale),
      typeof line.balanceAfter === 'number' ? kronor(line.balanceAfter, locale) : '',
      line.id,
    ]),
  ])
}

interface Statement {
  lines: readonly Transaction[]
  owners: readonly { brand: string; company: string }[]
  sums: StatementSums | null
  from: string | undefined
  to: string | undefined
  locale: Locale
  now: Date
}

const margin = 48
const rowHeight = 30
const linesOnPage = 20
/** Where the columns begin and how wide they are, points on an A4 page. */
const at = {
  date: [margin, 62],
  about: [margin + 66, 268],
  amount: [margin + 338, 78],
  balance: [margin + 420, 80],
} as const

/** What stands above the lines: whose accounts, which days, in which money, and when it was made. */
export const headOf = ({ owners, from, to, locale, now }: Omit<Statement, 'lines' | 'sums'>) => {
  const text = texts[locale]
  const [first, ...others] = owners
  const companies = [...new Set(owners.map(({ company }) => company))].join(', ')
  return {
    only: others.length === 0 ? first?.brand : undefined,
    owner: [others.length === 0 && first?.brand, companies].filter(Boolean).join(', '),
    period: text.period(from, to ?? dayOf(now)),
    made: text.made(dayOf(now)),
  }
}

/** Everything on the sheets of a statement. */
export const drawStatement = async (
  document: PDFKit.PDFDocument,
  { lines, sums, ...about }: Statement,
): Promise<void> => {
  const { locale } = about
  const text = texts[locale]
  const money = (ore: number) => moneyOnPaper(ore, locale)
  const { only, owner, period, made } = headOf(about)
  const pages = Math.max(1, Math.ceil(lines.length / linesOnPage))
  const put = (
    [x, width]: readonly [number, number],
    y: number,
    words: string,
    { bold = false, color = ink, align = 'left' as 'left' | 'right', size = 10 } = {},
  ) =>
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
      .text(writable(words), x, y, { width, height: size + 3, align, ellipsis: true, lineBreak: false })
  for (let page = 0; page < pages; page += 1) {
    // Others are answered between two pages.
    await setImmediate()
    document.addPage()
    put([margin, 300], margin, text.title, { bold: true, size: 20 })
    put([margin, 330], margin + 28, owner)
    put([margin, 330], margin + 43, period, { color: faint })
    put([margin + 338, 162], margin + 6, text.page(page + 1, pages), { color: faint, align: 'right' })
    put([margin + 338, 162], margin + 43, made, { color: faint, size: 9, align: 'right' })
    let y = margin + 74
    if (page === 0 && sums) {
      const facts = [
        [text.opening, money(sums.opening)],
        [text.in, money(sums.in)],
        [text.out, money(-sums.out)],
        [text.closing, money(sums.closing)],
      ] as const
      facts.forEach(([label, value], index) => {
        const column = [margin + index * 125, 120] as const
        put(column, y, label, { color: faint, size: 9 })
        put(column, y + 13, value, { bold: true, size: 12 })
      })
      y += 44
    }
    put(at.date, y, text.columns.date, { color: faint, size: 9 })
    put(at.about, y, text.columns.about, { color: faint, size: 9 })
    put(at.amount, y, text.columns.amount, { color: faint, size: 9, align: 'right' })
    put(at.balance, y, text.columns.balance, { color: faint, size: 9, align: 'right' })
    y += 18
    if (lines.length === 0) put(at.about, y, text.nothing, { color: faint })
    for (const line of lines.slice(page * linesOnPage, (page + 1) * linesOnPage)) {
      document
        .moveTo(margin, y - 4)
        .lineTo(document.page.width - margin, y - 4)
        .lineWidth(0.5)
        .stroke(hairline)
      put(at.date, y, dayOf(line.createdAt))
      put(at.about, y, text.kinds[line.kind], { bold: true })
      put(at.about, y + 12, [only ? '' : line.brand?.name, aboutOf(line, text)].filter(Boolean).join(', '), {
        color: faint,
        size: 9,
      })
      put(at.amount, y, money(signed(line)), { align: 'right' })
      if (typeof line.balanceAfter === 'number')
        put(at.balance, y, money(line.balanceAfter), { align: 'right', color: faint })
      y += rowHeight
    }
  }
}

/** The same on paper: A4, 20 lines a page, with the balance before and after where the lines add up. */
export const statementPdf = (statement: Statement): Promise<Buffer> => {
  const { locale, now } = statement
  return drawPdf({ size: 'A4', margin, locale, title: texts[locale].title, now }, (document) =>
    drawStatement(document, statement),
  )
}
