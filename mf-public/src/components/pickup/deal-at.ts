import type { DealFacts, StoreCampaign } from '@samspel/api'

/** The deal at this store: until when its pass holds decides by when it is published. */
export const dealAt = ({ deal, postDeadline }: Pick<StoreCampaign, 'deal' | 'postDeadline'>): DealFacts | undefined =>
  deal && postDeadline ? { ...deal, dueAt: postDeadline.day, postingDays: postDeadline.daysAfterPickup ?? 0 } : deal
