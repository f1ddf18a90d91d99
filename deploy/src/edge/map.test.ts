import { afterAll, expect, test } from '@jest/globals'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'
import { readMapTiles } from './map'

process.env.LOG_LEVEL = 'silent'
const removals: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const remove of removals) await remove()
})

const pageOf = async (map?: ReturnType<typeof readMapTiles>) => {
  const { dir, storage, remove } = await temporaryStorage()
  const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
  await storage.putRelease(shell.record, shell.files)
  await promote(storage, 'shell', '1')
  const app = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:1', map })
  removals.push(() => app.close(), remove)
  const { headers, payload } = await app.inject('/p/marketplace/stores')
  return { policy: String(headers['content-security-policy']), payload }
}

test('the page names the tiles, and its policy admits pictures of that origin and nothing else of it (S-30)', async () => {
  const { policy, payload } = await pageOf(readMapTiles('https://tiles.example/{z}/{x}/{y}.png?key=1', ' © Some map '))
  expect(policy).toContain("img-src 'self' https://tiles.example data: blob:;")
  expect(policy.match(/tiles\.example/g)).toHaveLength(1)
  expect(payload).toContain(
    '"map":{"tileUrl":"https://tiles.example/{z}/{x}/{y}.png?key=1","attribution":"© Some map"}',
  )
})

test('without the setting nothing of it is in the page (S-30)', async () => {
  const { policy, payload } = await pageOf(readMapTiles(' ', 'x'))
  expect(policy).toContain("img-src 'self' data: blob:;")
  expect(payload).not.toContain('tileUrl')
})

test.each([
  'tiles/{z}/{x}/{y}',
  'javascript:alert(1)//{z}{x}{y}',
  'http://tiles.example/{z}/{x}/{y}',
  'https://tiles.example/{z}/{x}',
  'https://a; script-src *;/{z}/{x}/{y}',
  'https://{s}.tiles.example/{z}/{x}/{y}',
])('%s keeps the edge from starting (S-30)', (address) =>
  expect(() => readMapTiles(address, '')).toThrow('SAMSPEL_TILE_URL'),
)
