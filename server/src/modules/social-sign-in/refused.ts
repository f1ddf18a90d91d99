import type { FlowError } from './return-address'

/** Why somebody returning from a provider is not signed in. */
export class Refused extends Error {
  constructor(readonly reason: FlowError) {
    super(reason)
  }
}
