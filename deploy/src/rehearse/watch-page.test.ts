import { expect, test } from '@jest/globals'
import { plain } from './watch-page'

test('the same complaint of two releases is the same text', () => {
  const of = (version: string, hash: string, at: number) =>
    plain(
      `mf-x ${version} failed: https://s.se/remotes/mf-x/${version}/app.${hash}.js:1:${at} for 0190aaaa-0000-7000-8000-${hash}abcd`,
      'mf-x',
      'https://s.se',
    )
  expect(of('1.0.0-a', '1a2b3c4d', 7)).toBe(of('1.0.1+b.2', 'ffffffff', 99))
  expect(plain('GET /api/orders 500', 'mf-x', 'https://s.se')).not.toBe(
    plain('GET /api/orders 404', 'mf-x', 'https://s.se'),
  )
})
