/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderWithApp, screen, waitFor } from '@samspel/testing'
import { entry } from '../session/entry-jwt'
import { NativeAuth } from './NativeAuth'

const at = () => window.location.pathname + window.location.search
const openAuth = { type: 'openAuth', destination: '/marketplace/7' }

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/native-auth?campaignId=7')
})
afterEach(() => {
  delete window.samspelNative
  Object.assign(entry, { signedIn: false, refused: false })
})

test.each([
  ['a jwt that has run out', { signedIn: false, refused: true }],
  ['a jwt whose session was ended', { signedIn: true, refused: false }],
])('on the web %s leads to the sign-in, which says why and remembers the campaign (R-11, R-12)', async (_jwt, came) => {
  Object.assign(entry, came)
  renderWithApp(<NativeAuth search="?campaignId=7" area="anonymous" />)
  await waitFor(() => expect(at()).toBe('/login/creator?destination=%2Fmarketplace%2F7&error=entry_invalid'))
})

test('without any jwt nothing is said to have failed (R-11)', async () => {
  renderWithApp(<NativeAuth search="?campaignId=7" area="anonymous" />)
  await waitFor(() => expect(at()).toBe('/login/creator?destination=%2Fmarketplace%2F7'))
})

test('inside the wrapper its own sign-in opens for the same campaign, over the reason; it can be opened again (S-15)', async () => {
  entry.refused = true
  const postMessage = jest.fn<(message: string) => void>()
  window.samspelNative = { postMessage }
  const { user } = renderWithApp(<NativeAuth search="?campaignId=7" area="anonymous" />)
  const said = () =>
    postMessage.mock.calls
      .map(([message]) => JSON.parse(message) as object)
      .filter((message) => (message as { type: string }).type === 'openAuth')
  await waitFor(() => expect(said()).toEqual([openAuth]))
  expect(await screen.findByRole('heading', { level: 1, name: 'Inloggningen gäller inte längre' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Logga in' }))
  await waitFor(() => expect(said()).toEqual([openAuth, openAuth]))
  expect(at()).toBe('/native-auth?campaignId=7')
})
