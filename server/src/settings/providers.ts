import { str } from 'envalid'
import type { Setting } from './setting'
import * as is from './validators'

/** Settings for external services: sign-in, payments, the bank. */
export const providers = {
  FACEBOOK_APP_ID: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.FACEBOOK_APP_SECRET) }),
    meaning: 'sign-in by Facebook: `docs/guides/operate.md`',
    absent: 'nobody signs in by Facebook; on this machine the practice world plays it',
  },
  FACEBOOK_APP_SECRET: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.FACEBOOK_APP_ID) }),
    meaning: 'belongs to `FACEBOOK_APP_ID`',
  },
  FACEBOOK_AUTHORIZE_HOST: {
    spec: is.baseAddress({ default: 'https://www.facebook.com' }),
    meaning: 'where the visitor is asked for consent',
  },
  FACEBOOK_TOKEN_HOST: {
    spec: is.baseAddress({ default: 'https://graph.facebook.com' }),
    meaning: 'where codes are exchanged for tokens',
  },
  FACEBOOK_GRAPH_HOST: {
    spec: is.baseAddress({ default: 'https://graph.facebook.com' }),
    meaning: 'where account data comes from',
  },
  FACEBOOK_AUTHORIZE_PARAMETERS: {
    spec: is.parameters({ default: {} }),
    meaning:
      'further parameters of the consent page as a query, such as `config_id=…` of Facebook Login for Business, which names the permissions itself',
    absent: 'none',
  },
  FACEBOOK_PKCE: {
    spec: is.onOrOff({ default: true }),
    meaning: '`off`: codes are not bound to the browser by PKCE, where the provider does not take it',
  },
  FACEBOOK_VERIFY_TOKEN: {
    spec: is.secretOfLength(16)({ default: undefined }),
    meaning:
      "the *Verify token* of the app's webhooks, 16 characters or more: stories that end, comments and mentions are told; two more permissions are asked for",
    absent: 'nothing is told: posts are read at their times',
  },
  INSTAGRAM_APP_ID: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.INSTAGRAM_APP_SECRET) }),
    meaning: 'sign-in by Instagram: `docs/guides/operate.md`',
    absent: 'nobody signs in by Instagram; on this machine the practice world plays it',
  },
  INSTAGRAM_APP_SECRET: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.INSTAGRAM_APP_ID) }),
    meaning: 'belongs to `INSTAGRAM_APP_ID`',
  },
  INSTAGRAM_AUTHORIZE_HOST: {
    spec: is.baseAddress({ default: 'https://www.instagram.com' }),
    meaning: 'where the visitor is asked for consent',
  },
  INSTAGRAM_TOKEN_HOST: {
    spec: is.baseAddress({ default: 'https://api.instagram.com' }),
    meaning: 'where codes are exchanged for tokens',
  },
  INSTAGRAM_GRAPH_HOST: {
    spec: is.baseAddress({ default: 'https://graph.instagram.com' }),
    meaning: 'where account data comes from',
  },
  INSTAGRAM_AUTHORIZE_PARAMETERS: {
    spec: is.parameters({ default: {} }),
    meaning: 'the same for Instagram, such as `force_reauth=true`',
    absent: 'none',
  },
  INSTAGRAM_PKCE: {
    spec: is.onOrOff({ default: false }),
    meaning: '`on`: codes are bound to the browser by PKCE; Instagram does not document it',
  },
  INSTAGRAM_VERIFY_TOKEN: {
    spec: is.secretOfLength(16)({ default: undefined }),
    meaning: 'the same for the Instagram app; one more permission is asked for',
    absent: 'nothing is told: posts are read at their times',
  },
  STRIPE_SECRET_KEY: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.STRIPE_WEBHOOK_SECRET) }),
    meaning: 'payments by card, Swish and Klarna through Stripe: `docs/guides/switch-on/stripe.md`',
    absent: 'no payments by card',
  },
  STRIPE_WEBHOOK_SECRET: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.STRIPE_SECRET_KEY) }),
    meaning: 'verifies that webhook calls are from Stripe; belongs to `STRIPE_SECRET_KEY`',
  },
  STRIPE_API_URL: {
    spec: is.webHost({ default: 'https://api.stripe.com' }),
    meaning: "where Stripe's API is asked",
  },
  TRANSFER_BANKGIRO: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.TRANSFER_RECEIVER) }),
    meaning: 'bankgiro to which brands send transfers',
    absent: 'no transfers',
  },
  TRANSFER_RECEIVER: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.TRANSFER_BANKGIRO) }),
    meaning: 'owner of that bankgiro',
  },
  VIES_URL: {
    spec: is.webAddress({ default: undefined }),
    meaning:
      "the EU's register of VAT numbers, which companies' and creators' numbers are checked in: `https://ec.europa.eu/taxation_customs/vies/rest-api`",
    absent: 'numbers are checked by form and check digit alone; on this machine the practice world plays the register',
  },
  YOUTUBE_API_KEY: {
    spec: str({ default: undefined }),
    meaning: 'reads videos that are handed in as links: `docs/guides/switch-on/networks.md`',
    absent: 'nothing is read of videos: creators type their figures; on this machine the practice world plays it',
  },
  YOUTUBE_API_URL: {
    spec: is.baseAddress({ default: 'https://www.googleapis.com' }),
    meaning: "where YouTube's Data API is asked",
  },
  TIKTOK_OEMBED_URL: {
    spec: is.webAddress({ default: undefined }),
    meaning: 'tells whose post a link to TikTok is, without a key: `https://www.tiktok.com/oembed`',
    absent: 'nothing is read of such posts; on this machine the practice world plays it',
  },
  ISSUERS_IN_OWN_NETWORK: {
    spec: is.onOrOff({ default: false }),
    meaning:
      "`on`: a company's sign-in may name an issuer on this machine or in its network, and one without https; for installations that serve such companies alone",
  },
  WEBHOOKS_IN_OWN_NETWORK: {
    spec: is.onOrOff({ default: false }),
    meaning:
      "`on`: companies' webhooks may lead to this machine or its network, and to one without https; for trying receivers out",
  },
  GRAPH_VERSION: { spec: is.graphVersion({ default: 'v23.0' }), meaning: 'version of the Graph API' },
} satisfies Record<string, Setting>

/** Those of them that are secrets. */
export const providerSecrets = [
  'FACEBOOK_APP_SECRET',
  'INSTAGRAM_APP_SECRET',
  'FACEBOOK_VERIFY_TOKEN',
  'INSTAGRAM_VERIFY_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'YOUTUBE_API_KEY',
] as const satisfies readonly (keyof typeof providers)[]
