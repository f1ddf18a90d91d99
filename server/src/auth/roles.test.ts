import { expect, test } from '@jest/globals'
import type { Role } from '@samspel/api'
import { callers } from '../../test/support/callers'
import { brandsOf, isOfCompany, isOfPlatform, isStaffWho, type Right, rights, rolesWith, worksInStores } from './roles'

const roles = ['admin', 'company', 'store_user', 'viewer'] as Role[]

test('the brands of the platform are all, those of a company its own, and a role without a place has none', () => {
  expect(roles.map((role) => brandsOf({ role, brandIds: ['b'] }))).toEqual(['all', ['b'], ['b'], []])
})

test('clerks are of their company, the platform is of none', () => {
  expect(roles.filter((role) => isOfPlatform({ role }))).toEqual(['admin'])
  expect(roles.filter((role) => isOfCompany({ role }))).toEqual(['company', 'store_user'])
  expect(roles.filter((role) => worksInStores({ role }))).toEqual(['store_user'])
})

test('a right names the roles that have it; those of staff are no right of creators and visitors', () => {
  expect([rolesWith('seeCampaigns'), rolesWith('adjustAccounts'), rolesWith('hearOfStore')]).toEqual([
    ['admin', 'company'],
    ['admin'],
    ['store_user'],
  ])
  for (const right of Object.keys(rights) as Right[]) {
    expect(isStaffWho({ ...callers.creator, role: 'admin' } as never, right)).toBe(false)
    expect(isStaffWho({ kind: 'anonymous' }, right)).toBe(false)
  }
})

test('a clerk hands out, counts, sees the own brands and stores and hears of them, and no more', () => {
  expect((Object.keys(rights) as Right[]).filter((right) => isStaffWho(callers.clerk, right))).toEqual([
    'seeBrands',
    'seeStores',
    'countStock',
    'handOut',
    'hearOfStore',
  ])
})
