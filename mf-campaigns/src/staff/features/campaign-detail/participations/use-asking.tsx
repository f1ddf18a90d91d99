import { useState } from 'react'
import type { Campaign, Participation } from '@samspel/api'
import { ParticipationDialog } from './lazy-dialog'
import type { Question } from './question'
import type { Decisions } from './use-decisions'

/** Opens the dialogs of a participation one at a time; approving asks only when money is held. */
export function useAsking(campaign: Campaign, decisions: Decisions) {
  const [asking, setAsking] = useState<{ participation: Participation; question: Question } | undefined>()
  const fee = campaign.enablePaidCollaborations ? campaign.paidCollaborationPrice : 0
  return {
    ask: (participation: Participation, question: Question) => {
      if (question === 'approve' && fee === 0) void decisions.approve(participation)
      else setAsking({ participation, question })
    },
    isAsking: asking !== undefined,
    dialog: asking && (
      <ParticipationDialog {...asking} fee={fee} decisions={decisions} onClose={() => setAsking(undefined)} />
    ),
  }
}
