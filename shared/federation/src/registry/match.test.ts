import { describe, expect, test } from '@jest/globals'
import { matchAnyArea, matchPath, matchRoute } from './match'
import type { Area, RegistryRemote, RemoteRoute } from './types'

const remote = (routes: RemoteRoute[]) => ({ routes }) as unknown as RegistryRemote
const route = (path: string, ...areas: Area[]): RemoteRoute => ({ path, areas })

const registry = {
  remotes: {
    campaigns: remote([
      route('/campaigns', 'admin', 'company'),
      route('/campaigns/new', 'admin', 'company'),
      route('/campaigns/:id', 'admin', 'company'),
      route('/brands/:brandId', 'admin', 'company', 'creator'),
    ]),
    stores: remote([route('/brands/:brandId/stores', 'admin', 'company', 'store'), route('/stores/:id', 'creator')]),
    home: remote([route('/', 'creator')]),
  },
}

describe('route table', () => {
  test.each([
    ['/campaigns', 'campaigns', '/campaigns', {}],
    ['/campaigns/', 'campaigns', '/campaigns', {}],
    ['/campaigns?state=draft#x', 'campaigns', '/campaigns', {}],
    ['/campaigns/new', 'campaigns', '/campaigns/new', {}],
    ['/campaigns/7/edit', 'campaigns', '/campaigns/:id', { id: '7' }],
    ['/brands/9', 'campaigns', '/brands/:brandId', { brandId: '9' }],
    ['/brands/9/stores/5', 'stores', '/brands/:brandId/stores', { brandId: '9' }],
    ['/brands/%C3%A5', 'campaigns', '/brands/:brandId', { brandId: 'å' }],
    ['/brands/%zz', 'campaigns', '/brands/:brandId', { brandId: '%zz' }],
  ])('%s belongs to the most specific route', (path, name, pattern, params) => {
    const match = matchRoute(registry, path, 'company')
    expect(match).toMatchObject({ remote: name, route: { path: pattern }, params })
  })

  test('a path is matched by whole segments', () => {
    expect(matchRoute(registry, '/campaigns-old', 'company')).toBeUndefined()
    expect(matchPath('/a/b', '/a')).toBeUndefined()
  })

  test('/ owns itself alone', () => {
    expect(matchRoute(registry, '/', 'creator')?.remote).toBe('home')
    expect(matchRoute(registry, '/nothing', 'creator')).toBeUndefined()
  })

  test('the same path is another one, or nobody, in another area (R-21)', () => {
    expect(matchRoute(registry, '/brands/9/stores', 'creator')?.remote).toBe('campaigns')
    expect(matchRoute(registry, '/campaigns', 'creator')).toBeUndefined()
    expect(matchAnyArea(registry, '/campaigns')?.remote).toBe('campaigns')
  })
})
