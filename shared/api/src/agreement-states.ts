/**
 * Why a version of an agreement was made: the brand approved, or the creator did what needs no approval; both agreed on a change; the
 * platform moved the day, since the parcel was late; written down afterwards for a collaboration from before there were agreements.
 */
export const agreementCauses = ['approved', 'change', 'parcel', 'before'] as const
export type AgreementCause = (typeof agreementCauses)[number]

/** What became of a brand's question whether the agreement may change; `lapsed`: nobody answered in time, or the work ended before. */
export const agreementChangeStates = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const
export type AgreementChangeState = (typeof agreementChangeStates)[number]
