/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { buildAccount, id, listAnswer, screen } from '@samspel/testing'
import { openOffer, openPage } from './test-page'

const paid = openOffer({ brandId: id(200), enablePaidCollaborations: true, paidCollaborationPrice: 500, placesLeft: 3 })
const money = (availableBalance: number) => ({
  'GET /accounts': listAnswer('accounts', [
    buildAccount({ id: id(5), brandId: id(200), name: 'Nordklang Audio', availableBalance }),
  ]),
})

test('the page of a campaign says what its places lack, and where it is paid in', async () => {
  openPage(paid, money(1_000_00))
  expect(await screen.findByText(/^500\skr saknas på Nordklang Audio$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Fyll på' }).getAttribute('href')).toBe(`/wallet?topUp=${id(5)}&sum=500`)
})
