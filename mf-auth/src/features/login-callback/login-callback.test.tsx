/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createTranslate } from '@samspel/i18n'
import { storage } from '@samspel/store'
import { cleanup, screen } from '@samspel/testing'
import { openPage } from '../../testing'
import LoginCallbackPage from '.'
import { hintFor } from './LoginCallbackPage'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/140'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const ios = 'Installera om appen om problemet kvarstår.'
const chrome = 'Kontrollera att Chrome är din standardwebbläsare.'
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const open = (path: string) => openPage(LoginCallbackPage, path, `${path}?a=1`)

test('the login could not be completed: try again, or go on in the browser, with the query (R-08)', () => {
  open('/fb-login-callback')
  expect(screen.getByRole('heading', { level: 1, name: 'Hoppsan' })).toBeTruthy()
  expect(screen.getByText('Inloggningen kunde inte slutföras.')).toBeTruthy()
  expect(hrefs()).toEqual(['/fb-login-callback-retry?a=1', '/login?a=1'])
})

test('the second time there is no link to try again by (R-10)', () => {
  open('/fb-login-callback-retry')
  expect(screen.getByRole('heading', { level: 1, name: 'Hoppsan' })).toBeTruthy()
  expect(hrefs()).toEqual(['/login?a=1'])
})

test('from there one tries again where one was (E-41)', () => {
  storage.set('fb-login-error-path', '/login/creator?destination=%2Fx')
  open('/fb-login-callback-retry')
  expect(hrefs()).toEqual(['/login/creator?destination=%2Fx', '/login?a=1'])
  cleanup()
  open('/fb-login-callback')
  expect(hrefs()).toEqual(['/fb-login-callback-retry?a=1', '/login?a=1'])
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '',
])('17 a stored %j leads nowhere', (path) => {
  storage.set('fb-login-error-path', path)
  open('/fb-login-callback-retry')
  expect(hrefs()).toEqual(['/login?a=1'])
})

test('each platform has its own hint and not the other (R-09)', () => {
  const sv = createTranslate('sv')
  expect(sv(hintFor({ userAgent: iphone })!)).toBe(ios)
  expect(sv(hintFor({ userAgent: android })!)).toBe(chrome)
  expect(sv(hintFor({ userAgent: mac, maxTouchPoints: 5 })!)).toBe(ios)
  expect([hintFor({ userAgent: mac }), hintFor({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' })]).toEqual([
    undefined,
    undefined,
  ])
})

test.each([
  [iphone, ios, chrome],
  [android, chrome, ios],
])('the page shows the hint of its own platform: %s (R-09)', (userAgent, own, other) => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  open('/fb-login-callback')
  expect(screen.getByText(own)).toBeTruthy()
  expect(screen.queryByText(other)).toBeNull()
  agent.mockRestore()
})
