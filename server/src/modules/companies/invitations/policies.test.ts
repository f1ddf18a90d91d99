import { expect, test } from '@jest/globals'
import { refusedInvitation, stateOf } from './policies'

const now = new Date('2026-11-21T12:00:00Z')
const times = { accepted_at: null, revoked_at: null, expires_at: '2026-11-21T12:00:00.001Z' }

test('an invitation is open until its last millisecond, unless it was accepted or taken back', () => {
  expect(stateOf(times, now)).toBe('open')
  expect(stateOf({ ...times, expires_at: now.toISOString() }, now)).toBe('expired')
  expect(stateOf({ ...times, accepted_at: now.toISOString(), expires_at: now.toISOString() }, now)).toBe('accepted')
  expect(stateOf({ ...times, revoked_at: now.toISOString(), expires_at: now.toISOString() }, now)).toBe('revoked')
})

test('staff of a company need it and a brand of it; platform staff have neither', () => {
  const [admin, staff] = [
    { id: 'a', role: 'admin', companyId: null } as const,
    { id: 's', role: 'company', companyId: 'c', brandRoles: { b: 'owner' } } as const,
  ]
  expect(refusedInvitation(staff, { role: 'store_user', companyId: 'c', brandIds: ['b'] })).toEqual({})
  expect(refusedInvitation(staff, { role: 'admin', companyId: 'c', brandIds: ['b'] })).toEqual({ role: ['not_yours'] })
  expect(refusedInvitation(admin, { role: 'admin', companyId: null, brandIds: [] })).toEqual({})
  expect(refusedInvitation(admin, { role: 'admin', companyId: 'c', brandIds: ['b'] })).toEqual({
    companyId: ['invalid'],
    brandIds: ['invalid'],
  })
  expect(refusedInvitation(admin, { role: 'company', companyId: null, brandIds: [] })).toEqual({
    companyId: ['required'],
    brandIds: ['required'],
  })
})
