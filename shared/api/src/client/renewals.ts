interface TokenKeeper {
  getToken: () => string | null | undefined
  setToken: (token: string) => void
}

/**
 * Stores the token that an ok answer carries (row C-09), except where the session that had asked for it has ended meanwhile: a late answer
 * must not sign a visitor in again, nor put the first account's token in the place of the next one's. Several calls may be renewed at once:
 * each is the same session's.
 */
export const followRenewals = ({ getToken, setToken }: TokenKeeper) => {
  // Which token a session began with here. As many as calls may be under way at once are enough.
  const origins = new Map<string, string>()
  const originOf = (token: string) => origins.get(token) ?? token

  return {
    /** `sent`: the token that the call carried; undefined when it went without, as a sign-in does. */
    take(sent: string | null | undefined, header: string | null): void {
      const renewed = header && /^Bearer (\S+)$/i.exec(header)?.[1]
      if (!renewed) return
      const current = getToken()
      if (sent && (!current || originOf(current) !== originOf(sent))) return
      if (sent) origins.set(renewed, originOf(sent))
      for (const oldest of origins.keys()) {
        if (origins.size <= 100) break
        origins.delete(oldest)
      }
      setToken(renewed)
    },
  }
}
