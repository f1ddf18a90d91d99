import { sql } from 'kysely'
import type { Locale, PayoutReceipt } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import type { CreatorCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import { drawPdf, moneyOnPaper, writable } from '../../pdf'
import { payoutNumber } from './names'

interface Row {
  id: string
  state: PayoutReceipt['state']
  amount: number
  name: string
  bank_name: string | null
  last_four: string
  created_at: string
  settled_at: string | null
  attempt: number
  failure_code: string | null
  failure_text: string | null
  compiled_at: string | null
  sent_at: string | null
  stopped_at: string | null
}

const receiptOf = async ({ db, caller }: Context<CreatorCaller>, id: string): Promise<PayoutReceipt> => {
  const {
    rows: [row],
  } =
    await sql<Row>`SELECT p.id, p.state, p.amount, i.name, p.bank_account_last_four AS last_four, p.created_at, p.settled_at, p.attempt,
      p.failure_code, p.failure_text, r.bank_name, b.compiled_at, b.sent_at,
      (SELECT max(x.compiled_at) FROM payout_batch_rows s JOIN payout_batches x ON x.id = s.batch_id WHERE s.payout_id = p.id AND s.state = 'stopped') AS stopped_at
    FROM payouts p JOIN accounts a ON a.id = p.account_id JOIN instagramers i ON i.id = a.instagramer_id
    LEFT JOIN payout_batch_rows r ON r.payout_id = p.id AND r.state IN ('included', 'paid', 'failed')
    LEFT JOIN payout_batches b ON b.id = r.batch_id
    WHERE p.id = ${id} AND a.instagramer_id = ${caller.id}`.execute(db)
  if (!row) throw new AppError('not_found')
  const steps = [
    ['requested', row.created_at],
    ['stopped', row.stopped_at],
    ['compiled', row.compiled_at],
    ['sent', row.sent_at],
    [row.state === 'paid' ? 'paid' : 'failed', row.state === 'requested' ? null : row.settled_at],
  ] as const
  return {
    id: row.id,
    number: payoutNumber({ id: row.id, at: row.created_at }),
    state: row.state,
    amount: row.amount,
    creator: row.name,
    bankName: row.bank_name,
    lastFour: row.last_four,
    requestedAt: row.created_at,
    settledAt: row.settled_at,
    attempt: row.attempt,
    failure: row.failure_text,
    failureCode: row.failure_code,
    steps: steps.flatMap(([step, at]) => (at ? [{ step, at }] : [])),
  }
}

export const getPayoutReceipt = async (context: Context<CreatorCaller>, { id }: { id: string }) => ({
  receipt: await receiptOf(context, id),
})

const texts = {
  sv: {
    titles: {
      requested: 'Begärd utbetalning',
      paid: 'Kvitto på utbetalning',
      failed: 'Utbetalning som inte gick igenom',
    },
    number: 'Nummer',
    amount: 'Belopp',
    to: 'Till',
    account: (bank: string | null, four: string) => `${bank ?? 'Konto'}, slutar på ${four}`,
    from: 'Från',
    steps: {
      requested: 'Begärd',
      stopped: 'Stoppad',
      compiled: 'I en omgång',
      sent: 'Skickad till banken',
      paid: 'Utbetald',
      failed: 'Gick inte igenom',
    },
    notes: {
      requested: 'Inget kvitto än: pengarna är på väg till ditt bankkonto.',
      paid: 'Ingen moms. Pengarna är det som varumärken har betalat dig och som du har tagit ut.',
      failed: 'Pengarna är tillbaka i plånboken.',
    },
  },
  en: {
    titles: {
      requested: 'Requested payout',
      paid: 'Payout receipt',
      failed: 'Payout that did not go through',
    },
    number: 'Number',
    amount: 'Amount',
    to: 'To',
    account: (bank: string | null, four: string) => `${bank ?? 'Account'}, ending in ${four}`,
    from: 'From',
    steps: {
      requested: 'Requested',
      stopped: 'Stopped',
      compiled: 'In a batch',
      sent: 'Sent to the bank',
      paid: 'Paid',
      failed: 'Did not go through',
    },
    notes: {
      requested: 'No receipt yet: the money is on its way to your bank account.',
      paid: 'No VAT. The money is what brands have paid you and you have withdrawn.',
      failed: 'The money is back in your wallet.',
    },
  },
} as const

/** What a receipt says, line by line: label and value. */
export const linesOf = (receipt: PayoutReceipt, locale: Locale): [label: string, value: string][] => {
  const text = texts[locale]
  return [
    [text.number, receipt.number],
    [text.amount, `${moneyOnPaper(receipt.amount, locale)} SEK`],
    [text.to, receipt.creator],
    ['', text.account(receipt.bankName, receipt.lastFour)],
    [text.from, 'Samspel'],
    ...receipt.steps.map(({ step, at }): [string, string] => [text.steps[step], dayOf(at)]),
    ...(receipt.state === 'failed'
      ? [['', bankReason(locale, { code: receipt.failureCode, words: receipt.failure })] as [string, string]]
      : []),
  ]
}

/** What the paper is called and what stands at its foot: a receipt only of money that has been paid. */
export const frameOf = ({ state }: PayoutReceipt, locale: Locale): { title: string; note: string } => ({
  title: texts[locale].titles[state],
  note: texts[locale].notes[state],
})

/** The receipt on a sheet of A5. */
export const getPayoutReceiptFile = async (
  context: Context<CreatorCaller>,
  { id, locale = 'sv' }: { id: string; locale?: Locale | undefined },
) => {
  const receipt = await receiptOf(context, id)
  const { title, note } = frameOf(receipt, locale)
  const lines = linesOf(receipt, locale)
  const file = await drawPdf({ size: 'A5', margin: 40, locale, title, now: context.now }, async (document) => {
    document.addPage()
    document.font('bold').fontSize(18).fillColor('#161618').text(title, 40, 40)
    lines.forEach(([label, value], at) => {
      const y = 90 + at * 24
      document.font('regular').fontSize(10).fillColor('#5b5b66').text(writable(label), 40, y, { width: 120 })
      document
        .font(at === 1 ? 'bold' : 'regular')
        .fontSize(11)
        .fillColor('#161618')
        .text(writable(value), 165, y, { width: 210 })
    })
    document
      .font('regular')
      .fontSize(9)
      .fillColor('#5b5b66')
      .text(note, 40, 110 + lines.length * 24, { width: 335 })
  })
  return { file: file.toString('base64'), fileName: `${receipt.number}.pdf` }
}
