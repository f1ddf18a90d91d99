import { expect, test } from '@jest/globals'
import { buildBrand, buildUser, createTestStore, id, listAnswer, wire } from '@samspel/testing'
import { createBrand, updateBrand, updateUser } from './company-actions'
import { companySlices } from './company-data'
import {
  brandsByCompany,
  brandsByUser,
  usersByBrand,
  usersByBrandKey,
  usersByRole,
  usersByRoleKey,
} from './people-lists'

const open = (api = {}) =>
  createTestStore({
    slices: companySlices,
    api: {
      'GET /users': ({ query }: { query: URLSearchParams }) =>
        listAnswer('users', [
          buildUser({ id: query.get('role') === 'company' ? id(101) : query.get('brandId') ? id(103) : id(102) }),
        ]),
      'GET /brands': ({ query }: { query: URLSearchParams }) =>
        listAnswer('brands', [buildBrand({ id: query.get('userId') ? id(201) : id(202), companyId: id(300) })]),
      ...api,
    },
  })

test('four lists, each keyed by what it is listed by: users by role, users by brand, brands by company, brands by user (P-09)', async () => {
  const { store, api } = open()
  const keys = {
    company: usersByRoleKey({ role: 'company' }),
    store: usersByRoleKey({ role: 'store_user' }),
    brand: usersByBrandKey({ brandId: id(200) }),
  }
  await store.dispatch(usersByRole.load(keys.company, 1))
  await store.dispatch(usersByRole.load(keys.store, 1))
  await store.dispatch(usersByBrand.load(keys.brand, 1))
  await store.dispatch(brandsByCompany.load(id(300), 1))
  await store.dispatch(brandsByUser.load(id(101), 1))
  const state = store.getState()
  expect(usersByRole.select(state, keys.company).ids).toEqual([id(101)])
  expect(usersByRole.select(state, keys.store).ids).toEqual([id(102)])
  expect(usersByBrand.select(state, keys.brand).ids).toEqual([id(103)])
  expect(brandsByCompany.select(state, id(300)).ids).toEqual([id(202)])
  expect(brandsByUser.select(state, id(101)).ids).toEqual([id(201)])
  expect(api.calls.map(({ path, query }) => `${path}?${query.toString()}`)).toEqual([
    '/users?page=1&role=company',
    '/users?page=1&role=store_user',
    `/users?page=1&brandId=${id(200)}`,
    `/brands?companyId=${id(300)}&page=1&perPage=100`,
    `/brands?userId=${id(101)}&page=1&perPage=100`,
  ])
})

test('a company, words and a role narrow a list and are part of its key (P-09)', async () => {
  const { store, api } = open()
  await store.dispatch(
    usersByBrand.load(usersByBrandKey({ brandId: id(200), companyId: id(300), query: ' sara ', role: 'company' }), 2),
  )
  expect(Object.fromEntries(api.calls[0]!.query)).toEqual({
    page: '2',
    brandId: id(200),
    companyId: id(300),
    query: 'sara',
    role: 'company',
  })
})

test('another role or other brands mark the lists of people stale; a block does not (T-26)', async () => {
  const key = usersByRoleKey({ role: 'company' })
  const { store } = open({ 'PATCH /users/:id': wire({ user: buildUser({ id: id(101) }) }) })
  await store.dispatch(usersByRole.load(key, 1))
  await store.dispatch(updateUser({ params: { id: id(101) }, body: { user: { blocked: true } } }))
  expect(usersByRole.select(store.getState(), key).invalid).toBe(false)
  await store.dispatch(updateUser({ params: { id: id(101) }, body: { user: { role: 'store_user' } } }))
  expect(usersByRole.select(store.getState(), key).invalid).toBe(true)
})

test('a new or changed brand marks the list of its company stale, and no other (T-26)', async () => {
  const brand = buildBrand({ companyId: id(300) })
  const { store } = open({ 'POST /brands': wire({ brand }), 'PATCH /brands/:id': wire({ brand }) })
  const staleness = () => [id(300), id(301)].map((key) => brandsByCompany.select(store.getState(), key).invalid)
  for (const request of [
    createBrand({ body: { brand: { name: 'Ny', slug: 'ny' } } }),
    updateBrand({ params: { id: brand.id }, body: { brand: { name: 'Ny' } } }),
  ]) {
    await store.dispatch(brandsByCompany.load(id(300), 1))
    await store.dispatch(brandsByCompany.load(id(301), 1))
    await store.dispatch(request)
    expect(staleness()).toEqual([true, false])
  }
})
