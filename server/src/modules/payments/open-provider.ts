import type { Config } from '../../config'
import type { PaymentProvider } from './provider'
import { stripeProvider } from './stripe'

const opened = new WeakMap<object, PaymentProvider>()

/** The provider of card payments as the settings say; undefined where there is none. */
export const paymentProvider = ({ payments: { stripe } }: Pick<Config, 'payments'>): PaymentProvider | undefined => {
  if (!stripe) return undefined
  const known = opened.get(stripe) ?? stripeProvider(stripe)
  opened.set(stripe, known)
  return known
}
