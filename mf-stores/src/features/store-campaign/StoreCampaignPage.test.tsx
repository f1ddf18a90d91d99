/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { StoreCampaignPage } from './StoreCampaignPage'

const open = (id: string) =>
  renderWithApp(<StoreCampaignPage />, {
    path: '/store-campaigns/:id',
    route: `/store-campaigns/${id}`,
    routes: [{ path: '/p/marketplace/store-campaigns/:id', element: <p>offer</p> }],
  })

test('R-24 a pick-up offer opens at its public page, where it can be reserved', async () => {
  const id = '01a200a0-aa04-7f96-ab63-960d97661192'
  const { router } = open(id)
  expect(await screen.findByText('offer')).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/p/marketplace/store-campaigns/${id}`)
})

test('X-27 what is no id is not found in the words of its kind', async () => {
  const { router } = open('7')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/store-campaigns/7')
})
