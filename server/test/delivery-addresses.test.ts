import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { deliveryAddress, type Records, recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())

const { postalCode, ...rest } = deliveryAddress
const wire = { ...rest, postal_code: postalCode }

describe('an own delivery address', () => {
  test('is kept as its country writes it', async () => {
    const creator = await records.creator({ address: null })
    const typed = { ...wire, name: ' Lina  Sandberg ', postal_code: 'SE-58223', phone: '070-174 06 12' }
    const kept = { ...wire, name: 'Lina Sandberg', postal_code: '582 23', phone: '+46701740612' }
    const set = await api.call(creator, 'PUT', '/api/instagramers/me/delivery_address', {
      body: { delivery_address: typed },
    })
    expect(set.body).toEqual({ delivery_address: kept })
    expect((await api.call(creator, 'GET', '/api/instagramers/me/delivery_address')).body).toEqual({
      delivery_address: kept,
    })
  })

  test('is refused by field, and leaves what was kept', async () => {
    const creator = await records.creator()
    const set = await api.call(creator, 'PUT', '/api/instagramers/me/delivery_address', {
      body: { delivery_address: { ...wire, country: 'NO', postal_code: '582 23', phone: '08-123' } },
    })
    expect(set.status).toBe(422)
    expect(set.body).toMatchObject({
      errors: { postal_code: ['invalid'], phone: ['invalid'] },
    })
    expect((await api.call(creator, 'GET', '/api/instagramers/me/delivery_address')).body).toEqual({
      delivery_address: wire,
    })
  })
})

test('a post code names its town; an unknown one names none, and what is no post code is refused', async () => {
  const creator = await records.creator()
  const town = (query: string) => api.call(creator, 'GET', `/api/postal_towns?${query}`)
  expect((await town('country=SE&postalCode=413%2004')).body).toEqual({ town: 'Göteborg' })
  expect((await town('country=SE&postalCode=41399')).body).toEqual({ town: null })
  expect((await town('country=GB&postalCode=SW1A%201AA')).body).toEqual({ town: null })
  expect(await town('country=SE&postalCode=4130')).toMatchObject({
    status: 422,
    body: { errors: { postal_code: ['invalid'] } },
  })
})
