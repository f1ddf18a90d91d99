import type { DraftComment, DraftMedia, PostDraft, PostDraftRow, PostDraftVersion } from '@samspel/api'
import { builder, builtAt, id } from './base'
import { buildCampaignCard } from './campaigns'
import { buildCreatorCard } from './people'

/** A picture of a draft, upright. */
export const buildDraftMedia = builder<DraftMedia>((n) => ({
  id: id(800 + n),
  kind: 'picture',
  url: `/private/${n}.webp`,
  previewUrl: null,
  width: 1_080,
  height: 1_350,
  durationMs: null,
  bytes: 400_000,
  alt: '',
}))

/** A comment that is kept and not sent, in the middle of the first picture. */
export const buildDraftComment = builder<DraftComment>((n) => ({
  id: id(820 + n),
  number: n,
  version: 1,
  place: { mediaId: id(801), x: 0.5, y: 0.5 },
  text: 'Visa påsen också.',
  byName: 'Sara Lindqvist',
  createdAt: builtAt,
  sentAt: null,
  doneAt: null,
}))

/** The first version, waiting. */
export const buildDraftVersion = builder<PostDraftVersion>((n) => ({
  number: n,
  caption: 'Reklam för @bjorkbrygg. Kaffe #rostahemma',
  media: [buildDraftMedia({ id: id(801) })],
  sentAt: builtAt,
  outcome: null,
  decidedAt: null,
  decidedByName: null,
  note: null,
}))

/** A draft that waits for an answer, as staff who may give one see it. */
export const buildPostDraft = builder<PostDraft>((n) => ({
  id: id(50 + n),
  deliveryMethod: 'delivery',
  state: 'sent',
  campaign: buildCampaignCard(),
  creator: buildCreatorCard(),
  caption: 'Reklam för @bjorkbrygg. Kaffe #rostahemma',
  media: [buildDraftMedia({ id: id(801) })],
  savedAt: null,
  versions: [buildDraftVersion({ number: 1 })],
  comments: [],
  checks: {
    adLabel: 'ok',
    adLabelFound: 'Reklam för',
    missingAccounts: [],
    missingHashtags: [],
    daysBeforeDue: null,
  },
  changesUsed: 0,
  changeRounds: 2,
  extraRound: null,
  answerBy: '2099-12-11',
  sendBy: '2099-12-14',
  publishBy: '2099-12-20',
  abilities: ['comment', 'approve', 'requestChanges', 'decline'],
}))

/** The row of a draft at the desk. */
export const buildPostDraftRow = builder<PostDraftRow>((n) => ({
  id: id(50 + n),
  deliveryMethod: 'delivery',
  state: 'sent',
  campaign: buildCampaignCard(),
  creator: buildCreatorCard(),
  previewUrl: null,
  version: 1,
  sentAt: builtAt,
  answerBy: '2099-12-11',
}))
