import { expect, test } from '@jest/globals'
import { buildStoreOffer } from '../../testing'
import { shortOf } from './short'

const stock = (quantity: number) => ({
  storeProductId: 'p',
  name: 'Kaffe',
  imageUrl: null,
  onShelf: quantity,
  quantity,
  reserved: 0,
})
const offer = (quantity: number, fields: object = {}) =>
  shortOf(buildStoreOffer({ stock: stock(quantity), places: 10, taken: 6, ...fields }))

test('an offer warns when the store has less than the places that are left', () => {
  expect([offer(0), offer(3), offer(4)]).toEqual(['out', 'low', undefined])
  expect([offer(2, { places: null }), offer(3, { places: null })]).toEqual(['low', undefined])
  // The stock of a full offer, or of one that has ended, does not matter.
  expect([offer(0, { taken: 10 }), offer(0, { campaignState: 'finished' })]).toEqual([undefined, undefined])
  expect(shortOf(buildStoreOffer())).toBeUndefined()
})
