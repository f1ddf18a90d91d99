import { type CleanedEnv, str } from 'envalid'
import { observing } from './observing'
import { providers } from './providers'
import { push } from './push'
import type { Setting } from './setting'
import * as is from './validators'

/** Settings of programs that need only the database and the data folder: migrations, demo data, the ledger check. */
export const dataSettings = {
  DATABASE_URL: { spec: is.addressWith('postgres:', 'postgresql:')(), meaning: 'PostgreSQL', absent: 'required' },
  DATA_DIR: {
    spec: str({ default: '.data' }),
    meaning: 'uploads, the sizes made of them (`variants`, made again when they are gone), session secret',
  },
} satisfies Record<string, Setting>

const databases = {
  DATABASE_DIRECT_URL: {
    spec: is.addressWith('postgres:', 'postgresql:')({ default: undefined }),
    meaning: 'PostgreSQL itself, for LISTEN, where `DATABASE_URL` leads to a pooler in transaction mode',
    absent: '`DATABASE_URL`',
  },
  DATABASE_REPLICA_URLS: {
    spec: is.databases({ default: [] }),
    meaning: 'read replicas, with commas between them: calls that only read are answered there: `docs/guides/scale.md`',
    absent: 'the database answers everything',
  },
} satisfies Record<string, Setting>

const limits = {
  STATEMENT_TIMEOUT_MS: {
    spec: is.wholeNumberFrom(0, 3_600_000)({ default: 20_000 }),
    meaning: 'longest time of one statement of the API, ms; 0: no limit. Migrations and demo data have none',
  },
  SLOW_STATEMENT_MS: {
    spec: is.wholeNumberFrom(0, 3_600_000)({ default: 500 }),
    meaning: 'statements that take longer, ms, are written to the log without their values; 0: none',
  },
  PREPARED_STATEMENTS: {
    spec: is.onOrOff({ default: true }),
    meaning: '`off`: no prepared statements, for poolers that do not track them: `docs/guides/operate.md`',
  },
  SIGN_IN_LIMIT: {
    spec: is.wholeNumberFrom(1, 1_000_000)({ default: 20 }),
    meaning: 'sign-ins per minute for one address and email; the other limits follow from it: `docs/guides/operate.md`',
  },
  REDIS_URL: {
    spec: is.addressWith(
      'redis:',
      'rediss:',
    )({
      default: undefined,
      requiredWhen: (env) => env.LIVE_BUS === 'redis',
    }),
    meaning: 'Redis, in which all instances count for these limits: `docs/guides/operate.md`',
    absent: 'each instance counts by itself',
  },
  LIVE_BUS: {
    spec: str({ choices: ['postgres', 'redis'], default: 'postgres' }),
    meaning: '`redis`: live facts travel between instances by `REDIS_URL`, for a pooler without LISTEN',
  },
  INVITE_AGAIN_DAYS: {
    spec: is.days({ default: 30 }),
    meaning: 'days after which a creator who declined an invitation can be asked again',
  },
  FEE_GRACE_DAYS: {
    spec: is.days({ default: 14 }),
    meaning: 'days after the content deadline of a finished campaign for which a fee stays held',
  },
  SESSION_DAYS: {
    spec: is.days({ default: 30 }),
    meaning: 'days after a sign-in for which its session is renewed',
  },
  CONFIRMATION_MINUTES: {
    spec: is.numberFrom(0, 1_440)({ default: 15 }),
    meaning: 'minutes after a sign-in, or the password typed again, in which bank account and password may be changed',
  },
} satisfies Record<string, Setting>

const bucket = {
  UPLOADS_URL: {
    spec: is.addressWith('s3:')({ default: undefined }),
    meaning: '`s3://bucket/folder`: pictures lie in a bucket, which several instances share: `docs/guides/operate.md`',
    absent: 'they lie in `DATA_DIR`',
  },
  S3_ENDPOINT: {
    spec: is.webHost({ default: undefined }),
    meaning: 'a server that speaks S3',
    absent: "Amazon's own",
  },
  S3_REGION: { spec: str({ default: 'us-east-1' }), meaning: 'region of the bucket' },
  AWS_ACCESS_KEY_ID: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.AWS_SECRET_ACCESS_KEY) }),
    meaning: 'opens the bucket',
    absent: 'what the machine is allowed by itself',
  },
  AWS_SECRET_ACCESS_KEY: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.AWS_ACCESS_KEY_ID) }),
    meaning: 'belongs to `AWS_ACCESS_KEY_ID`',
  },
} satisfies Record<string, Setting>

const platform = {
  REGISTRY_URL: {
    spec: is.webAddress({ default: undefined }),
    meaning: 'the registry service: `docs/guides/operate.md`',
    absent: 'the status page says that it is not connected',
  },
  REGISTRY_SECRET: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.REGISTRY_URL) }),
    meaning: 'opens the registry service; `REGISTRY_URL` needs it',
  },
  CANARY_MIN_LOADS: {
    spec: is.wholeNumberFrom(0, 1_000_000)({ default: 20 }),
    meaning: 'attempts that a canary must have had before it is judged',
  },
  CANARY_MAX_FAILURE_RATE: {
    spec: is.share({ default: 0.05 }),
    meaning: 'share of them that may fail, 0 to 1',
  },
  SAMSPEL_DEMO: {
    spec: is.onOrOff({ default: true }),
    meaning: '`off`: no made-up figures on the status page of a database with the demo data',
  },
  SAMSPEL_PARENT_PIPE: {
    spec: is.oneOf('0', '1')({ default: '0' }),
    meaning: '`1`: the API stops when its input ends, as it does when the process that started it is gone',
  },
} satisfies Record<string, Setting>

/** Every setting of the API, in the order of the README. */
export const settings = {
  ...dataSettings,
  HOST: { spec: str({ default: '127.0.0.1' }), meaning: 'where it listens' },
  PORT: { spec: is.wholeNumberFrom(0, 65_535)({ default: 8081 }), meaning: 'where it listens' },
  APP_URL: {
    spec: is.webAddress({ default: undefined }),
    meaning: 'address that people type; links in mails',
    absent: '`PUBLIC_URL`',
  },
  PUBLIC_URL: {
    spec: is.webAddress({ default: 'http://localhost:8080' }),
    meaning: 'the same, as the launcher calls it',
  },
  SESSION_SECRET: {
    spec: is.secretOfLength(32)({ default: undefined }),
    meaning: 'signs session tokens, 32 characters or more',
    absent: 'made once in `DATA_DIR`',
  },
  PAYMENT_DETAILS_KEYS: {
    spec: is.fieldKeys({ default: undefined }),
    meaning: 'seal bank accounts and personal ids: `docs/guides/operate.md`',
    absent: 'a key made from `SESSION_SECRET`',
  },
  SMTP_URL: {
    spec: is.addressWith('smtp:', 'smtps:')({ default: undefined }),
    meaning: 'mail server',
    absent: 'mails are shown at /sandbox/mail',
  },
  ...push,
  MAIL_FROM: { spec: str({ default: 'Samspel <no-reply@samspel.test>' }), meaning: 'sender of mails' },
  SAMSPEL_SANDBOX: {
    spec: is.onOrOff({ default: true }),
    meaning: '`off`: no page below /sandbox, because others than this machine reach the edge',
    absent: 'they exist for who sits at the machine, where `HOST` and `APP_URL` are of it',
  },
  SANDBOX_BANK: {
    spec: is.oneOf('answers', 'settles', 'off')({ default: 'answers' }),
    meaning:
      'what plays the bank of payouts where there is a sandbox: `answers` a batch that was sent, `settles` payouts without batches, or nothing (`off`)',
  },
  PAYOUT_IBAN: {
    spec: is.iban({ default: 'SE4550000000058398257466' }),
    meaning: 'the account that payouts leave from',
    absent: 'an example that no bank takes',
  },
  PAYOUT_BIC: { spec: is.bic({ default: 'ESSESESS' }), meaning: 'the bank of `PAYOUT_IBAN`' },
  DRAIN_SECONDS: {
    spec: is.numberFrom(0, 600)({ default: 0 }),
    meaning:
      'seconds after SIGTERM in which it still answers, while /readyz says 503: what balances load takes it out meanwhile',
  },
  TRUSTED_PROXIES: {
    spec: is.networks({ default: ['loopback'] }),
    meaning: "whose `X-Forwarded-For` is believed: addresses, networks or proxy-addr's names, with commas between them",
  },
  LOG_LEVEL: {
    spec: is.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')({ default: 'info' }),
    meaning: "pino's",
  },
  ...bucket,
  ...databases,
  ...limits,
  ...providers,
  ...platform,
  ...observing,
} satisfies Record<string, Setting>

type SpecsOf<S extends Record<string, Setting>> = { [K in keyof S]: S[K]['spec'] }
/** The values of a table of settings, by name. */
export type ValuesOf<S extends Record<string, Setting>> = CleanedEnv<SpecsOf<S>>
export type Settings = Record<string, Setting>

/** Settings that can also be given as `<name>_FILE`, with the file's content as value, as containers provide secrets. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'SESSION_SECRET',
  'PAYMENT_DETAILS_KEYS',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'NATIVE_PUSH_SECRET',
  'REDIS_URL',
  'REGISTRY_SECRET',
  'SENTRY_DSN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'AWS_SECRET_ACCESS_KEY',
  'FACEBOOK_APP_SECRET',
  'INSTAGRAM_APP_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const satisfies readonly (keyof typeof settings)[]
