/** What staff look for among the participations of a campaign; an absent part asks nothing. */
export interface ParticipationFilter {
  query?: string | undefined
  shortlisted?: boolean | undefined
  /** With an open delivery problem. */
  deliveryProblem?: boolean | undefined
  /** Newest first when absent. */
  sort?: 'createdAt' | '-followers' | '-engagement' | undefined
}

/** The part of a list's key after owner and state; empty without a filter. */
export const filterPart = ({ query, shortlisted, deliveryProblem, sort }: ParticipationFilter): string =>
  new URLSearchParams({
    ...(query?.trim() && { query: query.trim() }),
    ...(shortlisted && { shortlisted: 'true' }),
    ...(deliveryProblem && { deliveryProblem: 'true' }),
    ...(sort && { sort }),
  }).toString()

/** What the filter's part of a key asks the server for. */
export const filterQuery = (part: string): Record<string, string> => Object.fromEntries(new URLSearchParams(part))

/** Whether a list may lack records of its state: with search words, short list or problems. */
export const isNarrow = (part: string): boolean => Object.keys(filterQuery(part)).some((name) => name !== 'sort')
