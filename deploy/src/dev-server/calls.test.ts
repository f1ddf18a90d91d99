import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { registerCalls } from './calls'
import type { CallChoice } from './choice'
import { firstChoice, writeCallChoice } from './choice'
import type { FakeApi, FakeRequest } from './fake-api'
import type { CallReport } from './names'
import { CALL } from './names'
import { sessionFor } from './session'

let app: FastifyInstance
let base: string
let told: CallReport[]
let asked: FakeRequest[]
let real: Server | undefined

const fake: FakeApi = {
  async handle(request) {
    asked.push(request)
    return { status: 201, headers: { authorization: 'Bearer new' }, body: '{"a":1}' }
  },
  tokenFor: async (actor) => `token of ${actor}`,
  reset: () => undefined,
}

beforeEach(async () => {
  told = []
  asked = []
  app = fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  registerCalls(app, { fake, onCall: (call) => told.push(call) })
  base = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await app.close()
  real?.closeAllConnections()
  real?.close()
  real = undefined
})

const call = (choice: Partial<CallChoice>, url: string, init?: RequestInit) =>
  fetch(`${base}${CALL}/${writeCallChoice({ ...firstChoice, ...choice })}${url}`, init)

describe('the fake API', () => {
  test('gets the call as it was made, and its answer goes back with its headers', async () => {
    const answer = await call({}, '/api/stores?page=2', {
      method: 'POST',
      body: '{"b":2}',
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, answer.headers.get('authorization'), await answer.json()]).toEqual([
      201,
      'Bearer new',
      { a: 1 },
    ])
    expect(asked).toEqual([expect.objectContaining({ method: 'POST', url: '/api/stores?page=2', body: '{"b":2}' })])
    expect(told).toEqual([expect.objectContaining({ method: 'POST', path: '/stores', status: 201 })])
  })

  test('a session of a role: nobody, or its token, with the chosen language written to the account', async () => {
    expect(await sessionFor(fake, { ...firstChoice, role: 'anonymous' })).toEqual({ token: null })
    expect(await sessionFor(fake, { ...firstChoice, role: 'store', locale: 'en' })).toEqual({
      token: 'token of store_user',
    })
    expect(asked).toEqual([
      expect.objectContaining({ method: 'PATCH', url: '/api/users/me', body: '{"user":{"locale":"en"}}' }),
    ])
  })
})

describe('faults', () => {
  test.each([
    ['500', 500, { error: 'internal' }],
    ['401', 401, { error: 'session_ended' }],
  ] as const)('%s is answered as the API words it, without asking it', async (fault, status, body) => {
    const answer = await call({ fault }, '/api/users/me')
    expect([answer.status, await answer.json()]).toEqual([status, body])
    expect(asked).toEqual([])
  })

  test('offline cuts the connection', async () => {
    await expect(call({ fault: 'offline' }, '/api/users/me')).rejects.toThrow('fetch failed')
    expect(told.map(({ status }) => status)).toEqual([0])
  })

  test('a call outside the scope is answered', async () => {
    expect((await call({ fault: '500', scope: '/accounts' }, '/public/brands')).status).toBe(201)
  })
})

describe('a real API', () => {
  const listen = async (answer: Parameters<typeof createServer>[1]) => {
    real = createServer(answer)
    await new Promise<void>((resolve) => real!.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(real.address() as AddressInfo).port}`
  }

  test('gets method, path, token and body; status, headers and body come back', async () => {
    const api = await listen((request, response) => {
      let body = ''
      request
        .on('data', (text) => (body += text))
        .on('end', () => {
          response.writeHead(422, { authorization: 'Bearer renewed', 'content-type': 'application/json' })
          response.end(
            JSON.stringify({ said: `${request.method} ${request.url} ${request.headers.authorization} ${body}` }),
          )
        })
    })
    const answer = await call({ api }, '/api/x?y=1', {
      method: 'PATCH',
      body: 'z',
      headers: { authorization: 'Bearer t' },
    })
    expect([answer.status, answer.headers.get('authorization')]).toEqual([422, 'Bearer renewed'])
    expect(await answer.json()).toEqual({ said: 'PATCH /api/x?y=1 Bearer t z' })
  })

  test('that does not answer is a 503, and no session', async () => {
    const api = 'http://127.0.0.1:1'
    expect((await call({ api }, '/api/x')).status).toBe(503)
    expect(await sessionFor(fake, { ...firstChoice, api })).toEqual({ problem: 'unreachable' })
  })

  test('signs the demo account of the role in, or says that it was refused', async () => {
    const api = await listen((request, response) => {
      if (request.url === '/api/auth/instagramers/sign_in') response.setHeader('authorization', 'Bearer T')
      else response.statusCode = 401
      response.end('{}')
    })
    expect(await sessionFor(fake, { ...firstChoice, api, role: 'creator' })).toEqual({ token: 'T' })
    expect(await sessionFor(fake, { ...firstChoice, api, role: 'admin' })).toEqual({ problem: 'refused' })
  })
})
