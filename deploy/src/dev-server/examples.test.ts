import { expect, test } from '@jest/globals'
import { withExamples } from './examples'
import type { FakeApi } from './fake-api'

const lists: Record<string, object> = {
  '/api/campaigns': { campaigns: [{ id: 'c-1' }, { id: 'c-2' }], meta: { total: 2 } },
  '/api/companies': { companies: [{ id: 7 }] },
  '/public/brands': { brands: [{ id: 'b-1' }] },
}
/** Echoes the signed-in account; under `/public` it answers anyone. */
const fake = {
  tokenFor: (actor: string) => Promise.resolve(actor),
  handle: ({ url, headers }: { url: string; headers: Record<string, string> }) =>
    Promise.resolve(
      lists[url] && (headers.authorization || url.startsWith('/public'))
        ? { status: 200, body: JSON.stringify(lists[url]) }
        : { status: 404, body: '{}' },
    ),
} as unknown as FakeApi

test('a path with a place to fill in is opened with a record that the fake API has, for each role; never as it is written', async () => {
  const routes = await withExamples(fake, [
    { path: '/campaigns', areas: ['company'] },
    { path: '/campaigns/:id/edit', areas: ['company', 'admin'] },
    { path: '/brands/:brandId', areas: ['company', 'anonymous'] },
    { path: '/admin/companies/:companyId', areas: ['admin'] },
    { path: '/reports/:token', areas: ['anonymous'] },
    { path: '/nothings/:id', areas: ['company'] },
  ])
  expect(routes.map(({ examples }) => examples)).toEqual([
    {},
    { company: '/campaigns/c-1/edit', admin: '/campaigns/c-1/edit' },
    { company: '/brands/b-1', anonymous: '/brands/b-1' },
    { admin: '/admin/companies/7' },
    { anonymous: undefined },
    { company: undefined },
  ])
})
