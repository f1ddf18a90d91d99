import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { promote } from '../commands/promote'
import { record } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'

const MAP = '/registry/maps/mf-x/2/app.1a2b.js'
const map = { version: 3, sources: ['webpack://mf-x/./src/App.tsx'], names: [], mappings: 'AAAA' }

let place: Awaited<ReturnType<typeof temporaryStorage>>
beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  place = await temporaryStorage()
  await place.storage.putRelease(record('mf-x', '1'), new Map())
  await place.storage.putRelease(
    record('mf-x', '2'),
    new Map([['app.1a2b.js.map.br', brotliCompressSync(JSON.stringify(map))]]),
  )
  await promote(place.storage, 'mf-x', '1')
})
afterAll(() => place.remove())

async function ask(url: string, overrideOrigins?: string[], host = 'localhost:8080', encoding = 'identity') {
  const app = await buildEdge({
    storageDir: place.dir,
    apiUrl: 'http://127.0.0.1:9',
    ...(overrideOrigins && { overrideOrigins }),
  })
  const answer = await app.inject({ url, headers: { host, 'accept-encoding': encoding } })
  await app.close()
  return answer
}

test('who may try a release is given the source maps of it, live or not', async () => {
  const answer = await ask(MAP)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual(map)
  expect((await ask(MAP, undefined, undefined, 'gzip, br')).headers['content-encoding']).toBe('br')
})

test('nobody else is, as if there were none', async () => {
  expect((await ask(MAP, undefined, 'shop.example')).statusCode).toBe(404)
  expect((await ask(MAP, [])).statusCode).toBe(404)
  expect((await ask(MAP, ['https://dev.example.se'], 'shop.example')).statusCode).toBe(200)
})

test.each([
  '/registry/maps/mf-x/1/app.1a2b.js',
  '/registry/maps/mf-x/2/..%2f..%2fregistry.js',
  '/registry/maps/..%2freleases/2/app.1a2b.js',
  '/registry/maps/mf-x/2/app.1a2b.js.map',
])('%s is not there', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})
