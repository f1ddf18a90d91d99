import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { type ErrorReporter, openTracing } from '@samspel/observing'
import { temporaryStorage } from '../testing/storage'
import { buildEdge } from './create-edge'

const close: (() => unknown)[] = []
afterEach(async () => {
  for (const end of close.splice(0).reverse()) await end()
})
const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const visitors = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, tracestate: 'a=b' }

test.each([
  [1, '01'],
  [0, '00'],
])(
  'where %d of the requests are traced, the API is told so by the edge; what a visitor says is not passed on',
  async (sampleRate, flag) => {
    const parents: unknown[] = []
    const apiUrl = await listen(
      createServer((request, response) => {
        parents.push([request.headers['x-request-id'], request.headers.traceparent, request.headers.tracestate])
        response.end('{}')
      }),
    )
    const { dir, remove } = await temporaryStorage()
    close.push(remove)
    const tracing = await openTracing(
      {
        url: 'http://127.0.0.1:9/v1/traces',
        headers: {},
        attributes: {},
        serviceName: 'edge',
        version: '1',
        sampleRate,
      },
      { warn: () => undefined },
    )
    const edge = await buildEdge({ storageDir: dir, apiUrl, tracing })
    const answer = await edge.inject({ method: 'GET', url: '/api/campaigns?token=secret', headers: visitors })
    expect(answer.statusCode).toBe(200)
    await edge.close()
    const [[id]] = parents as [[string]]
    expect(parents).toEqual([
      [id, expect.stringMatching(new RegExp(`^00-${id.replaceAll('-', '')}-[0-9a-f]{16}-${flag}$`)), undefined],
    ])
    await tracing.close()
  },
)

test('an error of the edge is reported', async () => {
  const reported: string[] = []
  const reporter: ErrorReporter = {
    error: (error) => void reported.push((error as Error).message),
    foreign: () => undefined,
    close: async () => undefined,
  }
  const { dir, remove } = await temporaryStorage()
  close.push(remove)
  const edge = await buildEdge({ storageDir: dir, apiUrl: 'http://127.0.0.1:9', reporter })
  edge.addHook('onRequest', async () => {
    throw new Error('broken')
  })
  expect((await edge.inject({ method: 'GET', url: '/robots.txt' })).statusCode).toBe(500)
  await edge.close()
  expect(reported).toEqual(['broken'])
})
