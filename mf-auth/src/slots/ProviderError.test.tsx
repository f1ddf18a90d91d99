/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import type Slot from './ProviderError'

let target: string | undefined
jest.mock('@samspel/federation', () => ({
  ...jest.requireActual<object>('@samspel/federation'),
  pendingTarget: () => target,
}))
let ProviderError: typeof Slot
beforeAll(async () => {
  ;({ default: ProviderError } = await import('./ProviderError'))
})
const open = (address: string) => {
  window.history.replaceState(null, '', address)
  return renderWithApp(<ProviderError />)
}
afterEach(() => {
  target = undefined
  window.history.replaceState(null, '', '/')
})

test.each([
  ['190', 'Det gick inte att koppla kontot. Försök igen.'],
  ['constructor', 'Det gick inte att koppla kontot. Försök igen.'],
])(
  'wherever somebody lands after a failed connection (%s) they are told why, and the way to another try (R-05)',
  async (code, text) => {
    const { user } = open(`/marketplace?query=te&connectProviderError=${code}`)
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(window.location.pathname + window.location.search).toBe('/marketplace?query=te')
    expect(screen.getByRole('link', { name: 'Till kopplingen' }).getAttribute('href')).toBe('/settings/connections')
    await user.click(screen.getByRole('button', { name: 'close' }))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('whoever said no at Facebook reads it without alarm, and has the button that was pressed', async () => {
  const { user } = open('/marketplace/7?connectProviderError=access_denied')
  expect(screen.getByText('Kopplingen avbröts. Inget är ändrat.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'close' }))
  expect(screen.queryByText('Kopplingen avbröts. Inget är ändrat.')).toBeNull()
})

test('the page of the connection tells it itself (R-05)', () => {
  open('/settings/connections?connectProviderError=190')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('#14 it calls off no page that was asked for before it came', () => {
  target = '/wallet'
  open('/marketplace?connectProviderError=190')
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(window.location.search).toBe('?connectProviderError=190')
})
