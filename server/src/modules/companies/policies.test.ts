import { describe, expect, test } from '@jest/globals'
import {
  losesManager,
  type Manager,
  managesCompany,
  managesMember,
  mayAskAnew,
  mayGive,
  type MemberFacts,
  refusedFields,
  requireAnotherManager,
} from './policies'

const manager = (role: Manager['role'], companyId: string | null = 'c'): Manager => ({
  id: 'me',
  role,
  companyId,
  brandRoles: { b: 'owner' },
})
const member = (fields: Partial<MemberFacts> = {}): MemberFacts => ({
  id: 'you',
  role: 'company',
  companyId: 'c',
  blocked: false,
  brandRoles: [{ brandId: 'b', role: 'owner' }],
  ...fields,
})

describe('who looks after companies and people', () => {
  test('platform staff after all, company staff after their own, store staff and those without a company after none', () => {
    expect(
      [
        manager('admin', null),
        manager('company'),
        manager('company', 'd'),
        manager('company', null),
        manager('store_user'),
      ].map((who) => managesCompany(who, 'c')),
    ).toEqual([true, true, false, false, false])
    expect(managesCompany(manager('company', null), null)).toBe(false)
    expect(managesMember(manager('company'), member({ role: 'admin' }))).toBe(false)
    expect([managesMember(manager('company'), member()), managesMember(manager('company', 'd'), member())]).toEqual([
      true,
      false,
    ])
    expect(managesMember(manager('admin', null), member({ role: 'admin', companyId: null }))).toBe(true)
  })
  test('only platform staff make administrators', () => {
    expect(
      [manager('admin', null), manager('company'), manager('store_user')].map((who) => [
        mayGive(who, 'admin'),
        mayGive(who, 'store_user'),
      ]),
    ).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })
  test('nobody changes the own role or locks oneself out; the same role again is no change', () => {
    const self = member({ id: 'me' })
    expect(refusedFields(manager('company'), self, { role: 'store_user', blocked: true })).toEqual({
      role: ['not_yours'],
      blocked: ['not_yours'],
    })
    expect(refusedFields(manager('company'), self, { role: 'company', blocked: false, name: 'N' })).toEqual({})
    expect(refusedFields(manager('company'), member(), { role: 'admin' })).toEqual({ role: ['not_yours'] })
    expect(refusedFields(manager('company'), member(), { role: 'store_user', blocked: true })).toEqual({})
  })
  test('a block or another role takes one away who looks after things; store staff and blocked ones were none', () => {
    expect(
      [
        { blocked: true },
        { role: 'store_user' as const },
        { role: 'admin' as const },
        { name: 'N' },
        { role: 'company' as const, blocked: false },
      ].map((change) => losesManager(member(), change)),
    ).toEqual([true, true, true, false, false])
    expect(losesManager(member({ role: 'store_user' }), { blocked: true })).toBe(false)
    expect(losesManager(member({ blocked: true }), { role: 'store_user' })).toBe(false)
  })
  test('a company asks anew once it is declined', () =>
    expect((['requested', 'approved', 'declined'] as const).map(mayAskAnew)).toEqual([false, false, true]))
})

test('who manages is not taken away while nobody else does', () => {
  const last = (fields: Partial<MemberFacts>, managers: string[]) => {
    try {
      requireAnotherManager(member(fields), 'you', managers)
      return undefined
    } catch (error) {
      return (error as { id: string }).id
    }
  }
  expect([
    last({}, ['you']),
    last({}, []),
    last({}, ['you', 'me']),
    last({ role: 'store_user' }, []),
    last({ blocked: true }, []),
    last({ companyId: null }, []),
    last({ role: 'admin', companyId: null }, ['you']),
  ]).toEqual(['last_owner', 'last_owner', undefined, undefined, undefined, undefined, 'last_member'])
})
