import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { authenticator } from './support/authenticator'
import { stepIn, turnOnApp } from './support/second-step'
import { peopleOf, tokenIn, withToken } from './support/sign-ups'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

const site = 'http://localhost:8080'
let api: TestApi
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  api = await openTestApi({ appUrl: site })
  people = peopleOf(api)
})
afterAll(() => api.close())

type Key = ReturnType<typeof authenticator>
const errors = (answer: Answer) => (answer.body as { errors?: Record<string, string[]> }).errors
const optionsIn = ({ body }: Answer) => (body as { options: string }).options
const optionsFor = async (who: Actor) => optionsIn(await api.call(who, 'POST', '/api/users/me/passkeys/options'))
const add = (who: Actor, passkey: string, name = 'Min dator') =>
  api.call(who, 'POST', '/api/users/me/passkeys', { body: { name, passkey } })
const idIn = (answer: Answer) => (answer.body as { passkey: { id: string } }).passkey.id
const withKey = async () => {
  const person = await people.newStaff()
  const key = authenticator(site)
  const added = await add(person.who, key.make(await optionsFor(person.who)))
  return { ...person, key, added, passkeyId: idIn(added) }
}
const start = async (email: string) => {
  const { token, ways } = stepIn(await people.signIn(email))
  const challenge = async () =>
    optionsIn(await api.call(null, 'POST', '/api/auth/users/second_step/passkey', { body: { token } }))
  const prove = (passkey: string) => api.call(null, 'POST', '/api/auth/users/second_step', { body: { token, passkey } })
  return { ways, challenge, prove, by: async (key: Key) => prove(key.prove(await challenge())) }
}
const notOurs = { status: 422, body: { errors: { passkey: ['invalid'] } } }

describe('a passkey', () => {
  test('turns the second step on, with recovery codes, and ends a sign-in', async () => {
    const { email, added, key } = await withKey()
    expect(added).toMatchObject({ status: 200, body: { passkey: { name: 'Min dator', last_used_at: null } } })
    expect((added.body as { recovery_codes: string[] }).recovery_codes).toHaveLength(10)
    const { ways, by } = await start(email)
    expect(ways).toEqual(['passkey', 'recovery_code'])
    const done = await by(key)
    expect(done).toMatchObject({ status: 200, body: { user: { email, second_step: true } } })
    expect((await api.call(withToken(tokenIn(done)), 'GET', '/api/users/me/second_step')).body).toMatchObject({
      second_step: { passkeys: [{ name: 'Min dator', last_used_at: expect.any(String) }] },
    })
  })

  test('signs for this site and this challenge alone, once', async () => {
    const { email, key } = await withKey()
    const first = await start(email)
    expect(await first.prove(key.prove(await first.challenge(), 'https://samspel.evil.test'))).toMatchObject(notOurs)
    const old = key.prove(await first.challenge())
    expect((await first.prove(old)).status).toBe(200)
    const second = await start(email)
    expect(await second.prove(old)).toMatchObject(notOurs)
    await second.challenge()
    expect(await second.prove(old)).toMatchObject(notOurs)
    // The challenge was used up by the try before.
    const third = await start(email)
    const good = key.prove(await third.challenge())
    await third.prove('{}')
    expect(await third.prove(good)).toMatchObject(notOurs)
  })

  test('of another account opens nothing, and neither does one that nobody has', async () => {
    const [one, other] = [await withKey(), await withKey()]
    expect(await (await start(one.email)).by(other.key)).toMatchObject(notOurs)
    expect(await (await start(one.email)).by(authenticator(site))).toMatchObject(notOurs)
    expect(await (await start(one.email)).prove('no JSON')).toMatchObject(notOurs)
  })

  test('is made for this site, for the last challenge alone, within five minutes, and for one account', async () => {
    const { who } = await people.newStaff()
    const key = authenticator(site)
    expect(await add(who, key.make(await optionsFor(who), 'https://samspel.evil.test'))).toMatchObject(notOurs)
    const before = await optionsFor(who)
    await optionsFor(who)
    expect(await add(who, key.make(before))).toMatchObject(notOurs)
    const late = await optionsFor(who)
    api.clock.now = new Date(api.clock.now.getTime() + 6 * 60_000)
    expect(await add(who, key.make(late))).toMatchObject(notOurs)
    expect((await add(who, key.make(await optionsFor(who)))).status).toBe(200)
    const { who: stranger } = await people.newStaff()
    expect(await add(stranger, key.make(await optionsFor(stranger)))).toMatchObject(notOurs)
  })

  test('has a name that its owner changes, and nobody else', async () => {
    const { who, passkeyId } = await withKey()
    const rename = (by: Actor) =>
      api.call(by, 'PATCH', `/api/users/me/passkeys/${passkeyId}`, { body: { name: 'Jobbets' } })
    const { who: stranger } = await people.newStaff()
    expect((await rename(stranger)).status).toBe(404)
    expect((await rename(who)).body).toMatchObject({ passkey: { name: 'Jobbets' } })
  })

  test('is removed while something else is left, which recovery codes are not', async () => {
    const { who, passkeyId } = await withKey()
    const remove = (by: Actor) => api.call(by, 'DELETE', `/api/users/me/passkeys/${passkeyId}`)
    const { who: stranger } = await people.newStaff()
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(who)).body).toEqual({ error: 'last_way' })
    await turnOnApp(api, who)
    expect((await remove(who)).status).toBe(204)
  })

  test('asks for the password that was typed long ago', async () => {
    const { who } = await people.newStaff()
    api.clock.now = new Date(api.clock.now.getTime() + 16 * 60_000)
    const answer = await api.call(who, 'POST', '/api/users/me/passkeys/options')
    expect(answer).toMatchObject({ status: 422, body: { error: 'confirmation_needed' } })
    expect(errors(answer)).toBeUndefined()
  })
})
