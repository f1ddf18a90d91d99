import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { type BulkRun, useBulkRun } from '@samspel/desk'
import { useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import type { Act } from '../../../components/use-send-decision'
import { bulkMessages } from './bulk-messages'
import { messages } from './messages'
import type { Decisions } from './use-decisions'

export type DecisionRun = BulkRun<Participation, Act>

/** Decides on several applications one after another. */
export function useBulkDecisions(send: Decisions['send'], onSettled: (participation: Participation) => void) {
  const t = useText()
  const [lacksMoney, setLacksMoney] = useState(false)
  const bulk = useBulkRun<Participation, Act>({
    send: async (participation, act) => {
      const decided = await send(participation, act)
      if (decided.kind === 'done') return { ok: true }
      if (decided.kind === 'refused') setLacksMoney(decided.error.id === 'insufficient_funds')
      return decided.kind === 'conflict'
        ? {
            ok: false,
            message: t(bulkMessages.conflict, { by: decided.by.decidedByName ?? t(messages.somebody) }),
            isFinal: true,
          }
        : { ok: false, message: t(decided.error.message), endsRun: decided.stops }
    },
    onSettled,
    onEnd: (done, isWhole) => {
      if (!isWhole) return
      const values = { n: done.length, total: done.length }
      notify({
        kind: 'ok',
        message: t(done[0]!.act.act === 'approve' ? bulkMessages.doneApprove : bulkMessages.doneReject, values),
      })
    },
  })
  return {
    ...bulk,
    /** Money was missing for the last that was refused. */
    lacksMoney,
    start: (participations: readonly Participation[], act: Act) =>
      void bulk.start(participations.map((record) => ({ record, act }))),
  }
}
