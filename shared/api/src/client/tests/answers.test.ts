import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { openWire, type Said, type Wire } from './http-server'

let wire: Wire
beforeEach(async () => void (wire = await openWire()))
afterEach(() => wire.close())

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
/** An answer that waits until it is let go. */
const held = (said: Said) => {
  let go = () => {}
  const gate = new Promise<void>((resolve) => (go = resolve))
  return {
    by: (_: IncomingMessage, response: ServerResponse) =>
      void gate.then(() => response.writeHead(said.status ?? 200, said.headers).end(JSON.stringify(said.body ?? {}))),
    go,
  }
}

describe('renewal (C-09)', () => {
  test('the token of an ok answer is stored and the next call sends it; that of a 422 is not (C-09)', async () => {
    wire.session.token = 'T'
    wire.say({ headers: bearer('N') }, { status: 422, headers: bearer('X'), body: { errors: {} } }, {})
    for (let call = 0; call < 3; call += 1) await wire.client.call('getMe')
    expect(wire.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer T', 'Bearer N', 'Bearer N'])
    expect(wire.session.stored).toEqual(['N'])
  })

  test.each([401, 403, 404, 500, 503])('a %i renews nothing (C-09)', async (status) => {
    wire.session.token = 'T'
    wire.say({ status, headers: bearer('X') })
    await wire.client.call('getMe')
    expect(wire.session).toMatchObject({ token: 'T', stored: [] })
  })

  test('a 204 and the answer to a sign-in renew as well (C-09)', async () => {
    wire.say({ headers: bearer('first') }, { status: 204, headers: bearer('second') })
    await wire.client.call('signInUser', { body: { user: { email: 'a', password: 'b' } } })
    await wire.client.call('signOutUser')
    expect(wire.session.stored).toEqual(['first', 'second'])
  })

  test('calls that are renewed at once leave a token of the same session, whichever comes last (C-09)', async () => {
    wire.session.token = 'T'
    const [one, two] = [held({ headers: bearer('N1') }), held({ headers: bearer('N2') })]
    wire.say(one, two)
    const first = wire.client.call('getMe')
    const second = wire.client.call('getMe')
    two.go()
    one.go()
    await Promise.all([first, second])
    expect(wire.session.stored.sort()).toEqual(['N1', 'N2'])
    wire.say({ headers: bearer('N3') })
    await wire.client.call('getMe')
    expect(wire.session.token).toBe('N3')
  })

  test('an answer that comes after the session was renewed twice is of the same session (C-09)', async () => {
    wire.session.token = 'T'
    const late = held({ headers: bearer('late') })
    wire.say(late, { headers: bearer('N1') }, { headers: bearer('N2') })
    const call = wire.client.call('getMe')
    await wire.client.call('getMe')
    await wire.client.call('getMe')
    expect(wire.session.token).toBe('N2')
    late.go()
    await call
    expect(wire.session).toMatchObject({ token: 'late', stored: ['N1', 'N2', 'late'] })
  })

  test('a late answer signs nobody in again who has signed out, nor over who signed in after (C-09, T-30)', async () => {
    wire.session.token = 'T'
    const late = held({ headers: bearer('late') })
    wire.say(late, late)
    const calls = [wire.client.call('getMe'), wire.client.call('getMe')]
    wire.session.token = null
    late.go()
    await calls[0]
    wire.session.token = 'other'
    await calls[1]
    expect(wire.session.stored).toEqual([])
  })
})

describe('refusals (C-10)', () => {
  test('a 401 calls the handler once and the answer is still returned (C-10)', async () => {
    wire.say({ status: 401, body: { error: 'bad_credentials' } })
    expect(await wire.client.call('getMe')).toEqual({
      ok: false,
      status: 401,
      data: undefined,
      error: { status: 401, kind: 'http', id: 'bad_credentials' },
    })
    expect(wire.session.unauthorized).toEqual([{ status: 401, kind: 'http', id: 'bad_credentials' }])
  })

  test('403, 404 and 500 do not call it; a list of raw errors and a message come through (C-10)', async () => {
    for (const status of [403, 404, 500]) {
      wire.say({ status, body: { errors: ['one', 'two'], message: 'Nej' } })
      expect((await wire.client.call('getMe')).error).toEqual({
        status,
        kind: 'http',
        errors: ['one', 'two'],
        message: 'Nej',
      })
    }
    expect(wire.session.unauthorized).toEqual([])
  })

  test('the client itself asks once, whatever comes back (C-14)', async () => {
    for (const status of [499, 404, 500, 503]) {
      wire.say({ status })
      await wire.client.call('getMe')
    }
    expect(wire.asked).toHaveLength(4)
  })
})

describe('answers that are no JSON, or none', () => {
  test('a 204 gives an empty result and no error (C-08)', async () => {
    wire.say({ status: 204 })
    expect(await wire.client.call('signOutUser')).toEqual({ ok: true, status: 204, data: undefined, error: undefined })
  })

  test('a 200 with <html>, or cut off in the middle of its JSON, is unreadable (X-06)', async () => {
    for (const body of ['<html>', '{"user":{"id":"1"', 'undefined']) {
      wire.say({ body })
      expect(await wire.client.call('getMe')).toEqual({
        ok: false,
        status: 200,
        data: undefined,
        error: { status: 200, kind: 'parse' },
      })
    }
  })

  test('an error page of a server in between is an error of its status', async () => {
    wire.say({ status: 502, headers: { 'Content-Type': 'text/html' }, body: '<html>Bad gateway</html>' })
    expect((await wire.client.call('getMe')).error).toEqual({ status: 502, kind: 'http' })
  })

  test('a server that is gone, or that hangs up in the middle of an answer, is status 0 (X-01)', async () => {
    wire.say({
      by: (_, response) => (
        response.writeHead(200, { 'Content-Length': '1000' }),
        response.write('{"user"'),
        void response.socket?.destroy()
      ),
    })
    expect(await wire.client.call('getMe')).toMatchObject({
      ok: false,
      status: 0,
      error: { status: 0, kind: 'offline' },
    })
    await wire.close()
    expect(await wire.client.call('getMe')).toMatchObject({
      ok: false,
      status: 0,
      error: { status: 0, kind: 'offline' },
    })
    wire = await openWire()
  })

  test('a call that its caller gives up answers with status 0 and does not throw', async () => {
    const giveUp = new AbortController()
    const never = held({})
    wire.say(never)
    const call = wire.client.call('getMe', { signal: giveUp.signal })
    giveUp.abort()
    expect(await call).toMatchObject({ ok: false, status: 0 })
    expect(await wire.client.call('getMe', { signal: giveUp.signal })).toMatchObject({ ok: false, status: 0 })
    never.go()
  })

  test('a huge answer and one nested too deep for any reader do not bring the page down (C-01)', async () => {
    const campaigns = Array.from({ length: 50_000 }, (_, at) => ({ campaign_id: at, num_likes: at }))
    wire.say({ body: { campaigns } }, { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` })
    const { data } = (await wire.client.request({ method: 'GET', path: '/x' })) as { data: { campaigns: object[] } }
    expect(data.campaigns).toHaveLength(50_000)
    expect(data.campaigns[49_999]).toEqual({ campaignId: 49_999, numLikes: 49_999 })
    expect(await wire.client.request({ method: 'GET', path: '/x' })).toMatchObject({
      ok: false,
      error: { kind: 'parse' },
    })
  })
})
