import { expect, test } from '@jest/globals'
import type { StoreParticipation } from '@samspel/api'
import { postingStep } from './posting'

const own = (more: Partial<StoreParticipation>) =>
  ({
    need: 'post',
    abilities: [],
    linkPostsCount: 0,
    contentPostsCount: 0,
    instagramPostsCount: 0,
    instagramStoriesCount: 0,
    pendingMentionsCount: 0,
    ...more,
  }) as StoreParticipation

test('a draft that is not approved comes before the post, whoever has it; an approved one is published', () => {
  for (const [need, draftState] of [
    ['draft', 'writing'],
    ['review', 'sent'],
    ['changes', 'changes_requested'],
  ] as const)
    expect(postingStep(own({ need, draftState }))).toBe('draft')
  expect(postingStep(own({ draftState: 'approved', abilities: ['postMention'] }))).toBe('post')
  expect(postingStep(own({ need: 'review', draftState: 'approved', pendingMentionsCount: 1 }))).toBe('review')
  expect(postingStep(own({ draftState: null }))).toBe('closed')
})
