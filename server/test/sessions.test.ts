import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readClaims } from '@samspel/api'
import { renewAfter, tokenLife } from '../src/auth/sessions'
import { type Records, recordsOf } from './support/records'
import { password, peopleOf, tokenIn, withToken } from './support/sign-ups'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
  people = peopleOf(api)
})
afterAll(() => api.close())

describe('accounts', () => {
  test('a brand account comes with its brand and a session (C-17)', async () => {
    const { email, answer, who } = await people.signUp()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ user: { email, role: 'company', locale: 'sv' } })
    expect((await api.call(who, 'GET', '/api/users/me')).body).toEqual(answer.body)
    expect((await api.call(who, 'GET', '/api/brands')).body).toMatchObject({ brands: [{ name: 'Björkbrygg' }] })
  })
  test('a creator account comes with its page; the slug is the username (C-19)', async () => {
    const { slug, answer } = await people.signUpCreator()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      instagramer: { username: slug, collaboration_page_slug: slug, state: 'active' },
    })
  })
  test('a known email and a taken slug are told at their fields (X-18, V-21)', async () => {
    const { email, slug } = await people.signUpCreator()
    const answer = await api.call(null, 'POST', '/api/auth/instagramers', {
      body: { instagramer: { email, password, collaboration_page_attributes: { slug } } },
    })
    expect([answer.status, answer.body]).toEqual([
      422,
      { errors: { email: ['account_exists'], collaboration_page_slug: ['taken'] } },
    ])
    const staff = await api.call(null, 'POST', '/api/auth/users', {
      body: { user: { email: 'x', password: 'short', brand_name: '', slug } },
    })
    expect(staff.body).toMatchObject({ errors: { password: ['too_short'], brand_name: ['required'] } })
    const later = await api.call(null, 'POST', '/api/auth/users', {
      body: { user: { email: 'x', password, brand_name: 'B', slug } },
    })
    expect(later.body).toEqual({ errors: { email: ['invalid_email'], slug: ['taken'] } })
  })
  test('two sign-ups with one email at once make one account', async () => {
    const body = (slug: string) => ({
      body: { user: { email: 'twice@samspel.test', password, brand_name: 'B', slug } },
    })
    const answers = await Promise.all(
      ['twice-a', 'twice-b', 'twice-c'].map((slug) => api.call(null, 'POST', '/api/auth/users', body(slug))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
})

describe('sessions', () => {
  test('sign-in; a wrong password and an unknown address get the same 401 (C-16, C-20)', async () => {
    const { email } = await people.signUp()
    const good = await people.signIn(email.toUpperCase())
    expect(good.status).toBe(200)
    expect(good.body).toMatchObject({ user: { email } })
    const [wrong, unknown] = [await people.signIn(email, 'not this one'), await people.signIn('nobody@samspel.test')]
    expect([wrong.status, wrong.body]).toEqual([401, { error: 'bad_credentials' }])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    const creator = await people.signUpCreator()
    expect(
      (
        await api.call(null, 'POST', '/api/auth/instagramers/sign_in', {
          body: { instagramer: { email: creator.email, password } },
        })
      ).status,
    ).toBe(200)
    // An account of one kind cannot be used as the other.
    expect((await people.signIn(creator.email)).status).toBe(401)
  })
  test('the token says when it ends, its scope and its role (E-34)', async () => {
    const { answer } = await people.signUp()
    const claims = readClaims(tokenIn(answer))
    expect(claims).toMatchObject({ scp: 'user', role: 'company' })
    expect(claims?.exp).toBe(Math.floor(api.clock.now.getTime() / 1_000) + tokenLife)
    const creator = readClaims(tokenIn((await people.signUpCreator()).answer))
    expect([creator?.scp, creator?.role]).toEqual(['instagramer', undefined])
  })
  test('an older token is renewed by a good answer, a young one and a refusal are not (C-09)', async () => {
    const before = api.clock.now
    const { who } = await people.signUp()
    expect((await api.call(who, 'GET', '/api/users/me')).headers.authorization).toBeUndefined()
    api.clock.now = new Date(before.getTime() + (renewAfter + 1) * 1_000)
    const renewed = tokenIn(await api.call(who, 'GET', '/api/users/me'))
    expect(readClaims(renewed)?.exp).toBeGreaterThan(readClaims(who.token)?.exp ?? 0)
    api.clock.now = new Date(before.getTime() + (tokenLife + 1) * 1_000)
    expect((await api.call(who, 'GET', '/api/users/me')).body).toEqual({ error: 'session_ended' })
    expect((await api.call(withToken(renewed), 'GET', '/api/users/me')).status).toBe(200)
    api.clock.now = before
  })
  test('renewal ends 30 days after the sign-in, by use and by refresh; no token outlives it', async () => {
    const before = api.clock.now
    const { who, email } = await people.signUp()
    const end = Math.floor(before.getTime() / 1_000) + 30 * 86_400
    let token = who.token
    const at = (seconds: number) => {
      api.clock.now = new Date(before.getTime() + seconds * 1_000)
    }
    for (let seconds = 0; seconds < 30 * 86_400; seconds += tokenLife - 60) {
      at(seconds)
      const answer = await api.call(withToken(token), 'GET', '/api/auth/refresh_token')
      expect(answer.status).toBe(200)
      token = tokenIn(answer)
      expect(readClaims(token)?.exp).toBeLessThanOrEqual(end)
    }
    at(30 * 86_400 - 5)
    token = tokenIn(await api.call(withToken(token), 'GET', '/api/auth/refresh_token'))
    expect((await api.call(withToken(token), 'GET', '/api/users/me')).status).toBe(200)
    at(30 * 86_400 + 1)
    expect((await api.call(withToken(token), 'GET', '/api/users/me')).body).toEqual({ error: 'session_ended' })
    expect((await people.signIn(email)).status).toBe(200)
    api.clock.now = before
  })
  test('validate answers whose it is, refresh gives a new token, garbage is 401 (C-21, C-22)', async () => {
    const { who, email } = await people.signUp()
    expect((await api.call(who, 'GET', '/api/auth/validate_token')).body).toMatchObject({ user: { email } })
    const fresh = tokenIn(await api.call(who, 'GET', '/api/auth/refresh_token'))
    expect((await api.call(withToken(fresh), 'GET', '/api/users/me')).status).toBe(200)
    expect((await api.call(withToken('garbage'), 'GET', '/api/auth/validate_token')).status).toBe(401)
  })
  test('sign-out ends the session, its device goes first (C-23)', async () => {
    const { who } = await people.signUp()
    const { body } = await api.call(who, 'POST', '/api/devices', {
      body: { token: 'abc', platform: 'ios', environment: 'production' },
    })
    const { device } = body as unknown as { device: { id: string } }
    const { who: other } = await people.signUp()
    expect((await api.call(other, 'DELETE', `/api/devices/${device.id}`)).status).toBe(404)
    expect((await api.call(who, 'DELETE', `/api/devices/${device.id}`)).status).toBe(204)
    expect((await api.call(who, 'DELETE', '/api/auth/users/sign_out')).status).toBe(204)
    expect((await api.call(who, 'GET', '/api/users/me')).body).toEqual({ error: 'session_ended' })
  })
  test('QUALITY 13 a role taken away and a block count on the next request', async () => {
    const admin = await records.staff('admin')
    const deposit = () => api.call(admin, 'GET', '/api/campaigns/counts')
    expect((await deposit()).status).toBe(200)
    await api.db.updateTable('users').set({ role: 'store_user' }).where('id', '=', admin.id).execute()
    expect((await deposit()).status).toBe(403)
    await api.db.updateTable('users').set({ blocked_at: new Date().toISOString() }).where('id', '=', admin.id).execute()
    expect((await deposit()).status).toBe(401)
    const creator = await records.creator()
    await api.db.updateTable('instagramers').set({ state: 'blocked' }).where('id', '=', creator.id).execute()
    expect((await api.call(creator, 'GET', '/api/instagramers/me')).status).toBe(401)
  })
  test('the own record takes PATCH and PUT; a new password ends older sessions and gives a new token (C-27, C-29)', async () => {
    const { who, email } = await people.signUp()
    expect((await api.call(who, 'PUT', '/api/users/me', { body: { user: { name: 'Sara' } } })).body).toMatchObject({
      user: { name: 'Sara' },
    })
    const change = (fields: object) => api.call(who, 'PATCH', '/api/users/me', { body: { user: fields } })
    expect((await change({ password: 'a new password', password_confirmation: 'another' })).body).toEqual({
      errors: { password_confirmation: ['not_equal'] },
    })
    expect((await change({ role: 'admin' })).body).toEqual({ errors: { role: ['unknown_field'] } })
    const changed = await change({ password: 'a new password', password_confirmation: 'a new password' })
    expect(changed.status).toBe(200)
    expect((await api.call(who, 'GET', '/api/users/me')).status).toBe(401)
    expect((await api.call(withToken(tokenIn(changed)), 'GET', '/api/users/me')).status).toBe(200)
    expect((await people.signIn(email)).status).toBe(401)
    expect((await people.signIn(email, 'a new password')).status).toBe(200)
  })
})
