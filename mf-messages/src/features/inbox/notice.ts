import type { Message, ThreadNotice } from '@samspel/api'
import type { IconName } from '@samspel/ui'

/** The icon of a system notice. */
export const noticeIcons: Record<ThreadNotice['kind'], IconName> = {
  applied: 'user-plus',
  application_withdrawn: 'arrow-back-up',
  application_approved: 'user-check',
  application_rejected: 'user-x',
  removed: 'user-x',
  left: 'user-x',
  mention_created: 'eye-check',
  mention_resubmitted: 'refresh',
  mention_approved: 'circle-check',
  mention_rejected: 'circle-x',
  changes_requested: 'arrow-back-up',
  mention_reset: 'arrow-back-up',
  mention_unanswered: 'clock',
  mention_as_drafted: 'circle-check',
  pass_requested: 'building-store',
  pass_approved: 'qrcode',
  pass_declined: 'circle-x',
  pass_ended: 'circle-x',
  picked_up: 'package',
  image_requested: 'photo-dollar',
  image_accepted: 'photo-dollar',
  image_bought: 'photo-dollar',
  image_declined: 'circle-x',
  agreement_changed: 'file-text',
  agreement_moved: 'calendar-due',
}

/** The address a notice links to, which depends on who reads it. */
export const noticeHref = (notice: ThreadNotice, isCreator: boolean): string | undefined => {
  const { kind, campaignId, participationId, storeParticipationId, storeCampaignId, mentionId, imagePurchaseId } =
    notice
  if (kind === 'agreement_changed' || kind === 'agreement_moved') {
    const work = participationId ?? storeParticipationId
    return isCreator ? `/assignments/${work}/agreement` : `/agreements/${work}`
  }
  if (imagePurchaseId) return isCreator ? '/image-requests' : '/image-purchases'
  if (!isCreator) {
    if (mentionId && campaignId) return `/mentions?state=pending&campaign=${campaignId}`
    return campaignId ? `/campaigns/${campaignId}` : undefined
  }
  if (participationId) return `/assignments/${participationId}`
  if (storeCampaignId) return `/store-campaigns/${storeCampaignId}/pass`
  return campaignId ? `/marketplace/${campaignId}` : undefined
}

/** Who did it, from the reader's point of view. */
export const doneBy = (message: Pick<Message, 'author' | 'authorName'>, isCreator: boolean, you: string): string =>
  (message.author === 'instagramer') === isCreator ? you : (message.authorName.split(' ')[0] ?? '')
