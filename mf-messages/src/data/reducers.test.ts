/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { buildMessage, createTestStore, id, listAnswer, reply, waitFor, wire } from '@samspel/testing'
import { createMessage, listMessages, listUnread } from './actions'
import { conversationKey, conversationLists, readNewest } from './conversation'
import { hurried } from './deliver'
import { outboxName, outboxReducer, queued, selectOutbox } from './outbox'
import { messagesSaga } from './saga'
import { selectUnread, unreadName, unreadReducer } from './unread'

const brand = id(200)
const old = [buildMessage({ id: id(10), instagramer: id(4) }), buildMessage({ id: id(9), instagramer: id(4) })]
const others = buildMessage({ id: id(8), instagramer: id(5) })
const key = conversationKey(id(4), brand)
const otherKey = conversationKey(id(5), brand)

const open = (api: Parameters<typeof createTestStore>[0] = {}) => {
  const parts = createTestStore({ slices: [conversationLists], sagas: { messages: messagesSaga }, ...api })
  parts.injectReducer(outboxName, outboxReducer)
  parts.injectReducer(unreadName, unreadReducer)
  const idsOf = (list: string) => conversationLists.select(parts.store.getState(), list).ids
  return { ...parts, idsOf }
}
const threads = {
  'GET /instagramers/:id/messages': ({ params }: { params: Record<string, string> }) =>
    listAnswer('messages', params.id === id(4) ? old : [others]),
}
const letter = { idempotencyKey: 'k1', conversation: key, body: 'Hej', writtenAt: '2026-11-21T10:00:00Z' }

test("a new message goes to the front of its owner's list, other lists stay (T-40, E-17)", async () => {
  const { store, idsOf } = open({
    api: {
      ...threads,
      'POST /instagramers/:id/messages': { message: wire(buildMessage({ id: id(11), instagramer: id(4) })) },
    },
  })
  await store.dispatch(conversationLists.load(key, 1))
  await store.dispatch(conversationLists.load(otherKey, 1))
  await store.dispatch(
    createMessage({
      params: { id: id(4) },
      query: { brandId: brand },
      body: { message: { body: 'Hej' } },
      tag: letter,
    }),
  )
  expect(idsOf(key)).toEqual([id(11), id(10), id(9)])
  expect(idsOf(otherKey)).toEqual([id(8)])
})

test('asking for a thread empties the unread list before any answer (T-41)', async () => {
  let answer: (value: object) => void = () => {}
  const { store } = open({
    api: {
      'GET /messages/unread': { unread: { ids: [id(1), id(2), id(3)], total_count: 3, thread_count: 2 } },
      'GET /instagramers/:id/messages': () =>
        new Promise<object>((resolve) => {
          answer = resolve
        }),
    },
  })
  await store.dispatch(listUnread({ query: {} }))
  expect(selectUnread(store.getState()).ids).toHaveLength(3)
  const asked = store.dispatch(listMessages({ params: { id: id(7) }, query: { brandId: brand } }))
  expect(selectUnread(store.getState())).toEqual({ ids: [], totalCount: 0, threadCount: 0 })
  answer(listAnswer('messages', []))
  await asked
})

test('what is new is added in front, and older pages stay', async () => {
  const { store, idsOf, api } = open({ api: threads })
  await store.dispatch(conversationLists.load(key, 1))
  api.on({
    'GET /instagramers/:id/messages': listAnswer('messages', [
      buildMessage({ id: id(12) }),
      buildMessage({ id: id(11) }),
    ]),
  })
  await store.dispatch(readNewest(key))
  expect(idsOf(key)).toEqual([id(12), id(11), id(10), id(9)])
})

test('older pages are fetched without reading what came after them (T-41)', async () => {
  const page = ({ query }: { query: URLSearchParams }) =>
    query.get('page') === '1'
      ? listAnswer('messages', old, { currentPage: 1, nextPage: 2, totalCount: 3 })
      : listAnswer('messages', [buildMessage({ id: id(8) })], { currentPage: 2, nextPage: null, totalCount: 3 })
  const { store, idsOf, api } = open({ api: { 'GET /instagramers/:id/messages': page } })
  await store.dispatch(conversationLists.load(key, 1))
  const { cursor } = conversationLists.select(store.getState(), key)
  await store.dispatch(conversationLists.load(key, 2, cursor))
  expect(api.to('GET /instagramers/:id/messages').map(({ query }) => query.get('upTo'))).toEqual([null, id(9)])
  expect(idsOf(key)).toEqual([id(10), id(9), id(8)])
})

test('a message that is refused stays, and goes again with the same key', async () => {
  const { store, api } = open({
    api: { 'POST /instagramers/:id/messages': reply(422, { error: 'blocked' }) },
  })
  store.dispatch(queued({ ...letter, files: [] }))
  await waitFor(() => expect(selectOutbox(store.getState())).toMatchObject([{ body: 'Hej', state: 'failed' }]))
  const sent: string[] = []
  const stop = bus.subscribe('messages:sent', ({ messageId }) => sent.push(messageId))
  api.on({ 'POST /instagramers/:id/messages': { message: wire(buildMessage({ id: id(11), instagramer: id(4) })) } })
  store.dispatch(queued({ ...letter, files: [] }))
  await waitFor(() => expect(selectOutbox(store.getState())).toEqual([]))
  stop()
  expect(sent).toEqual([id(11)])
  expect(new Set(api.to('POST /instagramers/:id/messages').map(({ headers }) => headers['Idempotency-Key']))).toEqual(
    new Set(['k1']),
  )
})

test('one that does not reach the server waits and is tried again by itself, before what was written after it', async () => {
  const { store, api } = open({ api: { 'POST /instagramers/:id/messages': reply(0) } })
  store.dispatch(queued({ ...letter, files: [] }))
  store.dispatch(queued({ ...letter, idempotencyKey: 'k2', body: 'Sedan', files: [] }))
  await waitFor(() => expect(selectOutbox(store.getState())[0]).toMatchObject({ state: 'waiting', attempt: 1 }))
  expect(api.to('POST /instagramers/:id/messages')).toHaveLength(1)
  api.on({ 'POST /instagramers/:id/messages': { message: wire(buildMessage({ id: id(11), instagramer: id(4) })) } })
  store.dispatch(hurried())
  await waitFor(() => expect(selectOutbox(store.getState())).toEqual([]))
  expect(api.to('POST /instagramers/:id/messages').map(({ headers }) => headers['Idempotency-Key'])).toEqual([
    'k1',
    'k1',
    'k2',
  ])
})
