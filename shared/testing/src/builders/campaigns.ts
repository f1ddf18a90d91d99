import type { Campaign, CampaignCard, InstagramPost, Mention, Participation } from '@samspel/api'
import { builder, builtAt, id } from './base'
import { buildCreatorCard } from './people'

/** A campaign in its marketplace. */
export const buildCampaign = builder<Campaign>((n) => ({
  id: id(n), brandId: id(200), brandName: 'Fjällbris 1', brandLogoUrl: null, state: 'confirmed', type: 'default',
  name: `Vinterkampanj ${n}`, caption: '', excerpt: 'Prova vår ryggsäck',
  productImageUrl: null, inspirationImageUrl: null, products: [], instructions: '', startAt: '2025-12-01', endAt: '2026-01-18',
  dueAt: '2025-12-15', hashtags: ['vinter'],
  mentions: ['fjallbris'], country: 'SE', categories: [], minFollowers: null, maxFollowers: null, isPublic: true,
  deliveryMethod: 'delivery', package: 'small', packageInfo: '',
  logisticsCostPerParticipant: 0, targetNumberOfInstagramers: 20, enableTaxAddon: false, communityListIds: [], enablePosts: true,
  enableStories: true, paymentType: 'instagram', paymentLinkType: null,
  paymentLinkTitle: '', requireUploadedContent: false, enablePaidCollaborations: false, paidCollaborationPrice: 0, wantedReach: 100_000,
  reach: 0, numLikes: 0, numComments: 0,
  numPosts: 0, approvedMentionsCount: 0, calculatedReach: {}, mentionsCount: 0, pendingMentionsCount: 0, pendingParticipationsCount: 0,
  approvedParticipationsCount: 0, rejectedParticipationsCount: 0, value: 0,
  totalCost: 0, reviewComment: null, version: 1, createdAt: builtAt, updatedAt: builtAt, promotedAt: null, cancelledAt: null,
  mentionKinds: ['post', 'story'], placesLeft: 20, abilities: [],
}))

/** The summary of a campaign that participations and mentions carry. */
export const buildCampaignCard = builder<CampaignCard>((n) => ({
  id: id(n), name: `Vinterkampanj ${n}`, brandId: id(200), brandName: 'Fjällbris 1', brandLogoUrl: null, productImageUrl: null,
  deliveryMethod: 'delivery', state: 'confirmed',
  startAt: '2025-12-01', endAt: '2026-01-18', dueAt: '2025-12-15', mentionKinds: ['post', 'story'],
}))

/** A participation that waits for a decision. */
export const buildParticipation = builder<Participation>((n) => ({
  id: id(1_000 + n), state: 'pending', campaignId: id(1), instagramerId: id(400 + n), motivation: 'Jag vandrar varje helg.',
  demands: { followers: true, country: true, category: true },
  feeAmount: 0, fee: null, decidedAt: null, decidedByName: null, decisionReason: null, decisionKind: null, invited: false,
  answerBy: '2025-12-08T12:00:00.000Z', dueAt: '2025-12-15', deadlinePausedAt: null,
  pendingMentionsCount: 0, changesRequestedCount: 0, need: 'answer', deliveryProblem: null, shortlisted: false, note: '', rating: null,
  linkPostsCount: 0, contentPostsCount: 0, instagramPostsCount: 0, instagramStoriesCount: 0,
  createdAt: builtAt, creator: buildCreatorCard({}, n), campaign: buildCampaignCard(), abilities: ['approve', 'reject'],
}))

/** A post on Instagram; a story with `story: true`. */
export const buildInstagramPost = builder<InstagramPost>((n) => ({
  id: id(1_100 + n), instagramerId: id(401), reach: 5_000, likesCount: 320, commentsCount: 14, story: false,
  caption: 'Annons: bästa ryggsäcken', imageUrl: null, permalink: null,
  instagramCreatedAt: builtAt,
}))

/** A mention of an Instagram post that waits for a decision; for the other kinds give `kind` and the post. */
export const buildMention = builder<Mention>((n) => ({
  id: id(1_200 + n), kind: 'post', state: 'pending', campaignId: id(1), storeCampaignId: null, participationId: id(1_001),
  instagramerId: id(401),
  instagramPost: buildInstagramPost({}, n), linkPost: null, contentPost: null,
  checks: { adLabel: 'ok', adLabelFound: 'Annons', missingAccounts: [], missingHashtags: [], daysBeforeDue: 3 },
  decidedAt: null, decidedByName: null, rejectReason: null, decisionKind: null, revision: 0, resubmittedAt: null, createdAt: builtAt,
  creator: buildCreatorCard(), campaign: buildCampaignCard(), abilities: ['approve', 'reject'],
}))
