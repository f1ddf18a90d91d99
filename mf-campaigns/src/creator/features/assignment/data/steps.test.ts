import { expect, test } from '@jest/globals'
import { currentStep } from './steps'

const facts = { state: 'approved', need: 'post', hasPending: false, hasApproved: false } as const
const left = [{ kind: 'link' as const, count: 1 }]

test('while agreed pieces are left to hand in, the step is to publish, whatever waits or is approved', () => {
  expect(currentStep({ ...facts, piecesLeft: left })).toBe(3)
  expect(currentStep({ ...facts, piecesLeft: left, hasPending: true })).toBe(3)
  expect(currentStep({ ...facts, piecesLeft: left, hasApproved: true })).toBe(3)
})

test('once all was handed in the step is the review, and after it the end', () => {
  expect(currentStep({ ...facts, piecesLeft: left, need: 'review', hasPending: true })).toBe(4)
  expect(currentStep({ ...facts, piecesLeft: [], need: 'done', hasApproved: true })).toBe(6)
})
