import type { LiveMessage } from '../../live'

interface MentionKeys {
  id: string
  brand_id: string
  campaign_id: string
  participation_id: string | null
  instagramer_id: string
}

/** Event for the brand's staff and the creator. */
export const mentionChanged = (row: MentionKeys): LiveMessage => ({
  fact: 'mention-changed',
  ids: {
    mentionId: row.id,
    campaignId: row.campaign_id,
    ...(row.participation_id !== null && { participationId: row.participation_id }),
    instagramerId: row.instagramer_id,
  },
  audience: { brandId: row.brand_id, instagramerId: row.instagramer_id },
})
