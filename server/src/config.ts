import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type FieldKey, readFieldKeys } from './auth/field-cipher'
import { readSocial, type SocialConfig } from './social-config'

export interface Config {
  host: string
  port: number
  databaseUrl: string
  /** Longest time of one statement of the API, ms; 0: as long as it takes. Migrations and demo data have no limit. */
  statementTimeoutMs: number
  /** Prepare statements by name; off for poolers that hand out a database session for each transaction and do not track them. */
  preparedStatements: boolean
  /** Uploads, and the session secret when none is given. */
  dataDir: string
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
  platform: PlatformConfig
  social: SocialConfig
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
  /** Sentry's address for reports; absent: they are logged. */
  sentryDsn: string | undefined
  /** Sentry's name for this installation. */
  sentryEnvironment: string
  /** Share of the failures that are sent on, 0–1. */
  sentrySampleRate: number
  /** Fill the status page once with made-up figures, in a database that holds the demo data. */
  demo: boolean
}

const numberOf = (env: NodeJS.ProcessEnv, name: string, usual: number, most: number): number => {
  const text = env[name]
  if (!text) return usual
  const value = Number(text)
  if (!(value >= 0 && value <= most)) throw new Error(`${name} must be a number from 0 to ${most}`)
  return value
}

const daysOf = (env: NodeJS.ProcessEnv, name: string, usual: number): number => {
  const days = numberOf(env, name, usual, 3_650)
  if (!Number.isInteger(days)) throw new Error(`${name} must be a whole number of days`)
  return days
}

const readPlatform = (env: NodeJS.ProcessEnv): PlatformConfig => {
  if (env.REGISTRY_URL && !env.REGISTRY_SECRET) throw new Error('REGISTRY_URL needs REGISTRY_SECRET beside it')
  return {
    registryUrl: env.REGISTRY_URL?.replace(/\/+$/, '') || undefined,
    registrySecret: env.REGISTRY_SECRET ?? '',
    canaryMinLoads: numberOf(env, 'CANARY_MIN_LOADS', 20, 1_000_000),
    canaryMaxFailureRate: numberOf(env, 'CANARY_MAX_FAILURE_RATE', 0.05, 1),
    sentryDsn: env.SENTRY_DSN || undefined,
    sentryEnvironment: env.SENTRY_ENVIRONMENT ?? 'production',
    sentrySampleRate: numberOf(env, 'SENTRY_SAMPLE_RATE', 1, 1),
    demo: env.SAMSPEL_DEMO !== 'off',
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

/** Reads the settings from the environment; throws with the name of what is missing. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is missing')
  const dataDir = path.resolve(env.DATA_DIR ?? '.data')
  const sessionSecret = env.SESSION_SECRET ?? secretIn(dataDir)
  if (sessionSecret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters')
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? 8081),
    databaseUrl: env.DATABASE_URL,
    statementTimeoutMs: numberOf(env, 'STATEMENT_TIMEOUT_MS', 20_000, 3_600_000),
    preparedStatements: env.PREPARED_STATEMENTS !== 'off',
    dataDir,
    appUrl: (env.APP_URL ?? env.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, ''),
    sessionSecret,
    paymentDetailsKeys: readFieldKeys(env.PAYMENT_DETAILS_KEYS, sessionSecret),
    logLevel: env.LOG_LEVEL ?? 'info',
    smtpUrl: env.SMTP_URL || undefined,
    sandboxes: env.SAMSPEL_SANDBOX !== 'off',
    mailFrom: env.MAIL_FROM ?? 'Samspel <no-reply@samspel.test>',
    signInLimit: Number(env.SIGN_IN_LIMIT ?? 20),
    trustedProxies: (env.TRUSTED_PROXIES || 'loopback').split(',').map((proxy) => proxy.trim()),
    feeGraceDays: daysOf(env, 'FEE_GRACE_DAYS', 14),
    inviteAgainDays: daysOf(env, 'INVITE_AGAIN_DAYS', 30),
    sessionDays: daysOf(env, 'SESSION_DAYS', 30),
    confirmationMinutes: numberOf(env, 'CONFIRMATION_MINUTES', 15, 1_440),
    platform: readPlatform(env),
    social: readSocial(env),
  }
}
