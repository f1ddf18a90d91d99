import { expect, test } from '@jest/globals'
import { nameWithoutAddress } from './name-without-address'

const isName = (text: string) => new RegExp(nameWithoutAddress, 'u').test(text)

test.each([
  'Klarna: betala på https://evil.example',
  'HTTP://evil.example',
  'Vinn på WWW.evil.example',
  'Skriv till a@evil.example',
  'MailTo:a',
  'Vinn på evil.example/vinst',
  'Rad\nhttps://evil.example',
])('%j is no name', (text) => {
  expect(isName(text)).toBe(false)
})

test.each([
  'Björkbrygg',
  'Hotels.com',
  'A.P.C. 2.0',
  'Lager 157',
  'H&M / & Other Stories',
  'Café No.1/2',
  '@bjorkbrygg',
  'Nr. 5: Åsa',
])('%j is a name', (text) => {
  expect(isName(text)).toBe(true)
})
