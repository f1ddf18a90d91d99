import type { DeliveryAddress, ParcelRow } from '@samspel/api'
import { builder, id } from './base'
import { buildCreatorCard } from './people'

/** Where a creator’s parcels are sent. */
export const buildDeliveryAddress = builder<DeliveryAddress>(() => ({
  name: 'Tove Ekström',
  street: 'Storgatan 38, lgh 1203',
  postalCode: '582 23',
  city: 'Linköping',
  country: 'SE',
  phone: '+46701740612',
  note: 'Portkod 4471',
}))

/** A parcel to pack, with an address and a choice. */
export const buildParcelRow = builder<ParcelRow>((n) => ({
  id: id(700 + n),
  orderNumber: `SP-7F3K${n}`,
  state: 'to_pack',
  number: 1,
  choice: { id: id(900), product: 'Ståltermos', size: '0,5 l', colour: 'rost', left: null },
  choiceMissing: false,
  addressMissing: false,
  greeting: '',
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  sendBy: '2026-12-02',
  sentAt: null,
  askFrom: null,
  arrivedAt: null,
  arrivedBy: null,
  problem: null,
  earlier: [],
  abilities: ['pack', 'send'],
  participationId: id(800 + n),
  creator: buildCreatorCard(),
  address: buildDeliveryAddress(),
  town: 'Linköping',
  remindedAt: null,
  askedAt: '2026-11-26T09:00:00.000Z',
}))
