import { expect, test } from '@jest/globals'
import { isWebAddress } from './web-address'

test.each(['https://samspel.test', 'http://samspel.test/a?b=c#d', 'HTTPS://Samspel.test:8443/å'])(
  '%s is an address of the web',
  (text) => expect(isWebAddress(text)).toBe(true),
)

test.each([
  'https://bank.se@evil.test',
  'https://bank.se:443@evil.test/konto',
  'https:evil.test',
  'javascript:alert(1)',
  'ftp://samspel.test',
  '//samspel.test',
  '/settings',
  'samspel.test',
  'https://',
  '',
])('%j is none', (text) => expect(isWebAddress(text)).toBe(false))
