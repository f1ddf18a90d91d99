import { type CleanedEnv, str } from 'envalid'
import { bank } from './bank'
import { observing } from './observing'
import { providers, providerSecrets } from './providers'
import { push } from './push'
import { seller } from './seller'
import type { Setting } from './setting'
import * as is from './validators'

/** Settings of programs that need only the database and the data folder: migrations, demo data, the ledger check. */
export const dataSettings = {
  DATABASE_URL: { spec: is.addressWith('postgres:', 'postgresql:')(), meaning: 'PostgreSQL', absent: 'required' },
  DATA_DIR: {
    spec: str({ default: '.data' }),
    meaning: 'uploads, resized images (`variants`, made again when they are missing), session secret',
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
    meaning: 'read replicas, comma-separated; they answer calls that only read: `docs/guides/scale.md`',
    absent: 'the database answers everything',
  },
} satisfies Record<string, Setting>

const limits = {
  STATEMENT_TIMEOUT_MS: {
    spec: is.wholeNumberFrom(0, 3_600_000)({ default: 20_000 }),
    meaning: 'statement timeout of the API in ms; 0: no limit. Migrations and demo data have none',
  },
  SLOW_STATEMENT_MS: {
    spec: is.wholeNumberFrom(0, 3_600_000)({ default: 500 }),
    meaning: 'statements that take longer than this many ms are logged without their values; 0: none',
  },
  PREPARED_STATEMENTS: {
    spec: is.onOrOff({ default: true }),
    meaning: '`off`: no prepared statements, for poolers that do not support them: `docs/guides/operate.md`',
  },
  SIGN_IN_LIMIT: {
    spec: is.wholeNumberFrom(1, 1_000_000)({ default: 20 }),
    meaning:
      'sign-ins per minute for one address and email; limits of links and emails follow from it: `docs/guides/operate.md`',
  },
  RATE_LIMIT_FACTOR: {
    spec: is.wholeNumberFrom(1, 1_000_000)({ default: 1 }),
    meaning: 'multiplies the limits that do not follow from `SIGN_IN_LIMIT`, such as searches: for load tests',
  },
  REDIS_URL: {
    spec: is.addressWith(
      'redis:',
      'rediss:',
    )({
      default: undefined,
      requiredWhen: (env) => env.LIVE_BUS === 'redis',
    }),
    meaning: 'Redis in which all instances share the counters of these limits: `docs/guides/operate.md`',
    absent: 'each instance has its own counters',
  },
  LIVE_BUS: {
    spec: str({ choices: ['postgres', 'redis'], default: 'postgres' }),
    meaning: '`redis`: instances exchange live events through `REDIS_URL`, for a pooler without LISTEN',
  },
  INVITE_AGAIN_DAYS: {
    spec: is.days({ default: 30 }),
    meaning: 'days after which a creator who declined an invitation can be asked again',
  },
  ADDRESS_DAYS: {
    spec: is.days({ default: 30 }),
    meaning: "days after a campaign's end until the addresses that its brand has of creators are erased",
  },
  FEE_GRACE_DAYS: {
    spec: is.days({ default: 14 }),
    meaning: 'days after the content deadline of a finished campaign during which a fee stays held',
  },
  SESSION_DAYS: {
    spec: is.days({ default: 30 }),
    meaning: 'days after a sign-in during which its session can be renewed',
  },
  BREACHED_PASSWORDS_URL: {
    spec: is.webAddress({ default: undefined }),
    meaning:
      'range service that new passwords are looked up in by the first five digits of their SHA-1, such as `https://api.pwnedpasswords.com/range`; when it does not answer they are let through',
    absent: 'only the list that comes along is asked',
  },
  CONFIRMATION_MINUTES: {
    spec: is.numberFrom(0, 1_440)({ default: 15 }),
    meaning:
      'minutes after a sign-in, or after typing the password again, during which bank account and password can be changed',
  },
} satisfies Record<string, Setting>

const bucket = {
  UPLOADS_URL: {
    spec: is.addressWith('s3:')({ default: undefined }),
    meaning:
      '`s3://bucket/folder`: images are stored in a bucket that several instances share: `docs/guides/operate.md`',
    absent: 'they are stored in `DATA_DIR`',
  },
  S3_ENDPOINT: {
    spec: is.webHost({ default: undefined }),
    meaning: 'address of an S3-compatible server',
    absent: "Amazon's own",
  },
  S3_REGION: { spec: str({ default: 'us-east-1' }), meaning: 'region of the bucket' },
  AWS_ACCESS_KEY_ID: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.AWS_SECRET_ACCESS_KEY) }),
    meaning: 'access key of the bucket',
    absent: "the machine's own AWS credentials",
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
    meaning: 'secret of the registry service; required with `REGISTRY_URL`',
  },
  CANARY_MIN_VISITORS: {
    spec: is.wholeNumberFrom(0, 1_000_000)({ default: 20 }),
    meaning: 'visitors that a canary must have before it is judged',
  },
  CANARY_VISITORS_PER_ADDRESS: {
    spec: is.wholeNumberFrom(1, 1_000)({ default: 3 }),
    meaning: 'how many visitors of one network address count for a canary, and for the live version beside it',
  },
  CANARY_MAX_FAILURE_RATE: {
    spec: is.share({ default: 0.05 }),
    meaning: 'share of visitors for whom a canary may fail, 0 to 1',
  },
  SAMSPEL_STAGE: {
    spec: is.oneOf('production', 'staging')({ default: 'production' }),
    meaning:
      "`staging`: a rehearsal at a public address. Stripe's test keys are taken, no money moves, and every page says what it is",
  },
  SAMSPEL_DEMO: {
    spec: is.onOrOff({ default: true }),
    meaning:
      '`off`: no simulated figures on the status page of a database with the demo data; elsewhere than on this machine there are none',
  },
  SAMSPEL_PARENT_PIPE: {
    spec: is.oneOf('0', '1')({ default: '0' }),
    meaning: '`1`: the API stops when its standard input ends, which happens when its parent process is gone',
  },
} satisfies Record<string, Setting>

/** Every setting of the API, in the order of the README. */
export const settings = {
  ...dataSettings,
  HOST: { spec: str({ default: '127.0.0.1' }), meaning: 'where it listens' },
  PORT: { spec: is.wholeNumberFrom(0, 65_535)({ default: 8081 }), meaning: 'where it listens' },
  APP_URL: {
    spec: is.webAddress({ default: undefined }),
    meaning: 'public address; used for links in emails',
    absent: '`PUBLIC_URL`',
  },
  PUBLIC_URL: {
    spec: is.webAddress({ default: 'http://localhost:8080' }),
    meaning: "the same, under the launcher's name",
  },
  SESSION_SECRET: {
    spec: is.secretOfLength(32)({ default: undefined }),
    meaning: 'signs session tokens, 32 characters or more',
    absent: 'made once in `DATA_DIR`',
  },
  PAYMENT_DETAILS_KEYS: {
    spec: is.fieldKeys({ default: undefined }),
    meaning:
      "keys that encrypt bank accounts, personal identity numbers and providers' tokens: `docs/guides/operate.md`",
    absent: 'a key made from `SESSION_SECRET`',
  },
  SMTP_URL: {
    spec: is.addressWith('smtp:', 'smtps:')({ default: undefined }),
    meaning: 'mail server',
    absent: 'emails wait in the outbox',
  },
  MAIL_WEBHOOK_SECRET: {
    spec: is.secretOfLength(32)({ default: undefined }),
    meaning: 'secret by which a mail service reports emails that came back: `docs/guides/switch-on/mail.md`',
    absent: 'only refusals of the mail server itself are known',
  },
  ...push,
  MAIL_FROM: {
    spec: str({ default: undefined, requiredWhen: (env) => Boolean(env.SMTP_URL) }),
    meaning: 'sender of emails, such as `Samspel <hej@samspel.example>`; required with `SMTP_URL`',
  },
  ...bank,
  ...seller,
  DRAIN_SECONDS: {
    spec: is.numberFrom(0, 600)({ default: 0 }),
    meaning:
      'seconds after SIGTERM during which it still answers while /readyz says 503, so that a load balancer can take it out',
  },
  TRUSTED_PROXIES: {
    spec: is.networks({ default: ['loopback'] }),
    meaning: "proxies whose `X-Forwarded-For` is trusted: addresses, networks or proxy-addr's names, comma-separated",
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
  'MAIL_WEBHOOK_SECRET',
  'VAPID_PRIVATE_KEY',
  'NATIVE_PUSH_SECRET',
  'REDIS_URL',
  'REGISTRY_SECRET',
  'SENTRY_DSN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'AWS_SECRET_ACCESS_KEY',
  ...providerSecrets,
] as const satisfies readonly (keyof typeof settings)[]
