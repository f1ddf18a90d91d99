import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loadApi } from './load'

let server: Server
let asked = 0
beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1
    if (asked % 5 === 0) response.writeHead(500, { 'content-length': 4 }).end('lost')
    else if (asked % 7 === 0) response.destroy()
    else response.writeHead(200, { 'content-length': 2 }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
})

test('a request that is answered by an error, or by nothing, is counted and ends nothing', async () => {
  const { port } = server.address() as AddressInfo
  const request = { name: 'list', who: 'visitor', method: 'GET', url: '/public/list' } as const
  const { perSecond, failed, firstFailure } = await loadApi([port], request, undefined, { clients: 2, seconds: 0.3 })
  expect([perSecond > 0, failed > 1]).toEqual([true, true])
  expect(firstFailure).toMatch(/500|closed/)
})
