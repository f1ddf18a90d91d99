/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { createTestStore, id, reply } from '@samspel/testing'
import { conversationKey } from './conversation'
import { keepUnsent, messageDrafts, selectWriter } from './drafts'
import { outboxName, outboxReducer, sendLetter } from './outbox'

const brand = id(200)
const conversation = conversationKey('me', brand)
const signedIn = (person: string) => {
  const parts = createTestStore({
    slices: [{ name: outboxName, reducer: outboxReducer }],
    state: { app: { currentInstagramerId: person } },
    api: { 'POST /instagramers/me/messages': reply(0) },
  })
  return { ...parts, writer: selectWriter(parts.store.getState()) }
}

beforeEach(() => sessionStorage.clear())

test('a draft is shown to nobody but its writer, also in the same tab', () => {
  messageDrafts.write(signedIn(id(401)).writer, conversation, 'Bara för Havsro')
  expect(messageDrafts.read(signedIn(id(402)).writer, conversation)).toBe('')
  expect(messageDrafts.read(signedIn(id(401)).writer, conversation)).toBe('Bara för Havsro')
})

test('a message that did not arrive goes back to the composer when the page or the session ends', async () => {
  const { store, writer } = signedIn(id(401))
  messageDrafts.write(writer, conversation, 'Påbörjat')
  await store.dispatch(
    sendLetter('me', brand, { idempotencyKey: 'k1', conversation, body: 'Tack!', writtenAt: '2026-11-21T10:00:00Z' }),
  )
  keepUnsent(store.getState())
  expect(messageDrafts.read(writer, conversation)).toBe('Påbörjat\n\nTack!')
})
