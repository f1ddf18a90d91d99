import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Participation } from '@samspel/api'
import { seemsNeverPosted } from './calls'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

const late = {
  state: 'approved',
  need: 'post',
  dueAt: '2026-11-24',
  pendingMentionsCount: 0,
  linkPostsCount: 0,
  contentPostsCount: 0,
  instagramPostsCount: 0,
  instagramStoriesCount: 0,
} as Participation

test.each<[string, Partial<Participation>, boolean]>([
  ['the day is over', {}, true],
  ['it is the last day', { dueAt: '2026-11-25' }, false],
  ['no day is counted', { dueAt: null }, false],
  ['changes were asked for', { need: 'changes' }, false],
  ['a post waits', { pendingMentionsCount: 1 }, false],
  ['one was approved', { linkPostsCount: 1 }, false],
  ['it is only an application', { state: 'pending' }, false],
])('whether nothing was posted in time: %s', (_, more, isSo) => {
  expect(seemsNeverPosted({ ...late, ...more })).toBe(isSo)
})
