import type { Campaign } from '@samspel/api'
import { type CampaignMove, campaignProcess, type PersonalMove } from '@samspel/api/campaign-rules'
import type { Message } from '@samspel/i18n'
import { can } from '@samspel/store'
import { refusalNames } from './messages'

type Reason = NonNullable<Campaign['refusals']>[number]['reason']

/** A move to show; with `reason`, its text, it is unavailable now. */
export interface ShownMove {
  move: PersonalMove
  reason?: Reason
  refusal?: Message
}

type Moved = Pick<Campaign, 'state' | 'abilities' | 'refusals'>
const isPersonal = (move: CampaignMove): move is PersonalMove => move.act !== 'expire'

/** Moves of the process from a campaign's state that this caller may see: allowed ones, and those refused with a reason. */
export const shownMoves = (campaign: Moved): ShownMove[] =>
  campaignProcess
    .filter(isPersonal)
    .filter(({ from }) => from === campaign.state)
    .flatMap((move): ShownMove[] => {
      const reason = campaign.refusals?.find(({ act }) => act === move.act)?.reason
      if (reason) return [{ move, reason, refusal: refusalNames[reason] }]
      return can(campaign, move.act) ? [{ move }] : []
    })

/** Moves that lead on, in the order of the process; platform staff have their own in the review panel. */
const forward: readonly CampaignMove['act'][] = [
  'request',
  'withdraw',
  'close',
  'start',
  'finish',
  'archive',
  'restore',
]
export const isForward = ({ move, reason }: ShownMove): boolean => forward.includes(move.act) && reason !== 'cancelled'
