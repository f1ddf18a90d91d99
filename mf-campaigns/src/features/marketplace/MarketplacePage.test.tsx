/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { buildCampaign, id, listAnswer, renderWithApp, screen, waitFor } from '@samspel/testing'
import { offerLists } from '../../data'
import { MarketplacePage } from './MarketplacePage'

beforeEach(() => localStorage.clear())

const offers = [buildCampaign({ id: id(1), name: 'Julpyssel', brandName: 'Mossa & Moln' }), buildCampaign({ id: id(2), name: 'Nattserum', brandName: 'Havsro' })]

test('offers of both kinds; search and the applied filter narrow them', async () => {
  const { user, api } = renderWithApp(<MarketplacePage />, {
    route: '/marketplace', slices: [offerLists],
    api: { 'GET /marketplace/campaigns': ({ query }) => listAnswer('campaigns', query.get('query') ? [] : offers) },
  })
  expect((await screen.findAllByRole('link', { name: 'Julpyssel' }))[0]?.getAttribute('href')).toBe(`/marketplace/${id(1)}`)
  expect(screen.getByRole('region', { name: 'Leverans' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Hämta i butik' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.selectOptions(await screen.findByLabelText('Land'), 'NO')
  await user.click(screen.getByRole('button', { name: 'Använd' }))
  await waitFor(() => expect(api.to('GET /marketplace/campaigns').some(({ query }) => query.get('country') === 'NO')).toBe(true))
  expect(localStorage.getItem('samspel.marketplace-filter')).toBe('{"country":"NO"}')
  expect(localStorage.getItem('samspel.preferred-country')).toBe('NO')

  await user.type(screen.getByRole('searchbox', { name: 'Varumärke eller stad' }), 'xyz{Enter}')
  expect(await screen.findByText('Inget matchar din sökning')).toBeTruthy()
})
