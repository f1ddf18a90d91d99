import { expect, test } from '@jest/globals'
import { fillsSharePicture } from './share-picture'

test('a picture fills its box where it is clearly wider than high: by more than a tenth', () => {
  expect([
    fillsSharePicture({ width: 1_101, height: 1_000 }),
    fillsSharePicture({ width: 1_050, height: 1_000 }),
    fillsSharePicture({ width: 20, height: 10 }),
    fillsSharePicture({ width: 0, height: 0 }),
  ]).toEqual([true, false, true, false])
})
