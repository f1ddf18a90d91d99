/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { buildBrand, buildCampaign, buildInstagramer, listAnswer, renderWithApp, screen, wire } from '@samspel/testing'
import { offerLists } from '../../data/offers'
import { CollaborationPage } from './CollaborationPage'

const answer = (page: object) => wire({ collaborationPage: { slug: 'havsro', brand: null, instagramer: null, ...page } })

test('R-07 both prefixes show the same brand with its offers', async () => {
  for (const prefix of ['b', 'page']) {
    const { api, unmount } = renderWithApp(<CollaborationPage />, {
      path: `/${prefix}/:slug`, route: `/${prefix}/havsro`, slices: [offerLists],
      api: {
        'GET /collaboration_pages/:slug': answer({ brand: buildBrand({ name: 'Havsro' }) }),
        'GET /campaigns': listAnswer('campaigns', [buildCampaign({ name: 'Nattserum' })]),
        'GET /store_locations': wire({ storeLocations: [] }),
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Havsro' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Nattserum' })).toBeTruthy()
    expect(api.to('GET /campaigns')[0]?.query.get('brandId')).toBe(buildBrand().id)
    unmount()
  }
})

test('R-07 a creator’s page keeps its tab in the address', async () => {
  const { user, router } = renderWithApp(<CollaborationPage />, {
    path: '/page/:slug', route: '/page/moa', api: { 'GET /collaboration_pages/:slug': answer({ instagramer: buildInstagramer({ name: 'Moa Berg' }) }) },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Moa Berg' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Portfolio' }))
  expect(router.state.location.search).toBe('?tab=portfolio')
  expect(screen.getByRole('heading', { name: 'Inga samarbeten att visa än' })).toBeTruthy()
})
