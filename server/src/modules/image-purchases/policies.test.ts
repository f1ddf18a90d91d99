import { expect, test } from '@jest/globals'
import { imagePurchaseStates } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { purchaseAbilities } from './policies'

const staff: Caller = { kind: 'user', id: 'u', name: 'U', role: 'company', sessionId: 's', brandIds: ['own'] }
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
