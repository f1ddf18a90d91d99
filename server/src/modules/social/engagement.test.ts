import { expect, test } from '@jest/globals'
import { engagementRateOf } from './engagement'
import type { SocialPost } from './provider'

const untold = { reach: null, views: null, saved: null, shares: null, interactions: null }
let number = 0
const post = (daysAgo: number, likesCount: number | null, more: Partial<SocialPost> = {}): SocialPost => ({
  externalId: `post-${(number += 1)}`,
  caption: '',
  imageUrl: null,
  permalink: null,
  story: false,
  reel: false,
  insights: { ok: true, value: untold },
  likesCount,
  commentsCount: 0,
  createdAt: new Date(Date.UTC(2026, 10, 30 - daysAgo)),
  ...more,
})

test('is the mean of likes and comments for each follower, in percent with one decimal', () => {
  expect(engagementRateOf([post(1, 30, { commentsCount: 3 }), post(2, 40)], 1_000)).toBe(3.7)
})

test('what the network counts itself goes before likes and comments', () => {
  const told = { ok: true as const, value: { ...untold, interactions: 80 } }
  expect(engagementRateOf([post(1, 30, { insights: told })], 1_000)).toBe(8)
})

test('stories are not among them, nor posts with hidden likes', () => {
  expect(engagementRateOf([post(1, 900, { story: true }), post(2, null), post(3, 20)], 1_000)).toBe(2)
})

test('the newest twelve count, in whatever order they come', () => {
  const newest = Array.from({ length: 12 }, (_, index) => post(index, 10))
  expect(engagementRateOf([post(40, 1_000), ...newest.reverse(), post(50, 1_000)], 1_000)).toBe(1)
})

test('never says more than all followers, and nothing without posts or followers', () => {
  expect(engagementRateOf([post(1, 5_000)], 10)).toBe(100)
  expect(engagementRateOf([post(1, 5)], 0)).toBeNull()
  expect(engagementRateOf([post(1, null)], 10)).toBeNull()
})
