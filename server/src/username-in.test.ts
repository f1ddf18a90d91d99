import { expect, test } from '@jest/globals'
import { usernameIn } from './username-in'

test.each([
  ['tovebakar', 'tovebakar'],
  [' @ToveBakar ', 'tovebakar'],
  ['https://www.instagram.com/tovebakar/', 'tovebakar'],
  ['http://instagram.com/tovebakar?igsh=MzRl', 'tovebakar'],
  ['instagram.com/Tove.Bakar/#', 'tove.bakar'],
  ['m.instagram.com/tovebakar/tagged/', 'tovebakar'],
  ['https://instagram.com/_u/tovebakar', 'tovebakar'],
  ['https://www.instagram.com/stories/tovebakar/3141592653/', 'tovebakar'],
  ['instagr.am/tovebakar', 'tovebakar'],
  ['https://www.instagram.com/p/C1a2B3/', ''],
  ['https://www.instagram.com/reel/C1a2B3/', ''],
  ['https://www.instagram.com/', ''],
  ['p', 'p'],
])('%s is the account %p', (cell, name) => {
  expect(usernameIn(cell)).toBe(name)
})
