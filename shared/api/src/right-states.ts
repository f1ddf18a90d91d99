/** Where a right of the ledger allows a picture to be shown: what an agreement names, and what can be bought. */
export const ledgerChannels = ['own', 'social', 'web', 'newsletter', 'ads', 'print', 'store'] as const
export type LedgerChannel = (typeof ledgerChannels)[number]
/** A right today: `ending` within the days of warning, `none` where the agreement grants none. */
export const rightStates = ['ending', 'current', 'ended', 'none'] as const
export type RightState = (typeof rightStates)[number]
/** What the original of a right is. */
export const rightKinds = ['picture', 'film'] as const
export type RightKind = (typeof rightKinds)[number]
/** What a right comes from. */
export const rightSources = ['agreement', 'purchase'] as const
export type RightSource = (typeof rightSources)[number]
/** Rights that can be chosen for one archive; all of a filter are as many as there are. */
export const mostRightsAtOnce = 100
