import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { initialAuth } from '@samspel/store'
import { buildDeal, builder, builtAt, id } from '@samspel/testing'

/** A pick-up offer without application. */
export const buildPickup = builder<StoreCampaign>((n) => ({
  id: id(2000 + n),
  brandId: id(200),
  brandName: 'Björkbrygg',
  brandLogoUrl: null,
  campaignId: id(2100 + n),
  storeId: id(500 + n),
  requiresApplication: false,
  windowDays: 7,
  placesLeft: 4,
  isPaused: false,
  isOpen: true,
  campaign: {
    name: `Presspaketet ${n}`,
    excerpt: 'Kaffe för tolv koppar',
    productImageUrl: null,
    productValue: 429,
    fee: 0,
    paymentType: 'instagram',
    endAt: '2026-12-20',
    dueAt: '2026-12-31',
  },
  store: {
    name: `Kaffebaren ${n}`,
    address: 'Järntorgsgatan 8',
    postalCode: '413 01',
    city: 'Göteborg',
    countryCode: 'SE',
    latitude: 57.7,
    longitude: 11.95,
    openingHours: '8 till 18',
    imageUrl: null,
  },
  postDeadline: { day: '2026-12-31', daysAfterPickup: null },
  deal: buildDeal({ deliveryMethod: 'pickup', fee: 0, productValue: 429 }),
  passUntil: '2026-12-05T22:59:59.999Z',
}))

/** A creator's reservation with its code. */
export const buildStoreParticipation = builder<StoreParticipation>((n) => ({
  id: id(2200 + n),
  state: 'approved',
  storeCampaignId: id(2001),
  campaignId: id(2101),
  storeId: id(501),
  instagramerId: id(401),
  motivation: '',
  code: 'K7RM4T9X',
  decidedAt: builtAt,
  decisionReason: null,
  decisionKind: null,
  comingAt: null,
  expiresAt: null,
  pickedUpAt: null,
  linkPostsCount: 0,
  contentPostsCount: 0,
  instagramPostsCount: 0,
  instagramStoriesCount: 0,
  createdAt: builtAt,
  abilities: ['withdraw', 'setComing', 'confirm'],
}))

/** Store state of a signed-in creator. */
export const creator = {
  auth: { ...initialAuth, authenticated: true, scope: 'instagramer' as const, roleResolved: true },
}
