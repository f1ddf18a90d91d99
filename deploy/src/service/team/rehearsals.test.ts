import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { promote } from '../../commands/promote'
import type { Rehearsal } from '../../rehearse/report'
import type { Storage } from '../../storage/storage'
import { record } from '../../testing/releases'
import { temporaryStorage } from '../../testing/storage'
import type { Right } from '../../tokens/token'
import type { Tokens } from '../../tokens/token-file'
import { tokenFileOf, tokensIn } from '../../tokens/token-file'
import { startRegistryService } from '../index'

let storage: Storage
let remove: () => Promise<void>
let url: string
let close: () => Promise<void>
let tokens: Tokens

beforeEach(async () => {
  let dir: string
  ;({ storage, dir, remove } = await temporaryStorage())
  for (const version of ['1', '2', '3', '4', '5', '6', '7'])
    await storage.putRelease(record('mf-x', version), new Map())
  await storage.putRelease(record('mf-y', '1'), new Map())
  await promote(storage, 'mf-x', '1', { by: 'ann' })
  tokens = tokensIn(tokenFileOf(dir))
  ;({ url, close } = await startRegistryService({
    host: '127.0.0.1',
    port: 0,
    secret: 'a secret of enough signs',
    siteUrl: 'https://test.example.se',
    storage,
  }))
})

afterEach(async () => {
  await close()
  await remove()
})

const tokenFor = async (may: Right[], remotes = ['mf-x']) =>
  (await tokens.create({ team: 'stores', name: 'ci', remotes, may, days: 1, by: 'ann' })).text

const ask = async (token: string, method: string, path: string, body?: object) => {
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
}

const report: Omit<Rehearsal, 'name' | 'version'> = {
  live: '1',
  at: '2026-12-01T00:00:00.000Z',
  tookMs: 41_000,
  width: 1280,
  verdict: 'worse',
  pages: [
    {
      route: '/mf-x',
      path: '/mf-x',
      role: 'admin',
      language: 'sv',
      state: 'worse',
      added: ['axe color-contrast: 1 more'],
      gone: 0,
      picture: 0.25,
    },
  ],
  bytes: [{ role: 'admin', language: 'sv', live: 100, candidate: 120 }],
  notWalked: [{ route: '/mf-x/:id', role: 'admin', why: 'no-example' }],
}
const place = (version: string) => `/remotes/mf-x/releases/${version}/rehearsal`

test('what a rehearsal needs: site, candidate and live release with their routes, and the last report', async () => {
  const token = await tokenFor(['publish'])
  expect((await ask(token, 'GET', '/remotes/mf-x/rehearsal?version=2')).body).toEqual({
    environment: 'local',
    site: 'https://test.example.se',
    candidate: { version: '2', routes: [{ path: '/mf-x', areas: ['admin'] }] },
    live: { version: '1', routes: [{ path: '/mf-x', areas: ['admin'] }] },
    last: null,
  })
  expect((await ask(token, 'GET', '/remotes/mf-x/rehearsal')).body).toMatchObject({ candidate: { version: '7' } })
  expect((await ask(token, 'GET', '/remotes/mf-x/rehearsal?version=99')).status).toBe(404)
})

test('a report bears the name of its token, and the next one of a version takes its place', async () => {
  const token = await tokenFor(['publish'])
  const last = async (version: string) =>
    (await ask(token, 'GET', `/remotes/mf-x/rehearsal?version=${version}`)).body.last
  expect((await ask(token, 'PUT', place('2'), { ...report, by: 'ann' })).status).toBe(204)
  expect(await last('2')).toEqual({ ...report, name: 'mf-x', version: '2', by: 'stores/ci' })
  await ask(token, 'PUT', place('2'), { ...report, verdict: 'same' })
  expect(await last('2')).toMatchObject({ verdict: 'same' })
  for (const version of ['3', '4', '5', '6', '7']) await ask(token, 'PUT', place(version), report)
  expect(await last('2')).toBeNull()
  expect(await last('7')).not.toBeNull()
})

test('who may publish or promote this remote may send one, and nobody else; a stranger reads none', async () => {
  const status = async (may: Right[], remotes?: string[]) =>
    (await ask(await tokenFor(may, remotes), 'PUT', place('2'), report)).status
  expect([await status(['promote']), await status(['publish'])]).toEqual([204, 204])
  expect([await status([]), await status(['rollback', 'lock'])]).toEqual([403, 403])
  expect(await status(['publish', 'promote'], ['mf-y'])).toBe(403)
  expect((await ask(await tokenFor(['publish'], ['mf-y']), 'GET', '/remotes/mf-x/rehearsal')).status).toBe(403)
})

test.each([
  ['of a version that was never published', place('99'), {}, 404],
  ['with more pages than one has', place('2'), { pages: Array.from({ length: 601 }, () => report.pages[0]) }, 400],
  ['with a share above the whole', place('2'), { pages: [{ ...report.pages[0], picture: 1.5 }] }, 400],
  ['with endless text', place('2'), { pages: [{ ...report.pages[0], added: ['x'.repeat(300)] }] }, 400],
])('a report %s is refused', async (_what, path, more, status) => {
  expect((await ask(await tokenFor(['publish']), 'PUT', path, { ...report, ...more })).status).toBe(status)
})
