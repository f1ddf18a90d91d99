import { sql } from 'kysely'
import type { CampaignState } from '@samspel/api'
import { acceptsMentions, postingDays } from '@samspel/api/campaign-rules'
import { addDays, dayOf } from '../../days'
import type { OwnRow } from './repository'

/** Last day on which what was picked up is posted, in a table or alias of store_participations; null before it is picked up. */
export const postByOf = (row: string) =>
  sql<string | null>`((${sql.ref(`${row}.picked_up_at`)} AT TIME ZONE 'Europe/Stockholm')::date + ${postingDays}::int)`

type Picked = Pick<OwnRow, 'state' | 'picked_up_at'>

/** The same of a row that was read. */
export const postBy = ({ state, picked_up_at: at }: Picked): string | null =>
  state === 'picked_up' && at !== null ? addDays(dayOf(at), postingDays) : null

/** Whether its creator may post: picked up, in a campaign that takes posts, and its fee, where it has one, has not gone back. */
export const takesPosts = ({
  isPickedUp,
  feeReturned,
  campaignState,
}: {
  isPickedUp: boolean
  feeReturned: boolean
  campaignState: CampaignState
}): boolean => isPickedUp && !feeReturned && acceptsMentions(campaignState)
