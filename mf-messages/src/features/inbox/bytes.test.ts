import { expect, test } from '@jest/globals'
import { bytesIn, megabytes, megabytesUp } from './bytes'

const swedish = (value: number) => String(value).replace('.', ',')
const MB = 1024 * 1024

test('a file has the same size while it is sent and afterwards', () => {
  expect(bytesIn(11_082_833, swedish)).toBe('10,6 MB')
  expect(megabytes(11_082_833)).toBe(10.6)
  expect(bytesIn(MB - 1, swedish)).toBe('1024 kB')
  expect(bytesIn(10, swedish)).toBe('1 kB')
})

test('a file just above the limit is not said to be as large as the limit', () => {
  expect(megabytesUp(20 * MB + 1)).toBe(20.1)
  expect(megabytesUp(20 * MB)).toBe(20)
})
