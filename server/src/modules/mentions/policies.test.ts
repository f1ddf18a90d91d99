import { describe, expect, test } from '@jest/globals'
import { campaignStates } from '@samspel/api'
import { callers, refusalOf } from '../../../test/support/callers'
import { authorizeMention, canSeeMention, isSentBack, mentionAbilities, type MentionFacts } from './policies'

const facts: MentionFacts = {
  brandId: 'b',
  instagramerId: 'i',
  state: 'pending',
  decisionKind: null,
  campaignState: 'ongoing',
  takesPart: true,
  feeReturned: false,
  changesLeft: null,
  hasPicture: true,
}
const sentBack = { ...facts, state: 'rejected', decisionKind: 'changes_requested' } as const
const { company, platform, clerk, elsewhere, creator, stranger } = callers

describe('a post', () => {
  test('exists for staff of the brand, the platform and its creator, and for nobody else', () => {
    expect(
      Object.entries(callers)
        .filter(([, who]) => canSeeMention(who, facts))
        .map(([name]) => name),
    ).toEqual(['company', 'platform', 'creator'])
    expect(canSeeMention({ kind: 'anonymous' }, facts)).toBe(false)
    for (const who of [clerk, elsewhere, stranger])
      expect([
        refusalOf(() => authorizeMention(who, 'approve', facts)),
        refusalOf(() => authorizeMention(who, 'resubmit', sentBack)),
      ]).toEqual(['not_found', 'not_found'])
  })

  test('is decided once by staff, and such a decision taken back once', () => {
    expect(mentionAbilities(company, facts)).toEqual(['approve', 'reject', 'requestChanges'])
    expect(mentionAbilities(platform, facts)).toEqual(['approve', 'reject', 'requestChanges'])
    expect(mentionAbilities(company, { ...facts, state: 'approved' })).toEqual(['reset', 'buyImage'])
    expect(mentionAbilities(company, { ...facts, state: 'rejected' })).toEqual(['reset'])
    for (const act of ['approve', 'reject', 'requestChanges'] as const)
      expect(refusalOf(() => authorizeMention(company, act, { ...facts, state: 'approved' }))).toBe('already_decided')
    expect(refusalOf(() => authorizeMention(company, 'reset', facts))).toBe('already_decided')
    expect(refusalOf(() => authorizeMention(creator, 'approve', facts))).toBe('forbidden')
  })

  test('is sent back as often as was agreed, then approved or rejected', () => {
    expect(mentionAbilities(company, { ...facts, changesLeft: 1 })).toContain('requestChanges')
    expect(mentionAbilities(company, { ...facts, changesLeft: 0 })).toEqual(['approve', 'reject'])
    const ask = (over: Partial<MentionFacts>) =>
      refusalOf(() => authorizeMention(company, 'requestChanges', { ...facts, changesLeft: 0, ...over }))
    expect([ask({}), ask({ state: 'approved' }), ask({ takesPart: false })]).toEqual([
      'changes_used_up',
      'already_decided',
      'illegal_transition',
    ])
  })

  test('is decided while its creator takes part and can be paid for it', () => {
    expect(
      campaignStates.filter((campaignState) =>
        mentionAbilities(company, { ...facts, campaignState }).includes('approve'),
      ),
    ).toEqual(['confirmed', 'upcoming', 'ongoing', 'finished'])
    for (const over of [{ takesPart: false }, { feeReturned: true }]) {
      expect(refusalOf(() => authorizeMention(company, 'approve', { ...facts, ...over }))).toBe('illegal_transition')
      expect(refusalOf(() => authorizeMention(company, 'reset', { ...facts, ...over, state: 'approved' }))).toBe(
        'illegal_transition',
      )
    }
  })

  test('has pictures to buy once it is approved and where one can be bought', () => {
    const buy = (over: Partial<MentionFacts>) =>
      refusalOf(() => authorizeMention(company, 'buyImage', { ...facts, state: 'approved', ...over }))
    expect([buy({}), buy({ hasPicture: false }), buy({ state: 'pending' })]).toEqual([
      undefined,
      'illegal_transition',
      'illegal_transition',
    ])
  })

  test('that was sent back is handed in again by its creator alone, while the campaign takes posts', () => {
    expect(mentionAbilities(creator, sentBack)).toEqual(['resubmit'])
    expect(mentionAbilities(creator, { ...facts, state: 'rejected', decisionKind: null })).toEqual([])
    expect(refusalOf(() => authorizeMention(creator, 'resubmit', facts))).toBe('illegal_transition')
    expect(refusalOf(() => authorizeMention(creator, 'resubmit', { ...sentBack, campaignState: 'archived' }))).toBe(
      'illegal_transition',
    )
    expect(refusalOf(() => authorizeMention(company, 'resubmit', sentBack))).toBe('forbidden')
    expect([isSentBack(sentBack), isSentBack({ ...sentBack, state: 'pending' }), isSentBack(facts)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
