import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type StartedPractice, startPractice } from '../start'
import { facebook, instagram } from './index'
import { personOf } from './people'
import { issueToken } from './tokens'

let started: StartedPractice
let now: Date
const day = 86_400_000
const callback = 'http://localhost:8080/api/auth/instagramers/facebook/callback'

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  started = await startPractice({
    publicUrl: 'http://localhost:8080',
    services: [facebook(), instagram()],
    now: () => now,
  })
})
afterEach(() => started.stop())

const all = ['public_profile', 'email', 'pages_show_list', 'business_management', 'instagram_basic']
const tokenOf = (person: string, scopes = all, network: 'facebook' | 'instagram' = 'facebook') =>
  issueToken(started.practice, network, person, scopes, true).access_token
const proofOf = (token: string) => createHmac('sha256', 'practice-facebook-secret').update(token).digest('hex')
const ask = async (path: string, token?: string, { method = 'GET', proof = token && proofOf(token) } = {}) => {
  const url = new URL(started.url + path)
  if (proof) url.searchParams.set('appsecret_proof', proof)
  const response = await fetch(url, { method, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
  return { status: response.status, body: (await response.json()) as Record<string, never>, headers: response.headers }
}
const graph = (path: string, token?: string, how = {}) => ask(`/sandbox/facebook/v23.0${path}`, token, how)

const consent = async (fields: Record<string, string>) => {
  const verifier = 'v'.repeat(43)
  const response = await fetch(`${started.url}/sandbox/facebook/v23.0/dialog/oauth`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      client_id: 'practice-facebook',
      redirect_uri: callback,
      scope: all.join(' '),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      person: 'moa',
      answer: 'yes',
      ...fields,
    }),
  })
  const code = new URL(response.headers.get('location') ?? 'x:').searchParams.get('code') ?? ''
  const exchange = async (change: Record<string, string> = {}) => {
    const answer = await fetch(`${started.url}/sandbox/facebook/v23.0/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'practice-facebook',
        client_secret: 'practice-facebook-secret',
        redirect_uri: callback,
        code,
        code_verifier: verifier,
        ...change,
      }),
    })
    return (await answer.json()) as { access_token?: string; error?: { code: number } }
  }
  return exchange
}

describe('Facebook’s sign-in', () => {
  test('gives what was granted one by one, for a code that works once', async () => {
    const exchange = await consent({ 'grant.pages_show_list': '1', 'grant.instagram_basic': '1' })
    const { access_token: token = '' } = await exchange()
    expect((await graph('/me', token)).body).toEqual({ id: 'sandbox-moa', name: 'Moa Berg' })
    expect((await graph('/me/permissions', token)).body).toEqual({
      data: [
        { permission: 'pages_show_list', status: 'granted' },
        { permission: 'instagram_basic', status: 'granted' },
      ],
    })
    expect((await exchange()).error?.code).toBe(100)
  })

  test.each([
    ['another app', { client_id: 'other' }, 101],
    ['another secret', { client_secret: 'guess' }, 101],
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 100],
    ['another address', { redirect_uri: 'http://localhost:8080/other' }, 100],
    ['a code that was made up', { code: 'e30.e30' }, 100],
  ])('gives no token for %s', async (_what, change, code) => {
    expect((await (await consent({}))(change)).error?.code).toBe(code)
  })

  test('without the permission for businesses their pages are missing, without a word', async () => {
    const pages = async (scopes: string[]) =>
      ((await graph('/me/accounts?limit=100', tokenOf('alva', scopes))).body.data as unknown as unknown[]).length
    expect([await pages(all), await pages(all.filter((scope) => scope !== 'business_management'))]).toEqual([60, 40])
    expect(await pages(['email'])).toBe(0)
  })

  test('pages come by cursors, each once', async () => {
    const token = tokenOf('alva')
    const seen: string[] = []
    let after = ''
    for (let part = 0; part < 5; part += 1) {
      const { body } = await graph(`/me/accounts?limit=25&after=${after}`.replace('&after=', after && '&after='), token)
      const { data, paging } = body as unknown as {
        data: { id: string }[]
        paging?: { cursors: { after: string }; next?: string }
      }
      seen.push(...data.map(({ id }) => id))
      if (!paging?.next) break
      after = paging.cursors.after
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
  })
})

describe('tokens', () => {
  test('are taken with the app’s proof alone', async () => {
    const token = tokenOf('moa')
    expect((await graph('/me', token, { proof: '' })).body).toMatchObject({ error: { code: 100 } })
    expect((await graph('/me', token, { proof: 'x' })).body).toMatchObject({ error: { code: 100 } })
    expect((await graph('/me')).body).toMatchObject({ error: { code: 104 } })
    expect((await graph('/me', 'made.up')).body).toMatchObject({ error: { code: 190 } })
  })

  test('end after the life that is set, and say so', async () => {
    await started.steer('facebook', 'life', { seconds: 60 })
    const token = tokenOf('moa')
    now = new Date(now.getTime() + 60_000)
    expect((await graph('/me', token)).body).toMatchObject({ error: { code: 190, error_subcode: 463 } })
  })

  test.each([
    ['expire', 463],
    ['password', 460],
    ['deauthorize', 458],
  ])('end by the act %s; a new consent gives one that holds', async (act, subcode) => {
    const token = tokenOf('moa')
    await started.steer('facebook', act, { person: 'moa' })
    expect((await graph('/me', token)).body).toMatchObject({ error: { code: 190, error_subcode: subcode } })
    const inspected = await graph(`/debug_token?input_token=${token}`, 'practice-facebook|practice-facebook-secret')
    expect(inspected.body).toMatchObject({ data: { is_valid: false, error: { code: 190, subcode } } })
    expect((await graph('/me', tokenOf('moa'))).status).toBe(200)
  })

  test('end when the app takes the consent back', async () => {
    const token = tokenOf('moa')
    expect((await graph('/me/permissions', token, { method: 'DELETE' })).body).toEqual({ success: true })
    expect((await graph('/me', token)).body).toMatchObject({ error: { code: 190, error_subcode: 458 } })
  })

  test('of Instagram are renewed from a day on, at addresses without a version', async () => {
    const token = tokenOf('moa', ['instagram_business_basic'], 'instagram')
    const refresh = () =>
      ask(`/sandbox/instagram/refresh_access_token?grant_type=ig_refresh_token&access_token=${token}`)
    expect((await refresh()).body).toMatchObject({ error: { code: 100 } })
    now = new Date(now.getTime() + day)
    expect((await refresh()).body).toMatchObject({ access_token: expect.any(String), expires_in: 60 * 86_400 })
  })

  test('of people who are not offered here bring their person along', async () => {
    const { access_token: token } = issueToken(
      started.practice,
      'facebook',
      { ...personOf('moa')!, key: 'demo-1', name: 'Demo', pages: [] },
      all,
      true,
    )
    expect((await graph('/me', token)).body).toMatchObject({ id: 'sandbox-demo-1', name: 'Demo' })
  })
})

test.each([
  ['limits', 403, 4],
  ['down', 500, 2],
  ['refuses', 403, 10],
] as const)('in the mode %s the API answers as Meta does, the dialog stays', async (mode, status, code) => {
  started.mode('facebook', mode)
  const answer = await graph('/me', tokenOf('moa'))
  expect([answer.status, answer.body]).toMatchObject([status, { error: { code } }])
  if (mode === 'limits')
    expect(JSON.parse(answer.headers.get('x-app-usage') ?? '{}')).toMatchObject({ call_count: 100 })
  const dialog = await fetch(
    `${started.url}/sandbox/facebook/v23.0/dialog/oauth?response_type=code&client_id=practice-facebook&redirect_uri=${encodeURIComponent(callback)}`,
  )
  expect(dialog.status).toBe(200)
})

test('a page that is unlinked shows no Instagram account until it is linked again', async () => {
  const account = async () =>
    (await graph('/me/accounts', tokenOf('moa'))).body as unknown as { data: { instagram_business_account?: object }[] }
  await started.steer('facebook', 'unlink', { person: 'moa' })
  expect((await account()).data[0]?.instagram_business_account).toBeUndefined()
  await started.steer('facebook', 'link', { person: 'moa' })
  expect((await account()).data[0]?.instagram_business_account).toBeDefined()
})

test.each([[4], [17], [32], [613]])('the limit %i is the one that is said, once it is chosen', async (code) => {
  await started.steer('facebook', 'limit', { code: String(code) })
  started.mode('facebook', 'limits')
  const { body, headers } = await graph('/me', tokenOf('moa'))
  expect(body).toMatchObject({ error: { code, message: expect.stringContaining(`(#${code})`) } })
  expect(headers.has('x-app-usage')).toBe(code === 4)
  await expect(started.steer('facebook', 'limit', { code: '5' })).rejects.toThrow('code is one of')
})

test('a version that has ended is answered as the oldest one left, and one that is not known makes the path unknown', async () => {
  const asked = async (version: string) => {
    const token = tokenOf('moa')
    const { status, body, headers } = await ask(`/sandbox/facebook/${version}/me`, token)
    const { error } = body as { error?: { code: number; message: string } }
    return [status, headers.get('facebook-api-version'), error?.code, error?.message]
  }
  expect(await asked('v23.0')).toEqual([200, 'v23.0', undefined, undefined])
  await started.steer('facebook', 'versions', { oldest: 'v24.0', newest: 'v25.0' })
  expect(await asked('v23.0')).toEqual([200, 'v24.0', undefined, undefined])
  for (const version of ['v26.0', 'v23', '23.0'])
    expect(await asked(version)).toEqual([400, null, 2500, 'Unknown path components: /me'])
  await expect(started.steer('facebook', 'versions', { oldest: '24' })).rejects.toThrow('oldest is a version')
})
