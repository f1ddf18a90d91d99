import { generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createHttp2 } from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createPushGateway, readGatewaySettings } from './index'

const google = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = { type: 'pkcs8', format: 'pem' } as const
const secret = 'a secret of the gateway, long enough'

interface Got {
  path: string
  headers: Record<string, unknown>
  body: Record<string, never>
}
const got: { fcm: Got[]; apns: Got[]; tokens: URLSearchParams[] } = { fcm: [], apns: [], tokens: [] }
/** A text is sent as it is. */
type Answer = [number, object | string | Buffer, IncomingHttpHeaders?]
const answers: { fcm: Answer[]; apns: Answer[]; tokens: Answer[] } = { fcm: [], apns: [], tokens: [] }
const written = (said: Answer[1]) => (typeof said === 'string' || Buffer.isBuffer(said) ? said : JSON.stringify(said))
const urlOf = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const read = async (stream: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

let tokens = 0
const fcm = createServer((request, reply) => {
  void read(request).then((body) => {
    reply.setHeader('content-type', 'application/json')
    if (request.url === '/token') {
      got.tokens.push(new URLSearchParams(body))
      const given = { access_token: `access-${(tokens += 1)}`, expires_in: 3_600 }
      const [status, said, headers = {}] = answers.tokens.shift() ?? [200, given]
      return reply.writeHead(status, headers as never).end(written(said))
    }
    got.fcm.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(body) })
    const [status, said, headers = {}] = answers.fcm.shift() ?? [200, { name: 'projects/p/messages/1' }]
    reply.writeHead(status, headers as never).end(written(said))
  })
})
const apns = createHttp2((request, reply) => {
  void read(request).then((body) => {
    got.apns.push({ path: request.url, headers: request.headers, body: JSON.parse(body) })
    const [status, said, headers = {}] = answers.apns.shift() ?? [200, {}]
    reply.writeHead(status, headers as never)
    reply.end(status === 200 ? '' : written(said))
  })
})

let app: ReturnType<typeof createPushGateway>
const env: Record<string, string> = {
  PUSH_GATEWAY_SECRET: secret,
  APNS_KEY: apple.privateKey.export(pem) as string,
  APNS_KEY_ID: 'KEY1234567',
  APNS_TEAM_ID: 'TEAM123456',
  APNS_TOPIC: 'se.samspel.app',
  LOG_LEVEL: 'silent',
}
beforeAll(async () => {
  const [fcmUrl, apnsUrl] = [await urlOf(fcm), await urlOf(apns)]
  Object.assign(env, {
    FCM_URL: fcmUrl,
    APNS_URL: apnsUrl,
    APNS_SANDBOX_URL: `${apnsUrl}/`,
    FCM_SERVICE_ACCOUNT: JSON.stringify({
      project_id: 'samspel-app',
      client_email: 'push@samspel-app.iam.gserviceaccount.com',
      private_key: google.privateKey.export(pem),
      token_uri: `${fcmUrl}/token`,
    }),
  })
  app = createPushGateway(readGatewaySettings(env))
})
afterAll(async () => {
  await app.close()
  fcm.close()
  apns.close()
})
afterEach(() => {
  for (const list of [got.fcm, got.apns, got.tokens, answers.fcm, answers.apns, answers.tokens]) list.length = 0
})

let ids = 0
const push = (change: object = {}) => ({
  id: `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
  token: 'device-token',
  platform: 'android',
  environment: 'production',
  title: 'Milad har skrivit',
  body: '',
  href: '/messages',
  tag: 'message:/messages',
  ...change,
})
const send = async (body: object, headers: Record<string, string> = { authorization: `Bearer ${secret}` }) => {
  const answer = await app.inject({ method: 'POST', url: '/', payload: body, headers })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), headers: answer.headers }
}
const claims = (jwt: string) => {
  const [head = '', payload = '', signature = ''] = jwt.split('.')
  const json = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  return {
    head: json(head),
    payload: json(payload),
    said: Buffer.from(`${head}.${payload}`),
    signature: Buffer.from(signature, 'base64url'),
  }
}

test('a push for Android goes to FCM with an access token that the service account signed for, asked for once', async () => {
  expect((await send(push({ urgent: true }))).status).toBe(200)
  expect((await send(push())).status).toBe(200)
  expect(got.tokens).toHaveLength(1)
  const { head, payload, said, signature } = claims(got.tokens[0]?.get('assertion') ?? '')
  expect(head).toMatchObject({ alg: 'RS256' })
  expect(payload).toMatchObject({
    iss: 'push@samspel-app.iam.gserviceaccount.com',
    aud: `${env.FCM_URL}/token`,
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
  })
  expect(verify('RSA-SHA256', said, google.publicKey, signature)).toBe(true)
  expect(got.fcm[0]).toMatchObject({
    path: '/v1/projects/samspel-app/messages:send',
    headers: { authorization: 'Bearer access-1' },
    body: {
      message: {
        token: 'device-token',
        notification: { title: 'Milad har skrivit', body: '' },
        data: { href: '/messages', tag: 'message:/messages' },
        android: { priority: 'HIGH', ttl: '86400s', notification: { tag: 'message:/messages' } },
      },
    },
  })
  expect(got.fcm[1]).toMatchObject({ body: { message: { android: { priority: 'NORMAL' } } } })
})

test('a push for iOS goes to APNs with a token signed by the key, and to the sandbox for such a build', async () => {
  const first = push({ platform: 'ios', urgent: true })
  expect((await send(first)).status).toBe(200)
  expect((await send(push({ platform: 'ios', environment: 'sandbox' }))).status).toBe(200)
  const [sent, other] = got.apns
  expect(sent).toMatchObject({
    path: '/3/device/device-token',
    headers: {
      'apns-id': first.id,
      'apns-topic': 'se.samspel.app',
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-collapse-id': expect.stringMatching(/^[\w-]{43}$/),
    },
    body: { aps: { alert: { title: 'Milad har skrivit', body: '' } }, href: '/messages', tag: 'message:/messages' },
  })
  expect(other).toMatchObject({ headers: { 'apns-priority': '5' } })
  const { head, payload, said, signature } = claims(String(sent?.headers.authorization).replace('bearer ', ''))
  expect([head, payload.iss]).toEqual([{ alg: 'ES256', kid: 'KEY1234567' }, 'TEAM123456'])
  expect(verify('SHA256', said, { key: apple.publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true)
})

const fcmError = (status: string, errorCode?: string) => ({
  error: { status, message: 'x', ...(errorCode && { details: [{ errorCode }] }) },
})
test.each<[number, object, number]>([
  [404, fcmError('NOT_FOUND', 'UNREGISTERED'), 410],
  [400, fcmError('INVALID_ARGUMENT', 'INVALID_ARGUMENT'), 422],
  [403, fcmError('PERMISSION_DENIED', 'SENDER_ID_MISMATCH'), 422],
  [403, fcmError('PERMISSION_DENIED'), 502],
  [401, fcmError('UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR'), 502],
  [429, fcmError('RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'), 429],
  [503, fcmError('UNAVAILABLE', 'UNAVAILABLE'), 503],
  [500, fcmError('INTERNAL', 'INTERNAL'), 503],
  [502, {}, 503],
])('FCM answers %s %j: Samspel is told %s', async (status, said, told) => {
  answers.fcm.push([status, said, { 'retry-after': '90' }], [status, said])
  const answer = await send(push())
  expect(answer.status).toBe(told)
  if (told === 429) expect(answer.headers['retry-after']).toBe('90')
})

test.each<[number, string, number]>([
  [410, 'Unregistered', 410],
  [410, 'ExpiredToken', 410],
  [400, 'BadDeviceToken', 410],
  [400, 'DeviceTokenNotForTopic', 422],
  [400, 'BadCollapseId', 422],
  [403, 'InvalidProviderToken', 502],
  [413, 'PayloadTooLarge', 422],
  [429, 'TooManyRequests', 429],
  [500, 'InternalServerError', 503],
  [503, 'Shutdown', 503],
])('APNs answers %s %s: Samspel is told %s', async (status, reason, told) => {
  answers.apns.push([status, { reason }])
  expect(await send(push({ platform: 'ios' }))).toMatchObject({ status: told, body: { reason } })
})

const nonsense: [string, string | Buffer][] = [
  ['empty', ''],
  ['a text', '"x"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['of another form', '{"error":{"details":"x","status":7}}'],
  ['a page', '<!doctype html><title>Welcome</title>'],
  ['cut off', '{"error":{"status":"UNREG'],
  ['compressed', gzipSync('{}')],
]
test.each(nonsense)('an answer that is %s is judged by its status alone, by both platforms', async (_what, said) => {
  for (const [status, told] of [
    [400, 502],
    [403, 502],
    [404, 502],
    [429, 429],
    [503, 503],
  ] as const) {
    answers.fcm.push([status, said])
    answers.apns.push([status, said])
    for (const platform of ['android', 'ios'] as const)
      expect([platform, status, (await send(push({ platform }))).status]).toEqual([platform, status, told])
  }
})

describe('a token for FCM', () => {
  /** A gateway that has no token yet. */
  const fresh = async (...given: Answer[]) => {
    answers.tokens.push(...given)
    const gateway = createPushGateway(readGatewaySettings(env))
    const { statusCode, headers } = await gateway.inject({
      method: 'POST',
      url: '/',
      payload: push(),
      headers: { authorization: `Bearer ${secret}` },
    })
    await gateway.close()
    return [statusCode, headers['retry-after']]
  }

  test('that Google does not give for our key is a fault of ours, not an outage', async () => {
    expect(await fresh([400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }])).toEqual([
      502,
      undefined,
    ])
    expect(await fresh([401, { error: 'invalid_client' }])).toEqual([502, undefined])
  })

  test('that Google limits, or cannot give, is asked for later', async () => {
    expect(await fresh([429, { error: 'rate_limited' }, { 'retry-after': '30' }])).toEqual([429, '30'])
    expect(await fresh([503, {}])).toEqual([503, undefined])
  })

  test.each(nonsense)('in an answer that is %s is none', async (_what, said) => {
    expect(await fresh([200, said])).toEqual([503, undefined])
    expect(got.fcm).toEqual([])
  })
})

test('a token of ours that ended early is made anew, once', async () => {
  answers.fcm.push([401, fcmError('UNAUTHENTICATED')])
  expect((await send(push())).status).toBe(200)
  expect(got.fcm).toHaveLength(2)
  expect(got.fcm[1]?.headers.authorization).not.toBe(got.fcm[0]?.headers.authorization)
  answers.apns.push([403, { reason: 'ExpiredProviderToken' }])
  expect((await send(push({ platform: 'ios' }))).status).toBe(200)
  expect(got.apns).toHaveLength(2)
})

test('a push whose answer was lost is not sent twice, one that failed is', async () => {
  const one = push()
  const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': one.id }
  answers.fcm.push([503, fcmError('UNAVAILABLE')])
  expect([
    (await send(one, headers)).status,
    (await send(one, headers)).status,
    (await send(one, headers)).status,
  ]).toEqual([503, 200, 200])
  expect(got.fcm).toHaveLength(2)
})

test('who does not know the secret, and what is no push, is refused', async () => {
  expect((await send(push(), {})).status).toBe(401)
  expect((await send(push(), { authorization: 'Bearer another' })).status).toBe(401)
  for (const odd of [{}, push({ token: '' }), push({ title: 7 }), push({ href: undefined })])
    expect((await send(odd)).status).toBe(400)
  expect((await send(push({ platform: 'web' }))).status).toBe(422)
  expect(got.fcm).toEqual([])
})

test('a service that cannot be reached is down, and the gateway stays', async () => {
  const gone = createPushGateway(
    readGatewaySettings({ ...env, APNS_URL: 'http://127.0.0.1:1', FCM_URL: 'http://127.0.0.1:1' }),
  )
  for (const platform of ['ios', 'android']) {
    const { statusCode } = await gone.inject({
      method: 'POST',
      url: '/',
      payload: push({ platform }),
      headers: { authorization: `Bearer ${secret}` },
    })
    expect([platform, statusCode]).toEqual([platform, 503])
  }
  await gone.close()
})

test.each([
  ['PUSH_GATEWAY_SECRET', { ...env, PUSH_GATEWAY_SECRET: 'short' }],
  ['APNS_KEY wants', { APNS_KEY_ID: '' }],
  ['Neither', { APNS_KEY: '', FCM_SERVICE_ACCOUNT: '' }],
  ['FCM_SERVICE_ACCOUNT', { FCM_SERVICE_ACCOUNT: '{}' }],
])('settings that cannot work end the start: %s', (said, change) => {
  expect(() => readGatewaySettings({ ...env, ...change })).toThrow(said)
})
