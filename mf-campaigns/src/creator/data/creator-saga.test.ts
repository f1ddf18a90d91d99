import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { buildParticipation, createFakeApi, createTestStore, id, reply, wire } from '@samspel/testing'
import { createParticipation } from '../../shared/data'
import { creatorSaga } from './creator-saga'

test('a creator who has applied is told of on the bus, and one whose application was refused is not (T-50)', async () => {
  let refuse = true
  const mine = buildParticipation({ campaignId: id(7) })
  const api = createFakeApi({
    'POST /campaigns/:id/participations': () =>
      refuse ? reply(422, { errors: { motivation: ['too_short'] } }) : { participation: wire(mine) },
  })
  const { store, injectSaga } = createTestStore({ api })
  injectSaga('creator', () => creatorSaga() as never)
  const told: object[] = []
  const end = bus.subscribe('campaigns:participation-requested', (fact) => told.push(fact))
  const apply = () =>
    store.dispatch(
      createParticipation({ params: { id: id(7) }, body: { participation: { motivation: 'Jag brygger själv' } } }),
    )
  await apply()
  expect(told).toEqual([])
  refuse = false
  await apply()
  expect(told).toEqual([{ participationId: mine.id, campaignId: id(7), instagramerId: mine.instagramerId }])
  end()
})
