import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { hostileAddresses, poisonedHeaders } from './support/hostile'
import { recordsOf, wireAddress } from './support/records'
import { linkIn, peopleOf, roots } from './support/sign-ups'
import { openTestApi, type TestApi } from './support/test-api'
import { newKey } from './support/wallet'

let api: TestApi
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  api = await openTestApi()
  people = peopleOf(api)
})
afterAll(() => api.close())

type Root = keyof typeof roots
const pages = { user: '/user-email-confirmation', instagramer: '/instagramer-email-confirmation' } as const
const confirm = (token: string, root: Root = 'user') =>
  api.call(null, 'PUT', `/api/auth/${roots[root]}/confirmation`, { body: { confirmation_token: token } })
const request = (
  email: string,
  {
    root = 'user',
    redirectUrl = '',
    headers = {},
  }: { root?: Root; redirectUrl?: string; headers?: Record<string, string> } = {},
) =>
  api.call(null, 'POST', `/api/auth/${roots[root]}/confirmation`, {
    body: { [root]: { email }, redirect_url: redirectUrl },
    headers,
  })
const tokenOf = (link: URL) => link.searchParams.get('confirmation_token') ?? ''
const newest = async (email: string) => tokenOf(await people.lastLink(email))
const signUpAs = (root: Root) => (root === 'user' ? people.signUp() : people.signUpCreator())
const refused = (id: string) => [422, { errors: { confirmation_token: [id] } }]
const outcome = async (answer: ReturnType<typeof confirm>) => {
  const { status, body } = await answer
  return [status, body]
}

describe.each(['user', 'instagramer'] as const)('the address of a %s (T-47)', (root) => {
  test('is unconfirmed after sign-up, and confirmed by the link in the mail that came with it (E-03, E-04)', async () => {
    const { email, who, answer } = await signUpAs(root)
    expect(answer.body).toMatchObject({ [root]: { email_confirmed: false } })
    const mails = await api.mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Bekräfta din e-postadress'])
    const link = linkIn(mails[0]?.body_text)
    expect(link.href).toMatch(new RegExp(`^http://localhost:8080${pages[root]}\\?confirmation_token=[\\w-]{43}$`))
    expect(await outcome(confirm(tokenOf(link), root))).toEqual([200, { email }])
    expect((await api.call(who, 'GET', '/api/auth/validate_token')).body).toMatchObject({
      [root]: { email_confirmed: true },
    })
  })

  test('a used link, another link of a confirmed address, and an invalid one are told apart', async () => {
    const { email } = await signUpAs(root)
    const first = await newest(email)
    expect((await request(email, { root })).status).toBe(204)
    const second = await newest(email)
    expect(second).not.toBe(first)
    expect(await outcome(confirm(second, root))).toEqual([200, { email }])
    expect(await outcome(confirm(second, root))).toEqual(refused('already_used'))
    expect(await outcome(confirm(first, root))).toEqual(refused('already_confirmed'))
    expect(await outcome(confirm('unknown', root))).toEqual(refused('token_invalid'))
    expect((await confirm('', root)).status).toBe(422)
  })
})

describe('QUALITY 19 confirmation links', () => {
  test('an expired link, one for an older address, and one of the other kind of account confirm nothing (T-47)', async () => {
    const { email, who } = await people.signUp()
    const token = await newest(email)
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 3 * 24 * 3_600_000 + 1_000)
    expect(await outcome(confirm(token))).toEqual(refused('token_invalid'))
    api.clock.now = before
    expect(await outcome(confirm(token, 'instagramer'))).toEqual(refused('token_invalid'))
    expect(await outcome(confirm(`${token}A`))).toEqual(refused('token_invalid'))
    await api.db
      .updateTable('users')
      .set({ email: `new-${email}` })
      .where('email', '=', email)
      .execute()
    expect(await outcome(confirm(token))).toEqual(refused('token_invalid'))
    expect((await api.call(who, 'GET', '/api/users/me')).body).toMatchObject({ user: { email_confirmed: false } })
    console.info('confirmation links: 0 of 4 bad ones taken')
  })

  test('of 20 uses of one link at once one confirms; of two links at once one does', async () => {
    const one = await people.signUp()
    const token = await newest(one.email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => outcome(confirm(token))))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    expect(answers.filter(([status]) => status !== 200)).toEqual(
      Array.from({ length: 19 }, () => refused('already_used')),
    )
    const two = await people.signUp()
    const first = await newest(two.email)
    await request(two.email)
    const both = await Promise.all([confirm(first), confirm(await newest(two.email))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('the same answer and the same work for an address that is known, unknown, confirmed, or locked; only the first gets a mail', async () => {
    const [open, confirmed, locked] = [await people.signUp(), await people.signUp(), await people.signUp()]
    await confirm(await newest(confirmed.email))
    await api.db
      .updateTable('users')
      .set({ blocked_at: api.clock.now.toISOString() })
      .where('email', '=', locked.email)
      .execute()
    const rowsInOutbox = async () =>
      (await sql<{ n: number }>`SELECT count(*) AS n FROM outbox`.execute(api.db)).rows[0]?.n ?? 0
    const addresses = [open.email, confirmed.email, locked.email, 'nobody@samspel.test']
    const seen = []
    for (const email of addresses) {
      const [rows, mails] = [await rowsInOutbox(), api.mails.filter(({ recipient }) => recipient === email).length]
      const { status, body, headers } = await request(email)
      const work = (await rowsInOutbox()) - rows
      seen.push({
        answer: [status, body, headers.authorization, work],
        mails: (await api.mailsTo(email)).length - mails,
      })
    }
    expect(new Set(seen.map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
    expect(seen.map(({ mails }) => mails)).toEqual([1, 0, 0, 0])
    console.info(`probing of addresses by confirmation: ${addresses.length} kinds of address, 1 answer`)
  })

  test('poisoned Host headers and hostile redirect addresses change nothing in the mail', async () => {
    const tries = [
      ...poisonedHeaders.map((headers) => ({ headers, redirectUrl: '' })),
      ...hostileAddresses(api.config.appUrl).map((redirectUrl) => ({ headers: {}, redirectUrl })),
    ]
    const wrong = []
    for (const attempt of tries) {
      const { email } = await people.signUp()
      expect((await request(email, attempt)).status).toBe(204)
      const [mail] = await api.mailsTo(email)
      const link = linkIn(mail?.body_text)
      if (
        link.origin !== 'http://localhost:8080' ||
        link.username ||
        link.pathname !== pages.user ||
        /evil/.test(`${mail?.body_html}`)
      )
        wrong.push(attempt)
    }
    console.info(`confirmation mails: ${wrong.length} of ${tries.length} poisoned`)
    expect(wrong).toEqual([])
  })

  test('only a hash of the token is stored', async () => {
    const { email } = await people.signUp()
    const token = await newest(email)
    const { rows } = await sql<{
      text: string
    }>`SELECT t::text AS text FROM email_confirmations t UNION ALL SELECT t::text FROM outbox t`.execute(api.db)
    expect(
      rows.filter(({ text }) => text.includes(token) || text.includes(Buffer.from(token).toString('hex'))),
    ).toEqual([])
  })
})

test('a sign-up that fails leaves neither an account nor a mail', async () => {
  const { slug } = await people.signUp()
  const email = 'late@samspel.test'
  const count = async () => (await sql<{ n: number }>`SELECT count(*) AS n FROM outbox`.execute(api.db)).rows[0]?.n
  const before = await count()
  // The slug is taken between the lookup and the insert.
  const answers = await Promise.all(
    ['race-a@samspel.test', 'race-b@samspel.test'].map((address) =>
      people.signUp({ email: address, slug: 'one-of-two' }),
    ),
  )
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 422])
  expect(await count()).toBe((before ?? 0) + 1)
  expect((await people.signUp({ email, slug })).answer.status).toBe(422)
  expect(await api.mailsTo(email)).toEqual([])
})

test('an unconfirmed creator takes no money out; once confirmed the account allows it (T-47)', async () => {
  const { who, email } = await people.signUpCreator()
  const { account } = (await api.call(who, 'GET', '/api/instagramers/me/account')).body as { account: { id: string } }
  const payOut = () =>
    api.call(who, 'POST', `/api/accounts/${account.id}/payouts`, {
      headers: newKey(),
      body: { payout: { amount: 100 } },
    })
  expect(await payOut()).toMatchObject({ status: 422, body: { error: 'email_not_confirmed' } })
  await confirm(await newest(email), 'instagramer')
  expect(await payOut()).toMatchObject({ status: 422, body: { error: 'bank_account_missing' } })
  // Everything else works in the meantime.
  const brand = await recordsOf(api).brand()
  const fresh = await people.signUpCreator()
  const campaign = await recordsOf(api).campaign(brand.id)
  await api.call(fresh.who, 'PUT', '/api/instagramers/me/delivery_address', { body: { delivery_address: wireAddress } })
  expect(
    (
      await api.call(fresh.who, 'POST', `/api/campaigns/${campaign}/participations`, {
        body: { participation: { motivation: '' } },
      })
    ).status,
  ).toBe(200)
})
