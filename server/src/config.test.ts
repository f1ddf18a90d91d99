import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readConfig, readDataConfig } from './config'
import { settingsTable } from './settings'

const DATABASE_URL = 'postgres://samspel@db.test/samspel'
const SESSION_SECRET = 'a secret of more than thirty-two characters'
const needed = { DATABASE_URL, SESSION_SECRET }
const wrongIn = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
  return []
}
const fileWith = (text: string): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'samspel-')), 'secret')
  writeFileSync(file, text)
  return file
}

test('what is absent or empty has its usual value', () => {
  expect(readConfig({ ...needed, PORT: '', SMTP_URL: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 8081,
    appUrl: 'http://localhost:8080',
    smtpUrl: undefined,
    trustedProxies: ['loopback'],
    feeGraceDays: 14,
    platform: { registryUrl: undefined, canaryMaxFailureRate: 0.05, demo: true },
    social: { facebook: undefined, instagram: undefined },
  })
})

test('what is given counts, without slashes at the end of addresses', () => {
  expect(
    readConfig({
      ...needed,
      APP_URL: 'https://samspel.example/',
      PUBLIC_URL: 'https://other.example',
      PREPARED_STATEMENTS: 'off',
      TRUSTED_PROXIES: '10.0.0.0/8, uniquelocal,::1',
      FEE_GRACE_DAYS: '0',
    }),
  ).toMatchObject({
    appUrl: 'https://samspel.example',
    preparedStatements: false,
    trustedProxies: ['10.0.0.0/8', 'uniquelocal', '::1'],
    feeGraceDays: 0,
  })
})

const real = {
  PAYOUT_IBAN: 'SE35 5000 0000 0549 1000 0003',
  PAYOUT_BIC: 'NDEASESS',
  PAYOUT_PAYER_NAME: 'Kund AB',
  PAYOUT_PAYER_ID: '556677889900',
  TRANSFER_BANKGIRO: '123-4567',
  TRANSFER_RECEIVER: 'Kund AB',
}

const payer = {
  iban: 'SE3550000000054910000003',
  bic: 'NDEASESS',
  name: 'Kund AB',
  id: '556677889900',
  scheme: 'BANK',
}

test('what has no real setting is off, also on this machine', () => {
  expect(readConfig(needed)).toMatchObject({
    payoutAccount: undefined,
    bankFolder: undefined,
    platform: { demo: true },
    payments: { transferAccount: undefined },
  })
  expect(readConfig({ ...needed, ...real })).toMatchObject({
    payoutAccount: payer,
    payments: { transferAccount: { bankgiro: '123-4567', receiver: 'Kund AB' } },
  })
})

test.each<[string, Record<string, string>]>([
  ['emails are real', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hej@samspel.se' }],
  ['the address is public', { PUBLIC_URL: 'https://samspel.example' }],
  ['the API listens to the network', { HOST: '0.0.0.0' }],
])('where %s, nothing is made up: it is off, or has a real setting', (_where, env) => {
  const asked = { ...needed, ...env, SAMSPEL_DEMO: 'on' }
  expect(readConfig(asked)).toMatchObject({
    payoutAccount: undefined,
    platform: { demo: false },
    payments: { stripe: undefined, transferAccount: undefined },
  })
  expect(readConfig({ ...asked, ...real })).toMatchObject({
    payoutAccount: payer,
    payments: { transferAccount: { bankgiro: '123-4567', receiver: 'Kund AB' } },
  })
})

test('an account has a bank, and a bankgiro an owner', () => {
  expect(wrongIn({ ...needed, PAYOUT_IBAN: real.PAYOUT_IBAN, TRANSFER_BANKGIRO: '123-4567' })).toEqual([
    'PAYOUT_BIC is missing',
    'PAYOUT_PAYER_NAME is missing',
    'PAYOUT_PAYER_ID is missing',
    'TRANSFER_RECEIVER is missing',
  ])
  expect(wrongIn({ ...needed, PAYOUT_BIC: real.PAYOUT_BIC, TRANSFER_RECEIVER: 'Kund AB' })).toEqual([
    'PAYOUT_IBAN is missing',
    'PAYOUT_PAYER_NAME is missing',
    'PAYOUT_PAYER_ID is missing',
    'TRANSFER_BANKGIRO is missing',
  ])
})

test('an app of a provider has an id and a secret; its hosts may be others', () => {
  const app = { ...needed, FACEBOOK_APP_ID: 'a', FACEBOOK_APP_SECRET: 'b' }
  expect(readConfig({ ...app, FACEBOOK_GRAPH_HOST: 'http://graph.test:1/' }).social.facebook).toEqual({
    id: 'a',
    secret: 'b',
    authorizeHost: 'https://www.facebook.com',
    tokenHost: 'https://graph.facebook.com',
    graphHost: 'http://graph.test:1',
    parameters: {},
    pkce: true,
  })
  expect(
    readConfig({ ...app, FACEBOOK_TOKEN_HOST: 'http://x.test/path/', FACEBOOK_AUTHORIZE_PARAMETERS: 'config_id=7&a=b' })
      .social.facebook,
  ).toMatchObject({ tokenHost: 'http://x.test/path', parameters: { config_id: '7', a: 'b' } })
  expect(wrongIn({ ...needed, INSTAGRAM_APP_ID: 'a' })).toEqual(['INSTAGRAM_APP_SECRET is missing'])
  expect(wrongIn({ ...app, FACEBOOK_TOKEN_HOST: 'https://x.test/path?a=1' })).toEqual([
    'FACEBOOK_TOKEN_HOST must be an http or https address without a query',
  ])
  expect(wrongIn({ ...app, FACEBOOK_AUTHORIZE_PARAMETERS: 'scope=x' })).toEqual([
    'FACEBOOK_AUTHORIZE_PARAMETERS must not name scope, which Samspel sends itself',
  ])
})

test('everything that is wrong is told at once, a line each', () => {
  expect(
    wrongIn({
      PORT: 'eighty',
      SESSION_SECRET: 'short',
      SMTP_URL: 'mail.example:25',
      FEE_GRACE_DAYS: '1.5',
      CANARY_MAX_FAILURE_RATE: '5',
      PREPARED_STATEMENTS: 'no',
      TRUSTED_PROXIES: 'loopback,10.0.0.0/33',
      PAYMENT_DETAILS_KEYS: 'k:short',
      REGISTRY_URL: 'http://registry.test',
      GRAPH_VERSION: '23',
      LOG_LEVEL: 'loud',
    }),
  ).toEqual([
    'DATABASE_URL is missing',
    'PORT must be a number from 0 to 65535',
    'SESSION_SECRET must have at least 32 characters',
    'PAYMENT_DETAILS_KEYS must be <id>:<32 bytes in base64>, several with commas between them',
    'SMTP_URL must be an address with smtp:// or smtps://',
    "TRUSTED_PROXIES names '10.0.0.0/33', which is neither an address, a network nor one of loopback, linklocal, uniquelocal",
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    'PREPARED_STATEMENTS must be on or off',
    'FEE_GRACE_DAYS must be a whole number from 0 to 3650',
    'GRAPH_VERSION must look like v23.0',
    'CANARY_MAX_FAILURE_RATE must be a number from 0 to 1',
    'REGISTRY_SECRET is missing',
  ])
})

test('facts that travel by Redis need one', () => {
  expect(wrongIn({ ...needed, LIVE_BUS: 'redis' })).toEqual(['REDIS_URL is missing'])
  expect(readConfig({ ...needed, LIVE_BUS: 'redis', REDIS_URL: 'redis://r.test' }).liveBus).toBe('redis')
})

describe('secrets from files', () => {
  test('the content of the file is the value, without the line end', () => {
    const files = { DATABASE_URL_FILE: fileWith(`${DATABASE_URL}\n`), SESSION_SECRET_FILE: fileWith(SESSION_SECRET) }
    expect(readConfig(files)).toMatchObject({ databaseUrl: DATABASE_URL, sessionSecret: SESSION_SECRET })
    expect(readDataConfig(files).databaseUrl).toBe(DATABASE_URL)
  })

  test('a file that cannot be read, and a secret that is given twice, are told; what is in a file is not', () => {
    expect(
      wrongIn({ DATABASE_URL_FILE: '/nowhere/at/all', SESSION_SECRET, SESSION_SECRET_FILE: fileWith('h'.repeat(40)) }),
    ).toEqual([
      'DATABASE_URL_FILE names a file that cannot be read (ENOENT)',
      'SESSION_SECRET and SESSION_SECRET_FILE are both given: leave one out',
    ])
  })
})

test('the README lists the settings as they are', () => {
  expect(readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')).toContain(settingsTable())
})

test('of the sandbox the API knows its address, which no sign-in leads back to, and the word of CSP', () => {
  const naming = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.includes('.test.') &&
      /sandbox/i.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  )
  expect(naming.sort()).toEqual(['modules/social-sign-in/return-address.ts', 'modules/uploads/send-private.ts'])
})

test('nothing of the environment is read past the table of settings', () => {
  const read = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/process\.env\b[.[]?\w*/g)].map(
        ([text]) => `${file} ${text}`,
      ),
    )
  expect(read.filter((line) => line.endsWith(' process.env')).length).toBeGreaterThan(4)
  // These are set for Amazon's client and never read by us.
  expect(read.filter((line) => !line.endsWith(' process.env'))).toEqual([
    'modules/uploads/bucket.ts process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
  ])
})

test('an instance says which release it is', () => {
  expect(readConfig(needed).platform.version).toBe('local')
  expect(readConfig({ ...needed, SAMSPEL_VERSION: '1.4.0+ab12' }).platform.version).toBe('1.4.0+ab12')
})

test('traces go to the collector, or to the whole address, unless they are switched off', () => {
  const urlOf = (more: Record<string, string>) => readConfig({ ...needed, ...more }).tracing?.url
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  const whole = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector/in' }
  expect(urlOf({})).toBeUndefined()
  expect(urlOf(collector)).toBe('http://collector:4318/v1/traces')
  expect(urlOf({ ...collector, ...whole })).toBe('http://collector/in')
  expect(urlOf({ ...collector, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  const attributes = { ...collector, OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=a%20b,Team=c' }
  expect(readConfig({ ...needed, ...attributes }).tracing?.attributes).toEqual({
    'deployment.environment.name': 'a b',
    Team: 'c',
  })
})
