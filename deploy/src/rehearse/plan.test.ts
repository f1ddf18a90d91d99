import { expect, test } from '@jest/globals'
import type { RemoteRoute } from '@samspel/federation/registry'
import { exampleOf, planOf } from './plan'

const routes: RemoteRoute[] = [
  { path: '/campaigns', areas: ['admin', 'company'] },
  { path: '/campaigns/new', areas: ['company'] },
  { path: '/campaigns/:id', areas: ['admin', 'company'] },
  { path: '/campaigns/:id/report', areas: ['company'] },
  { path: '/reports/:token', areas: ['anonymous', 'creator'] },
]

test('each role that has routes walks them in both languages; a role without an account is named', () => {
  const { lanes, notWalked } = planOf(routes, (role) => role !== 'creator')
  expect(lanes.map(({ role, language }) => `${role} ${language}`)).toEqual([
    'anonymous sv',
    'anonymous en',
    'admin sv',
    'admin en',
    'company sv',
    'company en',
  ])
  expect(lanes.find(({ role }) => role === 'company')).toMatchObject({
    ready: ['/campaigns', '/campaigns/new'],
    open: ['/campaigns/:id', '/campaigns/:id/report'],
  })
  expect(notWalked).toEqual([{ route: '/reports/:token', role: 'creator', why: 'no-account' }])
})

test('parameters come from the first link that leads to that very route', () => {
  const links = ['/wallet/7', '/campaigns/new', '/campaigns/7/report', '/campaigns/8']
  const example = (route: string, role: 'company' | 'admin' = 'company') => exampleOf(route, { routes, role, links })
  expect(example('/campaigns/:id')).toBe('/campaigns/8')
  expect(example('/campaigns/:id/report')).toBe('/campaigns/7/report')
  expect(example('/campaigns/:id/report', 'admin')).toBeUndefined()
  expect(example('/reports/:token')).toBeUndefined()
})
