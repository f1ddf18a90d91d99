import type { Locale, PlanName, Receipt } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import type { Context } from '../../../context'
import { dayOf } from '../../../days'
import { drawPdf, moneyOnPaper, writable } from '../../../pdf'
import { aboutOf, faint, hairline, ink, signed } from './paper'
import { getReceipt } from './receipts'
import { texts as words } from './statement-texts'

interface Texts {
  title: string
  number: string
  date: string
  kind: string
  brand: string
  company: string
  campaign: string
  creator: string
  paidBy: string
  plan: string
  plans: Record<PlanName, string>
  for: string
  days: (from: string, to: string) => string
  text: string
  bookedBy: string
  before: string
  after: string
  note: string
  still: string
}

const texts: Record<Locale, Texts> = {
  sv: {
    title: 'Kvitto',
    number: 'Kvittonummer',
    date: 'Datum',
    kind: 'Typ',
    brand: 'Varumärke',
    company: 'Företag',
    campaign: 'Kampanj',
    creator: 'Kreatör',
    paidBy: 'Betalt med',
    plan: 'Paket',
    plans: { small: 'Liten', medium: 'Mellan', large: 'Stor' },
    for: 'Gäller',
    days: (from, to) => `${from} till ${to}`,
    text: 'Text',
    bookedBy: 'Bokfört av',
    before: 'Saldo före',
    after: 'Saldo efter',
    note: 'Kvittot visar en händelse på varumärkets konto hos Samspel, i svenska kronor. Moms redovisas inte här.',
    still: 'Saldot ändras inte: pengarna var reserverade och är lediga igen.',
  },
  en: {
    title: 'Receipt',
    number: 'Receipt number',
    date: 'Date',
    kind: 'Type',
    brand: 'Brand',
    company: 'Company',
    campaign: 'Campaign',
    creator: 'Creator',
    paidBy: 'Paid by',
    plan: 'Plan',
    plans: { small: 'Small', medium: 'Medium', large: 'Large' },
    for: 'For',
    days: (from, to) => `${from} to ${to}`,
    text: 'Text',
    bookedBy: 'Booked by',
    before: 'Balance before',
    after: 'Balance after',
    note: 'The receipt shows one transaction of the brand’s account with Samspel, in Swedish kronor. VAT is not stated here.',
    still: 'The balance does not change: the money was reserved and is free again.',
  },
}

type Fact = readonly [label: string, value: string]

/** What stands on the paper, label and value, in its order. */
export const factsOf = (receipt: Receipt, locale: Locale): Fact[] => {
  const text = texts[locale]
  const { transaction, campaign, creator, plan, balanceBefore, balanceAfter } = receipt
  const kind = words[locale].kinds[transaction.kind]
  const { title } = transaction
  // A monthly fee is said by its type, in the reader's language.
  const isSaid =
    title === '' ||
    title === kind ||
    title === campaign?.name ||
    transaction.payment !== undefined ||
    transaction.kind === 'subscription'
  const facts: (Fact | false | null)[] = [
    [text.date, dayOf(transaction.createdAt)],
    [text.number, receipt.number],
    [text.kind, kind],
    [text.brand, receipt.brandName],
    [text.company, receipt.companyName],
    campaign && [text.campaign, campaign.name],
    creator && [text.creator, creator.name],
    transaction.payment !== undefined && [text.paidBy, aboutOf(transaction, words[locale])],
    plan?.name != null && [text.plan, text.plans[plan.name]],
    plan && [text.for, text.days(plan.from, plan.to)],
    !isSaid && [text.text, title],
    receipt.bookedBy !== null && [text.bookedBy, receipt.bookedBy],
    balanceBefore !== null && [text.before, `${moneyOnPaper(balanceBefore, locale)} SEK`],
    balanceAfter !== null && [text.after, `${moneyOnPaper(balanceAfter, locale)} SEK`],
  ]
  return facts.filter((fact): fact is Fact => Boolean(fact))
}

const margin = 40
const labelWidth = 110
const rowHeight = 24

/** Everything on the sheet of a receipt. */
export const drawReceipt = (document: PDFKit.PDFDocument, receipt: Receipt, locale: Locale): void => {
  const text = texts[locale]
  const amount = signed(receipt.transaction)
  const moves = receipt.transaction.transactionType !== 'none'
  const sum = `${moves && amount > 0 ? '+' : ''}${moneyOnPaper(moves ? amount : receipt.transaction.amount, locale)} SEK`
  document.addPage()
  const right = document.page.width - margin
  const put = (
    value: string,
    [x, y, width]: readonly [number, number, number],
    { bold = false, color = ink, size = 10 } = {},
  ) =>
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
      .text(writable(value), x, y, { width, height: size + 3, ellipsis: true, lineBreak: false })
  put('Samspel', [margin, margin, 200], { color: faint })
  put(text.title, [margin, margin + 16, 200], { bold: true, size: 20 })
  put(sum, [margin, margin + 52, right - margin], { bold: true, size: 16 })
  let y = margin + 92
  for (const [label, value] of factsOf(receipt, locale)) {
    document
      .moveTo(margin, y - 7)
      .lineTo(right, y - 7)
      .lineWidth(0.5)
      .stroke(hairline)
    put(label, [margin, y, labelWidth], { color: faint })
    put(value, [margin + labelWidth + 10, y, right - margin - labelWidth - 10])
    y += rowHeight
  }
  document
    .font('regular')
    .fontSize(9)
    .fillColor(faint)
    .text(moves ? text.note : `${text.still} ${text.note}`, margin, y + 8, { width: right - margin })
}

/** One receipt on a sheet of A5, with what the page shows of it. */
export const getReceiptFile = async (
  context: Context<UserCaller>,
  { id, locale = 'sv' }: { id: string; locale?: Locale | undefined },
): Promise<{ file: string; fileName: string }> => {
  const { receipt } = await getReceipt(context, { id })
  const title = `${texts[locale].title} ${receipt.number}`
  const file = await drawPdf({ size: 'A5', margin, locale, title, now: context.now }, async (document) =>
    drawReceipt(document, receipt, locale),
  )
  return { file: file.toString('base64'), fileName: `${receipt.number}.pdf` }
}
