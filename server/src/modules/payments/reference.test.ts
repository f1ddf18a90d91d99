import { expect, test } from '@jest/globals'
import { readReference, referenceOf } from './reference'

test('a reference has the check digit of an OCR number', () => {
  expect(referenceOf(7_301_440)).toMatch(/^7301440\d$/)
  // The example of Bankgirot's own manual for the 10-module.
  expect(referenceOf(123_456_789)).toBe('1234567897')
})

test('blanks and dashes do not matter, any one wrong digit does', () => {
  const reference = referenceOf(7_301_448)
  expect(readReference(`${reference.slice(0, 4)} ${reference.slice(4)}`)).toBe(reference)
  expect(readReference(` ${reference.slice(0, 4)}-${reference.slice(4)} `)).toBe(reference)
  for (let at = 0; at < reference.length; at += 1) {
    const wrong = (Number(reference[at]) + 1) % 10
    expect(readReference(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBeUndefined()
  }
  for (const other of ['', '123', 'Björkbrygg', '1'.repeat(40)]) expect(readReference(other)).toBeUndefined()
})
