import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('where no network is set up, a creator has no posts', async () => {
  const creator = await recordsOf(api).creator()
  const { status, body } = await api.call(creator, 'GET', '/api/instagramers/me/instagram_posts')
  expect([status, body]).toMatchObject([200, { instagram_posts: [], meta: { total_count: 0 } }])
})
