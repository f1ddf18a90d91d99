import { expect, test } from '@jest/globals'
import { bankReason } from './bank-reasons'

test('why a bank refused is said in the reader’s language, in its own words where those are', () => {
  const own = { code: 'AC04', words: 'Kontot avslutades i mars' }
  expect(bankReason('sv', own)).toBe('Kontot avslutades i mars')
  expect(bankReason('en', own)).toBe('The account is closed')
  expect(bankReason('sv', { code: 'AC01' })).toBe('Kontonumret finns inte')
  expect(bankReason('en', { code: 'XX99', words: 'Okänt fel' })).toBe('Okänt fel')
  expect(bankReason('en', { code: 'XX99' })).toBe('Code XX99')
  expect(bankReason('sv', {})).toBe('Banken angav inget skäl')
})
