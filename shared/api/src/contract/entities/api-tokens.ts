import { Type } from 'typebox'
import { apiScopes } from '../../api-tokens'
import { Day, Id, Instant, Nullable, OneOf, Shape, Text } from '../primitives'

/** A token by which a company's own systems call the API. The token itself is answered once, when it is made. */
export const ApiToken = Shape({
  id: Id,
  name: Text(60),
  /** Its first characters, to recognise it by. */
  prefix: Text(20),
  scopes: Type.Array(OneOf(apiScopes)),
  /** Null: all brands of the company, also those that are added. */
  brandIds: Nullable(Type.Array(Id)),
  createdBy: Nullable(Text(120)),
  createdAt: Instant,
  /** The last day on which it is taken. */
  endsOn: Day,
  lastUsedOn: Nullable(Day),
})
