import type { LiveMessage } from '../../live'

interface ParticipationKeys {
  id: string
  brand_id: string
  campaign_id: string
  instagramer_id: string
}

const idsOf = ({ id: participationId, campaign_id: campaignId, instagramer_id: instagramerId }: ParticipationKeys) => ({
  participationId,
  campaignId,
  instagramerId,
})

/** Event for the brand's staff and the creator. */
export const participationChanged = (row: ParticipationKeys): LiveMessage => ({
  fact: 'participation-changed',
  ids: idsOf(row),
  audience: { brandId: row.brand_id, instagramerId: row.instagramer_id },
})

/** Event for the brand's staff only, about something that only they can see. */
export const participationNoted = (row: ParticipationKeys): LiveMessage => ({
  fact: 'participation-changed',
  ids: idsOf(row),
  audience: { brandId: row.brand_id },
})

/** The ids in a thread's notice about a participation. */
export const toldOf = ({ id: participationId, ...row }: ParticipationKeys) => ({
  brandId: row.brand_id,
  instagramerId: row.instagramer_id,
  campaignId: row.campaign_id,
  participationId,
})
