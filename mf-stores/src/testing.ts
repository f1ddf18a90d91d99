import type { StoreApplicant, StoreCampaign, StoreOffer, StoreParticipation } from '@samspel/api'
import { initialAuth, storage } from '@samspel/store'
import { builder, builtAt, id } from '@samspel/testing'

/** A pick-up offer without application. */
export const buildOffer = builder<StoreCampaign>((n) => ({
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
    name: 'Järntorget',
    address: 'Järntorgsgatan 8',
    postalCode: '413 01',
    city: 'Göteborg',
    countryCode: 'SE',
    latitude: 57.7,
    longitude: 11.95,
    openingHours: '8 till 18',
    imageUrl: null,
  },
}))

/** The same offer as staff see it. */
export const buildStoreOffer = builder<StoreOffer>((n) => ({
  ...buildOffer({}, n),
  campaignState: 'ongoing',
  places: 20,
  taken: 16,
  waiting: 3,
  booked: 4,
  stock: null,
  abilities: [],
}))

/** A reservation with its code. */
export const buildOwn = builder<StoreParticipation>((n) => ({
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

/** An application for pick-up, as staff see it. */
export const buildApplicant = builder<StoreApplicant>((n) => ({
  ...buildOwn({}, n),
  state: 'requested',
  motivation: 'Jag dricker kaffe varje dag.',
  code: null,
  decidedAt: null,
  creator: {
    id: id(400 + n),
    name: `Tove Ekström ${n}`,
    handle: 'tovebakar',
    imageUrl: null,
    city: 'Göteborg',
    followersCount: 12_400,
  },
  demands: { followers: true, country: true, category: true, town: true },
  storeName: 'Järntorget',
  campaignName: 'Presspaketet',
  abilities: ['approve', 'decline'],
}))

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** Stores a token that identifies a user, which is enough to be signed in for this page. */
export const signInAs = (sub: string, scp: 'user' | 'instagramer'): void =>
  storage.set('session', `${part({})}.${part({ sub, scp, exp: 4_000_000_000 })}.x`)

/** Store state of a signed-in creator. */
export const asCreator = {
  auth: { ...initialAuth, authenticated: true, scope: 'instagramer' as const, roleResolved: true },
}
