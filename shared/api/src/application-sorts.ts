/** Orders of the applications that wait; the first is the default. `answerBy` is when one that nobody answers ends. */
export const applicationSorts = [
  'answerBy',
  '-answerBy',
  '-followers',
  'followers',
  '-engagement',
  'engagement',
  'creator',
  'campaign',
  'fee',
  '-fee',
] as const
export type ApplicationSort = (typeof applicationSorts)[number]
