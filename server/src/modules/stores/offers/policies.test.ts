import { describe, expect, test } from '@jest/globals'
import { campaignStates } from '@samspel/api'
import { storeParticipationStates } from '@samspel/api/states'
import { callers, refusalOf, staffCaller } from '../../../../test/support/callers'
import { authorizeOffer, authorizePass, offerAbilities, passAbilities, type PassFacts } from './policies'

const { company, platform, clerk, elsewhere, creator, stranger } = callers

describe('an offer of a store', () => {
  const offer = { brandId: 'b', campaignState: 'ongoing' as (typeof campaignStates)[number], isPaused: false }

  test('is paused and resumed by the desk of the brand and the platform', () => {
    for (const who of [company, platform]) {
      expect(offerAbilities(who, offer)).toEqual(['pause'])
      expect(offerAbilities(who, { ...offer, isPaused: true })).toEqual(['resume'])
    }
    expect(refusalOf(() => authorizeOffer(company, 'pause', { ...offer, isPaused: true }))).toBe('already_decided')
    expect(refusalOf(() => authorizeOffer(company, 'resume', offer))).toBe('already_decided')
    for (const who of [clerk, elsewhere, creator])
      expect(refusalOf(() => authorizeOffer(who, 'pause', offer))).toBe('store_campaign_not_found')
  })

  test('changes while the campaign takes applications', () => {
    expect(
      campaignStates.filter((campaignState) => offerAbilities(company, { ...offer, campaignState }).length > 0),
    ).toEqual(['confirmed', 'upcoming', 'ongoing'])
    expect(refusalOf(() => authorizeOffer(company, 'pause', { ...offer, campaignState: 'finished' }))).toBe(
      'illegal_transition',
    )
  })
})

describe('a creator’s own pass', () => {
  const facts: PassFacts = {
    instagramerId: 'i',
    state: 'approved',
    decisionKind: null,
    isTaking: true,
    expiresAt: null,
    isPickedUp: false,
    feeReturned: false,
    asksForPosts: true,
    campaignState: 'ongoing',
    now: new Date('2026-11-02T12:00:00Z'),
  }
  const abilities = (over: Partial<PassFacts>) => passAbilities(creator, { ...facts, ...over })

  test('does not exist for other creators and for staff', () => {
    for (const who of [stranger, company, platform, staffCaller('company', ['b'], 'i')])
      expect([
        refusalOf(() => authorizePass(who, 'withdraw', facts)),
        refusalOf(() => authorizePass(who, 'reserve', facts)),
      ]).toEqual(['not_found', 'not_found'])
  })

  test('can be asked for anew, given back or declined, and confirmed by its state', () => {
    expect(storeParticipationStates.map((state) => [state, abilities({ state })])).toEqual([
      ['requested', ['withdraw', 'setComing']],
      ['approved', ['withdraw', 'setComing', 'confirm']],
      ['declined', []],
      ['picked_up', []],
      ['invited', ['reserve', 'withdraw']],
    ])
    for (const decisionKind of ['lapsed', 'expired'] as const)
      expect(abilities({ state: 'declined', decisionKind })).toEqual(['reserve'])
  })

  test('is reserved while the campaign takes creators, and once', () => {
    const reserve = (over: Partial<PassFacts>) =>
      refusalOf(() => authorizePass(creator, 'reserve', { ...facts, ...over }))
    expect([reserve({}), reserve({ state: 'invited', isTaking: false }), reserve({ state: 'invited' })]).toEqual([
      'conflict',
      'campaign_closed',
      undefined,
    ])
  })

  test('holds to the moment that it ends', () => {
    expect(abilities({ expiresAt: '2026-11-02T12:00:00Z' })).toEqual(['withdraw', 'setComing', 'confirm'])
    expect(abilities({ expiresAt: '2026-11-02T11:59:59Z' })).toEqual(['withdraw'])
    expect(refusalOf(() => authorizePass(creator, 'confirm', { ...facts, state: 'declined' }))).toBe(
      'illegal_transition',
    )
  })

  test('takes posts once the product was picked up, while the campaign does and its fee is not back', () => {
    const picked = { state: 'picked_up', isPickedUp: true } as const
    expect(
      campaignStates.filter((campaignState) => abilities({ ...picked, campaignState }).includes('postMention')),
    ).toEqual(['confirmed', 'upcoming', 'ongoing', 'finished'])
    for (const over of [{ feeReturned: true }, { asksForPosts: false }, { isPickedUp: false }])
      expect(abilities({ ...picked, ...over })).toEqual([])
  })
})
