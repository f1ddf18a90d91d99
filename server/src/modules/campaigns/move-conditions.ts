import type { Campaign, CampaignState, CompanyRequestState, DeliveryMethod, ErrorId, FieldErrorId } from '@samspel/api'
import {
  type CampaignDates,
  type CampaignMove,
  type CompletenessFields,
  missingForReview,
  type MoveNeed,
  type Mover,
  movesFrom,
  passedDays,
} from '@samspel/api/campaign-rules'
import { closedTo } from '../../auth/standing'
import { AppError, type FieldErrors, invalid } from '../../errors'
import { dateErrors } from './date-errors'
import type { CampaignWork } from './work'

export type PersonalMover = Exclude<Mover, 'system'>
type Refusal = NonNullable<Campaign['refusals']>[number]

/** The facts from the campaign's own record that decide whether a move is possible. */
export interface MovingFacts {
  state: CampaignState
  approvedParticipationsCount: number
  deliveryMethod: DeliveryMethod
  cancelled: boolean
}

export interface MoveFacts extends MovingFacts {
  companyState: CompanyRequestState
  /** Whether the caller has confirmed their email address. */
  emailConfirmed: boolean
  completeness: CompletenessFields
  dates: CampaignDates
  today: string
  work: CampaignWork
  /** The comment sent with the move; absent while a screen only asks which moves are possible. */
  comment?: string | undefined
}

/** Why a move is not possible: the error that refuses the command (an id, or ids by field), and the reason shown on screen, if any. */
interface Obstacle {
  refusal: ErrorId | FieldErrors
  reason?: Refusal['reason']
}

const each = (fields: readonly string[], error: FieldErrorId): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, [error]]))

/** Conditions the user cannot do anything about: a move is offered only where they hold. */
const ofRecord = {
  // A pick-up campaign has no participations: its stores accept creators until the last day, so closing is refused without a reason on
  // screen (decision 99).
  participation: ({ approvedParticipationsCount: count, deliveryMethod }) =>
    count > 0
      ? undefined
      : { refusal: 'illegal_transition', ...(deliveryMethod === 'delivery' && { reason: 'no_participation' }) },
  // With an approved participant the campaign continues through another move, so this one is not offered.
  nobody: ({ approvedParticipationsCount: count }) => (count > 0 ? { refusal: 'illegal_transition' } : undefined),
  finished: ({ cancelled }) => (cancelled ? { refusal: 'illegal_transition', reason: 'cancelled' } : undefined),
} satisfies Partial<Record<MoveNeed, (campaign: MovingFacts) => Obstacle | undefined>>

/** Conditions the user can still meet: the move is offered, and the screen says what is missing. */
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
  // A choice of stores can be emptied while the campaign waits for review.
  stores: ({ completeness }) =>
    missingForReview(completeness).includes('stores')
      ? { refusal: each(['stores'], 'required'), reason: 'incomplete' }
      : undefined,
  comment: ({ comment }) => (comment?.trim() ? undefined : { refusal: { reviewComment: ['required'] } }),
  answered: ({ work }) =>
    work.waiting + work.drafts > 0 ? { refusal: 'work_waiting', reason: 'work_waiting' } : undefined,
  delivered: ({ work }) => (work.underway > 0 ? { refusal: 'work_underway', reason: 'work_underway' } : undefined),
} satisfies Record<Exclude<MoveNeed, keyof typeof ofRecord>, (campaign: MoveFacts) => Obstacle | undefined>

const isOfRecord = (need: MoveNeed): need is keyof typeof ofRecord => need in ofRecord

const first = <T>(needs: readonly T[], obstacleOf: (need: T) => Obstacle | undefined): Obstacle | undefined => {
  for (const need of needs) {
    const obstacle = obstacleOf(need)
    if (obstacle) return obstacle
  }
  return undefined
}

export const obstacleInRecord = ({ needs = [] }: CampaignMove, campaign: MovingFacts): Obstacle | undefined =>
  first(needs.filter(isOfRecord), (need) => ofRecord[need](campaign))

const obstacleTo = ({ needs = [] }: CampaignMove, campaign: MoveFacts): Obstacle | undefined =>
  first(needs, (need) => (isOfRecord(need) ? ofRecord[need](campaign) : toPrepare[need](campaign)))

/** Moves that the process defines for this caller but that are not possible now, with the reason. */
export const refusalsOf = (mover: PersonalMover, campaign: MoveFacts): Refusal[] =>
  movesFrom(campaign.state, mover).flatMap((move): Refusal[] => {
    const reason = obstacleTo(move, campaign)?.reason
    return reason ? [{ act: move.act, reason }] : []
  })

/** Refuses a move whose condition is not met, consistently with what `refusalsOf` tells the screen. */
export const authorizeMove = (move: CampaignMove, campaign: MoveFacts): void => {
  const obstacle = obstacleTo(move, campaign)
  if (!obstacle) return
  throw typeof obstacle.refusal === 'string' ? new AppError(obstacle.refusal) : invalid(obstacle.refusal)
}
