import { describe, expect, test } from '@jest/globals'
import {
  type ApplyFacts,
  applyObstacleOf,
  mentionKindsOf,
  type NeedFacts,
  needOf,
  participantsOf,
  placesLeftOf,
  sumOfParticipants,
} from '../campaign-rules'
import { participationNeeds } from '../states'
import { type PickupNeedFacts, pickupNeedOf } from './collaboration'

describe('kinds of mentions that a campaign takes', () => {
  const kinds = (
    paymentType: 'instagram' | 'content' | 'link',
    enableStories = false,
    requireUploadedContent = false,
  ) => mentionKindsOf({ paymentType, enableStories, requireUploadedContent })
  test('by payment type; stories where they are asked for (E-11)', () => {
    expect([kinds('instagram'), kinds('instagram', true), kinds('link'), kinds('content')]).toEqual([
      ['post'],
      ['post', 'story'],
      ['link'],
      ['content'],
    ])
    expect([kinds('link', true), kinds('content', true)]).toEqual([['link'], ['content']])
  })
  test('a campaign of stories alone (E-11)', () => {
    expect(
      mentionKindsOf({
        paymentType: 'instagram',
        enablePosts: false,
        enableStories: true,
        requireUploadedContent: false,
      }),
    ).toEqual(['story'])
  })
  test('uploaded content beside them where it is required, once (E-12)', () => {
    expect([kinds('instagram', true, true), kinds('link', false, true), kinds('content', false, true)]).toEqual([
      ['post', 'story', 'content'],
      ['link', 'content'],
      ['content'],
    ])
  })
})

test('places left: never below none, and without a number as many as wanted (E-08)', () => {
  const left = (targetNumberOfInstagramers: number, approvedParticipationsCount: number) =>
    placesLeftOf({ targetNumberOfInstagramers, approvedParticipationsCount })
  expect([left(20, 0), left(20, 20), left(20, 23), left(0, 5)]).toEqual([20, 0, 0, null])
})

test('who takes part: at stores every pass that holds or was used, without the number of the campaign itself', () => {
  const sent = participantsOf({ approvedParticipationsCount: 3, targetNumberOfInstagramers: 20 })
  const pickedUp = participantsOf({
    approvedParticipationsCount: 0,
    targetNumberOfInstagramers: 20,
    pickups: { pickedUp: 40, booked: 21, places: 0 },
  })
  expect([sent, pickedUp]).toEqual([
    { participants: 3, places: 20 },
    { participants: 61, places: 0 },
  ])
  const limited = { pickedUp: 4, booked: 2, places: 30 }
  expect(participantsOf({ approvedParticipationsCount: 1, targetNumberOfInstagramers: 20, pickups: limited })).toEqual({
    participants: 7,
    places: 30,
  })
  expect(sumOfParticipants([sent, sent])).toEqual({ participants: 6, places: 40 })
  expect(sumOfParticipants([sent, pickedUp])).toEqual({ participants: 64, places: 0 })
})

describe('why a creator cannot apply', () => {
  const open: ApplyFacts = {
    deliveryMethod: 'delivery',
    isOpen: true,
    minFollowers: 1_000,
    maxFollowers: 5_000,
    targetNumberOfInstagramers: 2,
    approvedParticipationsCount: 1,
    followersCount: 1_000,
    country: 'SE',
    creatorCountry: 'SE',
    isInvited: false,
    hasApplied: false,
  }
  const why = (facts: Partial<ApplyFacts>) => applyObstacleOf({ ...open, ...facts })
  test('the first reason that holds', () => {
    expect(why({})).toBeNull()
    expect(why({ followersCount: 5_000 })).toBeNull()
    expect([why({ followersCount: 999 }), why({ followersCount: 5_001 })]).toEqual([
      'too_few_followers',
      'too_many_followers',
    ])
    expect(why({ minFollowers: null, maxFollowers: null, followersCount: 0 })).toBeNull()
    expect(why({ followersCount: null })).toBe('not_connected')
    expect(why({ minFollowers: null, maxFollowers: null, followersCount: null })).toBeNull()
    expect(why({ creatorCountry: 'NO' })).toBe('other_country')
    expect(why({ creatorCountry: 'NO', followersCount: 3 })).toBe('too_few_followers')
    expect(why({ creatorCountry: 'NO', isInvited: true })).toBeNull()
    expect(why({ approvedParticipationsCount: 2, followersCount: 0 })).toBe('full')
    expect(why({ isOpen: false, approvedParticipationsCount: 2 })).toBe('closed')
    expect(why({ deliveryMethod: 'pickup', approvedParticipationsCount: 2 })).toBe('pickup')
    expect(why({ deliveryMethod: 'pickup', isOpen: false })).toBe('closed')
    expect(why({ hasApplied: true, isOpen: false, approvedParticipationsCount: 2 })).toBe('applied')
  })
})

describe('what a collaboration waits for', () => {
  const posted: NeedFacts = {
    state: 'approved',
    takesMentions: true,
    paused: false,
    draftState: null,
    changesRequestedCount: 0,
    pendingMentionsCount: 0,
    missingApprovals: 1,
  }
  const need = (facts: Partial<NeedFacts>) => needOf({ ...posted, ...facts })
  test('the most urgent first', () => {
    expect(need({})).toBe('post')
    expect(need({ state: 'pending', changesRequestedCount: 1 })).toBe('answer')
    expect(need({ changesRequestedCount: 1, paused: true, pendingMentionsCount: 1 })).toBe('changes')
    expect(need({ paused: true, pendingMentionsCount: 1 })).toBe('delivery')
    expect(need({ pendingMentionsCount: 1, missingApprovals: 0 })).toBe('review')
    expect(need({ missingApprovals: 0 })).toBe('done')
    expect([
      need({ state: 'rejected', paused: true }),
      need({ takesMentions: false, changesRequestedCount: 1 }),
    ]).toEqual(['done', 'done'])
  })
  test('nothing is published before its draft is approved', () => {
    expect([
      need({ draftState: 'writing' }),
      need({ draftState: 'sent' }),
      need({ draftState: 'changes_requested', paused: true }),
      need({ draftState: 'writing', paused: true }),
      need({ draftState: 'approved' }),
      need({ draftState: 'writing', missingApprovals: 0 }),
      need({ draftState: 'sent', changesRequestedCount: 1 }),
    ]).toEqual(['draft', 'review', 'changes', 'delivery', 'post', 'done', 'changes'])
  })
  test('what is left to hand in comes before what waits for the brand', () => {
    expect([
      need({ pendingMentionsCount: 1, missingApprovals: 3 }),
      need({ pendingMentionsCount: 3, missingApprovals: 3 }),
      need({ pendingMentionsCount: 1, missingApprovals: 1 }),
      need({ missingApprovals: 2 }),
    ]).toEqual(['post', 'review', 'review', 'post'])
  })
  test('each is one of the seven', () =>
    expect(participationNeeds).toEqual(['changes', 'draft', 'post', 'delivery', 'answer', 'review', 'done']))
})

describe('what a creator’s own at a store waits for', () => {
  const facts: PickupNeedFacts = {
    state: 'picked_up',
    isValid: true,
    mayReserve: true,
    mayPost: true,
    draftState: null,
    changesRequestedCount: 0,
    pendingMentionsCount: 0,
    missingApprovals: 1,
  }
  const need = (over: Partial<PickupNeedFacts>) => pickupNeedOf({ ...facts, ...over })
  test('follows its state, and what can still be done in it', () => {
    expect([need({ state: 'requested' }), need({ state: 'declined' })]).toEqual(['answer', 'done'])
    expect([need({ state: 'invited' }), need({ state: 'invited', mayReserve: false })]).toEqual(['invited', 'done'])
    expect([need({ state: 'approved' }), need({ state: 'approved', isValid: false })]).toEqual(['fetch', 'done'])
  })
  test('once picked up, nothing is published before its draft is approved', () => {
    expect([
      need({ draftState: 'writing' }),
      need({ draftState: 'sent' }),
      need({ draftState: 'changes_requested' }),
      need({ draftState: 'approved' }),
      need({ draftState: 'writing', mayPost: false }),
      need({ draftState: 'writing', state: 'approved' }),
    ]).toEqual(['draft', 'review', 'changes', 'post', 'done', 'fetch'])
  })
  test('once picked up, what was sent back comes before what waits for the brand, and a post before nothing', () => {
    expect([
      need({ changesRequestedCount: 1, pendingMentionsCount: 1 }),
      need({ pendingMentionsCount: 1, missingApprovals: 0 }),
      need({}),
      need({ mayPost: false }),
      need({ missingApprovals: 0 }),
    ]).toEqual(['changes', 'review', 'post', 'done', 'done'])
  })
  test('with more left than waits for the brand, it is posted about while that can be done', () => {
    expect([
      need({ pendingMentionsCount: 1, missingApprovals: 2 }),
      need({ pendingMentionsCount: 2, missingApprovals: 2 }),
      need({ pendingMentionsCount: 1, missingApprovals: 2, mayPost: false }),
    ]).toEqual(['post', 'review', 'review'])
  })
})
