import type { ApprovalRequest } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import type { ChipTone, IconName } from '@samspel/ui'
import { messages as m } from './messages'

export const actOf: Record<ApprovalRequest['kind'], Message> = {
  participation: m.participation,
  store_participation: m.storeParticipation,
  counter: m.counter,
  image_purchase: m.imagePurchase,
}

export const stateOf: Record<ApprovalRequest['state'], { word: Message; tone: ChipTone; icon: IconName }> = {
  open: { word: m.open, tone: 'warn', icon: 'clock' },
  approved: { word: m.approved, tone: 'ok', icon: 'check' },
  declined: { word: m.declined, tone: 'bad', icon: 'x' },
  withdrawn: { word: m.withdrawn, tone: 'neutral', icon: 'arrow-back-up' },
  lapsed: { word: m.lapsed, tone: 'neutral', icon: 'clock' },
}

/** Where the thing itself is; what is no longer among the applications is in its campaign. */
export const placeOf = ({
  kind,
  state,
  subjectId,
  storeId,
  campaign,
}: Pick<ApprovalRequest, 'kind' | 'state' | 'subjectId' | 'storeId' | 'campaign'>): string => {
  if (kind === 'image_purchase') return state === 'open' ? '/image-purchases' : '/image-purchases?state=all'
  if (state !== 'open' && campaign) return `/campaigns/${campaign.id}`
  return storeId === null
    ? `/applications?kind=all&open=${subjectId}`
    : `/applications?kind=stores&store=${storeId}&open=${subjectId}`
}
