/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { enterRouter } from '@samspel/navigation'
import { renderWithApp, screen } from '@samspel/testing'
import ProviderError from './ProviderError'

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  return renderWithApp(<ProviderError />)
}
afterEach(() => window.history.replaceState(null, '', '/'))

test.each([
  ['access_denied', 'Du avbröt hos Facebook. Inget är ändrat.'],
  ['190', 'Det gick inte att koppla kontot hos Facebook. Försök igen.'],
  ['constructor', 'Det gick inte att koppla kontot hos Facebook. Försök igen.'],
])(
  'R-05 wherever somebody lands after a failed connection (%s) they are told why, and the way to another try',
  async (code, text) => {
    const { user } = open(`/marketplace?query=te&connectProviderError=${code}`)
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(window.location.pathname + window.location.search).toBe('/marketplace?query=te')
    expect(screen.getByRole('link', { name: 'Till kopplingen' }).getAttribute('href')).toBe('/settings/connections')
    await user.click(screen.getByRole('button', { name: 'close' }))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('R-05 the page of the connection tells it itself', () => {
  open('/settings/connections?connectProviderError=190')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('#14 it calls off no page that was asked for before it came', () => {
  let gone: unknown
  const leave = enterRouter({
    state: { navigation: { location: { pathname: '/wallet', search: '', hash: '' } } },
    navigate: (to) => void (gone = to),
  })
  open('/marketplace?connectProviderError=190')
  leave()
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(gone).toBeUndefined()
})
