import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { openWire, type Wire } from './http-server'

let wire: Wire
beforeEach(async () => void (wire = await openWire()))
afterEach(() => wire.close())

const sent = (index = wire.asked.length - 1) => wire.asked[index]!
const queryOf = () => decodeURIComponent(new URL(sent().url, 'http://x').search.slice(1))
const signUp = {
  user: { brandName: 'My_Brand Åäö "x"', stripeSessionId: 'cs_1', email: 'A@b.se', password: 'p_Q r', slug: 'a-b' },
}

describe('a GET sends its payload as a query (C-02)', () => {
  test('key=value, arrays as key[]=value, and no body (C-02)', async () => {
    await wire.client.request({
      method: 'GET',
      path: '/campaigns',
      query: { page: 1, ids: [3, 4] },
      body: { ignored: true },
    })
    expect(queryOf()).toBe('page=1&ids[]=3&ids[]=4')
    expect(sent()).toMatchObject({ method: 'GET', body: '' })
    expect(sent().headers['content-type']).toBeUndefined()
  })

  test('keys are not converted: perPage stays perPage, resource_class stays resource_class (C-02)', async () => {
    await wire.client.request({
      method: 'GET',
      path: '/instagramers',
      query: { perPage: 5, resource_class: 'Instagramer', profileCategoryIds: ['x'] },
    })
    expect(queryOf()).toBe('perPage=5&resource_class=Instagramer&profileCategoryIds[]=x')
  })

  test('values are encoded, an empty list and what is not given are left out, false and 0 and the empty text are not (C-02)', async () => {
    await wire.client.request({
      method: 'GET',
      path: '/campaigns',
      query: { q: 'å & b=c?d#e+f', none: undefined, nil: null, list: [], no: false, zero: 0, empty: '' },
    })
    expect(sent().url).toBe('/api/campaigns?q=%C3%A5%20%26%20b%3Dc%3Fd%23e%2Bf&no=false&zero=0&empty=')
  })
})

describe('other methods send a JSON body (C-03)', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s: keys to snake case at every depth, values untouched, JSON announced (C-01, C-03)',
    async (method) => {
      await wire.client.request({
        method,
        path: '/auth/users',
        body: { ...signUp, listOf: [{ innerKey: 'camelCase_value', deepList: [[{ aB: null }]] }], no: false, zero: 0 },
      })
      expect(JSON.parse(sent().body)).toEqual({
        user: {
          brand_name: 'My_Brand Åäö "x"',
          stripe_session_id: 'cs_1',
          email: 'A@b.se',
          password: 'p_Q r',
          slug: 'a-b',
        },
        list_of: [{ inner_key: 'camelCase_value', deep_list: [[{ a_b: null }]] }],
        no: false,
        zero: 0,
      })
      expect(sent().headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' })
    },
  )

  test('a query of such a call goes into the address beside the body (C-03)', async () => {
    await wire.client.request({ method: 'POST', path: '/x', query: { perPage: 1 }, body: { aB: 1 } })
    expect(sent()).toMatchObject({ url: '/api/x?perPage=1', body: '{"a_b":1}' })
  })

  test('without a body none is sent (C-03)', async () => {
    await wire.client.call('signOutUser')
    expect(sent()).toMatchObject({ method: 'DELETE', url: '/api/auth/users/sign_out', body: '' })
    expect(sent().headers['content-type']).toBeUndefined()
  })
})

describe('keys both ways (C-01)', () => {
  test('answers are converted to camel case at every depth; values are untouched (C-01)', async () => {
    wire.say({ body: { info_banner: { content_sv: 'some_text', link_text_en: null }, list: [{ num_likes: 1 }] } })
    expect((await wire.client.request({ method: 'GET', path: '/x' })).data).toEqual({
      infoBanner: { contentSv: 'some_text', linkTextEn: null },
      list: [{ numLikes: 1 }],
    })
  })

  test('maps by id and by date keep their keys in and out (C-01, C-03)', async () => {
    const byKey = {
      '2026-11-21': { a: 1 },
      '0198AAAA-bbbb-7ccc-8ddd-eeeeffff0000': { a: 2 },
      'a1b2_C-3': { a: 3 },
      '17': { a: 4 },
      '17_B': { a: 5 },
    }
    wire.say({ body: { days_of: byKey } })
    const answer = await wire.client.request({ method: 'POST', path: '/x', body: { daysOf: byKey } })
    expect(JSON.parse(sent().body)).toEqual({ days_of: byKey })
    expect(answer.data).toEqual({ daysOf: byKey })
  })

  test('keys of field errors are converted too, paths with indexes included (C-01)', async () => {
    wire.say({
      status: 422,
      body: {
        errors: {
          reset_password_token: ['token_invalid'],
          collaboration_page_slug: ['taken'],
          'products[0].product_title': ['required'],
        },
      },
    })
    expect((await wire.client.call('getMe')).error?.errors).toEqual({
      resetPasswordToken: ['token_invalid'],
      collaborationPageSlug: ['taken'],
      'products[0].productTitle': ['required'],
    })
  })

  test('a key that would reach into every object is dropped (C-01)', async () => {
    wire.say({ body: '{"__proto__":{"is_admin":true},"a_b":1}' })
    const { data } = await wire.client.request({ method: 'GET', path: '/x' })
    expect(data).toEqual({ aB: 1 })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('headers and addresses', () => {
  test('Bearer with a token, nothing without one, nothing where auth is skipped (C-04, C-16)', async () => {
    await wire.client.call('getMe')
    wire.session.token = 'T'
    await wire.client.call('getMe')
    await wire.client.call('signInUser', { body: { user: { email: 'a@b.se', password: 'p' } } })
    await wire.client.request({ method: 'GET', path: '/x', skipAuth: true })
    expect(wire.asked.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer T',
      undefined,
      undefined,
    ])
    expect(JSON.parse(sent(2).body)).toEqual({ user: { email: 'a@b.se', password: 'p' } })
  })

  test('Z29 a creator’s sign-in and sign-up go by the general rule: with the token where there is one (C-20)', async () => {
    wire.session.token = 'T'
    await wire.client.call('signInInstagramer', { body: { instagramer: { email: 'a@b.se', password: 'p' } } })
    await wire.client.call('signUpInstagramer', {
      body: { instagramer: { email: 'a@b.se', password: 'p', collaborationPageAttributes: { slug: 'anna' } } },
    } as never)
    await wire.client.call('signUpUser', { body: signUp })
    expect(wire.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/auth/instagramers/sign_in', 'Bearer T'],
      ['/api/auth/instagramers', 'Bearer T'],
      ['/api/auth/users', undefined],
    ])
  })

  test('every kind of request carries the same old If-Modified-Since (C-05)', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const)
      await wire.client.request({ method, path: '/x', body: {} })
    await wire.client.call('createUpload', { file: new Blob(['x']) } as never)
    const dates = wire.asked.map(({ headers }) => headers['if-modified-since'])
    expect(dates).toHaveLength(7)
    expect(new Set(dates)).toEqual(new Set(['Thu, 01 Jan 1970 00:00:00 GMT']))
  })

  test('both prefixes are stripped; what is public goes without the token and works without a session (C-06, C-07)', async () => {
    await wire.client.request({ method: 'GET', path: '/public/stores/token/x' })
    wire.session.token = 'T'
    await wire.client.request({ method: 'GET', path: '/public/stores/token/x' })
    await wire.client.request({ method: 'GET', path: '/api/stores/token/x' })
    await wire.client.request({ method: 'GET', path: '/users/me' })
    await wire.client.request({ method: 'GET', path: '/publications/api/public' })
    expect(wire.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/public/stores/token/x', undefined],
      ['/public/stores/token/x', undefined],
      ['/api/stores/token/x', 'Bearer T'],
      ['/api/users/me', 'Bearer T'],
      ['/api/publications/api/public', 'Bearer T'],
    ])
  })

  test('with a session the /api call is made, without one the /public one (C-39, C-40)', async () => {
    await wire.client.call('getStoreByToken', { params: { token: 'q' } })
    await wire.client.call('getInfoBanner')
    wire.session.token = 'T'
    await wire.client.call('getStoreByToken', { params: { token: 'q' } })
    await wire.client.call('getInfoBanner')
    expect(wire.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/public/stores/token/q', undefined],
      ['/public/info_banners/current', undefined],
      ['/api/stores/token/q', 'Bearer T'],
      ['/api/info_banners/current', 'Bearer T'],
    ])
  })

  test('HEAD with the slug encoded in the path; the status alone is told (C-32)', async () => {
    wire.say({ status: 403 })
    expect(await wire.client.call('checkSlug', { params: { slug: 'å/b ?' } })).toMatchObject({ ok: false, status: 403 })
    expect(sent()).toMatchObject({ method: 'HEAD', url: '/public/collaboration_pages/slug/%C3%A5%2Fb%20%3F' })
  })
})
