import { expect, test } from '@jest/globals'
import type { RemoteRelease } from '../registry/types'
import { unmetNeed } from './needs'

const needing = (shared: Record<string, string>) => ({ needs: { shared, contract: '' } }) as unknown as RemoteRelease

test.each([
  ['^19.2.0', '19.2.7', true],
  ['^19.2.0', '19.1.9', false],
  ['^18.0.0', '19.2.7', false],
  ['^0.1.0', '0.1.9', true],
  ['^0.1.0', '0.2.0', false],
  ['~1.2.0', '1.3.0', false],
  ['>=1.0.0', '9.0.0', true],
  ['1.2.3', '1.2.3', true],
  ['^1.0.0 || ^2.0.0', '2.5.0', true],
  ['1.x and more', '2.0.0', true],
])('a range %s against %s fits: %s', (range, version, fits) => {
  expect(unmetNeed(needing({ react: range }), { react: version }) === undefined).toBe(fits)
})

test('what is missing is said with both versions', () => {
  expect(unmetNeed(needing({ react: '^99.0.0' }), { react: '19.2.7' })).toBe(
    'react ^99.0.0 is needed, and the shell has 19.2.7',
  )
})
