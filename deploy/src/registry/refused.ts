/** Machine-readable reason of a refusal. */
export type RefusalReason =
  | 'usage'
  | 'unknown'
  | 'never_published'
  | 'already_live'
  | 'locked'
  | 'not_running'
  | 'nothing_to_go_back_to'
  | 'changed_meanwhile'
  | 'does_not_fit'
  | 'version_taken'
  | 'bad_build'
  | 'too_large'
  | 'incomplete'
  | 'unauthorized'
  | 'forbidden'
  | 'too_many'
  | 'unreachable'
  | 'storage_problem'

/** A request that the registry refuses; the message is shown to people. */
export class Refused extends Error {
  override name = 'Refused'
  readonly reason: RefusalReason

  constructor(message: string, reason: RefusalReason) {
    super(message)
    this.reason = reason
  }
}
