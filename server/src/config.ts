import path from 'node:path'
import type { TracingSettings } from '@samspel/observing'
import { type FieldKey, readFieldKeys } from './auth/field-cipher'
import type { Payer } from './iso20022'
import { staysHere } from './own-machine'
import { type ReachedConfig, reachedOf } from './reached-config'
import { secretIn } from './secret-in'
import { type Seller, sellerOf } from './seller-config'
import {
  dataSettings,
  isPublic,
  readSettings,
  refusePretence,
  servicesOf,
  type SetService,
  settings,
  type ValuesOf,
} from './settings'
import { type SocialConfig, socialOf } from './social-config'
import { tracingOf } from './tracing-config'
import { type BucketConfig, uploadsOf } from './uploads-config'

export type { BucketConfig }

export interface Config extends ReachedConfig {
  host: string
  port: number
  databaseUrl: string
  /** Direct address of PostgreSQL when `databaseUrl` points to a pooler, which does not support LISTEN. */
  directUrl: string
  /** Read replicas of the database. */
  replicaUrls: readonly string[]
  /** How long the server keeps answering after it has been told to stop, ms. */
  drainMs: number
  /** Stop when standard input closes: the launcher holds it open and it closes when the launcher ends. */
  endsWithInput: boolean
  /** Time limit for one statement of the API, ms; 0 for no limit. Migrations and demo data have none. */
  statementTimeoutMs: number
  /** Statements slower than this are logged, ms; 0 to log none. */
  slowStatementMs: number
  /** Use named prepared statements. Turn this off behind a pooler that assigns a database session per transaction and does not track them. */
  preparedStatements: boolean
  /** Folder for uploads when no bucket is configured, for files derived from them, and for the session secret when none is given. */
  dataDir: string
  /** The bucket for uploads. When absent, uploads are stored in `dataDir` and only a single instance can serve them. */
  uploads: BucketConfig | undefined
  /** Public address of the site, without a trailing slash. Links in mails start with it. */
  appUrl: string
  sessionSecret: string
  /** Keys that seal bank accounts and personal ids: the first one seals, all of them can open. */
  paymentDetailsKeys: readonly FieldKey[]
  logLevel: string
  /** smtp(s)://…; when absent, mails wait in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Proves that a report of returned mails is from the mail service; when absent, none is taken. */
  mailWebhookSecret: string | undefined
  /** Sign-ins per minute for one address and email together; four times as many for an address on its own. Limits of links and mails derive from it (http/limits.ts). */
  signInLimit: number
  /** Multiplies the limits that do not derive from `signInLimit`. */
  rateLimitFactor: number
  /** Redis for rate limit counters shared by all instances; when absent, each instance counts for itself. */
  redisUrl: string | undefined
  /** The transport for live facts between instances. */
  liveBus: string
  /** Proxies trusted to state the client's address (X-Forwarded-For): addresses, networks, or the names that proxy-addr has for them. */
  trustedProxies: readonly string[]
  /** Days after the content deadline of a finished campaign during which the fee of a creator with nothing approved stays on hold. */
  feeGraceDays: number
  /** Days before a creator who declined an invitation can be invited again. */
  inviteAgainDays: number
  /** Days after a campaign's end until addresses are erased. */
  addressDays: number
  /** How many days after a sign-in its session can be renewed; after that the owner has to sign in again. */
  sessionDays: number
  /** How many minutes after a sign-in, or after retyping the password, the bank account and password may be changed. */
  confirmationMinutes: number
  /** A k-anonymity range service of breached passwords. */
  breachedPasswordsUrl: string | undefined
  /** The EU's register of VAT numbers; when absent, none is checked there. */
  viesUrl: string | undefined
  /** Contact address that push services require of senders; when absent, browsers get no pushes. */
  pushContact: string | undefined
  /** Hosts of push services besides those of the known browsers. */
  pushServices: readonly string[]
  /** Key that signs pushes; when absent, it is derived from the session secret. */
  vapidPrivateKey: string | undefined
  /** Service that delivers pushes to phones running the wrapper app; when absent, phones get none. */
  nativePush: { url: string; secret: string } | undefined
  /** Who pays payouts, and from which account; when absent, no file for the bank can be made. */
  payoutAccount: Payer | undefined
  /** The account behind the bankgiro, where it is not that of payouts. */
  transferIban: string | undefined
  /** Where files are exchanged with the bank; when absent, by hand. */
  bankFolder: string | undefined
  /** Who invoices what Samspel sells; when absent, nothing is invoiced. */
  seller: Seller | undefined
  /** Where traces are exported to; absent to disable tracing. */
  tracing: TracingSettings | undefined
  /** The services outside, as the settings alone say. */
  services: readonly SetService[]
  /** Whether people outside reach this installation. */
  isPublic: boolean
  /** A rehearsal at a public address. */
  isStaging?: boolean
  platform: PlatformConfig
  social: SocialConfig
  payments: PaymentsConfig
}

/** Access to Stripe. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  apiUrl: string
  /** How long an answer is waited for; 10 seconds where it is absent. */
  timeoutMs?: number
}

/** How brands pay in money. */
export interface PaymentsConfig {
  /** Payments by Stripe; when absent, accounts are topped up by transfer alone. */
  stripe: StripeSettings | undefined
  /** Where transfers are sent to; when absent, there are none. */
  transferAccount: { bankgiro: string; receiver: string } | undefined
}

/** Settings for how the API manages releases of the shell and remotes. */
export interface PlatformConfig {
  /** Address of the registry service (deploy/src/service); when absent, the status page shows it as not connected. */
  registryUrl: string | undefined
  registrySecret: string
  /** How long the list of running canaries is used before it is read again, ms. */
  registryFreshMs: number
  /** Minimum number of verified visitors before a canary is judged. */
  canaryMinVisitors: number
  /** How many visitors of one network address count for a canary, and for the live version beside it. */
  canaryVisitorsPerAddress: number
  /** Share of loads or visitors that may fail, 0–1. A canary is stopped when it exceeds both this and twice the live version's share. */
  canaryMaxFailureRate: number
  /** Sentry DSN for error reports; when absent, reports are logged. */
  sentryDsn: string | undefined
  sentryEnvironment: string
  /** Share of errors sent to Sentry, 0–1. */
  sentrySampleRate: number
  /** Fill the status page once with invented figures; only when the database holds the demo data. */
  demo: boolean
  /** The API's version as shown on the status page. */
  version: string
}

const platformOf = (values: ValuesOf<typeof settings>, isHere: boolean): PlatformConfig => ({
  registryUrl: values.REGISTRY_URL,
  registrySecret: values.REGISTRY_SECRET ?? '',
  registryFreshMs: 10_000,
  canaryMinVisitors: values.CANARY_MIN_VISITORS,
  canaryVisitorsPerAddress: values.CANARY_VISITORS_PER_ADDRESS,
  canaryMaxFailureRate: values.CANARY_MAX_FAILURE_RATE,
  sentryDsn: values.SENTRY_DSN,
  sentryEnvironment: values.SENTRY_ENVIRONMENT,
  sentrySampleRate: values.SENTRY_SAMPLE_RATE,
  demo: values.SAMSPEL_DEMO && isHere,
  version: values.SAMSPEL_VERSION,
})

const paymentsOf = (values: ValuesOf<typeof settings>): PaymentsConfig => {
  const [bankgiro, receiver] = [values.TRANSFER_BANKGIRO, values.TRANSFER_RECEIVER]
  const [secretKey, webhookSecret] = [values.STRIPE_SECRET_KEY, values.STRIPE_WEBHOOK_SECRET]
  return {
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL } : undefined,
    transferAccount: bankgiro && receiver ? { bankgiro, receiver } : undefined,
  }
}

const payoutAccountOf = (values: ValuesOf<typeof settings>): Payer | undefined => {
  const { PAYOUT_IBAN: iban, PAYOUT_BIC: bic, PAYOUT_PAYER_NAME: name, PAYOUT_PAYER_ID: id } = values
  return iban && bic && name && id ? { iban, bic, name, id, scheme: values.PAYOUT_PAYER_SCHEME } : undefined
}

/**
 * Reads the API's settings from the environment.
 * @throws {WrongSettings} listing everything that is missing or invalid
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const values = readSettings(env, settings)
  refusePretence(values)
  const dataDir = path.resolve(values.DATA_DIR)
  const sessionSecret = values.SESSION_SECRET ?? secretIn(dataDir)
  const surroundings = {
    host: values.HOST,
    appUrl: values.APP_URL ?? values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
  }
  return {
    ...surroundings,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    replicaUrls: values.DATABASE_REPLICA_URLS,
    drainMs: values.DRAIN_SECONDS * 1_000,
    endsWithInput: values.SAMSPEL_PARENT_PIPE === '1',
    statementTimeoutMs: values.STATEMENT_TIMEOUT_MS,
    slowStatementMs: values.SLOW_STATEMENT_MS,
    preparedStatements: values.PREPARED_STATEMENTS,
    dataDir,
    uploads: uploadsOf(values),
    sessionSecret,
    paymentDetailsKeys: readFieldKeys(values.PAYMENT_DETAILS_KEYS, sessionSecret),
    logLevel: values.LOG_LEVEL,
    // Required with a mail server; without one nothing is sent.
    mailFrom: values.MAIL_FROM ?? '',
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET,
    signInLimit: values.SIGN_IN_LIMIT,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    redisUrl: values.REDIS_URL,
    liveBus: values.LIVE_BUS,
    trustedProxies: values.TRUSTED_PROXIES,
    feeGraceDays: values.FEE_GRACE_DAYS,
    inviteAgainDays: values.INVITE_AGAIN_DAYS,
    addressDays: values.ADDRESS_DAYS,
    sessionDays: values.SESSION_DAYS,
    confirmationMinutes: values.CONFIRMATION_MINUTES,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL,
    viesUrl: values.VIES_URL,
    ...reachedOf(values),
    pushContact: values.PUSH_CONTACT,
    pushServices: values.PUSH_SERVICES,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    nativePush: values.NATIVE_PUSH_URL
      ? { url: values.NATIVE_PUSH_URL, secret: values.NATIVE_PUSH_SECRET ?? '' }
      : undefined,
    bankFolder: values.BANK_FOLDER && path.resolve(values.BANK_FOLDER),
    payoutAccount: payoutAccountOf(values),
    transferIban: values.TRANSFER_IBAN,
    seller: sellerOf(values),
    tracing: tracingOf(values),
    services: servicesOf(values),
    isPublic: isPublic(values),
    isStaging: values.SAMSPEL_STAGE === 'staging',
    platform: platformOf(values, staysHere(surroundings)),
    social: socialOf(values),
    payments: paymentsOf(values),
  }
}

/** Settings for the programs other than the API: the database and the data folder. */
export const readDataConfig = (env: NodeJS.ProcessEnv): Pick<Config, 'databaseUrl' | 'dataDir'> => {
  const values = readSettings(env, dataSettings)
  return { databaseUrl: values.DATABASE_URL, dataDir: path.resolve(values.DATA_DIR) }
}
