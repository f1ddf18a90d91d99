import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createPushGateway, readGatewaySettings } from '@samspel/deploy/push-gateway'
import { type StartedPractice, startPractice } from '../start'
import { push } from './index'

let now: Date
let practice: StartedPractice
let gateway: ReturnType<typeof createPushGateway>
const settings = () => practice.settings().push?.settings ?? {}
beforeAll(async () => {
  practice = await startPractice({ publicUrl: 'http://localhost:8080', services: [push()], now: () => now })
})
beforeEach(() => {
  now = new Date()
  gateway = createPushGateway(readGatewaySettings({ ...settings(), LOG_LEVEL: 'silent' }))
})
afterEach(() => gateway.close())
afterAll(() => practice.stop())

const phones = { android: 'practice:android-phone-1', ios: 'a1'.repeat(32) }
type Platform = keyof typeof phones
const platforms: readonly Platform[] = ['android', 'ios']

let ids = 0
const send = async (platform: Platform, change: object = {}, to = gateway) => {
  const answer = await to.inject({
    method: 'POST',
    url: '/',
    headers: { authorization: `Bearer ${settings().PUSH_GATEWAY_SECRET}` },
    payload: {
      id: `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
      token: phones[platform],
      platform,
      environment: 'production',
      title: `Till ${platform} <nu>`,
      body: '',
      href: '/messages',
      tag: 'message:/messages',
      urgent: true,
      ...change,
    },
  })
  const { reason } = answer.json<{ reason?: string }>()
  return [answer.statusCode, reason, answer.headers['retry-after']]
}
const sent = [200, undefined, undefined]
const page = async (language = 'sv') =>
  (await practice.app.inject({ url: '/sandbox/push', headers: { 'accept-language': language } })).body

test('the gateway reaches both platforms by their own protocols, and what they got stands on the page', async () => {
  expect(await page()).toContain('Inga pushar än')
  for (const platform of platforms) {
    expect(await send(platform)).toEqual(sent)
    expect(await send(platform, { environment: 'sandbox', urgent: false })).toEqual(sent)
    expect((await page()).match(new RegExp(`Till ${platform} &lt;nu&gt;`, 'g'))).toHaveLength(2)
  }
  expect(await page('en')).toContain('Pushes to phones')
})

test.each([
  ['android', 'gone', [410, 'UNREGISTERED', undefined]],
  ['android', 'limited', [429, 'QUOTA_EXCEEDED', '60']],
  ['android', 'wrong', [422, 'INVALID_ARGUMENT', undefined]],
  ['android', 'other_app', [422, 'SENDER_ID_MISMATCH', undefined]],
  ['android', 'fails', [503, 'INTERNAL', undefined]],
  ['ios', 'gone', [410, 'Unregistered', undefined]],
  ['ios', 'limited', [429, 'TooManyRequests', undefined]],
  ['ios', 'wrong', [410, 'BadDeviceToken', undefined]],
  ['ios', 'other_app', [422, 'DeviceTokenNotForTopic', undefined]],
  ['ios', 'fails', [503, 'InternalServerError', undefined]],
] as const)(
  'a phone with %s that is "%s" answers so, and afterwards gets pushes again',
  async (platform, state, told) => {
    await practice.steer('push', 'phone', { token: phones[platform], state })
    expect(await send(platform)).toEqual(told)
    await practice.steer('push', 'phone', { token: phones[platform], state: 'works' })
    expect(await send(platform)).toEqual(sent)
  },
)

test.each([
  ['android', 'limits', [429, 'QUOTA_EXCEEDED', '60']],
  ['android', 'down', [503, 'UNAVAILABLE', '30']],
  ['android', 'refuses', [502, 'PERMISSION_DENIED', undefined]],
  ['ios', 'limits', [429, 'TooManyRequests', undefined]],
  ['ios', 'down', [503, 'ServiceUnavailable', undefined]],
  ['ios', 'refuses', [502, 'InvalidProviderToken', undefined]],
] as const)('%s: a service that %s answers so, and afterwards takes pushes again', async (platform, mode, told) => {
  practice.mode('push', mode)
  expect(await send(platform)).toEqual(told)
  practice.mode('push', 'works')
  expect(await send(platform)).toEqual(sent)
})

test.each([
  ['android', 'The operation was aborted due to timeout'],
  ['ios', 'Apple does not answer'],
] as const)(
  '%s: a service that answers late is given up as down, and afterwards takes pushes again',
  async (platform, reason) => {
    // Both know their keys by now: it is the push itself that waits.
    const hasty = createPushGateway(readGatewaySettings({ ...settings(), LOG_LEVEL: 'silent' }, 500))
    expect(await send(platform, {}, hasty)).toEqual(sent)
    practice.mode('push', 'late')
    const before = await page()
    expect(await send(platform, {}, hasty)).toEqual([503, reason, undefined])
    expect(await page()).toBe(before)
    practice.mode('push', 'works')
    expect(await send(platform, {}, hasty)).toEqual(sent)
    await hasty.close()
  },
)

describe('our key', () => {
  test.each([
    ['google', 'android', 'Google gave no access token: invalid_grant'],
    ['apple', 'ios', 'InvalidProviderToken'],
  ] as const)('that %s has withdrawn is a fault of ours', async (of, platform, reason) => {
    expect(await send(platform)).toEqual(sent)
    await practice.steer('push', 'key', { of, state: 'refused' })
    expect(await send(platform)).toEqual([502, reason, undefined])
    await practice.steer('push', 'key', { of, state: 'accepted' })
    expect(await send(platform)).toEqual(sent)
  })

  test.each([
    ['google', 'android'],
    ['apple', 'ios'],
  ] as const)('of %s signs anew when what it signed has ended', async (of, platform) => {
    expect(await send(platform)).toEqual(sent)
    await practice.steer('push', 'key', { of, state: 'ended' })
    expect(await send(platform)).toEqual(sent)
  })

  test('is not at fault, and the push waits, when Google’s own with Apple has ended', async () => {
    await practice.steer('push', 'key', { of: 'google', state: 'third_party' })
    expect(await send('android')).toEqual([502, 'THIRD_PARTY_AUTH_ERROR', undefined])
    await expect(practice.steer('push', 'key', { of: 'apple', state: 'third_party' })).rejects.toThrow('about Google')
    await practice.steer('push', 'key', { of: 'google', state: 'accepted' })
  })

  test('of another app is refused by both', async () => {
    const other = await startPractice({ publicUrl: 'http://localhost:8080', services: [push()] })
    const theirs = other.settings().push?.settings ?? {}
    await other.stop()
    const account = JSON.parse(settings().FCM_SERVICE_ACCOUNT ?? '') as object
    const foreign = JSON.parse(theirs.FCM_SERVICE_ACCOUNT ?? '') as { private_key: string }
    await gateway.close()
    gateway = createPushGateway(
      readGatewaySettings({
        ...settings(),
        APNS_KEY: theirs.APNS_KEY,
        FCM_SERVICE_ACCOUNT: JSON.stringify({ ...account, private_key: foreign.private_key }),
        LOG_LEVEL: 'silent',
      }),
    )
    expect([await send('android'), await send('ios')]).toEqual([
      [502, 'Google gave no access token: invalid_grant', undefined],
      [502, 'InvalidProviderToken', undefined],
    ])
  })

  test.each([
    ['android', 'Google gave no access token: invalid_grant'],
    ['ios', 'ExpiredProviderToken'],
  ] as const)('has signed nothing that holds for longer than an hour: %s', async (platform, reason) => {
    expect(await send(platform)).toEqual(sent)
    now = new Date(now.getTime() + 3_700_000)
    // The gateway's own clock stands: what it signs anew is too old to the vendor as well.
    expect(await send(platform)).toEqual([502, reason, undefined])
  })
})

test('a push that is too long is refused by both', async () => {
  const title = 'å'.repeat(300)
  const href = `/${'x'.repeat(1_999)}`
  const long = { title, body: 'ö'.repeat(1_000), href }
  expect([await send('android', long), await send('ios', long)]).toEqual([
    [422, 'INVALID_ARGUMENT', undefined],
    [422, 'PayloadTooLarge', undefined],
  ])
})

test('a token that is none is refused by both', async () => {
  expect([await send('android', { token: 'x y' }), await send('ios', { token: 'sim-1' })]).toEqual([
    [422, 'INVALID_ARGUMENT', undefined],
    [410, 'BadDeviceToken', undefined],
  ])
  await expect(practice.steer('push', 'phone', { token: '', state: 'gone' })).rejects.toThrow('token is missing')
})
