import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { lock } from '../commands/lock'
import { promote } from '../commands/promote'
import { folderStorage } from '../storage/folder-storage'
import type { HistoryEntry, Storage } from '../storage/storage'
import { record } from '../testing/releases'
import { registerRegistryService, startRegistryService } from './index'

const secret = 'a secret of enough signs'
let dir: string
let storage: Storage
let app: FastifyInstance

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'service-'))
  storage = folderStorage(join(dir, 'registry'))
  for (const version of ['1', '2', '3']) await storage.putRelease(record('mf-x', version), new Map())
  await promote(storage, 'mf-x', '1', { by: 'ann' })
  app = fastify()
  registerRegistryService(app, storage, secret)
})
afterEach(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const headers = { authorization: `Bearer ${secret}` }
const get = (url: string) => app.inject({ url, headers })
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload })

describe('who may ask', () => {
  test.each([
    ['nothing', {}],
    ['another secret', { authorization: 'Bearer a secret of enough sign5' }],
    ['the secret and more', { authorization: `Bearer ${secret}x` }],
    ['the secret without Bearer', { authorization: secret }],
  ])('%s is refused, and changes nothing', async (_name, wrong) => {
    await promote(storage, 'mf-x', '2', { by: 'ann' })
    for (const [method, url] of [
      ['GET', '/registry'],
      ['GET', '/history'],
      ['POST', '/remotes/mf-x/rollback'],
    ] as const) {
      const answer = await app.inject({
        method,
        url,
        headers: wrong,
        ...(method === 'POST' && { payload: { by: 'eve' } }),
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ error: 'unauthorized' })
    }
    expect((await storage.readRegistry()).remotes['mf-x']!.version).toBe('2')
  })

  test('a service without a real secret is not made', () => {
    expect(() => registerRegistryService(fastify(), storage, '')).toThrow('REGISTRY_SECRET')
  })
})

test('the registry and the history, newest first, by name and number', async () => {
  await promote(storage, 'mf-x', '2', { by: 'bo', reason: 'new list' })
  const answer = await get('/registry')
  expect(answer.json<Registry>().remotes['mf-x']).toMatchObject({ version: '2', previous: { version: '1' } })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { events } = (await get('/history?name=mf-x&limit=1')).json<{ events: HistoryEntry[] }>()
  expect(events).toEqual([
    expect.objectContaining({ action: 'promote', from: '1', to: '2', by: 'bo', reason: 'new list' }),
  ])
  expect((await get('/history?name=mf-y')).json()).toEqual({ events: [] })
  expect((await get('/history?limit=0')).statusCode).toBe(400)
})

describe('taking back', () => {
  test('stop ends the canary, and the history says that a watch did it', async () => {
    await promote(storage, 'mf-x', '2', { by: 'ann', percent: 10 })
    const answer = await post('/remotes/mf-x/stop', {
      by: 'canary watch',
      reason: '5 of 20 failed',
      automatic: true,
      version: '2',
    })
    expect(answer.json()).toMatchObject({ action: 'stop', from: '2', to: '1', changed: true })
    expect((await storage.readRegistry()).remotes['mf-x']).not.toHaveProperty('canary')
    expect((await storage.readHistory()).at(-1)).toMatchObject({
      action: 'stop',
      by: 'canary watch',
      from: '2',
      percent: 10,
      reason: '5 of 20 failed',
      automatic: true,
    })
  })

  test('rollback makes the previous release live', async () => {
    await promote(storage, 'mf-x', '2')
    expect((await post('/remotes/mf-x/rollback', { by: 'bo', reason: 'white page' })).json()).toMatchObject({
      from: '2',
      to: '1',
    })
    expect((await storage.readHistory()).at(-1)).toMatchObject({ action: 'rollback', by: 'bo', reason: 'white page' })
  })

  test.each([
    ['stop', { by: 'bo', version: '2' }, 'no canary', 409, 'not_running'],
    ['rollback', { by: 'bo' }, 'nothing before', 409, 'nothing_to_go_back_to'],
    ['rollback', { by: 'bo', version: '9' }, 'another version is out', 409, 'not_running'],
  ])('%s %j: %s is a %i %s', async (what, body, _why, status, error) => {
    const answer = await post(`/remotes/mf-x/${what}`, body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error })
  })

  test('a canary of another version than the one meant is left alone', async () => {
    await promote(storage, 'mf-x', '3', { percent: 10 })
    expect((await post('/remotes/mf-x/stop', { by: 'bo', version: '2' })).json()).toMatchObject({
      error: 'not_running',
    })
    expect((await storage.readRegistry()).remotes['mf-x']!.canary!.release.version).toBe('3')
  })

  test('a locked part is a 409 for people; the watch may end its canary', async () => {
    await promote(storage, 'mf-x', '2', { percent: 10 })
    await lock(storage, 'mf-x', { by: 'ann', reason: 'campaign week' })
    for (const what of ['stop', 'rollback']) {
      expect((await post(`/remotes/mf-x/${what}`, { by: 'bo', version: '2' })).json()).toMatchObject({
        error: 'locked',
        message: expect.stringContaining('campaign week'),
      })
    }
    expect((await post('/remotes/mf-x/stop', { by: 'canary watch', automatic: true, version: '2' })).statusCode).toBe(
      200,
    )
  })

  test('an unknown remote is a 404, what is no name a 400', async () => {
    expect((await post('/remotes/mf-y/rollback', { by: 'bo' })).statusCode).toBe(404)
    expect((await post('/remotes/..%2Fx/rollback', { by: 'bo' })).statusCode).toBe(400)
    expect((await post('/remotes/mf-x/rollback', {})).statusCode).toBe(400)
  })
})

describe('for the watch and the status page', () => {
  const ramp = { steps: [10, 100], everyMinutes: 30 }
  const judged = { by: 'canary watch', version: '2', at: 0, reason: 'its figures are good' }

  test('a ramp waits, takes its step and is live, once; the history says that a watch did it', async () => {
    await promote(storage, 'mf-x', '2', { ramp })
    const wait = { ...judged, reason: 'fewer than 20 visitors', waits: true }
    expect((await post('/remotes/mf-x/ramp', wait)).json()).toMatchObject({ changed: true })
    expect((await storage.readRegistry()).remotes['mf-x']!.canary!.ramp!.waits).toBe('fewer than 20 visitors')
    expect((await post('/remotes/mf-x/ramp', { ...judged, waits: false })).json()).toMatchObject({ action: 'promote' })
    const again = await post('/remotes/mf-x/ramp', { ...judged, waits: false })
    expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ error: 'not_running' })])
    expect((await storage.readHistory()).slice(-2)).toMatchObject([
      { action: 'ramp', reason: 'waits: fewer than 20 visitors', automatic: true },
      { action: 'promote', from: '1', to: '2', reason: 'its figures are good', automatic: true },
    ])
    expect((await post('/remotes/mf-x/ramp', judged)).statusCode).toBe(400)
  })

  test('a remote is switched off and on, retired and restored, with who and why', async () => {
    const why = { by: 'bo', reason: 'shows too much' }
    const turn = async (what: string) => {
      const answer = await post(`/remotes/mf-x/${what}`, why)
      return [
        answer.statusCode,
        answer.json<{ action?: string; error?: string }>().action ?? answer.json<{ error: string }>().error,
      ]
    }
    expect(await turn('restore')).toEqual([409, 'not_running'])
    for (const what of ['off', 'on', 'retire', 'restore']) expect(await turn(what)).toEqual([200, what])
    expect(await turn('retire')).toEqual([200, 'retire'])
    expect(await turn('off')).toEqual([404, 'not_found'])
    expect((await storage.readHistory()).at(-1)).toMatchObject({ action: 'retire', ...why })
    expect((await post('/remotes/mf-x/restore', { by: 'bo' })).statusCode).toBe(400)
  })
})

test('listens on a port of its own', async () => {
  const service = await startRegistryService({ host: '127.0.0.1', port: 0, secret, storage })
  expect((await fetch(`${service.url}/registry`)).status).toBe(401)
  expect((await fetch(`${service.url}/registry`, { headers })).status).toBe(200)
  await service.close()
})
