import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { recordsOf } from './support/records'
import { turnOnApp } from './support/second-step'
import { linkIn, password, peopleOf, roots } from './support/sign-ups'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let people: ReturnType<typeof peopleOf>
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  people = peopleOf(api)
  admin = await recordsOf(api).staff('admin')
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

  /** An account whose address has been proved, and so has a say. */
  const proved = async () => {
    const person = await signUp()
    expect((await confirm(await tokenTo(person.email))).status).toBe(200)
    return person
  }
  const underWay = async (who: Actor) =>
    ((await api.call(who, 'GET', '/api/auth/email_change')).body as { email_change: { awaits: string[] } | null })
      .email_change
  const deny = async (address: string) =>
    api.call(null, 'POST', '/api/auth/denials', {
      body: { denial_token: await tokenTo(address, 'denial_token') },
    })

  test.each(['former', 'new'] as const)('changes when both have said yes, the %s one first', async (first) => {
    const { email: former, who } = await proved()
    const email = newAddress()
    expect((await change(who, email)).status).toBe(204)
    const links = { new: await tokenTo(email), former: await tokenTo(former) }
    expect((await api.mailsTo(former))[0]?.subject).toBe('Godkänn att din e-postadress byts')
    expect(await underWay(who)).toMatchObject({ email, awaits: expect.arrayContaining(['former', 'new']) })

    const second = first === 'former' ? 'new' : 'former'
    expect(await confirm(links[first])).toMatchObject({ status: 200, body: { awaits: second } })
    expect(await own(who)).toMatchObject({ email: former })
    expect(await underWay(who)).toMatchObject({ email, awaits: [second] })
    expect(await confirm(links[first])).toMatchObject({ body: { errors: { confirmation_token: ['already_used'] } } })
    expect(await own(who)).toMatchObject({ email: former })

    const done = await confirm(links[second])
    expect(done).toMatchObject({ status: 200, body: { email } })
    expect(done.body).not.toHaveProperty('awaits')
    expect(await own(who)).toMatchObject({ email, email_confirmed: true })
    expect(await underWay(who)).toBeNull()
    // Whoever reads the inbox that was left has no way back into the account.
    expect((await api.mailsTo(former)).map(({ subject }) => subject)).not.toContain('Din e-postadress är bytt')
    expect((await deny(email)).status).toBe(200)
    expect((await people.signIn(email, password, root)).status).toBe(200)
  })

  test('both links at once change it, once', async () => {
    const { email: former, who } = await proved()
    const email = newAddress()
    await change(who, email)
    const links = [await tokenTo(email), await tokenTo(former)]
    const answers = await Promise.all(links.map(confirm))
    expect(answers.filter(({ body }) => 'awaits' in (body as object))).toHaveLength(1)
    expect(await own(who)).toMatchObject({ email })
  })

  test('links that are too old, of a change that was taken back, or replaced by another do nothing', async () => {
    const { email: former, who } = await proved()
    const [first, second] = [newAddress(), newAddress()]
    await change(who, first)
    const agreed = await tokenTo(former)
    expect((await confirm(agreed)).status).toBe(200)
    const old = await tokenTo(first)
    await change(who, second)
    // The yes to the first address is none to the second.
    expect((await confirm(old)).status).toBe(422)
    expect(await confirm(await tokenTo(second))).toMatchObject({ body: { awaits: 'former' } })
    const late = await tokenTo(former)
    await sql`UPDATE email_confirmations SET expires_at = now() - interval '1 day' WHERE email = ${former}`.execute(
      api.db,
    )
    expect(await confirm(late)).toMatchObject({ body: { errors: { confirmation_token: ['token_invalid'] } } })

    await change(who, second)
    const tokens = [await tokenTo(second), await tokenTo(former)]
    expect((await api.call(who, 'DELETE', '/api/auth/email_change')).status).toBe(204)
    expect(await underWay(who)).toBeNull()
    for (const token of tokens) expect((await confirm(token)).status).toBe(422)
    expect(await own(who)).toMatchObject({ email: former })
  })

  test('an address that was never proved has no say; it is told and can take the account back', async () => {
    const { email: former, who } = await signUp()
    const email = newAddress()
    await change(who, email)
    expect(await confirm(await tokenTo(email))).toMatchObject({ status: 200, body: { email } })
    expect(await own(who)).toMatchObject({ email, email_confirmed: true })

    const [alert] = await api.mailsTo(former)
    expect(alert?.subject).toBe('Din e-postadress är bytt')
    const later = newAddress()
    await change(who, later)
    const token = await tokenTo(later)
    expect((await deny(former)).status).toBe(200)
    expect((await confirm(token)).status).toBe(422)
    const entered = await people.signIn(former, password, root)
    expect(entered).toMatchObject({ status: 200, body: { [root]: { email: former } } })
    expect((await people.signIn(email, password, root)).status).toBe(401)
  })

  test('the platform’s staff has it wait for the new address alone, which the former is told', async () => {
    const { email: former, who } = await proved()
    const email = newAddress()
    await change(who, email)
    expect((await confirm(await tokenTo(email))).status).toBe(200)
    const { id } = ((await api.call(who, 'GET', `/api/${roots[root]}/me`)).body as Record<string, { id: string }>)[
      root
    ]!
    const path = `/api/${roots[root]}/${id}/email_change/former`
    expect((await api.call(who, 'POST', path)).status).toBe(403)
    expect((await api.call(admin, 'POST', path)).status).toBe(204)
    expect(await own(who)).toMatchObject({ email })
    expect((await api.mailsTo(former))[0]?.subject).toBe('Din e-postadress är bytt')
    expect((await api.call(admin, 'POST', path)).status).toBe(404)
    const { rows } = await sql<{ kind: string }>`SELECT kind FROM audit_entries WHERE subject_id = ${id}`.execute(
      api.db,
    )
    expect(rows).toEqual([{ kind: 'email_change_released' }])
    expect((await deny(former)).status).toBe(200)
    expect((await people.signIn(former, password, root)).status).toBe(200)
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

describe('a former address that is out of reach', () => {
  const minutes = (count: number) => (api.clock.now = new Date(api.clock.now.getTime() + count * 60_000))
  const withApp = async () => {
    const person = await people.newStaff()
    await sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${person.id}`.execute(api.db)
    const app = await turnOnApp(api, person.who)
    const email = newAddress()
    expect((await change(person.who, email)).status).toBe(204)
    const release = (body: object) => api.call(person.who, 'POST', '/api/auth/email_change/former', { body })
    return { ...person, ...app, to: email, release }
  }
  const addressOf = async (id: string) =>
    (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
  const follow = async (email: string) =>
    api.call(null, 'PUT', '/api/auth/users/confirmation', { body: { confirmation_token: await tokenTo(email) } })

  test('is replaced by the password and a code; the new one still has to say yes', async () => {
    const { id, email, to, code, release } = await withApp()
    expect(await release({ code: '000000' })).toMatchObject({ status: 422, body: { errors: { code: ['wrong_code'] } } })
    expect(await release({})).toMatchObject({ status: 422 })
    expect((await release({ code: code(1) })).status).toBe(204)
    expect(await addressOf(id)).toBe(email)
    expect((await follow(to)).status).toBe(200)
    expect(await addressOf(id)).toBe(to)
    expect((await api.mailsTo(email))[0]?.subject).toBe('Din e-postadress är bytt')
  })

  test('or by a recovery code, once the new one has said yes', async () => {
    const { id, to, recoveryCodes, release } = await withApp()
    await follow(to)
    expect((await release({ recovery_code: recoveryCodes[0] })).status).toBe(204)
    expect(await addressOf(id)).toBe(to)
    expect((await release({ recovery_code: recoveryCodes[1] })).status).toBe(404)
  })

  test('not with a password of long ago, without a second step, or by trying codes; nor by the platform', async () => {
    const { id, code, release } = await withApp()
    expect((await api.call(admin, 'POST', `/api/users/${id}/email_change/former`)).body).toMatchObject({
      error: 'not_own',
    })
    const plain = await people.newStaff()
    await sql`UPDATE users SET email_confirmed_at = now() WHERE id = ${plain.id}`.execute(api.db)
    await change(plain.who, newAddress())
    const bare = await api.call(plain.who, 'POST', '/api/auth/email_change/former', { body: { code: '000000' } })
    expect(bare).toMatchObject({ status: 422, body: { error: 'second_step_off' } })
    for (let tries = 0; tries < 10; tries += 1) await release({ code: '000000' })
    expect((await release({ code: code(1) })).status).toBe(429)
    minutes(61)
    expect(await release({ code: code(0) })).toMatchObject({ body: { error: 'confirmation_needed' } })
  })
})
