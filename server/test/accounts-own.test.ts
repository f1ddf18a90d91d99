import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { renewAfter, tokenLife } from '../src/auth/sessions'
import { createPostgresBus } from '../src/modules/live'
import { createLiveHub } from '../src/modules/live/hub'
import { liveSessions } from '../src/modules/live/sessions'
import { claimsIn } from './support/forgery'
import { type Records, recordsOf } from './support/records'
import { password, peopleOf, tokenIn, withToken } from './support/sign-ups'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  people = peopleOf(api)
})
afterAll(() => api.close())

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const signInFrom = async (email: string, userAgent: string) =>
  withToken(
    tokenIn(
      await api.call(null, 'POST', '/api/auth/users/sign_in', {
        body: { user: { email, password } },
        headers: { 'user-agent': userAgent },
      }),
    ),
  )
interface SessionRow {
  id: string
  current: boolean
  browser: string | null
  last_seen_at: string
  created_at: string
}
const sessionsOf = async (who: Actor, query = '') =>
  (await api.call(who, 'GET', `/api/sessions${query}`)).body as {
    sessions: SessionRow[]
    meta: { total_count: number; next_page: number | null }
  }
const sidOf = (who: Actor) => String(claimsIn(who.token).sid)
const statusOf = async (call: Promise<Answer>) => (await call).status

describe('records', () => {
  test('GET /users/me answers the user with locale and role; a creator has none there (C-28, E-03)', async () => {
    const { who } = await people.signUp()
    expect(await api.call(who, 'GET', '/api/users/me')).toMatchObject({
      status: 200,
      body: { user: { locale: 'sv', role: 'company', email_confirmed: false, blocked: false } },
    })
    expect(await statusOf(api.call((await people.signUpCreator()).who, 'GET', '/api/users/me'))).toBe(403)
  })

  test("a creator has id, state, product plan, country and categories, in the own record as in others' eyes (C-38, E-04)", async () => {
    const { who } = await people.signUpCreator()
    const { instagramer } = (await api.call(who, 'GET', '/api/instagramers/me')).body as { instagramer: { id: string } }
    const five = {
      id: instagramer.id,
      state: 'active',
      product_plan: 'free',
      country_code: 'SE',
      profile_category_ids: [],
    }
    expect(instagramer).toMatchObject({ ...five, has_password: true, email_confirmed: false })
    expect(instagramer).not.toHaveProperty('role')
    const seen = (await api.call(await records.staff('admin'), 'GET', `/api/instagramers/${instagramer.id}`)).body as {
      instagramer: object
    }
    expect(seen.instagramer).toMatchObject(five)
    expect(seen.instagramer).not.toHaveProperty('email')
  })

  test.each(['PUT', 'PATCH'] as const)(
    '%s changes only the fields that it names (C-27, C-29, C-36, C-37)',
    async (method) => {
      const staff = await people.signUp()
      expect(
        (await api.call(staff.who, method, '/api/users/me', { body: { user: { name: 'Sara' } } })).body,
      ).toMatchObject({ user: { name: 'Sara', email: staff.email } })
      const { who, slug } = await people.signUpCreator()
      const change = (fields: object) =>
        api.call(who, method, '/api/instagramers/me', { body: { instagramer: fields } })
      expect((await change({ city: 'tromsø', country_code: 'NO' })).body).toMatchObject({
        instagramer: { city: 'Tromsø', country_code: 'NO', username: slug },
      })
      const {
        instagramer: { id },
      } = (await change({ bio: 'Kaffe' })).body as { instagramer: { id: string } }
      const edited = await api.call(await records.staff('admin'), method, `/api/instagramers/${id}`, {
        body: { instagramer: { product_plan: 'pro' } },
      })
      expect(edited.body).toMatchObject({ instagramer: { product_plan: 'pro', bio: 'Kaffe', city: 'Tromsø' } })
      expect((await change({ state: 'active', followers_count: 9 })).body).toEqual({
        errors: { state: ['unknown_field'], followers_count: ['unknown_field'] },
      })
    },
  )
})

describe('a creator changes (C-37)', () => {
  test('the town for one that is known, under its name on maps; what was kept before stays until another is chosen', async () => {
    const { who, email } = await people.signUpCreator()
    const change = (fields: object) => api.call(who, 'PATCH', '/api/instagramers/me', { body: { instagramer: fields } })
    const { places } = (await api.call(who, 'GET', '/api/towns?query=göteb&country=SE')).body as {
      places: { name: string }[]
    }
    expect(places[0]!.name).toBe('Göteborg')
    const near = async (query: string) =>
      ((await api.call(who, 'GET', `/api/towns?${query}`)).body as { places: { name: string }[] }).places.map(
        ({ name }) => name,
      )
    expect(await near('near=57.71,11.97&country=SE')).toEqual(['Göteborg'])
    expect(await near('near=57.71,11.97&country=NO')).toEqual([])
    expect(await near('near=0,0&country=SE')).toEqual([])
    expect((await api.call(who, 'GET', '/api/towns?country=SE')).body).toEqual({ errors: { query: ['required'] } })
    expect((await change({ city: 'Göte', country_code: 'SE' })).body).toEqual({ errors: { city: ['not_found'] } })
    expect((await change({ city: 'gothenburg' })).body).toMatchObject({ instagramer: { city: 'Göteborg' } })
    await api.db.updateTable('instagramers').set({ city: 'Göte' }).where('email', '=', email).execute()
    expect((await change({ city: 'Göte', bio: 'Kaffe' })).body).toMatchObject({ instagramer: { city: 'Göte' } })
    expect((await change({ city: ' ' })).body).toMatchObject({ instagramer: { city: null } })
  })

  test('the password: both fields or none, older sessions end, a new one begins', async () => {
    const { who, email } = await people.signUpCreator()
    const change = (fields: object, actor = who) =>
      api.call(actor, 'PATCH', '/api/instagramers/me', { body: { instagramer: fields } })
    expect((await change({ password: 'a new password' })).body).toEqual({
      errors: { password_confirmation: ['required'] },
    })
    expect((await change({ password_confirmation: 'a new password' })).body).toEqual({
      errors: { password: ['required'] },
    })
    expect((await change({ city: 'Lund', password: 'a new password', password_confirmation: 'another' })).body).toEqual(
      { errors: { password_confirmation: ['not_equal'] } },
    )
    expect((await api.call(who, 'GET', '/api/instagramers/me')).body).toMatchObject({ instagramer: { city: null } })
    const changed = await change({ password: 'a new password', password_confirmation: 'a new password' })
    expect(changed.status).toBe(200)
    expect(await statusOf(api.call(who, 'GET', '/api/instagramers/me'))).toBe(401)
    expect(await statusOf(api.call(withToken(tokenIn(changed)), 'GET', '/api/instagramers/me'))).toBe(200)
    expect([
      await statusOf(people.signIn(email, password, 'instagramer')),
      await statusOf(people.signIn(email, 'a new password', 'instagramer')),
    ]).toEqual([401, 200])
  })

  test('the address of the page: the user name follows, the old one is free; what others have is taken (C-32)', async () => {
    const [one, other] = [await people.signUpCreator(), await people.signUpCreator()]
    const brand = await people.signUp()
    const change = (slug: string, { who } = one) =>
      api.call(who, 'PATCH', '/api/instagramers/me', { body: { instagramer: { collaboration_page_slug: slug } } })
    const head = (slug: string) => statusOf(api.call(null, 'HEAD', `/public/collaboration_pages/slug/${slug}`))
    for (const slug of [other.slug, brand.slug])
      expect((await change(slug)).body).toEqual({ errors: { collaboration_page_slug: ['taken'] } })
    expect((await change('Not A Slug')).body).toEqual({ errors: { collaboration_page_slug: ['invalid_slug'] } })
    expect(await statusOf(change(one.slug))).toBe(200)
    const moved = `${one.slug}-new`
    expect((await change(moved)).body).toMatchObject({
      instagramer: { username: moved, collaboration_page_slug: moved },
    })
    expect([await head(moved), await head(one.slug)]).toEqual([200, 404])
    const race = await Promise.all([change('the-one-name'), change('the-one-name', other)])
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(race.find(({ status }) => status === 422)?.body).toEqual({ errors: { collaboration_page_slug: ['taken'] } })
  })
})

describe('sessions', () => {
  test('are listed with the asking one first, the browser in words, and page by page', async () => {
    const { email, who } = await people.signUp()
    const onPhone = await signInFrom(email, phone)
    const first = await sessionsOf(onPhone)
    expect(first.sessions.map(({ id, current, browser }) => [id, current, browser])).toEqual([
      [sidOf(onPhone), true, 'Chrome, Android'],
      [sidOf(who), false, null],
    ])
    expect((await sessionsOf(who)).sessions[0]).toMatchObject({ id: sidOf(who), current: true })
    for (let at = 0; at < 3; at += 1) await signInFrom(email, phone)
    const pages = [
      await sessionsOf(who, '?page=1&perPage=2'),
      await sessionsOf(who, '?page=2&perPage=2'),
      await sessionsOf(who, '?page=3&perPage=2'),
    ]
    expect(pages.map(({ sessions, meta }) => [sessions.length, meta.total_count, meta.next_page])).toEqual([
      [2, 5, 2],
      [2, 5, 3],
      [1, 5, null],
    ])
    expect(new Set(pages.flatMap(({ sessions }) => sessions.map(({ id }) => id))).size).toBe(5)
  })

  test('are seen to the hour when they are renewed, and leave the list when their tokens have run out', async () => {
    const { email, who } = await people.signUp()
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + (renewAfter + 60) * 1_000)
    const fresh = tokenIn(await api.call(who, 'GET', '/api/users/me'))
    const [seen] = (await sessionsOf(withToken(fresh))).sessions
    expect(seen?.last_seen_at).toMatch(/:00:00(?:\.000)?Z$|:00:00/)
    expect(Date.parse(seen?.last_seen_at ?? '')).toBeGreaterThanOrEqual(Date.parse(seen?.created_at ?? ''))
    api.clock.now = new Date(before.getTime() + (tokenLife + 2 * 3_600 + 120) * 1_000)
    const back = withToken(tokenIn(await people.signIn(email)))
    expect((await sessionsOf(back)).sessions.map(({ id }) => id)).toEqual([sidOf(back)])
    api.clock.now = before
  })

  test('end one by one, only the own: its token and its open streams with it', async () => {
    const { email, who } = await people.signUp()
    const onPhone = await signInFrom(email, phone)
    const stranger = await people.signUp()
    expect(await statusOf(api.call(stranger.who, 'DELETE', `/api/sessions/${sidOf(onPhone)}`))).toBe(404)
    expect(await statusOf(api.call(onPhone, 'GET', '/api/users/me'))).toBe(200)

    const bus = createPostgresBus({ databaseUrl: api.databaseUrl, db: api.db })
    await bus.ready
    const hub = createLiveHub({ bus, liveSessions: liveSessions(api.db), heartbeatMs: 3_600_000 })
    const ended: string[] = []
    for (const actor of [who, onPhone]) {
      hub.add({
        sessionId: sidOf(actor),
        hearer: { kind: 'user', id: '', brandIds: [] },
        expiresAt: Date.now() + 60_000,
        write: () => undefined,
        pendingBytes: () => 0,
        end: () => void ended.push(sidOf(actor)),
      })
    }
    expect(await statusOf(api.call(who, 'DELETE', `/api/sessions/${sidOf(onPhone)}`))).toBe(204)
    expect(await statusOf(api.call(who, 'DELETE', `/api/sessions/${sidOf(onPhone)}`))).toBe(404)
    expect((await api.call(onPhone, 'GET', '/api/users/me')).body).toEqual({ error: 'session_ended' })
    await hub.check()
    expect([ended, hub.size()]).toEqual([[sidOf(onPhone)], 1])
    expect(await statusOf(api.call(who, 'DELETE', '/api/sessions'))).toBe(204)
    await hub.check()
    expect(hub.size()).toBe(0)
    hub.close()
    await bus.close()
  })

  test('signing out everywhere ends all of them, here too, and forgets the phones; others stay signed in', async () => {
    const { email, who } = await people.signUpCreator()
    const other = withToken(tokenIn(await people.signIn(email, password, 'instagramer')))
    const stranger = await people.signUpCreator()
    await api.call(other, 'POST', '/api/devices', {
      body: { token: 'abc', platform: 'ios', environment: 'production' },
    })
    expect(await statusOf(api.call(who, 'DELETE', '/api/sessions'))).toBe(204)
    expect([
      await statusOf(api.call(who, 'GET', '/api/sessions')),
      await statusOf(api.call(other, 'GET', '/api/sessions')),
    ]).toEqual([401, 401])
    expect(await statusOf(api.call(stranger.who, 'GET', '/api/instagramers/me'))).toBe(200)
    const back = withToken(tokenIn(await people.signIn(email, password, 'instagramer')))
    expect((await api.call(back, 'GET', '/api/devices')).body).toMatchObject({ devices: [] })
  })
})

describe('phones', () => {
  test("register, are listed newest first and page by page, and are forgotten; others' do not exist (C-30, C-31)", async () => {
    const { who } = await people.signUpCreator()
    const register = async (token: string) =>
      (
        (
          await api.call(who, 'POST', '/api/devices', {
            body: { token, platform: 'android', environment: 'production' },
          })
        ).body as { device: { id: string } }
      ).device.id
    const ids = [await register('one'), await register('two'), await register('three')]
    expect(await register('two')).toBe(ids[1])
    const list = async (query = '') =>
      (await api.call(who, 'GET', `/api/devices${query}`)).body as { devices: { id: string }[]; meta: object }
    expect((await list()).devices.map(({ id }) => id)).toEqual([...ids].reverse())
    expect(await list('?page=2&perPage=2')).toMatchObject({
      devices: [{ id: ids[0] }],
      meta: { total_count: 3, next_page: null },
    })
    const stranger = await people.signUp()
    expect(await statusOf(api.call(stranger.who, 'DELETE', `/api/devices/${ids[0]}`))).toBe(404)
    expect(await statusOf(api.call(who, 'DELETE', `/api/devices/${ids[0]}`))).toBe(204)
    expect((await list()).devices).toHaveLength(2)
    // The phone changes owner without signing out; notices for one must not reach the other.
    await api.call(stranger.who, 'POST', '/api/devices', {
      body: { token: 'two', platform: 'android', environment: 'production' },
    })
    expect((await list()).devices.map(({ id }) => id)).toEqual([ids[2]])
  })
})
