import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { logStream } from '../src/log-stream'
import { recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let lines: string[]
beforeEach(async () => {
  lines = []
  jest.spyOn(logStream, 'write').mockImplementation((line) => void lines.push(line))
  api = await openTestApi({ logLevel: 'info' })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await api.close()
})
const answered = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'answered')

test('the line of a request says who was refused what, and by which error; its id is that of the answer', async () => {
  const creator = await recordsOf(api).creator()
  const refusals = [
    [creator, 'GET', '/api/users'],
    [null, 'GET', '/api/instagramers/me'],
    [creator, 'PATCH', '/api/instagramers/me', { body: { instagramer: { name: '' } } }],
    [creator, 'GET', '/api/no/such/thing'],
  ] as [Actor | null, 'GET' | 'PATCH', string, { body?: object }?][]
  const ids: unknown[] = []
  lines = []
  for (const [who, method, path, call] of refusals)
    ids.push((await api.call(who, method, path, call)).headers['x-request-id'])
  expect(answered()).toMatchObject([
    { caller: creator.id, status: 403, error: 'forbidden', route: '/api/users' },
    { caller: 'anonymous', status: 401, error: 'unauthenticated' },
    { caller: creator.id, status: 422, error: 'invalid' },
    { status: 404, error: 'not_found' },
  ])
  expect(answered().map(({ reqId }) => reqId)).toEqual(ids)
  expect(lines.join('')).not.toContain('@')
})

test('what was done has its caller and no error', async () => {
  const creator = await recordsOf(api).creator()
  lines = []
  await api.call(creator, 'GET', '/api/instagramers/me')
  expect(answered()).toMatchObject([{ caller: creator.id, status: 200 }])
  expect(answered()[0]).not.toHaveProperty('error')
})
