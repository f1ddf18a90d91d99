import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ConnectedServices } from '@samspel/api'
import { readCreatorFigures } from '../src/modules/social/creator-figures'
import { writeServices } from '../src/services'
import { instagramOf } from './support/instagram'
import { type Records, recordsOf } from './support/records'
import { openSocialApi, type SocialApi } from './support/social'
import type { Actor } from './support/test-api'

let api: SocialApi
let records: Records
let admin: Actor

beforeAll(async () => {
  api = await openSocialApi()
  records = recordsOf(api)
  admin = await records.staff('admin', [])
  // What its settings say of it: it is reached, and live.
  api.config.services = [
    { name: 'facebook', state: 'live', reason: 'set', settings: [], host: 'graph.facebook.com', keyEnd: null },
  ]
})
afterAll(() => api.close())
beforeEach(async () => {
  api.practice.mode('facebook', 'works')
  await api.practice.steer('facebook', 'versions', {})
  await api.db.deleteFrom('network_pauses').execute()
  // The practice world counts calls by the hour.
  api.clock.now = new Date(Math.ceil(api.clock.now.getTime() / 3_600_000) * 3_600_000)
})

const later = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}
const connected = async () => {
  const creator = await records.creator()
  await instagramOf(api).connect(creator.id)
  const caption = 'Reklam för @b'
  await api.practice.steer('facebook', 'publish', { person: `ig-${creator.id}`, caption })
  later(1)
  return creator.id
}
const figures = async (id: string) => {
  const who = await api.actor('instagramer', id)
  const { body } = await api.call(who, 'GET', '/api/instagramers/me/instagram_posts?perPage=100')
  return (body as { instagram_posts: { permalink: string; reach: number; likes_count: number }[] }).instagram_posts.map(
    ({ permalink, reach, likes_count: likes }) => [permalink, reach, likes],
  )
}
/** Calls that the network took as calls of the app. */
const taken = () =>
  api.practice.practice.kept<{ calls: { count: number } }>('meta', () => ({ calls: { count: 0 } })).value.calls.count
const facebook = async () => {
  await writeServices(api.db)
  const { body } = await api.call(admin, 'GET', '/api/services')
  return (body as { services: ConnectedServices }).services.services.find(({ name }) => name === 'facebook')
}

test.each([
  [4, 'app'],
  [17, 'account'],
  [32, 'account'],
  [613, 'account'],
])('at the limit %i no figure falls, and %s calls wait for longer each time', async (code, scope) => {
  const [id, other] = [await connected(), await connected()]
  const before = await figures(id)
  await figures(other)
  expect(before.every(([, reach]) => Number(reach) > 0)).toBe(true)
  await api.practice.steer('facebook', 'limit', { code: String(code) })
  api.practice.mode('facebook', 'limits')
  expect(await figures(id)).toEqual(before)
  // In the network’s own words.
  expect(await facebook()).toMatchObject({ failed: { message: expect.stringContaining(`#${code}`) } })
  api.practice.mode('facebook', 'works')
  const calls = taken()
  later(4)
  expect(await figures(id)).toEqual(before)
  expect(taken()).toBe(calls)
  await figures(other)
  // A limit of the app is everybody’s.
  expect(taken() > calls).toBe(scope === 'account')
  later(2)
  api.practice.mode('facebook', 'limits')
  await figures(id)
  api.practice.mode('facebook', 'works')
  const again = taken()
  later(6)
  expect(await figures(id)).toEqual(before)
  expect(taken()).toBe(again)
  later(5)
  await figures(id)
  expect(taken()).toBeGreaterThan(again)
})

test('a version that has ended is wrong, in words that name it, while figures are read on', async () => {
  const id = await connected()
  await figures(id)
  expect(await facebook()).toMatchObject({ state: 'live', failed: null })
  await api.practice.steer('facebook', 'versions', { oldest: 'v24.0' })
  expect((await figures(id)).length).toBeGreaterThan(0)
  expect(await facebook()).toMatchObject({
    state: 'wrong',
    failed: { message: 'v23.0 has ended, answered as v24.0' },
  })
})

test('a version that is not known is wrong in the network’s own words; figures stay, and once it is known again all is well', async () => {
  const id = await connected()
  const before = await figures(id)
  await api.practice.steer('facebook', 'versions', { newest: 'v22.0' })
  expect(await figures(id)).toEqual(before)
  expect(await facebook()).toMatchObject({
    state: 'wrong',
    failed: { message: expect.stringContaining('Unknown path components') },
  })
  await api.practice.steer('facebook', 'versions', {})
  await figures(id)
  expect(await facebook()).toMatchObject({ state: 'live', failed: null })
})

test.each(['limits', 'down', 'refuses'] as const)(
  'a day of use while the network %s: no figure of posts or of the creator falls, and they are read on afterwards',
  async (mode) => {
    const id = await connected()
    const everything = async () => {
      await readCreatorFigures({ db: api.db, config: api.config, log: api.app.log, now: () => api.clock.now })
      const { followers_count: followers, engagement_rate: rate } = await api.db
        .selectFrom('instagramers')
        .select(['followers_count', 'engagement_rate'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { posts: await figures(id), followers, rate }
    }
    const before = await everything()
    expect(before.followers).toBeGreaterThan(0)
    expect(before.posts.length).toBeGreaterThan(0)
    api.practice.mode('facebook', mode)
    // A day by the hour, and then until the figures of a creator without work are due again.
    for (let at = 0; at < 50; at += 1) {
      later(at < 24 ? 60 : 8 * 60)
      expect(await everything()).toEqual(before)
    }
    api.practice.mode('facebook', 'works')
    await api.practice.steer('facebook', 'publish', { person: `ig-${id}`, caption: 'Reklam för @b, igen' })
    later(24 * 60)
    expect((await everything()).posts.length).toBeGreaterThan(before.posts.length)
  },
)
