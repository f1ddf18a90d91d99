import { useCallback, useState } from 'react'
import type { Participation } from '@samspel/api'
import { type BrandMoney, useNotifyRefused } from '@samspel/desk/money'
import { useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import { type Act, useSendDecision } from '../../../components/use-send-decision'
import { feeOfProposal } from '../use-campaign-money'
import { messages } from './messages'

/** Approves, rejects and removes, and notifies of each outcome, including who decided first in case of a conflict. */
export function useDecisions(money: BrandMoney | undefined) {
  const t = useText()
  const [conflicts, setConflicts] = useState<readonly Participation[]>([])

  const send = useSendDecision()
  const notifyRefused = useNotifyRefused()

  const showConflict = useCallback(
    (by: Participation) => setConflicts((all) => [...all.filter(({ id }) => id !== by.id), by]),
    [],
  )

  const decide = async (participation: Participation, act: Act, done: string) => {
    const decided = await send({ ...participation, seenFee: feeOfProposal(participation.proposal) }, act)
    if (decided.kind === 'done') notify({ kind: 'ok', message: done })
    if (decided.kind === 'conflict') showConflict(decided.by)
    return decided.outcome
  }
  return {
    send,
    conflicts,
    showConflict,
    dismissConflict: (id: string) => setConflicts((all) => all.filter((one) => one.id !== id)),
    approve: async (participation: Participation) => {
      const outcome = await decide(
        participation,
        { act: 'approve' },
        t(messages.approved, { name: participation.creator.name }),
      )
      if (!outcome.ok)
        notifyRefused(outcome.parsedError!, money, { kind: 'participation', subjectId: participation.id })
      return outcome
    },
    reject: (participation: Participation, reason: string) =>
      decide(
        participation,
        { act: 'reject', reason },
        t(participation.state === 'approved' ? messages.removed : messages.rejected, {
          name: participation.creator.name,
        }),
      ),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
