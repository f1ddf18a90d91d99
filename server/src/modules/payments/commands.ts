import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { companyOfBrand, record } from '../audit'
import { lacksPapers, managerOf, requirePapers } from '../companies'
import { accountChanged } from '../wallet'
import { withCustomer } from './customers'
import { paymentProvider } from './open-provider'
import type { PaymentProvider } from './provider'
import { referenceOf } from './reference'
import { refundable, reversalsOf } from './refunds'
import * as repository from './repository'
import { settleCheckout } from './settle'
import { isAnswered } from './stripe/client'

type Staff = Context<UserCaller>

/** Another's payment is not found. */
const ownPayment = async (
  { db, caller }: Pick<Staff, 'db' | 'caller'>,
  id: string,
  right: 'seeMoney' | 'spendMoney' = 'spendMoney',
): Promise<repository.PaymentRow> => {
  const payment = await repository.findPayment(db, id)
  if (!payment || !mayFor(caller, right, payment.brand_id)) throw new AppError('not_found')
  return payment
}

const answer = async (db: Db, id: string) => {
  const payment = await repository.findPayment(db, id)
  if (!payment) throw new AppError('not_found')
  return { payment: repository.toPayment(payment) }
}

const providerOf = ({ config }: Pick<Staff, 'config'>): PaymentProvider => {
  const provider = paymentProvider(config)
  if (!provider) throw new AppError('not_set_up')
  return provider
}

/** Begins to top up an own brand's account. A transfer waits from now on; a card's page is opened by `startCheckout`. */
export const createPayment = (
  context: Staff,
  { accountId, method, amount }: { accountId: string } & Body<'createPayment'>['payment'],
) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const brandId = await repository.brandOfAccount(trx, accountId)
    if (!brandId || !mayFor(caller, 'spendMoney', brandId)) throw new AppError('not_found')
    const companyId = await companyOfBrand(trx, brandId)
    if (companyId) await requirePapers(trx, companyId)
    const isCard = method === 'card'
    if (!isCard && !context.config.payments.transferAccount) throw new AppError('not_set_up')
    const provider = isCard ? providerOf(context).name : null
    const reference = isCard ? null : referenceOf(await repository.nextReferenceNumber(trx))
    const id = uuidv7()
    await sql`INSERT INTO payments (id, brand_id, account_id, method, state, amount, provider, reference, created_by, created_at)
      VALUES (${id}, ${brandId}, ${accountId}, ${method}, ${isCard ? 'created' : 'pending'}, ${amount}, ${provider}, ${reference},
        ${caller.id}, ${now})`.execute(trx)
    await record(trx, {
      companyId,
      actor: caller,
      kind: 'top_up_begun',
      subject: { id: brandId, name: await repository.nameOfBrand(trx, brandId) },
      facts: { amount, text: method },
      now,
    })
    if (!isCard) await live.publish(trx, accountChanged({ id: accountId, brand_id: brandId, instagramer_id: null }))
    return answer(trx, id)
  })

/**
 * What the provider is asked for stands outside of any transaction. It is made of the payment alone, whoever asks and however often, so that
 * the provider answers the same page; a try that it has answered with a failure of its own is followed by another.
 */
export const startCheckout = async (context: Staff, { id }: { id: string }) => {
  const { db, config } = context
  const payment = await ownPayment(context, id)
  if (payment.method !== 'card' || !['created', 'pending', 'failed'].includes(payment.state))
    throw new AppError('illegal_transition')
  if (payment.checkout_url) return { url: payment.checkout_url }
  const provider = providerOf(context)
  const { rows } = await sql<{ email: string | null; locale: 'sv' | 'en' | null }>`SELECT email, locale FROM users
    WHERE id = ${payment.created_by}`.execute(db)
  const locale = rows[0]?.locale ?? 'sv'
  const back = `${config.appUrl}/wallet/payments/${id}`
  const open = (customerId: string) =>
    provider.openCheckout({
      paymentId: id,
      tries: payment.checkout_tries,
      amount: payment.amount,
      title: locale === 'sv' ? `Insättning för ${payment.brand_name}` : `Deposit for ${payment.brand_name}`,
      successUrl: `${back}?from=checkout`,
      cancelUrl: `${back}?from=cancel`,
      email: rows[0]?.email ?? undefined,
      customerId,
      locale,
    })
  try {
    const { sessionId, url } = await withCustomer(
      { db, provider, tries: payment.checkout_tries },
      payment.company_id,
      open,
    )
    // Its word may have come before this: then the state is not ours to set.
    await sql`UPDATE payments SET session_id = ${sessionId}, checkout_url = ${url},
      state = CASE WHEN state IN ('created', 'failed') THEN 'pending' ELSE state END WHERE id = ${id} AND state <> 'paid'`.execute(
      db,
    )
    return { url }
  } catch (error) {
    if (isAnswered(error)) await repository.countTry(db, payment)
    throw error
  }
}

export const getPayment = async (context: Staff, { id }: { id: string }) => {
  const payment = await ownPayment(context, id, 'seeMoney')
  const isPlatform = context.caller.brandIds === 'all'
  const { left } = isPlatform ? await refundable(context.db, id) : { left: undefined }
  return {
    payment: {
      ...repository.toPayment(payment),
      reversals: await reversalsOf(context.db, id, isPlatform),
      ...(left !== undefined && { refundable: left }),
    },
  }
}

/** Books what was paid although the provider's word has not come. */
export const checkPayment = async (context: Staff, { id }: { id: string }) => {
  const payment = await ownPayment(context, id)
  if (payment.method === 'card' && payment.session_id && payment.state !== 'paid') {
    const checkout = await providerOf(context).findCheckout(payment.session_id)
    if (checkout) await transact(context.db, (trx) => settleCheckout({ ...context, db: trx }, checkout))
  }
  return answer(context.db, id)
}

/** Gives up what nothing has come of. A card that was paid in the meantime is paid. */
export const cancelPayment = async (context: Staff, { id }: { id: string }) => {
  const payment = await ownPayment(context, id)
  if (payment.state === 'paid' || payment.state === 'processing') throw new AppError('illegal_transition')
  if (payment.method === 'card' && payment.session_id) {
    const isClosed = await providerOf(context).expireCheckout(payment.session_id)
    if (!isClosed) {
      const { payment: checked } = await checkPayment(context, { id })
      if (checked.state === 'paid') throw new AppError('illegal_transition')
    }
  }
  await transact(context.db, async (trx) => {
    const locked = await repository.lockPayment(trx, sql`p.id = ${id}`)
    // The provider may have told that the page was closed before we could write why.
    if (!locked || !['created', 'pending', 'failed', 'expired'].includes(locked.state)) return
    await repository.changePayment(trx, id, { state: 'cancelled', now: context.now })
    await context.live.publish(
      trx,
      accountChanged({ id: locked.account_id, brand_id: locked.brand_id, instagramer_id: null }),
    )
  })
  return answer(context.db, id)
}

export const getTopUpOptions = async ({ db, caller, config }: Staff) => {
  const { stripe, transferAccount } = config.payments
  const { bankgiro, receiver } = transferAccount ?? { bankgiro: null, receiver: null }
  const { companyId } = managerOf(caller)
  return {
    topUp: {
      card: Boolean(stripe),
      bankgiro,
      receiver,
      lacksPapers: companyId !== null && (await lacksPapers(db, companyId)),
    },
  }
}
