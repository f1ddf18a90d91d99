import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { promote } from '../commands/promote'
import { record } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'

let place: Awaited<ReturnType<typeof temporaryStorage>>
beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  place = await temporaryStorage()
  for (const version of ['1', '2', '3', '4', '5']) await place.storage.putRelease(record('mf-x', version), new Map())
  await promote(place.storage, 'mf-x', '3')
})
afterAll(() => place.remove())

async function ask(url: string, overrideOrigins?: string[], host = 'localhost:8080') {
  const app = await buildEdge({
    storageDir: place.dir,
    apiUrl: 'http://127.0.0.1:9',
    ...(overrideOrigins && { overrideOrigins }),
  })
  const answer = await app.inject({ url, headers: { host } })
  await app.close()
  return {
    status: answer.statusCode,
    caching: answer.headers['cache-control'],
    body: answer.json<{ versions?: string[] }>(),
  }
}

test('the panel of overrides is told every published version, the last one first', async () => {
  expect(await ask('/registry/versions/mf-x')).toEqual({
    status: 200,
    caching: 'no-store',
    body: { versions: ['5', '4', '3', '2', '1'] },
  })
})

test.each(['mf-y', '..%2fmf-x', 'constructor', '__proto__'])('of %s there are none', async (name) => {
  expect((await ask(`/registry/versions/${name}`)).status).toBe(404)
})

test('nobody is told who may not use overrides', async () => {
  expect((await ask('/registry/versions/mf-x', undefined, 'shop.example')).status).toBe(404)
  expect((await ask('/registry/versions/mf-x', ['https://dev.example.se'], 'shop.example')).status).toBe(200)
  expect((await ask('/registry/versions/mf-x', [])).status).toBe(404)
})
