import { describe, expect, test } from '@jest/globals'
import { campaignStates } from '@samspel/api'
import { callers, refusalOf } from '../../../test/support/callers'
import { authorizeParticipation, canRate, canRefuse, canSeeParticipation, participationAbilities } from './policies'

const facts = {
  brandId: 'b',
  instagramerId: 'i',
  state: 'approved' as 'approved' | 'pending' | 'rejected',
  campaignState: 'ongoing' as (typeof campaignStates)[number],
  approvedMentionsCount: 0,
  hasOpenProblem: false,
  feeReturned: false,
  awaitsSending: false,
  mayLeave: false,
  asksForPosts: true,
}
const { company, platform, clerk, elsewhere, creator, stranger } = callers
const during = (allows: (campaignState: (typeof campaignStates)[number]) => boolean) => campaignStates.filter(allows)

describe('a participation', () => {
  test('exists for staff of the brand, the platform and its creator, and for nobody else', () => {
    expect(
      Object.entries(callers)
        .filter(([, who]) => canSeeParticipation(who, facts))
        .map(([name]) => name),
    ).toEqual(['company', 'platform', 'creator'])
    expect(canSeeParticipation({ kind: 'anonymous' }, facts)).toBe(false)
    for (const who of [clerk, elsewhere, stranger])
      expect([
        refusalOf(() => authorizeParticipation(who, 'annotate', facts)),
        refusalOf(() => authorizeParticipation(who, 'postMention', facts)),
      ]).toEqual(['not_found', 'not_found'])
  })

  test('gives staff and creators what is theirs, and says of the rest that it is not', () => {
    expect(participationAbilities(company, facts)).toEqual(['remove', 'annotate'])
    expect(participationAbilities(platform, { ...facts, state: 'pending' })).toEqual(['approve', 'reject', 'annotate'])
    expect(participationAbilities(company, { ...facts, state: 'rejected' })).toEqual(['approve', 'annotate'])
    expect(participationAbilities(creator, facts)).toEqual(['postMention', 'reportDelivery'])
    expect(participationAbilities(creator, { ...facts, state: 'pending' })).toEqual(['withdraw'])
    expect(refusalOf(() => authorizeParticipation(creator, 'annotate', facts))).toBe('forbidden')
    expect(refusalOf(() => authorizeParticipation(company, 'withdraw', facts))).toBe('forbidden')
  })

  test('is answered while the campaign takes applications', () => {
    const pending = { ...facts, state: 'pending' as const }
    for (const act of ['approve', 'reject'] as const)
      expect(
        during((campaignState) => participationAbilities(company, { ...pending, campaignState }).includes(act)),
      ).toEqual(['confirmed', 'upcoming', 'ongoing'])
  })

  test('that was answered is not answered again', () => {
    const acts = { approve: 'approved', reject: 'approved', remove: 'pending', withdraw: 'approved' } as const
    for (const [act, state] of Object.entries(acts))
      expect(
        refusalOf(() =>
          authorizeParticipation(
            act === 'withdraw' ? creator : (company as never),
            act as 'withdraw',
            {
              ...facts,
              state,
              pendingMentionsCount: 0,
              placesLeft: null,
            } as never,
          ),
        ),
      ).toBe('already_decided')
  })

  test('is approved while there is a place, and ended once what was handed in is decided', () => {
    const pending = { ...facts, state: 'pending' as const }
    const approve = (placesLeft: number | null) =>
      refusalOf(() => authorizeParticipation(company, 'approve', { ...pending, placesLeft }))
    expect([approve(0), approve(1), approve(null)]).toEqual(['campaign_full', undefined, undefined])
    const remove = (pendingMentionsCount: number) =>
      refusalOf(() => authorizeParticipation(company, 'remove', { ...facts, pendingMentionsCount }))
    expect([remove(1), remove(0)]).toEqual(['work_waiting', undefined])
  })

  test('in a finished campaign is ended only where nothing was approved', () => {
    const finished = { ...facts, campaignState: 'finished' as const }
    expect([
      canRefuse(finished),
      canRefuse({ ...finished, approvedMentionsCount: 1 }),
      canRefuse({ ...finished, state: 'pending' }),
      canRefuse({ ...facts, state: 'rejected' }),
      canRefuse({ ...facts, approvedMentionsCount: 1 }),
      canRefuse({ ...facts, campaignState: 'archived' }),
    ]).toEqual([true, false, false, false, true, false])
  })

  test('is rated once something was approved or the campaign is over', () => {
    expect(during((campaignState) => canRate({ ...facts, campaignState }))).toEqual(['finished', 'archived'])
    expect([
      canRate({ ...facts, approvedMentionsCount: 1 }),
      canRate({ ...facts, approvedMentionsCount: 1, state: 'rejected' }),
      canRate({ ...facts, campaignState: 'finished', state: 'pending' }),
    ]).toEqual([true, false, false])
    expect(refusalOf(() => authorizeParticipation(company, 'rate', facts))).toBe('illegal_transition')
    expect(
      refusalOf(() => authorizeParticipation(company, 'rate', { ...facts, approvedMentionsCount: 1 })),
    ).toBeUndefined()
  })

  test('takes posts and words of a parcel while the campaign does and its fee is not back at the brand', () => {
    for (const act of ['postMention', 'reportDelivery'] as const) {
      expect(
        during((campaignState) => participationAbilities(creator, { ...facts, campaignState }).includes(act)),
      ).toEqual(['confirmed', 'upcoming', 'ongoing', 'finished'])
      for (const over of [{ feeReturned: true }, { state: 'rejected' as const }])
        expect(refusalOf(() => authorizeParticipation(creator, act, { ...facts, ...over }))).toBe('illegal_transition')
    }
    expect(participationAbilities(creator, { ...facts, asksForPosts: false })).toEqual(['reportDelivery'])
    const problem = { ...facts, hasOpenProblem: true }
    expect(refusalOf(() => authorizeParticipation(creator, 'reportDelivery', problem))).toBe('conflict')
    expect(refusalOf(() => authorizeParticipation(creator, 'reportDelivery', { ...problem, feeReturned: true }))).toBe(
      'illegal_transition',
    )
  })

  test('has a parcel’s problem solved while there is one and the creator still works', () => {
    const problem = { ...facts, hasOpenProblem: true }
    const solve = (over: object) =>
      refusalOf(() => authorizeParticipation(company, 'resolveDelivery', { ...problem, ...over }))
    expect([
      solve({}),
      solve({ hasOpenProblem: false }),
      solve({ state: 'rejected' }),
      solve({ campaignState: 'archived' }),
    ]).toEqual([undefined, 'already_decided', 'illegal_transition', 'illegal_transition'])
  })
})
