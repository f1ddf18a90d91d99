import { expect, test } from '@jest/globals'
import type { Role } from '@samspel/api'
import { brandRoles } from '@samspel/api/brand-roles'
import { callers, memberCaller } from '../../test/support/callers'
import { dutyTable } from './duties'
import {
  brandRoleMay,
  brandsOf,
  brandsWith,
  isOfCompany,
  isOfPlatform,
  isStaffWho,
  mayFor,
  type Right,
  rights,
  roleMay,
  rolesWith,
  worksInStores,
} from './roles'

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

const all = Object.keys(rights) as Right[]

test('what a company’s people may do is said by brand: the role at one grants nothing at another', () => {
  for (const role of brandRoles) {
    const someone = memberCaller(role)
    expect(all.filter((right) => mayFor(someone, right, 'b'))).toEqual(all.filter((right) => brandRoleMay(role, right)))
    expect(all.filter((right) => mayFor(someone, right, 'elsewhere'))).toEqual([])
    expect(brandsWith(someone, 'manageCampaigns')).toEqual(
      brandRoleMay(role, 'manageCampaigns') ? ['b', 'another'] : ['another'],
    )
  }
})

test('no role at a brand is granted what the company’s staff are not; the owner has all of that', () => {
  for (const role of brandRoles)
    expect(all.filter((right) => brandRoleMay(role, right) && !roleMay('company', right))).toEqual([])
  expect(all.filter((right) => brandRoleMay('owner', right))).toEqual(all.filter((right) => roleMay('company', right)))
})

test('who is of a company and has a role at no brand may nothing', () => {
  const nobody = { ...memberCaller('owner'), brandRoles: {} }
  expect(all.filter((right) => isStaffWho(nobody, right) || mayFor(nobody, right, 'b'))).toEqual([])
  expect(all.filter((right) => isStaffWho({ ...nobody, brandRoles: undefined }, right))).toEqual([])
})

test('the table of what the roles may do is what they are granted', () => {
  const table = Object.fromEntries(
    dutyTable().map(({ duty, roles: cells }) => [duty, cells.map((cell) => cell.may).join(' ')]),
  )
  expect(table).toEqual({
    see: 'yes yes yes yes yes',
    review: 'yes yes yes no no',
    answer: 'yes limited no no no',
    make: 'yes yes no no no',
    spend: 'yes limited no yes no',
    papers: 'yes no no yes no',
    people: 'yes no no no no',
  })
})
