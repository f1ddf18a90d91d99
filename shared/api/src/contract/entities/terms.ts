import { Type } from 'typebox'
import { cancelShares, deliveryMethods, mentionKinds, rightsChannels } from '../../states'
import { Count, Day, Id, Instant, Kronor, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { ProfileCategory } from './people'

const Pieces = (maximum: number) => Type.Integer({ minimum: 0, maximum })

/** Between which sums, in öre, a creator names the fee. */
export const FeeSpan = Shape({ lowest: Count, highest: Count })

/**
 * What a brand and a creator say yes to beside fee, goods and days, which the campaign's own fields hold. Drawings zc and zk; what each
 * part means is in decision 0261.
 */
export const Terms = Shape({
  /** How many of each kind are published; `content` is uploaded for the brand's own use. */
  pieces: Shape({ post: Pieces(10), reel: Pieces(10), story: Pieces(20), link: Pieces(10), content: Pieces(10) }),
  /** One of what is published is enough, whichever the creator likes; uploaded content comes beside it. */
  anyPiece: Type.Boolean(),
  /**
   * What is published is first shown to the brand as a draft, which silence approves after so many days; `changeRounds` then counts the
   * draft's. Absent: nothing is shown before. Absent rather than null, so that agreements from before have the fingerprint that they had.
   */
  draft: Optional(Shape({ answerDays: Type.Integer({ minimum: 1, maximum: 10 }) })),
  /**
   * The creator proposes the fee within it; the campaign's own is then the highest. Only of paid collaborations, and never of an agreement,
   * whose fee is what was agreed. Absent: one fee for all. Absent rather than null, as `draft`.
   */
  feeSpan: Optional(FeeSpan),
  /** How often changes to a piece can be asked for; null: as often as wanted. */
  changeRounds: Nullable(Type.Integer({ minimum: 1, maximum: 3 })),
  /** How the brand may show the pictures, counted from each publication; null: not at all. */
  rights: Nullable(
    Shape({
      channels: Type.Array(OneOf(rightsChannels), { minItems: 1, maxItems: rightsChannels.length, uniqueItems: true }),
      months: Type.Integer({ minimum: 1, maximum: 36 }),
    }),
  ),
  /** No other collaborations about this category, so many days before and after the first publication; null: none is asked. */
  exclusivity: Nullable(
    Shape({
      categoryId: Id,
      daysBefore: Type.Integer({ minimum: 0, maximum: 90 }),
      daysAfter: Type.Integer({ minimum: 1, maximum: 180 }),
    }),
  ),
  /** Days after which a published piece that nobody has answered is approved; null: some days after the campaign's end (decision 0177). */
  answerDays: Nullable(Type.Integer({ minimum: 1, maximum: 10 })),
  /** How much of the fee the creator gets where the brand ends it after the goods were sent; before that nothing is owed. */
  cancelShare: OneOf(cancelShares),
})

/** Terms that a brand keeps under a name, to begin a campaign with. */
export const TermsTemplate = Shape({ id: Id, brandId: Id, name: Text(80), terms: Terms, updatedAt: Instant })

/** A kind of mention of which something is still asked, and how many. */
export const PieceLeft = Shape({ kind: OneOf(mentionKinds), count: Count })

/** Everything that the words of a deal are made from, and nothing else: an agreement keeps it as it was when both had said yes. */
export const DealFacts = Shape({
  title: Text(120),
  brandName: Text(120),
  terms: Terms,
  /** What `terms.exclusivity` names, in both languages. */
  exclusiveCategory: Nullable(ProfileCategory),
  /** Öre; 0: the goods alone. */
  fee: Count,
  /** Worth of the goods, kr. */
  productValue: Kronor,
  deliveryMethod: OneOf(deliveryMethods),
  /** The last day of publishing that was named, if any. */
  dueAt: Nullable(Day),
  /** Days of publishing after the arrival or the pick-up. */
  postingDays: Count,
  /** Accounts to name, without @. */
  accounts: Type.Array(Text(60), { maxItems: 30 }),
})
