/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { useNextChange } from './use-open-words'

const day = [{ from: '10:00', to: '18:00' }]
const store = { countryCode: 'SE' as const, openingWeek: [day, day, day, day, day, [], []] }

function Row({ of }: { of: Parameters<typeof useNextChange>[0] }) {
  return <p>{useNextChange(of)?.words ?? 'inget'}</p>
}

afterEach(() => void jest.useRealTimers())

test.each([
  ['2026-11-27T11:00:00Z', 'sv', 'Stänger 18:00'],
  ['2026-11-27T07:30:00Z', 'sv', 'Öppnar 10:00'],
  ['2026-11-28T20:50:00Z', 'sv', 'Öppnar mån 10:00'],
  ['2026-11-27T11:00:00Z', 'en', 'Closes 18:00'],
  ['2026-11-28T20:50:00Z', 'en', 'Opens Mon 10:00'],
] as const)('at %s a row of the store says in %s: %s', (now, locale, words) => {
  jest.useFakeTimers({ now: Date.parse(now) })
  renderWithApp(<Row of={store} />, { locale })
  expect(screen.getByText(words)).toBeTruthy()
})

test('a store that never opens is closed, and one with hours in words alone says nothing', () => {
  const closed = { countryCode: 'SE' as const, openingWeek: [[], [], [], [], [], [], []] }
  const { unmount } = renderWithApp(<Row of={closed} />, {})
  expect(screen.getByText('Stängt i dag')).toBeTruthy()
  unmount()
  renderWithApp(<Row of={{ countryCode: 'SE', openingWeek: null }} />, {})
  expect(screen.getByText('inget')).toBeTruthy()
})
