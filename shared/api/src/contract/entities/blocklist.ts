import { Id, Instant, Nullable, Shape, Text } from '../primitives'
import { CreatorCard } from './cards'

/** A creator whom a brand does not want to work with, who is never told. */
export const BlockedCreator = Shape({
  brandId: Id,
  brandName: Text(120),
  creator: CreatorCard,
  reason: Text(500),
  blockedByName: Nullable(Text(120)),
  createdAt: Instant,
})
