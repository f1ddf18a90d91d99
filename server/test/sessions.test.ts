import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readClaims } from '@samspel/api'
import { renewAfter, tokenLife } from '../src/auth/sessions'
import { openBed, type Actor, type Answer, type Bed } from './support/bed'
import { recordsOf, type Records } from './support/records'

let bed: Bed
let records: Records
beforeAll(async () => {
  bed = await openBed()
  records = recordsOf(bed)
})
afterAll(() => bed.close())

let count = 0
const password = 'samspel-demo'
const tokenIn = ({ headers }: Answer): string => String(headers.authorization ?? '').replace('Bearer ', '')
const withToken = (token: string): Actor => ({ id: '', sessionId: '', token })

const signUp = async () => {
  const email = `staff${(count += 1)}@samspel.test`
  const answer = await bed.call(null, 'POST', '/api/auth/users', { body: { user: { email, password, brand_name: 'Björkbrygg', slug: `bjork-${count}`, locale: 'sv' } } })
  return { email, answer, who: withToken(tokenIn(answer)) }
}
const signUpCreator = async (fields: Record<string, unknown> = {}) => {
  const slug = `tove-${(count += 1)}`
  const email = `${slug}@samspel.test`
  const answer = await bed.call(null, 'POST', '/api/auth/instagramers', { body: { instagramer: { email, password, collaboration_page_attributes: { slug }, ...fields } } })
  return { email, slug, answer, who: withToken(tokenIn(answer)) }
}
const signIn = (email: string, word = password) => bed.call(null, 'POST', '/api/auth/users/sign_in', { body: { user: { email, password: word } } })

describe('accounts', () => {
  test('C-17 a brand account comes with its brand and a session', async () => {
    const { email, answer, who } = await signUp()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ user: { email, role: 'company', locale: 'sv' } })
    expect((await bed.call(who, 'GET', '/api/users/me')).body).toEqual(answer.body)
    expect((await bed.call(who, 'GET', '/api/brands')).body).toMatchObject({ brands: [{ name: 'Björkbrygg' }] })
  })
  test('C-19 a creator account comes with its page; the slug is the username', async () => {
    const { slug, answer } = await signUpCreator()
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ instagramer: { username: slug, collaboration_page_slug: slug, state: 'active' } })
  })
  test('X-18, V-21 a known email and a taken slug are told at their fields', async () => {
    const { email, slug } = await signUpCreator()
    const answer = await bed.call(null, 'POST', '/api/auth/instagramers', { body: { instagramer: { email, password, collaboration_page_attributes: { slug } } } })
    expect([answer.status, answer.body]).toEqual([422, { errors: { email: ['account_exists'], collaboration_page_slug: ['taken'] } }])
    const staff = await bed.call(null, 'POST', '/api/auth/users', { body: { user: { email: 'x', password: 'short', brand_name: '', slug } } })
    expect(staff.body).toMatchObject({ errors: { password: ['too_short'], brand_name: ['required'] } })
    const later = await bed.call(null, 'POST', '/api/auth/users', { body: { user: { email: 'x', password, brand_name: 'B', slug } } })
    expect(later.body).toEqual({ errors: { email: ['invalid_email'], slug: ['taken'] } })
  })
  test('two sign-ups with one email at once make one account', async () => {
    const body = (slug: string) => ({ body: { user: { email: 'twice@samspel.test', password, brand_name: 'B', slug } } })
    const answers = await Promise.all(['twice-a', 'twice-b', 'twice-c'].map((slug) => bed.call(null, 'POST', '/api/auth/users', body(slug))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
})

describe('sessions', () => {
  test('C-16, C-20 sign-in; a wrong password and an unknown address get the same 401', async () => {
    const { email } = await signUp()
    const good = await signIn(email.toUpperCase())
    expect(good.status).toBe(200)
    expect(good.body).toMatchObject({ user: { email } })
    const [wrong, unknown] = [await signIn(email, 'not this one'), await signIn('nobody@samspel.test')]
    expect([wrong.status, wrong.body]).toEqual([401, { error: 'bad_credentials' }])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    const creator = await signUpCreator()
    expect((await bed.call(null, 'POST', '/api/auth/instagramers/sign_in', { body: { instagramer: { email: creator.email, password } } })).status).toBe(200)
    // An account of one kind is none of the other.
    expect((await signIn(creator.email)).status).toBe(401)
  })
  test('E-34 the token says when it ends, its scope and its role', async () => {
    const { answer } = await signUp()
    const claims = readClaims(tokenIn(answer))
    expect(claims).toMatchObject({ scp: 'user', role: 'company' })
    expect(claims?.exp).toBe(Math.floor(bed.clock.now.getTime() / 1_000) + tokenLife)
    const creator = readClaims(tokenIn((await signUpCreator()).answer))
    expect([creator?.scp, creator?.role]).toEqual(['instagramer', undefined])
  })
  test('C-09 an older token is renewed by a good answer, a young one and a refusal are not', async () => {
    const before = bed.clock.now
    const { who } = await signUp()
    expect((await bed.call(who, 'GET', '/api/users/me')).headers.authorization).toBeUndefined()
    bed.clock.now = new Date(before.getTime() + (renewAfter + 1) * 1_000)
    const renewed = tokenIn(await bed.call(who, 'GET', '/api/users/me'))
    expect(readClaims(renewed)?.exp).toBeGreaterThan(readClaims(who.token)?.exp ?? 0)
    bed.clock.now = new Date(before.getTime() + (tokenLife + 1) * 1_000)
    expect((await bed.call(who, 'GET', '/api/users/me')).body).toEqual({ error: 'session_ended' })
    expect((await bed.call(withToken(renewed), 'GET', '/api/users/me')).status).toBe(200)
    bed.clock.now = before
  })
  test('C-21, C-22 validate answers whose it is, refresh gives a new token, garbage is 401', async () => {
    const { who, email } = await signUp()
    expect((await bed.call(who, 'GET', '/api/auth/validate_token')).body).toMatchObject({ user: { email } })
    const fresh = tokenIn(await bed.call(who, 'GET', '/api/auth/refresh_token'))
    expect((await bed.call(withToken(fresh), 'GET', '/api/users/me')).status).toBe(200)
    expect((await bed.call(withToken('garbage'), 'GET', '/api/auth/validate_token')).status).toBe(401)
  })
  test('C-23 sign-out ends the session, its device goes first', async () => {
    const { who } = await signUp()
    const { body } = await bed.call(who, 'POST', '/api/devices', { body: { token: 'abc', platform: 'ios', environment: 'production' } })
    const { device } = body as unknown as { device: { id: string } }
    const { who: other } = await signUp()
    expect((await bed.call(other, 'DELETE', `/api/devices/${device.id}`)).status).toBe(404)
    expect((await bed.call(who, 'DELETE', `/api/devices/${device.id}`)).status).toBe(204)
    expect((await bed.call(who, 'DELETE', '/api/auth/users/sign_out')).status).toBe(204)
    expect((await bed.call(who, 'GET', '/api/users/me')).body).toEqual({ error: 'session_ended' })
  })
  test('QUALITY 13 a role taken away and a block count on the next request', async () => {
    const admin = await records.staff('admin')
    const deposit = () => bed.call(admin, 'GET', '/api/campaigns/counts')
    expect((await deposit()).status).toBe(200)
    await bed.db.updateTable('users').set({ role: 'store_user' }).where('id', '=', admin.id).execute()
    expect((await deposit()).status).toBe(403)
    await bed.db.updateTable('users').set({ blocked_at: new Date().toISOString() }).where('id', '=', admin.id).execute()
    expect((await deposit()).status).toBe(401)
    const creator = await records.creator()
    await bed.db.updateTable('instagramers').set({ state: 'blocked' }).where('id', '=', creator.id).execute()
    expect((await bed.call(creator, 'GET', '/api/instagramers/me')).status).toBe(401)
  })
  test('C-27, C-29 the own record takes PATCH and PUT; a new password ends older sessions and gives a new token', async () => {
    const { who, email } = await signUp()
    expect((await bed.call(who, 'PUT', '/api/users/me', { body: { user: { name: 'Sara' } } })).body).toMatchObject({ user: { name: 'Sara' } })
    const change = (fields: object) => bed.call(who, 'PATCH', '/api/users/me', { body: { user: fields } })
    expect((await change({ password: 'a new password', password_confirmation: 'another' })).body).toEqual({ errors: { password_confirmation: ['not_equal'] } })
    expect((await change({ role: 'admin' })).body).toEqual({ errors: { role: ['unknown_field'] } })
    const changed = await change({ password: 'a new password', password_confirmation: 'a new password' })
    expect(changed.status).toBe(200)
    expect((await bed.call(who, 'GET', '/api/users/me')).status).toBe(401)
    expect((await bed.call(withToken(tokenIn(changed)), 'GET', '/api/users/me')).status).toBe(200)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'a new password')).status).toBe(200)
  })
})

describe('forged tokens', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const hmac = (text: string, key: string, hash = 'sha256') => createHmac(hash, key).update(text).digest('base64url')

  test('QUALITY 14 none, other algorithms, keys, issuers, claims and flipped bits: 0 of N are taken', async () => {
    const { answer } = await signUp()
    const token = tokenIn(answer)
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const { sessionSecret } = bed.config
    const signed = (header: object, payload: object, key = sessionSecret, hash = 'sha256') => {
      const text = `${encode(header)}.${encode(payload)}`
      return `${text}.${hmac(text, key, hash)}`
    }
    const hs256 = { alg: 'HS256', typ: 'JWT' }
    const admin = await records.staff('admin')
    const forged = [
      `${encode({ alg: 'none' })}.${body}.`, `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`, `${head}.${body}.`, `${head}.${body}`, `${head}.${encode({ ...claims, role: 'admin' })}.${signature}`,
      signed({ alg: 'HS512', typ: 'JWT' }, claims, sessionSecret, 'sha512'), signed({ alg: 'HS384' }, claims, sessionSecret, 'sha384'), signed({ alg: 'RS256' }, claims),
      signed(hs256, claims, 'x'.repeat(48)), signed({ ...hs256, kid: '../../dev/null' }, claims, ''), signed(hs256, { ...claims, iss: 'other' }), signed(hs256, { ...claims, exp: 1 }),
      signed(hs256, { ...claims, sub: admin.id }), signed(hs256, { ...claims, sid: 'x' }), signed(hs256, { ...claims, sid: "' OR 1=1" }), signed(hs256, { ...claims, exp: undefined }), signed(hs256, { ...claims, sid: undefined }),
    ]
    for (let index = 0; index < token.length; index += 1) {
      // The last figure of a part holds bits that decoders drop: a change there may be the same token.
      if (token[index] === '.' || index === head.length - 1 || index === head.length + body.length || index === token.length - 1) continue
      for (const other of ['A', 'z'].filter((figure) => figure !== token[index])) forged.push(token.slice(0, index) + other + token.slice(index + 1))
    }
    const taken: string[] = []
    for (const bad of forged.filter((candidate) => candidate !== token)) if ((await bed.call(withToken(bad), 'GET', '/api/users/me')).status !== 401) taken.push(bad)
    console.info(`forged tokens: ${taken.length} of ${forged.length} taken`)
    expect(taken).toEqual([])
  })
})

describe('reset links', () => {
  const request = (email: string, redirectUrl = '/reset-password/brand') => bed.call(null, 'POST', '/api/auth/users/password', { body: { user: { email }, redirect_url: redirectUrl } })
  const change = (token: string, word = 'quite another') => bed.call(null, 'PUT', '/api/auth/users/password', { body: { user: { password: word, password_confirmation: word, reset_password_token: token } } })
  const lastLink = async () => {
    const { payload } = await bed.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    return new URL(/http\S+/.exec(String(payload.text))?.[0] ?? '')
  }

  test('C-26, T-46 a link sets the password once and ends every session', async () => {
    const { email, who } = await signUp()
    expect((await request(email)).status).toBe(204)
    const link = await lastLink()
    expect(link.href).toMatch(/^http:\/\/localhost:8080\/reset-password\/brand\?reset_password_token=/)
    const token = link.searchParams.get('reset_password_token') ?? ''
    expect((await change(token)).status).toBe(204)
    expect((await bed.call(who, 'GET', '/api/users/me')).status).toBe(401)
    expect((await signIn(email, 'quite another')).status).toBe(200)
    const again = await change(token)
    expect([again.status, again.body]).toEqual([422, { errors: { reset_password_token: ['token_invalid'] } }])
  })
  test('T-46 an expired link, an unknown one and one of the other account type are refused; ten at once work once', async () => {
    const { email } = await signUp()
    await request(email)
    const old = (await lastLink()).searchParams.get('reset_password_token') ?? ''
    await bed.db.updateTable('password_resets').set({ expires_at: new Date(bed.clock.now.getTime() - 1_000).toISOString() }).where('used_at', 'is', null).execute()
    expect((await change(old)).status).toBe(422)
    expect((await change('unknown')).status).toBe(422)
    await request(email)
    const token = (await lastLink()).searchParams.get('reset_password_token') ?? ''
    const other = await bed.call(null, 'PUT', '/api/auth/instagramers/password', { body: { instagramer: { password, password_confirmation: password, reset_password_token: token } } })
    expect(other.status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(token)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })
  test('X-19 an unknown email is told so', async () => {
    const answer = await request('nobody@samspel.test')
    expect([answer.status, answer.body]).toEqual([422, { errors: { email: ['not_found'] } }])
  })
  test('QUALITY 17 hostile redirect addresses never leave our own origin', async () => {
    const { email } = await signUp()
    const hostile = ['https://evil.test/x', '//evil.test', 'http://localhost:8080@evil.test/', 'http://localhost:8080.evil.test/', 'javascript:alert(1)', 'http:/\\evil.test', '\\\\evil.test', 'https://localhost:8080/x', 'http://user:pw@localhost:8080/', 'data:text/html,x', ' http://evil.test']
    for (const address of hostile) {
      expect((await request(email, address)).status).toBe(204)
      const link = await lastLink()
      expect([address, link.origin, link.username]).toEqual([address, 'http://localhost:8080', ''])
    }
  })
})

test('QUALITY 26 the 21st try with one address and email within a minute answers 429; another email is not held up', async () => {
  const small = await openBed({ signInLimit: 20 })
  try {
    const attempt = (email: string) => small.call(null, 'POST', '/api/auth/users/sign_in', { body: { user: { email, password: 'wrong' } } })
    const answers: number[] = []
    for (let index = 0; index < 21; index += 1) answers.push((await attempt('one@samspel.test')).status)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 401), 429])
    expect((await attempt('one@samspel.test')).body).toEqual({ error: 'too_many_requests' })
    expect((await attempt('two@samspel.test')).status).toBe(401)
  } finally {
    await small.close()
  }
})
