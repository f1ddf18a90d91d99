/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { TrackRecord } from '@samspel/api'
import { renderWithApp, screen } from '@samspel/testing'
import { BrandRecord } from './BrandRecord'

const record: TrackRecord = {
  collaborations: 38,
  answerDays: 2,
  approvedFirst: 86,
  changesPerPost: 0.2,
  paidDaysLate: 0,
  rating: 4.6,
  ratings: 38,
}
const show = (change: Partial<TrackRecord> = {}) =>
  renderWithApp(<BrandRecord record={{ ...record, ...change }} brandName="Nattviol" />)
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('how a brand treats creators stands as four figures', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Så är Nattviol mot kreatörer' })).toBeTruthy()
  expect(figure('Svarar på')).toBe('2 dagar')
  expect(figure('Godkänns direkt')).toMatch(/^86\s%$/)
  expect(figure('Betalar')).toBe('i tid')
  expect(screen.getByRole('img', { name: '4,6 av 5' })).toBeTruthy()
})

test('late is said as plainly as in time', () => {
  show({ paidDaysLate: 2 })
  expect(figure('Betalar')).toBe('2 dagar sent')
})

test('a figure that rests on too few cases is left out, and how it is counted with it', () => {
  show({ rating: null, ratings: null, approvedFirst: null })
  expect(screen.queryByText('Godkänns direkt')).toBeNull()
  expect(screen.queryByText(/Stjärnorna kommer/)).toBeNull()
  expect(screen.getByText(/mediantiden/)).toBeTruthy()
})

test('a new brand has no figures, and says how many it has worked with', () => {
  show({ collaborations: 2, answerDays: null, approvedFirst: null, paidDaysLate: null, rating: null, ratings: null })
  expect(screen.getByText('Nytt varumärke, 2 samarbeten hittills')).toBeTruthy()
  expect(screen.queryByText('Så räknas det')).toBeNull()
})
