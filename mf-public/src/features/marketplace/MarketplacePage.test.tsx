/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { buildCampaign, id, listAnswer, renderWithApp, reply, screen, waitFor, within, type FakeRoutes } from '@samspel/testing'
import { offerLists } from '../../data/offers'
import { MarketplacePage } from './MarketplacePage'

const posted = buildCampaign({ name: 'Julpyssel', brandName: 'Mossa & Moln' })
const fetched = buildCampaign({ id: id(2), name: 'Presspaketet', deliveryMethod: 'pickup' })
const offers = ({ query }: { query: URLSearchParams }) => listAnswer('campaigns', query.get('deliveryMethod') === 'pickup' ? [fetched] : [posted])
const open = (api: FakeRoutes = { 'GET /campaigns': offers }) => renderWithApp(<MarketplacePage />, { route: '/p/marketplace', locale: 'en', slices: [offerLists], api })

beforeEach(() => localStorage.clear())

test('S-25 offers stand under Delivery and Pick up', async () => {
  open()
  const delivery = await screen.findByRole('list', { name: 'Delivery' })
  expect(within(delivery).getByRole('link', { name: 'Julpyssel' }).getAttribute('href')).toBe(`/p/marketplace/${posted.id}`)
  expect(within(await screen.findByRole('list', { name: 'Pick up' })).getByRole('link', { name: 'Presspaketet' })).toBeTruthy()
})

test('S-25 Apply filters by country, Cancel changes nothing; E-42 the filter is remembered', async () => {
  const { user, api, router } = open()
  await screen.findByRole('list', { name: 'Delivery' })
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.selectOptions(await screen.findByLabelText('Country'), 'NO')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.search).toBe('')

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.selectOptions(await screen.findByLabelText('Country'), 'NO')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(api.to('GET /campaigns').filter(({ query }) => query.get('country') === 'NO')).toHaveLength(2))
  expect(router.state.location.search).toBe('?country=NO')
  expect(JSON.parse(localStorage.getItem('samspel.marketplace-filter') ?? '')).toEqual({ country: 'NO' })
})

test('S-34 a list that fails says so in its place and can be asked for again', async () => {
  let isDown = true
  const { user } = open({ 'GET /campaigns': (request) => (isDown ? reply(404, { error: 'not_found' }) : offers(request)) })
  const buttons = await screen.findAllByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(buttons[0]!)
  expect(await screen.findByRole('list', { name: 'Delivery' })).toBeTruthy()
})
