import { sql } from 'kysely'
import { type PlanName, planNames } from '@samspel/api'
import { addDays, dayMs, dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { issueInvoice, planLine, saleTo } from '../invoices'
import { cardFee, isBooked } from '../wallet'
import { notifyOfPlan } from './notices'
import { paymentProvider } from './open-provider'
import type { PlanInvoice, Reversals, Subscription } from './provider'
import { settleReversals } from './reversals'
import type { Settling } from './settling'

const atOnce = 10
/** So long a month may stay unpaid before its plan ends. */
const patienceDays = 30
/** A subscription whose words were all lost is asked for so often. */
const askedEachMs = dayMs

type Context = Pick<AppContext, 'db' | 'config' | 'now' | 'live'>

/**
 * Asks the provider what the sign-ups bought that came from its checkout (row C-17), and records the plan. A sign-up never waits for it. A
 * session that the provider does not know, that bought nothing, or that counts for another company already is written down as none of ours:
 * the account is as good as any other, and has no plan.
 */
export const recordPlans = async ({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>): Promise<number> => {
  const provider = paymentProvider(config)
  if (!provider) return 0
  const { rows } = await sql<{
    id: string
    session_id: string
  }>`SELECT c.id, c.stripe_session_id AS session_id FROM companies c
    WHERE c.stripe_session_id IS NOT NULL AND NOT EXISTS (SELECT FROM company_plans p WHERE p.company_id = c.id)
    ORDER BY c.created_at, c.id LIMIT ${atOnce}`.execute(db)
  for (const { id, session_id: sessionId } of rows) {
    const found = await provider.findPlan(sessionId)
    const plan = planNames.find((name) => name === found?.plan)
    const bought = found && plan && found.monthlyFee ? { ...found, plan, monthlyFee: found.monthlyFee } : undefined
    await transact(db, async (trx) => {
      const { numAffectedRows } =
        await sql`INSERT INTO company_plans (company_id, session_id, plan, monthly_fee, started_on, asked_at)
        VALUES (${id}, ${sessionId}, ${bought?.plan ?? null}, ${bought?.monthlyFee ?? null},
          ${bought ? dayOf(bought.startedAt) : null}, ${now()}) ON CONFLICT DO NOTHING`.execute(trx)
      if (bought && numAffectedRows === 1n)
        await sql`UPDATE companies SET stripe_customer_id = coalesce(stripe_customer_id, ${bought.customerId}),
          stripe_subscription_id = coalesce(stripe_subscription_id, ${bought.subscriptionId}) WHERE id = ${id}`.execute(
          trx,
        )
      // The session counts for another company, or another instance was faster.
      if (numAffectedRows === 0n)
        await sql`INSERT INTO company_plans (company_id, session_id, asked_at) VALUES (${id}, ${sessionId}, ${now()})
          ON CONFLICT DO NOTHING`.execute(trx)
    })
  }
  return rows.length
}

interface PlanRow {
  company_id: string
  state: 'active' | 'past_due' | 'ended'
  monthly_fee: number
}

const planOf = async (trx: Db, subscriptionId: string): Promise<PlanRow | undefined> =>
  (
    await sql<PlanRow>`SELECT p.company_id, p.state, p.monthly_fee FROM company_plans p JOIN companies c ON c.id = p.company_id
      WHERE c.stripe_subscription_id = ${subscriptionId} AND p.plan IS NOT NULL ORDER BY p.asked_at LIMIT 1 FOR UPDATE OF p`.execute(
      trx,
    )
  ).rows[0]

/** Books a month that was paid by card with its invoice, once: the plan is locked by the caller. */
const sellMonth = async (
  { db: trx, now, config }: Settling,
  companyId: string,
  invoice: PlanInvoice,
): Promise<void> => {
  const reference = `invoice ${invoice.id}`
  if (await isBooked(trx, reference)) return
  const sale = await saleTo(trx, config, { companyId, total: invoice.amount })
  const { transactionId } = await cardFee(trx, {
    kind: 'fee',
    title: 'Månadsavgift',
    now,
    side: 'card',
    amount: invoice.amount,
    vat: sale?.vat ?? 0,
    reference,
  })
  if (!sale) return
  const { rows } = await sql<{ plan: PlanName; brands: number }>`SELECT p.plan, (SELECT count(*) FROM brands b
      WHERE b.company_id = p.company_id)::integer AS brands FROM company_plans p WHERE p.company_id = ${companyId}`.execute(
    trx,
  )
  // The provider's period ends with the day on which the next one begins.
  const [from, until] = [dayOf(invoice.from), dayOf(invoice.to)]
  const period = { from, to: until > from ? addDays(until, -1) : from }
  await issueInvoice(trx, config, {
    ...sale,
    lines: [planLine({ plan: rows[0]!.plan, brands: rows[0]!.brands, period, total: invoice.amount })],
    period,
    transactionId,
    planInvoiceId: invoice.id,
    now,
  })
}

/** What the platform earns by a month is booked once it is paid. */
const settleInvoice = async (context: Settling, companyId: string, invoice: PlanInvoice): Promise<void> => {
  const { db: trx, now } = context
  const { id, amount, state, intentId } = invoice
  await sql`INSERT INTO plan_invoices (id, company_id, amount, state, intent_id, period_from, period_to, created_at, paid_at)
    VALUES (${id}, ${companyId}, ${amount}, ${state}, ${intentId}, ${dayOf(invoice.from)}, ${dayOf(invoice.to)}, ${invoice.createdAt},
      ${state === 'paid' ? now : null})
    ON CONFLICT (id) DO UPDATE SET amount = excluded.amount, state = excluded.state, intent_id = excluded.intent_id,
      paid_at = coalesce(plan_invoices.paid_at, excluded.paid_at) WHERE plan_invoices.state <> 'paid'`.execute(trx)
  if (state === 'paid' && amount > 0) await sellMonth(context, companyId, invoice)
}

const stateOf = ({ state }: Subscription): PlanRow['state'] =>
  state === 'ended' ? 'ended' : state === 'active' ? 'active' : 'past_due'

/** Carries a subscription as it stands over to its plan, in the caller's transaction. What has ended stays so. */
export const settlePlan = async (context: Settling, subscription: Subscription): Promise<'changed' | 'unknown'> => {
  const { db: trx, now } = context
  const plan = await planOf(trx, subscription.id)
  if (!plan) return 'unknown'
  for (const invoice of subscription.invoices) await settleInvoice(context, plan.company_id, invoice)
  const state = plan.state === 'ended' ? 'ended' : stateOf(subscription)
  const unpaid = state === 'past_due' ? subscription.invoices.find(({ state: each }) => each === 'open') : undefined
  const endedOn = state === 'ended' ? dayOf(subscription.endedAt ?? now) : null
  await sql`UPDATE company_plans SET state = ${state}, monthly_fee = coalesce(${subscription.monthlyFee}, monthly_fee),
      plan = coalesce(${subscription.plan}, plan), paid_until = ${subscription.paidUntil && dayOf(subscription.paidUntil)},
      ends_on = ${subscription.endsAt && dayOf(subscription.endsAt)}, ended_on = coalesce(ended_on, ${endedOn}),
      invoice_url = ${unpaid?.url ?? null}, synced_at = ${now},
      past_due_since = CASE WHEN ${state} = 'past_due' THEN coalesce(past_due_since, ${now}) END
    WHERE company_id = ${plan.company_id}`.execute(trx)
  const told = { companyId: plan.company_id, amount: unpaid?.amount ?? plan.monthly_fee }
  if (state !== plan.state && state === 'past_due') await notifyOfPlan(context, { ...told, kind: 'plan_unpaid' })
  if (state !== plan.state && state === 'ended') await notifyOfPlan(context, { ...told, kind: 'plan_ended' })
  return 'changed'
}

/** A plan that the provider has given up on, that stays unpaid, or whose month was charged back for good. */
const toEnd = async ({ db, now }: Context): Promise<{ company_id: string; id: string }[]> =>
  (
    await sql<{ company_id: string; id: string }>`SELECT p.company_id, c.stripe_subscription_id AS id
      FROM company_plans p JOIN companies c ON c.id = p.company_id
      WHERE p.state <> 'ended' AND p.plan IS NOT NULL AND c.stripe_subscription_id IS NOT NULL
        AND (p.past_due_since < ${new Date(now().getTime() - patienceDays * dayMs)} OR EXISTS (
          SELECT FROM payment_reversals r JOIN plan_invoices i ON i.id = r.invoice_id
          WHERE i.company_id = p.company_id AND r.kind = 'dispute' AND r.state = 'lost'))
      ORDER BY p.company_id LIMIT ${atOnce}`.execute(db)
  ).rows

/** Asks about plans that are paid by card and of which nothing has been heard for long, and ends those that are not paid, on both sides. */
export const followPlans = async (context: Context): Promise<void> => {
  const { db, config, now, live } = context
  const provider = paymentProvider(config)
  if (!provider) return
  const { rows } = await sql<{
    id: string
  }>`SELECT c.stripe_subscription_id AS id FROM company_plans p JOIN companies c ON c.id = p.company_id
    WHERE p.plan IS NOT NULL AND p.state <> 'ended' AND c.stripe_subscription_id IS NOT NULL
      AND (p.synced_at IS NULL OR p.synced_at < ${new Date(now().getTime() - askedEachMs)})
    ORDER BY p.synced_at NULLS FIRST, p.company_id LIMIT ${atOnce}`.execute(db)
  const settle = async (id: string): Promise<Subscription | undefined> => {
    const subscription = await provider.findSubscription(id)
    const reversals: { intentId: string; found: Reversals | undefined }[] = []
    for (const { intentId } of subscription?.invoices ?? [])
      if (intentId) reversals.push({ intentId, found: await provider.findReversals(intentId) })
    await transact(db, async (trx) => {
      const inside = { db: trx, now: now(), live, config }
      if (subscription) await settlePlan(inside, subscription)
      // One that the provider does not know is not asked for again today.
      else
        await sql`UPDATE company_plans SET synced_at = ${now()} WHERE company_id IN (SELECT id FROM companies WHERE stripe_subscription_id = ${id})`.execute(
          trx,
        )
      for (const { intentId, found } of reversals) {
        const invoice = subscription?.invoices.find((each) => each.intentId === intentId)
        if (found && invoice) await settleReversals(inside, { invoiceId: invoice.id }, found)
      }
    })
    return subscription
  }
  for (const { id } of rows) {
    const subscription = await settle(id)
    if (subscription?.state !== 'unpaid') continue
    await provider.endSubscription(id)
    await settle(id)
  }
  for (const { id } of await toEnd(context)) {
    await provider.endSubscription(id)
    await settle(id)
  }
}

export const planJob: Job = {
  name: 'company-plans',
  everyMs: 5_000,
  run: async (context) => {
    await recordPlans(context)
    await followPlans(context)
  },
}
