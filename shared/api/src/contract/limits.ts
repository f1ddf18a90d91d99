/** How often a call may be made before it answers 429 (`too_many_requests`). */
export interface RateLimit {
  /** Calls with a limit of the same name are counted together; absent: the call alone. */
  name?: string
  /** A number of calls, or a share of the sign-ins that the server's setting SIGN_IN_LIMIT allows a minute. RATE_LIMIT_FACTOR multiplies numbers. */
  max: number | { shareOfSignIns: number }
  minutes: number
  /**
   * What is counted: the calls of one caller (of one network address for visitors), those of a network address, or those of a network
   * address for one account, which the body names at one of these fields; all accounts together then have four times as many.
   */
  per: 'caller' | 'address' | { account: readonly string[] }
}

const account = ['user.email', 'instagramer.email']

/** Limits that several calls share. */
export const rateLimits = {
  /** Calls by which a password or the token of a link can be guessed. */
  guessing: { name: 'guessing', max: { shareOfSignIns: 1 }, minutes: 1, per: { account } },
  /** Calls that write to an address that anybody may name. */
  mailing: { name: 'mailing', max: { shareOfSignIns: 1 / 4 }, minutes: 15, per: { account } },
  signingUp: { name: 'sign-up', max: { shareOfSignIns: 1 }, minutes: 1, per: 'address' },
  /** Calls that ask for the password again: a stolen token must not find it out. */
  ownPassword: { name: 'own password', max: { shareOfSignIns: 1 / 4 }, minutes: 15, per: 'caller' },
  /** Setting up a second step goes through several calls, some of them twice. */
  secondStep: { name: 'second step', max: 40, minutes: 15, per: 'caller' },
  /** Codes of passes and counters: right and wrong ones count alike, so that none is found by trying. */
  passes: { name: 'passes', max: 40, minutes: 1, per: 'caller' },
  /** Questions whether a name of a page is taken: someone who types asks a few times, a list of names is not tried. */
  slugs: { name: 'slugs', max: 60, minutes: 1, per: 'address' },
  /** Calls that write to colleagues who have not asked for it. */
  inviting: { name: 'invitations', max: 30, minutes: 15, per: 'caller' },
} as const satisfies Record<string, RateLimit>
