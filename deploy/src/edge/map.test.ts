import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'
import { readMapFile, readMapTiles } from './map'

process.env.LOG_LEVEL = 'silent'
const removals: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const remove of removals) await remove()
})

const edgeWith = async (map?: ReturnType<typeof readMapTiles> | ReturnType<typeof readMapFile>) => {
  const { dir, storage, remove } = await temporaryStorage()
  const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
  await storage.putRelease(shell.record, shell.files)
  await promote(storage, 'shell', '1')
  const app = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:1', map })
  removals.push(() => app.close(), remove)
  return app
}

const pageOf = async (map?: Parameters<typeof edgeWith>[0]) => {
  const app = await edgeWith(map)
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

/** A PMTiles archive's header, and some bytes after it. */
const archive = ({ mark = 'PMTiles', version = 3, tileType = 1 } = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samspel-map-'))
  removals.push(async () => rmSync(folder, { recursive: true }))
  const bytes = Buffer.alloc(300, 7)
  bytes.write(mark, 'latin1')
  bytes[7] = version
  bytes[99] = tileType
  const file = path.join(folder, 'nordic.pmtiles')
  writeFileSync(file, bytes)
  writeFileSync(path.join(folder, 'secret.txt'), 'not for visitors')
  return file
}

test('a file of vector tiles is named in the page and handed out in parts, and nothing beside it is', async () => {
  const map = readMapFile(archive(), undefined)!
  const app = await edgeWith(map)
  const { headers, payload } = await app.inject('/p/marketplace/stores')
  expect(payload).toContain(`"map":{"file":"${map.file}","attribution":"© OpenStreetMap"}`)
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;")
  const part = await app.inject({ url: map.file, headers: { range: 'bytes=0-6' } })
  expect([part.statusCode, part.payload]).toEqual([206, 'PMTiles'])
  expect(part.headers).toMatchObject({
    'content-range': 'bytes 0-6/300',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  for (const url of ['/map/secret.txt', '/map/nordic.pmtiles', `${map.file}/../secret.txt`, '/secret.txt'])
    expect((await app.inject(url)).payload).not.toContain('not for visitors')
})

test('another file has another address, so that no browser keeps the old one', () => {
  const [one, other] = [archive(), archive()]
  writeFileSync(other, Buffer.concat([Buffer.from('PMTiles\u0003'), Buffer.alloc(400, 1)]))
  expect(readMapFile(one, '')!.file).not.toBe(readMapFile(other, '')!.file)
})

test.each([
  ['is no archive', () => archive({ mark: 'MBTiles' }), 'is no PMTiles archive of version 3'],
  ['is of another version', () => archive({ version: 2 }), 'is no PMTiles archive of version 3'],
  ['holds pictures', () => archive({ tileType: 2 }), 'has no vector tiles'],
  ['is not there', () => '/nowhere/map.pmtiles', 'cannot be read'],
])('a map file that %s keeps the edge from starting', (_what, file, problem) =>
  expect(() => readMapFile(file(), '')).toThrow(problem),
)
