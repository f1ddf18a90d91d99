import { expect, test } from '@jest/globals'
import type { Participation } from '@samspel/api'
import { buildParticipation } from '@samspel/testing'
import { creatorStepOf } from './next-of'

const of = (facts: Partial<Participation>) =>
  creatorStepOf(buildParticipation({ state: 'approved', dueAt: '2026-11-20', abilities: [], ...facts }), '2026-11-21')

test('what staff do about a creator: answer, the delivery, the post, a reminder when it is late, the rating', () => {
  expect(of({ state: 'pending', abilities: ['approve', 'reject'] })).toBe('answer')
  expect(of({ need: 'delivery', abilities: ['resolveDelivery', 'rate'] })).toBe('resolve')
  expect(of({ need: 'review' })).toBe('review')
  expect(of({ need: 'post' })).toBe('remind')
  expect(of({ need: 'done', abilities: ['rate'] })).toBe('rate')
})

test('nothing while it is the creator’s turn, the clock stands still, the fee went back, or all is done', () => {
  expect(of({ need: 'post', dueAt: '2026-11-21' })).toBeUndefined()
  expect(of({ need: 'post', deadlinePausedAt: '2026-11-19T08:00:00.000Z' })).toBeUndefined()
  expect(of({ state: 'rejected', need: 'post' })).toBeUndefined()
  expect(of({ state: 'pending' })).toBeUndefined()
  expect(of({ need: 'done' })).toBeUndefined()
})
