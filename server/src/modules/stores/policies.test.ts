import { expect, test } from '@jest/globals'
import { callers, refusalOf } from '../../../test/support/callers'
import { authorizeStore, storeAbilitiesOf } from './policies'

test('a store is changed by the desk; clerks see it, and for others it does not exist', () => {
  const { company, platform, clerk, elsewhere, creator } = callers
  for (const who of [company, platform])
    expect(storeAbilitiesOf(who, { brandId: 'b' })).toEqual(['update', 'renewToken'])
  expect(
    [clerk, elsewhere, creator].map((who) => refusalOf(() => authorizeStore(who, 'renewToken', { brandId: 'b' }))),
  ).toEqual(['forbidden', 'store_not_found', 'store_not_found'])
})
