import type { CampaignRecord } from './campaigns'
import type { Approval } from './mentions'
import type { ParticipationRecord } from './participations'

/** A participation with a fee, and what of it was approved. */
export interface PaidPart {
  campaign: CampaignRecord
  part: ParticipationRecord
  approval: Approval | undefined
}
