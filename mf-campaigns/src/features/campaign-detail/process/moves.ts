import type { Campaign } from '@samspel/api'
import { campaignProcess, type CampaignMove } from '@samspel/api/campaign-rules'
import type { Message } from '@samspel/i18n'
import { can } from '@samspel/store'
import { refusalNames } from './messages'

/** A move that is shown; with `refusal` it is not open now, and that says why. */
export interface ShownMove { move: CampaignMove; refusal: Message | undefined }

type Moved = Pick<Campaign, 'state' | 'abilities' | 'refusals'>

/** Moves of the process from a campaign's state that this caller knows of: allowed ones, and those refused with a reason. */
export const shownMoves = (campaign: Moved): ShownMove[] =>
  campaignProcess.filter(({ from }) => from === campaign.state).flatMap((move): ShownMove[] => {
    if (can(campaign, move.act)) return [{ move, refusal: undefined }]
    const reason = campaign.refusals?.find(({ act }) => act === move.act)?.reason
    return reason ? [{ move, refusal: refusalNames[reason] }] : []
  })

/** Moves that lead on, in the order of the process; the panel of platform staff has its own answers. */
const forward: readonly CampaignMove['act'][] = ['request', 'close', 'start', 'finish', 'archive']
export const isForward = ({ move }: ShownMove): boolean => forward.includes(move.act)
