import type { StoreApplicant } from '@samspel/api'
import type { Message } from '@samspel/i18n'
import { messages } from './messages'

const kinds: Record<NonNullable<StoreApplicant['decisionKind']>, Message> = {
  expired: messages.unanswered,
  lapsed: messages.lapsed,
  withdrawn: messages.withdrawn,
  cancelled: messages.cancelled,
  ended: messages.campaignEnded,
  left: messages.left,
  removed: messages.removed,
}

/** How it ended, if not through staff. */
export const endingOf = ({ decisionKind }: StoreApplicant): Message | undefined =>
  decisionKind ? kinds[decisionKind] : undefined
