import { expect, test } from '@jest/globals'
import { callers, refusalOf, staffCaller } from '../../../../test/support/callers'
import { authorizeProduct, productAbilities } from './policies'

const { company, platform, clerk, elsewhere } = callers

test('products are changed by the desk; clerks see them, other brands do not', () => {
  const product = { brandId: 'b', openOffers: 0 }
  for (const who of [company, platform, staffCaller('company', ['a', 'b'])])
    expect(productAbilities(who, product)).toEqual(['update', 'archive'])
  expect([clerk, elsewhere].map((who) => refusalOf(() => authorizeProduct(who, 'update', product)))).toEqual([
    'forbidden',
    'not_found',
  ])
  expect(refusalOf(() => authorizeProduct(clerk, 'archive', product))).toBe('forbidden')
})

test('a product of an open offer is not archived', () => {
  expect(refusalOf(() => authorizeProduct(company, 'archive', { brandId: 'b', openOffers: 1 }))).toBe(
    'illegal_transition',
  )
  expect(productAbilities(company, { brandId: 'b', openOffers: 1 })).toEqual(['update'])
})
