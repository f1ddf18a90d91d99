import { expect, test } from '@jest/globals'
import { shortLinkAddress } from './short-links'

test.each([
  ['/l/abcdefghj', '/public/l/abcdefghj'],
  ['/l/abcdefghj?fbclid=1', '/public/l/abcdefghj?fbclid=1'],
  ['/l/', '/l/'],
  ['/l/a/b', '/l/a/b'],
  ['/login', '/login'],
  ['/p/l/abc', '/p/l/abc'],
])('%s is asked of the API as %s', (url, asked) => {
  expect(shortLinkAddress(url)).toBe(asked)
})
