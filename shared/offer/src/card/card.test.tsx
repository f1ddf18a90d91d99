/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { buildCampaign, renderWithApp, screen } from '@samspel/testing'
import { OfferCard, type ShownOffer } from './OfferCard'
import { TakeChip } from './TakeChip'

afterEach(() => void jest.useRealTimers())

const card = (more: Partial<ShownOffer>) => {
  const offer = { ...buildCampaign({ name: 'Julpyssel', placesLeft: 3 }), ...more }
  return renderWithApp(<OfferCard offer={offer} href="/p/marketplace/1" />, {})
}

test('a visitor sees what is given and how many places are left, and nothing of an application', () => {
  card({ enablePaidCollaborations: true, paidCollaborationPrice: 900 })
  expect(screen.getByRole('link', { name: 'Julpyssel' }).getAttribute('href')).toBe('/p/marketplace/1')
  expect(screen.getByText(/900.kr i arvode/)).toBeTruthy()
  expect(screen.getByText('3 platser kvar')).toBeTruthy()
  expect(screen.queryByText(/ansökt|inbjuden|Kräver/)).toBeNull()
})

test('a creator sees that they have applied, or why they cannot, with the number that is asked for', () => {
  const { unmount } = card({ myParticipationId: '1', applyObstacle: 'applied' })
  expect(screen.getByText('Du har ansökt')).toBeTruthy()
  unmount()
  card({ applyObstacle: 'too_few_followers', minFollowers: 5_000, maxFollowers: 9_000 })
  expect(screen.getByText(/^Kräver minst 5.000 följare$/)).toBeTruthy()
  expect(screen.queryByText('Du har ansökt')).toBeNull()
})

test('an offer without places says so once', () => {
  card({ placesLeft: 0, applyObstacle: 'full' })
  expect(screen.getAllByText('Alla platser är tagna')).toHaveLength(1)
})

test.each([
  ['2026-11-27T11:00:00Z', 'Hämta nu'],
  ['2026-11-27T07:30:00Z', 'Öppnar 09:30'],
  ['2026-11-28T20:50:00Z', 'Öppnar mån 09:30'],
])('at %s the chip of an offer that is taken at once says %s', (now, words) => {
  jest.useFakeTimers({ now: Date.parse(now) })
  const day = [{ from: '09:30', to: '18:00' }]
  const store = { countryCode: 'SE' as const, openingWeek: [day, day, day, day, day, [], []] }
  const { unmount } = renderWithApp(<TakeChip isNow store={store} />, {})
  expect(screen.getByText(words)).toBeTruthy()
  unmount()
  renderWithApp(<TakeChip isNow={false} store={store} />, {})
  expect(screen.getByText('Ansök först')).toBeTruthy()
})
