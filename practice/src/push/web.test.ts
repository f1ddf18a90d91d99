import { createECDH, generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type StartedPractice, startPractice } from '../start'
import { push } from './index'
import { webPath } from './web'

const now = new Date('2026-11-20T10:00:00Z')
const seconds = now.getTime() / 1_000
let practice: StartedPractice
beforeEach(async () => {
  practice = await startPractice({ publicUrl: 'http://localhost:8080', services: [push()], now: () => now })
})
afterEach(() => practice.stop())

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = Buffer.concat([Buffer.of(4), ...[x, y].map((half) => Buffer.from(half, 'base64url'))])
  return { privateKey, key: key.toString('base64url') }
}
const own = pair()
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const good = () => ({
  aud: new URL(practice.url).origin.replace('http:', 'https:'),
  exp: seconds + 3_600,
  sub: 'mailto:a@b.se',
})
const signed = (claims: object, by = own, named = by, alg = 'ES256') => {
  const text = `${part({ typ: 'JWT', alg })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: by.privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${named.key}`
}
const send = async (authorization: string | undefined, change: Record<string, string> = {}, token = 'browser-1') => {
  const response = await fetch(`${practice.url}${webPath}/${token}`, {
    method: 'POST',
    headers: { ttl: '60', 'content-encoding': 'aes128gcm', ...(authorization && { authorization }), ...change },
    body: new Uint8Array(120).fill(7),
  })
  const text = await response.text()
  return [response.status, text ? (JSON.parse(text) as { reason?: string }).reason : undefined]
}

test('a push that its sender has signed for this service is taken, and stands on the page', async () => {
  expect(await send(signed(good()))).toEqual([201, undefined])
  const { body } = await practice.app.inject('/sandbox/push')
  expect(body).toContain('web · browser-1')
})

test('without credentials, and with those of another service, time or signer, it is refused', async () => {
  expect(await send(undefined)).toEqual([401, 'missing VAPID credentials'])
  expect(await send('Bearer x')).toEqual([401, 'missing VAPID credentials'])
  const other = pair()
  const cases: [string, string][] = [
    [signed(good(), own, other), 'the signature is not that of the key'],
    [
      signed(good(), own, { ...own, key: createECDH('prime256v1').generateKeys('base64url', 'compressed') }),
      'the signature is not that of the key',
    ],
    [signed(good(), own, own, 'HS256'), 'the signature is not that of the key'],
    [signed({ ...good(), aud: 'https://fcm.googleapis.com' }), `aud is not ${good().aud}`],
    [signed({ ...good(), exp: seconds }), 'exp has passed'],
    [signed({ ...good(), exp: seconds + 86_401 }), 'exp is more than a day ahead'],
    [signed({ ...good(), sub: 'Samspel' }), 'sub is no contact'],
  ]
  for (const [authorization, reason] of cases) expect(await send(authorization)).toEqual([403, reason])
})

test('a subscription is for one sender', async () => {
  expect(await send(signed(good()))).toEqual([201, undefined])
  expect(await send(signed(good(), pair()))).toEqual([403, 'the subscription is for another key'])
  expect(await send(signed(good(), pair()), {}, 'browser-2')).toEqual([201, undefined])
})

test('what is no sealed push is refused', async () => {
  expect(await send(signed(good()), { ttl: 'long' })).toEqual([400, 'TTL is missing'])
  expect(await send(signed(good()), { topic: 'a'.repeat(33) })).toEqual([400, 'Topic is too long'])
  expect(await send(signed(good()), { 'content-encoding': 'gzip' })).toEqual([400, 'the content is not sealed'])
})

test('a browser that is gone or has got too many says so, and so does a service that limits or is down', async () => {
  await practice.steer('push', 'phone', { token: 'browser-1', state: 'gone' })
  expect((await send(signed(good())))[0]).toBe(410)
  await practice.steer('push', 'phone', { token: 'browser-1', state: 'limited' })
  expect((await send(signed(good())))[0]).toBe(429)
  for (const [mode, status] of [
    ['limits', 429],
    ['down', 503],
    ['refuses', 403],
  ] as const) {
    practice.mode('push', mode)
    expect((await send(signed(good()), {}, 'browser-3'))[0]).toBe(status)
  }
})
