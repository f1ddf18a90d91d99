import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { recordsOf } from './support/records'
import { openBrowser, openSocialApi, type SocialApi } from './support/social'
import type { Actor } from './support/test-api'

let api: SocialApi
beforeAll(async () => {
  api = await openSocialApi()
})
afterAll(() => api.close())

const browser = () => openBrowser(api.home)
const tokenOf = (address: URL): string => address.searchParams.get('jwt') ?? ''
const me = async (token: string) =>
  (await api.call({ token } as Actor, 'GET', '/api/instagramers/me')).body as { instagramer: Record<string, unknown> }
const idOf = async (token: string) => (await me(token)).instagramer.id
const errorOf = (address: URL) => address.searchParams.get('error')

describe('sign-in by a provider', () => {
  test('from the button to the app: consent, callback, back on the page of origin with an entry token (C-41, P-07)', async () => {
    const visitor = browser()
    const page = await visitor.setOut({ origin: `${api.home}/login/creator?destination=%2Fwallet` })
    expect(page.pathname).toBe('/sandbox/facebook/v23.0/dialog/oauth')
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'practice-facebook',
      redirect_uri: `${api.home}/api/auth/instagramers/facebook/callback`,
      code_challenge_method: 'S256',
    })
    const end = await visitor.comeBack(await visitor.consent(page, 'moa'))
    expect(end.origin + end.pathname).toBe(`${api.home}/login/creator`)
    expect(end.searchParams.get('destination')).toBe('/wallet')
    const claims = JSON.parse(Buffer.from(tokenOf(end).split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >
    expect(claims).toMatchObject({ scp: 'instagramer', ent: true })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(120)
    expect((await me(tokenOf(end))).instagramer).toMatchObject({
      name: 'Moa Berg',
      username: 'moa-berg',
      collaboration_page_slug: 'moa-berg',
      email: 'moa.berg@sandbox.samspel.test',
      email_confirmed: true,
      has_password: false,
      connected_account: null,
      state: 'active',
    })
    const row = await api.db
      .selectFrom('instagramers')
      .select('terms_accepted_at')
      .where('username', '=', 'moa-berg')
      .executeTakeFirstOrThrow()
    expect(row.terms_accepted_at).not.toBeNull()
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  test.each(['elias', 'saga', 'love', 'alva', 'iris', 'tove'])(
    '%s gets an account, and the same one the next time, from another browser as well (C-41)',
    async (person) => {
      const first = await idOf(tokenOf(await browser().signIn(person)))
      expect(first).toEqual(expect.any(String))
      expect(await idOf(tokenOf(await browser().signIn(person)))).toBe(first)
    },
  )

  test('the newcomer is somebody else each time (C-41)', async () => {
    const [one, two] = [
      await me(tokenOf(await browser().signIn('new'))),
      await me(tokenOf(await browser().signIn('new'))),
    ]
    expect([one.instagramer.username, two.instagramer.username]).toEqual(['vera-vik', 'vera-vik-2'])
  })

  describe('somebody whose provider gives no email address', () => {
    const give = (visitor: ReturnType<typeof browser>, email: string) =>
      visitor.open('/api/auth/instagramers/arrival', {
        method: 'POST',
        body: JSON.stringify({ instagramer: { email } }),
        headers: { 'content-type': 'application/json' },
      })

    test.each([
      ['facebook', 'ebba'],
      ['instagram', 'moa'],
    ] as const)(
      'is asked for one, confirms it by mail, and comes in by %s from then on (C-41)',
      async (provider, person) => {
        const visitor = browser()
        const origin = `${api.home}/login/creator?destination=%2Fwallet`
        const end = await visitor.signIn(person, { provider, origin })
        expect(end.pathname + end.search).toBe('/create-account/address?destination=%2Fwallet')
        const email = `${person}.${provider}@samspel.test`
        for (const wrong of ['', 'no address', 'creator@', 'a'.repeat(300)])
          expect([wrong, (await give(visitor, wrong)).status]).toEqual([wrong, 422])
        const answer = await give(visitor, email)
        const { instagramer } = (await answer.json()) as { instagramer: Record<string, unknown> }
        expect([answer.status, instagramer]).toMatchObject([
          200,
          { email, email_confirmed: false, has_password: false, state: 'active' },
        ])
        expect(answer.headers.get('authorization')).toMatch(/^Bearer /)
        expect((await api.mailsTo(email)).map(({ body_text: text }) => text.includes('confirmation_token'))).toEqual([
          true,
        ])
        expect(instagramer.connected_account).toEqual(
          provider === 'instagram'
            ? expect.objectContaining({ username: 'moabergs', ig_user_id: 'sandbox-ig-moabergs', provider })
            : null,
        )
        // Once: the cookie is gone.
        expect((await give(visitor, 'another@samspel.test')).status).toBe(422)
        expect(await idOf(tokenOf(await browser().signIn(person, { provider })))).toBe(instagramer.id)
      },
    )

    test.each([
      ['a personal account', 'elias', 'works', 'not_professional'],
      ['a network that fails now', 'saga', 'down', null],
    ] as const)('comes in by Instagram with %s, without a connection', async (_, person, mode, obstacle) => {
      const visitor = browser()
      await visitor.signIn(person, { provider: 'instagram' })
      api.practice.mode('instagram', mode)
      const answer = await give(visitor, `${person}.alone@samspel.test`)
      api.practice.mode('instagram', 'works')
      const { instagramer } = (await answer.json()) as { instagramer: Record<string, unknown> }
      expect([answer.status, instagramer.connected_account, instagramer.connection_obstacle]).toEqual([
        200,
        null,
        obstacle,
      ])
    })

    test('gets nobody’s account by an address, and none without the consent of this browser (C-41)', async () => {
      const visitor = browser()
      await visitor.signIn('love', { provider: 'instagram' })
      const other = await recordsOf(api).creator()
      const { email } = await api.db
        .selectFrom('instagramers')
        .select('email')
        .where('id', '=', other.id)
        .executeTakeFirstOrThrow()
      const taken = await give(visitor, (email ?? '').toUpperCase())
      expect([taken.status, await taken.json()]).toEqual([422, { errors: { email: ['account_exists'] } }])
      const stranger = browser()
      for (const sealed of [undefined, 'x', 'v1.session.AAAA', '{"provider":"instagram"}']) {
        if (sealed !== undefined) stranger.cookies.set('samspel-arrival', encodeURIComponent(sealed))
        const answer = await give(stranger, 'stranger@samspel.test')
        expect([sealed, await answer.json()]).toEqual([sealed, { error: 'provider_sign_in_needed' }])
      }
      const before = api.clock.now
      api.clock.now = new Date(before.getTime() + 1_801_000)
      expect((await give(visitor, 'late@samspel.test')).status).toBe(422)
      api.clock.now = before
    })
  })

  test('the address of an account that was made here is not taken over (C-41)', async () => {
    const body = {
      instagramer: {
        email: 'MOA.berg@sandbox.samspel.test',
        password: 'kaffe och bullar',
        collaboration_page_attributes: { slug: 'moas-eget' },
      },
    }
    await api.db.deleteFrom('provider_identities').where('subject', '=', 'sandbox-moa').execute()
    await api.db
      .updateTable('instagramers')
      .set({ email: 'other@samspel.test' })
      .where('email', '=', 'moa.berg@sandbox.samspel.test')
      .execute()
    expect((await api.call(null, 'POST', '/api/auth/instagramers', { body })).status).toBe(200)
    expect(errorOf(await browser().signIn('moa'))).toBe('account_exists')
    expect(
      await api.db.selectFrom('provider_identities').select('subject').where('subject', '=', 'sandbox-moa').execute(),
    ).toEqual([])
  })

  test('who declines, and whom the provider fails, come back with an error (C-41, S-12)', async () => {
    expect(errorOf(await browser().signIn('elias', { answer: 'no' }))).toBe('access_denied')
    expect(errorOf(await browser().signIn('elias', { answer: 'failure' }))).toBe('provider_unavailable')
    const again = await browser().signIn('elias', {
      answer: 'no',
      origin: `${api.home}/login/creator?error=state_invalid&jwt=old&a=1`,
    })
    expect(again.search).toBe('?a=1&error=access_denied')
  })

  test('a blocked creator is not signed in (C-41)', async () => {
    await api.db.updateTable('instagramers').set({ state: 'blocked' }).where('username', '=', 'love-akesson').execute()
    const end = await browser().signIn('love')
    expect([errorOf(end), end.searchParams.get('jwt')]).toEqual(['blocked', null])
    await api.db.updateTable('instagramers').set({ state: 'active' }).where('username', '=', 'love-akesson').execute()
    expect(errorOf(await browser().signIn('love'))).toBeNull()
  })

  test('a taken user name gets a number; the slug has no other signs (C-41)', async () => {
    await api.db.deleteFrom('provider_identities').where('subject', '=', 'sandbox-iris').execute()
    await api.db
      .updateTable('instagramers')
      .set({ email: 'iris@samspel.test' })
      .where('username', '=', 'iris-holm')
      .execute()
    const { instagramer } = await me(tokenOf(await browser().signIn('iris')))
    expect(instagramer).toMatchObject({ username: 'iris-holm-2', collaboration_page_slug: 'iris-holm-2' })
  })

  test('ten first sign-ins of one identity at once make one account (C-41)', async () => {
    await api.db.deleteFrom('provider_identities').where('subject', '=', 'sandbox-saga').execute()
    await api.db
      .updateTable('instagramers')
      .set({ email: 'saga@samspel.test' })
      .where('username', '=', 'saga-nystrom')
      .execute()
    const visitors = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const visitor = browser()
        return { visitor, callback: await visitor.consent(await visitor.setOut(), 'saga') }
      }),
    )
    const ends = await Promise.all(visitors.map(({ visitor, callback }) => visitor.comeBack(callback)))
    const ids = new Set(await Promise.all(ends.map((end) => idOf(tokenOf(end)))))
    expect([ids.size, [...ids][0]]).toEqual([1, expect.any(String)])
  })

  test('the resource class is Instagramer, other window types are taken as sameWindow (C-41)', async () => {
    const visitor = browser()
    const statusWith = async (search: string) =>
      (await visitor.open(`/api/auth/instagramers/auth/facebook?${search}`)).status
    expect(await statusWith('resource_class=User&auth_origin_url=x')).toBe(404)
    expect(await statusWith('auth_origin_url=x')).toBe(404)
    expect(await statusWith('resource_class=Instagramer&resource_class=User')).toBe(404)
    expect(await statusWith('resource_class=Instagramer&omniauth_window_type=newWindow')).toBe(302)
    expect((await visitor.open('/api/auth/instagramers/auth/github?resource_class=Instagramer')).status).toBe(404)
  })

  test('the entry token is exchanged by the first good answer, and dies after two minutes', async () => {
    const before = api.clock.now
    const token = tokenOf(await browser().signIn('elias'))
    const answer = await api.call({ token } as Actor, 'GET', '/api/instagramers/me')
    const full = String(answer.headers.authorization).replace('Bearer ', '')
    api.clock.now = new Date(before.getTime() + 121_000)
    expect((await api.call({ token } as Actor, 'GET', '/api/instagramers/me')).status).toBe(401)
    expect((await api.call({ token: full } as Actor, 'GET', '/api/instagramers/me')).status).toBe(200)
    api.clock.now = before
  })
})

describe('what is kept', () => {
  test('the provider’s token is nowhere in the database as it is, nor is the state', async () => {
    const visitor = browser()
    const page = await visitor.setOut()
    const state = page.searchParams.get('state') ?? 'none'
    await visitor.comeBack(await visitor.consent(page, 'alva'))
    const { access_token: sealed } = await api.db
      .selectFrom('provider_identities')
      .select('access_token')
      .where('subject', '=', 'sandbox-alva')
      .executeTakeFirstOrThrow()
    // The sandbox's tokens contain the person's key in plain base64.
    const plain = Buffer.from(JSON.stringify({ person: 'alva' }).slice(0, 12)).toString('base64url')
    expect(sealed?.length).toBeGreaterThan(60)
    expect(sealed?.toString('latin1')).not.toContain(plain)
    const flows = await api.db.selectFrom('provider_flows').select('state_hash').execute()
    expect(flows.some(({ state_hash }) => state_hash.toString('latin1').includes(state))).toBe(false)
    expect(flows.every(({ state_hash }) => state_hash.length === 32)).toBe(true)
  })
})

describe('the consent page', () => {
  test.each([
    ['sv-SE,sv;q=0.9', 'Vem är du?', 'sv'],
    ['en-GB,en;q=0.9', 'Who are you?', 'en'],
    ['de-DE', 'Vem är du?', 'sv'],
    ['sv;q=0.2,en;q=0.8', 'Who are you?', 'en'],
  ])('speaks the language of the browser: %s', async (wished, heading, lang) => {
    const visitor = browser()
    const response = await visitor.open(await visitor.setOut(), { headers: { 'accept-language': wished } })
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(heading)
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  test('without an app there is nobody to sign in by; with one the visitor is sent to its host', async () => {
    const app = {
      id: 'app',
      secret: 'secret',
      authorizeHost: 'https://facebook.test',
      tokenHost: 'https://graph.test',
      graphHost: 'https://graph.test',
    }
    const real = await openSocialApi({ social: { facebook: app } })
    const away = await openSocialApi({
      appUrl: 'https://samspel.test',
      social: { facebook: undefined, instagram: undefined },
    })
    try {
      const start = await openBrowser(real.home).setOut()
      expect([start.origin, start.pathname, start.searchParams.get('client_id')]).toEqual([
        'https://facebook.test',
        '/v23.0/dialog/oauth',
        'app',
      ])
      expect((await openBrowser(away.home).setOut()).href).toBe(
        'https://samspel.test/login/creator?error=provider_unavailable',
      )
    } finally {
      await Promise.all([real.close(), away.close()])
    }
  })
})
