/**
 * What became of the other fee that a brand answered a proposal with: the creator has not answered it, said yes or no, or the application was
 * decided otherwise.
 */
export const counterStates = ['open', 'accepted', 'declined', 'over'] as const
export type CounterState = (typeof counterStates)[number]
