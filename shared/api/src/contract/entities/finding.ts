import { Type } from 'typebox'
import { fitReasons, likeReasons, priceSources, signalIds } from '../../finding'
import { Count, Day, Id, Nullable, OneOf, Optional, Ore, Shape, Text } from '../primitives'

/** What stands out about an account, with the figures that it comes from. */
export const CreatorSignal = Shape({
  id: OneOf(signalIds),
  /** Percent: the account's engagement, or the share of the audience. */
  share: Optional(Type.Number()),
  /** Percent: what is usual for accounts of the size lies between these. */
  low: Optional(Type.Number()),
  high: Optional(Type.Number()),
  /** Followers at two readings, and the days of these. */
  from: Optional(Count),
  to: Optional(Count),
  fromOn: Optional(Day),
  toOn: Optional(Day),
  /** Two letters: where most of the audience is. */
  countryCode: Optional(Text(2)),
})

/** What a list says of a creator beside the creator's own record. */
export const CreatorFinding = Shape({
  id: Id,
  /** Of 100; null where the list is sorted by something else. */
  score: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  reasons: Type.Array(OneOf([...fitReasons, ...likeReasons])),
  /** Öre. Null where the product knows none that may be told. */
  price: Nullable(Shape({ amount: Ore, source: OneOf(priceSources) })),
  signals: Type.Array(CreatorSignal),
})
