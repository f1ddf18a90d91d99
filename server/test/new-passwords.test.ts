import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { invitationsOf, newEmail } from './support/invitations'
import { recordsOf } from './support/records'
import { password, peopleOf } from './support/sign-ups'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  api = await openTestApi()
  people = peopleOf(api)
})
afterAll(() => api.close())

const refused = { status: 422, body: { errors: { password: ['too_common'] } } }

test.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'football1', 'iloveyou'])(
  '%s is refused at sign-up of staff and creators, whatever its case',
  async (word) => {
    expect((await people.signUp({ password: word })).answer).toMatchObject(refused)
    expect((await people.signUpCreator({ password: word })).answer).toMatchObject(refused)
  },
)

test('a common password is refused from within, by a reset link and by an invitation, which all stay good for another one', async () => {
  const { who, email } = await people.signUp()
  const word = { password: 'sunshine', password_confirmation: 'sunshine' }
  expect(await api.call(who, 'PATCH', '/api/users/me', { body: { user: word } })).toMatchObject(refused)
  const creator = await people.signUpCreator()
  expect(await api.call(creator.who, 'PATCH', '/api/instagramers/me', { body: { instagramer: word } })).toMatchObject(
    refused,
  )

  await api.call(null, 'POST', '/api/auth/users/password', { body: { user: { email }, redirect_url: '' } })
  const token = (await people.lastLink(email)).searchParams.get('reset_password_token')
  const reset = (fields: object) =>
    api.call(null, 'PUT', '/api/auth/users/password', { body: { user: { ...fields, reset_password_token: token } } })
  expect(await reset(word)).toMatchObject(refused)
  expect((await reset({ password: 'kaffe och bullar', password_confirmation: 'kaffe och bullar' })).status).toBe(204)

  const invitations = invitationsOf(api, recordsOf(api))
  const { brand, staff } = await invitations.setUp()
  const invited = newEmail()
  await invitations.invite(staff, { email: invited, role: 'company', brand_ids: [brand.id] })
  const link = await invitations.tokenOf(invited)
  expect(await invitations.accept(link, word)).toMatchObject(refused)
  expect((await invitations.accept(link)).status).toBe(200)
})

test('a password made of the own address, name or Samspel is refused at every door, and a reset link stays good', async () => {
  const own = { status: 422, body: { errors: { password: ['own_words'] } } }
  const { who, email } = await people.signUp()
  const words = email.replace(/@.*/, '')
  for (const word of ['samspel1', email]) {
    expect((await people.signUp({ password: word, email })).answer.status).toBe(422)
    const change = { password: word, password_confirmation: word }
    expect(await api.call(who, 'PATCH', '/api/users/me', { body: { user: change } })).toMatchObject(own)
  }
  expect((await people.signUpCreator({ password: 'samspel1' })).answer).toMatchObject(own)
  await api.call(null, 'POST', '/api/auth/users/password', { body: { user: { email }, redirect_url: '' } })
  const token = (await people.lastLink(email)).searchParams.get('reset_password_token')
  const reset = (word: string) =>
    api.call(null, 'PUT', '/api/auth/users/password', {
      body: { user: { password: word, password_confirmation: word, reset_password_token: token } },
    })
  expect(await reset(words)).toMatchObject(own)
  expect((await reset('kaffe och bullar')).status).toBe(204)
})

test('the passwords of the demo and of these tests are taken, and a short one is too short', async () => {
  for (const word of [password, 'long enough', 'a new password', `ett nytt ord ${uuidv7()}`])
    expect((await people.signUp({ password: word })).answer.status).toBe(200)
  expect((await people.signUp({ password: 'dragon' })).answer).toMatchObject({
    status: 422,
    body: { errors: { password: ['too_short'] } },
  })
})
