import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { restore, retire, switchOff, switchOn } from '../commands/out'
import { promote } from '../commands/promote'
import { record, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { bucketOf, newVisitor } from './canary'
import { buildEdge } from './create-edge'

const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
const reason = 'leaks the balance'
let app: FastifyInstance
let temporary: Awaited<ReturnType<typeof temporaryStorage>>

beforeEach(async () => {
  process.env.LOG_LEVEL = 'silent'
  temporary = await temporaryStorage()
  const { dir, storage } = temporary
  await storage.putRelease(shell.record, shell.files)
  await storage.putRelease(record('mf-x', '1'), new Map())
  await promote(storage, 'shell')
  await promote(storage, 'mf-x')
  app = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:1' })
})
afterEach(async () => {
  await app.close()
  await temporary.remove()
})

async function open(query = '', cookie = '') {
  const answer = await app.inject({ url: `/mf-x${query}`, headers: { host: 'localhost:8080', cookie } })
  expect(answer.statusCode).toBe(200)
  const registry = JSON.parse(/id="registry">([\s\S]*?)<\/script>/.exec(answer.payload)![1]!) as Registry
  return { registry, html: answer.payload }
}

test('off: the next page has it neither in its registry nor in its tags, and says so at its paths; on: it is back', async () => {
  expect((await open()).html).toContain('/remotes/mf-x/1/remoteEntry.js')
  await switchOff(temporary.storage, 'mf-x', { reason })
  const { registry, html } = await open()
  expect(registry.remotes).toEqual({})
  expect(registry.closed).toEqual({ 'mf-x': expect.objectContaining({ reason: 'off' }) })
  expect(html).not.toContain('remoteEntry')
  expect(html).not.toContain(reason)
  const told = await app.inject({ url: '/registry.json' })
  expect(told.payload).not.toContain(reason)
  await switchOn(temporary.storage, 'mf-x')
  expect(Object.keys((await open()).registry.remotes)).toEqual(['mf-x'])
})

test('an override shows it to whoever mends it', async () => {
  await switchOff(temporary.storage, 'mf-x', { reason })
  const { registry } = await open('?remote=mf-x@1')
  expect(registry.remotes['mf-x']).toMatchObject({ version: '1', channel: 'override' })
  expect(registry.closed).toBeUndefined()
})

test('off for a company: the page has it, with the companies and without who and why', async () => {
  await switchOff(temporary.storage, 'mf-x', { reason, by: 'ann', companies: ['c1'] })
  const { registry } = await open()
  expect(registry.remotes['mf-x']!.off).toMatchObject({ companies: ['c1'], by: '', reason: '' })
})

test('retired: its paths say so, a tab that is open learns of it, and it comes back', async () => {
  await retire(temporary.storage, 'mf-x', { reason })
  const { registry, html } = await open()
  expect(registry).not.toHaveProperty('retired')
  expect(registry.closed).toEqual({ 'mf-x': expect.objectContaining({ reason: 'retired' }) })
  expect(html).not.toContain(reason)
  const asked = await app.inject({ url: '/registry/page.json' })
  expect(asked.json<Registry>().closed).toEqual(registry.closed)
  await restore(temporary.storage, 'mf-x')
  expect(Object.keys((await open()).registry.remotes)).toEqual(['mf-x'])
})

test('a first release for a share: who is in gets it, the others what they would without it', async () => {
  await temporary.storage.putRelease(record('mf-new', '1'), new Map())
  await promote(temporary.storage, 'mf-new', '1', { percent: 50 })
  const visitor = (isIn: boolean): string => {
    for (;;) {
      const one = newVisitor()
      if (bucketOf(one, 'mf-new', '1') < 5_000 === isIn) return one
    }
  }
  const theirs = (await open('', `samspel.visitor=${visitor(true)}`)).registry
  expect(theirs.remotes['mf-new']).toMatchObject({ version: '1', channel: 'canary' })
  expect(theirs.remotes['mf-new']).not.toHaveProperty('previous')
  const others = (await open('', `samspel.visitor=${visitor(false)}`)).registry
  expect(Object.keys(others.remotes)).toEqual(['mf-x'])
  expect(others).not.toHaveProperty('first')
})
