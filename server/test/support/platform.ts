import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals'
import { sql } from 'kysely'
import { camelizeKeys, type PlatformStatus, type TelemetryReport } from '@samspel/api'
import { sealOf } from '../../src/modules/platform/visitor'
import { recordsOf } from './records'
import { type FakeRegistry, startFakeRegistry } from './registry'
import { type Actor, openTestApi, type TestApi } from './test-api'

/** Live bindings: set by {@link withPlatform} before the tests run. */
export let api: TestApi
export let registry: FakeRegistry
export let admin: Actor
export const now = new Date('2026-11-20T14:32:08.000Z')
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** A server with a registry of its own, reset before each test, and empty telemetry tables. Call it once per file. */
export const withPlatform = (): void => {
  let fresh: string
  beforeAll(async () => {
    registry = await startFakeRegistry()
    api = await openTestApi({ platform: registry.settings })
    admin = await recordsOf(api).staff('admin')
  })
  afterAll(async () => {
    await registry.close()
    await api.close()
  })
  beforeEach(() => {
    api.clock.now = now
    fresh = JSON.stringify(registry.registry)
  })
  afterEach(async () => {
    Object.assign(registry, {
      registry: JSON.parse(fresh) as FakeRegistry['registry'],
      history: [],
      asked: [],
      broken: undefined,
      refuses: false,
    })
    await sql`TRUNCATE remote_hours, canary_visitors, remote_reports, canary_stops`.execute(api.db)
  })
}

let callers = 0
// Each call comes from another address, because one address is limited to 120 a minute.
export const tell = (body: unknown, headers: Record<string, string> = {}) =>
  api.call(null, 'POST', '/telemetry', {
    payload: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    headers: {
      'content-type': 'application/json',
      'user-agent': chrome,
      'x-forwarded-for': `10.0.${Math.floor((callers += 1) / 250)}.${callers % 250}`,
      ...headers,
    },
  })
export type Part = Partial<TelemetryReport>
export const load = (more: Part = {}): Part => ({
  kind: 'load',
  remote: 'mf-stores',
  version: '1.3.2',
  channel: 'live',
  ms: 200,
  ...more,
})
export const failure = (more: Part = {}): Part => ({
  kind: 'failure',
  remote: 'mf-stores',
  version: '1.3.2',
  channel: 'live',
  phase: 'entry',
  code: 'LOAD-MF-STORES',
  message: 'gone',
  ...more,
})
export const times = (count: number, report: Part) => Array.from({ length: count }, () => report)
export const reportAll = async (reports: readonly Part[]) => {
  for (let start = 0; start < reports.length; start += 50)
    expect((await tell({ reports: reports.slice(start, start + 50) })).status).toBe(204)
}
/** The cookie of a visitor as the edge signs it. */
export const visitorCookie = (visitor = randomBytes(16).toString('base64url')) =>
  `samspel.visitor=${visitor}.${sealOf(registry.settings.registrySecret, 'visitor', visitor)}`
/** As many visitors of the edge, each at an address of their own, tell these reports. */
export const visitorsTell = async (count: number, reports: readonly Part[], headers: Record<string, string> = {}) => {
  for (let told = 0; told < count; told += 1)
    expect((await tell({ reports }, { cookie: visitorCookie(), ...headers })).status).toBe(204)
}
export const at = (minutes: number) => {
  api.clock.now = new Date(now.getTime() + minutes * 60_000)
}
export const get = async <T>(path: string) => {
  const { status, body } = await api.call(admin, 'GET', `/api/platform${path}`)
  return { status, body: camelizeKeys(body) as T }
}
export const statusOf = async (query = '') =>
  (await get<{ platformStatus: PlatformStatus }>(`/status${query}`)).body.platformStatus
export const partOf = (status: PlatformStatus, name: string) => status.parts.find((part) => part.name === name)!
