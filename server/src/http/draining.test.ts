import { Agent, type IncomingMessage, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { addDraining, drainingOf, REPEATS_READS } from './draining'

let app: FastifyInstance
const agent = new Agent({ keepAlive: true })

beforeEach(async () => {
  app = fastify()
  addDraining(app)
  app.get('/record', async () => 'read')
  app.patch('/record', async () => 'written')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const send = (method: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    httpRequest({ port, path: '/record', method, headers, agent }, (answer) =>
      answer.resume().once('close', () => resolve(answer)),
    )
      .on('error', reject)
      .end()
  })
const repeats = { [REPEATS_READS]: '1' }

describe('an instance that drains', () => {
  test('gives no answer to a read that the balancer repeats elsewhere', async () => {
    drainingOf(app).begin()
    await expect(send('GET', repeats)).rejects.toMatchObject({ code: 'ECONNRESET' })
  })

  test('still answers writes of such a balancer, which repeats none, and closes their connection', async () => {
    drainingOf(app).begin()
    const { statusCode, headers } = await send('PATCH', repeats)
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
  })

  test('still answers reads that nobody repeats', async () => {
    drainingOf(app).begin()
    expect((await send('GET')).statusCode).toBe(200)
  })

  test('answered all reads until then', async () => {
    expect((await send('GET', repeats)).statusCode).toBe(200)
  })
})
