/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildStore, id, listAnswer, renderWithApp, screen, waitFor, wire, within } from '@samspel/testing'
import { offerLists } from '../../../data/offers'
import { buildStoreOffer } from '../../../testing'
import { Offers } from './Offers'

const store = buildStore({ name: 'Järntorget' })
const coffee = { storeProductId: id(701), name: 'Kaffe', imageUrl: null }

test('an offer warns of stock that is less than its places left, and the number is changed in place', async () => {
  const offers = [
    buildStoreOffer({ id: id(2001), stock: { ...coffee, onShelf: 3, quantity: 3, reserved: 0 } }, 1),
    buildStoreOffer({ id: id(2002), stock: { ...coffee, onShelf: 4, quantity: 4, reserved: 0 } }, 2),
    buildStoreOffer({ id: id(2003) }, 3),
  ]
  const { user, api } = renderWithApp(<Offers store={store} />, {
    slices: [offerLists],
    api: {
      'GET /brands/:id/store_offers': listAnswer('storeCampaigns', offers),
      'GET /counters/:id/stock_changes': listAnswer('stockChanges', []),
      'POST /counters/:id/stock_changes': wire({
        storeStock: { ...coffee, storeId: store.id, onShelf: 9, quantity: 9, level: 'enough', reserved: 0 },
      }),
    },
  })
  const [short, enough, uncounted] = (await screen.findAllByRole('row')).slice(1)
  expect(within(short!).getByText('för 4 platser')).toBeTruthy()
  expect(within(enough!).queryByText(/ledig/)).toBeNull()
  expect(within(uncounted!).queryByRole('button', { name: /Ändra/ })).toBeNull()
  await user.click(within(short!).getByRole('button', { name: 'Ändra lagret av Kaffe' }))
  const form = within(await screen.findByRole('dialog'))
  const field = await form.findByLabelText('På hyllan')
  await user.clear(field)
  await user.type(field, '9')
  await user.click(form.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(api.to('POST /counters/:id/stock_changes')).toHaveLength(1))
  await waitFor(() => expect(api.to('GET /brands/:id/store_offers')).toHaveLength(2))
})
