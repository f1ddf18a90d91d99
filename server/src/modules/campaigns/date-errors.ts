import type { CampaignDates } from '@samspel/api/campaign-rules'
import type { FieldErrors } from '../../errors'

/** Checks the order of days: start, content deadline, end. */
export const dateErrors = ({ startAt: start, endAt: end, dueAt: due }: CampaignDates): FieldErrors =>
  ({
    ...(start && end && end < start && { endAt: ['before_start'] as const }),
    ...(due && end && due > end
      ? { dueAt: ['after_end'] as const }
      : due && start && due < start && { dueAt: ['before_start'] as const }),
  }) as FieldErrors
