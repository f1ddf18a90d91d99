import { expect, test } from '@jest/globals'
import { visitorFacts, whoCookie } from './visitor-facts'

const secret = 'the secret of edge and API'
const company = '0190a6f2-7c4e-7b1d-9a3e-2f4b5c6d7e8f'
const cookie = `samspel.who=${whoCookie({ role: 'company', company }, secret)}`

test('role and company are those that the API signed, among other cookies', () => {
  expect(visitorFacts(`a=b; ${cookie}; c=d`, secret)).toEqual({ role: 'company', company })
  // As the API writes it: server/src/http/tell-the-edge.test.ts.
  expect(visitorFacts('samspel.who=creator..edsSWh2VWau1rlB2Fx2Ugb', secret)).toEqual({ role: 'creator' })
})

test.each([
  ['no cookie', undefined, secret],
  ['one that is not signed', 'samspel.who=admin..', secret],
  ['one of another role', cookie.replace('=company.', '=admin.'), secret],
  ['one of another company', cookie.replace('0190', '0191'), secret],
  ['one of a role that does not exist', `samspel.who=${whoCookie({ role: 'owner' as never }, secret)}`, secret],
  ['one signed with another secret', cookie, 'another secret'],
  ['one while there is no secret', cookie, undefined],
  ['one while the secret is empty', cookie, ''],
])('%s says nothing', (_what, header, key) => {
  expect(visitorFacts(header, key)).toEqual({})
})
