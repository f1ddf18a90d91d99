import { afterAll, expect, test } from '@jest/globals'
import { BODY_PLACE, HEAD_PLACE } from '@samspel/federation/registry'
import { promote } from '../commands/promote'
import { shellRecord } from '../testing/releases'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'
import { readTracking } from './tracking'

process.env.LOG_LEVEL = 'silent'
const removals: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const remove of removals) await remove()
})

const pageOf = async (tracking?: ReturnType<typeof readTracking>) => {
  const { dir, storage, remove } = await temporaryStorage()
  const shell = shellRecord(`<head>${HEAD_PLACE}</head><body>${BODY_PLACE}</body>`)
  await storage.putRelease(shell.record, shell.files)
  await promote(storage, 'shell', '1')
  const app = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:1', tracking })
  removals.push(() => app.close(), remove)
  const { headers, payload } = await app.inject('/create-account/brand')
  return { policy: String(headers['content-security-policy']), payload }
}

test('the page names the script, and its policy admits that one file and its origin to tell (C-18)', async () => {
  const { policy, payload } = await pageOf(readTracking('https://track.example/t.js', 'samspel.example'))
  expect(policy).toContain("script-src 'self' https://track.example/t.js;")
  expect(policy).toContain("connect-src 'self' https://track.example;")
  expect(policy.match(/track\.example/g)).toHaveLength(2)
  expect(payload).toContain('"tracking":{"url":"https://track.example/t.js","host":"samspel.example"}')
})

test('without both settings nothing of it is in the page (C-18)', async () => {
  const { policy, payload } = await pageOf()
  expect(policy).toContain("script-src 'self';")
  expect(payload).not.toContain('tracking')
  expect(readTracking('https://track.example/t.js', undefined)).toBeUndefined()
  expect(readTracking(undefined, 'samspel.example')).toBeUndefined()
  expect(readTracking(' ', 'samspel.example')).toBeUndefined()
})

test.each([
  't.js',
  'javascript:alert(1)',
  'http://track.example/t.js',
  'https://track.example/t.js; script-src *',
  "https://track.example/';x",
  'https://track.example/a,b',
])('%s keeps the edge from starting (C-18)', (address) =>
  expect(() => readTracking(address, 'samspel.example')).toThrow('TRACKING_URL'),
)
