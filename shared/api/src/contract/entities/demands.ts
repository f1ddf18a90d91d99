import { Type } from 'typebox'
import { Optional, Shape } from '../primitives'

/**
 * Whether a creator meets a campaign's demands on followers and country, and its wishes: a category of theirs, and at a store its town
 * (`demandsOf`). Only demands are counted (`countDemands`).
 */
export const DemandsMet = Shape({
  followers: Type.Boolean(),
  country: Type.Boolean(),
  category: Type.Boolean(),
  /** Left out where nothing is picked up, and while the creator's town is not known. */
  town: Optional(Type.Boolean()),
})
