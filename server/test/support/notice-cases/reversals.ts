import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { transact } from '../../../src/db/transact'
import { settlePlan } from '../../../src/modules/payments/plans'
import type { Reversals, Subscription } from '../../../src/modules/payments/provider'
import * as repository from '../../../src/modules/payments/repository'
import { settleReversals } from '../../../src/modules/payments/reversals'
import { settleCheckout } from '../../../src/modules/payments/settle'
import type { Cases, World } from './world'

/** Money that goes back to cards, and plans that cards pay. */
export const reversalCases = (world: World) => {
  const { api, brand, staff, colleague, admin } = world
  const both = [staff, colleague]
  const inside = <T>(work: (context: Parameters<typeof settleCheckout>[0]) => Promise<T>) =>
    transact(api.db, (db) => work({ db, config: api.config, live: api.bus, now: api.clock.now }))
  const paid = async () => {
    const id = uuidv7()
    await sql`INSERT INTO payments (id, brand_id, account_id, method, state, amount, provider, created_at)
      VALUES (${id}, ${brand.id}, ${brand.accountId}, 'card', 'created', 50000, 'stripe', ${api.clock.now})`.execute(
      api.db,
    )
    const word = {
      sessionId: `cs_${id}`,
      paymentId: id,
      state: 'paid',
      amount: 50_000,
      currency: 'SEK',
      intentId: `pi_${id}`,
    } as const
    await inside((context) => settleCheckout(context, { ...word, paidWith: 'card', cardLastFour: '4242' }))
    await sql`DELETE FROM notices`.execute(api.db)
    await sql`DELETE FROM outbox`.execute(api.db)
    return id
  }
  const reverse = async (found: (id: string) => Pick<Reversals, 'refunds' | 'disputes'>) => {
    const id = await paid()
    return () =>
      inside(async (context) => {
        const payment = await repository.lockPayment(context.db, sql`p.id = ${id}`)
        await settleReversals(context, { payment: payment! }, found(id))
      })
  }
  const disputed = (state: 'open' | 'won' | 'lost') =>
    reverse((id) => ({
      refunds: [],
      disputes: [
        {
          id: `du_${id}`,
          amount: 50_000,
          state,
          reason: 'fraudulent',
          withdrawn: 50_000,
          moves: 1,
          createdAt: api.clock.now,
        },
      ],
    }))
  const plan = async (state: Subscription['state']) => {
    const id = `sub_${brand.id.replaceAll('-', '')}`
    await sql`UPDATE companies SET stripe_subscription_id = ${id} WHERE id = ${brand.companyId}`.execute(api.db)
    await sql`INSERT INTO company_plans (company_id, session_id, plan, monthly_fee, started_on, asked_at)
      VALUES (${brand.companyId}, ${`cs ${id}`}, 'small', 49900, '2026-10-01', now())`.execute(api.db)
    const told: Subscription = {
      id,
      plan: 'small',
      state,
      monthlyFee: 49_900,
      paidUntil: null,
      endsAt: null,
      endedAt: null,
      invoices: [],
    }
    return { to: both, act: () => inside((context) => settlePlan(context, told)) }
  }
  return {
    payment_refunded: async () => ({
      to: both,
      act: await reverse((id) => ({
        refunds: [{ id: `re_${id}`, amount: 10_000, state: 'done', createdAt: api.clock.now }],
        disputes: [],
      })),
    }),
    payment_disputed: async () => ({ to: [...both, admin], act: await disputed('open') }),
    dispute_won: async () => ({ to: [...both, admin], act: await disputed('won') }),
    dispute_lost: async () => ({ to: [...both, admin], act: await disputed('lost') }),
    plan_unpaid: () => plan('past_due'),
    plan_ended: () => plan('ended'),
  } satisfies Cases
}
