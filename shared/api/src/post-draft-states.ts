/** Where a draft of a post stands. */
export const postDraftStates = ['writing', 'sent', 'changes_requested', 'approved'] as const
export type PostDraftState = (typeof postDraftStates)[number]

/** How a sent version was answered; `unanswered`: approved, since the brand had not answered in time. */
export const postDraftOutcomes = ['changes_requested', 'approved', 'unanswered', 'declined', 'withdrawn'] as const
export type PostDraftOutcome = (typeof postDraftOutcomes)[number]

/** A round of changes beyond those agreed, which the creator may refuse. */
export const extraRoundStates = ['asked', 'granted', 'refused'] as const
export type ExtraRoundState = (typeof extraRoundStates)[number]

export const mediaKinds = ['picture', 'film'] as const
export type MediaKind = (typeof mediaKinds)[number]
/** What can be sent in parts; documents go with messages alone. */
export const mediaFileKinds = [...mediaKinds, 'document'] as const
export type MediaFileKind = (typeof mediaFileKinds)[number]
