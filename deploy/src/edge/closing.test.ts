import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { temporaryStorage } from '../testing/storage'
import { createEdge } from './create-edge'

let api: Server
let edge: Awaited<ReturnType<typeof createEdge>>
let remove: () => Promise<void>
/** Answers of the API that a test lets go. */
let waiting: ServerResponse[] = []
let arrived: () => void
const agent = new Agent({ keepAlive: true })

beforeEach(async () => {
  process.env.LOG_LEVEL = 'silent'
  const temporary = await temporaryStorage()
  ;({ remove } = temporary)
  waiting = []
  api = createServer((request, response) => {
    if (request.url === '/api/live/stream')
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n')
    request.resume().on('end', () => {
      if (request.url === '/api/quick') return response.end('quick')
      waiting.push(response)
      arrived()
    })
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  edge = await createEdge({
    storageDir: temporary.dir,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    host: '127.0.0.1',
    port: 0,
  })
})
afterEach(async () => {
  await edge.close()
  api.closeAllConnections()
  api.close()
  await remove()
})

const send = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(`${edge.url}${path}`, { method, agent, headers }, resolve).on('error', reject).end()
  })
const ended = (answer: IncomingMessage) => new Promise<void>((resolve) => answer.resume().once('close', resolve))

test('a write that is in progress when an edge stops is answered, and the edge stops after it', async () => {
  await ended(await send('/api/quick'))
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
  const answer = send('/api/write', 'PATCH')
  await hasArrived
  let hasClosed = false
  const closed = edge.close().then(() => (hasClosed = true))
  await expect(fetch(`${edge.url}/healthz`)).rejects.toThrow()
  expect(hasClosed).toBe(false)
  waiting[0]!.end('written')
  const message = await answer
  await ended(message)
  expect([message.statusCode, message.complete]).toEqual([200, true])
  await closed
})

test('live streams do not hold an edge that stops', async () => {
  const stream = await send('/api/live/stream')
  stream.on('error', () => undefined)
  const over = ended(stream)
  await edge.close()
  await over
  expect(stream.destroyed).toBe(true)
})

test('an edge that drains gives no answer to a read that nginx repeats, so that nginx takes it out, and answers all the rest', async () => {
  const repeats = { 'x-balancer-repeats-reads': '1' }
  expect((await send('/api/quick', 'GET', repeats)).statusCode).toBe(200)
  await edge.drain(0)
  await expect(send('/api/quick', 'GET', repeats)).rejects.toMatchObject({ code: 'ECONNRESET' })
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
  const answer = send('/api/write', 'PATCH', repeats)
  await hasArrived
  waiting[0]!.end('written')
  expect((await answer).statusCode).toBe(200)
  expect((await send('/api/quick')).statusCode).toBe(200)
})
