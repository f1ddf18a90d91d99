import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { comesByIssuer } from '../src/modules/auth/comes-by-issuer'
import { startIssuer } from './support/oidc-server'
import { stepIn, turnOnApp } from './support/second-step'
import { password, peopleOf, tokenIn, withToken } from './support/sign-ups'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

const back = 'http://localhost:8080/company-sign-in'
let api: TestApi
let people: ReturnType<typeof peopleOf>
let server: Awaited<ReturnType<typeof startIssuer>>
beforeAll(async () => {
  api = await openTestApi({ companyIssuers: { ownNetwork: true, patienceMs: 60_000 } })
  people = peopleOf(api)
  server = await startIssuer(back)
})
afterAll(async () => {
  await server.close()
  await api.close()
})
afterEach(() => {
  server.state.tamper = undefined
  server.state.denies = false
})

const minutes = (count: number) => (api.clock.now = new Date(api.clock.now.getTime() + count * 60_000))
const errors = (answer: Answer) => (answer.body as { errors?: Record<string, string[]> }).errors
const cookieOf = ({ headers }: Answer) => {
  const [line] = [headers['set-cookie']].flat() as string[]
  return line?.split(';')[0] ?? ''
}
let names = 0

/** A company with an owner and a colleague who reads, both at the company's own domain. */
const company = async () => {
  const domain = `firm-${(names += 1)}.test`
  const owner = await people.newStaff()
  const colleague = await people.newStaff()
  const rename = async (id: string, name: string) => {
    await sql`UPDATE users SET email = ${`${name}@${domain}`}, email_confirmed_at = now(), company_id = ${owner.company_id}
      WHERE id = ${id}`.execute(api.db)
    await sql`DELETE FROM company_users WHERE user_id = ${id} AND company_id <> ${owner.company_id}`.execute(api.db)
  }
  await rename(owner.id, 'owner')
  await rename(colleague.id, 'colleague')
  await sql`UPDATE brand_users SET role = 'reader', brand_id = ${owner.brand_ids[0]} WHERE user_id = ${colleague.id}`.execute(
    api.db,
  )
  const path = `/api/companies/${owner.company_id}/sign_in`
  const settings = {
    issuer: server.issuer,
    client_id: 'samspel',
    client_secret: 'a secret of the company',
    domains: [domain],
    required: false,
    issuer_does_second_step: false,
  }
  const set = (change: object = {}, who: Actor = owner.who, rest: object = {}) =>
    api.call(who, 'PUT', path, { body: { sign_in: { ...settings, ...change }, ...rest } })
  return { domain, owner, colleague, path, set, settings, at: (name: string) => `${name}@${domain}` }
}
const withIssuer = async (change: object = {}) => {
  const made = await company()
  expect((await made.set(change)).status).toBe(200)
  return made
}

const start = (email: string) => api.call(null, 'POST', '/api/auth/company_sign_in', { body: { email } })
const finish = (answer: string, cookie: string) =>
  api.call(null, 'PUT', '/api/auth/company_sign_in', { body: { answer }, headers: { cookie } })
const urlOf = ({ body }: Answer) => (body as { url: string }).url

/** Signs in at the issuer as a subject with an address. */
const signIn = async (subject: string, email: string, verified = true) => {
  server.people.set(subject, { email, email_verified: verified })
  server.state.who = subject
  const started = await start(email)
  expect(started.status).toBe(200)
  const answer = await server.visit(urlOf(started))
  return { started, answer, done: await finish(answer, cookieOf(started)) }
}
const reasonOf = async (subject: string, email: string, verified = true) =>
  errors((await signIn(subject, email, verified)).done)?.answer
const tried = async ({ path, owner, at }: Awaited<ReturnType<typeof company>>) => {
  const started = await api.call(owner.who, 'POST', `${path}/trial`)
  server.people.set('owner', { email: at('owner'), email_verified: true })
  server.state.who = 'owner'
  return finish(await server.visit(urlOf(started)), cookieOf(started))
}

describe('signing in by the company’s account', () => {
  test('opens a session of the user with the verified address, as a password does', async () => {
    const { colleague, at } = await withIssuer()
    const { done } = await signIn(uuidv7(), at('colleague'))
    expect(done).toMatchObject({ status: 200, body: { user: { id: colleague.id }, tried_company_id: null } })
    const who = withToken(tokenIn(done))
    expect((await api.call(who, 'GET', '/api/users/me')).status).toBe(200)
    const { rows } = await sql<{
      kind: string
    }>`SELECT kind FROM security_alerts WHERE user_id = ${colleague.id}`.execute(api.db)
    expect(rows).toEqual([])
    const sessions = (await api.call(who, 'GET', '/api/sessions')).body as { sessions: unknown[] }
    expect(sessions.sessions).toHaveLength(2)
    const { rows: kept } = await sql<{ client_secret: string }>`SELECT client_secret FROM company_sign_ins`.execute(
      api.db,
    )
    for (const { client_secret: secret } of kept) expect(secret).toMatch(/^v1\./)
  })

  test('asks for the second step, unless the issuer does it', async () => {
    const made = await withIssuer()
    const app = await turnOnApp(api, made.colleague.who)
    const subject = uuidv7()
    const { done } = await signIn(subject, made.at('colleague'))
    expect(done).toMatchObject({ status: 422, body: { error: 'second_step_needed' } })
    const ended = await api.call(null, 'POST', '/api/auth/users/second_step', {
      body: { token: stepIn(done).token, code: app.code(1) },
    })
    expect(ended.status).toBe(200)
    expect((await made.set({ issuer_does_second_step: true })).status).toBe(200)
    expect((await signIn(subject, made.at('colleague'))).done.status).toBe(200)
  })

  test('binds the subject at the first sign-in: neither another subject nor another person comes in by it', async () => {
    const { at } = await withIssuer()
    const [mine, other] = [uuidv7(), uuidv7()]
    expect((await signIn(mine, at('colleague'))).done.status).toBe(200)
    expect(await reasonOf(other, at('colleague'))).toEqual(['sign_in_other_person'])
    expect(await reasonOf(mine, at('owner'))).toEqual(['sign_in_other_person'])
    expect((await signIn(mine, at('colleague'))).done.status).toBe(200)
  })

  test('lets in nobody who is in another company too, who keeps the password; nor does a guest bring a domain', async () => {
    const made = await withIssuer()
    expect((await tried(made)).status).toBe(200)
    expect((await made.set({ required: true })).status).toBe(200)
    const host = await company()
    await sql`INSERT INTO company_users (user_id, company_id, joined_at)
      VALUES (${made.colleague.id}, ${host.owner.company_id}, now())`.execute(api.db)
    expect(await reasonOf(uuidv7(), made.at('colleague'))).toEqual(['sign_in_several'])
    expect(await comesByIssuer(api.db, made.colleague.id)).toBe(false)
    expect(errors(await host.set({ domains: [made.domain] }))?.domains).toEqual(['not_yours'])
    await sql`DELETE FROM company_users WHERE user_id = ${made.colleague.id} AND company_id = ${host.owner.company_id}`.execute(
      api.db,
    )
    expect(await comesByIssuer(api.db, made.colleague.id)).toBe(true)
    expect((await signIn(uuidv7(), made.at('colleague'))).done.status).toBe(200)
  })

  test('creates nobody, and lets in nobody unverified, of another company, blocked or removed', async () => {
    const { at, colleague } = await withIssuer()
    const other = await withIssuer()
    expect(await reasonOf(uuidv7(), at('nobody'))).toEqual(['sign_in_unknown'])
    expect(await reasonOf(uuidv7(), at('colleague'), false)).toEqual(['sign_in_unverified'])
    // The issuer of one company says that somebody is of another.
    const subject = uuidv7()
    const started = await start(at('colleague'))
    server.people.set(subject, { email: other.at('owner'), email_verified: true })
    server.state.who = subject
    const answer = await server.visit(urlOf(started))
    expect(errors(await finish(answer, cookieOf(started)))?.answer).toEqual(['sign_in_unknown'])
    await sql`UPDATE users SET blocked_at = now() WHERE id = ${colleague.id}`.execute(api.db)
    expect(await reasonOf(uuidv7(), at('colleague'))).toEqual(['sign_in_unknown'])
    const { rows } = await sql`SELECT 1 FROM users WHERE email = ${at('nobody')}`.execute(api.db)
    expect(rows).toEqual([])
  })

  test('leads nowhere for an address whose domain no company has', async () => {
    expect(errors(await start('anna@nowhere.test'))?.email).toEqual(['no_company_sign_in'])
    expect(errors(await start('no address'))?.email).toEqual(['invalid_email'])
  })

  test('takes an answer once, in the browser that began, within ten minutes', async () => {
    const { at } = await withIssuer()
    const { answer, started, done } = await signIn(uuidv7(), at('colleague'))
    expect(done.status).toBe(200)
    expect(errors(await finish(answer, cookieOf(started)))?.answer).toEqual(['sign_in_expired'])
    const others = await start(at('colleague'))
    const own = await start(at('colleague'))
    const forOthers = await server.visit(urlOf(others))
    expect(errors(await finish(forOthers, cookieOf(own)))?.answer).toEqual(['sign_in_expired'])
    expect(errors(await finish(forOthers, ''))?.answer).toEqual(['sign_in_expired'])
    const late = await start(at('colleague'))
    const lateAnswer = await server.visit(urlOf(late))
    minutes(11)
    expect(errors(await finish(lateAnswer, cookieOf(late)))?.answer).toEqual(['sign_in_expired'])
  })

  test('says so when the person or the issuer says no', async () => {
    const { at } = await withIssuer()
    server.state.denies = true
    expect(await reasonOf(uuidv7(), at('colleague'))).toEqual(['sign_in_denied'])
  })
})

describe('an issuer that answers wrongly', () => {
  const inToken = (change: (idToken: string) => string) => {
    server.state.tamper = (answer) => {
      const body = answer.body as { id_token?: string }
      if (answer.path === '/token' && body.id_token) answer.body = { ...body, id_token: change(body.id_token) }
    }
  }
  const past = () => Math.floor(Date.now() / 1_000) - 3_600

  test.each([
    ['another audience', (token: string) => server.resign(token, { aud: 'somebody else' })],
    ['another issuer', (token: string) => server.resign(token, { iss: 'https://issuer.test' })],
    ['another nonce', (token: string) => server.resign(token, { nonce: 'another' })],
    ['an id token that has run out', (token: string) => server.resign(token, { exp: past() })],
    [
      'a foreign key',
      (token: string) => server.resign(token, {}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    ],
    ['no signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
  ])('%s is refused', async (_what, change) => {
    const { at } = await withIssuer()
    inToken(change)
    expect(await reasonOf(uuidv7(), at('colleague'))).toEqual(['issuer_answer'])
  })

  test('a wrong secret is refused there', async () => {
    const { at } = await withIssuer({ client_secret: 'not the secret' })
    expect(await reasonOf(uuidv7(), at('colleague'))).toEqual(['issuer_answer'])
  })

  test('is given up when it is slow, and when it is down', async () => {
    const made = await withIssuer()
    server.state.tamper = ({ path }) => (path === '/token' ? new Promise(() => undefined) : undefined)
    const { patienceMs } = api.config.companyIssuers
    api.config.companyIssuers.patienceMs = 1_000
    expect(await reasonOf(uuidv7(), made.at('colleague'))).toEqual(['issuer_unreachable'])
    api.config.companyIssuers.patienceMs = patienceMs
    server.state.tamper = undefined
    expect((await made.set({ issuer: 'http://127.0.0.1:1' })).status).toBe(200)
    expect(errors(await start(made.at('colleague')))?.answer).toEqual(['issuer_unreachable'])
  })

  test('is not followed where it redirects to', async () => {
    const made = await withIssuer()
    let asked = 0
    const inside: Server = createServer((_request, response) => {
      asked += 1
      response.end('{}')
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const to = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/secrets`
    server.state.tamper = ({ path, redirect }) => (path === '/token' ? redirect(to) : undefined)
    expect(await reasonOf(uuidv7(), made.at('colleague'))).toEqual(['issuer_answer'])
    server.state.tamper = ({ path, redirect }) => (path.startsWith('/.well-known') ? redirect(to) : undefined)
    expect(errors(await start(made.at('colleague')))?.answer).toEqual(['issuer_unreachable'])
    expect(asked).toBe(0)
    inside.close()
  })

  test('does not send the browser to another kind of address', async () => {
    const made = await withIssuer()
    server.state.tamper = (answer) => {
      if (answer.path.startsWith('/.well-known'))
        answer.body = { ...(answer.body as object), authorization_endpoint: 'javascript:alert(1)' }
    }
    expect(errors(await start(made.at('colleague')))?.answer).toEqual(['issuer_answer'])
  })
})

test('in production no issuer leads into our own network, by http or by https', async () => {
  const strict = await openTestApi()
  const owner = await peopleOf(strict).newStaff()
  await sql`UPDATE users SET email = 'owner@strict.test', email_confirmed_at = now() WHERE id = ${owner.id}`.execute(
    strict.db,
  )
  const set = (issuer: string) =>
    strict.call(owner.who, 'PUT', `/api/companies/${owner.company_id}/sign_in`, {
      body: {
        sign_in: {
          issuer,
          client_id: 'samspel',
          client_secret: 'secret',
          domains: ['strict.test'],
          required: false,
          issuer_does_second_step: false,
        },
      },
    })
  expect(errors(await set(server.issuer))).toEqual({ issuer: ['invalid'] })
  const before = server.state.requests
  expect((await set(server.issuer.replace('http:', 'https:'))).status).toBe(200)
  const started = await strict.call(null, 'POST', '/api/auth/company_sign_in', { body: { email: 'a@strict.test' } })
  expect(errors(started)?.answer).toEqual(['issuer_unreachable'])
  expect(server.state.requests).toBe(before)
  await strict.close()
})

describe('the settings', () => {
  test('take domains of owners’ confirmed addresses alone, and each for one company', async () => {
    const made = await company()
    expect(errors(await made.set({ domains: ['elsewhere.test'] }))).toEqual({ domains: ['not_yours'] })
    expect(errors(await made.set({ domains: [] }))).toEqual({ domains: ['required'] })
    const own = made.at('owner')
    await sql`UPDATE users SET email = 'anna@gmail.com' WHERE id = ${made.owner.id}`.execute(api.db)
    expect(errors(await made.set({ domains: ['gmail.com'] }))).toEqual({ domains: ['not_yours'] })
    await sql`UPDATE users SET email = ${own} WHERE id = ${made.owner.id}`.execute(api.db)
    expect((await made.set()).status).toBe(200)
    const other = await company()
    const theirs = other.at('owner')
    await sql`UPDATE users SET email = ${`x@${made.domain}`} WHERE id = ${other.colleague.id}`.execute(api.db)
    expect(errors(await other.set({ domains: [made.domain] }))).toEqual({ domains: ['not_yours'] })
    await sql`UPDATE users SET email = ${`y@${made.domain}`} WHERE id = ${other.owner.id}`.execute(api.db)
    expect(errors(await other.set({ domains: [made.domain] }))).toEqual({ domains: ['taken'] })
    await sql`UPDATE users SET email = ${theirs} WHERE id = ${other.owner.id}`.execute(api.db)
    await sql`UPDATE users SET email_confirmed_at = NULL WHERE id = ${other.owner.id}`.execute(api.db)
    expect(errors(await other.set())).toEqual({ domains: ['not_yours'] })
  })

  test('are the owner’s, with the password typed lately and a code where there is a second step; the secret is never shown', async () => {
    const made = await company()
    expect((await made.set({}, made.colleague.who)).status).toBe(404)
    expect((await api.call(made.colleague.who, 'GET', made.path)).status).toBe(404)
    const { code } = await turnOnApp(api, made.owner.who)
    expect(errors(await made.set())).toEqual({ code: ['required'] })
    expect(errors(await made.set({}, made.owner.who, { code: '000000' }))).toEqual({ code: ['wrong_code'] })
    const set = await made.set({}, made.owner.who, { code: code(1) })
    expect(set.status).toBe(200)
    expect(JSON.stringify(set.body)).not.toContain('a secret of the company')
    expect(set.body).toMatchObject({
      sign_in: { issuer: server.issuer, tried_at: null },
      possible_domains: [made.domain],
      return_address: back,
      outside_count: 0,
    })
    minutes(16)
    expect(await made.set()).toMatchObject({ body: { error: 'confirmation_needed' } })
    expect(await api.call(made.owner.who, 'DELETE', made.path)).toMatchObject({
      body: { error: 'confirmation_needed' },
    })
  })

  test('can be required once a trial has succeeded; then people come in by it, and owners by password too', async () => {
    const made = await withIssuer()
    expect(errors(await made.set({ required: true }))).toEqual({ required: ['trial_needed'] })
    expect(await tried(made)).toMatchObject({
      status: 200,
      body: { user: null, tried_company_id: made.owner.company_id },
    })
    // Another client is not the one that was tried.
    expect(errors(await made.set({ required: true, client_secret: 'another' }))).toEqual({ required: ['trial_needed'] })
    expect((await made.set({ required: true, client_secret: undefined })).status).toBe(200)
    expect(await people.signIn(made.at('colleague'), password)).toMatchObject({
      status: 422,
      body: { error: 'company_sign_in_required' },
    })
    expect((await people.signIn(made.at('colleague'), 'wrong word')).status).toBe(401)
    expect((await people.signIn(made.at('owner'), password)).status).toBe(200)
    expect((await signIn(uuidv7(), made.at('colleague'))).done.status).toBe(200)
    expect((await api.call(made.owner.who, 'DELETE', made.path)).status).toBe(204)
    expect((await people.signIn(made.at('colleague'), password)).status).toBe(200)
    const { rows } = await sql<{
      kind: string
    }>`SELECT kind FROM audit_entries WHERE company_id = ${made.owner.company_id} ORDER BY created_at, id`.execute(
      api.db,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['company_sign_in_set', 'company_sign_in_set', 'company_sign_in_off'])
  })

  test('a trial opens no session and fails where a sign-in would', async () => {
    const made = await withIssuer()
    const started = await api.call(made.owner.who, 'POST', `${made.path}/trial`)
    server.people.set('stranger', { email: 'stranger@elsewhere.test', email_verified: true })
    server.state.who = 'stranger'
    const failed = await finish(await server.visit(urlOf(started)), cookieOf(started))
    expect(errors(failed)?.answer).toEqual(['sign_in_unknown'])
    const done = await tried(made)
    expect(tokenIn(done)).toBe('')
    expect((await api.call(made.colleague.who, 'POST', `${made.path}/trial`)).status).toBe(404)
  })

  test('another issuer forgets whom the former meant, and ends what is under way', async () => {
    const made = await withIssuer()
    expect((await signIn(uuidv7(), made.at('colleague'))).done.status).toBe(200)
    const started = await start(made.at('colleague'))
    const answer = await server.visit(urlOf(started))
    expect((await made.set({ issuer: 'http://127.0.0.1:1' })).status).toBe(200)
    expect(errors(await finish(answer, cookieOf(started)))?.answer).toEqual(['sign_in_expired'])
    expect((await made.set()).status).toBe(200)
    expect((await signIn(uuidv7(), made.at('colleague'))).done.status).toBe(200)
    expect(errors(await made.set({ issuer: 'http://127.0.0.1:1', client_secret: undefined }))).toEqual({
      client_secret: ['required'],
    })
  })
})
