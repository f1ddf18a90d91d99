import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ApiProcess, startApi } from './support/api-process'
import { figure, repetitions } from './support/figure'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let server: ApiProcess | undefined
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await api.close()
})

test('QUALITY 24 one account cannot end the API by memory: names of fields as long as a body are forgotten', async () => {
  const [megabytes, bodies] = [repetitions(128, 512), repetitions(600, 3_000)]
  server = await startApi(api, [`--max-old-space-size=${megabytes}`])
  const { port } = server
  const staff = await recordsOf(api).staff('admin')
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const patch = (body: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method: 'PATCH',
          path: '/api/users/me',
          headers: {
            authorization: `Bearer ${staff.token}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      sent.once('error', reject).end(body)
    })
  const answers: Record<number, number> = {}
  let next = 0
  const send = async () => {
    while (next < bodies) {
      const name = `k${(next += 1)}`
      const body = `{"user":{"${name.padEnd(240_000, 'x')}":1}}`
      let status = await patch(body)
      // On a busy machine the API may answer 503. That is not a refusal, so the body is sent again.
      while (status === 503) status = await patch(body)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, send))
  expect(answers).toEqual({ 422: bodies })
  expect(await patch('{"user":{"name":"Elin"}}')).toBe(200)
  agent.destroy()
  figure(
    24,
    `bodies of 240 kB with a field of its own name each, against an API of ${megabytes} MB: ${bodies} of ${bodies} refused (422), the next ordinary call answered`,
  )
})
