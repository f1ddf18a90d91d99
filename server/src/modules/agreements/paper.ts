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
const labelWidth = 150

type Page = PDFKit.PDFDocument

/** Every page is filled from the top: a line that does not fit begins the next one. */
const lineOf = (document: Page, { label, value }: { label: string; value: string }) => {
  const width = document.page.width - 2 * margin - labelWidth
  const height = document.fontSize(10).heightOfString(writable(value), { width })
  if (document.y + height > document.page.height - margin) document.addPage()
  const { y } = document
  document.font('regular').fillColor(grey).text(writable(label), margin, y, { width: labelWidth })
  document
    .font('bold')
    .fillColor(ink)
    .text(writable(value), margin + labelWidth, y, { width })
  document.x = margin
  document.y = y + height + 4
}

const sectionOf = (document: Page, { title, parts }: ReturnType<typeof termsOf>['sections'][number]) => {
  document.moveDown(0.7).font('bold').fontSize(11).fillColor(ink).text(writable(title))
  document.fontSize(10)
  parts.forEach(({ text, strong }, at) =>
    document.font(strong ? 'bold' : 'regular').text(writable(text), { continued: at < parts.length - 1 }),
  )
}

/** One version on A4, in the reader's language: the same sentences as on the offer. */
export const getAgreementFile = async (
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { id, version, locale = 'sv' }: { id: string; version?: string | undefined; locale?: Locale | undefined },
) => {
  const work = await seenWork(db, id, caller)
  const versions = await listVersions(db, work)
  const row = version === undefined ? versions[0] : versions.find((one) => one.id === version)
  if (!row) throw new AppError('not_found')
  const { title, head, foot } = frameOf(row, locale)
  const { sections, lines } = termsOf(row, locale)
  const file = await drawPdf({ size: 'A4', margin, locale, title, now }, async (document) => {
    document.addPage()
    document.font('bold').fontSize(20).fillColor(ink).text(writable(title))
    document.font('regular').fontSize(10).fillColor(grey)
    for (const line of head) document.text(writable(line))
    document.moveDown().font('bold').fontSize(14).fillColor(ink).text(writable(row.facts.title)).moveDown(0.5)
    for (const line of lines) lineOf(document, line)
    for (const section of sections) sectionOf(document, section)
    document.moveDown().font('regular').fontSize(9).fillColor(grey)
    for (const line of foot) document.text(writable(line))
  })
  return { file: file.toString('base64'), fileName: `${row.number}-${row.version}.pdf` }
}
