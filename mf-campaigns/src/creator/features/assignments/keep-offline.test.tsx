/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { setSlotSource } from '@samspel/federation'
import { id, renderWithApp, waitFor, wire } from '@samspel/testing'
import { KeepOffline } from './KeepOffline'

jest.mock('../assignment', () => ({}))
afterEach(() => setSlotSource(undefined))

const given: unknown[] = []
function Keeps({ offers }: { offers: { id: string }[] }) {
  given.push(offers.map((offer) => offer.id))
  return null
}
const source = {
  widgetsOf: (name: string) => (name === 'passes:keep' ? [{ id: 'keeps', load: async () => Keeps }] : []),
  report: () => {},
}

test('what the creator has at stores is handed to whoever keeps passes; offers of others are not', async () => {
  setSlotSource(source as never)
  const counts = { fetch: 1, invited: 0, changes: 0, post: 0, parcel: 0, waiting: 0, done: 0, all: 1, mine: 1 }
  renderWithApp(<KeepOffline />, {
    api: {
      'GET /instagramers/me/assignments': wire({
        assignments: [{ id: id(1), kind: 'pickup', group: 'fetch', isMine: true, endsAt: null }],
        participations: [],
        storeCampaigns: [{ id: id(1), storeParticipation: { id: id(9), state: 'approved' } }, { id: id(2) }],
        counts,
      }),
    },
  })
  await waitFor(() => expect(given.at(-1)).toEqual([id(1)]))
})
