import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '@samspel/federation/registry'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { setConfig, unsetConfig } from '../commands/config'
import { promote } from '../commands/promote'
import { record, release, shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'
import { WHO_COOKIE, whoCookie } from './visitor-facts'

const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
const secret = 'a secret that both share'
const reason = 'phones are slow'
const title = { sv: 'Rader', en: 'Rows' }
let app: FastifyInstance
let temporary: Awaited<ReturnType<typeof temporaryStorage>>

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  temporary = await temporaryStorage()
  const { dir, storage } = temporary
  await storage.putRelease(shell.record, shell.files)
  const rows = { type: 'number', default: 20, title } as const
  for (const [version, config] of [
    ['1', { rows }],
    ['2', { rows: { ...rows, max: 25 } }],
  ] as const)
    await storage.putRelease(
      { ...record('mf-x', version), release: release('mf-x', version, { config }) } as never,
      new Map(),
    )
  await promote(storage, 'shell')
  await promote(storage, 'mf-x', '1')
  app = await buildEdge({
    storageDir: dir,
    apiUrl: 'http://127.0.0.1:1',
    visitorSecret: secret,
    overrideOrigins: ['http://localhost:*'],
  })
  await setConfig(storage, 'mf-x', 'rows', 30, { reason })
  await setConfig(storage, 'mf-x', 'rows', 41, { reason, company: 'c-one' })
  await setConfig(storage, 'mf-x', 'rows', 42, { reason, company: 'c-two' })
  await setConfig(storage, 'mf-x', 'rows', 43, { reason, role: 'creator' })
})
afterAll(async () => {
  await app.close()
  await temporary.remove()
})

const ask = async (url: string, who?: Parameters<typeof whoCookie>[0] | string) => {
  const cookie = typeof who === 'string' ? who : who && whoCookie(who, secret)
  const { body, headers } = await app.inject({ url, headers: cookie ? { cookie: `${WHO_COOKIE}=${cookie}` } : {} })
  const json = url.includes('.json') ? body : /id="registry">([\s\S]*?)<\/script>/.exec(body)![1]!
  const registry = JSON.parse(json) as Registry
  return { values: registry.remotes['mf-x']!.values, text: body, caching: headers['cache-control'] }
}
const one = { company: 'c-one', role: 'company' } as const

test.each(['/mf-x', '/registry/page.json'])('%s has the values of its visitor alone, and no others', async (url) => {
  expect((await ask(url)).values).toEqual({ rows: 30 })
  expect((await ask(url, one)).values).toEqual({ rows: 41 })
  expect((await ask(url, { company: 'c-two', role: 'company' })).values).toEqual({ rows: 42 })
  expect((await ask(url, { role: 'creator' })).values).toEqual({ rows: 43 })
  expect((await ask(url, { company: 'c-other', role: 'admin' })).values).toEqual({ rows: 30 })
  // Whoever writes the cookie himself gets everybody's.
  expect((await ask(url, `company.c-one.${'x'.repeat(22)}`)).values).toEqual({ rows: 30 })
  for (const who of [undefined, one]) {
    const { text } = await ask(url, who)
    expect(text).not.toMatch(/c-one|c-two|"settings"|"config":\{"rows"/)
    expect(text).not.toContain('"rows":42')
  }
})

test('a page with values of a company or role is kept for its visitor alone; one with everybody’s can be shared', async () => {
  expect((await ask('/mf-x')).caching).toBe('no-cache')
  expect((await ask('/mf-x', { company: 'c-other', role: 'admin' })).caching).toBe('no-cache')
  expect((await ask('/mf-x', one)).caching).toBe('private, no-cache')
  expect((await ask('/mf-x', { role: 'creator' })).caching).toBe('private, no-cache')
})

test('the whole registry, which anybody may read, has everybody’s values and nobody’s settings', async () => {
  const { values, text } = await ask('/registry.json', one)
  expect(values).toEqual({ rows: 30 })
  expect(text).not.toMatch(/c-one|"settings"/)
})

test('a release under test gets the values that it allows; the live one beside it has none of its own', async () => {
  const { values, text } = await ask('/mf-x?remote=mf-x@2', one)
  expect(values).toBeUndefined()
  expect(text).not.toContain('"settings"')
})

test('a changed value is in the next answer', async () => {
  await unsetConfig(temporary.storage, 'mf-x', 'rows', { reason, company: 'c-two' })
  expect((await ask('/registry/page.json', { company: 'c-two', role: 'company' })).values).toEqual({ rows: 30 })
})
