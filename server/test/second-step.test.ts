import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { addDays, dayOf } from '../src/days'
import { moveInto } from './support/move-into'
import { stepIn, turnOnApp } from './support/second-step'
import { password, peopleOf, tokenIn, withToken } from './support/sign-ups'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  api = await openTestApi()
  people = peopleOf(api)
})
afterAll(() => api.close())

const minutes = (count: number) => (api.clock.now = new Date(api.clock.now.getTime() + count * 60_000))
const withApp = async () => {
  const person = await people.newStaff()
  return { ...person, ...(await turnOnApp(api, person.who)) }
}
const goOn = (token: string, proof: object, headers: Record<string, string> = {}) =>
  api.call(null, 'POST', '/api/auth/users/second_step', { body: { token, ...proof }, headers })
const signIn = async (email: string) => stepIn(await people.signIn(email)).token
const own = async (who: Actor) =>
  (
    (await api.call(who, 'GET', '/api/users/me/second_step')).body as {
      second_step: {
        since: string | null
        app_since: string | null
        recovery_codes_left: number
        due_on: string | null
      }
    }
  ).second_step
const subjectsTo = async (email: string) => (await api.mailsTo(email)).map(({ subject }) => subject)
const errors = (answer: Answer) => (answer.body as { errors?: Record<string, string[]> }).errors

describe('an app with codes', () => {
  test('is turned on by its first code, with recovery codes that are shown once, and told by mail', async () => {
    const { who, email, recoveryCodes, address, confirmed } = await withApp()
    expect(confirmed.status).toBe(200)
    expect(address).toContain(`otpauth://totp/Samspel:${encodeURIComponent(email)}`)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await own(who)).toMatchObject({ since: expect.any(String), recovery_codes_left: 10 })
    expect(await subjectsTo(email)).toContain('Inloggning i två steg är på')
    const { rows } = await sql<{ secret: string }>`SELECT secret FROM second_step_apps`.execute(api.db)
    for (const { secret } of rows) expect(secret).toMatch(/^v1\./)
  })

  test('is not on before its first code, nor by a wrong one', async () => {
    const { who, email } = await people.newStaff()
    await api.call(who, 'POST', '/api/users/me/second_step/app')
    const wrong = await api.call(who, 'PUT', '/api/users/me/second_step/app', { body: { code: '000000' } })
    expect(errors(wrong)).toEqual({ code: ['wrong_code'] })
    expect(await own(who)).toMatchObject({ since: null, app_since: null })
    expect((await people.signIn(email)).status).toBe(200)
  })

  test('asks for the password that was typed long ago', async () => {
    const { who } = await people.newStaff()
    minutes(16)
    const answer = await api.call(who, 'POST', '/api/users/me/second_step/app')
    expect(answer).toMatchObject({ status: 422, body: { error: 'confirmation_needed' } })
  })
})

describe('signing in with it', () => {
  test('the right password opens no session: it says what goes on, and a code ends it', async () => {
    const { email, code } = await withApp()
    const first = await people.signIn(email)
    expect(first).toMatchObject({ status: 422, body: { error: 'second_step_needed' } })
    expect(tokenIn(first)).toBe('')
    expect(stepIn(first).ways).toEqual(['app', 'recovery_code'])
    expect((await people.signIn(email, 'wrong password')).body).toEqual({ error: 'bad_credentials' })
    const done = await goOn(stepIn(first).token, { code: ` ${code(0).slice(0, 3)} ${code(0).slice(3)} ` })
    expect(done).toMatchObject({ status: 200, body: { user: { email, second_step: true } } })
    expect((await api.call(withToken(tokenIn(done)), 'GET', '/api/users/me')).status).toBe(200)
  })

  test('neither a code nor a token is taken twice, nor an older code', async () => {
    const { email, code } = await withApp()
    const token = await signIn(email)
    const now = code(0)
    expect((await goOn(token, { code: now })).status).toBe(200)
    expect(errors(await goOn(token, { code: code(1) }))).toEqual({ token: ['token_invalid'] })
    expect(errors(await goOn(await signIn(email), { code: now }))).toEqual({ code: ['already_used'] })
    expect(errors(await goOn(await signIn(email), { code: code(-1) }))).toEqual({ code: ['already_used'] })
    expect((await goOn(await signIn(email), { code: code(1) })).status).toBe(200)
  })

  test('of two requests at once with one code, one is let in', async () => {
    const { email, code } = await withApp()
    const [a, b] = [await signIn(email), await signIn(email)]
    const statuses = (await Promise.all([a, a, b].map((token) => goOn(token, { code: code(0) })))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('a token ends after ten minutes', async () => {
    const { email, code } = await withApp()
    const token = await signIn(email)
    minutes(11)
    expect(errors(await goOn(token, { code: code(0) }))).toEqual({ token: ['token_invalid'] })
  })

  test('five wrong codes end the token, ten in an hour every try, and the owner is told once', async () => {
    const { email, code } = await withApp()
    for (let round = 0; round < 2; round += 1) {
      const token = await signIn(email)
      for (let time = 0; time < 5; time += 1)
        expect(errors(await goOn(token, { code: '000000' }))).toEqual({ code: ['wrong_code'] })
      if (round === 0) expect(errors(await goOn(token, { code: code(0) }))).toEqual({ token: ['token_invalid'] })
    }
    expect((await goOn(await signIn(email), { code: code(0) })).body).toEqual({ error: 'too_many_requests' })
    expect((await subjectsTo(email)).filter((subject) => subject.startsWith('Någon har ditt lösenord'))).toHaveLength(1)
    minutes(61)
    expect((await goOn(await signIn(email), { code: code(0) })).status).toBe(200)
  })

  test('a recovery code ends it once, as people write it, and the owner is told', async () => {
    const { email, recoveryCodes, who } = await withApp()
    const recoveryCode = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')
    expect((await goOn(await signIn(email), { recovery_code: recoveryCode })).status).toBe(200)
    expect(errors(await goOn(await signIn(email), { recovery_code: recoveryCode }))).toEqual({
      recovery_code: ['already_used'],
    })
    expect(errors(await goOn(await signIn(email), { recovery_code: 'aaaa' }))).toEqual({
      recovery_code: ['wrong_code'],
    })
    expect(await own(who)).toMatchObject({ recovery_codes_left: 9 })
    expect(await subjectsTo(email)).toContain('En återställningskod användes för att logga in')
  })

  test('new recovery codes end the old', async () => {
    const { email, recoveryCodes, who } = await withApp()
    const answer = await api.call(who, 'POST', '/api/users/me/second_step/recovery_codes')
    const [fresh] = (answer.body as { recovery_codes: string[] }).recovery_codes
    expect(errors(await goOn(await signIn(email), { recovery_code: recoveryCodes[1] }))).toEqual({
      recovery_code: ['wrong_code'],
    })
    expect((await goOn(await signIn(email), { recovery_code: fresh })).status).toBe(200)
  })

  test('codes of one account open no other', async () => {
    const [one, other] = [await withApp(), await withApp()]
    const token = await signIn(one.email)
    expect(errors(await goOn(token, { code: other.code(0) }))).toEqual({ code: ['wrong_code'] })
    expect(errors(await goOn(token, { recovery_code: other.recoveryCodes[0] }))).toEqual({
      recovery_code: ['wrong_code'],
    })
  })

  test('one who was blocked meanwhile is not let in', async () => {
    const { id, email, code } = await withApp()
    const token = await signIn(email)
    await sql`UPDATE users SET blocked_at = now() WHERE id = ${id}`.execute(api.db)
    expect(errors(await goOn(token, { code: code(0) }))).toEqual({ token: ['token_invalid'] })
  })

  test('a new password by link opens no session, and the second step still stands', async () => {
    const { email, code } = await withApp()
    await api.call(null, 'POST', '/api/auth/users/password', { body: { user: { email }, redirect_url: '' } })
    const token = (await people.lastLink(email)).searchParams.get('reset_password_token')
    const word = 'kaffe och bullar'
    const body = { user: { password: word, password_confirmation: word, reset_password_token: token } }
    const changed = await api.call(null, 'PUT', '/api/auth/users/password', { body })
    expect([changed.status, tokenIn(changed)]).toEqual([204, ''])
    const answer = await people.signIn(email, word)
    expect(answer.status).toBe(422)
    expect((await goOn(stepIn(answer).token, { code: code(0) })).status).toBe(200)
  })
})

describe('a remembered browser', () => {
  const cookieIn = (answer: Answer) => String(answer.headers['set-cookie'] ?? '').split(';')[0]!
  const remembered = async () => {
    const person = await withApp()
    const done = await goOn(await signIn(person.email), { code: person.code(0), remember: true })
    const cookie = cookieIn(done)
    const enter = (word = password) =>
      api.call(null, 'POST', '/api/auth/users/sign_in', {
        body: { user: { email: person.email, password: word } },
        headers: { cookie },
      })
    return { ...person, done, cookie, enter, who: withToken(tokenIn(done)) }
  }
  const listed = async (who: Actor, cookie: string) =>
    (
      (await api.call(who, 'GET', '/api/users/me/remembered_devices', { headers: { cookie } })).body as {
        remembered_devices: { id: string; current: boolean }[]
      }
    ).remembered_devices

  test('needs no code for thirty days, by a cookie that scripts cannot read', async () => {
    const { done, enter, cookie, who } = await remembered()
    expect(String(done.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/i)
    expect((await enter()).status).toBe(200)
    expect((await enter('wrong password')).status).toBe(401)
    expect(await listed(who, cookie)).toMatchObject([{ current: true }])
    minutes(30 * 24 * 60 + 1)
    expect((await enter()).status).toBe(422)
  })

  test('of one account lets no other in', async () => {
    const [{ cookie }, other] = [await remembered(), await withApp()]
    const answer = await api.call(null, 'POST', '/api/auth/users/sign_in', {
      body: { user: { email: other.email, password } },
      headers: { cookie },
    })
    expect(answer.status).toBe(422)
  })

  test('is forgotten by its owner, by nobody else, and with another password', async () => {
    const { enter, cookie, who } = await remembered()
    const [device] = await listed(who, cookie)
    const { who: stranger } = await people.newStaff()
    const forget = (by: Actor) => api.call(by, 'DELETE', `/api/users/me/remembered_devices/${device!.id}`)
    expect((await forget(stranger)).status).toBe(404)
    expect((await enter()).status).toBe(200)
    expect((await forget(who)).status).toBe(204)
    expect((await enter()).status).toBe(422)

    const another = await remembered()
    const word = 'kaffe och bullar'
    const changed = await api.call(another.who, 'PATCH', '/api/users/me', {
      body: { user: { password: word, password_confirmation: word } },
    })
    expect(changed.status).toBe(200)
    expect((await another.enter(word)).status).toBe(422)
  })
})

describe('turning it off', () => {
  test('takes a code, and everything that it had goes', async () => {
    const { who, email, code } = await withApp()
    const off = (given: string) => api.call(who, 'POST', '/api/users/me/second_step/off', { body: { code: given } })
    expect(errors(await off('000000'))).toEqual({ code: ['wrong_code'] })
    expect((await off(code(0))).status).toBe(204)
    expect(await own(who)).toMatchObject({ since: null, app_since: null, recovery_codes_left: 0 })
    expect((await people.signIn(email)).status).toBe(200)
    expect(await subjectsTo(email)).toContain('Inloggning i två steg är av')
  })
})

describe('a company that asks for it', () => {
  const requires = (who: Actor, companyId: string, required: boolean) =>
    api.call(who, 'PATCH', `/api/companies/${companyId}/second_step`, { body: { required } })
  const inDays = (days: number) => addDays(dayOf(api.clock.now), days)

  test('gives seven days, and then those without it can only set it up', async () => {
    const { who, company_id: company } = await people.newStaff()
    const day = inDays(7)
    expect((await requires(who, company, true)).body).toMatchObject({ company: { second_step_required_from: day } })
    expect(await own(who)).toMatchObject({ due_on: day })
    expect((await api.call(who, 'GET', `/api/companies/${company}`)).status).toBe(200)
    await sql`UPDATE companies SET second_step_required_from = ${inDays(0)} WHERE id = ${company}`.execute(api.db)
    for (const path of [`/api/companies/${company}`, '/api/brands', '/api/notices', '/api/sessions'])
      expect(await api.call(who, 'GET', path)).toMatchObject({ status: 422, body: { error: 'second_step_required' } })
    expect((await api.call(who, 'GET', '/api/users/me')).body).toMatchObject({
      user: { second_step_due_on: inDays(0) },
    })
    await turnOnApp(api, who)
    expect((await api.call(who, 'GET', `/api/companies/${company}`)).status).toBe(200)
    expect(await own(who)).toMatchObject({ due_on: null })
  })

  test('lets nobody turn it off before it stops asking', async () => {
    const { who, company_id: company, code } = await withApp()
    await requires(who, company, true)
    const off = () => api.call(who, 'POST', '/api/users/me/second_step/off', { body: { code: code(0) } })
    expect((await off()).body).toEqual({ error: 'second_step_required' })
    await requires(who, company, false)
    expect((await off()).status).toBe(204)
  })

  test('keeps its day when it asks again, and others cannot ask for it', async () => {
    const { who, company_id: company } = await people.newStaff()
    await requires(who, company, true)
    const day = inDays(7)
    minutes(11 * 60)
    expect((await requires(who, company, true)).body).toMatchObject({ company: { second_step_required_from: day } })
    const { who: stranger } = await people.newStaff()
    expect((await requires(stranger, company, true)).status).toBe(404)
  })
})

test('platform staff have seven days from their first sign-in, and then nothing but setting it up', async () => {
  const { id, email } = await people.newStaff()
  await sql`UPDATE users SET role = 'admin', company_id = NULL WHERE id = ${id}`.execute(api.db)
  const who = withToken(tokenIn(await people.signIn(email)))
  const day = addDays(dayOf(api.clock.now), 7)
  expect(await own(who)).toMatchObject({ due_on: day })
  expect((await api.call(who, 'GET', '/api/companies')).status).toBe(200)
  minutes(60)
  await people.signIn(email)
  expect(await own(who)).toMatchObject({ due_on: day })
  await sql`UPDATE users SET second_step_due_on = ${dayOf(api.clock.now)} WHERE id = ${id}`.execute(api.db)
  expect((await api.call(who, 'GET', '/api/companies')).body).toEqual({ error: 'second_step_required' })
})

test('the log of the company says who turned it on and off, asked for it and reset it', async () => {
  const person = await withApp()
  const { who, company_id: company, code, id } = person
  const requires = (required: boolean) =>
    api.call(who, 'PATCH', `/api/companies/${company}/second_step`, { body: { required } })
  await requires(true)
  await requires(false)
  await api.call(who, 'POST', '/api/users/me/second_step/off', { body: { code: code(0) } })
  const { rows } = await sql<{ kind: string; actor_id: string }>`SELECT kind, actor_id FROM audit_entries
    WHERE company_id = ${company} AND kind LIKE 'second%' ORDER BY created_at, id`.execute(api.db)
  expect(rows.map(({ kind }) => kind).sort()).toEqual(
    ['second_step_on', 'second_step_asked', 'second_step_unasked', 'second_step_off'].sort(),
  )
  expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([id]))
})

describe('a second step that was lost', () => {
  const colleagueOf = async ({ id, company_id: company }: { id: string; company_id: string }) => {
    const colleague = await people.newStaff()
    await moveInto(api, colleague, company)
    expect(id).not.toBe(colleague.id)
    return colleague
  }
  const reset = (who: Actor, id: string) => api.call(who, 'DELETE', `/api/users/${id}/second_step`)

  test('is taken away by a colleague who manages the company: sessions end, and its owner is told', async () => {
    const lost = await withApp()
    const colleague = await colleagueOf(lost)
    expect((await reset(colleague.who, lost.id)).status).toBe(204)
    expect((await api.call(lost.who, 'GET', '/api/users/me')).status).toBe(401)
    expect((await people.signIn(lost.email)).status).toBe(200)
    expect(await subjectsTo(lost.email)).toContain('Ditt andra inloggningssteg är borttaget av en kollega')
    expect((await reset(colleague.who, lost.id)).body).toEqual({ error: 'second_step_off' })
  })

  test('never by oneself, nor by another company', async () => {
    const lost = await withApp()
    expect((await reset(lost.who, lost.id)).body).toEqual({ error: 'not_own' })
    const { who: stranger } = await people.newStaff()
    expect((await reset(stranger, lost.id)).status).toBe(404)
  })
})
