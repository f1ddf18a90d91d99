import { expect, test } from '@jest/globals'
import { checksOf } from '@samspel/api/offer-checks'
import { buildCampaign } from '@samspel/testing'

const offer = buildCampaign({
  name: 'Lussebrygg',
  excerpt: 'Kallbrygg till nyår.',
  caption: '',
  instructions: 'Skriv ”Reklam för” först.',
  productImageUrl: '/a.png',
  paymentType: 'instagram',
  enableStories: false,
  startAt: '2026-12-27',
  endAt: '2027-01-18',
  dueAt: '2027-01-14',
  targetNumberOfInstagramers: 10,
  enablePaidCollaborations: true,
  paidCollaborationPrice: 800,
})
const doubts = (change: object, available?: number) =>
  checksOf({ ...offer, ...change }, available)
    .filter(({ isFine }) => !isFine)
    .map(({ key, quote }) => (quote ? `${key}: ${quote}` : key))

test('an offer without doubts; what is wrong is named with its words', () => {
  expect(doubts({})).toEqual([])
  expect(doubts({ excerpt: 'Sveriges godaste kallbrygg' })).toEqual(['claims: Sveriges godaste'])
  expect(doubts({ instructions: 'Reklam för oss, gärna en story.' })).toEqual(['task: story'])
  expect(doubts({ instructions: 'Reklam för oss, gärna en story.', enableStories: true })).toEqual([])
  expect(doubts({ instructions: 'Visa produkten.' })).toEqual(['adLabel'])
  expect(doubts({ dueAt: '2027-02-01' })).toEqual(['dates'])
  expect(doubts({ targetNumberOfInstagramers: 0 })).toEqual(['places'])
  const wide = { ...offer.terms, rights: { channels: ['ads' as const], months: 12 } }
  const cheap = { terms: wide, enablePaidCollaborations: false, products: [] }
  expect(doubts(cheap)).toEqual(['demands'])
  expect(doubts({ ...cheap, terms: { ...wide, rights: { channels: ['own' as const], months: 12 } } })).toEqual([])
  expect(doubts({ ...cheap, enablePaidCollaborations: true, paidCollaborationPrice: 1_000 })).toEqual([])
  expect(doubts({}, 7_999)).toEqual(['money'])
  expect(doubts({}, 8_000)).toEqual([])
})
