import { Type } from 'typebox'
import { endingReasons, endingSides, goodsAtEnd, leaveReasons } from '../../ending-states'
import { Count, Id, Instant, Kronor, Nullable, OneOf, Shape, Text } from '../primitives'

/** A creator's leaving that can still be undone. */
export const OpenLeaving = Shape({
  reason: OneOf(leaveReasons),
  words: Text(500),
  askedAt: Instant,
  /** Then it is carried out. */
  until: Instant,
})

/** What follows were the caller's side to end a collaboration now. */
export const LeaveTerms = Shape({
  /** Of the participation, or of what was picked up. */
  id: Id,
  campaignId: Id,
  campaignName: Text(120),
  brandName: Text(120),
  creatorName: Text(120),
  /** Öre that are held. */
  fee: Count,
  goods: OneOf(goodsAtEnd),
  /** Worth of the goods, kr. */
  productValue: Kronor,
  /** A post waits for the brand's answer, which comes first; or nothing goes on that could be ended. */
  obstacle: Nullable(OneOf(['work_waiting', 'over'])),
  /** The reasons that the caller may give; none where there is an obstacle. */
  reasons: Type.Array(
    Shape({
      reason: OneOf(endingReasons),
      /** Öre of the held fee that the creator gets; the rest goes back to the brand. */
      owed: Count,
      /** On whose record it counts; null: on nobody's. */
      countsFor: Nullable(OneOf(endingSides)),
    }),
  ),
  /** What the caller's side ended in the last twelve months on its own record, of how many it had said yes to. */
  ended: Count,
  agreed: Count,
  /** For the creator: a leaving that can still be undone. */
  leaving: Nullable(OpenLeaving),
})

/**
 * What stands in the way of deleting an account. `collaboration`: something is still to be done, which can be left; `answer_awaited`: a post
 * waits for the brand; `balance`: money to take out; `payout`: money on its way; `last_manager`: nobody else could manage the company.
 */
export const AccountObstacle = Shape({
  kind: OneOf(['collaboration', 'answer_awaited', 'balance', 'payout', 'last_manager']),
  /** The campaign, or the company. */
  name: Text(200),
  brandName: Nullable(Text(120)),
  /** Öre; of money alone. */
  amount: Nullable(Count),
  /** The page where it is solved. */
  href: Text(200),
})
