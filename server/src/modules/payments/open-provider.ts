import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { hasSandbox } from '../sandbox'
import type { PaymentProvider } from './provider'
import { sandboxProvider } from './sandbox/provider'
import { stripeProvider } from './stripe-provider'

const opened = new WeakMap<Config, PaymentProvider>()

/** The provider of card payments as the settings say; undefined where there is none and the sandbox may not stand in. */
export const paymentProvider = (config: Config, db: Db): PaymentProvider | undefined => {
  if (!config.payments.stripe) return hasSandbox(config) ? sandboxProvider(config, db) : undefined
  const known = opened.get(config) ?? stripeProvider(config.payments.stripe)
  opened.set(config, known)
  return known
}
