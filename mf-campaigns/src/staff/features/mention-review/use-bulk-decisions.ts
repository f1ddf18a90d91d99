import { type BulkJob, type BulkRun, useBulkRun } from '@samspel/desk'
import { useText } from '@samspel/i18n'
import type { MentionRecord } from '@samspel/store'
import { notify } from '@samspel/ui'
import { bulkMessages } from './bulk-messages'
import { type Act, stateAfter, type useDecide } from './use-decide'

/** A decision on one of several mentions, with a text if the creator gets one. */
export interface Decision {
  which: Act
  reason?: string
}
export type DecisionJob = BulkJob<MentionRecord, Decision>
export type DecisionRun = BulkRun<MentionRecord, Decision>

const toasts = {
  approve: bulkMessages.approved,
  reject: bulkMessages.rejected,
  changes: bulkMessages.asked,
  reset: bulkMessages.undone,
} as const

/** Decides on many mentions one after another, and offers to undo those that succeeded. */
export function useBulkDecisions(
  { decide, offer }: Pick<ReturnType<typeof useDecide>, 'decide' | 'offer'>,
  onSettled: (mention: MentionRecord) => void,
) {
  const t = useText()
  const bulk = useBulkRun<MentionRecord, Decision>({
    send: async (mention, { which, reason }) => {
      const outcome = await decide(which, mention, reason)
      if (outcome.ok) return { ok: true }
      const { message, id } = outcome.parsedError!
      return { ok: false, message: t(message), isFinal: id === 'already_decided' }
    },
    onSettled,
    onEnd: (done) => {
      const first = done[0]?.act.which
      if (!first) return
      const message = t(toasts[first], { n: done.filter(({ act }) => act.which === first).length })
      if (first === 'reset') notify({ kind: 'info', message })
      else
        offer({
          message,
          undo: () =>
            void bulk.start(
              done.map(({ record, act }) => ({
                record: { ...record, state: stateAfter[act.which] },
                act: { which: 'reset' },
              })),
            ),
        })
    },
  })
  return bulk
}
