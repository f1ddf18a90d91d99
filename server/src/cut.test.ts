import { expect, test } from '@jest/globals'
import { cut } from './cut'

test('#14 a text is cut between characters, never within one', () => {
  expect(cut('hej', 5)).toBe('hej')
  expect(cut('hejsan', 3)).toBe('hej')
  expect(cut('he😀', 3)).toBe('he')
  expect(cut('he😀', 4)).toBe('he😀')
  expect(cut('he😀j', 4)).toBe('he😀')
})
