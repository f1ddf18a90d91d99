import type { MentionRecord } from '@samspel/store'

/** Path for writing to a mention's creator, on behalf of the campaign's brand. */
export const messagePath = ({ creator, campaign }: Pick<MentionRecord, 'creator' | 'campaign'>): string =>
  `/messages/${creator.id}?brand=${campaign.brandId}`
