import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { buildEdge } from '../edge'
import { shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { frameName, readFrameName, SIMULATOR } from './names'
import { hasSimulator, nativeSimulator } from './register'

const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
let open: FastifyInstance
let closed: FastifyInstance
let remove: () => Promise<void>

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const place = await temporaryStorage()
  remove = place.remove
  await place.storage.putRelease(shell.record, shell.files)
  await promote(place.storage, 'shell', '1')
  const options = { storageDir: place.dir, apiUrl: 'http://127.0.0.1:1', frameTool: nativeSimulator }
  open = await buildEdge(options)
  closed = await buildEdge({ ...options, overrideOrigins: [] })
})
afterAll(async () => {
  await Promise.all([open.close(), closed.close()])
  await remove()
})

const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy'])

test('it exists in a local environment that does not forbid overrides, and nowhere else', async () => {
  expect(hasSimulator({ environment: 'local' }, undefined)).toBe(true)
  expect(hasSimulator({ environment: 'local' }, [])).toBe(false)
  expect(hasSimulator({ environment: 'production' }, undefined)).toBe(false)
  expect(hasSimulator({ environment: 'production' }, ['http://localhost:*'])).toBe(false)
  for (const file of ['', '/', '/frame.js', '/simulator.js']) {
    expect((await closed.inject(`${SIMULATOR}${file}`)).statusCode).toBe(404)
    expect((await open.inject(`${SIMULATOR}${file}`)).statusCode).toBe(file === '' ? 302 : 200)
  }
  expect((await open.inject(`${SIMULATOR}/..%2f..%2fpackage.json`)).statusCode).toBe(404)
  expect((await open.inject(`${SIMULATOR}/none`)).statusCode).toBe(404)
})

test('its page may frame this site, nobody may frame it, and none of its code comes from text', async () => {
  const policy = policyOf(await open.inject(`${SIMULATOR}/`))
  expect(policy).toContain("frame-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('a page in its frame has the made-up wrapper before the app; any other page has neither that nor a way to be framed', async () => {
  const framed = await open.inject({ url: '/x', headers: inFrame })
  expect(policyOf(framed)).toContain("frame-ancestors 'self'")
  expect(framed.body.indexOf(`${SIMULATOR}/frame.js`)).toBeGreaterThan(0)
  expect(framed.body.indexOf(`${SIMULATOR}/frame.js`)).toBeLessThan(framed.body.indexOf('/shell/1/main.js'))

  const others = [
    {},
    { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
    { ...inFrame, 'sec-fetch-site': 'cross-site' },
    { ...inFrame, 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of others) {
    const answer = await open.inject({ url: '/x', headers })
    expect(policyOf(answer)).toContain("frame-ancestors 'none'")
    expect(answer.body).not.toContain(SIMULATOR)
  }
  const elsewhere = await closed.inject({ url: '/x', headers: inFrame })
  expect(policyOf(elsewhere)).toContain("frame-ancestors 'none'")
  expect(elsewhere.body).not.toContain(SIMULATOR)
})

test('the name of the frame tells when the bridge appears', () => {
  for (const bridge of [0, 40, 'never'] as const) expect(readFrameName(frameName(bridge))).toBe(bridge)
  for (const name of ['', 'sandbox?bridge=never', 'samspel-native?bridge=-1', 'samspel-native?bridge=x'])
    expect(readFrameName(name)).toBe(0)
})
