import { describe, expect, test } from '@jest/globals'
import { nextCard } from '../../../review-desk'
import { daysPaused, proposedDue } from './deadline'

describe('keys of the board', () => {
  const columns = [['a', 'b', 'c'], [], ['x']]
  test('arrows go along a column, and over empty ones to the same height or the last card', () => {
    expect([
      nextCard(columns, 'a', 'ArrowDown'),
      nextCard(columns, 'a', 'ArrowUp'),
      nextCard(columns, 'c', 'ArrowRight'),
      nextCard(columns, 'x', 'ArrowLeft'),
    ]).toEqual(['b', undefined, 'x', 'a'])
  })
  test('without a chosen card any arrow chooses the first; other keys lead nowhere', () => {
    expect([
      nextCard(columns, undefined, 'ArrowLeft'),
      nextCard(columns, 'gone', 'ArrowDown'),
      nextCard(columns, 'a', 'Enter'),
    ]).toEqual(['a', 'a', undefined])
  })
  test('a list has one column, where sideways leads nowhere', () =>
    expect([
      nextCard([['a', 'b']], undefined, 'ArrowRight'),
      nextCard([['a', 'b']], 'a', 'ArrowRight'),
      nextCard([['a', 'b']], undefined, 'j'),
      nextCard([['a', 'b']], 'b', 'k'),
    ]).toEqual([undefined, undefined, 'a', 'a']))
})

describe('the deadline that is proposed when a problem is solved', () => {
  const now = '2026-11-21T10:00:00Z'
  test('is moved by the days it stood still, today at the earliest', () => {
    expect(daysPaused('2026-11-17T22:00:00Z', now)).toBe(4)
    expect(proposedDue({ dueAt: '2026-11-28', deadlinePausedAt: '2026-11-17T22:00:00Z' }, now)).toBe('2026-12-02')
    expect(proposedDue({ dueAt: '2026-11-10', deadlinePausedAt: '2026-11-20T10:00:00Z' }, now)).toBe('2026-11-21')
    expect(proposedDue({ dueAt: null, deadlinePausedAt: null }, now)).toBeNull()
  })
})
