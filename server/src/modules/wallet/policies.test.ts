import { expect, test } from '@jest/globals'
import { callers, staffCaller } from '../../../test/support/callers'
import { mayApprove } from '../payouts/policies'
import { maySeeAccount } from './policies'
import type { AccountView } from './serialize'

const account = (owner: Partial<AccountView>) => ({ brand_id: null, instagramer_id: null, ...owner }) as AccountView
const ofBrand = account({ brand_id: 'b' })
const ofCreator = account({ instagramer_id: 'i' })
const ofPlatform = account({})
const { company, platform, clerk, elsewhere, creator, stranger } = callers
const seen = (who: typeof company | typeof creator) =>
  [ofBrand, ofCreator, ofPlatform].map((each) => maySeeAccount(who, each))

test('an account is seen by whose it is: a brand’s desk, a creator, and the platform all', () => {
  expect(seen(company)).toEqual([true, false, false])
  expect(seen(creator)).toEqual([false, true, false])
  expect(seen(platform)).toEqual([true, true, true])
  for (const who of [clerk, elsewhere, stranger, staffCaller('store_user', 'all')])
    expect(seen(who)).toEqual([false, false, false])
})

test('a batch of payouts is approved by somebody else than who has put it together', () => {
  expect([mayApprove(staffCaller('admin'), { compiled_by: 'u' }), mayApprove(platform, { compiled_by: 'v' })]).toEqual([
    false,
    true,
  ])
})
