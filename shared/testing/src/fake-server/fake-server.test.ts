import { describe, expect, jest, test } from '@jest/globals'
import { Compile } from 'typebox/compile'
import { camelizeKeys } from '@samspel/api'
import type { Endpoint } from '@samspel/api/contract'
import { endpoints } from '@samspel/api/contract'
import type { SignedIn } from './index'
import { createFakeServer, tokenFor } from './index'
import { sampleId, sampleOf } from './sample'

const all = Object.entries(endpoints) as [string, Endpoint][]
const prefixOf = ({ base }: Endpoint) => (base === 'public' ? '/public' : '/api')
const signedIn = (actors: readonly string[]) => (actors.find((actor) => actor !== 'anonymous') ?? 'company') as SignedIn
const addressOf = (endpoint: Endpoint) => prefixOf(endpoint) + endpoint.path.replaceAll(/:[^/]+/g, sampleId(7))

const server = createFakeServer()
const ask = (actor: SignedIn, method: string, url: string, body?: object) => {
  const { status, body: text } = server.handle({
    method,
    url,
    headers: { authorization: `Bearer ${tokenFor(actor)}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status, answer: text ? (camelizeKeys(JSON.parse(text)) as Record<string, never>) : undefined }
}

test.each(all.filter(([, { kind }]) => kind !== 'stream'))(
  '%s answers what its response says, or refuses in words',
  (_key, endpoint) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
    const body = endpoint.body ? JSON.stringify(sampleOf(endpoint.body)) : undefined
    const { status, body: text } = server.handle({
      method: endpoint.method,
      url: addressOf(endpoint),
      headers: { authorization: `Bearer ${tokenFor(signedIn(endpoint.actors))}` },
      body,
    })
    expect(complaints).not.toHaveBeenCalled()
    expect(status).toBeLessThan(500)
    const answer: unknown = text ? camelizeKeys(JSON.parse(text)) : undefined
    if (status === 200) expect([...Compile(endpoint.response!).Errors(answer)]).toEqual([])
    if (status >= 400)
      expect(answer).toEqual(status === 422 ? expect.objectContaining({}) : { error: expect.any(String) })
    complaints.mockRestore()
  },
)

test('whoever may not ask is refused as by the real one', () => {
  for (const [, endpoint] of all) {
    const { status } = server.handle({ method: endpoint.method, url: addressOf(endpoint) })
    if (!endpoint.actors.includes('anonymous')) expect(status).toBe(401)
  }
  expect(ask('creator', 'GET', '/api/campaigns').status).toBe(403)
})

describe('generic records', () => {
  test('a list has three, each with an id of its own', () => {
    const { answer } = ask('admin', 'GET', '/api/brands')
    expect((answer as unknown as { brands: { id: string }[] }).brands.map(({ id }) => id)).toEqual(
      [0, 1, 2].map(sampleId),
    )
    expect(answer).toMatchObject({ meta: { totalCount: 3, totalPages: 1 } })
  })

  test('a record has the id that was asked for, and says what was written', () => {
    expect(ask('company', 'GET', `/api/campaigns/${sampleId(9)}`).answer).toMatchObject({
      campaign: { id: sampleId(9) },
    })
    expect(ask('company', 'PATCH', '/api/users/me', { user: { locale: 'en' } }).answer).toMatchObject({
      user: { locale: 'en', role: 'company', email: 'company@samspel.test' },
    })
  })
})

test('demo accounts sign in, others do not', () => {
  const signIn = (email: string) =>
    server.handle({
      method: 'POST',
      url: '/api/auth/users/sign_in',
      body: JSON.stringify({ user: { email, password: 'samspel-demo' } }),
    })
  expect(signIn('company@samspel.test').headers.authorization).toMatch(/^Bearer /)
  expect(signIn('creator@samspel.test').status).toBe(401)
  expect(signIn('nobody@samspel.test').status).toBe(401)
})

test('a body that is no JSON, and an address that nobody has, are refused', () => {
  expect(server.handle({ method: 'POST', url: '/api/auth/users/sign_in', body: '{' }).status).toBe(400)
  expect(server.handle({ method: 'GET', url: '/api/nothing' }).status).toBe(404)
  expect(server.handle({ method: 'GET', url: '/elsewhere' }).status).toBe(404)
})
