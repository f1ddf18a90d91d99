import { readFileSync } from 'node:fs'
import type { ClientRequest, IncomingMessage, Server } from 'node:http'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { temporaryStorage } from '../testing/storage'
import { bodyLimits } from './body-limits'
import { buildEdge } from './create-edge'
import { openStreams } from './streams'

let edge: FastifyInstance
let api: Server
let remove: () => Promise<void>
let asked: string[] = []
let streaming = 0
const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const temporary = await temporaryStorage()
  ;({ remove } = temporary)
  api = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/api/live/stream') {
      streaming += 1
      response.once('close', () => (streaming -= 1))
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n')
    }
    if (request.url === '/api/name') {
      const name = String(request.headers['x-request-id'])
      return response.writeHead(200, { 'x-request-id': name }).end(name)
    }
    if (request.url === '/api/down')
      return response.writeHead(503, { 'retry-after': '5' }).end('{"error":"unavailable"}')
    let bytes = 0
    request
      .on('data', (chunk: Buffer) => (bytes += chunk.length))
      .on('end', () => response.end(`${request.headers['content-type']} ${bytes}`))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  edge = await buildEdge({
    storageDir: temporary.dir,
    apiUrl: `http://127.0.0.1:${portOf(api)}`,
    streams: { perAddress: 100, all: 10_000 },
  })
  await edge.listen({ host: '127.0.0.1', port: 0 })
})
const open: { destroy(): unknown }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.destroy()
  asked = []
})
afterAll(async () => {
  await edge.close()
  api.closeAllConnections()
  api.close()
  await remove()
})

const addressOf = (at: number) => `127.0.1.${(at % 200) + 1}`

/** Opens a live stream from a local address and reads its first line. */
const stream = (localAddress: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request: ClientRequest = httpRequest(
      { host: '127.0.0.1', port: portOf(edge.server), path: '/api/live/stream', localAddress, agent: false },
      (answer) => {
        answer.on('error', () => undefined).once('data', () => resolve(answer))
      },
    )
    request.on('error', reject).end()
    open.push(request)
  })

/** Sends a request whose body stops after the first byte. */
const slowBody = (localAddress: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket: Socket = connect({ host: '127.0.0.1', port: portOf(edge.server), localAddress }, () => {
      socket.write(
        'POST /api/slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        () => resolve(socket),
      )
    })
    socket.on('error', reject)
    open.push(socket)
  })

const send = (
  path: string,
  { bytes, chunked, type = 'application/json' }: { bytes: number; chunked?: boolean; type?: string },
) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: portOf(edge.server),
        path,
        method: 'POST',
        agent: false,
        headers: { 'content-type': type, ...(!chunked && { 'content-length': bytes }) },
      },
      (answer) => {
        let body = ''
        answer
          .on('data', (part) => (body += String(part)))
          .on('end', () => resolve({ status: answer.statusCode!, body }))
      },
    )
    request.on('error', reject)
    const piece = Buffer.alloc(64 * 1024, 32)
    let left = bytes
    const go = (): void => {
      while (left > 0) {
        const part = piece.subarray(0, Math.min(left, piece.length))
        left -= part.length
        if (!request.write(part)) return void request.once('drain', go)
      }
      request.end()
    }
    go()
  })

test('live streams and 600 bodies that stop half-way leave a call its answer, and take no connection of the API for bodies', async () => {
  await Promise.all(Array.from({ length: 600 }, (_, at) => stream(addressOf(at))))
  await Promise.all(Array.from({ length: 600 }, (_, at) => slowBody(addressOf(at))))
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('/api/x', { bytes: 2 })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  expect(streaming).toBe(600)
  expect(asked.filter((call) => call === 'POST /api/slow')).toEqual([])
})

test('of more than 100 streams from one address the oldest is given up, and other addresses keep theirs', async () => {
  const other = await stream('127.0.2.2')
  const oldest = await stream('127.0.2.1')
  const ended = new Promise((resolve) => oldest.once('close', resolve))
  await Promise.all(Array.from({ length: 99 }, () => stream('127.0.2.1')))
  expect(oldest.destroyed).toBe(false)
  const newest = await stream('127.0.2.1')
  await ended
  expect([other.destroyed, newest.destroyed]).toEqual([false, false])
})

test('streams are counted while they last, each once', () => {
  const gone: string[] = []
  const streams = openStreams({ perAddress: 2, all: 3 })
  const add = (address: string, name: string) => streams.add(address, () => gone.push(name))
  const endA = add('a', 'a1')
  add('a', 'a2')
  add('b', 'b1')
  endA()
  endA()
  add('c', 'c1')
  expect([gone, streams.held()]).toEqual([[], { streams: 3, addresses: 3 }])
  add('c', 'c2')
  add('c', 'c3')
  expect([gone, streams.held()]).toEqual([['a2', 'c1'], { streams: 3, addresses: 2 }])
})

test.each([false, true])('a body over the limit is a 413 in 40 of 40, chunked: %s', async (chunked) => {
  for (const [path, bytes, most] of [
    ['/api/uploads', 9 * 1024 * 1024, 8 * 1024 * 1024 + 64 * 1024],
    ['/api/campaigns', 5 * 1024 * 1024, 256 * 1024],
  ] as const) {
    for (let at = 0; at < 40; at += 1)
      expect([path, at, await send(path, { bytes, chunked })]).toEqual([
        path,
        at,
        { status: 413, body: JSON.stringify({ error: 'body_too_large', max_bytes: most }) },
      ])
  }
  expect(asked).toEqual([])
})

test.each(bodyLimits.filter(({ methods }) => methods.includes('POST')))(
  'a body of $path reaches the API up to its limit there, and not beyond',
  async ({ path, bytes }) => {
    const address = path.replaceAll(/:\w+/g, '7')
    expect(await send(`${address}?name=IMG_1.jpg`, { bytes, chunked: false })).toMatchObject({ status: 200 })
    expect(await send(address, { bytes: bytes + 1, chunked: true })).toEqual({
      status: 413,
      body: JSON.stringify({ error: 'body_too_large', max_bytes: bytes }),
    })
  },
)

test.each([
  ['nginx/samspel.conf', /client_max_body_size (\d+)m;/g],
  ['launch/lib/balancer.mjs', /client_max_body_size (\d+)m;/g],
])('%s lets through what the edge takes, so that the refusal is its own', (file, pattern) => {
  const found = [...readFileSync(path.join(__dirname, '../..', file), 'utf8').matchAll(pattern)]
  const largest = Math.max(...bodyLimits.map(({ bytes }) => bytes))
  expect(found.length).toBeGreaterThan(0)
  for (const [, megabytes] of found) expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(largest)
})

test('bodies reach the API whole, with their type as it was', async () => {
  const type = 'multipart/form-data; boundary="a b"'
  for (const chunked of [false, true])
    expect(await send('/api/uploads?size=full', { bytes: 8 * 1024 * 1024, chunked, type })).toEqual({
      status: 200,
      body: `${type} ${8 * 1024 * 1024}`,
    })
  expect((await edge.inject({ method: 'POST', url: '/public/x', payload: { a: 1 } })).payload).toBe(
    'application/json 7',
  )
  expect((await edge.inject({ method: 'POST', url: '/api/empty' })).payload).toBe('undefined 0')
  expect(
    (await edge.inject({ method: 'DELETE', url: '/api/empty', headers: { 'content-type': 'application/json' } }))
      .statusCode,
  ).toBe(200)
})

test('QUALITY 9 an API that says 503 is asked once, and its answer handed on', async () => {
  const answer = await edge.inject('/api/down')
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { error: 'unavailable' },
  ])
  expect(asked).toEqual(['GET /api/down'])
})

test('a request has one name for the API and in the answer, whatever the visitor calls it', async () => {
  const base = `http://127.0.0.1:${portOf(edge.server)}`
  const theirs = '0190aaaa-0000-4000-8000-0123456789ab'
  const names = await Promise.all(
    [undefined, theirs].map(async (name) => {
      const answer = await fetch(`${base}/api/name`, { headers: name ? { 'x-request-id': name } : {} })
      return [await answer.text(), answer.headers.get('x-request-id')]
    }),
  )
  for (const [told, answered] of names) {
    expect(told).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/)
    expect(answered).toBe(told)
  }
  expect(new Set([...names.map(([told]) => told), theirs]).size).toBe(3)
})
