import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { hostileAddresses, poisonedHeaders } from './support/hostile'
import { recordsOf } from './support/records'
import { password, peopleOf, roots } from './support/sign-ups'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  api = await openTestApi()
  people = peopleOf(api)
})
afterAll(() => api.close())

type Root = keyof typeof roots
const pages = { user: '/reset-password/brand', instagramer: '/reset-password/creator' } as const
const request = (
  email: string,
  {
    root = 'user',
    redirectUrl = `${api.config.appUrl}${pages[root]}`,
    headers = {},
  }: { root?: Root; redirectUrl?: string; headers?: Record<string, string> } = {},
) =>
  api.call(null, 'POST', `/api/auth/${roots[root]}/password`, {
    body: { [root]: { email }, redirect_url: redirectUrl },
    headers,
  })
const change = (token: string, { root = 'user', word = 'quite another' }: { root?: Root; word?: string } = {}) =>
  api.call(null, 'PUT', `/api/auth/${roots[root]}/password`, {
    body: { [root]: { password: word, password_confirmation: word, reset_password_token: token } },
  })
const tokenFor = async (email: string, root: Root = 'user') => {
  await request(email, { root })
  return (await people.lastLink(email)).searchParams.get('reset_password_token') ?? ''
}
const invalidLink = [422, { errors: { reset_password_token: ['token_invalid'] } }]

describe('a reset', () => {
  test.each(['user', 'instagramer'] as const)(
    'a link from the page that asked sets the password of a %s once and ends every session (C-24, C-25, C-26, T-46)',
    async (root) => {
      const { email, who } = await (root === 'user' ? people.signUp() : people.signUpCreator())
      expect((await request(email, { root })).status).toBe(204)
      const link = await people.lastLink(email)
      expect(link.href).toMatch(new RegExp(`^http://localhost:8080${pages[root]}\\?reset_password_token=[\\w-]{43}$`))
      const token = link.searchParams.get('reset_password_token') ?? ''
      expect((await change(token, { root })).status).toBe(204)
      expect((await api.call(who, 'GET', '/api/auth/validate_token')).body).toEqual({ error: 'session_ended' })
      expect((await people.signIn(email, password, root)).status).toBe(401)
      expect((await people.signIn(email, 'quite another', root)).status).toBe(200)
      const again = await change(token, { root })
      expect([again.status, again.body]).toEqual(invalidLink)
    },
  )

  test('the two passwords must agree and be long enough; the link stays good meanwhile (C-26)', async () => {
    const { email } = await people.signUp()
    const token = await tokenFor(email)
    const send = (fields: object) =>
      api.call(null, 'PUT', '/api/auth/users/password', { body: { user: { reset_password_token: token, ...fields } } })
    expect((await send({ password: 'long enough', password_confirmation: 'another one' })).body).toEqual({
      errors: { password_confirmation: ['not_equal'] },
    })
    expect((await send({ password: 'short', password_confirmation: 'short' })).body).toMatchObject({
      errors: { password: ['too_short'] },
    })
    expect((await change(token)).status).toBe(204)
  })

  test('a creator who has only come in by way of a provider sets a first password', async () => {
    const creator = await recordsOf(api).creator()
    const email = `${creator.username}@samspel.test`
    await api.db.updateTable('instagramers').set({ password_hash: null }).where('id', '=', creator.id).execute()
    expect((await people.signIn(email, 'quite another', 'instagramer')).status).toBe(401)
    expect((await change(await tokenFor(email, 'instagramer'), { root: 'instagramer' })).status).toBe(204)
    expect((await people.signIn(email, 'quite another', 'instagramer')).status).toBe(200)
  })
})

describe('QUALITY 19 reset links', () => {
  test('an unknown link, an expired one, one of the other kind of account, and the others of an account that used one are refused (T-46)', async () => {
    const { email } = await people.signUp()
    const tokens = [await tokenFor(email), await tokenFor(email), await tokenFor(email)] as const
    const hour = 3_600_000
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + hour + 1_000)
    expect((await change(tokens[0])).status).toBe(422)
    api.clock.now = before
    const refused = [
      await change('unknown'),
      await change(tokens[1], { root: 'instagramer' }),
      await change(`${tokens[1]}x`),
      await change(tokens[1].toLowerCase()),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422])
    expect((await change(tokens[1])).status).toBe(204)
    const after = [await change(tokens[0]), await change(tokens[1]), await change(tokens[2])]
    expect(after.map(({ status, body }) => [status, body])).toEqual([invalidLink, invalidLink, invalidLink])
    console.info(`reset links: 0 of ${1 + refused.length + after.length} bad ones taken`)
  })

  test('of 30 uses of one link at once one succeeds', async () => {
    const { email } = await people.signUp()
    const token = await tokenFor(email)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => change(token, { word: `the password ${at}` })),
    )
    const winners = answers.flatMap(({ status }, at) => (status === 204 ? [at] : []))
    expect(winners).toHaveLength(1)
    expect((await people.signIn(email, `the password ${winners[0]}`)).status).toBe(200)
  })

  test('a new password, from within or by a link, kills the links that are under way', async () => {
    const { email, who } = await people.signUp()
    const token = await tokenFor(email)
    await api.call(who, 'PATCH', '/api/users/me', {
      body: { user: { password: 'from within', password_confirmation: 'from within' } },
    })
    expect((await change(token)).status).toBe(422)
  })

  test('only a hash of the token is stored, and the mail leaves nothing in the outbox', async () => {
    const { email } = await people.signUp()
    const token = await tokenFor(email)
    const { rows } = await sql<{
      text: string
    }>`SELECT t::text AS text FROM password_resets t UNION ALL SELECT t::text FROM outbox t WHERE done_at IS NOT NULL`.execute(
      api.db,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(
      rows.filter(({ text }) => text.includes(token) || text.includes(Buffer.from(token).toString('hex'))),
    ).toEqual([])
  })

  test('poisoned Host headers change nothing in the mail', async () => {
    const wrong: string[] = []
    for (const headers of poisonedHeaders) {
      const { email } = await people.signUp()
      expect((await request(email, { headers, redirectUrl: '' })).status).toBe(204)
      const [mail] = await api.mailsTo(email)
      if (
        !mail?.subject.startsWith('Återställ') ||
        /evil/.test(mail.body_text + mail.body_html) ||
        !mail.body_text.includes('http://localhost:8080/reset-password/brand?')
      )
        wrong.push(JSON.stringify(headers))
    }
    console.info(`poisoned headers: ${wrong.length} of ${poisonedHeaders.length} reach a reset mail`)
    expect(wrong).toEqual([])
  })

  test('QUALITY 17 hostile redirect addresses never leave our own pages for it', async () => {
    const wrong: string[] = []
    for (const redirectUrl of hostileAddresses(api.config.appUrl)) {
      const { email } = await people.signUp()
      expect((await request(email, { redirectUrl })).status).toBe(204)
      const link = await people.lastLink(email)
      if (
        link.origin !== 'http://localhost:8080' ||
        link.username ||
        !/^\/(?:instagramer-)?reset-password/.test(link.pathname)
      )
        wrong.push(redirectUrl)
    }
    console.info(`redirect addresses: ${wrong.length} of ${hostileAddresses('').length} followed`)
    expect(wrong).toEqual([])
  })

  test('an unknown address is told so after the same work, nothing of which stays; a locked account gets no mail (X-19)', async () => {
    const answer = await request('nobody@samspel.test')
    expect([answer.status, answer.body]).toEqual([422, { errors: { email: ['not_found'] } }])
    const { email } = await people.signUp()
    const msOf = async (address: string) => {
      const start = performance.now()
      await request(address)
      return performance.now() - start
    }
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let at = 0; at < 30; at += 1) {
      times.known.push(await msOf(email))
      times.unknown.push(await msOf('nobody@samspel.test'))
    }
    const median = (all: number[]) => [...all].sort((one, two) => one - two)[all.length >> 1] ?? 0
    console.info(
      `time of a reset request, unknown / known address: ${(median(times.unknown) / median(times.known)).toFixed(2)} (medians of 30)`,
    )
    expect(
      (await sql`SELECT 1 FROM outbox WHERE payload ->> 'email' = 'nobody@samspel.test'`.execute(api.db)).rows,
    ).toEqual([])
    await api.db
      .updateTable('users')
      .set({ blocked_at: api.clock.now.toISOString() })
      .where('email', '=', email)
      .execute()
    const mails = (await api.mailsTo(email)).length
    await request(email)
    expect(await api.mailsTo(email)).toHaveLength(mails)
    expect(await api.mailsTo('nobody@samspel.test')).toEqual([])
  })

  test('an inbox gets at most ten links an hour, wherever the requests come from', async () => {
    const { email } = await people.signUp()
    for (let at = 0; at < 13; at += 1) await request(email, { headers: { 'x-forwarded-for': `203.0.113.${at}` } })
    const resets = (await api.mailsTo(email)).filter(({ subject }) => subject.startsWith('Återställ'))
    expect(resets).toHaveLength(10)
  })
})
