/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, buildMessage, buildThread, id, listAnswer, renderWithApp, screen, waitFor, wire } from '@samspel/testing'
import {
  conversationLists,
  messagesSaga,
  outboxName,
  outboxReducer,
  threadLists,
  threadsName,
  threadsReducer,
  unreadName,
  unreadReducer,
} from '../../data'
import { InboxPage } from './InboxPage'

const brand = id(200)
const first = buildMessage({ id: id(1), author: 'user', authorName: 'Alva', body: 'Hej Tove', seq: 1 })
const context = {
  brandId: brand,
  brandName: 'Havsro',
  brandLogoUrl: null,
  staffName: 'Alva',
  instagramerId: id(401),
  creatorName: 'Tove Ekström',
  creatorUsername: 'tovebakar',
  creatorAvatarUrl: null,
  muted: false,
  archived: false,
  blocked: 'none',
  reported: false,
  collaboration: null,
  others: [],
  files: [],
  fileCount: 0,
  values: { firstName: 'Tove', campaign: null, lastDay: null, daysLeft: null, fee: null, brand: 'Havsro' },
}

const open = (overrides: object = {}) =>
  renderWithApp(<InboxPage />, {
    route: `/messages/${brand}`,
    path: '/messages/:counterpartId?',
    slices: [
      conversationLists,
      threadLists,
      { name: threadsName, reducer: threadsReducer },
      { name: outboxName, reducer: outboxReducer },
      { name: unreadName, reducer: unreadReducer },
    ],
    sagas: { messages: messagesSaga },
    state: { auth: { authenticated: true, roleResolved: true } as never },
    api: {
      'GET /messages/threads': listAnswer('threads', [
        buildThread({ id: id(900), brandId: brand, brandName: 'Havsro', unreadCount: 2 }),
      ]),
      'GET /messages/context': { context: wire({ ...context, ...overrides }) },
      'GET /messages/unread': { unread: { ids: [], total_count: 0, thread_count: 0 } },
      'GET /instagramers/me/messages': listAnswer('messages', [first]),
    },
  })

beforeEach(() => localStorage.clear())

test('list and thread stand side by side; E-17 a message of the other side appears in its thread', async () => {
  const { api } = open()
  expect(await screen.findByRole('link', { name: 'Havsro' })).toBeTruthy()
  await screen.findByText('Hej Tove')
  api.on({
    'GET /instagramers/me/messages': listAnswer('messages', [
      buildMessage({ id: id(2), body: 'Paketet är på väg', seq: 2 }),
      first,
    ]),
  })
  act(() => bus.publish('live:message-created', { messageId: id(2), instagramerId: id(401), brandId: brand }))
  expect((await screen.findAllByText(/Paketet är på väg/)).length).toBeGreaterThan(0)
})

test('Enter sends; what is blank is refused at the field', async () => {
  const { api, user } = open()
  const field = await screen.findByLabelText('Skriv ett meddelande')
  await user.click(screen.getByRole('button', { name: 'Skicka' }))
  expect(await screen.findByText('Skriv något först.')).toBeTruthy()
  api.on({
    'POST /instagramers/me/messages': {
      message: wire(buildMessage({ id: id(3), author: 'instagramer', body: 'Tack!', seq: 3 })),
    },
  })
  await user.type(field, 'Tack!{Enter}')
  await waitFor(() => expect(api.to('POST /instagramers/me/messages')).toHaveLength(1))
})

test('whoever is blocked sees one sentence in place of the field', async () => {
  open({ blocked: 'theirs' })
  expect(await screen.findByText(/Havsro tar inte emot meddelanden/)).toBeTruthy()
  expect(screen.queryByLabelText('Skriv ett meddelande')).toBeNull()
})
