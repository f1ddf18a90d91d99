import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { integrityOf } from '../integrity'
import { shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'

const FILE = 'service-worker.js'
const worker = Buffer.from('self.addEventListener("fetch", () => {})')
const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** An edge whose live shell has a service worker, recorded in the registry with the hash of `known`. */
async function edgeWith(known: Buffer | undefined): Promise<FastifyInstance> {
  process.env.LOG_LEVEL = 'silent'
  const { storage, dir, remove } = await temporaryStorage()
  const { record, files } = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
  if (known) {
    files.set(FILE, worker).set(`${FILE}.br`, brotliCompressSync(worker))
    const release = record.release as { files: Record<string, { integrity: string; bytes: number }> }
    release.files = { ...release.files, [`/shell/1/${FILE}`]: { integrity: integrityOf(known), bytes: known.length } }
  }
  await storage.putRelease(record, files)
  await promote(storage, 'shell', '1')
  const app = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:9' })
  ends.push(() => app.close(), remove)
  return app
}

test('the worker of the live shell stands at the root, is asked for anew each time, and may only ask this site', async () => {
  const answer = await (await edgeWith(worker)).inject({ url: `/${FILE}`, headers: { 'accept-encoding': 'br' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  })
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/)
  expect(brotliDecompressSync(answer.rawPayload)).toEqual(worker)
})

test('one that is not what the registry knows is not given out, and a shell without one has none', async () => {
  for (const known of [Buffer.from('another'), undefined]) {
    const answer = await (await edgeWith(known)).inject({ url: `/${FILE}` })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})
