import { expect, test } from '@jest/globals'
import { backWithError } from './provider'

test('C-41 a visitor comes back to the page they came from, with an error', () => {
  expect(backWithError('https://x.test', 'https://x.test/login/creator?destination=%2Fa')).toBe('https://x.test/login/creator?destination=%2Fa&error=provider_unavailable')
})

test.each(['https://evil.test/', 'javascript:alert(1)', '//evil.test', undefined])('C-41 never to another site: %s', (origin) => {
  expect(backWithError('https://x.test', origin)).toMatch(/^https:\/\/x\.test\//)
})
