/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, renderWithApp, screen } from '@samspel/testing'
import { farewell } from '../data/farewell'
import LoginPage from '../features/login'

afterEach(() => {
  cleanup()
  farewell.clear()
})

const login = () => renderWithApp(<LoginPage />, { route: '/login/creator', path: '/login/:accountType' })

test('the login page tells once why somebody was signed out', async () => {
  farewell.say('deleted')
  const first = login()
  expect(await screen.findByText(/Ditt konto är raderat/)).toBeTruthy()
  first.unmount()
  login()
  expect(screen.queryByText(/Ditt konto är raderat/)).toBeNull()
})
