import { expect, jest, test } from '@jest/globals'
import { buildCampaign, createFakeApi, id, listAnswer, reply, wire } from './index'

test('the fake API speaks the wire’s form and remembers what it was asked', async () => {
  const api = createFakeApi(
    {
      'PATCH /users/me': ({ body }) => wire({ user: { id: id(1), ...(body as { user: object }).user } }),
      'GET /campaigns': listAnswer('campaigns', [buildCampaign()]),
    },
    { token: 'T' },
  )
  const answer = await api.client.call('updateMe', { body: { user: { locale: 'sv' } } })
  expect(answer.data?.user.locale).toBe('sv')
  expect(api.to('PATCH /users/me')[0]).toMatchObject({
    body: { user: { locale: 'sv' } },
    headers: { Authorization: 'Bearer T' },
  })
  expect((await api.client.call('listCampaigns')).data).toMatchObject({
    campaigns: [{ enableStories: true }],
    meta: { totalCount: 1 },
  })
})

test('answers with a status, a renewed token, no connection, and a warning for what nobody answers', async () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {})
  const api = createFakeApi(
    { 'GET /users/me': reply(200, { user: {} }, { Authorization: 'Bearer N' }), 'GET /companies': reply(0) },
    { token: 'T' },
  )
  await api.client.call('getMe')
  expect(api.token.value).toBe('N')
  expect((await api.client.request({ method: 'GET', path: '/companies' })).error?.kind).toBe('offline')
  expect((await api.client.call('getCampaign', { params: { id: id(1) } })).status).toBe(501)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
