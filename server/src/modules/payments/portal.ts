import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { paymentProvider } from './open-provider'
import { NoCustomer } from './provider'

/** The page of the provider on which a company changes its card, pays what is unpaid, or ends its plan. */
export const openPlanPortal = async ({ db, caller, config }: Context<UserCaller>, { id }: { id: string }) => {
  const { rows } = await sql<{ customer: string | null }>`SELECT c.stripe_customer_id AS customer FROM companies c
    WHERE c.id = ${id} AND c.id = ${caller.companyId ?? null}::uuid AND c.stripe_subscription_id IS NOT NULL`.execute(
    db,
  )
  const customerId = rows[0]?.customer
  if (!customerId) throw new AppError('not_found')
  const provider = paymentProvider(config)
  if (!provider) throw new AppError('not_set_up')
  try {
    return { url: await provider.openPortal({ customerId, returnUrl: `${config.appUrl}/company` }) }
  } catch (error) {
    if (error instanceof NoCustomer) throw new AppError('not_found')
    throw error
  }
}
