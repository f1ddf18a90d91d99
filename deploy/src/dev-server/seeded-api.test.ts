import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { seededApi } from './seeded-api'

let server: Server
let origin: string
let signIns: string[]
let refuses: boolean

beforeEach(async () => {
  signIns = []
  refuses = false
  server = createServer(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    if (!request.url?.endsWith('/sign_in'))
      return answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ url: request.url, as: request.headers.authorization, body }))
    signIns.push(`${request.url} ${body}`)
    answer.writeHead(refuses ? 401 : 200, refuses ? {} : { authorization: `Bearer token-${signIns.length}` }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

test('a role signs its demo account in, once; calls are handed on with method, headers and body', async () => {
  const api = seededApi(origin)
  expect(await Promise.all([api.tokenFor('store_user'), api.tokenFor('store_user')])).toEqual(['token-1', 'token-1'])
  expect(await api.tokenFor('creator')).toBe('token-2')
  expect(signIns).toEqual([
    '/api/auth/users/sign_in {"user":{"email":"store@samspel.test","password":"samspel-demo"}}',
    '/api/auth/instagramers/sign_in {"instagramer":{"email":"creator@samspel.test","password":"samspel-demo"}}',
  ])
  const { status, body } = await api.handle({
    method: 'PATCH',
    url: '/api/users/me?x=1',
    headers: { authorization: 'Bearer token-1', 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect(status).toBe(200)
  expect(JSON.parse(body)).toEqual({ url: '/api/users/me?x=1', as: 'Bearer token-1', body: '{"a":1}' })
})

test('a server without the demo accounts is named, and asked again', async () => {
  const api = seededApi(origin)
  refuses = true
  await expect(api.tokenFor('admin')).rejects.toThrow(`${origin} has no demo account 'admin': it answered 401`)
  refuses = false
  expect(await api.tokenFor('admin')).toBe('token-2')
})
