/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { followLive } from './followLive'

const close = jest.fn()
const openLive = jest.fn(() => close)
jest.mock('./open-live', () => ({ openLive }))

const bus = { publish: jest.fn() }
let auth = { authenticated: true, roleResolved: true }
let changed: () => void
const onRegistryChanged = jest.fn()
const begin = () =>
  followLive({
    store: {
      getState: () => ({ auth }) as never,
      subscribe: (listener) => {
        changed = listener
        return () => undefined
      },
    },
    client: { open: jest.fn() as never },
    bus: bus as never,
    onUnauthorized: () => undefined,
    onRegistryChanged,
  })
const sign = (authenticated: boolean) => {
  auth = { authenticated, roleResolved: authenticated }
  changed()
}
/** Until the code of the stream has come. */
const settled = () => import('./open-live').then(() => new Promise<void>((resolve) => setImmediate(resolve)))

beforeEach(() => {
  jest.clearAllMocks()
  auth = { authenticated: true, roleResolved: true }
})

test('who is signed in has one stream, which closes when they sign out', async () => {
  begin()
  changed()
  await settled()
  expect(openLive).toHaveBeenCalledTimes(1)
  sign(false)
  expect(close).toHaveBeenCalledTimes(1)
  sign(true)
  await settled()
  expect(openLive).toHaveBeenCalledTimes(2)
})

test('a visitor has none, nor who signs out while its code is on the way', async () => {
  auth = { authenticated: false, roleResolved: false }
  begin()
  await settled()
  sign(true)
  sign(false)
  await settled()
  expect(openLive).not.toHaveBeenCalled()
})

test('whoever signs in in an open page gets what is theirs of the registry; who was signed in when it was opened has it', () => {
  auth = { authenticated: false, roleResolved: false }
  begin()
  sign(true)
  changed()
  expect(onRegistryChanged).toHaveBeenCalledTimes(1)
  sign(false)
  sign(true)
  expect(onRegistryChanged).toHaveBeenCalledTimes(2)
  onRegistryChanged.mockClear()
  localStorage.setItem('samspel.session', 'a token')
  begin()
  sign(false)
  expect(onRegistryChanged).not.toHaveBeenCalled()
})
