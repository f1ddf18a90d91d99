import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { recordsOf } from './support/records'
import { openBrowser, openSocialApi, type SocialApi } from './support/social'
import type { Actor } from './support/test-api'

let api: SocialApi
beforeAll(async () => {
  api = await openSocialApi()
})
afterAll(() => api.close())

interface Account {
  id: string
  page_name: string | null
  ig_user_id: string | null
  username: string | null
  account_type: string | null
  followers_count: number
  obstacles: string[]
}
interface Accounts {
  data: Account[]
  paging: { cursors: { before: string | null; after: string | null }; next: string | null }
  connected_ig_user_id: string | null
}

const records = () => recordsOf(api)
const list = async (who: Actor, query = '') => {
  const answer = await api.call(who, 'GET', `/api/instagramers/me/facebook_accounts${query}`)
  return { status: answer.status, body: answer.body as Accounts }
}
const connect = (who: Actor, id: string) =>
  api.call(who, 'PUT', '/api/instagramers/me/connected_account', { body: { facebook_account_id: id } })
const creatorWith = async (person: string) => {
  const who = await records().creator()
  await api.db.deleteFrom('provider_identities').where('subject', '=', `sandbox-${person}`).execute()
  const end = await openBrowser(api.home).connect(who, person)
  expect(end.href).toBe(`${api.home}/connect-provider-complete`)
  return who
}

/** Disconnects the account from everybody. */
const free = (igUserId: string) =>
  api.db
    .updateTable('instagramers')
    .set({ connected_account_id: null, connected_ig_user_id: null, connected_username: null, connected_at: null })
    .where('connected_ig_user_id', '=', igUserId)
    .execute()

describe('connecting an account', () => {
  test('from the ticket to the connected account, and back (P-07, R-05)', async () => {
    const who = await creatorWith('moa')
    const { body } = await list(who)
    expect(body).toMatchObject({
      data: [
        {
          id: 'sandbox-page-moa',
          page_name: 'Moa Berg',
          ig_user_id: 'sandbox-ig-moabergs',
          username: 'moabergs',
          followers_count: 12_400,
          obstacles: [],
        },
      ],
      paging: { next: null },
      // The only account that can be connected is chosen automatically.
      connected_ig_user_id: 'sandbox-ig-moabergs',
    })
    const answer = await connect(who, 'sandbox-page-moa')
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        instagramer: {
          followers_count: 12_400,
          connected_account: {
            id: 'sandbox-page-moa',
            ig_user_id: 'sandbox-ig-moabergs',
            username: 'moabergs',
            provider: 'facebook',
          },
        },
      },
    ])
    expect((await list(who)).body.connected_ig_user_id).toBe('sandbox-ig-moabergs')
    const back = await api.call(who, 'DELETE', '/api/instagramers/me/connected_account')
    expect([back.status, back.body]).toMatchObject([
      200,
      { instagramer: { connected_account: null, followers_count: 12_400 } },
    ])
    // The consent was taken back as well.
    expect(await list(who)).toEqual({ status: 422, body: { error: 'provider_sign_in_needed' } })
  })

  test.each([
    ['elias', 'sandbox-page-elias', 'not_professional'],
    ['saga', 'sandbox-page-saga', 'no_instagram'],
  ])('%s is told what keeps the account from being connected (P-07)', async (person, id, obstacle) => {
    const who = await creatorWith(person)
    expect((await list(who)).body.data).toMatchObject([{ id, obstacles: [obstacle] }])
    const answer = await connect(who, id)
    expect([answer.status, answer.body]).toEqual([422, { errors: { facebook_account_id: [obstacle] } }])
  })

  test('who looks after no page has an empty list; an id of nobody’s or of another person’s page is not found (P-07)', async () => {
    const who = await creatorWith('love')
    expect((await list(who)).body).toMatchObject({
      data: [],
      paging: { cursors: { before: null, after: null }, next: null },
    })
    for (const id of ['nobody', 'sandbox-page-moa', '../me'])
      expect((await connect(who, id)).body).toEqual({ errors: { facebook_account_id: ['not_found'] } })
  })

  test.each([
    ['elias', 'not_professional'],
    ['saga', 'no_instagram'],
    ['love', 'no_page'],
    ['moa', null],
  ])('%s comes back with what to mend first in the own record: %s (P-07)', async (person, obstacle) => {
    const who = await creatorWith(person)
    expect((await api.call(who, 'GET', '/api/instagramers/me')).body).toMatchObject({
      instagramer: { connection_obstacle: obstacle },
    })
  })

  test('an Instagram sign-in sees its own account, which needs no page but is to be professional (P-07)', async () => {
    const who = await records().creator()
    const visitor = openBrowser(api.home)
    const page = new URL(
      (await visitor.open(await visitor.askForTicket(who, 'instagram'))).headers.get('location') ?? '',
    )
    expect((await visitor.comeBack(await visitor.consent(page, 'elias'))).href).toBe(
      `${api.home}/connect-provider-complete`,
    )
    expect((await list(who)).body.data).toMatchObject([
      { page_name: null, username: 'eliaslund', account_type: 'personal', obstacles: ['not_professional'] },
    ])
  })

  test('a professional account is connected by Instagram’s own sign-in, without a page, and read by it (P-07)', async () => {
    const who = await records().creator()
    const visitor = openBrowser(api.home)
    const page = new URL(
      (await visitor.open(await visitor.askForTicket(who, 'instagram'))).headers.get('location') ?? '',
    )
    await visitor.comeBack(await visitor.consent(page, 'love'))
    expect((await list(who)).body).toMatchObject({
      data: [{ page_name: null, username: 'love.akesson', obstacles: [] }],
      connected_ig_user_id: 'sandbox-ig-love',
    })
    const { body } = await api.call(who, 'GET', '/api/instagramers/me')
    expect(body).toMatchObject({ instagramer: { connection_obstacle: null, followers_count: 5_420 } })
    const row = await api.db
      .selectFrom('instagramers')
      .select(['connected_provider', 'connected_subject'])
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ connected_provider: 'instagram', connected_subject: 'sandbox-ig-love' })
  })

  test('sixty accounts by the provider’s own cursors, none twice, the token in no answer (E-31)', async () => {
    const who = await creatorWith('alva')
    const { access_token: sealed } = await api.db
      .selectFrom('provider_identities')
      .select('access_token')
      .where('subject', '=', 'sandbox-alva')
      .executeTakeFirstOrThrow()
    const ids: string[] = []
    let query = '?limit=25'
    for (let page = 0; page < 4; page += 1) {
      const { body } = await list(who, query)
      ids.push(...body.data.map(({ id }) => id))
      expect(JSON.stringify(body)).not.toContain('access_token')
      if (!body.paging.next) break
      expect(body.paging.next).toBe(
        `/api/instagramers/me/facebook_accounts?after=${body.paging.cursors.after}&limit=25`,
      )
      query = `?limit=25&after=${encodeURIComponent(body.paging.cursors.after ?? '')}`
    }
    expect([ids.length, new Set(ids).size, sealed !== null]).toEqual([60, 60, true])
    expect((await list(who, '?after=nonsense')).status).toBe(422)
    expect((await connect(who, ids[59] ?? '')).status).toBe(200)
  })

  test('an Instagram account is one creator’s: the other one is told that it is taken, also at the same moment (P-07)', async () => {
    const [moa, iris] = [await creatorWith('moa'), await creatorWith('iris')]
    await free('sandbox-ig-moabergs')
    const answers = await Promise.all([connect(moa, 'sandbox-page-moa'), connect(iris, 'sandbox-page-moa')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const loser = answers[0]?.status === 422 ? moa : iris
    expect((await list(loser)).body.data).toMatchObject([{ obstacles: ['taken'] }])
    expect((await connect(loser, 'sandbox-page-moa')).body).toEqual({ errors: { facebook_account_id: ['taken'] } })
  })

  test('an identity that is another creator’s stays theirs; who declines connects nothing (P-07)', async () => {
    await creatorWith('saga')
    const other = await records().creator()
    const visitor = openBrowser(api.home)
    expect((await visitor.connect(other, 'saga')).search).toBe('?error=account_exists')
    expect((await visitor.connect(other, 'elias', 'no')).search).toBe('?error=access_denied')
    expect((await visitor.connect(other, 'elias', 'failure')).search).toBe('?error=provider_unavailable')
    expect((await list(other)).body).toEqual({ error: 'provider_sign_in_needed' })
  })

  test('once connected, the identity signs the creator in (P-07)', async () => {
    const who = await creatorWith('tove')
    const token = (await openBrowser(api.home).signIn('tove')).searchParams.get('jwt') ?? ''
    expect((await api.call({ token } as Actor, 'GET', '/api/instagramers/me')).body).toMatchObject({
      instagramer: { id: who.id },
    })
  })
})

describe('the provider’s token', () => {
  test('no sign-in, a token that has run out, and one that cannot be read ask for a new sign-in', async () => {
    expect(await list(await records().creator())).toEqual({ status: 422, body: { error: 'provider_sign_in_needed' } })
    const who = await creatorWith('saga')
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 61 * 86_400_000)
    const later = await api.actor('instagramer', who.id)
    expect((await list(later)).body).toEqual({ error: 'provider_sign_in_needed' })
    // The provider decides, whatever expiry date we stored.
    await api.db
      .updateTable('provider_identities')
      .set({ token_expires_at: new Date(api.clock.now.getTime() + 1_000).toISOString() })
      .where('instagramer_id', '=', who.id)
      .execute()
    expect((await list(later)).body).toEqual({ error: 'provider_sign_in_needed' })
    api.clock.now = before
    expect((await list(who)).status).toBe(200)
    const other = await api.db
      .selectFrom('provider_identities')
      .select('access_token')
      .where('subject', '=', 'sandbox-moa')
      .executeTakeFirstOrThrow()
    await api.db
      .updateTable('provider_identities')
      .set({ access_token: other.access_token })
      .where('instagramer_id', '=', who.id)
      .execute()
    expect((await list(who)).body).toEqual({ error: 'provider_sign_in_needed' })
    expect((await connect(who, 'sandbox-page-saga')).body).toEqual({ error: 'provider_sign_in_needed' })
  })

  test('a creator who is blocked at the provider’s page cannot connect', async () => {
    const who = await records().creator()
    const visitor = openBrowser(api.home)
    const page = new URL((await visitor.open(await visitor.askForTicket(who))).headers.get('location') ?? '')
    const callback = await visitor.consent(page, 'elias')
    await api.db.updateTable('instagramers').set({ state: 'blocked' }).where('id', '=', who.id).execute()
    await api.db.deleteFrom('provider_identities').where('subject', '=', 'sandbox-elias').execute()
    expect((await visitor.comeBack(callback)).search).toBe('?error=blocked')
  })
})
