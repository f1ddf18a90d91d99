import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { PaymentReversals } from '../../db/tables/payments'
import type { Db } from '../../db/transact'
import { notify } from '../notices'
import type { Origin, Settling } from './settling'

type Clock = Pick<Settling, 'live' | 'now' | 'config'>

/** Tells a company's staff, by the first of its brands. */
const brandOf = async (trx: Db, companyId: string) =>
  (
    await sql<{ id: string; name: string }>`SELECT id, name FROM brands WHERE company_id = ${companyId}
      ORDER BY created_at, id LIMIT 1`.execute(trx)
  ).rows[0]

const companyOfInvoice = async (trx: Db, invoiceId: string) =>
  (
    await sql<{
      id: string
      name: string
    }>`SELECT c.id, c.name FROM plan_invoices i JOIN companies c ON c.id = i.company_id
      WHERE i.id = ${invoiceId}`.execute(trx)
  ).rows[0]

const kinds: Partial<Record<PaymentReversals['state'], 'payment_disputed' | 'dispute_won' | 'dispute_lost'>> = {
  open: 'payment_disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
}

type Told = Pick<PaymentReversals, 'kind' | 'amount' | 'state'>

/** The company hears of each; platform staff of disputes, which they have to answer at the provider. */
export const notifyOfReversal = async (
  { db: trx, live, now, config }: Settling,
  origin: Origin,
  { kind, amount, state }: Told,
): Promise<void> => {
  const told = kind === 'refund' ? (state === 'failed' ? undefined : 'payment_refunded') : kinds[state]
  if (!told) return
  const { payment } = origin
  const company = payment ? undefined : await companyOfInvoice(trx, (origin as { invoiceId: string }).invoiceId)
  const brand = payment
    ? { id: payment.brand_id, name: payment.brand_name }
    : company && (await brandOf(trx, company.id))
  if (!brand) return
  const clock: Clock = { live, now, config }
  const notice = {
    kind: told,
    subjectId: payment?.id ?? uuidv7(),
    href: payment ? `/wallet/payments/${payment.id}` : '/wallet',
    facts: { brand: payment ? brand.name : (company?.name ?? brand.name), amount },
  } as const
  await notify(trx, clock, { ...notice, to: { brandId: brand.id }, brandId: brand.id })
  if (kind === 'dispute') await notify(trx, clock, { ...notice, to: { platform: true } })
}

/** How a plan that is paid by card has changed. */
export const notifyOfPlan = async (
  { db: trx, live, now, config }: Settling,
  { companyId, kind, amount }: { companyId: string; kind: 'plan_unpaid' | 'plan_ended'; amount: number },
): Promise<void> => {
  const brand = await brandOf(trx, companyId)
  if (!brand) return
  const notice = { kind, subjectId: companyId, facts: { brand: brand.name, amount } } as const
  await notify(
    trx,
    { live, now, config },
    { ...notice, href: '/company', to: { brandId: brand.id }, brandId: brand.id },
  )
}
