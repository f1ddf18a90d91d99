import type { Campaign, CampaignState, CompanyRequestState, DeliveryMethod, ErrorId, FieldErrorId } from '@samspel/api'
import {
  type CampaignDates,
  type CampaignMove,
  type CompletenessFields,
  missingForReview,
  type Mover,
  movesFrom,
  passedDays,
} from '@samspel/api/campaign-rules'
import { closedTo } from '../../auth/standing'
import { AppError, type FieldErrors, invalid } from '../../errors'
import { dateErrors } from './date-errors'

export type PersonalMover = Exclude<Mover, 'system'>
type Needs = NonNullable<CampaignMove['needs']>
type Refusal = NonNullable<Campaign['refusals']>[number]

/** What the record alone says of a move. */
export interface MovingFacts {
  state: CampaignState
  approvedParticipationsCount: number
  deliveryMethod: DeliveryMethod
  cancelled: boolean
}

/** All that the conditions of moves are judged by. */
export interface MoveFacts extends MovingFacts {
  companyState: CompanyRequestState
  /** Whoever asks has confirmed the own address. */
  emailConfirmed: boolean
  completeness: CompletenessFields
  dates: CampaignDates
  today: string
  /** What is said with the move; a screen that asks for moves has none yet. */
  comment?: string | undefined
}

/** What stands against a move: what refuses the command, an error or what is wrong by field, and what the screen tells of it, if anything. */
interface Obstacle {
  refusal: ErrorId | FieldErrors
  reason?: Refusal['reason']
}

const each = (fields: readonly string[], error: FieldErrorId): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, [error]]))

/** Conditions that nobody can prepare: a move is offered only where they hold. */
const ofRecord = {
  // A campaign that is picked up has none: its stores take people until its last day, and closing is not spoken of (decision 99).
  participation: ({ approvedParticipationsCount: count, deliveryMethod }) =>
    count > 0
      ? undefined
      : { refusal: 'illegal_transition', ...(deliveryMethod === 'delivery' && { reason: 'no_participation' }) },
  // With somebody approved the campaign goes on: another move leads there, and this one is not spoken of.
  nobody: ({ approvedParticipationsCount: count }) => (count > 0 ? { refusal: 'illegal_transition' } : undefined),
  finished: ({ cancelled }) => (cancelled ? { refusal: 'illegal_transition', reason: 'cancelled' } : undefined),
} satisfies Partial<Record<Needs, (campaign: MovingFacts) => Obstacle | undefined>>

/** Conditions that can still be met: the move is offered, and the screen tells what is missing. */
const toPrepare = {
  complete: (campaign) => {
    const closed = closedTo(campaign)
    if (closed) return { refusal: closed, reason: closed }
    const missing = missingForReview(campaign.completeness)
    if (missing.length > 0) return { refusal: each(missing, 'required'), reason: 'incomplete' }
    const passed = passedDays(campaign.dates, campaign.today)
    const reason = passed.length > 0 ? 'days_passed' : 'incomplete'
    const disorder = dateErrors(campaign.dates)
    if (Object.keys(disorder).length > 0) return { refusal: disorder, reason }
    return passed.length > 0 ? { refusal: each(passed, 'in_the_past'), reason } : undefined
  },
  days: ({ dates, today }) =>
    passedDays(dates, today).length > 0 ? { refusal: 'days_passed', reason: 'days_passed' } : undefined,
  comment: ({ comment }) => (comment?.trim() ? undefined : { refusal: { reviewComment: ['required'] } }),
} satisfies Record<Exclude<Needs, keyof typeof ofRecord>, (campaign: MoveFacts) => Obstacle | undefined>

const isOfRecord = (needs: Needs): needs is keyof typeof ofRecord => needs in ofRecord

/** What in the record stands against a move. */
export const obstacleInRecord = ({ needs }: CampaignMove, campaign: MovingFacts): Obstacle | undefined =>
  needs && isOfRecord(needs) ? ofRecord[needs](campaign) : undefined

const obstacleTo = (move: CampaignMove, campaign: MoveFacts): Obstacle | undefined =>
  move.needs && !isOfRecord(move.needs) ? toPrepare[move.needs](campaign) : obstacleInRecord(move, campaign)

/** Moves that the process has for this caller, but that cannot be made now, and why. */
export const refusalsOf = (mover: PersonalMover, campaign: MoveFacts): Refusal[] =>
  movesFrom(campaign.state, mover).flatMap((move): Refusal[] => {
    const reason = obstacleTo(move, campaign)?.reason
    return reason ? [{ act: move.act, reason }] : []
  })

/** Refuses a move whose condition does not hold, as `refusalsOf` has told the screen. */
export const authorizeMove = (move: CampaignMove, campaign: MoveFacts): void => {
  const obstacle = obstacleTo(move, campaign)
  if (!obstacle) return
  throw typeof obstacle.refusal === 'string' ? new AppError(obstacle.refusal) : invalid(obstacle.refusal)
}
