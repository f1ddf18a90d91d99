import type { MentionRecord } from '@samspel/store'

/** Where one writes to the creator of a mention, for the brand of its campaign. */
export const messagePath = ({ creator, campaign }: Pick<MentionRecord, 'creator' | 'campaign'>): string =>
  `/messages/${creator.id}?brand=${campaign.brandId}`
