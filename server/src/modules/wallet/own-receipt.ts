import { type RawBuilder, sql } from 'kysely'
import type { Locale, OwnReceipt } from '@samspel/api'
import type { CreatorCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayAndTimeIn } from '../../days'
import { AppError } from '../../errors'
import { drawPdf, moneyOnPaper, writable } from '../../pdf'
import { shownKind } from './kinds'

type Row = Omit<OwnReceipt, 'id'>

/** The number of the receipt of a line, such as 2026-1A2B3C4D. */
export const receiptNumber = (id: RawBuilder<unknown>, createdAt: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${createdAt} AT TIME ZONE 'UTC', 'YYYY') || '-' || upper(right(replace(${id}::text, '-', ''), 8))`

/** The agreement that holds for what a line was paid for. */
const agreed = (
  column: string,
) => sql`(SELECT ${sql.raw(column)} FROM agreements v WHERE v.brand_id = line.brand_id AND v.superseded_at IS NULL
  AND (v.participation_id = line.participation_id OR v.store_participation_id = line.store_participation_id))`

/** One line of the own account, and what it was for; another's is not found. */
export const ownReceiptOf = async ({ db, caller }: Context<CreatorCaller>, id: string): Promise<OwnReceipt> => {
  const {
    rows: [row],
  } =
    await sql<Row>`SELECT ${receiptNumber(sql`${id}::uuid`, sql`line.created_at`)} AS number, ${shownKind} AS kind, title, amount, line.created_at AS "createdAt", available_at AS "availableAt",
      CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('id', b.id, 'name', b.name, 'logoUrl', b.logo_url) END AS brand,
      coalesce(nullif(co.legal_name, ''), co.name) AS payer, c.product_image_url AS "imageUrl", line.participation_id AS "participationId",
      (SELECT p.id FROM payouts p WHERE p.transaction_id = line.transaction_id) AS "payoutId",
      ${agreed(`jsonb_build_object('number', v.number, 'version', v.version)`)} AS agreement,
      ${agreed(`(v.facts ->> 'productValue')::int * 100`)} AS goods
    FROM (SELECT e.amount, e.created_at, e.available_at, e.transaction_id, t.kind, t.title, t.campaign_id, t.participation_id,
        t.store_participation_id, a.owner_type, CASE WHEN t.kind = 'earning' THEN t.brand_id END AS brand_id
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN accounts a ON a.id = e.account_id
      WHERE e.id = ${id} AND a.instagramer_id = ${caller.id}) line
    LEFT JOIN brands b ON b.id = line.brand_id LEFT JOIN companies co ON co.id = b.company_id
    LEFT JOIN campaigns c ON c.brand_id = line.brand_id AND c.id = line.campaign_id`.execute(db)
  if (!row) throw new AppError('not_found')
  return { ...row, id }
}

export const getOwnReceipt = async (context: Context<CreatorCaller>, { id }: { id: string }) => ({
  receipt: await ownReceiptOf(context, id),
})

const texts = {
  sv: {
    title: 'Kvitto',
    number: 'Nummer',
    what: 'För',
    booked: 'Bokförd',
    available: 'Kan tas ut från',
    amount: 'Belopp',
    fee: 'Avgift till Samspel',
    tax: 'Dragen skatt',
    goods: 'Varor, räknas som inkomst',
    payer: 'Betalare',
    agreement: 'Avtal',
    version: (number: string, version: number) => `${number}, version ${version}`,
    note: 'Ingen moms anges här. Pengarna är det som varumärket har betalat dig genom Samspel.',
  },
  en: {
    title: 'Receipt',
    number: 'Number',
    what: 'For',
    booked: 'Booked',
    available: 'Can be withdrawn from',
    amount: 'Amount',
    fee: 'Fee to Samspel',
    tax: 'Tax deducted',
    goods: 'Goods, count as income',
    payer: 'Payer',
    agreement: 'Agreement',
    version: (number: string, version: number) => `${number}, version ${version}`,
    note: 'VAT is not stated here. The money is what the brand has paid you through Samspel.',
  },
} as const

const momentOf = (at: string): string => {
  const { day, time } = dayAndTimeIn('SE', at)
  return `${day} ${time}`
}

/** What the paper says, line by line. */
export const linesOfReceipt = (receipt: OwnReceipt, locale: Locale): [label: string, value: string][] => {
  const text = texts[locale]
  const money = (ore: number) => `${moneyOnPaper(ore, locale)} SEK`
  const { agreement, brand, payer, availableAt, goods, kind } = receipt
  return [
    [text.number, receipt.number],
    [text.what, [receipt.title, brand?.name].filter(Boolean).join(' · ')],
    [text.booked, momentOf(receipt.createdAt)],
    ...(availableAt ? [[text.available, momentOf(availableAt)] as [string, string]] : []),
    [text.amount, money(receipt.amount)],
    ...(kind === 'earning'
      ? ([
          [text.fee, money(0)],
          [text.tax, money(0)],
        ] as [string, string][])
      : []),
    ...(goods ? [[text.goods, money(goods)] as [string, string]] : []),
    ...(payer ? [[text.payer, payer] as [string, string]] : []),
    ...(agreement ? [[text.agreement, text.version(agreement.number, agreement.version)] as [string, string]] : []),
  ]
}

/** The receipt on a sheet of A5. */
export const getOwnReceiptFile = async (
  context: Context<CreatorCaller>,
  { id, locale = 'sv' }: { id: string; locale?: Locale | undefined },
) => {
  const receipt = await ownReceiptOf(context, id)
  const text = texts[locale]
  const lines = linesOfReceipt(receipt, locale)
  const title = `${text.title} ${receipt.number}`
  const file = await drawPdf({ size: 'A5', margin: 40, locale, title, now: context.now }, async (document) => {
    document.addPage()
    document.font('bold').fontSize(18).fillColor('#161618').text(text.title, 40, 40)
    lines.forEach(([label, value], at) => {
      const y = 90 + at * 24
      document.font('regular').fontSize(10).fillColor('#5b5b66').text(writable(label), 40, y, { width: 130 })
      document.fontSize(11).fillColor('#161618').text(writable(value), 175, y, { width: 200 })
    })
    document
      .fontSize(9)
      .fillColor('#5b5b66')
      .text(text.note, 40, 110 + lines.length * 24, { width: 335 })
  })
  return { file: file.toString('base64'), fileName: `${receipt.number}.pdf` }
}
