/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { useLayoutEffect } from 'react'
import { bus } from '@samspel/event-bus'
import {
  act,
  type AppOptions,
  buildMessage,
  buildThread,
  type FakeRoutes,
  fireEvent,
  id,
  listAnswer,
  renderWithApp,
  screen,
  waitFor,
  wire,
} from '@samspel/testing'
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

const open = (overrides: object = {}, { route = `/messages/${brand}`, ...more }: Partial<AppOptions> = {}) =>
  renderWithApp(<InboxPage />, {
    route,
    ...more,
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
      ...more.api,
    } as FakeRoutes,
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
  // What comes while the answer is on its way, and the page perhaps left, stays unread.
  expect(api.to('GET /instagramers/me/messages').at(-1)?.query.get('upTo')).toBe(id(2))
})

test('what came while the connection was gone is fetched first, and read when it is shown', async () => {
  const { api } = open()
  await screen.findByText('Hej Tove')
  const missed = buildMessage({ id: id(2), author: 'user', body: 'Medan du var borta', seq: 2, readAt: null })
  const readAt = '2026-11-27T10:00:00.000Z'
  api.on({
    'GET /instagramers/me/messages': ({ query }: { query: URLSearchParams }) =>
      listAnswer('messages', [query.get('upTo') === id(2) ? { ...missed, readAt } : missed, { ...first, readAt }]),
  } as FakeRoutes)
  act(() => bus.publish('live:reconnected', {}))
  await screen.findAllByText(/Medan du var borta/)
  const upTo = () => api.to('GET /instagramers/me/messages').map(({ query }) => query.get('upTo'))
  await waitFor(() => expect(upTo().slice(-2)).toEqual([id(1), id(2)]))
})

/** A page that is told of a message the moment it takes the place of another. */
function Elsewhere() {
  useLayoutEffect(() =>
    bus.publish('live:message-created', { messageId: id(2), instagramerId: id(401), brandId: brand }),
  )
  return <p>elsewhere</p>
}

test('what comes the moment a thread is left is not read (T-41)', async () => {
  const { api, router } = open({}, { routes: [{ path: '/elsewhere', element: <Elsewhere /> }] })
  await screen.findByText('Hej Tove')
  const asked = api.to('GET /instagramers/me/messages').length
  await act(() => router.navigate('/elsewhere'))
  await screen.findByText('elsewhere')
  expect(api.to('GET /instagramers/me/messages')).toHaveLength(asked)
})

test('the newest thread is opened on a desk, but not over a link that was followed before the list came', async () => {
  let answer = (_: object) => {}
  const threads = listAnswer('threads', [buildThread({ id: id(900), brandId: brand, brandName: 'Havsro' })])
  const { router } = open(
    {},
    {
      route: '/messages',
      api: { 'GET /messages/threads': () => new Promise<object>((resolve) => (answer = resolve)) } as FakeRoutes,
    },
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/messages'))
  window.history.pushState(null, '', '/notices')
  await act(async () => answer(threads))
  await screen.findByRole('link', { name: 'Havsro' })
  expect(router.state.location.pathname).toBe('/messages')
  window.history.replaceState(null, '', '/')
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

test('Enter that ends a composed character, or comes with Shift, does not send', async () => {
  const { api, user } = open()
  const field = await screen.findByLabelText('Skriv ett meddelande')
  await user.type(field, 'こんにち')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  await user.type(field, '{Shift>}{Enter}{/Shift}')
  expect(api.to('POST /instagramers/me/messages')).toEqual([])
  expect((field as HTMLTextAreaElement).value).toMatch(/^こんにち/)
})

test('a draft follows what another tab makes of it', async () => {
  const { user } = open()
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Skriv ett meddelande')
  await user.type(field, 'Hej')
  const key = Object.keys(localStorage).find((name) => localStorage.getItem(name) === 'Hej')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'Annat' })))
  expect(field.value).toBe('Hej')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'Hej igen' })))
  expect(field.value).toBe('Hej igen')
})

test('a text does not go off without a file that was refused: it is taken out, or sent along, first', async () => {
  const { api, user } = open()
  api.on({
    'POST /instagramers/me/messages': {
      message: wire(buildMessage({ id: id(3), author: 'instagramer', body: 'Här är ljudet', seq: 3 })),
    },
  })
  const field = await screen.findByLabelText('Skriv ett meddelande')
  const sound = new File(['x'], 'sound.mp3', { type: 'audio/mpeg' })
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [sound] } })
  expect(await screen.findByText('Bara bilder, filmer (MP4, MOV, WebM) och PDF')).toBeTruthy()
  await user.type(field, 'Här är ljudet{Enter}')
  expect(await screen.findByText(/En fil kom inte med/)).toBeTruthy()
  expect(api.to('POST /instagramers/me/messages')).toEqual([])
  await user.click(screen.getByRole('button', { name: /sound\.mp3/ }))
  await user.type(field, '{Enter}')
  await waitFor(() => expect(api.to('POST /instagramers/me/messages')).toHaveLength(1))
})

test('whoever is blocked sees one sentence in place of the field', async () => {
  open({ blocked: 'theirs' })
  expect(await screen.findByText(/Havsro tar inte emot meddelanden/)).toBeTruthy()
  expect(screen.queryByLabelText('Skriv ett meddelande')).toBeNull()
})

test('a desk opens the newest thread by itself, but calls off no page that somebody is on the way to', async () => {
  const held: ((page: { Component: () => string }) => void)[] = []
  const waiting: ((answer: object) => void)[] = []
  const threads = listAnswer('threads', [buildThread({ id: id(900), brandId: brand, brandName: 'Havsro' })])
  const { router } = open(
    {},
    {
      route: '/messages',
      routes: [{ path: '/notices', lazy: () => new Promise((resolve) => held.push(resolve as never)) }],
      api: { 'GET /messages/threads': () => new Promise((resolve) => waiting.push(resolve as never)) },
    },
  )
  await waitFor(() => expect(waiting).toHaveLength(1))
  void act(() => void router.navigate('/notices'))
  act(() => waiting[0]?.(threads))
  await screen.findByRole('link', { name: 'Havsro' })
  await act(async () => held[0]?.({ Component: () => 'Notiser' }))
  expect(await screen.findByText('Notiser')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/notices')
})
