import { expect, test } from '@jest/globals'
import { median, ratioOf } from './ratios'
import { longestChain } from './visit'

const request = (began: number, ended: number) => ({ began, ended })

test('requests that run side by side are one round trip', () => {
  expect(longestChain([request(0, 10), request(1, 9), request(2, 30)])).toBe(1)
})

test('the chain goes through whatever ended before the next one began', () => {
  expect(longestChain([request(0, 10), request(11, 20), request(11, 40), request(21, 30), request(35, 50)])).toBe(4)
})

test('ratios are taken pair by pair', () => {
  expect(median([3, 1, 2, 10])).toBe(2.5)
  expect(
    ratioOf([
      [2, 1],
      [30, 10],
      [4, 4],
    ]).median,
  ).toBe(2)
})
