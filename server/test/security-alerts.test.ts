import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { newEmail } from './support/invitations'
import { recordsOf } from './support/records'
import { password, peopleOf, tokenIn, withToken } from './support/sign-ups'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let people: ReturnType<typeof peopleOf>
let start: Date
beforeAll(async () => {
  api = await openTestApi()
  people = peopleOf(api)
  start = api.clock.now
})
beforeEach(async () => {
  api.clock.now = start
  await sql`DELETE FROM outbox`.execute(api.db)
})
afterAll(() => api.close())

const later = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000)
}
const chrome = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
}
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' }
interface Letter {
  to: string
  subject: string
  text: string
  unsubscribe?: unknown
}
const mailsTo = async (email: string) =>
  (
    await sql<{
      payload: Letter
    }>`SELECT payload FROM outbox WHERE kind = 'mail' AND payload ->> 'to' = ${email} ORDER BY id`.execute(api.db)
  ).rows.map(({ payload }) => payload)
const alertsTo = async (email: string) => (await mailsTo(email)).filter(({ text }) => text.includes('/not-me?'))
const tokenOf = (letter: Letter | undefined) =>
  new URL(/https?:\S+\/not-me\?\S+/.exec(letter?.text ?? '')?.[0] ?? 'http://none').searchParams.get('denial_token')
const kindsFor = async (who: Actor) =>
  ((await api.call(who, 'GET', '/api/notices')).body as { notices: { kind: string }[] }).notices.map(({ kind }) => kind)
const signIn = (email: string, headers: Record<string, string>, word = password) =>
  api.call(null, 'POST', '/api/auth/instagramers/sign_in', {
    body: { instagramer: { email, password: word } },
    headers,
  })
const edit = (who: Actor, fields: object) =>
  api.call(who, 'PATCH', '/api/instagramers/me', { body: { instagramer: fields } })
const deny = (token: string | null) =>
  api.call(null, 'POST', '/api/auth/denials', { body: { denial_token: token ?? 'none' } })
const account = { bank_account_number: '6789 123456789', bank_account_number_confirmation: '6789 123456789' }
const word = { password: 'kaffe och bullar', password_confirmation: 'kaffe och bullar' }

describe('an account is told by mail and notice of', () => {
  test.each([
    ['another bank account', account, 'bank_account_changed', 'Kontot för utbetalningar är bytt'],
    ['another personal id', { personal_id: '19900101-9802' }, 'personal_id_changed', 'Ditt personnummer är ändrat'],
    ['another password', word, 'password_changed', 'Ditt lösenord är bytt'],
  ])('%s, once', async (_, fields, kind, subject) => {
    const { who, email } = await people.signUpCreator()
    const answer = await edit(who, fields)
    expect(answer.status).toBe(200)
    expect((await alertsTo(email)).map((letter) => [letter.subject, letter.unsubscribe])).toEqual([
      [subject, undefined],
    ])
    const now = 'password' in fields ? withToken(tokenIn(answer)) : who
    expect(await kindsFor(now)).toEqual([kind])
    if ('password' in fields) return
    // What is sent back unchanged is no change.
    await edit(now, { ...fields, city: 'Lund' })
    expect(await alertsTo(email)).toHaveLength(1)
  })

  test('a password that was set by a reset link, in the language of its reader', async () => {
    const { email, id } = await people.newCreator()
    await api.db.updateTable('instagramers').set({ locale: 'en' }).where('id', '=', id).execute()
    await api.call(null, 'POST', '/api/auth/instagramers/password', {
      body: { instagramer: { email }, redirect_url: '' },
    })
    const token = (await people.lastLink(email)).searchParams.get('reset_password_token')
    const body = { instagramer: { ...word, reset_password_token: token } }
    expect((await api.call(null, 'PUT', '/api/auth/instagramers/password', { body })).status).toBe(204)
    expect((await alertsTo(email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  })

  test('a sign-in from a browser that it has not had, once, and neither of the sign-up nor of the same browser', async () => {
    const email = newEmail()
    await api.call(null, 'POST', '/api/auth/instagramers', {
      body: {
        instagramer: { email, password, collaboration_page_attributes: { slug: email.replace(/@.*/, '') } },
      },
      headers: chrome,
    })
    expect((await signIn(email, chrome)).status).toBe(200)
    expect(await alertsTo(email)).toEqual([])
    for (let time = 0; time < 2; time += 1) expect((await signIn(email, firefox)).status).toBe(200)
    const letters = await alertsTo(email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Firefox, Linux')
    expect((await signIn(email, firefox, 'wrong password')).status).toBe(401)
    expect(await alertsTo(email)).toHaveLength(1)
  })

  test('none of what cannot be turned off', async () => {
    const { who } = await people.signUpCreator()
    expect(
      await api.call(who, 'PATCH', '/api/notices/settings', {
        body: { choice: { topic: 'security', mail: 'off', in_app: false } },
      }),
    ).toMatchObject({ status: 422 })
    const { body } = await api.call(who, 'GET', '/api/notices/settings')
    expect(JSON.stringify(body)).not.toContain('security')
  })
})

describe('"this was not me"', () => {
  test('ends every session, stops payouts until the account is given again, and leads to a new password', async () => {
    const make = recordsOf(api)
    const admin = await make.staff('admin')
    const wallet = walletOf(api, make, admin)
    const { who, email, id } = await people.newCreator()
    await edit(who, { ...account, personal_id: '19900101-9802' })
    await api.db
      .updateTable('instagramers')
      .set({ email_confirmed_at: start.toISOString() })
      .where('id', '=', id)
      .execute()
    const accountId = await wallet.accountOf(id)
    await wallet.book(accountId, 'debit', 50_000)
    const thief = withToken(tokenIn(await signIn(email, firefox)))
    expect((await wallet.payOut(who, accountId, 10_000)).status).toBe(200)

    const answer = await deny(tokenOf((await alertsTo(email)).at(-1)))
    expect(answer).toMatchObject({ status: 200, body: { scope: 'instagramer' } })
    for (const session of [who, thief])
      expect((await api.call(session, 'GET', '/api/instagramers/me')).status).toBe(401)

    const token = (answer.body as { reset_password_token: string }).reset_password_token
    const body = { instagramer: { ...word, reset_password_token: token } }
    expect((await api.call(null, 'PUT', '/api/auth/instagramers/password', { body })).status).toBe(204)
    const own = withToken(tokenIn(await signIn(email, chrome, word.password)))
    expect((await api.call(own, 'GET', '/api/instagramers/me')).body).toMatchObject({
      instagramer: { payouts_held: true },
    })
    expect(
      await api.call(own, 'POST', `/api/accounts/${accountId}/payouts`, {
        headers: newKey(),
        body: { payout: { amount: 10_000 } },
      }),
    ).toMatchObject({
      status: 422,
      body: { error: 'payouts_held' },
    })
    // What had been asked for before stays behind, too.
    expect((await api.call(admin, 'POST', '/api/payout_batches', { body: {} })).body).toMatchObject({
      error: 'nothing_to_pay',
    })
    expect((await edit(own, account)).body).toMatchObject({ instagramer: { payouts_held: false } })
    expect((await wallet.payOut(own, accountId, 10_000)).status).toBe(200)
  })

  test('is a link for once and for seven days, and nobody guesses it', async () => {
    const { who, email } = await people.signUpCreator()
    await edit(who, account)
    const token = tokenOf((await alertsTo(email))[0])
    later(8)
    const refused = { status: 422, body: { errors: { denial_token: ['token_invalid'] } } }
    expect(await deny(token)).toMatchObject(refused)
    api.clock.now = start
    expect(await deny('guess')).toMatchObject(refused)
    expect((await deny(token)).status).toBe(200)
    expect(await deny(token)).toMatchObject(refused)
  })
})
