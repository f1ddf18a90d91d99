import { expect, test } from '@jest/globals'
import { campaignStates } from '@samspel/api'
import { createTranslate } from '@samspel/i18n'
import { stateTabs } from './campaign-names'

test('displayed names, in the order of the states (T-02)', () => {
  expect(campaignStates.map((state) => createTranslate('en')(stateTabs[state]))).toEqual([
    'Draft',
    'Review',
    'Marketplace',
    'Delivery',
    'Ongoing',
    'Finished',
    'Archived',
  ])
})
