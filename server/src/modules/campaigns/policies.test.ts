import { describe, expect, test } from '@jest/globals'
import { staffCaller } from '../../../test/support/callers'
import type { UserCaller } from '../../auth/caller'
import type { AppError } from '../../errors'
import {
  authorizeCampaign,
  campaignAbilities,
  type CampaignFacts,
  canSee,
  obstacleOf,
  storeAbilities,
} from './policies'

const staff = (role: UserCaller['role'], brandIds: UserCaller['brandIds']): UserCaller => staffCaller(role, brandIds)
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
  country: 'SE',
  creatorCountry: 'SE',
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
  test('the platform promotes open offers, and nobody else (T-04)', () => {
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
    expect(obstacleOf({ ...facts, minFollowers: 1, followersCount: null })).toBe('not_connected')
    expect(obstacleOf({ ...facts, followersCount: null })).toBeNull()
    expect(obstacleOf({ ...facts, creatorCountry: 'NO' })).toBe('other_country')
    expect(obstacleOf({ ...facts, creatorCountry: 'NO', isInvited: true })).toBeNull()
    expect(campaignAbilities(creator, { ...facts, maxFollowers: 999 })).toEqual([])
  })
  test('a command is refused what is not offered: to others the campaign does not exist, to the brand what is the platform’s is forbidden', () => {
    const refusalOf = (...asked: Parameters<typeof authorizeCampaign>) => {
      try {
        authorizeCampaign(...asked)
        return undefined
      } catch (error) {
        return (error as AppError).id
      }
    }
    const draft = { ...facts, state: 'draft' as const, isOpen: false }
    expect([
      refusalOf(staff('company', ['x']), 'edit', draft),
      refusalOf(staff('company', ['b']), 'promote', facts),
      refusalOf(staff('company', ['b']), 'share', draft),
      refusalOf(staff('company', ['b']), 'close', facts),
      refusalOf(staff('company', ['b']), 'close', { ...facts, approvedParticipationsCount: 1 }),
    ]).toEqual(['campaign_not_found', 'forbidden', 'illegal_transition', 'illegal_transition', undefined])
  })
})

describe('a campaign’s stores', () => {
  const stores = { brandId: 'b', state: 'ongoing', deliveryMethod: 'pickup' } as const
  test('are added by the desk where products are picked up, while applications are answered', () => {
    expect(storeAbilities(staff('company', ['b']), stores)).toEqual(['add'])
    expect(storeAbilities(staff('company', ['b']), { ...stores, deliveryMethod: 'delivery' })).toEqual([])
    expect(storeAbilities(staff('company', ['b']), { ...stores, state: 'finished' })).toEqual([])
    expect(storeAbilities(staff('store_user', ['b']), stores)).toEqual([])
    expect(storeAbilities(staff('company', ['a']), stores)).toEqual([])
  })
})

test('a visitor sees no campaign for the part that somebody takes in it', () => {
  const closed = { ...facts, state: 'ongoing' as const, isOpen: false, myParticipationId: 'p' }
  expect([canSee({ kind: 'anonymous' }, closed), canSee(creator, closed)]).toEqual([false, true])
  for (const state of ['draft', 'requested'] as const) expect(canSee(creator, { ...closed, state })).toBe(false)
})

test('what is not open to creators is neither promoted nor taken from the promoted', () => {
  const admin = staff('admin', 'all')
  const abilities = (isOpen: boolean, promoted: boolean) =>
    campaignAbilities(admin, { ...facts, isOpen, promoted }).filter((act) => /promote/.test(act))
  expect([abilities(true, false), abilities(true, true), abilities(false, false), abilities(false, true)]).toEqual([
    ['promote'],
    ['unpromote'],
    [],
    [],
  ])
})
