import { expect, test } from '@jest/globals'
import { imagePurchaseStates } from '@samspel/api/states'
import { refusalOf } from '../../../test/support/callers'
import type { Caller } from '../../auth/caller'
import { authorizePurchase, purchaseAbilities } from './policies'

const staff: Caller = {
  kind: 'user',
  id: 'u',
  name: 'U',
  role: 'company',
  sessionId: 's',
  brandIds: ['own'],
  brandRoles: { own: 'owner' },
}
const callers: Record<string, Caller> = {
  staff,
  admin: { ...staff, role: 'admin', brandIds: 'all' },
  otherStaff: { ...staff, brandIds: ['other'] },
  store: { ...staff, role: 'store_user' },
  creator: { kind: 'instagramer', id: 'c', name: 'C', sessionId: 's' },
  otherCreator: { kind: 'instagramer', id: 'd', name: 'D', sessionId: 's' },
  anonymous: { kind: 'anonymous' },
}
const allowed: Record<string, Partial<Record<string, string[]>>> = {
  staff: { requested: ['decline'], pending: ['approve', 'decline'], approved: ['download'] },
  admin: { requested: ['decline'], pending: ['approve', 'decline'], approved: ['download'] },
  creator: { requested: ['accept', 'decline'] },
}

test.each(Object.keys(callers).flatMap((name) => imagePurchaseStates.map((state) => [name, state] as const)))(
  '%s with a purchase that is %s (T-23)',
  (name, state) => {
    expect(purchaseAbilities(callers[name] as Caller, { state, brandId: 'own', instagramerId: 'c' })).toEqual(
      allowed[name]?.[state] ?? [],
    )
  },
)

test('a refusal says whether it is somebody else’s to do, too early or too late (T-23)', () => {
  const refusals = (name: 'staff' | 'creator', act: 'accept' | 'approve' | 'decline' | 'download') =>
    imagePurchaseStates.map((state) =>
      refusalOf(() => authorizePurchase(callers[name] as Caller, act, { state, brandId: 'own', instagramerId: 'c' })),
    )
  expect(imagePurchaseStates).toEqual(['requested', 'pending', 'approved', 'declined'])
  expect(refusals('staff', 'approve')).toEqual(['illegal_transition', undefined, 'already_decided', 'already_decided'])
  expect(refusals('creator', 'decline')).toEqual([
    undefined,
    'illegal_transition',
    'already_decided',
    'already_decided',
  ])
  expect(refusals('staff', 'decline')).toEqual([undefined, undefined, 'already_decided', 'already_decided'])
  expect(refusals('creator', 'accept')).toEqual([undefined, 'already_decided', 'already_decided', 'already_decided'])
  expect([refusals('staff', 'accept'), refusals('creator', 'approve'), refusals('creator', 'download')]).toEqual(
    Array(3).fill(Array(4).fill('forbidden')),
  )
  expect(refusals('staff', 'download')).toEqual([
    'illegal_transition',
    'illegal_transition',
    undefined,
    'illegal_transition',
  ])
})

test('what was bought is not handed out once the licence is over', () => {
  const facts = { state: 'approved', brandId: 'own', instagramerId: 'c', isEnded: true } as const
  expect(purchaseAbilities(callers['staff']!, facts)).toEqual([])
  expect(refusalOf(() => authorizePurchase(callers['staff']!, 'download', facts))).toBe('licence_ended')
  expect(refusalOf(() => authorizePurchase(callers['otherStaff']!, 'download', facts))).toBe('not_found')
})
