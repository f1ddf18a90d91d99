import { expect, test } from '@jest/globals'
import { weekInWords } from './week-in-words'

const days = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag']

test('#18 days in a row with the same hours are one, and closed days are left out', () => {
  expect(weekInWords(['10–18', '10–18', '10–18', '10–18', '10–18', '11–15', ''], days)).toBe(
    'Måndag–fredag 10–18, lördag 11–15',
  )
  expect(weekInWords(['', '10–18', null, '10–18', undefined, '', ''], days)).toBe('Tisdag 10–18, torsdag 10–18')
  expect(weekInWords(['', '', '', '', '', '', ''], days)).toBe('')
})
