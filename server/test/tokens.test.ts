import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readClaims } from '@samspel/api'
import { createTokens, entryLife, tokenLife } from '../src/auth/sessions'
import { claimsIn, forgeriesOf, signerOf } from './support/forgery'
import { type Records, recordsOf } from './support/records'
import { peopleOf, tokenIn, withToken } from './support/sign-ups'
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

const nowSeconds = () => Math.floor(api.clock.now.getTime() / 1_000)

describe('entry tokens', () => {
  const enter = async () => {
    const { id, sessionId } = await records.creator()
    const token = createTokens(api.app).signEntry({ id: sessionId, scope: 'instagramer', ownerId: id }, api.clock.now)
    return { id, sessionId, token }
  }

  test('QUALITY 16 the first good answer exchanges a token from an address for a full one; a refusal does not (S-13)', async () => {
    const who = await enter()
    expect(readClaims(who.token)?.exp).toBe(nowSeconds() + entryLife)
    expect((await api.call(who, 'GET', '/api/users/me')).headers.authorization).toBeUndefined()
    const full = tokenIn(await api.call(who, 'GET', '/api/auth/validate_token'))
    expect(claimsIn(full)).toMatchObject({
      sid: who.sessionId,
      sub: who.id,
      scp: 'instagramer',
      exp: nowSeconds() + tokenLife,
    })
    expect(claimsIn(full)).not.toHaveProperty('ent')
    expect(
      (await api.call({ ...who, token: full }, 'GET', '/api/instagramers/me')).headers.authorization,
    ).toBeUndefined()
  })

  test('QUALITY 16 two minutes later it opens nothing any more (S-13)', async () => {
    const who = await enter()
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + (entryLife + 1) * 1_000)
    expect((await api.call(who, 'GET', '/api/instagramers/me')).status).toBe(401)
    api.clock.now = before
  })
})

describe('QUALITY 14 forged tokens (E-34)', () => {
  test('of more than 500 forgeries of ten kinds none is taken', async () => {
    const { answer } = await people.signUp()
    const token = tokenIn(answer)
    const victim = await records.staff('admin')
    const ask = async (candidate: string) => (await api.call(withToken(candidate), 'GET', '/api/users/me')).status
    expect([await ask(token), await ask(signerOf(api.config.sessionSecret)(claimsIn(token)))]).toEqual([200, 200])

    const kinds = forgeriesOf(token, {
      secret: api.config.sessionSecret,
      nowSeconds: nowSeconds(),
      victim: { sub: victim.id, sid: victim.sessionId },
    })
    const taken: string[] = []
    let count = 0
    for (const [kind, forgeries] of Object.entries(kinds)) {
      for (const forgery of forgeries) {
        count += 1
        const status = await ask(forgery)
        if (status !== 401) taken.push(`${kind}: ${status} ${forgery}`)
      }
    }
    console.info(
      `forged tokens: ${taken.length} of ${count} taken (${Object.entries(kinds)
        .map(([kind, { length }]) => `${kind} ${length}`)
        .join(', ')})`,
    )
    expect(taken).toEqual([])
    expect(count).toBeGreaterThan(500)
  })

  test('a changed role is refused even with our signature behind it: the row decides', async () => {
    const { answer } = await people.signUp()
    const raised = signerOf(api.config.sessionSecret)({ ...claimsIn(tokenIn(answer)), role: 'admin' })
    expect((await api.call(withToken(raised), 'GET', '/api/users/me')).body).toMatchObject({
      user: { role: 'company' },
    })
    expect((await api.call(withToken(raised), 'GET', '/api/companies')).status).toBe(403)
  })
})

describe('QUALITY 15 old tokens', () => {
  const change = { password: 'a new password', password_confirmation: 'a new password' }
  const reset = async (email: string) => {
    await api.call(null, 'POST', '/api/auth/users/password', { body: { user: { email }, redirect_url: '' } })
    const token = (await people.lastLink(email)).searchParams.get('reset_password_token')
    return api.call(null, 'PUT', '/api/auth/users/password', {
      body: { user: { ...change, reset_password_token: token } },
    })
  }
  const endings: Record<string, (person: Awaited<ReturnType<typeof people.signUp>>) => Promise<{ status: number }>> = {
    'sign-out': ({ who }) => api.call(who, 'DELETE', '/api/auth/users/sign_out'),
    'a new password': ({ who }) => api.call(who, 'PATCH', '/api/users/me', { body: { user: change } }),
    'a reset': ({ email }) => reset(email),
    'signing out everywhere': ({ who }) => api.call(who, 'DELETE', '/api/sessions'),
    'ending that session from another': async ({ email, who }) => {
      const other = withToken(tokenIn(await people.signIn(email)))
      const sid = String(claimsIn(who.token).sid)
      return api.call(other, 'DELETE', `/api/sessions/${sid}`)
    },
  }

  test.each(Object.keys(endings))('after %s they get 401, wherever they are shown', async (name) => {
    const person = await people.signUp()
    const renewed = tokenIn(await api.call(person.who, 'GET', '/api/auth/refresh_token'))
    expect((await endings[name]!(person)).status).toBeLessThan(300)
    const tries = [person.who.token, renewed].flatMap((token) =>
      ['/api/users/me', '/api/auth/validate_token', '/api/auth/refresh_token', '/api/sessions', '/api/live/stream'].map(
        (path) => ({ token, path }),
      ),
    )
    const wrong = []
    for (const { token, path } of tries) {
      const { status, headers } = await api.call(withToken(token), 'GET', path)
      if (status !== 401 || headers.authorization) wrong.push(`${path}: ${status}`)
    }
    console.info(`old tokens after ${name}: ${wrong.length} of ${tries.length} taken`)
    expect(wrong).toEqual([])
  })
})

describe('QUALITY 13 while a token lives', () => {
  const now = () => api.clock.now.toISOString()
  test('a role or brand taken away, a block and a deletion hold from the next request on', async () => {
    const brand = await records.brand()
    const asked: [string, number, number][] = []
    const expectStatus = async (what: string, call: Promise<{ status: number }>, status: number) => {
      asked.push([what, (await call).status, status])
    }
    const staff = await records.staff('company', [brand.id])
    const admin = await records.staff('admin')
    const user = (id: string) => api.db.updateTable('users').where('id', '=', id)
    await expectStatus('admin', api.call(admin, 'GET', '/api/companies'), 200)
    await user(admin.id).set({ role: 'company' }).execute()
    await expectStatus('no longer admin', api.call(admin, 'GET', '/api/companies'), 403)
    await user(admin.id).set({ role: 'store_user' }).execute()
    await expectStatus('store staff', api.call(admin, 'GET', '/api/campaigns/counts'), 403)
    const campaign = await records.campaign(brand.id, { state: 'draft' })
    await expectStatus('own brand', api.call(staff, 'GET', `/api/campaigns/${campaign}`), 200)
    await api.db.deleteFrom('brand_users').where('user_id', '=', staff.id).execute()
    await expectStatus('brand taken away', api.call(staff, 'GET', `/api/campaigns/${campaign}`), 404)
    await user(staff.id).set({ blocked_at: now() }).execute()
    await expectStatus('blocked', api.call(staff, 'GET', '/api/users/me'), 401)
    await user(staff.id).set({ blocked_at: null }).execute()
    await expectStatus('let in again', api.call(staff, 'GET', '/api/users/me'), 200)
    await user(staff.id).set({ deleted_at: now() }).execute()
    await expectStatus('deleted', api.call(staff, 'GET', '/api/users/me'), 401)
    const creator = await records.creator()
    const row = () => api.db.updateTable('instagramers').where('id', '=', creator.id)
    await expectStatus('creator', api.call(creator, 'GET', '/api/instagramers/me'), 200)
    await row().set({ state: 'blocked' }).execute()
    await expectStatus('creator blocked', api.call(creator, 'GET', '/api/instagramers/me'), 401)
    await row().set({ state: 'active', deleted_at: now() }).execute()
    await expectStatus('creator deleted', api.call(creator, 'GET', '/api/instagramers/me'), 401)
    const wrong = asked.filter(([, status, expected]) => status !== expected)
    console.info(`rights while a token lives: ${wrong.length} of ${asked.length} answers wrong`)
    expect(wrong).toEqual([])
  })
})
