import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'

interface Told {
  traceId: string
  spanId: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code: number }
}

const close: (() => unknown)[] = []
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end()
})
const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Runs an edge with tracing. Returns the `traceparent` that the API received with each request, and what the collector received. */
const traced = async (sampleRate: number, work: (edge: FastifyInstance) => Promise<void>) => {
  process.env.LOG_LEVEL = 'silent'
  const spans: Told[] = []
  const resources: string[] = []
  const collector = await listen(
    createServer((request, response) => {
      let text = ''
      request.on('data', (part) => (text += part))
      request.on('end', () => {
        const { resourceSpans } = JSON.parse(text) as {
          resourceSpans: { resource: object; scopeSpans: { spans: Told[] }[] }[]
        }
        resources.push(JSON.stringify(resourceSpans[0]!.resource))
        spans.push(...resourceSpans[0]!.scopeSpans[0]!.spans)
        response.end('{}')
      })
    }),
  )
  const parents: unknown[] = []
  const api = await listen(
    createServer((request, response) => {
      parents.push([request.headers['x-request-id'], request.headers.traceparent, request.headers.tracestate])
      response.end('{}')
    }),
  )
  const { dir, remove } = await temporaryStorage()
  close.push(remove)
  const edge = await buildEdge({
    storageDir: dir,
    apiUrl: api,
    tracing: { endpoint: collector, headers: {}, serviceName: 'edge', version: '1.4.0', sampleRate },
  })
  await work(edge)
  await edge.close()
  return { spans, parents, resources }
}

const visitors = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, tracestate: 'a=b' }

test("the edge's span names the request, and the API is told to whom its span belongs; what a visitor says of traces is not passed on", async () => {
  const { spans, parents, resources } = await traced(1, async (edge) => {
    const answer = await edge.inject({ method: 'GET', url: '/api/campaigns?token=secret', headers: visitors })
    expect(answer.statusCode).toBe(200)
  })
  const [span] = spans
  expect(spans).toHaveLength(1)
  expect(span).toMatchObject({ name: 'GET /api/*', status: { code: 0 } })
  expect(span!.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } })
  const [[id]] = parents as [[string]]
  expect(span!.traceId).toBe(id.replaceAll('-', ''))
  expect(parents).toEqual([[id, `00-${span!.traceId}-${span!.spanId}-01`, undefined]])
  expect(resources.join()).toContain('1.4.0')
  expect(JSON.stringify(spans)).not.toContain('secret')
})

test('a request that is not traced tells the API so, and the collector nothing', async () => {
  const { spans, parents } = await traced(0, async (edge) => {
    await edge.inject({ method: 'GET', url: '/api/campaigns', headers: visitors })
  })
  expect(spans).toEqual([])
  expect(parents).toEqual([[expect.any(String), expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/), undefined]])
})
