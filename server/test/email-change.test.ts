import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { linkIn, password, peopleOf, roots } from './support/sign-ups'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  api = await openTestApi()
  people = peopleOf(api)
})
afterAll(() => api.close())

let names = 0
const newAddress = () => `new-${(names += 1)}@samspel.test`
const change = (who: Actor, email: string) => api.call(who, 'POST', '/api/auth/email_change', { body: { email } })
const tokenTo = async (email: string, name = 'confirmation_token') =>
  linkIn((await api.mailsTo(email))[0]?.body_text).searchParams.get(name)

describe.each(['user', 'instagramer'] as const)('the address of a %s', (root) => {
  const signUp = () => (root === 'user' ? people.signUp() : people.signUpCreator())
  const own = async (who: Actor) =>
    (
      (await api.call(who, 'GET', `/api/${roots[root]}/me`)).body as Record<
        string,
        { email: string; email_confirmed: boolean }
      >
    )[root]
  const confirm = (token: string | null) =>
    api.call(null, 'PUT', `/api/auth/${roots[root]}/confirmation`, { body: { confirmation_token: token ?? '' } })

  test('changes when the link to the new one is used, not before; the former one is told and can take it back', async () => {
    const { email: former, who } = await signUp()
    const email = newAddress()
    expect((await change(who, email)).status).toBe(204)
    expect(await own(who)).toMatchObject({ email: former, email_confirmed: false })
    expect(await confirm(await tokenTo(email))).toMatchObject({ status: 200, body: { email } })
    expect(await own(who)).toMatchObject({ email, email_confirmed: true })

    const [alert] = await api.mailsTo(former)
    expect(alert?.subject).toBe('Din e-postadress är bytt')
    const later = newAddress()
    await change(who, later)
    const token = await tokenTo(later)
    const denied = await api.call(null, 'POST', '/api/auth/denials', {
      body: { denial_token: await tokenTo(former, 'denial_token') },
    })
    expect(denied.status).toBe(200)
    expect((await confirm(token)).status).toBe(422)
    const entered = await people.signIn(former, password, root)
    expect(entered).toMatchObject({ status: 200, body: { [root]: { email: former } } })
    expect((await people.signIn(email, password, root)).status).toBe(401)
  })

  test('stays with what is no address, with the address of another account, and with a link that is too old', async () => {
    const { who, email: former } = await signUp()
    const { email: others } = await signUp()
    expect(await change(who, 'no address')).toMatchObject({
      status: 422,
      body: { errors: { email: ['invalid_email'] } },
    })
    expect(await change(who, others)).toMatchObject({ status: 422, body: { errors: { email: ['account_exists'] } } })
    const email = newAddress()
    await change(who, email)
    const token = await tokenTo(email)
    await sql`UPDATE email_confirmations SET expires_at = now() - interval '1 day' WHERE email = ${email}`.execute(
      api.db,
    )
    expect((await confirm(token)).status).toBe(422)
    expect(await own(who)).toMatchObject({ email: former })
  })

  test('goes to the latest address that was asked for, and not to one that somebody else has taken meanwhile', async () => {
    const { who, email: former } = await signUp()
    const [first, second] = [newAddress(), newAddress()]
    await change(who, first)
    const old = await tokenTo(first)
    await change(who, second)
    expect((await confirm(old)).status).toBe(422)
    const token = await tokenTo(second)
    const table = root === 'user' ? sql`users` : sql`instagramers`
    const { email: taker } = await signUp()
    await sql`UPDATE ${table} SET email = ${second} WHERE email = ${taker}`.execute(api.db)
    expect((await confirm(token)).status).toBe(422)
    expect(await own(who)).toMatchObject({ email: former })
  })

  test('cannot be changed in a session that has not proved the password lately', async () => {
    const { who } = await signUp()
    await sql`UPDATE sessions SET created_at = now() - interval '1 day', confirmed_at = NULL`.execute(api.db)
    const email = newAddress()
    expect(await change(who, email)).toMatchObject({ status: 422, body: { error: 'confirmation_needed' } })
    expect(await api.mailsTo(email)).toEqual([])
  })
})
