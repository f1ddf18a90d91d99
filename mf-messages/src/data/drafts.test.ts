/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { selectWriter } from '@samspel/desk/kept'
import { createTestStore, id } from '@samspel/testing'
import { conversationKey } from './conversation'
import { messageDrafts } from './drafts'

const conversation = conversationKey('me', id(200))
const writerOf = (person: string) =>
  selectWriter(createTestStore({ state: { app: { currentInstagramerId: person } } }).store.getState())

beforeEach(() => localStorage.clear())

test('a draft is shown to nobody but its writer, and is there again after a sign-in', () => {
  messageDrafts.write(writerOf(id(401)), conversation, 'Bara för Havsro')
  expect(messageDrafts.read(writerOf(id(402)), conversation)).toBe('')
  expect(messageDrafts.read(writerOf(id(401)), conversation)).toBe('Bara för Havsro')
})

test('a draft has one key, in every tab, until it has been sent', () => {
  const writer = writerOf(id(401))
  const key = messageDrafts.keyOf(writer, conversation)
  expect(messageDrafts.keyOf(writer, conversation)).toBe(key)
  messageDrafts.write(writer, conversation, '')
  expect(messageDrafts.keyOf(writer, conversation)).not.toBe(key)
})
