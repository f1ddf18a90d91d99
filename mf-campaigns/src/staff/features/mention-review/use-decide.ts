import { useCallback } from 'react'
import { useUndo } from '@samspel/desk/undo'
import { useText } from '@samspel/i18n'
import { type MentionRecord, useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { approveMention, rejectMention, requestMentionChanges, resetMention } from '../../../shared/data'
import { type DecisionTag } from '../../data'
import { messages } from './messages'

/** Possible decisions on a mention; the last two include a text for the creator. */
export type Act = 'approve' | 'reset' | 'reject' | 'changes'

const optionsOf = ({ id, state }: MentionRecord) => ({
  params: { id },
  item: { collection: 'mentions' as const, id },
  tag: { from: state } satisfies DecisionTag,
})

/** The state each decision leads to. */
export const stateAfter = { approve: 'approved', reset: 'pending', reject: 'rejected', changes: 'rejected' } as const
const toasts = {
  approve: messages.approved,
  reset: messages.undone,
  reject: messages.rejected,
  changes: messages.changesSent,
} as const

/** Approve, reject, request changes and reset, each with a toast that offers undo for six seconds. `decide` works without a toast. */
export function useDecide() {
  const t = useText()
  const dispatch = useAppDispatch()
  const { offer, undoLast } = useUndo()

  const decide = useCallback(
    (act: Act, mention: MentionRecord, reason = '') => {
      const options = optionsOf(mention)
      if (act === 'approve') return dispatch(approveMention(options))
      if (act === 'reset') return dispatch(resetMention(options))
      return act === 'reject'
        ? dispatch(rejectMention({ ...options, body: { reason } }))
        : dispatch(requestMentionChanges({ ...options, body: { reason } }))
    },
    [dispatch],
  )

  const act = useCallback(
    async (which: Act, mention: MentionRecord, reason?: string) => {
      const outcome = await decide(which, mention, reason)
      // A user who was too late sees the other decision at the post itself. With a typed text the dialog stays open and shows the error.
      if (!outcome.ok && outcome.parsedError?.id !== 'already_decided' && reason === undefined)
        notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
      if (outcome.ok && which === 'reset') notify({ kind: 'info', message: t(messages.undone) })
      if (outcome.ok && which !== 'reset')
        offer({
          message: t(toasts[which]),
          undo: () => void act('reset', { ...mention, state: stateAfter[which] }),
        })
      return outcome
    },
    [decide, offer, t],
  )

  return { act, decide, offer, undoLast }
}
