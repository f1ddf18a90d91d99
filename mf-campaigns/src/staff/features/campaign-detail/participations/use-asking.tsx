import { useState } from 'react'
import type { Campaign, Participation } from '@samspel/api'
import { ParticipationDialog } from './lazy-dialog'
import type { Question } from './question'
import type { Decisions } from './use-decisions'

/** Opens a participation's dialogs one at a time; approving asks for confirmation only when money is put on hold. */
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
