import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type ErrorReporter, openTracing, type SpanFacts, type Tracing } from '@samspel/observing'
import { filesFromBank, putInBankFolder } from '../src/bank-folder'
import { connect } from '../src/db/connect'
import { createApp } from '../src/http/app'
import { startJobs } from '../src/jobs/clock'
import { handlers, plugins } from '../src/modules'
import { outletsOf } from '../src/outbox/job'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const reported: { error?: string; tags?: object; foreign?: object }[] = []
const reporter: ErrorReporter = {
  error: (error, tags) => void reported.push({ error: (error as Error).message, tags }),
  foreign: (foreign) => void reported.push({ foreign }),
  close: async () => undefined,
}
const appWith = (more: object) =>
  createApp({
    db: api.db,
    config: { ...api.config, logLevel: 'fatal' as never },
    live: api.bus,
    handlers,
    plugins,
    ...more,
  })

test('an answer of 500 is reported with its route and the id that it was answered with; a refusal is not', async () => {
  const app = await appWith({
    reporter,
    config: { ...api.config, logLevel: 'error' as never },
    handlers: { ...handlers, getMe: () => Promise.reject(new Error('broken')) },
  })
  const { token } = await recordsOf(api).staff('admin')
  const ask = (headers: Record<string, string>) => app.inject({ method: 'GET', url: '/api/users/me?token=x', headers })
  expect((await ask({})).statusCode).toBe(401)
  const { headers, statusCode } = await ask({ authorization: `Bearer ${token}` })
  expect(statusCode).toBe(500)
  await app.close()
  expect(reported.splice(0)).toEqual([
    {
      error: 'broken',
      tags: { reqId: headers['x-request-id'], route: '/api/users/me', method: 'GET', message: 'internal' },
    },
  ])
})

test('a job that fails is reported by its name, and is a trace of its own', async () => {
  const app = await appWith({ reporter, config: { ...api.config, logLevel: 'error' as never } })
  const context = { db: api.db, config: api.config, live: api.bus, log: app.log, now: () => new Date() }
  let ended: (end: unknown) => void = () => undefined
  const end = new Promise((resolve) => (ended = resolve))
  const clock = startJobs(
    [{ name: 'stuck', everyMs: 1, run: () => Promise.reject(new Error('no more')) }],
    context,
    ended,
  )
  await end
  await clock.stop()
  await app.close()
  expect(reported.splice(0)[0]).toEqual({ error: 'no more', tags: { job: 'stuck', message: 'a job failed' } })
})

test('a failure of a browser is reported under the release that failed', async () => {
  const app = await appWith({ reporter })
  const report = {
    kind: 'failure',
    remote: 'mf-stores',
    version: '1.4.0',
    channel: 'live',
    phase: 'render',
    message: 'TypeError: x',
    path: '/stores/:id',
  }
  await app.inject({ method: 'POST', url: '/telemetry', payload: { reports: [report] } })
  await app.close()
  expect(reported.splice(0)).toEqual([
    { foreign: expect.objectContaining({ release: 'mf-stores@1.4.0', type: 'TypeError', transaction: '/stores/:id' }) },
  ])
})

test('statements of a request are told while it lasts, and sendings of the outbox and the bank’s folder are spans', async () => {
  const spans: SpanFacts[] = []
  const statements: string[] = []
  const tracing: Tracing = {
    follow: () => undefined,
    statement: ({ sql: text }) => void statements.push(text),
    inSpan: (facts, work) => (spans.push(facts), work()),
    close: async () => undefined,
  }
  const { db, pool } = connect(api.databaseUrl, { max: 2, onStatement: (statement) => tracing.statement(statement) })
  await sql`SELECT 1 AS traced`.execute(db)
  await pool.end()
  expect(statements).toEqual(['SELECT 1 AS traced'])

  const opened = await openTracing(
    { url: 'http://127.0.0.1:9/v1/traces', headers: {}, attributes: {}, serviceName: 'x', version: 'x', sampleRate: 0 },
    { warn: () => undefined },
  )
  opened.inSpan = tracing.inSpan
  const context = { db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => new Date() }
  const { outside } = outletsOf(
    context,
    () => ({}),
    () => ({ push: async () => undefined }),
  )
  await outside!.push!({}, 'id', undefined as never)
  const folder = await mkdtemp(path.join(tmpdir(), 'samspel-spans-'))
  await putInBankFolder(folder, 'a.xml', '<a/>')
  await filesFromBank(folder, 1)
  await rm(folder, { recursive: true })
  await opened.close()
  expect(spans).toEqual([
    { name: 'send push', kind: 'client' },
    { name: 'bank folder put', kind: 'client', attributes: { 'file.name': 'a.xml' } },
    { name: 'bank folder read', kind: 'client' },
  ])
})
