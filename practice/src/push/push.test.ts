import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type StartedPractice, startPractice } from '../start'
import { push } from './index'

let practice: StartedPractice
beforeEach(async () => {
  practice = await startPractice({ publicUrl: 'http://localhost:8080', services: [push()] })
})
afterEach(() => practice.stop())

const settings = () => practice.settings().push?.settings ?? {}
const send = async (change: object = {}, secret = settings().NATIVE_PUSH_SECRET ?? '') => {
  const body = {
    id: 'p1',
    token: 'phone-1',
    platform: 'ios',
    title: 'Milad <har> skrivit',
    body: '',
    href: '/messages',
    ...change,
  }
  const { status, headers } = await fetch(settings().NATIVE_PUSH_URL ?? '', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'idempotency-key': body.id },
    body: JSON.stringify(body),
  })
  return [status, headers.get('retry-after')]
}
const page = async (language = 'sv') =>
  (await practice.app.inject({ url: '/sandbox/push', headers: { 'accept-language': language } })).body

test('a push stands on the page once, however often it is sent', async () => {
  expect(await page()).toContain('Inga pushar än')
  expect([await send(), await send()]).toEqual([
    [200, null],
    [200, null],
  ])
  expect((await page()).match(/Milad &lt;har&gt; skrivit/g)).toHaveLength(1)
  expect(await page('en')).toContain('Pushes to phones')
})

test('who does not know the secret, and what is no push, is refused', async () => {
  expect([await send({}, 'another'), await send({ token: '' }), await send({ title: 7 })]).toEqual([
    [401, null],
    [400, null],
    [400, null],
  ])
})

test.each([
  ['gone', [410, null]],
  ['limited', [429, '60']],
])('a phone that is %s answers so, until it works again', async (state, answer) => {
  await practice.steer('push', 'phone', { token: 'phone-1', state })
  expect(await send()).toEqual(answer)
  expect(await send({ id: 'p2', token: 'phone-2' })).toEqual([200, null])
  await practice.steer('push', 'phone', { token: 'phone-1', state: 'works' })
  expect(await send()).toEqual([200, null])
  await expect(practice.steer('push', 'phone', { token: '', state })).rejects.toThrow('token is missing')
})

test.each([
  ['limits', [429, '60']],
  ['down', [503, null]],
  ['refuses', [422, null]],
] as const)('a gateway that %s answers so', async (mode, answer) => {
  practice.mode('push', mode)
  expect(await send()).toEqual(answer)
})
