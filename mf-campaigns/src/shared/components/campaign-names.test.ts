import { expect, test } from '@jest/globals'
import { campaignStates } from '@samspel/api'
import { createTranslate } from '@samspel/i18n'
import { stateTabs } from './campaign-names'

test('T-02 displayed names, in the order of the states', () => {
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
