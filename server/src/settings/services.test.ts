import { describe, expect, test } from '@jest/globals'
import { readConfig } from '../config'
import { readSettings, refusePretence, servicesOf, servicesTable, settings, stageLine } from '.'

const needed = {
  DATABASE_URL: 'postgres://samspel@db.test/samspel',
  SESSION_SECRET: 'a secret of more than thirty-two letters',
}
const read = (env: NodeJS.ProcessEnv) => readSettings({ ...needed, ...env }, settings)
const found = (name: string, env: NodeJS.ProcessEnv) => servicesOf(read(env)).find((service) => service.name === name)

const facebook = { FACEBOOK_APP_ID: '1234567890', FACEBOOK_APP_SECRET: 'a-secret-of-facebook' }
const stripe = (kind: string) => ({
  STRIPE_SECRET_KEY: `sk_${kind}_51Habcdef1234`,
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdef123456',
})
const smtp = { SMTP_URL: 'smtps://u:p@mail.samspel.se', MAIL_FROM: 'Samspel <hej@samspel.se>' }
const payer = { PAYOUT_BIC: 'ESSESESS', PAYOUT_PAYER_NAME: 'Samspel AB', PAYOUT_PAYER_ID: '556677889900' }
const push = { PUSH_CONTACT: 'mailto:drift@samspel.se' }

describe('what the settings say of a service', () => {
  test('nothing set: every service is missing, and none is made up', () => {
    const services = servicesOf(read({}))
    expect(services.map(({ state }) => state)).toEqual(services.map(() => 'missing'))
    expect(readConfig(needed)).toMatchObject({ mailFrom: '', payoutAccount: undefined })
  })

  test.each<[string, NodeJS.ProcessEnv, string, string]>([
    ['facebook', facebook, 'live', 'set'],
    ['facebook', { ...facebook, FACEBOOK_GRAPH_HOST: 'http://127.0.0.1:9000' }, 'practice', 'own_machine'],
    ['facebook', { ...facebook, FACEBOOK_TOKEN_HOST: 'http://localhost:9000' }, 'practice', 'own_machine'],
    ['facebook', { ...facebook, FACEBOOK_AUTHORIZE_HOST: 'http://[::1]:9000' }, 'practice', 'own_machine'],
    ['cards', stripe('live'), 'live', 'set'],
    ['cards', stripe('test'), 'practice', 'test_key'],
    ['cards', { ...stripe('live'), STRIPE_SECRET_KEY: 'pk_live_51Habcdef' }, 'wrong', 'unusable'],
    ['cards', { ...stripe('live'), STRIPE_WEBHOOK_SECRET: 'https://samspel.se' }, 'wrong', 'unusable'],
    ['mail', smtp, 'live', 'set'],
    ['mail', { ...smtp, MAIL_FROM: 'Samspel <no-reply@samspel.test>' }, 'wrong', 'made_up'],
    ['mail', { ...smtp, SMTP_URL: 'smtp://127.1.2.3:2525' }, 'practice', 'own_machine'],
    ['bank', { PAYOUT_IBAN: 'SE4550000000058398257466', ...payer }, 'practice', 'made_up'],
    ['bank', { PAYOUT_IBAN: 'SE3550000000054910000003', ...payer }, 'live', 'set'],
    ['transfers', { TRANSFER_BANKGIRO: '5805-6201', TRANSFER_RECEIVER: 'Samspel AB' }, 'practice', 'made_up'],
    ['transfers', { TRANSFER_BANKGIRO: '123-4567', TRANSFER_RECEIVER: 'Samspel AB' }, 'live', 'set'],
    ['web_push', push, 'live', 'set'],
    ['web_push', { PUSH_CONTACT: 'drift' }, 'wrong', 'unusable'],
    ['redis', { REDIS_URL: 'redis://127.0.0.1:6379' }, 'live', 'set'],
    ['errors', { SENTRY_DSN: 'https://0123456789abcdef@o1.ingest.sentry.io/7' }, 'live', 'set'],
    ['traces', {}, 'missing', 'optional'],
    ['traces', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector/in' }, 'live', 'set'],
    ['files', {}, 'missing', 'optional'],
    ['registry', {}, 'missing', 'not_set'],
  ])('%s with %j is %s: %s', (name, env, state, reason) => {
    expect(found(name, env)).toMatchObject({ state, reason })
  })

  test('Meta’s services say when they tell us nothing, for want of a verify token', () => {
    const sentence = (env: NodeJS.ProcessEnv) => servicesTable([found('facebook', { ...facebook, ...env })!])
    expect(sentence({})).toContain('without FACEBOOK_VERIFY_TOKEN it tells us nothing by webhooks')
    expect(sentence({ FACEBOOK_VERIFY_TOKEN: 'a token of more than sixteen' })).not.toContain('webhooks')
    expect(found('instagram', {})).not.toHaveProperty('without')
  })

  test('of a key its last four characters are told, and of a short one nothing', () => {
    expect(found('cards', stripe('live'))?.keyEnd).toBe('1234')
    expect(found('errors', { SENTRY_DSN: 'https://0123456789abcdef@o1.ingest.sentry.io/7' })).toMatchObject({
      keyEnd: 'cdef',
      host: 'o1.ingest.sentry.io',
    })
    expect(found('facebook', { ...facebook, FACEBOOK_APP_SECRET: 'short' })?.keyEnd).toBeNull()
  })

  test('what is missing is told by its settings', () => {
    expect(found('cards', {})?.settings).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(() => read({ SMTP_URL: smtp.SMTP_URL })).toThrow('MAIL_FROM is missing')
  })
})

describe('where people are real, nothing that plays is started', () => {
  const publicUrl = { APP_URL: 'https://samspel.se' }
  test.each<[string, NodeJS.ProcessEnv, string]>([
    [
      'a test key',
      { ...publicUrl, ...stripe('test') },
      'cards is not real, but people are reached for real: STRIPE_SECRET_KEY is a test key',
    ],
    [
      'a service of this machine',
      { ...publicUrl, ...facebook, FACEBOOK_GRAPH_HOST: 'http://127.0.0.1:1' },
      'facebook is not real',
    ],
    ['an example account', { ...smtp, PAYOUT_IBAN: 'SE4550000000058398257466', ...payer }, 'bank is not real'],
    [
      'an example bankgiro',
      { ...publicUrl, TRANSFER_BANKGIRO: '58056201', TRANSFER_RECEIVER: 'x' },
      'transfers is not real',
    ],
    ['a sender that does not exist', { ...smtp, MAIL_FROM: 'no-reply@samspel.test' }, 'mail is not real'],
    ['a mail server of this machine', { ...publicUrl, ...smtp, SMTP_URL: 'smtp://localhost:2525' }, 'mail is not real'],
  ])('%s ends the start with a sentence', (_what, env, sentence) => {
    expect(() => refusePretence(read(env))).toThrow(sentence)
    expect(() => readConfig({ ...needed, ...env })).toThrow(sentence)
  })

  const staging = { ...publicUrl, ...stripe('test'), SAMSPEL_STAGE: 'staging' }

  test('a rehearsal takes test cards', () => {
    expect(() => readConfig({ ...needed, ...staging })).not.toThrow()
    expect(found('cards', staging)).toMatchObject({ state: 'practice', reason: 'test_key' })
    expect(stageLine(read(staging).SAMSPEL_STAGE)).toMatch(/staging/)
    expect(stageLine(read(publicUrl).SAMSPEL_STAGE)).toBeUndefined()
  })

  test.each<[string, NodeJS.ProcessEnv, string]>([
    ['a bank', { PAYOUT_IBAN: 'SE3550000000054910000003', ...payer }, 'bank is real'],
    ['a live key', stripe('live'), 'cards is real'],
    ['a network of this machine', { ...facebook, FACEBOOK_GRAPH_HOST: 'http://127.0.0.1:1' }, 'facebook is not real'],
    ['cards of this machine', { STRIPE_API_URL: 'http://127.0.0.1:1' }, 'cards is not real'],
    ['an example bankgiro', { TRANSFER_BANKGIRO: '58056201', TRANSFER_RECEIVER: 'x' }, 'transfers is not real'],
    ['a stage that is none', { SAMSPEL_STAGE: 'test' }, 'SAMSPEL_STAGE'],
  ])('a rehearsal does not take %s', (_what, env, sentence) => {
    expect(() => readConfig({ ...needed, ...staging, ...env })).toThrow(sentence)
  })

  test('beside real settings the start goes on, and where nobody is reached practice is fine', () => {
    const real = { ...publicUrl, ...smtp, ...stripe('live'), ...facebook, ...push }
    expect(() => readConfig({ ...needed, ...real })).not.toThrow()
    expect(() =>
      readConfig({ ...needed, ...stripe('test'), SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@samspel.test' }),
    ).not.toThrow()
  })
})

test('the table names every service with faults first', () => {
  const lines = servicesTable(
    servicesOf(read({ ...stripe('test'), ...push, TRANSFER_BANKGIRO: '58056201', TRANSFER_RECEIVER: 'x' })),
  ).split('\n')
  expect(lines).toHaveLength(17)
  expect(lines[0]).toMatch(/^missing +facebook/)
  expect(lines.at(-3)).toMatch(/^practice +cards +STRIPE_SECRET_KEY is a test key/)
  expect(lines.at(-2)).toBe('practice  transfers           TRANSFER_BANKGIRO is an example that belongs to nobody')
  expect(lines.at(-1)).toMatch(/^live +web_push/)
})
