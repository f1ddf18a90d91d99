import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { CALL, RESET, SANDBOX, SESSION } from './names'
import { refuseOthers } from './own-visits'

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  refuseOthers(app)
  app.all('/*', () => 'answered')
})
afterAll(() => app.close())

const ask = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, headers: answered } = await app.inject({
    method,
    url,
    headers: { host: 'localhost:4600', ...headers },
  })
  return answered.location ?? statusCode
}

describe('the sandbox', () => {
  test.each(['localhost', 'LOCALHOST:4600', '127.0.0.1:4600', '[::1]:4600', '192.168.1.7:4600'])(
    'answers by the name %s',
    async (host) => {
      expect(await ask(`${SANDBOX}/`, { host })).toBe(200)
    },
  )

  test.each(['evil.test', 'localhost.evil.test:4600', '127.0.0.1.nip.io', 'x@localhost'])(
    'does not answer by the name %j, which anybody can make lead here',
    async (host) => {
      expect(await ask(`${SANDBOX}/`, { host })).toBe(403)
    },
  )

  test('answers its own page, and what was typed into the address bar', async () => {
    for (const site of ['same-origin', 'none'])
      expect(await ask(`${SESSION}?api=http://localhost:8080`, { 'sec-fetch-site': site })).toBe(200)
    expect(await ask(RESET, { origin: 'http://localhost:4600' }, 'POST')).toBe(200)
    expect(await ask(`${SANDBOX}/`)).toBe(200)
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['another site in an old browser', { origin: 'https://evil.test' }],
    [
      'a frame of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
  ])('does nothing for %s', async (_who, headers) => {
    for (const url of [
      `${SESSION}?api=http://10.0.0.1`,
      `${CALL}/api%3Dhttp%253A%252F%252F10.0.0.1/api/x`,
      `${SANDBOX}/`,
    ])
      expect(await ask(url, headers)).toBe(403)
    expect(await ask(RESET, headers, 'POST')).toBe(403)
  })

  test('opens by a link with the state that it names, except the API to talk to', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    expect(await ask(`${SANDBOX}/?role=admin&path=/wallet`, link)).toBe(200)
    expect(await ask(`${SANDBOX}/?role=admin&api=http://10.0.0.1`, link)).toBe(`${SANDBOX}/?role=admin`)
    expect(await ask(`${CALL}/api%3Dhttp%253A%252F%252F10.0.0.1/api/x`, link)).toBe(403)
    expect(await ask(`${SESSION}?api=http://10.0.0.1`, link)).toBe(403)
  })
})
