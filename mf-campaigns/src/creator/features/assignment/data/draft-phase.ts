import type { Participation, StoreParticipation } from '@samspel/api'

/** Whose turn it is with a draft: `write` and `changes` are the creator's; `publish`: it is approved, and nothing is handed in. */
export type DraftPhase = 'write' | 'waiting' | 'changes' | 'publish'

type Facts = Pick<Participation, 'draftState'> & { need?: Participation['need'] | StoreParticipation['need'] }

/** Where the draft of an assignment or a pick-up stands; undefined where none is asked for, or something else is at hand. */
export const draftPhaseOf = ({ draftState, need }: Facts, isHandedIn: boolean): DraftPhase | undefined => {
  if (!draftState || !need) return undefined
  if (draftState === 'approved') return need === 'post' && !isHandedIn ? 'publish' : undefined
  if (need !== 'draft' && need !== 'review' && need !== 'changes') return undefined
  return draftState === 'sent' ? 'waiting' : draftState === 'changes_requested' ? 'changes' : 'write'
}

export const draftPath = (id: string): string => `/assignments/${id}/draft`
