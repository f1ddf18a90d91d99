import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { tokenCipher } from '../src/auth/field-cipher'
import { checkTokens } from '../src/modules/social/token-checks'
import { demoSubject, demoToken } from '../src/seed/content/practice-tokens'
import { recordsOf } from './support/records'
import { openBrowser, openSocialApi, type SocialApi } from './support/social'

let api: SocialApi
beforeAll(async () => {
  api = await openSocialApi()
})
afterAll(() => api.close())

const day = 86_400_000
const context = () => ({ ...api, live: api.bus, log: api.app.log, now: () => api.clock.now })
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}
const connected = async (person: string) => {
  const who = await recordsOf(api).creator()
  await openBrowser(api.home).connect(who, person)
  return who
}
const ended = async (id: string) =>
  (
    await api.db
      .selectFrom('instagramers')
      .select(['consent_ended_at', 'connected_ig_user_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).consent_ended_at !== null

test('a consent lives on from check to check, past the 60 days of its first token', async () => {
  const who = await connected('moa')
  for (let month = 0; month < 5; month += 1) {
    later(31 * day)
    await checkTokens(context())
  }
  expect(await ended(who.id)).toBe(false)
  const again = await api.actor('instagramer', who.id)
  expect((await api.call(again, 'GET', '/api/instagramers/me/facebook_accounts')).status).toBe(200)
})

test.each([
  ['expire', 'saga'],
  ['password', 'ebba'],
])('an end by the act %s is found by the next check; connecting again mends it', async (act, person) => {
  const who = await connected(person)
  await api.db
    .updateTable('instagramers')
    .set({ connected_ig_user_id: `ig-${person}` })
    .where('id', '=', who.id)
    .execute()
  await api.practice.steer('facebook', act, { person })
  later(day)
  await checkTokens(context())
  expect(await ended(who.id)).toBe(true)
})

test('an outage, a limit and a refusal of the app end nothing; disconnecting takes the consent back', async () => {
  const who = await connected('alva')
  for (const mode of ['limits', 'down', 'refuses'] as const) {
    api.practice.mode('facebook', mode)
    later(2 * day)
    await checkTokens(context())
  }
  api.practice.mode('facebook', 'works')
  expect(await ended(who.id)).toBe(false)
  const again = await api.actor('instagramer', who.id)
  expect((await api.call(again, 'GET', '/api/instagramers/me/facebook_accounts')).status).toBe(200)
  const sealed = await api.db
    .selectFrom('provider_identities')
    .select('access_token')
    .where('subject', '=', 'sandbox-alva')
    .executeTakeFirstOrThrow()
  const token = tokenCipher(api.config.paymentDetailsKeys).open(sealed.access_token!, 'facebook:sandbox-alva') ?? ''
  await api.call(again, 'DELETE', '/api/instagramers/me/connected_account')
  await api.deliver()
  const { body } = await inspected(token)
  expect(body).toMatchObject({ data: { is_valid: false, error: { code: 190, subcode: 458 } } })
})

const inspected = async (token: string) => {
  const app = api.config.social.facebook!
  const response = await fetch(`${app.graphHost}/v23.0/debug_token?input_token=${token}`, {
    headers: { authorization: `Bearer ${app.id}|${app.secret}` },
  })
  return { body: (await response.json()) as unknown }
}

test('who declines the address gets no account, who declines the Instagram accounts is told what is missing', async () => {
  const visitor = openBrowser(api.home)
  const end = await visitor.comeBack(await visitor.consent(await visitor.setOut(), 'elias', 'yes', ['email']))
  expect(end.pathname).toBe('/create-account/address')
  const who = await recordsOf(api).creator()
  const other = openBrowser(api.home)
  const page = new URL((await other.open(await other.askForTicket(who))).headers.get('location') ?? '')
  await other.comeBack(await other.consent(page, 'tove', 'yes', ['instagram_basic']))
  expect((await api.call(who, 'GET', '/api/instagramers/me')).body).toMatchObject({
    instagramer: { connection_obstacle: 'no_instagram' },
  })
})

test('the tokens of the demo data hold in the practice world, for their own account', async () => {
  const creator = {
    username: 'tovebakar',
    name: 'Tove Ekström',
    email: 'creator@samspel.test',
    followers_count: 18_400,
    connected_account_id: 'practice-page-tovebakar',
    connected_ig_user_id: 'practice-ig-tovebakar',
  }
  const who = await recordsOf(api).creator()
  const subject = demoSubject(creator.username)
  await api.db
    .insertInto('provider_identities')
    .values({
      provider: 'facebook',
      subject,
      instagramer_id: who.id,
      access_token: tokenCipher(api.config.paymentDetailsKeys).seal(demoToken(creator), `facebook:${subject}`),
      exchanged_at: api.clock.now.toISOString(),
    })
    .execute()
  expect((await inspected(demoToken(creator))).body).toMatchObject({
    data: { is_valid: true, expires_at: 0, user_id: subject },
  })
  expect((await api.call(who, 'GET', '/api/instagramers/me/facebook_accounts')).body).toMatchObject({
    data: [{ ig_user_id: 'practice-ig-tovebakar', username: 'tovebakar', followers_count: 18_400, obstacles: [] }],
  })
})
