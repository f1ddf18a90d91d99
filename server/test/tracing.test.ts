import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { connect } from '../src/db/connect'
import { createApp } from '../src/http/app'
import { handlers, plugins } from '../src/modules'
import { openTracing, type Tracing } from '../src/tracing'
import { openTestApi, type TestApi } from './support/test-api'

interface Told {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

let api: TestApi
let collector: Server
let endpoint: string
const told: { key: string | undefined; spans: Told[] }[] = []
beforeAll(async () => {
  api = await openTestApi()
  collector = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] }
      told.push({ key: request.headers['x-key'] as string, spans: resourceSpans[0]!.scopeSpans[0]!.spans })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(async () => {
  collector.close()
  await api.close()
})

const traced = async (
  at: string,
  sampleRate: number,
  work: (ask: (url: string, id: string, parent?: string) => Promise<unknown>) => Promise<void>,
) => {
  const said: string[] = []
  const log = { warn: (...line: unknown[]) => void said.push(String(line[1])) }
  const tracing: Tracing = openTracing(
    { endpoint: at, headers: { 'x-key': 'k' }, serviceName: 'test', version: '1.4.0', sampleRate },
    log as never,
  )
  const { db, pool } = connect(api.databaseUrl, { max: 2, onStatement: (statement) => tracing.statement(statement) })
  const app = await createApp({ db, config: api.config, live: api.bus, handlers, plugins, tracing })
  await work((url, id, traceparent) =>
    app.inject({ method: 'GET', url, headers: { 'x-request-id': id, ...(traceparent && { traceparent }) } }),
  )
  await sql`SELECT 'of no request'`.execute(db)
  await tracing.close()
  await app.close()
  await pool.end()
  return said
}

test('a request is a trace that is named by its id, and its statements belong to it', async () => {
  const id = '0190aaaa-0000-4000-8000-0123456789ab'
  expect(await traced(endpoint, 1, async (ask) => void (await ask('/public/brands?page=1', id)))).toEqual([])
  const [{ key, spans } = { key: '', spans: [] }] = told.splice(0)
  expect(key).toBe('k')
  const [request] = spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(request).toMatchObject({ traceId: id.replaceAll('-', ''), name: 'GET /public/brands' })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId)
  expect(statements.length).toBeGreaterThan(0)
  for (const { traceId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect([traceId, parentSpanId, name]).toEqual([
      request!.traceId,
      request!.spanId,
      expect.stringMatching(/^(SELECT|WITH)$/),
    ])
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true)
  }
  expect(JSON.stringify(spans)).not.toMatch(/page=1|of no request/)
})

test('none are traced where the share is nothing, and a collector that is away costs one line of the log', async () => {
  expect(await traced(endpoint, 0, async (ask) => void (await ask('/healthz', '')))).toEqual([])
  expect(told).toEqual([])
  const said = await traced('http://127.0.0.1:1', 1, async (ask) => {
    for (let n = 0; n < 300; n += 1) await ask('/healthz', '')
  })
  expect(said).toEqual(['traces are lost: the collector does not take them'])
})

test("a request's span belongs to the edge's, which also says whether there is a trace; another trace's name is nobody's word", async () => {
  const id = '0190aaaa-0000-4000-8000-0123456789ab'
  const edge = 'aaaabbbbccccdddd'
  const parentsOf = async (sampleRate: number, traceparent: string) => {
    await traced(endpoint, sampleRate, async (ask) => void (await ask('/healthz', id, traceparent)))
    return told.splice(0).flatMap(({ spans }) => spans.map(({ parentSpanId, traceId }) => [traceId, parentSpanId]))
  }
  const trace = id.replaceAll('-', '')
  expect(await parentsOf(0, `00-${trace}-${edge}-01`)).toEqual([[trace, edge]])
  expect(await parentsOf(1, `00-${trace}-${edge}-00`)).toEqual([])
  expect(await parentsOf(1, `00-${'f'.repeat(32)}-${edge}-00`)).toEqual([[trace, undefined]])
  expect(await parentsOf(1, 'nonsense')).toEqual([[trace, undefined]])
})
