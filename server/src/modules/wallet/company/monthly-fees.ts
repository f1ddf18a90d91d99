import { sql } from 'kysely'
import type { PlanName } from '@samspel/api'
import { dayOf } from '../../../days'
import { transact } from '../../../db/transact'
import { AppError } from '../../../errors'
import type { AppContext } from '../../../http/call'
import type { Job } from '../../../jobs/clock'
import { issueInvoice, planLine, saleTo } from '../../invoices'
import { notify } from '../../notices'
import { accountChanged, fee } from '../ledger'
import { feeDay, monthFrom } from './plan'
import { feeIsUnpaid, recordUnpaid } from './unpaid-fees'

/** As all lines of the ledger are named; screens say it in the reader's language. */
const title = 'Månadsavgift'

interface Due {
  account_id: string
  brand_id: string
  brand: string
  company_id: string
  plan: PlanName
  monthly_fee: number
  started_on: string
  /** The day on which the brand was made. */
  made_on: string
}

/** Accounts of brands whose company has a plan and whose fee of this month is not booked, from one on. */
const dueAccounts = async (
  db: AppContext['db'],
  { today, after, limit }: { today: string; after: string | null; limit: number },
): Promise<Due[]> =>
  (
    await sql<Due>`SELECT a.id AS account_id, a.brand_id, b.name AS brand, c.id AS company_id, p.plan, p.monthly_fee, p.started_on::text,
        (b.created_at AT TIME ZONE 'Europe/Stockholm')::date::text AS made_on
      FROM company_plans p JOIN companies c ON c.id = p.company_id AND c.state = 'approved' JOIN brands b ON b.company_id = c.id
        JOIN accounts a ON a.brand_id = b.id
      WHERE p.plan IS NOT NULL AND p.state <> 'ended' AND c.stripe_subscription_id IS NULL AND a.closed_at IS NULL AND p.started_on < ${today}
        AND ${feeIsUnpaid(sql`a.id`, sql`${today}::date`)} AND (${after}::uuid IS NULL OR a.id > ${after}::uuid)
      ORDER BY a.id LIMIT ${limit}`.execute(db)
  ).rows

type Context = Pick<AppContext, 'db' | 'live' | 'now' | 'config'>

/** The fee and its invoice, or neither. */
const book = (
  { db, live, config }: Context,
  due: Due,
  { at, today, dueOn }: { at: Date; today: string; dueOn: string },
) =>
  transact(db, async (trx) => {
    const sale = await saleTo(trx, config, { companyId: due.company_id, total: due.monthly_fee })
    const { already, transactionId } = await fee(trx, {
      accountId: due.account_id,
      amount: due.monthly_fee,
      vat: sale?.vat ?? 0,
      title,
      now: at,
      reference: `monthly fee ${due.account_id} ${today.slice(0, 7)}`,
    })
    if (sale && !already) {
      const period = monthFrom(dueOn)
      await issueInvoice(trx, config, {
        ...sale,
        brandId: due.brand_id,
        lines: [planLine({ plan: due.plan, brand: due.brand, period, total: due.monthly_fee })],
        period,
        transactionId,
        now: at,
      })
    }
    await live.publish(trx, accountChanged({ id: due.account_id, brand_id: due.brand_id, instagramer_id: null }))
    return !already
  })

/** The company hears of it once a month and brand; platform staff have it in their list. */
const notifyOfUnpaid = ({ db, live, config }: Context, due: Due, { at, dueOn }: { at: Date; dueOn: string }) =>
  transact(db, async (trx) => {
    const missed = await recordUnpaid(trx, { accountId: due.account_id, dueOn, amount: due.monthly_fee, now: at })
    if (!missed) return
    await notify(
      trx,
      { live, now: at, config },
      {
        to: { brandId: due.brand_id },
        kind: 'fee_unpaid',
        subjectId: due.account_id,
        brandId: due.brand_id,
        href: `/wallet/${due.account_id}`,
        facts: { brand: missed.brand, amount: missed.lacking, day: missed.triedUntil },
      },
    )
    await live.publish(trx, accountChanged({ id: due.account_id, brand_id: due.brand_id, instagramer_id: null }))
  })

/**
 * Books the fee of each brand on the day of the month on which its company's plan was begun, or later in that month when the account had too
 * little; once a month, however many instances run. A month has one owner: the fee of a company with a subscription is charged to its card,
 * and booked by what the provider tells. The first is paid with the plan itself, at the provider; a brand that was made later pays from its
 * first such day on. Accounts that cannot pay keep nobody behind them waiting, however many they are.
 */
export const bookMonthlyFees = async (context: Context, atOnce = 200): Promise<number> => {
  const at = context.now()
  const today = dayOf(at)
  let booked = 0
  let after: string | null = null
  for (;;) {
    const page: Due[] = await dueAccounts(context.db, { today, after, limit: atOnce })
    for (const due of page) {
      const dueOn = feeDay(due.started_on, today)
      if (dueOn > today || due.made_on > dueOn) continue
      try {
        if (await book(context, due, { at, today, dueOn })) booked += 1
      } catch (error) {
        // It is tried again until the month is over; nobody is taken below zero.
        if (!(error instanceof AppError) || error.id !== 'insufficient_funds') throw error
        await notifyOfUnpaid(context, due, { at, dueOn })
      }
    }
    after = page.at(-1)?.account_id ?? null
    if (page.length < atOnce || !after) return booked
  }
}

export const monthlyFeeJob: Job = { name: 'monthly-fees', everyMs: 600_000, run: bookMonthlyFees }
