import { execFile } from 'node:child_process'
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from '@jest/globals'
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace-node'
import fastify, { type FastifyInstance } from 'fastify'
import { inSpan, setTracing, traceparentOf, type Tracing } from './spans'
import { startTracing } from './tracing'

const close: (() => unknown)[] = []
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end()
})
const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => (server.closeAllConnections(), new Promise((resolve) => server.close(resolve))))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const settings = {
  url: 'http://unused.invalid/v1/traces',
  headers: {},
  attributes: {},
  serviceName: 'test',
  version: '1.4.0',
}
const silent = { warn: () => undefined }
const id = '0190aaaa-0000-4000-8000-0123456789ab'
const traceId = id.replaceAll('-', '')

/** Spans of what was done while an app was followed. */
const spansOf = async (
  work: (app: FastifyInstance, tracing: Tracing) => Promise<unknown>,
  { sampleRate = 1, trustsParent = true, attributes = {} } = {},
): Promise<ReadableSpan[]> => {
  const kept: ReadableSpan[] = []
  const exporter = new InMemorySpanExporter()
  exporter.shutdown = async () => undefined
  const tracing = startTracing({ ...settings, sampleRate, attributes }, silent, exporter)
  setTracing(tracing)
  const app = fastify({ genReqId: () => id })
  tracing.follow(app, trustsParent)
  app.get('/things/:id', async (request) => traceparentOf(request))
  await work(app, tracing)
  await app.close()
  await tracing.close()
  kept.push(...exporter.getFinishedSpans())
  return kept
}
const ask = (app: FastifyInstance, traceparent?: string) =>
  app.inject({ method: 'GET', url: '/things/secret?token=x', headers: { ...(traceparent && { traceparent }) } })
const told = (spans: ReadableSpan[]) =>
  spans.map(({ name, parentSpanContext, attributes, status }) => ({
    name,
    parent: spans.find((span) => span.spanContext().spanId === parentSpanContext?.spanId)?.name,
    attributes,
    failed: status.code === 2,
  }))

test("a request's trace has the request's id; its span names the route and not the address", async () => {
  let passedOn: unknown
  const spans = await spansOf(async (app) => (passedOn = (await ask(app)).json()), {
    attributes: { 'deployment.environment.name': 'test', 'service.name': 'not this' },
  })
  expect(told(spans)).toEqual([
    {
      name: 'GET /things/:id',
      parent: undefined,
      attributes: { 'http.request.method': 'GET', 'http.route': '/things/:id', 'http.response.status_code': 200 },
      failed: false,
    },
  ])
  const { spanId } = spans[0]!.spanContext()
  expect(spans[0]!.spanContext().traceId).toBe(traceId)
  expect(passedOn).toEqual({ traceparent: `00-${traceId}-${spanId}-01` })
  expect(spans[0]!.resource.attributes).toMatchObject({
    'service.name': 'test',
    'service.version': '1.4.0',
    'deployment.environment.name': 'test',
  })
})

test('the trace of our own edge is continued, as it says; that of anybody else is not', async () => {
  const edge = 'aaaabbbbccccdddd'
  const parentsOf = async (traceparent: string, options: object) =>
    (await spansOf((app) => ask(app, traceparent), options)).map((span) => [
      span.spanContext().traceId,
      span.parentSpanContext?.spanId,
    ])
  expect(await parentsOf(`00-${traceId}-${edge}-01`, { sampleRate: 0 })).toEqual([[traceId, edge]])
  expect(await parentsOf(`00-${traceId}-${edge}-00`, {})).toEqual([])
  expect(await parentsOf(`00-${'f'.repeat(32)}-${edge}-00`, {})).toEqual([[traceId, undefined]])
  expect(await parentsOf('nonsense', {})).toEqual([[traceId, undefined]])
  expect(await parentsOf(`00-${traceId}-${edge}-00`, { trustsParent: false })).toEqual([[traceId, undefined]])
})

test('a request outside the sample is recorded nowhere, and is passed on as such', async () => {
  let passedOn: unknown
  const spans = await spansOf(async (app) => (passedOn = (await ask(app)).json()), { sampleRate: 0 })
  expect(spans).toEqual([])
  expect(passedOn).toEqual({ traceparent: expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`)) })
})

test('statements, work and calls by fetch and by node:http belong to the job they are part of, without addresses', async () => {
  const other = await listen(
    createServer((request, response) => {
      if (request.url === '/gone') return request.socket.destroy()
      response.writeHead(request.url === '/x?key=1' ? 503 : 200).end()
    }),
  )
  const spans = await spansOf(async (_app, tracing) => {
    tracing.statement({ sql: "SELECT 'of nothing'", ms: 1 })
    await fetch(`${other}/of-nothing`)
    await inSpan({ name: 'job mails', kind: 'internal', isRoot: true }, async () => {
      tracing.statement({ sql: 'UPDATE outbox SET x = $1', ms: 3 })
      await fetch(`${other}/v1/secret?key=1`).then((answer) => answer.text())
      await inSpan({ name: 'send mail', kind: 'client' }, async () => {
        await new Promise((resolve) => get(`${other}/x?key=1`, (answer) => answer.resume().on('end', resolve)))
        throw Object.assign(new Error('for moa@samspel.test'), { code: 'EENVELOPE' })
      }).catch(() => undefined)
      await fetch(`${other}/gone`).catch(() => undefined)
    })
  })
  const host = { 'server.address': '127.0.0.1', 'http.request.method': 'GET' }
  expect(told(spans)).toEqual([
    expect.objectContaining({ name: 'UPDATE', parent: 'job mails' }),
    expect.objectContaining({
      name: 'GET 127.0.0.1',
      parent: 'job mails',
      failed: false,
      attributes: expect.objectContaining({ ...host, 'http.response.status_code': 200 }),
    }),
    expect.objectContaining({
      name: 'GET 127.0.0.1',
      parent: 'send mail',
      failed: true,
      attributes: expect.objectContaining({ ...host, 'http.response.status_code': 503 }),
    }),
    expect.objectContaining({
      name: 'send mail',
      parent: 'job mails',
      failed: true,
      attributes: { 'error.type': 'EENVELOPE' },
    }),
    expect.objectContaining({
      name: 'GET 127.0.0.1',
      parent: 'job mails',
      failed: true,
      attributes: expect.objectContaining({ ...host, 'error.type': 'UND_ERR_SOCKET' }),
    }),
    expect.objectContaining({ name: 'job mails', parent: undefined, failed: false }),
  ])
  expect(JSON.stringify(told(spans))).not.toMatch(/secret|key=1|moa@/)
})

test('without traces, work is only done', async () => {
  expect(await inSpan({ name: 'job', kind: 'internal' }, async () => 7)).toBe(7)
})

/** A collector that gives these answers, the last one again and again. */
const collector = async (...answers: number[]) => {
  const received: { url: string | undefined; headers: IncomingHttpHeaders; body: Buffer }[] = []
  const url = await listen(
    createServer((request, response) => {
      const chunks: Buffer[] = []
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          received.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks) })
          response.writeHead(answers.length > 1 ? answers.shift()! : answers[0]!, { 'retry-after': '0' }).end()
        })
    }),
  )
  return { url: `${url}/v1/traces`, received }
}

/** Sends spans from a process of its own, since the exporter loads parts that a test's sandbox cannot; returns what it logged. */
const send = async (url: string, spans: number): Promise<string[]> => {
  const script = path.join(__dirname, 'testing', 'send-spans.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, url, String(spans)], {
    cwd: path.join(__dirname, '..'),
  })
  return stdout.split('\n').filter(Boolean)
}

test('a collector that asks for patience gets the spans again, and sending them makes no spans', async () => {
  const { url, received } = await collector(503, 429, 200)
  expect(await send(url, 1)).toEqual([])
  expect(received.map((post) => post.url)).toEqual(['/v1/traces', '/v1/traces', '/v1/traces'])
  for (const { headers, body } of received) {
    expect(headers).toMatchObject({ 'content-type': 'application/x-protobuf', 'x-key': 'k' })
    expect(body.includes('job mails')).toBe(true)
    expect(body.includes('POST')).toBe(false)
  }
})

test.each([400, 413])('a collector that refuses by %i costs one line of the log', async (status) => {
  const { url } = await collector(status)
  expect(await send(url, 1_200)).toEqual(['traces are lost: the collector does not take them'])
})

test('the end of a process does not wait for a collector that never answers', async () => {
  const never = new Promise<never>(() => undefined)
  const exporter = { export: () => undefined, shutdown: () => never, forceFlush: () => never }
  const tracing = startTracing({ ...settings, sampleRate: 1 }, silent, exporter, 10)
  await tracing.inSpan({ name: 'job mails', kind: 'internal', isRoot: true }, async () => undefined)
  expect(await tracing.close()).toBeUndefined()
})
