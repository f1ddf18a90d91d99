import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let creator: Actor
beforeAll(async () => {
  api = await openTestApi()
  const records = recordsOf(api)
  creator = await records.creator()
  const { id } = await records.brand()
  for (let count = 0; count < 20; count += 1) await records.campaign(id)
})
afterAll(() => api.close())

const get = (url: string, encoding?: string) =>
  api.app.inject({
    url,
    headers: { authorization: `Bearer ${creator.token}`, ...(encoding && { 'accept-encoding': encoding }) },
  })
const list = '/api/marketplace/campaigns'

test('a list is a fraction on the wire, in the encoding that the browser takes, and the same list', async () => {
  const plain = await get(list)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get(list, `${encoding}, deflate;q=0.1`)
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
      'cache-control': 'no-store',
    })
    expect(open(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length)
    console.info(
      `compression: ${plain.rawPayload.length} bytes of 20 offers are ${packed.rawPayload.length} as ${encoding}`,
    )
  }
})

test('a small answer stays as it is, and a packed request is not unpacked', async () => {
  expect((await get('/api/sessions', 'br')).headers['content-encoding']).toBeUndefined()
  const body = gzipSync(JSON.stringify({ instagramer: { city: 'Umeå' } }))
  const answer = await api.app.inject({
    method: 'PATCH',
    url: '/api/instagramers/me',
    payload: body,
    headers: {
      authorization: `Bearer ${creator.token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
  })
  expect(answer.statusCode).toBe(400)
})
