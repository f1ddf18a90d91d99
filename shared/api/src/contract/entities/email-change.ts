import { Type } from 'typebox'
import { Instant, OneOf, Shape, Text } from '../primitives'

/** The two addresses that say yes to a change. */
export const emailChangeParts = ['new', 'former'] as const

/** A change of the own address that is under way. */
export const EmailChange = Shape({
  /** The address that the account is to have. */
  email: Text(254),
  /** Whose link has not been used. */
  awaits: Type.Array(OneOf(emailChangeParts)),
  expiresAt: Instant,
})
