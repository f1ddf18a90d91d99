import { builder, id } from '@samspel/testing'
import type { CounterDay, CounterPickup } from './types'

export const buildCounterPickup = builder<CounterPickup>((n) => ({
  id: id(2200 + n),
  state: 'approved',
  creator: { id: id(400 + n), name: `Tove Ekström ${n}`, handle: 'tovebakar', imageUrl: null },
  products: [{ name: 'Höstrost, 250 g', article: '10432', imageUrl: null }],
  hasChanged: false,
  campaignName: 'Presspaketet',
  codeHash: null,
  isExpectedToday: true,
  comingAt: null,
  expiresAt: '2026-11-22T17:00:00.000Z',
  until: { day: '2026-11-22', time: '18:00' },
  pickedUpAt: null,
  pickedUpBy: null,
}))

/** Friday 20 November at Järntorget. */
export const buildCounterDay = builder<CounterDay>(() => ({
  store: {
    id: id(501),
    brandId: id(200),
    name: 'Järntorget',
    brandName: 'Björkbrygg Kaffebar',
    imageUrl: null,
    handoverNote: 'Bönorna lämnas hela. Muggarna står under disken, till vänster.',
  },
  isOnlyStore: false,
  day: '2026-11-20',
  codeSalt: 'salt',
  pickups: [],
}))
