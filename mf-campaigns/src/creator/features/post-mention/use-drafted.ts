import { isSameCaption } from '@samspel/api/campaign-rules'
import { useFormValues } from '@samspel/forms'
import { useEntity } from '@samspel/store'
import { approvedVersion, usePostDraft } from '../../../shared/components/drafts'
import type { PostValues } from './data/values'

/** The approved draft's text, where that of the chosen post is another; of posts alone, since nothing else has a text at the network. */
export const useDrafted = (draftId: string | undefined): string | undefined => {
  const { draft } = usePostDraft(draftId)
  const { kind, instagramPostId } = useFormValues<PostValues>()
  const post = useEntity('instagramPosts', instagramPostId)
  if (!draft || !post || kind !== 'post') return undefined
  const { caption } = approvedVersion(draft) ?? draft
  return isSameCaption(caption, post.caption) ? undefined : caption
}
