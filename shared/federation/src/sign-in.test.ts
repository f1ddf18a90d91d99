/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { storage } from '@samspel/store'
import { openSignIn } from './index'

const here = () => window.location.pathname + window.location.search

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/p/marketplace?page=2')
})
afterEach(() => {
  delete window.samspelNative
})

test('on the web both paths are kept before the sign-in view opens (S-16, E-41)', () => {
  const before: (string | undefined)[] = []
  const pushState = jest
    .spyOn(window.history, 'pushState')
    .mockImplementation(() => void before.push(storage.get('after-login-path')))
  openSignIn('/marketplace/7?x=å')
  expect(before).toEqual(['/marketplace/7?x=å'])
  pushState.mockRestore()
  openSignIn('/marketplace/7?x=å')
  expect(here()).toBe(`/login?destination=${encodeURIComponent('/marketplace/7?x=å')}`)
  expect(storage.get('fb-login-error-path')).toBe('/p/marketplace?page=2')
})

test('inside the native wrapper its own screen opens, and nothing navigates (S-15)', async () => {
  const postMessage = jest.fn<(message: string) => void>()
  window.samspelNative = { postMessage }
  openSignIn('/marketplace/7')
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(JSON.parse(postMessage.mock.calls.at(-1)![0])).toEqual({ type: 'openAuth', destination: '/marketplace/7' })
  expect(here()).toBe('/p/marketplace?page=2')
  expect(storage.get('after-login-path')).toBeUndefined()
})
