/** @jest-environment @happy-dom/jest-environment */
import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import { createStore } from 'idb-keyval'
import { createKept, KEPT_DATABASE } from './kept'

const shared = createStore('shared', 'kept')

test('what is kept is read again by the same owner, after the page too', async () => {
  const first = createKept(
    () => 'user:1',
    () => shared,
  )
  expect(await first.write('day', { a: 1 })).toBe(true)
  const later = createKept(
    () => 'user:1',
    () => shared,
  )
  expect(await later.read('day')).toEqual({ a: 1 })
  await later.remove('day')
  expect(await later.read('day')).toBeUndefined()
})

test('another owner finds nothing, and what the first left is gone for both', async () => {
  const first = createKept(
    () => 'user:1',
    () => shared,
  )
  await first.write('day', 'mine')
  expect(
    await createKept(
      () => 'user:2',
      () => shared,
    ).read('day'),
  ).toBeUndefined()
  expect(
    await createKept(
      () => 'user:1',
      () => shared,
    ).read('day'),
  ).toBeUndefined()
})

test('signed out: nothing is kept; forgetting takes everything', async () => {
  const nobody = createKept(
    () => undefined,
    () => shared,
  )
  expect(await nobody.write('day', 1)).toBe(false)
  const mine = createKept(
    () => 'user:1',
    () => shared,
  )
  await mine.write('day', 1)
  await mine.forget()
  expect(await mine.read('day')).toBeUndefined()
})

test('a browser that refuses to keep anything is no error', async () => {
  const refusing = createKept(
    () => 'user:1',
    () => () => Promise.reject(new DOMException('no', 'SecurityError')),
  )
  expect(await refusing.write('day', 1)).toBe(false)
  expect(await refusing.read('day')).toBeUndefined()
  await refusing.remove('day')
  await refusing.forget()
})

test('the shell deletes the database while it is open, and what comes after is kept anew', async () => {
  const mine = createKept(() => 'user:1')
  await mine.write('day', 1)
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(KEPT_DATABASE)
    deleting.onsuccess = resolve
    deleting.onblocked = reject
  })
  expect(await mine.read('day')).toBeUndefined()
  expect(await mine.write('day', 2)).toBe(true)
  expect(await createKept(() => 'user:1').read('day')).toBe(2)
})
