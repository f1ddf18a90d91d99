import { expect, test } from '@jest/globals'
import type { CounterPickup } from '@samspel/api'
import { weekRows } from './week'

const pickup = (id: string, change: Partial<CounterPickup>): CounterPickup => ({
  id,
  state: 'approved',
  creator: { id, name: id, handle: null, imageUrl: null },
  products: [],
  hasChanged: false,
  campaignName: 'x',
  codeHash: null,
  comingAt: null,
  expiresAt: null,
  pickedUpAt: null,
  pickedUpBy: null,
  ...change,
})

test('the week holds who comes or whose pass ends within seven days, by the hour; nobody twice', () => {
  const rows = weekRows(
    {
      day: '2026-11-23',
      pickups: [
        pickup('friday', { comingAt: '2026-11-27T10:00:00Z', expiresAt: '2026-11-28T22:59:59Z' }),
        pickup('today', { comingAt: '2026-11-23T13:00:00Z' }),
        pickup('ends-soon', { expiresAt: '2026-11-25T22:59:59Z' }),
        pickup('ends-later', { expiresAt: '2026-12-04T22:59:59Z' }),
        pickup('next-month', { comingAt: '2026-12-10T10:00:00Z' }),
        pickup('was-here', { state: 'picked_up', comingAt: '2026-11-23T09:00:00Z' }),
      ],
    },
    Date.parse('2026-11-23T12:00:00Z'),
  )
  expect(rows.map(({ pickup: { id } }) => id)).toEqual(['today', 'ends-soon', 'friday'])
})
