import { describe, expect, test } from '@jest/globals'
import type { UserCaller } from '../../http/call'
import { campaignAbilities, canSee, refusalOfReview, type CampaignFacts } from './policies'

const staff = (role: UserCaller['role'], brandIds: UserCaller['brandIds']): UserCaller => ({ kind: 'user', id: 'u', name: 'U', role, sessionId: 's', brandIds })
const creator = { kind: 'instagramer', id: 'i', name: 'I', sessionId: 's' } as const
const facts: CampaignFacts = { brandId: 'b', state: 'confirmed', isPublic: true, companyState: 'approved', approvedParticipationsCount: 0, myParticipationId: null }

describe('who sees a campaign and what they may do', () => {
  test('staff of the brand and of the platform, creators while it is an offer or they take part, visitors while it is an offer', () => {
    const draft = { ...facts, state: 'draft' as const }
    expect([staff('company', ['b']), staff('admin', 'all'), staff('company', ['x']), staff('store_user', ['b']), creator].map((caller) => canSee(caller, draft))).toEqual([true, true, false, false, false])
    expect(canSee({ kind: 'anonymous' }, facts)).toBe(true)
    expect(canSee(creator, { ...facts, isPublic: false })).toBe(false)
    expect([{ kind: 'anonymous' } as const, creator, staff('company', ['b'])].map((caller) => canSee(caller, { ...facts, companyState: 'declined' }))).toEqual([false, false, true])
    expect(canSee(creator, { ...facts, state: 'finished', myParticipationId: 'p' })).toBe(true)
    expect(canSee(creator, { ...draft, myParticipationId: 'p' })).toBe(false)
  })
  test('a company edits drafts and never confirms; the platform edits what is under review', () => {
    expect(campaignAbilities(staff('company', ['b']), { ...facts, state: 'draft' })).toEqual(['edit', 'delete', 'request'])
    expect(campaignAbilities(staff('company', ['b']), { ...facts, state: 'requested' })).toEqual(['withdraw'])
    expect(campaignAbilities(staff('admin', 'all'), { ...facts, state: 'requested' })).toEqual(['edit', 'return', 'confirm'])
  })
  test('a draft goes to review once the company is let in and the sender has confirmed the own address, in this order', () => {
    const ready = { companyState: 'approved', emailConfirmed: true } as const
    expect(refusalOfReview(ready)).toBeUndefined()
    expect(refusalOfReview({ ...ready, emailConfirmed: false })).toBe('email_not_confirmed')
    expect([true, false].flatMap((emailConfirmed) => (['requested', 'declined'] as const).map((companyState) => refusalOfReview({ companyState, emailConfirmed })))).toEqual(Array(4).fill('company_not_approved'))
  })
  test('applications close once somebody is approved; a creator applies once', () => {
    expect(campaignAbilities(staff('company', ['b']), facts)).toEqual(['decideParticipations', 'decideMentions'])
    expect(campaignAbilities(staff('company', ['b']), { ...facts, approvedParticipationsCount: 1 })).toContain('close')
    expect(campaignAbilities(creator, facts)).toEqual(['apply'])
    expect(campaignAbilities(creator, { ...facts, myParticipationId: 'p' })).toEqual([])
  })
})
