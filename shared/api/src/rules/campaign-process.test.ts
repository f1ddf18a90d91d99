import { expect, test } from '@jest/globals'
import { campaignStates } from '../states'
import { acceptsMentions, answersApplications, isEditable, lastDayToApply, missingForReview } from './campaign-process'

const during = (holds: (state: (typeof campaignStates)[number]) => boolean) => campaignStates.filter(holds)

test('posts are taken until the archive, applications answered until the end, and a draft is written by whoever may', () => {
  expect(during(acceptsMentions)).toEqual(['confirmed', 'upcoming', 'ongoing', 'finished'])
  expect(during(answersApplications)).toEqual(['confirmed', 'upcoming', 'ongoing'])
  expect(during((state) => isEditable(state, 'owner'))).toEqual(['draft'])
  expect(during((state) => isEditable(state, 'system'))).toEqual(['draft'])
  expect(during((state) => isEditable(state, 'admin'))).toEqual(['draft', 'requested'])
})

test('the last day to apply is the deadline, or the end where that comes first', () => {
  expect([
    lastDayToApply({ dueAt: '2026-12-02', endAt: '2026-12-01' }),
    lastDayToApply({ dueAt: '2026-11-30', endAt: '2026-12-01' }),
    lastDayToApply({ dueAt: null, endAt: '2026-12-01' }),
    lastDayToApply({ dueAt: null, endAt: null }),
    lastDayToApply({}),
  ]).toEqual(['2026-12-01', '2026-11-30', '2026-12-01', null, null])
})

test('what lacks for review is named; blanks are nothing, and one product with a name is enough', () => {
  const whole = {
    name: 'Jul',
    excerpt: 'Kort',
    productImageUrl: '/a.webp',
    instructions: 'Visa den',
    startAt: '2026-12-01',
    endAt: '2026-12-24',
    products: [{ productTitle: ' ' }, { productTitle: 'Ljus' }],
    deliveryMethod: 'pickup' as const,
    chosenStoresCount: 1,
  }
  expect(missingForReview(whole)).toEqual([])
  expect(missingForReview({ ...whole, name: '  ', products: [{ productTitle: ' ' }], chosenStoresCount: 0 })).toEqual([
    'name',
    'products',
    'stores',
  ])
  expect(missingForReview({ ...whole, deliveryMethod: 'delivery', chosenStoresCount: 0 })).toEqual([])
  expect(missingForReview({})).toEqual([
    'name',
    'excerpt',
    'productImageUrl',
    'instructions',
    'startAt',
    'endAt',
    'products',
  ])
})
