import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import type { Storage } from '../storage/storage'
import { shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'

const { record, files } = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
let app: FastifyInstance
let storage: Storage
let dir: string
let remove: () => Promise<void>

beforeEach(async () => {
  process.env.LOG_LEVEL = 'silent'
  ;({ storage, dir, remove } = await temporaryStorage())
  app = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:9' })
})
afterEach(async () => {
  await app.close()
  await remove()
})

const state = async () => {
  const [health, page] = [await app.inject('/healthz'), await app.inject('/')]
  const { ok, problem } = health.json<{ ok: boolean; problem?: string }>()
  return { health: health.statusCode, ok, problem, page: page.statusCode }
}
const publish = async () => {
  await storage.putRelease(record, files)
  await promote(storage, 'shell', '1')
}

test('/healthz says what visitors get: a page, or none before anything is published', async () => {
  expect(await state()).toEqual({ health: 503, ok: false, problem: 'nothing_published', page: 503 })
  await publish()
  expect(await state()).toEqual({ health: 200, ok: true, problem: undefined, page: 200 })
})

test('a template that is not the one of the registry is a 503 of both', async () => {
  await publish()
  await writeFile(join(dir, 'shell/1/page.template'), 'altered')
  expect(await state()).toEqual({ health: 503, ok: false, problem: 'shell_not_sealed', page: 503 })
})

test.each(['altered', 'gone'])(
  'a script of the shell that is %s is no health: every page would stay empty',
  async (how) => {
    await publish()
    const script = join(dir, 'shell/1/main.js')
    await (how === 'gone' ? rm(script) : writeFile(script, '2'))
    expect(await state()).toMatchObject({ health: 503, ok: false, problem: 'shell_damaged' })
    await writeFile(script, files.get('main.js')!)
    expect(await state()).toMatchObject({ health: 200, ok: true })
  },
)
