import type { Campaign, Participation } from '@samspel/api'
import { useState } from 'react'
import { ApproveDialog } from './ApproveDialog'
import { NoteDialog } from './NoteDialog'
import { RateDialog } from './RateDialog'
import { RejectDialog } from './RejectDialog'
import { ResolveDialog } from './ResolveDialog'
import type { Decisions } from './use-decisions'

/** What somebody is asked about one participation. */
export type Question = 'approve' | 'reject' | 'note' | 'rate' | 'resolve'

/** Opens the dialogs of a participation one at a time; approving asks only when money is held. */
export function useAsking(campaign: Campaign, decisions: Decisions) {
  const [asking, setAsking] = useState<{ participation: Participation; question: Question } | undefined>()
  const fee = campaign.enablePaidCollaborations ? campaign.paidCollaborationPrice : 0
  const onClose = () => setAsking(undefined)
  const ask = (participation: Participation, question: Question) => {
    if (question === 'approve' && fee === 0) void decisions.approve(participation)
    else setAsking({ participation, question })
  }
  const shown = asking && { participation: asking.participation, onClose }
  return {
    ask,
    isAsking: asking !== undefined,
    dialog: shown && (
      asking.question === 'approve' ? <ApproveDialog {...shown} fee={fee} onApprove={decisions.approve} />
      : asking.question === 'reject' ? <RejectDialog {...shown} decisions={decisions} />
      : asking.question === 'note' ? <NoteDialog {...shown} />
      : asking.question === 'rate' ? <RateDialog {...shown} />
      : <ResolveDialog {...shown} />
    ),
  }
}
