import { describe, expect, test } from '@jest/globals'
import { applyObstacleOf } from './collaboration'
import { countDemands, demandsOf, followersObstacleOf } from './demands'

const campaign = {
  deliveryMethod: 'delivery' as const,
  country: 'SE',
  minFollowers: 1_000,
  maxFollowers: 5_000,
  categories: ['mode'],
}
const creator = { followersCount: 1_200, countryCode: 'SE', profileCategoryIds: ['mat'] }

describe('what a campaign demands of a creator', () => {
  test('another category is a wish that is not met, and counts for nothing', () => {
    const demands = demandsOf(campaign, creator, false)
    expect(demands).toEqual({ followers: true, country: true, category: false })
    expect(countDemands(demands)).toEqual({ met: 2, of: 2, areMet: true, unmet: [] })
  })

  test('one of its categories is enough, and without any it suits everybody', () => {
    const category = (categories: string[]) =>
      demandsOf({ ...campaign, categories }, { ...creator, profileCategoryIds: ['mat', 'resor'] }, false).category
    expect([category(['mode', 'resor']), category(['mode']), category([])]).toEqual([true, false, true])
  })

  test('a single limit is one too', () => {
    const obstacle = (minFollowers: number | null, maxFollowers: number | null, count: number | null) =>
      followersObstacleOf({ minFollowers, maxFollowers }, count)
    expect([
      obstacle(null, 5_000, null),
      obstacle(1_000, null, null),
      obstacle(null, 5_000, 0),
      obstacle(1_000, null, 9_999),
      obstacle(null, null, -1),
      obstacle(null, null, 1),
    ]).toEqual(['not_connected', 'not_connected', null, null, null, null])
  })

  test('followers within the limits; unknown ones meet none but the absence of limits', () => {
    expect([999, 1_000, 5_000, 5_001, null].map((count) => followersObstacleOf(campaign, count))).toEqual([
      'too_few_followers',
      null,
      null,
      'too_many_followers',
      'not_connected',
    ])
    expect(followersObstacleOf({ minFollowers: null, maxFollowers: null }, null)).toBeNull()
  })

  test('the country is not asked of who is invited, nor of who comes to a store', () => {
    const abroad = { ...creator, countryCode: 'NO' }
    expect(countDemands(demandsOf(campaign, abroad, false))).toMatchObject({ met: 1, unmet: ['country'] })
    expect(demandsOf(campaign, abroad, true).country).toBe(true)
    expect(demandsOf({ ...campaign, deliveryMethod: 'pickup' }, abroad, false).country).toBe(true)
  })

  test('the town of a store is a wish, and unknown while the creator names none', () => {
    const at = { ...campaign, deliveryMethod: 'pickup' as const, storeTown: 'Göteborg' }
    const demands = demandsOf(at, { ...creator, town: 'Linköping' }, false)
    expect(demands.town).toBe(false)
    expect(countDemands(demands).areMet).toBe(true)
    expect(demandsOf(at, { ...creator, town: 'Gothenburg' }, false).town).toBe(true)
    expect(demandsOf(at, creator, false)).not.toHaveProperty('town')
    expect(demandsOf(campaign, { ...creator, town: 'Göteborg' }, false)).not.toHaveProperty('town')
  })

  test('whoever meets them may apply, and nobody else', () => {
    for (const followersCount of [null, 0, 999, 1_000, 6_000])
      for (const countryCode of ['SE', 'NO'])
        for (const isInvited of [true, false]) {
          const asked = demandsOf(campaign, { ...creator, followersCount, countryCode }, isInvited)
          const obstacle = applyObstacleOf({
            ...campaign,
            isOpen: true,
            targetNumberOfInstagramers: 0,
            approvedParticipationsCount: 0,
            followersCount,
            creatorCountry: countryCode,
            isInvited,
            hasApplied: false,
          })
          expect(obstacle === null).toBe(countDemands(asked).areMet)
        }
  })
})
