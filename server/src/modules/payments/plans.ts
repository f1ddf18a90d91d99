import { sql } from 'kysely'
import { planNames } from '@samspel/api'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { paymentProvider } from './open-provider'

const atOnce = 10

/**
 * Asks the provider what the sign-ups bought that came from its checkout (row C-17), and records the plan. A sign-up never waits for it. A
 * session that the provider does not know, that bought nothing, or that counts for another company already is written down as none of ours:
 * the account is as good as any other, and has no plan.
 */
export const recordPlans = async ({ db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>): Promise<number> => {
  const provider = paymentProvider(config, db)
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

export const planJob: Job = { name: 'company-plans', everyMs: 5_000, run: recordPlans }
