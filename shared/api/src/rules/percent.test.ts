import { expect, test } from '@jest/globals'
import { percentOf } from './percent'

test('100 is said of all alone, and 0 of none alone', () => {
  expect([0, 0.0004, 0.004, 0.5, 0.994, 0.996, 0.9999, 1].map((share) => percentOf(share))).toEqual([
    0, 1, 1, 50, 99, 99, 99, 100,
  ])
  expect([0.0004, 0.061, 0.9996, 1].map((share) => percentOf(share, 1))).toEqual([0.1, 6.1, 99.9, 100])
  expect([0.00001, 0.99999].map((share) => percentOf(share, 2))).toEqual([0.01, 99.99])
})

test('more than all, and less than before, are rounded as they are', () => {
  expect([1.004, 1.5, -0.004, -0.061].map((share) => percentOf(share, 1))).toEqual([100.4, 150, -0.4, -6.1])
})
