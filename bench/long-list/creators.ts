/* eslint-disable import-x/no-relative-packages -- measured from outside the workspace */
import type { Instagramer } from '../../shared/api/src/contract/types'

const cities = ['Umeå', 'Malmö', 'Göteborg', 'Stockholm', 'Luleå', 'Visby']
const names = ['Moa Berg', 'Siv Ek', 'Alva Lind', 'Noa Holm', 'Tyra Sund', 'Liv Dahl', 'Ester Falk']

/** Generates creators; the output is the same every time. */
export const makeCreators = (count: number): Instagramer[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
    state: 'active',
    productPlan: 'free',
    countryCode: 'SE',
    profileCategoryIds: ['a', 'b'],
    username: `creator${n}`,
    name: `${names[n % names.length]} ${n}`,
    city: cities[n % cities.length]!,
    bio: null,
    avatarUrl: null,
    followersCount: 1_000 + ((n * 7_919) % 900_000),
    engagementRate: ((n * 13) % 90) / 10,
    locale: 'sv',
    figures: {
      averageReach: (n * 37) % 60_000,
      collaborationsCount: n % 9,
      averageRating: 4.5,
      ratingsCount: n % 5,
      answerHours: 20,
    },
  }))
