import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ConnectedServices, ReceivedWebhook, ServiceTest } from '@samspel/api'
import { openReporter } from '@samspel/observing'
import { AppError } from '../src/errors'
import { endsJob } from '../src/modules/services'
import {
  followWebhooks,
  nameWebhook,
  recorded,
  recordReport,
  recordService,
  webhookCleanUpJob,
  writeServices,
} from '../src/services'
import { readSettings, servicesOf, settings } from '../src/settings'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
let vendor: Server
let answer = { status: 200, body: '{}' }
const asked: { url: string; authorization: string | undefined }[] = []

const env = (url: string) => ({
  DATABASE_URL: 'postgres://x@y/z',
  SENTRY_DSN: `${url.replace('http://', 'http://0123456789abcdef@')}/7`,
  BREACHED_PASSWORDS_URL: `${url}/range`,
  STRIPE_SECRET_KEY: 'sk_live_51Habcdef9876',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
})

beforeAll(async () => {
  vendor = createServer((request, response) => {
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  api = await openTestApi({
    services: servicesOf(readSettings(env(url), settings)),
    breachedPasswordsUrl: `${url}/range`,
    platform: { sentryDsn: env(url).SENTRY_DSN },
  })
  make = recordsOf(api)
  admin = await make.staff('admin', [])
})
afterAll(async () => {
  await api.close()
  vendor.closeAllConnections()
  await new Promise((resolve) => vendor.close(resolve))
})
beforeEach(async () => {
  asked.length = 0
  answer = { status: 200, body: '{}' }
  await sql`DELETE FROM service_calls`.execute(api.db)
  await sql`DELETE FROM received_webhooks`.execute(api.db)
  api.clock.now = new Date()
})

const services = async () =>
  ((await api.call(admin, 'GET', '/api/services')).body as { services: ConnectedServices }).services
const service = async (name: string) => {
  const found = (await services()).services.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not listed`)
  return found
}
const ask = async (name: string) => {
  const { status, body } = await api.call(admin, 'POST', `/api/services/${name}/test`)
  return { status, ...((body as { test?: ServiceTest }).test ?? {}) }
}
const log = () => writeServices(api.db)

describe('the list of services', () => {
  test('is for platform staff alone', async () => {
    const brand = await make.brand()
    const others = [await make.staff('company', [brand.id]), await make.creator()]
    for (const who of [...others, null])
      for (const [method, url] of [
        ['GET', '/api/services'],
        ['GET', '/api/services/webhooks'],
        ['POST', '/api/services/mail/test'],
      ] as const)
        expect((await api.call(who as Actor | null, method, url)).status).toBe(who ? 403 : 401)
  })

  test('faults first, what is not needed last, and no key but its end', async () => {
    recordService('cards', false, '401 Invalid API Key provided')
    await log()
    const answered = await api.call(admin, 'GET', '/api/services')
    const { services: all } = (answered.body as { services: ConnectedServices }).services
    expect(all[0]).toMatchObject({ name: 'cards', state: 'wrong', key_end: '9876' })
    expect(all.at(-1)).toMatchObject({ state: 'missing', reason: 'optional' })
    expect(JSON.stringify(answered.body)).not.toMatch(/sk_live|whsec|0123456789abcdef/)
  })

  test('a failure is a fault until the service works again, in its own words and without people', async () => {
    recordService('cards', false, '500 no card of moa@samspel.test')
    await log()
    expect(await service('cards')).toMatchObject({ state: 'wrong', failed: { message: '500 no card of [email]' } })
    await sql`UPDATE service_calls SET failed_at = failed_at - interval '1 minute'`.execute(api.db)
    recordService('cards', true, 'checkout_opened')
    await log()
    expect(await service('cards')).toMatchObject({ state: 'live', failed: null, worked: { deed: 'checkout_opened' } })
  })

  test('a failure that has no words of the service has none, and never an id of ours', async () => {
    const outage = new AppError('provider_unavailable')
    await expect(recorded('cards', 'payment_read', () => Promise.reject(outage))).rejects.toBe(outage)
    await log()
    expect(await service('cards')).toMatchObject({ state: 'wrong', failed: { message: '' } })
  })

  test('an instance that heard earlier does not overwrite what another heard later', async () => {
    recordService('cards', true, 'payment_read', 3)
    await log()
    await sql`UPDATE service_calls SET worked_at = now() + interval '1 hour'`.execute(api.db)
    recordService('cards', true, 'checkout_opened')
    await log()
    expect((await service('cards')).worked).toMatchObject({ deed: 'payment_read', count: 3 })
  })

  test('a live service that has been silent for too long says so', async () => {
    expect(await service('cards')).toMatchObject({ state: 'live', quiet: true, worked: null })
    recordService('cards', true, 'checkout_opened')
    await log()
    expect((await service('cards')).quiet).toBe(false)
    await sql`UPDATE service_calls SET worked_at = worked_at - interval '25 hours'`.execute(api.db)
    expect((await service('cards')).quiet).toBe(true)
  })
})

describe('reports of errors', () => {
  const report = async (status: number, body: string) => {
    answer = { status, body }
    const settings = {
      dsn: env(`http://127.0.0.1:${(vendor.address() as AddressInfo).port}`).SENTRY_DSN,
      sampleRate: 1,
    }
    const reporter = await openReporter(
      { ...settings, environment: 'test', release: 'samspel-api@1' },
      { warn: () => undefined },
      recordReport,
    )
    reporter.error(new Error('broken'), {})
    await reporter.close()
    await log()
    return service('errors')
  }

  test('that arrive are work of the service, and those it refuses its fault, in its words', async () => {
    expect(await report(200, '{}')).toMatchObject({
      state: 'practice',
      worked: { deed: 'report_sent' },
      failed: null,
    })
    expect(await report(403, '{"detail":"unknown project"}')).toMatchObject({
      state: 'wrong',
      failed: { message: expect.stringContaining('403') },
    })
    expect(await report(200, '{}')).toMatchObject({ state: 'practice', failed: null })
  })
})

describe('a test of a service', () => {
  test('really asks it, and says how long it took', async () => {
    expect(await ask('breached_passwords')).toMatchObject({ status: 200, ok: true, message: null, untestable: null })
    expect(asked).toEqual([{ url: '/range/00000', authorization: undefined }])
    expect((await service('breached_passwords')).worked).toMatchObject({ deed: 'tested' })
  })

  test('tells the service’s own words when it fails', async () => {
    answer = { status: 401, body: '{"detail":"bad sentry DSN public key"}' }
    expect(await ask('errors')).toMatchObject({ ok: false, message: '401 {"detail":"bad sentry DSN public key"}' })
    expect(await service('errors')).toMatchObject({ state: 'wrong' })
  })

  test.each([
    ['{"error":{"message":"Please retry later.","code":1,"fbtrace_id":"A1"}}', '503 Please retry later.'],
    ['{"error":"down"}', '503 {"error":"down"}'],
    ['null', '503 null'],
    ['<html>', '503 <html>'],
  ])('tells the sentence of an answer, and what has none as it came: %s', async (body, message) => {
    answer = { status: 503, body }
    expect(await ask('breached_passwords')).toMatchObject({ ok: false, message })
  })

  test('is made once a minute, whoever asks', async () => {
    await ask('breached_passwords')
    expect((await ask('breached_passwords')).status).toBe(429)
    expect(asked).toHaveLength(1)
    api.clock.now = new Date(Date.now() + 60_001)
    expect((await ask('breached_passwords')).status).toBe(200)
  })

  test('of what is not set, or done by hand, asks nobody', async () => {
    expect(await ask('redis')).toMatchObject({ ok: false, untestable: 'not_set' })
    expect(await ask('bank')).toMatchObject({ ok: false, untestable: 'not_set' })
    expect(asked).toEqual([])
  })
})

describe('calls of services to us', () => {
  let hooks: FastifyInstance
  beforeEach(async () => {
    hooks = Fastify()
    await hooks.register(async (scope) => {
      followWebhooks(scope, { ...api, now: () => api.clock.now, log: api.app.log } as never, 'cards')
      scope.post<{ Body: { kind?: string } }>('/hook', async (request, reply) => {
        if (!request.body.kind) return reply.code(400).send({})
        nameWebhook(request, request.body.kind)
        return {}
      })
    })
  })
  const send = (body: object) => hooks.inject({ method: 'POST', url: '/hook', payload: body })
  const list = async (query = '') =>
    (await api.call(admin, 'GET', `/api/services/webhooks${query}`)).body as {
      received_webhooks: ReceivedWebhook[]
      meta: { total_count: number; next_page: number | null }
    }

  test('are kept with their answer, refused ones too', async () => {
    await send({ kind: 'charge.refunded' })
    await send({})
    await hooks.close()
    const { webhooks } = await services()
    expect(webhooks).toMatchObject({ total: 2, refused: 1 })
    expect((await list()).received_webhooks).toMatchObject([
      { service: 'cards', kind: null, status: 400, accepted: false },
      { service: 'cards', kind: 'charge.refunded', status: 200, accepted: true },
    ])
    expect((await list('?refused=true')).meta.total_count).toBe(1)
    expect((await list('?service=mail')).meta.total_count).toBe(0)
  })

  test('come page by page for a day, and are gone after two weeks', async () => {
    for (let n = 0; n < 3; n += 1) await send({ kind: `kind ${n}` })
    await hooks.close()
    expect((await list('?per_page=2')).meta).toMatchObject({ total_count: 3, next_page: 2 })
    await sql`UPDATE received_webhooks SET at = at - interval '25 hours'`.execute(api.db)
    expect((await list()).meta.total_count).toBe(0)
    await sql`UPDATE received_webhooks SET at = at - interval '13 days'`.execute(api.db)
    await webhookCleanUpJob.run({ ...api, now: () => api.clock.now } as never)
    expect((await sql`SELECT id FROM received_webhooks`.execute(api.db)).rows).toEqual([])
  })

  test('are missed when a service that calls on most days has not called for a day', async () => {
    const called = async (service: string, hours: readonly number[], accepted = true) => {
      for (const ago of hours)
        await sql`INSERT INTO received_webhooks (id, at, service, status, ms, accepted)
          VALUES (${uuidv7()}, now() - ${ago} * interval '1 hour', ${service}, 200, 1, ${accepted})`.execute(api.db)
    }
    await called('cards', [25, 49, 73, 97])
    await called('mail', [1, 25, 49, 73])
    await called('facebook', [25, 49, 73])
    await called('instagram', [25, 49, 73, 97], false)
    expect((await services()).webhooks.silent.map(({ service: name }) => name)).toEqual(['cards'])
  })

  test('that nobody signed fill no table', async () => {
    for (let n = 0; n < 70; n += 1) await send({})
    await hooks.close()
    expect((await list()).meta.total_count).toBe(60)
  })
})

test('what ends is told nearest first: the version of an interface, certificates, tokens', async () => {
  await sql`INSERT INTO service_ends (kind, name, ends_at, read_at) VALUES ('certificate', 'samspel.se', now() + interval '30 days', now())`.execute(
    api.db,
  )
  const { id } = await make.creator()
  await sql`INSERT INTO provider_identities (provider, subject, instagramer_id, access_token, token_expires_at)
    VALUES ('facebook', ${uuidv7()}, ${id}, '\\x00', now() + interval '5 days')`.execute(api.db)
  Object.assign(api.config.social, { facebook: { id: '1', secret: '2' } })
  expect((await services()).ends.map(({ kind, count }) => [kind, count])).toEqual([
    ['tokens', 1],
    ['certificate', 1],
    ['api_version', 1],
  ])
})

test('administrators are told of an end 60, 14 and 3 days before, once each, and anew when it was moved', async () => {
  await sql`DELETE FROM service_ends`.execute(api.db)
  await sql`INSERT INTO service_ends (kind, name, ends_at, read_at)
    VALUES ('certificate', 'samspel.se', '2027-06-30T12:00:00Z', now())`.execute(api.db)
  Object.assign(api.config.social, { facebook: null, instagram: null })
  const told = async (day: string) => {
    await sql`DELETE FROM notices WHERE user_id = ${admin.id}`.execute(api.db)
    api.clock.now = new Date(`${day}T09:00:00Z`)
    for (let run = 0; run < 2; run += 1)
      await endsJob.run({ ...api, live: api.bus, now: () => api.clock.now, log: api.app.log } as never)
    const { rows } = await sql<{ facts: { count: number } }>`SELECT facts FROM notices
      WHERE user_id = ${admin.id} AND kind = 'service_end'`.execute(api.db)
    return rows.map(({ facts }) => facts.count)
  }
  expect(await told('2027-04-30')).toEqual([])
  expect(await told('2027-05-01')).toEqual([60])
  expect(await told('2027-05-20')).toEqual([])
  // The job stood still for some days: what is due is told once.
  expect(await told('2027-06-18')).toEqual([12])
  expect(await told('2027-06-27')).toEqual([3])
  expect(await told('2027-06-29')).toEqual([])
  await sql`UPDATE service_ends SET ends_at = '2027-08-28T12:00:00Z', told_days = NULL`.execute(api.db)
  expect(await told('2027-06-29')).toEqual([60])
})

test('a push is tried on the own devices, and in the words of its gateway when it is refused', async () => {
  const { url } = { url: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}` }
  Object.assign(api.config, { nativePush: { url, secret: 'sesam' } })
  api.config.services.find(({ name }) => name === 'native_push')!.state = 'live'
  expect((await service('native_push')).untestable).toBe('no_device')
  await api.db
    .insertInto('devices')
    .values({ id: uuidv7(), user_id: admin.id, token: 'own', platform: 'ios', environment: 'production' })
    .execute()
  expect((await service('native_push')).untestable).toBeNull()
  expect(await ask('native_push')).toMatchObject({ ok: true })
  expect(asked).toMatchObject([{ authorization: 'Bearer sesam' }])
  await sql`UPDATE service_calls SET tested_at = NULL`.execute(api.db)
  answer = { status: 410, body: '' }
  expect(await ask('native_push')).toMatchObject({ ok: false, message: expect.stringContaining('no pushes any more') })
})
