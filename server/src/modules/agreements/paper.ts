import type { Locale } from '@samspel/api'
import { dealSections, dealSummary } from '@samspel/api/deal'
import type { Context } from '../../context'
import { dayAndTimeIn, dayOf } from '../../days'
import { AppError } from '../../errors'
import { drawPdf, writable } from '../../pdf'
import { seenWork } from './read'
import { listVersions, type VersionRow } from './repository'

const texts = {
  sv: {
    title: (number: string) => `Avtal ${number}`,
    parties: (creator: string, brand: string, company: string) => `Mellan ${creator} och ${brand} (${company})`,
    version: (version: number, made: string) => `Version ${version}, ${made}`,
    you: (creator: string) => `Skrivet till kreatören: du är ${creator}.`,
    said: { creator: (at: string) => `Kreatören sa ja ${at}`, brand: (at: string) => `Varumärket sa ja ${at}` },
    holds: 'Gäller som det stod när varumärket sa ja. Varje ändring kräver kreatörens ja.',
    superseded: (at: string) => `Ersatt av en nyare version ${at}.`,
    causes: {
      approved: '',
      change: 'Ändrad efter en fråga som kreatören sa ja till.',
      parcel: 'Samspel har flyttat sista dagen, eftersom paketet kom sent.',
      before: 'Nedskrivet i efterhand: det som gällde när ni blev överens.',
    },
    reason: (words: string) => `Varumärket skrev: ”${words}”`,
    hash: (hash: string) => `SHA-256 ${hash}`,
  },
  en: {
    title: (number: string) => `Agreement ${number}`,
    parties: (creator: string, brand: string, company: string) => `Between ${creator} and ${brand} (${company})`,
    version: (version: number, made: string) => `Version ${version}, ${made}`,
    you: (creator: string) => `Written to the creator: you are ${creator}.`,
    said: { creator: (at: string) => `The creator said yes ${at}`, brand: (at: string) => `The brand said yes ${at}` },
    holds: 'Holds as it stood when the brand said yes. Every change needs the yes of the creator.',
    superseded: (at: string) => `Replaced by a newer version ${at}.`,
    causes: {
      approved: '',
      change: 'Changed after a question that the creator said yes to.',
      parcel: 'Samspel has moved the last day, since the parcel was late.',
      before: 'Written down afterwards: what held when you agreed.',
    },
    reason: (words: string) => `The brand wrote: “${words}”`,
    hash: (hash: string) => `SHA-256 ${hash}`,
  },
} as const

const momentOf = (at: string): string => {
  const { day, time } = dayAndTimeIn('SE', at)
  return `${day} ${time}`
}

/** What stands above and below the terms on the paper. */
export const frameOf = (row: VersionRow, locale: Locale) => {
  const text = texts[locale]
  const said = [
    row.creator_agreed_at && text.said.creator(momentOf(row.creator_agreed_at)),
    row.brand_agreed_at && text.said.brand(momentOf(row.brand_agreed_at)),
  ].filter((line) => line !== null)
  return {
    title: text.title(row.number),
    head: [
      text.parties(row.creator_name, row.facts.brandName, row.company_name),
      text.version(row.version, momentOf(row.created_at)),
      text.you(row.creator_name),
    ],
    foot: [
      ...said,
      text.causes[row.cause],
      row.reason && text.reason(row.reason),
      row.superseded_at ? text.superseded(momentOf(row.superseded_at)) : text.holds,
      text.hash(row.hash),
    ].filter((line) => line !== ''),
  }
}

/** What the paper says of the deal: the paragraphs of the text, and the lines of the summary. */
export const termsOf = ({ facts, created_at: at }: VersionRow, locale: Locale) => ({
  sections: dealSections(facts, locale, dayOf(at)).map(({ title, parts }) => ({ title, parts })),
  lines: dealSummary(facts, locale, dayOf(at)).map(({ label, value }) => ({ label, value })),
})

const margin = 56
const ink = '#161618'
const grey = '#5b5b66'
const rule = '#d9d9df'
const labelWidth = 150

type Page = PDFKit.PDFDocument

const innerWidth = ({ page }: Page) => page.width - 2 * margin

const line = (document: Page, y: number) =>
  document
    .moveTo(margin, y)
    .lineTo(margin + innerWidth(document), y)
    .lineWidth(0.5)
    .stroke(rule)

/** Every page is filled from the top: what does not fit begins the next one. */
const roomFor = (document: Page, height: number) => {
  if (document.y + height > document.page.height - margin - 20) document.addPage()
}

/** A label with a value, and a fine line below. */
const lineOf = (document: Page, { label, value }: { label: string; value: string }) => {
  const width = innerWidth(document) - labelWidth
  const height = document.font('bold').fontSize(10).heightOfString(writable(value), { width })
  roomFor(document, height + 12)
  const { y } = document
  document.font('regular').fillColor(grey).text(writable(label), margin, y, { width: labelWidth })
  document
    .font('bold')
    .fillColor(ink)
    .text(writable(value), margin + labelWidth, y, { width })
  line(document, y + height + 5)
  document.x = margin
  document.y = y + height + 11
}

const sectionOf = (document: Page, { title, parts }: ReturnType<typeof termsOf>['sections'][number]) => {
  document.font('regular').fontSize(10)
  roomFor(document, 20 + document.heightOfString(writable(parts.map(({ text }) => text).join(''))))
  document.moveDown(0.8).font('bold').fontSize(11).fillColor(ink).text(writable(title))
  document.moveDown(0.2).fontSize(10)
  parts.forEach(({ text, strong }, at) =>
    document.font(strong ? 'bold' : 'regular').text(writable(text), { continued: at < parts.length - 1, lineGap: 2 }),
  )
}

/** Number, version and page at the foot of each page. */
const footOf = (document: Page, text: string) => {
  const { start, count } = document.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(start + at)
    // Below the margin a text would begin another page.
    const { bottom } = document.page.margins
    document.page.margins.bottom = 0
    document
      .font('regular')
      .fontSize(8)
      .fillColor(grey)
      .text(writable(text), margin, document.page.height - 40, { lineBreak: false })
      .text(`${at + 1} / ${count}`, margin, document.page.height - 40, { width: innerWidth(document), align: 'right' })
    document.page.margins.bottom = bottom
  }
}

/** One version on A4, in the reader's language: the same sentences as on the offer. */
export const drawAgreement = async (row: VersionRow, locale: Locale, now: Date): Promise<Buffer> => {
  const { title, head, foot } = frameOf(row, locale)
  const { sections, lines } = termsOf(row, locale)
  return drawPdf({ size: 'A4', margin, locale, title, now }, async (document) => {
    document.addPage()
    document.font('bold').fontSize(11).fillColor('#4d3bef').text('Samspel')
    document.moveDown(1.2).fontSize(22).fillColor(ink).text(writable(row.facts.title))
    document.moveDown(0.2).font('bold').fontSize(12).text(writable(title))
    document.font('regular').fontSize(10).fillColor(grey)
    for (const one of head) document.text(writable(one), { lineGap: 2 })
    document.moveDown(1)
    line(document, document.y)
    document.y += 10
    for (const one of lines) lineOf(document, one)
    for (const section of sections) sectionOf(document, section)
    document.moveDown(1.2).font('regular').fontSize(9).fillColor(grey)
    roomFor(document, foot.length * 14)
    for (const one of foot) document.text(writable(one), { lineGap: 2 })
    footOf(document, `${title}, ${head[1]}`)
  })
}

export const getAgreementFile = async (
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { id, version, locale = 'sv' }: { id: string; version?: string | undefined; locale?: Locale | undefined },
) => {
  const work = await seenWork(db, id, caller)
  const versions = await listVersions(db, work)
  const row = version === undefined ? versions[0] : versions.find((one) => one.id === version)
  if (!row) throw new AppError('not_found')
  const file = await drawAgreement(row, locale, now)
  return { file: file.toString('base64'), fileName: `${row.number}-${row.version}.pdf` }
}
