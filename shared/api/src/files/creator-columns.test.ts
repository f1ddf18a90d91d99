import { expect, test } from '@jest/globals'
import { creatorColumnsOf } from './creator-columns'

test('every column that says who is meant is found, by name and by address', () => {
  expect(creatorColumnsOf(['Stad', 'Användarnamn', 'E-post', 'Mejl'])).toEqual({ username: [1], email: [2, 3] })
  expect(creatorColumnsOf(['bo@ek.se', 'Instagram handle'])).toEqual({ username: [1], email: [] })
  expect(creatorColumnsOf(['sähköposti'])).toEqual({ username: [], email: [0] })
})

test('a row in which no column is known is no heading', () => {
  expect(creatorColumnsOf(['bo', 'Lund'])).toBeUndefined()
  expect(creatorColumnsOf([])).toBeUndefined()
})
