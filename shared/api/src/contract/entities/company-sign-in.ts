import { Type } from 'typebox'
import { Instant, Nullable, Shape, Text } from '../primitives'

/** How a company's people sign in by its own issuer. The secret is never answered. */
export const CompanySignIn = Shape({
  issuer: Text(300),
  clientId: Text(300),
  /** Whose addresses lead to it. */
  domains: Type.Array(Text(253)),
  /** Everybody but owners signs in by it. */
  required: Type.Boolean(),
  /** Nobody shows a second step here. */
  issuerDoesSecondStep: Type.Boolean(),
  /** Since when a trial has succeeded, as it is set now. */
  triedAt: Nullable(Instant),
})
