import { expect, test } from '@jest/globals'
import { whoOf } from './tell-the-edge'

const secret = 'the secret of edge and API'

test('says role and company, signed, and nobody’s name', () => {
  // As the edge reads it: deploy/src/edge/visitor-facts.test.ts.
  expect(whoOf({ kind: 'instagramer' }, secret)).toBe('creator..edsSWh2VWau1rlB2Fx2Ugb')
  expect(whoOf({ kind: 'user', role: 'company', companyId: 'c1' }, secret)).toMatch(/^company\.c1\.[\w-]{22}$/)
  expect(whoOf({ kind: 'user', role: 'admin', companyId: null }, secret)).toMatch(/^admin\.\.[\w-]{22}$/)
})

test('says nothing where no secret is shared with the edge', () => {
  expect(whoOf({ kind: 'instagramer' }, '')).toBeUndefined()
})
