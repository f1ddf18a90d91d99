import { expect, test } from '@jest/globals'
import { visitorOf } from './visitor'

const secret = 'the secret of edge and API'
// As the edge writes it: deploy/src/edge/visitor.test.ts.
const cookie = 'samspel.visitor=abcdefghijklmnopqrstuv.kmBIBunQcnEsQvbjq59gYY'

test('a visitor of the edge is known by its cookie, among others', () => {
  expect(visitorOf(cookie, secret)).toBe('abcdefghijklmnopqrstuv')
  expect(visitorOf(`a=b; ${cookie}; c=d`, secret)).toBe('abcdefghijklmnopqrstuv')
})

test.each([
  ['none', undefined, secret],
  ['one that is not signed', 'samspel.visitor=abcdefghijklmnopqrstuv', secret],
  ['one of another visitor', cookie.replace('abc', 'xbc'), secret],
  ['one with more behind it', `${cookie}x`, secret],
  ['one by another name', `x${cookie}`, secret],
  ['one signed with another secret', cookie, 'another secret'],
  ['one while there is no secret', cookie, ''],
])('%s is no visitor', (_what, header, key) => {
  expect(visitorOf(header, key)).toBeUndefined()
})
