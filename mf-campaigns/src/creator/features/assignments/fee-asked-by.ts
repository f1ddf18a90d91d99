import type { Participation, StoreParticipation } from '@samspel/api'

/** Until when a fee of the brand waits for the creator's answer; null while none does. */
export const feeAskedBy = ({
  proposal,
  answerBy,
}: Pick<Participation | StoreParticipation, 'proposal' | 'answerBy'>): string | null =>
  proposal?.counter?.state === 'open' ? (answerBy ?? null) : null
