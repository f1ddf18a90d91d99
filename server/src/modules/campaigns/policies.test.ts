import { describe, expect, test } from '@jest/globals'
import type { UserCaller } from '../../auth/caller'
import { campaignAbilities, type CampaignFacts, canSee, obstacleOf, refusalOfReview, refusalsOf } from './policies'

const staff = (role: UserCaller['role'], brandIds: UserCaller['brandIds']): UserCaller => ({
  kind: 'user',
  id: 'u',
  name: 'U',
  role,
  sessionId: 's',
  brandIds,
})
const creator = { kind: 'instagramer', id: 'i', name: 'I', sessionId: 's' } as const
const facts: CampaignFacts = {
  brandId: 'b',
  state: 'confirmed',
  isPublic: true,
  companyState: 'approved',
  approvedParticipationsCount: 0,
  targetNumberOfInstagramers: 0,
  minFollowers: null,
  maxFollowers: null,
  promoted: false,
  cancelled: false,
  myParticipationId: null,
  isInvited: false,
  followersCount: 1_000,
  deliveryMethod: 'delivery' as const,
  isOpen: true,
}

describe('who sees a campaign and what they may do', () => {
  test('staff of the brand and of the platform, creators while it is an offer or they take part, visitors while it is an offer', () => {
    const draft = { ...facts, state: 'draft' as const, isOpen: false }
    expect(
      [
        staff('company', ['b']),
        staff('admin', 'all'),
        staff('company', ['x']),
        staff('store_user', ['b']),
        creator,
      ].map((caller) => canSee(caller, draft)),
    ).toEqual([true, true, false, false, false])
    expect(canSee({ kind: 'anonymous' }, facts)).toBe(true)
    expect(canSee(creator, { ...facts, isPublic: false })).toBe(false)
    expect(
      [{ kind: 'anonymous' } as const, creator, staff('company', ['b'])].map((caller) =>
        canSee(caller, { ...facts, companyState: 'declined' }),
      ),
    ).toEqual([false, false, true])
    expect(canSee(creator, { ...facts, state: 'finished', myParticipationId: 'p' })).toBe(true)
    expect(canSee(creator, { ...draft, myParticipationId: 'p' })).toBe(false)
  })
  test('a company edits drafts and never confirms; the platform edits what is under review', () => {
    expect(campaignAbilities(staff('company', ['b']), { ...facts, state: 'draft', isOpen: false })).toEqual([
      'edit',
      'delete',
      'request',
      'duplicate',
    ])
    expect(campaignAbilities(staff('company', ['b']), { ...facts, state: 'requested', isOpen: false })).toEqual([
      'withdraw',
      'duplicate',
    ])
    expect(campaignAbilities(staff('admin', 'all'), { ...facts, state: 'requested', isOpen: false })).toEqual([
      'edit',
      'return',
      'confirm',
      'duplicate',
    ])
  })
  test('a draft goes to review once the company is approved and the sender has confirmed the own address, in this order', () => {
    const ready = { companyState: 'approved', emailConfirmed: true } as const
    expect(refusalOfReview(ready)).toBeUndefined()
    expect(refusalOfReview({ ...ready, emailConfirmed: false })).toBe('email_not_confirmed')
    expect(
      [true, false].flatMap((emailConfirmed) =>
        (['requested', 'declined'] as const).map((companyState) => refusalOfReview({ companyState, emailConfirmed })),
      ),
    ).toEqual(Array(4).fill('company_not_approved'))
  })
  test('applications close once somebody is approved; a creator applies once', () => {
    expect(campaignAbilities(staff('company', ['b']), facts)).toEqual([
      'finish',
      'decideParticipations',
      'decideMentions',
      'invite',
      'duplicate',
      'share',
    ])
    expect(campaignAbilities(staff('company', ['b']), { ...facts, approvedParticipationsCount: 1 })).toContain('close')
    expect(campaignAbilities(creator, facts)).toEqual(['apply'])
    expect(campaignAbilities(creator, { ...facts, myParticipationId: 'p' })).toEqual([])
  })
  test('T-04 the platform promotes open offers, and nobody else', () => {
    expect(campaignAbilities(staff('admin', 'all'), facts)).toContain('promote')
    expect(campaignAbilities(staff('admin', 'all'), { ...facts, promoted: true })).toContain('unpromote')
    expect(campaignAbilities(staff('admin', 'all'), { ...facts, isOpen: false })).not.toContain('promote')
    expect(campaignAbilities(staff('company', ['b']), facts)).not.toContain('promote')
  })
  test('an invited creator sees an offer that is not public, until it closes; a full one, or one for others by followers, cannot be applied to', () => {
    const hidden = { ...facts, isPublic: false, isInvited: true }
    expect([
      canSee(creator, hidden),
      canSee({ kind: 'anonymous' }, { ...facts, isPublic: false }),
      canSee(creator, { ...hidden, isOpen: false }),
    ]).toEqual([true, false, false])
    expect(obstacleOf({ ...facts, targetNumberOfInstagramers: 3, approvedParticipationsCount: 3 })).toBe('full')
    expect(obstacleOf({ ...facts, minFollowers: 1_001 })).toBe('too_few_followers')
    expect(obstacleOf({ ...facts, maxFollowers: 999 })).toBe('too_many_followers')
    expect(campaignAbilities(creator, { ...facts, maxFollowers: 999 })).toEqual([])
  })
  test('a move that cannot be made says why, the first reason first', () => {
    const draft = {
      ...facts,
      state: 'draft' as const,
      completeness: {},
      dates: {},
      today: '2026-11-22',
      emailConfirmed: true,
    }
    expect(refusalsOf('owner', draft)).toEqual([{ act: 'request', reason: 'incomplete' }])
    const complete = {
      ...draft,
      completeness: {
        name: 'x',
        excerpt: 'x',
        productImageUrl: 'x',
        instructions: 'x',
        startAt: '2026-11-21',
        endAt: '2026-12-24',
        products: [{ productTitle: 'x' }],
      },
      dates: { startAt: '2026-11-21', endAt: '2026-12-24' },
    }
    expect(refusalsOf('owner', complete)).toEqual([{ act: 'request', reason: 'days_passed' }])
    expect(refusalsOf('admin', { ...complete, state: 'requested' })).toEqual([
      { act: 'confirm', reason: 'days_passed' },
    ])
    expect(refusalsOf('owner', { ...draft, state: 'archived', cancelled: true })).toEqual([
      { act: 'restore', reason: 'cancelled' },
    ])
    expect(refusalsOf('owner', { ...draft, emailConfirmed: false })).toEqual([
      { act: 'request', reason: 'email_not_confirmed' },
    ])
    expect(refusalsOf('owner', { ...draft, companyState: 'requested' })).toEqual([
      { act: 'request', reason: 'company_not_approved' },
    ])
    expect(refusalsOf('owner', { ...draft, state: 'confirmed' })).toEqual([
      { act: 'close', reason: 'no_participation' },
    ])
    expect(refusalsOf('owner', { ...draft, state: 'confirmed', approvedParticipationsCount: 1 })).toEqual([])
  })
})
