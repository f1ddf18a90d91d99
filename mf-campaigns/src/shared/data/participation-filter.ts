/** Staff's filter of a campaign's participations; absent parts do not filter. */
export interface ParticipationFilter {
  query?: string | undefined
  shortlisted?: boolean | undefined
  deliveryProblem?: boolean | undefined
  /** Newest first by default. */
  sort?: 'createdAt' | '-followers' | '-engagement' | undefined
}

/** The filter part of a list's key, after owner and state; empty without a filter. */
export const filterPart = ({ query, shortlisted, deliveryProblem, sort }: ParticipationFilter): string =>
  new URLSearchParams({
    ...(query?.trim() && { query: query.trim() }),
    ...(shortlisted && { shortlisted: 'true' }),
    ...(deliveryProblem && { deliveryProblem: 'true' }),
    ...(sort && { sort }),
  }).toString()

/** The query parameters for the filter part of a key. */
export const filterQuery = (part: string): Record<string, string> => Object.fromEntries(new URLSearchParams(part))

/** Whether a list may omit records of its state because of a search, the short list or the problem filter. */
export const isNarrow = (part: string): boolean => Object.keys(filterQuery(part)).some((name) => name !== 'sort')
