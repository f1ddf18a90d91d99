/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, buildBrand, buildMessage, id, listAnswer, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { conversationLists, outboxName, outboxReducer } from '../../data'
import { ThreadPage } from './ThreadPage'

const brand = buildBrand({ id: id(200), name: 'Havsro' })
const first = buildMessage({ id: id(1), author: 'user', authorName: 'Alva', body: 'Hej Tove' })

const openAsCreator = () =>
  renderWithApp(<ThreadPage />, {
    route: `/messages/${brand.id}`,
    path: '/messages/:counterpartId',
    slices: [conversationLists, { name: outboxName, reducer: outboxReducer }],
    state: { auth: { authenticated: true } as never },
    api: {
      'GET /brands/:id': { brand: wire(brand) },
      'GET /instagramers/me/messages': listAnswer('messages', [first]),
    },
  })

beforeEach(() => sessionStorage.clear())

test('a message of the other side appears in the open conversation', async () => {
  const { api } = openAsCreator()
  await screen.findByText('Hej Tove')
  api.on({
    'GET /instagramers/me/messages': listAnswer('messages', [
      buildMessage({ id: id(2), body: 'Paketet är på väg' }),
      first,
    ]),
  })
  act(() => bus.publish('live:message-created', { messageId: id(2), instagramerId: id(401), brandId: brand.id }))
  expect(await screen.findByText('Paketet är på väg')).toBeTruthy()
  expect(screen.getByText('Hej Tove')).toBeTruthy()
})

test('Enter sends; what failed is sent again with the same key', async () => {
  const { api, user } = openAsCreator()
  api.on({ 'POST /instagramers/me/messages': reply(500, { error: 'internal' }) })
  const field = await screen.findByLabelText('Skriv ett meddelande')
  await user.type(field, 'Tack!{Enter}')
  expect((field as HTMLTextAreaElement).value).toBe('')
  const again = await screen.findByRole('button', { name: 'Skicka igen' })
  api.on({
    'POST /instagramers/me/messages': {
      message: wire(buildMessage({ id: id(3), author: 'instagramer', body: 'Tack!' })),
    },
  })
  await user.click(again)
  await screen.findByText('Tack!')
  expect(screen.queryByText('Inte skickat')).toBeNull()
  const keys = api.to('POST /instagramers/me/messages').map(({ headers }) => headers['Idempotency-Key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('nothing is not sent, and a draft is there again after a reload', async () => {
  const { api, user, unmount } = openAsCreator()
  await user.click(await screen.findByRole('button', { name: 'Skicka' }))
  expect(await screen.findByText('Skriv något först.')).toBeTruthy()
  await user.type(screen.getByLabelText('Skriv ett meddelande'), 'Halva')
  unmount()
  expect(api.to('POST /instagramers/me/messages')).toHaveLength(0)
  openAsCreator()
  expect(((await screen.findByLabelText('Skriv ett meddelande')) as HTMLTextAreaElement).value).toBe('Halva')
})
