import type { MentionRecord } from '@samspel/store'

/** The picture shown for a mention: its own, otherwise the campaign's. */
export const pictureOf = (mention: MentionRecord, post: { imageUrl: string | null } | undefined) => {
  const own = post?.imageUrl ?? mention.contentPost?.imageUrls[0]
  return own ? { src: own } : { src: mention.campaign.productImageUrl, focus: mention.campaign.productImageFocus }
}
