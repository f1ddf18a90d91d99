import { expect, test } from '@jest/globals'
import { addDays } from './days'
import { daysAtLeast, daysAtMost, type FollowersSeen, jumpFollowers, jumpShare, seenAfter } from './followers-seen'

const first = '2026-03-01'
const seen = (count: number): FollowersSeen => ({ before: { count, on: first }, jump: null })
const jumpAfter = (from: number, to: number, days = 1) => seenAfter(seen(from), to, addDays(first, days)).jump

test('the first reading is what later ones are held against', () => {
  expect(seenAfter(null, 500, first)).toEqual(seen(500))
})

test.each([
  ['the share alone', 40_000, 40_000 * (1 + jumpShare / 100), true],
  ['one less than the share', 40_000, 40_000 * (1 + jumpShare / 100) - 1, false],
  ['the least number', 2_000, 2_000 + jumpFollowers, true],
  ['one less than the number', 2_000, 2_000 + jumpFollowers - 1, false],
  ['fewer than before', 40_000, 10_000, false],
  ['nobody before', 0, 50_000, false],
])('%s', (_name, from, to, isJump) => {
  expect(jumpAfter(from, to) !== null).toBe(isJump)
})

test('a jump says from what to what and when, and is told once', () => {
  const jumped = seenAfter(seen(10_000), 15_000, '2026-03-03')
  expect(jumped).toEqual({
    before: { count: 15_000, on: '2026-03-03' },
    jump: { from: 10_000, to: 15_000, fromOn: first, toOn: '2026-03-03' },
  })
  expect(seenAfter(jumped, 15_100, '2026-03-04').jump).toEqual(jumped.jump)
})

test('small steps within a week are held against its first day; over a longer time growth is growth', () => {
  const step = seenAfter(seen(10_000), 11_500, addDays(first, daysAtLeast - 1))
  expect(step.before).toEqual({ count: 10_000, on: first })
  expect(seenAfter(step, 12_500, addDays(first, daysAtLeast)).jump).not.toBeNull()
  expect(seenAfter(seen(10_000), 11_500, addDays(first, daysAtLeast)).before.count).toBe(11_500)
  expect(jumpAfter(10_000, 15_000, daysAtMost)).not.toBeNull()
  expect(jumpAfter(10_000, 15_000, daysAtMost + 1)).toBeNull()
})
