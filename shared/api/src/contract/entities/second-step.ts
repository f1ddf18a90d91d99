import { Type } from 'typebox'
import { Count, Day, Id, Instant, Nullable, Shape, Text } from '../primitives'

/** What signing in goes on by after the password. */
export const secondStepWays = ['app', 'passkey', 'recovery_code'] as const
export type SecondStepWay = (typeof secondStepWays)[number]

export const Passkey = Shape({
  id: Id,
  name: Text(60),
  createdAt: Instant,
  /** Null until it was used to sign in. */
  lastUsedAt: Nullable(Instant),
})

/** The second step of the own account. */
export const SecondStep = Shape({
  /** Since when signing in needs it; null while it does not. */
  since: Nullable(Instant),
  /** Since when an app shows the codes; null where none does. */
  appSince: Nullable(Instant),
  passkeys: Type.Array(Passkey),
  recoveryCodesLeft: Count,
  /** The day from which the account gets nowhere without one; null where nobody asks for it, and while there is one. */
  dueOn: Nullable(Day),
})

/** A browser that need not show the second step. */
export const RememberedDevice = Shape({
  id: Id,
  /** The browser that asks. */
  current: Type.Boolean(),
  /** Browser and system in words; null when it did not say. */
  browser: Nullable(Text(80)),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
})
