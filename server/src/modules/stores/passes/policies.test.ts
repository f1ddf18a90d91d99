import { describe, expect, test } from '@jest/globals'
import { campaignStates } from '@samspel/api'
import { storeParticipationStates } from '@samspel/api/states'
import { callers, refusalOf } from '../../../../test/support/callers'
import {
  authorizeStoreParticipation,
  storeParticipationAbilities,
  type StoreParticipationFacts,
  storeParticipationRefusals,
} from './policies'

const now = new Date('2026-11-02T12:00:00Z')
const facts: StoreParticipationFacts = {
  brandId: 'b',
  state: 'requested',
  decisionKind: null,
  campaignState: 'ongoing',
  pickedUpAt: null,
  expiresAt: null,
  byUser: false,
  hasReason: false,
  hasPosts: false,
  feeReturned: false,
  placesLeft: null,
  now,
}
const { company, platform, clerk, elsewhere, creator } = callers
const refusal = (
  act: 'approve' | 'decline' | 'handOut' | 'undo' | 'end' | 'move',
  over: Partial<StoreParticipationFacts>,
) => refusalOf(() => authorizeStoreParticipation(company, act, { ...facts, ...over }))

describe('an application at a store', () => {
  test('exists for the desk alone: not for clerks, other brands and creators', () => {
    for (const who of [clerk, elsewhere, creator])
      expect(refusalOf(() => authorizeStoreParticipation(who, 'approve', facts))).toBe('not_found')
    for (const who of [company, platform])
      expect(storeParticipationAbilities(who, facts)).toEqual(['approve', 'decline', 'move'])
  })

  test('can be answered by its state', () => {
    expect(
      storeParticipationStates.map((state) => [
        state,
        refusal('approve', { state }),
        refusal('decline', { state }),
        refusal('end', { state }),
        refusal('handOut', { state }),
      ]),
    ).toEqual([
      ['requested', undefined, undefined, 'already_decided', 'illegal_transition'],
      ['approved', 'already_decided', 'already_decided', undefined, undefined],
      ['declined', undefined, 'already_decided', 'already_decided', 'illegal_transition'],
      ['picked_up', 'already_decided', 'already_decided', undefined, 'already_decided'],
      ['invited', 'illegal_transition', 'already_decided', 'already_decided', 'illegal_transition'],
    ])
    expect(refusal('approve', { state: 'declined', decisionKind: 'expired' })).toBe('illegal_transition')
  })

  test('can be moved to another store until it is answered', () => {
    expect(storeParticipationStates.filter((state) => !refusal('move', { state }))).toEqual(['requested'])
    for (const who of [clerk, elsewhere, creator])
      expect(refusalOf(() => authorizeStoreParticipation(who, 'move', facts))).toBe('not_found')
  })

  test('is answered and ended while the campaign takes applications', () => {
    for (const [act, state] of [
      ['approve', 'requested'],
      ['decline', 'requested'],
      ['end', 'approved'],
      ['move', 'requested'],
    ] as const)
      expect(campaignStates.filter((campaignState) => !refusal(act, { state, campaignState }))).toEqual([
        'confirmed',
        'upcoming',
        'ongoing',
      ])
  })

  test('that was picked up is ended while posts are taken, unless it has ended or its fee went back', () => {
    const out = { state: 'picked_up' } as const
    expect(campaignStates.filter((campaignState) => !refusal('end', { ...out, campaignState }))).toEqual([
      'confirmed',
      'upcoming',
      'ongoing',
      'finished',
    ])
    expect([
      refusal('end', { ...out, decisionKind: 'removed' }),
      refusal('end', { ...out, feeReturned: true }),
    ]).toEqual(['already_decided', 'already_decided'])
  })

  test('is not approved where no place is left, which the screen is told beforehand', () => {
    expect([refusal('approve', { placesLeft: 0 }), refusal('approve', { placesLeft: 1 })]).toEqual([
      'campaign_full',
      undefined,
    ])
    expect(storeParticipationRefusals(company, { ...facts, placesLeft: 0 })).toEqual([
      { act: 'approve', reason: 'campaign_full' },
    ])
    expect(storeParticipationRefusals(company, facts)).toEqual([])
  })

  test('is handed out until its pass ends, to the moment', () => {
    const approved = { state: 'approved' } as const
    expect([
      refusal('handOut', { ...approved, expiresAt: '2026-11-02T12:00:00Z' }),
      refusal('handOut', { ...approved, expiresAt: '2026-11-02T11:59:59Z' }),
    ]).toEqual([undefined, 'illegal_transition'])
  })

  test('that was handed out without a code is taken back within a day, until there is a post', () => {
    const out = { state: 'picked_up', byUser: true, hasReason: true } as const
    expect([
      refusal('undo', { ...out, pickedUpAt: '2026-11-01T12:00:00Z' }),
      refusal('undo', { ...out, pickedUpAt: '2026-11-01T11:59:59Z' }),
      refusal('undo', { ...out, pickedUpAt: '2026-11-02T11:00:00Z', hasPosts: true }),
      refusal('undo', { ...out, pickedUpAt: '2026-11-02T11:00:00Z', hasReason: false }),
    ]).toEqual([undefined, 'illegal_transition', 'illegal_transition', 'illegal_transition'])
  })
})
