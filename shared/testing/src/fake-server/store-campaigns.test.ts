import { expect, test } from '@jest/globals'
import { camelizeKeys } from '@samspel/api'
import { createFakeServer, tokenFor } from './index'

type Offer = {
  id: string
  isOpen: boolean
  requiresApplication: boolean
  placesLeft: number | null
  distance: number
  storesCount: number
  storeParticipation?: { id: string; code: string | null } | null
}

const bed = () => {
  const fake = createFakeServer()
  return (method: string, url: string, body?: object, token = tokenFor('creator')) => {
    const { status, body: text } = fake.handle({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    return {
      status,
      answer: (text ? camelizeKeys(JSON.parse(text)) : {}) as {
        storeCampaigns: Offer[]
        storeCampaign: Offer
        storeParticipation: { id: string; code: string | null; state: string }
      },
    }
  }
}

test('S-28 the fake server lists offers by distance, reserves once with a code, and takes back', () => {
  const ask = bed()
  const { storeCampaigns } = ask('GET', '/public/store_campaigns?near=57.7,11.97&oneEach=true').answer
  expect(storeCampaigns.length).toBeGreaterThan(1)
  expect(storeCampaigns.map(({ distance }) => distance)).toEqual(
    storeCampaigns.map(({ distance }) => distance).sort((a, b) => a - b),
  )
  const offer = ask('GET', '/api/store_campaigns?requiresApplication=false').answer.storeCampaigns.find(
    ({ placesLeft }) => placesLeft === 3,
  )!
  const reserve = () =>
    ask('POST', `/api/store_campaigns/${offer.id}/store_participations`, { store_participation: { motivation: '' } })
  const made = reserve().answer
  expect(made).toMatchObject({
    storeParticipation: { state: 'approved', code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) },
    storeCampaign: { placesLeft: 2 },
  })
  expect(reserve()).toMatchObject({ status: 409, answer: { error: 'conflict' } })
  expect(ask('DELETE', `/api/store_participations/${made.storeParticipation.id}`).status).toBe(204)
  expect(ask('GET', `/api/store_campaigns/${offer.id}`).answer.storeCampaign).toMatchObject({
    placesLeft: 3,
    storeParticipation: null,
  })
})
