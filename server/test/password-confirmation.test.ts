import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { password, peopleOf, tokenIn, withToken } from './support/sign-ups'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let people: ReturnType<typeof peopleOf>
let start: Date
beforeAll(async () => {
  api = await openTestApi()
  people = peopleOf(api)
  start = api.clock.now
})
beforeEach(() => {
  api.clock.now = start
})
afterAll(() => api.close())

const later = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}
const own = (kind: 'user' | 'instagramer') => (kind === 'user' ? '/api/users/me' : '/api/instagramers/me')
const change = (who: Actor, kind: 'user' | 'instagramer', fields: object) =>
  api.call(who, 'PATCH', own(kind), { body: { [kind]: fields } })
const confirm = (who: Actor, word: string = password) =>
  api.call(who, 'POST', '/api/auth/password_confirmation', { body: { password: word } })
const bank = { bank_account_number: '8327-9 834 124 471', bank_account_number_confirmation: '8327-9 834 124 471' }
const other = { bank_account_number: '6000 123 456 789', bank_account_number_confirmation: '6000 123 456 789' }
const fresh = { password: 'a new password', password_confirmation: 'a new password' }
const refused = { status: 422, body: { error: 'confirmation_needed' } }

describe('a session that signed in more than a quarter of an hour ago', () => {
  test.each([
    ['a bank account', bank],
    ['a personal id', { personal_id: '19900101-9802' }],
    ['the password', fresh],
  ])(
    'of a creator does not change %s before the password was typed again, and nothing of the change is kept',
    async (_, fields) => {
      const { who, email } = await people.signUpCreator()
      later(14)
      expect((await change(who, 'instagramer', bank)).status).toBe(200)
      later(2)
      expect(
        await change(who, 'instagramer', { ...fields, ...('bank_account_number' in fields && other), city: 'Lund' }),
      ).toMatchObject(refused)
      expect((await api.call(who, 'GET', '/api/instagramers/me')).body).toMatchObject({
        instagramer: { city: null, bank_account_last_four: '4471', personal_id_masked: null },
      })
      expect(await confirm(who, 'wrong password')).toMatchObject({
        status: 422,
        body: { errors: { password: ['wrong_password'] } },
      })
      expect(
        await change(who, 'instagramer', { ...fields, ...('bank_account_number' in fields && other) }),
      ).toMatchObject(refused)
      expect((await confirm(who)).status).toBe(204)
      expect(
        (await change(who, 'instagramer', { ...fields, ...('bank_account_number' in fields && other) })).status,
      ).toBe(200)
      expect((await people.signIn(email, 'password' in fields ? fresh.password : password, 'instagramer')).status).toBe(
        200,
      )
    },
  )

  test('of staff does not change the password, and each session is asked for itself', async () => {
    const { who, email } = await people.signUp()
    const stolen = withToken(tokenIn(await people.signIn(email)))
    later(16)
    expect((await confirm(who)).status).toBe(204)
    expect(await change(stolen, 'user', fresh)).toMatchObject(refused)
    expect((await people.signIn(email)).status).toBe(200)
    expect((await change(who, 'user', fresh)).status).toBe(200)
  })

  test('changes the rest of the profile, and sends back the bank account that is known, without a question', async () => {
    const creator = await people.signUpCreator()
    await change(creator.who, 'instagramer', { ...bank, personal_id: '19900101-9802' })
    const staff = await people.signUp()
    later(60)
    expect(
      (await change(creator.who, 'instagramer', { ...bank, personal_id: '199001019802', city: 'Umeå' })).body,
    ).toMatchObject({ instagramer: { city: 'Umeå' } })
    expect((await change(staff.who, 'user', { name: 'Sara' })).body).toMatchObject({ user: { name: 'Sara' } })
  })

  test('may change again for a quarter of an hour after the password was typed, not longer, nor by renewal of its token', async () => {
    const { who } = await people.signUpCreator()
    later(70)
    const renewed = withToken(tokenIn(await api.call(who, 'GET', '/api/auth/refresh_token')))
    expect(await change(renewed, 'instagramer', bank)).toMatchObject(refused)
    expect((await confirm(renewed)).status).toBe(204)
    later(14)
    expect((await change(renewed, 'instagramer', bank)).status).toBe(200)
    later(2)
    expect(await change(renewed, 'instagramer', other)).toMatchObject(refused)
  })

  test('ties no sign-in by a provider to the account', async () => {
    const { who } = await people.signUpCreator()
    later(16)
    expect(
      await api.call(who, 'POST', '/api/instagramers/me/connections', { body: { provider: 'facebook' } }),
    ).toMatchObject(refused)
  })
})

test('an account without a password signs in again by its provider, and no password confirms it', async () => {
  const { who, id } = await people.newCreator()
  await api.db.updateTable('instagramers').set({ password_hash: null }).where('id', '=', id).execute()
  expect((await change(who, 'instagramer', bank)).status).toBe(200)
  later(16)
  expect(await change(who, 'instagramer', other)).toMatchObject({
    status: 422,
    body: { error: 'fresh_sign_in_needed' },
  })
  expect(await confirm(who)).toMatchObject({ status: 422, body: { errors: { password: ['wrong_password'] } } })
  expect((await change(await api.actor('instagramer', id), 'instagramer', other)).status).toBe(200)
})

describe('guessing', () => {
  let limited: TestApi
  beforeEach(async () => {
    limited = await openTestApi({ signInLimit: 20 })
  })
  afterEach(() => limited.close())

  test('the password by a stolen session is refused after a few tries, whatever address they come from', async () => {
    const { who } = await peopleOf(limited).signUpCreator()
    const tries = []
    for (let at = 0; at < 6; at += 1) {
      tries.push(
        (
          await limited.call(who, 'POST', '/api/auth/password_confirmation', {
            body: { password: `guess ${at}` },
            headers: { 'x-forwarded-for': `203.0.113.${at}` },
          })
        ).status,
      )
    }
    expect(tries).toEqual([422, 422, 422, 422, 422, 429])
    const answer = await limited.call(who, 'POST', '/api/auth/password_confirmation', { body: { password } })
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
