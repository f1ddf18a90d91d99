import { useState } from 'react'
import type { Campaign, Participation } from '@samspel/api'
import type { BrandMoney } from '@samspel/desk/money'
import { feeOf, feeOfApplication } from '../use-campaign-money'
import { ParticipationDialog } from './lazy-dialog'
import type { Question } from './question'
import type { Decisions } from './use-decisions'

/** Opens a participation's dialogs one at a time; approving asks for confirmation only when money is put on hold. */
export function useAsking(campaign: Campaign, money: BrandMoney | undefined, decisions: Decisions) {
  const [asking, setAsking] = useState<{ participation: Participation; question: Question } | undefined>()
  return {
    ask: (participation: Participation, question: Question) => {
      if (question === 'approve' && feeOf(campaign) === 0) void decisions.approve(participation)
      else setAsking({ participation, question })
    },
    isAsking: asking !== undefined,
    dialog: asking && (
      <ParticipationDialog
        {...asking}
        fee={feeOfApplication(campaign, asking.participation)}
        money={money}
        decisions={decisions}
        onClose={() => setAsking(undefined)}
      />
    ),
  }
}
