import type { StripeSettings } from '../../../config'
import type { PaymentProvider, ProviderEvent } from '../provider'
import { checkouts } from './checkout'
import { asker, within } from './client'
import { concerning, eventOf, readSigned } from './events'
import { money } from './money'
import { subscriptions } from './plans'

/** Payments by Stripe: its checkout, refunds and disputes, subscriptions. */
export const stripeProvider = (settings: StripeSettings): PaymentProvider => {
  const asking = asker(settings)
  return {
    name: 'stripe',
    ...checkouts(asking),
    ...money(asking),
    ...subscriptions(asking),
    readEvent: async (body, signature, receivedAt) =>
      readSigned((await asking.client()).webhooks, { body, signature, secret: settings.webhookSecret, receivedAt }),
    eventsIn: (period) =>
      asking.ask(async (stripe) => {
        const found: ProviderEvent[] = []
        for await (const event of stripe.events.list({ created: within(period), types: concerning, limit: 100 }))
          found.push(eventOf(event))
        return found.reverse()
      }),
  }
}
