import type { ImagePurchase } from '@samspel/api'
import { builder, builtAt, id } from './base'
import { buildCreatorCard } from './people'

/** An image purchase that the creator has said yes to: the brand is to pay. */
export const buildImagePurchase = builder<ImagePurchase>((n) => ({
  id: id(1_500 + n),
  state: 'pending',
  brandId: id(200),
  brandName: 'Fjällbris 1',
  brandLogoUrl: null,
  campaignId: id(1),
  campaignName: 'Vinterkampanj 1',
  instagramerId: id(401),
  creator: buildCreatorCard(),
  post: { id: id(1_101), imageUrl: null, caption: 'Annons: bästa ryggsäcken', permalink: null },
  channels: ['social', 'web'],
  durationMonths: 12,
  price: 1_500,
  message: 'Vi vill ha den på startsidan.',
  hasOriginal: false,
  requestedByName: 'Alva Lind 1',
  declineReason: null,
  declinedBy: null,
  answeredAt: null,
  decidedAt: null,
  licenceEndsOn: null,
  createdAt: builtAt,
  abilities: ['approve', 'decline'],
}))
