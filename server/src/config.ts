import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type FieldKey, readFieldKeys } from './auth/field-cipher'
import { dataSettings, readSettings, settings, type ValuesOf } from './settings'
import { type SocialConfig, socialOf } from './social-config'
import type { TracingConfig } from './tracing'

export interface Config {
  host: string
  port: number
  databaseUrl: string
  /** PostgreSQL itself where `databaseUrl` leads to a pooler: LISTEN needs it. */
  directUrl: string
  /** Databases that follow it, for reads. */
  replicaUrls: readonly string[]
  /** How long it goes on answering when it is told to stop, ms. */
  drainMs: number
  /** Its input is held by who started it, and ends with them. */
  endsWithInput: boolean
  /** Longest time of one statement of the API, ms; 0: as long as it takes. Migrations and demo data have no limit. */
  statementTimeoutMs: number
  /** Statements that take longer are written to the log, ms; 0: none. */
  slowStatementMs: number
  /** Prepare statements by name; off for poolers that hand out a database session for each transaction and do not track them. */
  preparedStatements: boolean
  /** Uploads where no bucket is named, what was made of them, and the session secret when none is given. */
  dataDir: string
  /** The bucket of uploads; absent: they lie in `dataDir`, and only one instance can serve them. */
  uploads: BucketConfig | undefined
  /** Address that people type, without a slash at the end; links in mails start with it. */
  appUrl: string
  sessionSecret: string
  /** Seal bank accounts and personal ids: the first one seals, all of them open. */
  paymentDetailsKeys: readonly FieldKey[]
  logLevel: string
  /** smtp(s)://… ; absent: mails land in sandbox_mails. */
  smtpUrl: string | undefined
  /** False where others than this machine reach the edge: then no page of the sandbox exists. */
  sandboxes: boolean
  mailFrom: string
  /**
   * Sign-ins per minute for one address and email; four times as many for one address alone. Other limits follow from it (http/limits.ts).
   */
  signInLimit: number
  /** Redis, in which all instances count for the limits; absent: each counts by itself. */
  redisUrl: string | undefined
  /** What carries live facts between instances. */
  liveBus: string
  /** Whose word counts for where a request comes from (X-Forwarded-For): addresses, networks, or proxy-addr's names for them. */
  trustedProxies: readonly string[]
  /** Days after the content deadline of a finished campaign for which a fee stays held for a creator who has nothing approved. */
  feeGraceDays: number
  /** Days after which a creator who declined an invitation can be asked again. */
  inviteAgainDays: number
  /** Days after a sign-in for which its session is renewed; then whoever holds it signs in again. */
  sessionDays: number
  /** Minutes after a sign-in, or after the password was typed again, in which bank account and password may be changed. */
  confirmationMinutes: number
  /** Who answers for pushes, as push services want to know; absent: pushes are kept in the sandbox. */
  pushContact: string | undefined
  /** Signs pushes; absent: made of the session secret. */
  vapidPrivateKey: string | undefined
  /** Brings pushes to phones with the wrapper; absent: they are kept in the sandbox. */
  nativePush: { url: string; secret: string } | undefined
  /** What plays the bank of payouts: it answers batches by itself, settles payouts without any, or nothing does. */
  sandboxBank: 'answers' | 'settles' | 'off'
  /** The account that payouts leave from. */
  payoutAccount: { iban: string; bic: string }
  /** Where traces go; absent: nowhere. */
  tracing: TracingConfig | undefined
  platform: PlatformConfig
  social: SocialConfig
  payments: PaymentsConfig
}

/** How money comes in. */
export interface PaymentsConfig {
  /** Card payments by Stripe; absent: the sandbox, where it may be. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  bankgiro: string
  receiver: string
}

/** A folder of a bucket that speaks S3. */
export interface BucketConfig {
  bucket: string
  /** Without slashes at its ends; empty: the whole bucket. */
  folder: string
  /** Of a server other than Amazon's. */
  endpoint: string | undefined
  region: string
  /** Absent: the machine's own AWS credentials. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** What the API has to do with the releases of shell and remotes. */
export interface PlatformConfig {
  /** The registry service (deploy/src/service); absent: the status page says that it is not connected. */
  registryUrl: string | undefined
  registrySecret: string
  /** Attempts that a canary must have had before the watch judges it. */
  canaryMinLoads: number
  /** Share of failing loads, 0–1, above which it is stopped, if that is also more than twice the live version's. */
  canaryMaxFailureRate: number
  /** Sentry DSN for error reports; absent: they are logged. */
  sentryDsn: string | undefined
  /** environment name in Sentry. */
  sentryEnvironment: string
  /** Share of the failures that are sent on, 0–1. */
  sentrySampleRate: number
  /** Fill the status page once with made-up figures, in a database that holds the demo data. */
  demo: boolean
  /** What the status page calls this release of the API. */
  version: string
}

const platformOf = (values: ValuesOf<typeof settings>): PlatformConfig => ({
  registryUrl: values.REGISTRY_URL,
  registrySecret: values.REGISTRY_SECRET ?? '',
  canaryMinLoads: values.CANARY_MIN_LOADS,
  canaryMaxFailureRate: values.CANARY_MAX_FAILURE_RATE,
  sentryDsn: values.SENTRY_DSN,
  sentryEnvironment: values.SENTRY_ENVIRONMENT,
  sentrySampleRate: values.SENTRY_SAMPLE_RATE,
  demo: values.SAMSPEL_DEMO,
  version: values.SAMSPEL_VERSION,
})

const uploadsOf = (values: ValuesOf<typeof settings>): BucketConfig | undefined => {
  if (!values.UPLOADS_URL) return undefined
  const { hostname: bucket, pathname } = new URL(values.UPLOADS_URL)
  const [accessKeyId, secretAccessKey] = [values.AWS_ACCESS_KEY_ID, values.AWS_SECRET_ACCESS_KEY]
  return {
    bucket,
    folder: pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

const paymentsOf = (values: ValuesOf<typeof settings>): PaymentsConfig => {
  const [secretKey, webhookSecret] = [values.STRIPE_SECRET_KEY, values.STRIPE_WEBHOOK_SECRET]
  return {
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined,
    bankgiro: values.TRANSFER_BANKGIRO,
    receiver: values.TRANSFER_RECEIVER,
  }
}

const secretIn = (dataDir: string): string => {
  const file = path.join(dataDir, 'session-secret')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another instance was faster: its secret is the one.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/**
 * Reads the settings of the API from the environment.
 * @throws {WrongSettings} with everything that is missing or does not fit
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const values = readSettings(env, settings)
  const dataDir = path.resolve(values.DATA_DIR)
  const sessionSecret = values.SESSION_SECRET ?? secretIn(dataDir)
  return {
    host: values.HOST,
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
    appUrl: values.APP_URL ?? values.PUBLIC_URL,
    sessionSecret,
    paymentDetailsKeys: readFieldKeys(values.PAYMENT_DETAILS_KEYS, sessionSecret),
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    sandboxes: values.SAMSPEL_SANDBOX,
    mailFrom: values.MAIL_FROM,
    signInLimit: values.SIGN_IN_LIMIT,
    redisUrl: values.REDIS_URL,
    liveBus: values.LIVE_BUS,
    trustedProxies: values.TRUSTED_PROXIES,
    feeGraceDays: values.FEE_GRACE_DAYS,
    inviteAgainDays: values.INVITE_AGAIN_DAYS,
    sessionDays: values.SESSION_DAYS,
    confirmationMinutes: values.CONFIRMATION_MINUTES,
    pushContact: values.PUSH_CONTACT,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY,
    nativePush: values.NATIVE_PUSH_URL
      ? { url: values.NATIVE_PUSH_URL, secret: values.NATIVE_PUSH_SECRET ?? '' }
      : undefined,
    sandboxBank: values.SAMSPEL_SANDBOX ? (values.SANDBOX_BANK as Config['sandboxBank']) : 'off',
    payoutAccount: { iban: values.PAYOUT_IBAN, bic: values.PAYOUT_BIC },
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: values.OTEL_EXPORTER_OTLP_HEADERS,
          serviceName: values.OTEL_SERVICE_NAME,
          version: values.SAMSPEL_VERSION,
          sampleRate: values.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    platform: platformOf(values),
    social: socialOf(values),
    payments: paymentsOf(values),
  }
}

/** What the programs beside the API need: the database and the folder of data. */
export const readDataConfig = (env: NodeJS.ProcessEnv): Pick<Config, 'databaseUrl' | 'dataDir'> => {
  const values = readSettings(env, dataSettings)
  return { databaseUrl: values.DATABASE_URL, dataDir: path.resolve(values.DATA_DIR) }
}
