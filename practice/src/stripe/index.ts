import type { Service } from '../service'
import { acts } from './acts'
import { stripePages } from './page-routes'
import { stripeApi } from './routes'
import { worldOf } from './world'

/** Stripe: payments by card, Swish and Klarna, refunds, disputes and subscriptions. */
export const stripe = (): Service => ({
  name: 'stripe',
  title: { sv: 'Kortbetalningar (Stripe)', en: 'Card payments (Stripe)' },
  unless: 'STRIPE_SECRET_KEY',
  settings: (practice) => {
    const { state, save } = worldOf(practice)
    save()
    return {
      STRIPE_SECRET_KEY: state.secretKey,
      STRIPE_WEBHOOK_SECRET: state.webhookSecret,
      STRIPE_API_URL: practice.ownUrl,
    }
  },
  routes: async (app, practice) => {
    await app.register(async (api) => stripeApi(api, practice))
    await app.register(async (pages) => stripePages(pages, practice))
  },
  acts,
})
